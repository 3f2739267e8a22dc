"""axe-core, which looks for faults of accessibility: `python tests/axe.py` fetches it by npm.

It is not part of this repository (MPL-2.0, Deque Systems); tests are skipped without it.
"""

from __future__ import annotations

import hashlib
import subprocess
import tarfile
import tempfile
from pathlib import Path

from crl.domains.images.cache import cache_folder

VERSION = "4.14.0"
SHA256 = "20c09fe157a8a34a30e241aaa1fcdade657734f08ab379ecfbeb7d45cc46e878"
RUN = "axe.run(document, {resultTypes: ['violations']})"  # what a page answers with faults
GRAVE = ("serious", "critical")


def script() -> Path:
    """Where the script is kept."""
    return cache_folder() / f"axe-core-{VERSION}" / "axe.min.js"


def fetch() -> Path:
    """Get the script through npm, unless it is there; its content is always checked."""
    path = script()
    if not path.exists():
        with tempfile.TemporaryDirectory() as folder:
            packing = ["npm", "pack", "--silent", f"axe-core@{VERSION}"]
            subprocess.run(packing, cwd=folder, check=True, timeout=120, stdout=subprocess.DEVNULL)
            with tarfile.open(next(Path(folder).glob("*.tgz"))) as archive:
                member = archive.extractfile("package/axe.min.js")
                assert member is not None
                content = member.read()
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    if hashlib.sha256(path.read_bytes()).hexdigest() != SHA256:
        path.unlink()
        raise SystemExit(f"{path} was not axe-core {VERSION}; it was removed, try again")
    return path


if __name__ == "__main__":
    print(fetch())
