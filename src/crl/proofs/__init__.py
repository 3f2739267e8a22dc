"""Proofs: whether a learner is right on every input of every length, or where it is wrong."""

from crl.proofs.certificate import Certificate, Counterexample, Part
from crl.proofs.decide import certify

__all__ = ["Certificate", "Counterexample", "Part", "certify"]
