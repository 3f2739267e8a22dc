"""What a visitor asks, read from JSON: each value is checked, and refused with a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import isfinite
from typing import Any

from starlette.requests import Request

from crl.errors import one_line
from crl.files import parse_json
from crl.serve.refusal import refuse

MOST_TEXT = 40_000  # characters of an input
MOST_PICTURE = 200_000  # characters of a picture
MOST_OPTIONS, MOST_VALUE = 20, 200  # options, and characters of each
PICTURE = "data:image/png;base64,"


@dataclass(frozen=True)
class Asked:
    """The JSON object of a request."""

    values: Mapping[str, Any]

    @staticmethod
    async def of(request: Request) -> Asked:
        """Read the body of a request."""
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":
            refuse(415, "the body is not said to be JSON; its Content-Type is application/json")
        try:
            values = parse_json(await request.body())
        except ValueError as error:
            refuse(400, f"the body is not JSON: {one_line(error)}")
        if not isinstance(values, dict):
            refuse(400, "the body is not a JSON object")
        return Asked(values)

    def text(self, name: str, most: int = MOST_TEXT) -> str:
        """Give a text."""
        value = self.values.get(name)
        if not isinstance(value, str):
            refuse(422, f"{name} is missing or no text")
        if len(value) > most:
            refuse(413, f"{name} has {len(value):,} characters; at most {most:,} are allowed")
        if "\0" in value or not _is_unicode(value):
            refuse(422, f"{name} has characters that no text has")
        return value

    def whole(self, name: str, least: int, most: int) -> int:
        """Give a whole number."""
        value = self.values.get(name)
        if type(value) is not int or not least <= value <= most:
            refuse(422, f"{name} must be a whole number from {least:,} to {most:,}")
        return value

    def flag(self, name: str) -> bool:
        """Give a truth value; false if it is not given."""
        value = self.values.get(name, False)
        if not isinstance(value, bool):
            refuse(422, f"{name} must be true or false")
        return value

    def options(self) -> dict[str, str]:
        """Give options beside an input; those that are empty are none."""
        value = self.values.get("options", {})
        if not isinstance(value, dict) or len(value) > MOST_OPTIONS:
            refuse(422, f"options must be an object of at most {MOST_OPTIONS} texts")
        inner = Asked(value)
        given = {name: inner.text(name, MOST_VALUE) for name in value}
        if any(len(name) > MOST_VALUE for name in given):
            refuse(413, f"an option's name is longer than {MOST_VALUE} characters")
        return {name: text for name, text in given.items() if text}

    def amounts(self) -> dict[str, float]:
        """Give how much of each deformation is to be done, from -1 to 1."""
        value = self.values.get("amounts", {})
        if not isinstance(value, dict) or len(value) > MOST_OPTIONS:
            refuse(422, f"amounts must be an object of at most {MOST_OPTIONS} numbers")
        for name, amount in value.items():
            number = isinstance(amount, int | float) and not isinstance(amount, bool)
            if not number or not isfinite(amount) or not -1 <= amount <= 1:
                refuse(422, f"the amount of {name[:MOST_VALUE]!r} must be a number from -1 to 1")
        return {name: float(amount) for name, amount in value.items()}

    def picture(self) -> str | None:
        """Give a picture, a PNG as a data URI; None if there is none."""
        if self.values.get("picture") is None:
            return None
        value = self.text("picture", MOST_PICTURE)
        if not value.startswith(PICTURE):
            refuse(422, f"picture must be a PNG as a data URI, which begins with {PICTURE}")
        return value


def _is_unicode(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:  # half of a pair
        return False
    return True
