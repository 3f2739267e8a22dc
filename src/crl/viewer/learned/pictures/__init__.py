"""What was learned as pictures: self-contained SVG, the same for the same data."""

from crl.viewer.learned.pictures.pictures import draw_learned

__all__ = ["draw_learned"]
