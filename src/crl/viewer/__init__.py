"""Traces for people."""

from crl.viewer.program import Computation, program
from crl.viewer.text import render

__all__ = ["Computation", "program", "render"]
