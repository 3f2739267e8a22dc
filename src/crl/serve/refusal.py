"""Refusals: an answer to a visitor that is one sentence, with its status."""

from __future__ import annotations

from typing import NoReturn


class RefusedError(Exception):
    """A request is not answered; why not, in a sentence."""

    def __init__(self, status: int, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status
        self.sentence = sentence


def refuse(status: int, sentence: str) -> NoReturn:
    """Answer with a sentence instead."""
    raise RefusedError(status, sentence)
