"""Programs for people: as text, as a picture, as data."""

from crl.viewer.computation import Computation
from crl.viewer.program import Program, program
from crl.viewer.svg import render_svg
from crl.viewer.text import render

__all__ = ["Computation", "Program", "program", "render", "render_svg"]
