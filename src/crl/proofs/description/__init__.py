"""What can be said of learners that cannot be decided: measured, not proved."""

from crl.proofs.description.describe import Description, describe

__all__ = ["Description", "describe"]
