"""The models inside the package, found without importing torch."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parents[1] / "models"


def shipped_models() -> dict[str, Path]:
    """Give the folders of the models inside the package, by name."""
    return {path.parent.name: path.parent for path in sorted(FOLDER.glob("*/config.json"))}


def summary(path: Path) -> str:
    """Read what a model folder's card says first; nothing of the model is loaded."""
    card = (path / "README.md").read_text().splitlines()
    text = card[card.index("---", 1) + 1 :]  # after the metadata
    return next(line for line in text if line and not line.startswith("#"))
