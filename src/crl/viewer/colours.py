"""The colours of modules, in one place: pictures and pages take them from here.

A module's colour is its place in its module set, so it is the same in every picture of a model.
All are readable as text (4.5 to 1) on their backgrounds, and differ for people with each kind of
colour blindness (tests/test_colours.py). After the last colour they come again, with another line
around windows; titles are always written beside a colour.
"""

from __future__ import annotations

from dataclasses import dataclass

LINES = ("solid", "dashed", "dotted")  # around windows: of the first modules, the next, the others


@dataclass(frozen=True)
class Scheme:
    """The colours of one scheme."""

    page: str  # background
    card: str  # background of parts of a page
    text: str
    muted: str  # text that matters less
    line: str
    accent: str  # what can be pressed
    mistake: str
    answer: str
    beyond: str  # longer than what was trained
    modules: tuple[str, ...]
    tint: float  # share of a module's colour in the background of its windows

    def tinted(self, colour: str) -> str:
        """Mix a colour into the page, for a background."""
        pairs = zip(_channels(colour), _channels(self.page), strict=True)
        mixed = [round(self.tint * over + (1 - self.tint) * under) for over, under in pairs]
        return "#" + "".join(f"{channel:02x}" for channel in mixed)


LIGHT = Scheme(
    page="#ffffff",
    card="#f6f8fa",
    text="#1f2328",
    muted="#59636e",
    line="#d1d9e0",
    accent="#0a5bc4",
    mistake="#b3121d",
    answer="#1a6e33",
    beyond="#7d5200",
    modules=("#103c8b", "#954d05", "#863cc1", "#376f67", "#79004e", "#2d3800"),
    tint=0.12,
)
DARK = Scheme(
    page="#0d1117",
    card="#151b23",
    text="#f0f6fc",
    muted="#9ea7b3",
    line="#3d444d",
    accent="#6cb0ff",
    mistake="#ff8a80",
    answer="#5fd47f",
    beyond="#e3b341",
    modules=("#a7c5f9", "#efb87c", "#c182fc", "#7bffed", "#f3759d", "#e1f32a"),
    tint=0.2,
)


def colour_of(module: int | None, scheme: Scheme = LIGHT) -> str:
    """Give the colour of a module by its place in its set; HALT and the unknown have none."""
    return scheme.muted if module is None else scheme.modules[module % len(scheme.modules)]


def line_of(module: int | None) -> str:
    """Give the line around windows of a module: colours come again with another one."""
    return LINES[0 if module is None else min(module // len(LIGHT.modules), len(LINES) - 1)]


def contrast(one: str, other: str) -> float:
    """Give the contrast of two colours, 1 to 21, as WCAG 2 defines it."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    red, green, blue = (_linear(channel / 255) for channel in _channels(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)


def _channels(colour: str) -> tuple[int, ...]:
    return tuple(int(colour[at : at + 2], 16) for at in (1, 3, 5))


def style_sheet() -> str:
    """Write the colours as custom properties of CSS, dark where a person prefers it."""
    dark = _properties(DARK)
    classes = "".join(
        f".crl-colour-{place}{{--colour:var(--crl-module-{place});"
        f"--tint:var(--crl-module-{place}-tint)}}\n"
        for place in range(len(LIGHT.modules))
    )
    schemes = (
        f":root{{{_properties(LIGHT)}}}\n@media (prefers-color-scheme:dark){{:root{{{dark}}}}}\n"
    )
    return schemes + classes


def _properties(scheme: Scheme) -> str:
    named = ("page", "card", "text", "muted", "line", "accent", "mistake", "answer", "beyond")
    values = {name: str(getattr(scheme, name)) for name in named}
    values |= {f"{name}-tint": scheme.tinted(values[name]) for name in ("mistake", "answer")}
    for place, colour in enumerate(scheme.modules):
        values |= {f"module-{place}": colour, f"module-{place}-tint": scheme.tinted(colour)}
    return "".join(f"--crl-{name}:{value};" for name, value in values.items())
