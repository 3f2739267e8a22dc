"""Canvas: shapes and words of a picture, which grows with them; all text is escaped."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

MARGIN = 18
SANS = "system-ui,-apple-system,'DejaVu Sans',sans-serif"
MONO = "ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace"
SIZES = {"title": 15, "head": 12, "plain": 11, "note": 11, "small": 9, "cell": 10, "sign": 11}
STYLE = (
    f"text{{font-family:{SANS};fill:#24292f;white-space:pre}}"
    + "".join(f".{kind}{{font-size:{size}px}}" for kind, size in SIZES.items())
    + ".title,.head,.sign{font-weight:600}.note,.small{fill:#57606a}"
    f".cell{{font-family:{MONO}}}"
    ".halo{paint-order:stroke;stroke:#ffffff;stroke-width:3px;stroke-linejoin:round}"
)
# Colours that are told apart by most people who see fewer of them (Okabe and Ito).
COLOURS = (
    "#0072b2",
    "#e69f00",
    "#009e73",
    "#cc79a7",
    "#56b4e9",
    "#d55e00",
    "#b8a90c",
    "#7a5195",
    "#8c8c8c",
)
GREY, RED, RULE = "#8c8c8c", "#cf222e", "#d0d7de"


def width_of(text: str, kind: str) -> float:
    """Estimate how wide a text becomes, in pixels, rather too wide."""
    return len(text) * SIZES[kind] * (0.66 if kind in ("title", "head", "sign") else 0.61)


class Canvas:
    """Collects the parts of a picture."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.right = self.bottom = 0.0

    def reach(self, right: float, bottom: float) -> None:
        """Let the picture be at least so wide and high."""
        self.right, self.bottom = max(self.right, right), max(self.bottom, bottom)

    def text(
        self, x: float, y: float, text: str, kind: str = "plain", *, anchor: str = "start"
    ) -> None:
        """Set a line of text, its base line at y."""
        share = {"start": 1.0, "middle": 0.5, "end": 0.0}[anchor]
        self.reach(x + share * width_of(text, kind.split()[0]), y + 4)
        place = f'x="{x:.1f}" y="{y:.1f}"'
        aligned = "" if anchor == "start" else f' text-anchor="{anchor}"'
        self.parts.append(f'<text class="{kind}" {place}{aligned}>{escape(text)}</text>')

    def words(self, places: Sequence[float], y: float, words: Sequence[str], kind: str) -> None:
        """Set words in a row, each centred on its place: one element, since tables have many."""
        self.reach(max(places) + max(width_of(word, kind) for word in words) / 2, y + 4)
        parts = [
            f'<tspan x="{x:.1f}">{escape(word)}</tspan>'
            for x, word in zip(places, words, strict=True)
        ]
        self.parts.append(
            f'<text class="{kind}" y="{y:.1f}" text-anchor="middle">{"".join(parts)}</text>'
        )

    def upright(self, x: float, y: float, text: str, kind: str) -> None:
        """Set a text from the bottom up, its beginning at y."""
        self.reach(x + 4, y)
        place = f'transform="translate({x:.1f} {y:.1f})rotate(-90)"'
        self.parts.append(f'<text class="{kind}" {place}>{escape(text)}</text>')

    def grid(
        self, x: float, y: float, cell: tuple[float, float], shape: tuple[int, int], fill: str
    ) -> None:
        """Draw the background and the lines of a table of (rows, columns)."""
        (wide, tall), (rows, columns) = cell, shape
        self.box(x, y, wide * columns, tall * rows, fill=fill, stroke=RULE)
        across = "".join(
            f"M{x:.1f} {y + tall * row:.1f}h{wide * columns:.1f}" for row in range(1, rows)
        )
        down = "".join(
            f"M{x + wide * column:.1f} {y:.1f}v{tall * rows:.1f}" for column in range(1, columns)
        )
        if across or down:
            self.path(across + down, stroke=RULE)

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        *,
        fill: str,
        stroke: str = "none",
        radius: float = 0,
        hint: str = "",
    ) -> None:
        """Draw a rectangle; the hint is shown when it is pointed at."""
        self.reach(x + width, y + height)
        place = f'x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"'
        look = f'fill="{fill}" stroke="{stroke}"' + (f' rx="{radius:g}"' if radius else "")
        end = f"><title>{escape(hint)}</title></rect>" if hint else "/>"
        self.parts.append(f"<rect {place} {look}{end}")

    def path(
        self, drawn: str, *, stroke: str, width: float = 1, opacity: float = 1, hint: str = ""
    ) -> None:
        """Draw a line along a path; whoever draws it has room for it."""
        look = f'fill="none" stroke="{stroke}" stroke-width="{width:.1f}"'
        look += f' stroke-opacity="{opacity:g}"' if opacity < 1 else ""
        end = f"><title>{escape(hint)}</title></path>" if hint else "/>"
        self.parts.append(f'<path d="{drawn}" {look}{end}')

    def shape(self, points: Sequence[tuple[float, float]], fill: str) -> None:
        """Fill a polygon."""
        told = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        self.parts.append(f'<polygon points="{told}" fill="{fill}"/>')

    def cross(self, x: float, y: float, width: float, height: float) -> None:
        """Cross out a rectangle."""
        lines = (
            f"M{x:.1f} {y:.1f}l{width:.1f} {height:.1f}m0 {-height:.1f}l{-width:.1f} {height:.1f}"
        )
        self.path(lines, stroke=RED, width=1.2)

    def image(self, x: float, y: float, side: float, uri: str) -> None:
        """Show a square image that is given as a data URI."""
        self.reach(x + side, y + side)
        place = f'x="{x:.1f}" y="{y:.1f}" width="{side:g}" height="{side:g}"'
        look = 'style="image-rendering:pixelated"'
        self.parts.append(f'<image {place} {look} href="{escape(uri)}"/>')

    def svg(self) -> str:
        """Give the whole picture, in a frame."""
        size = f'width="{self.right + MARGIN:.0f}" height="{self.bottom + MARGIN:.0f}"'
        view = f'viewBox="0 0 {self.right + MARGIN:.0f} {self.bottom + MARGIN:.0f}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {view} {size}>'
        frame = f'<rect {size} rx="8" fill="#ffffff" stroke="{RULE}"/>'
        return "\n".join([head, f"<style>{STYLE}</style>", frame, *self.parts, "</svg>\n"])
