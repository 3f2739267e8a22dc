"""What a Python program calls; the public names of `crl` are these and those of the rooms."""

from crl.api.known import register
from crl.api.solver import Solver, load, measure
from crl.api.sweep import Sweep
from crl.api.training import train

__all__ = ["Solver", "Sweep", "load", "measure", "register", "train"]
