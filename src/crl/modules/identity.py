"""Identity: a module that changes nothing."""

from __future__ import annotations

from torch import Tensor

from crl.modules.module import CRLModule


class Identity(CRLModule):
    """Leaves a representation as it is."""

    kind = "identity"
    reads, writes = None, None

    def __init__(self, *, title: str) -> None:
        super().__init__()
        self.title = title

    @property
    def about(self) -> str:
        return "changes nothing"

    def forward(self, values: Tensor) -> Tensor:
        """(batch, length, vocab) -> the same."""
        return values

    def describe(self, read: Tensor) -> list[str]:
        return ["leave as it is"] * len(read)
