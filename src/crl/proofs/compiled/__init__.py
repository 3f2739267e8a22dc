"""A proved learner as one Python file that needs nothing else."""

from crl.proofs.compiled.compiler import compile_learner

__all__ = ["compile_learner"]
