"""The models inside the package, found without importing torch."""

from __future__ import annotations

from pathlib import Path

from crl.files import damaged, read_text

FOLDER = Path(__file__).parents[1] / "models"
COMPARED = FOLDER / "compared"


def shipped_models() -> dict[str, Path]:
    """Give the folders of the models inside the package, one for each domain, by name."""
    return _folders(FOLDER)


def compared_models() -> dict[str, Path]:
    """Give the folders of the models inside the package that shipped ones are compared with."""
    return _folders(COMPARED)


def packaged_models() -> dict[str, Path]:
    """Give the folders of all models inside the package, by name."""
    return {**shipped_models(), **compared_models()}


def _folders(folder: Path) -> dict[str, Path]:
    return {path.parent.name: path.parent for path in sorted(folder.glob("*/config.json"))}


def summary(path: Path) -> str:
    """Read what a model folder's card says first; nothing of the model is loaded."""
    card = read_text(path / "README.md").splitlines()
    ends = [number for number, line in enumerate(card) if line == "---"]  # of the metadata
    text = card[ends[1] + 1 :] if len(ends) > 1 else []
    for line in text:
        if line and not line.startswith("#"):
            return line
    raise damaged(path / "README.md", ValueError("it has no summary"))
