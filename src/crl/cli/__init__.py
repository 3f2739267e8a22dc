"""The commands. Arguments are parsed before torch is imported: help and mistakes come at once."""

from crl.cli.main import main

__all__ = ["main"]
