"""`python -m tests.torture.slowdown COMMIT`: what training takes beside that of an older commit.

Both commits train the same, in turn in one run and in changing order. The ratio of their seconds
counts, since waiting for the disk is a part of them; it wants a machine that is otherwise idle.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from . import report
from .trials import Row

SEED = 7000  # first of those that no choice was made by
RUN = ("train", "numeric", "--no-table", "--set", "max_episodes=40960")


def main() -> None:
    """Compare, print, and record if asked to."""
    parser = argparse.ArgumentParser(prog="python -m tests.torture.slowdown", description=__doc__)
    parser.add_argument("commit", help="the older one")
    parser.add_argument("--whole", metavar="DOMAIN", help="train to the end, a seed for each pair")
    parser.add_argument("--pairs", type=int, default=12, help="of trainings (default 12)")
    parser.add_argument("--most", type=float, default=1.02, help="allowed ratio (default 1.02)")
    parser.add_argument("--record", action="store_true", help="write results/ and docs/")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="crl-slowdown-") as work:
        older = Path(work, "older")
        git = ["git", "-C", str(report.ROOT)]
        subprocess.run([*git, "worktree", "add", "--detach", older, given.commit], check=True)
        try:
            ratios = _ratios(older, report.ROOT, Path(work), given.pairs, given.whole)
        finally:
            subprocess.run([*git, "worktree", "remove", "--force", older], check=True)
    ratio = median(ratios)
    what = f"training {given.whole} to the end" if given.whole else "training"
    note = f"median {ratio:.3f}, pairs from {min(ratios):.3f} to {max(ratios):.3f}"
    title = f"seconds of {what} against `{given.commit}`, at most {given.most}"
    print(f"{title}: {note}")
    if given.record:
        from crl.training.run_folder import current_commit

        held = given.pairs if ratio <= given.most else 0
        row = Row(
            part="slowdown", name="slowdown", title=title, planned=given.pairs,
            tried=given.pairs, held=held, note=note,
        )  # fmt: skip
        report.write_records([row], current_commit())
        report.write_document()
    sys.exit(ratio > given.most)


def _ratios(
    older: Path, newer: Path, work: Path, pairs: int, domain: str | None = None
) -> list[float]:
    """Train with both, once to warm up; newer by older, of each pair."""
    _seconds(newer, RUN, work / "warm")
    spent: dict[Path, list[float]] = {older: [], newer: []}
    for pair in range(pairs):
        run = RUN if domain is None else ("train", domain, "--no-table", "--seed", str(SEED + pair))
        for code in (older, newer) if pair % 2 else (newer, older):
            spent[code].append(_seconds(code, run, work / f"{pair}-{code.name}"))
        print(f"{spent[older][-1]:.2f} s, {spent[newer][-1]:.2f} s", flush=True)
    print(f"medians: {median(spent[older]):.2f} s, {median(spent[newer]):.2f} s")
    return [after / before for before, after in zip(spent[older], spent[newer], strict=True)]


def _seconds(code: Path, run: tuple[str, ...], out: Path) -> float:
    """Train once with the code of a checkout."""
    one_thread = {"OMP_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}
    environment = {**os.environ, **one_thread, "PYTHONPATH": str(code / "src")}
    start = "from crl.cli import main; main()"
    began = time.perf_counter()
    subprocess.run(
        [sys.executable, "-c", start, *run, "--out", out],
        env=environment, cwd=code, check=True, stdout=subprocess.DEVNULL,
    )  # fmt: skip
    return time.perf_counter() - began


if __name__ == "__main__":
    main()
