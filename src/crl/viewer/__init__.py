"""Traces for people."""

from crl.viewer.program import Computation, program
from crl.viewer.svg import render_svg
from crl.viewer.text import render

__all__ = ["Computation", "program", "render", "render_svg"]
