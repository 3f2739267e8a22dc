"""Errors meant for a person: one sentence that names what is wrong and what is allowed."""

from __future__ import annotations


class UsageError(ValueError):
    """The request is wrong: unknown names, malformed input. The command line exits with 2."""


class RunError(RuntimeError):
    """The request is right but cannot be carried out: damaged files, divergence. The command line exits with 1."""
