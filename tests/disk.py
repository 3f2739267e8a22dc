"""A disk that loses what was not synced: what a power cut leaves, at its worst.

Of a file only what it held when it was last synced is left, or nothing; of a folder only the names
it had when it was last synced.
"""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import Any

import pytest

Tree = dict[str, Any]  # of names: the bytes of a file, or the tree of a folder


class Disk:
    """Watches os.fsync; `states` has what would be left after each."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.root = root.stat().st_ino
        self.files: dict[int, bytes] = {}
        self.folders: dict[int, dict[str, tuple[int, bool]]] = {}
        self.kept: list[int] = []  # open, so that no inode is used again
        self.states: list[Tree] = []
        honest = os.fsync

        def fsync(file: int) -> None:
            honest(file)
            self._synced(file)

        monkeypatch.setattr(os, "fsync", fsync)

    def _synced(self, file: int) -> None:
        self.kept.append(os.dup(file))
        status = os.fstat(file)
        if stat.S_ISDIR(status.st_mode):
            found = {name: os.stat(name, dir_fd=file) for name in os.listdir(file)}
            self.folders[status.st_ino] = {
                name: (each.st_ino, stat.S_ISDIR(each.st_mode)) for name, each in found.items()
            }
        else:
            self.files[status.st_ino] = Path(f"/proc/self/fd/{file}").read_bytes()
        state = self._tree(self.root)
        if state not in self.states:
            self.states.append(state)

    def _tree(self, folder: int) -> Tree:
        return {
            name: self._tree(inode) if is_folder else self.files.get(inode, b"")
            for name, (inode, is_folder) in self.folders.get(folder, {}).items()
        }

    def close(self) -> None:
        """Let go of the files."""
        for file in self.kept:
            os.close(file)


def restore(state: Tree, folder: Path) -> None:
    """Write what is left into a folder."""
    folder.mkdir()
    for name, content in state.items():
        if isinstance(content, bytes):
            (folder / name).write_bytes(content)
        else:
            restore(content, folder / name)
