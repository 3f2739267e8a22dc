"""What a learner learned: as data, in words, and as pictures."""

from crl.viewer.learned.learned import Learned, find_learned

__all__ = ["Learned", "find_learned"]
