"""Measuring: whether a learner solves what it was never trained on, and how fast it is."""

from crl.measuring.generalization import measure, measure_file, num_solved
from crl.measuring.records import Curve, Record, read_records
from crl.measuring.run import measure_run

__all__ = [
    "Curve",
    "Record",
    "measure",
    "measure_file",
    "measure_run",
    "num_solved",
    "read_records",
]
