"""What was learned, as rewriting rules that a person reads."""

from crl.proofs.rules.find import Rules, find_rules

__all__ = ["Rules", "find_rules"]
