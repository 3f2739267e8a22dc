"""Training: a config in, a run folder out."""

from crl.training.loop import Observer
from crl.training.run_folder import RunFolder
from crl.training.start import default_folder, train

__all__ = ["Observer", "RunFolder", "default_folder", "train"]
