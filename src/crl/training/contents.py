"""A run folder as bytes, to be carried to another machine and back; never half written there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from crl.files import WEIGHTS_LIMIT, make_folder, parse_json, read_bytes, write_durably
from crl.training.run_folder import RunFolder

Contents = Mapping[str, bytes]  # by path in the folder
CHECKPOINTS, MANIFEST, CONFIG, DONE = "checkpoints", "manifest.json", "config.json", "DONE"


def contents(run: Path) -> Contents:
    """Read a run folder that nobody writes to meanwhile; nothing if it is not there."""
    files = (path for path in sorted(run.rglob("*")) if path.is_file())
    inside = {path.relative_to(run): path for path in files}
    return {
        path.as_posix(): read_bytes(file, WEIGHTS_LIMIT)
        for path, file in inside.items()
        if not any(part.endswith(".new") for part in path.parts)  # left by a kill
    }


def put_contents(run: Path, files: Contents) -> None:
    """Write what became of a run over what it was, so that a kill in between leaves a run.

    Files are written in the order of training: what begins a run, then logs and measures, then the
    checkpoints, which rely on the logs, and at last that it is done.
    """
    if MANIFEST not in files:  # it was refused before it began
        return
    plain = {
        path: content for path, content in files.items() if not path.startswith(f"{CHECKPOINTS}/")
    }
    make_folder(run / CHECKPOINTS)
    done = plain.pop(DONE, None)
    for path in sorted(plain, key=_order(plain)):
        make_folder((run / path).parent)
        write_durably(run / path, plain[path])
    for name in ("best", "last"):
        if checkpoint := _checkpoint(files, name):
            RunFolder(run).put(name, checkpoint)
    if done is not None:
        write_durably(run / DONE, done)


def _checkpoint(files: Contents, name: str) -> dict[str, bytes]:
    """Find the files of a checkpoint, also after a kill between two renames."""
    for folder in (f"{CHECKPOINTS}/{name}/", f"{CHECKPOINTS}/{name}.old/"):
        inside = [path for path in files if path.startswith(folder)]
        if inside:
            return {path.removeprefix(folder): files[path] for path in inside}
    return {}


def _order(plain: Contents) -> Callable[[str], int]:
    """What begins a run comes first: the files that it carries, the manifest, the config."""
    carried = parse_json(plain[MANIFEST]).get("checksums", {})
    first = [*(name for name in carried if name != CONFIG), MANIFEST, CONFIG]
    return lambda path: first.index(path) if path in first else len(first)
