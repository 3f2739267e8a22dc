"""`python -m tests.torture`: run the parts, print a table, exit with 1 if anything did not hold."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
from pathlib import Path

from . import report
from .parts import PARTS, run_parts
from .trials import SMALL, Chosen, write_rows


def main() -> None:
    """Run what was asked for."""
    given = _arguments()
    for threads in ("OMP_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ.setdefault(threads, "1")
    import crl
    from crl.training.run_folder import current_commit

    from . import forked

    if not Path(crl.__file__).is_relative_to(report.ROOT):
        raise SystemExit(f"crl comes from {crl.__file__}, which is not of this repository")
    commit = current_commit()
    folder = Path(given.work or tempfile.mkdtemp(prefix="crl-torture-")).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.iterdir()):
        raise SystemExit(f"{folder} is not empty; give a new folder as --work")
    chosen = Chosen(
        seed=given.seed,
        count=given.count,
        trials=[name for name in (given.trial or "").split(",") if name],
        case=given.case,
        small=given.small,
    )
    forked.warm_up()
    names = given.parts or list(SMALL if given.small else PARTS)
    rows = run_parts(names, chosen, folder, 60 * given.minutes, given.processes)
    print(f"\n{report.table(rows)}\n\ncommit {commit}, seed {given.seed}", flush=True)
    if given.rows:
        write_rows(Path(given.rows), rows)
    if given.record:
        report.write_records(rows, commit)
        report.write_document()
        print(f"wrote {report.RECORDS} and {report.DOCUMENT}")
    if not any(row.failed for row in rows):
        shutil.rmtree(folder, ignore_errors=True)
        return
    print(f"not everything held; what failed is kept in {folder}")
    sys.exit(1)


def _arguments() -> argparse.Namespace:
    parts = "\n".join(f"  {name:12s}  {part.summary}" for name, part in PARTS.items())
    parser = argparse.ArgumentParser(
        prog="python -m tests.torture",
        description="Attack crl in every way that is promised to do no harm.",
        epilog=f"parts:\n{parts}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("parts", nargs="*", metavar="PART", help="all if none is given")
    add("--minutes", type=float, default=20, help="for everything, about (default 20)")
    add("--processes", type=int, choices=(1, 2), default=2, help="that work (default 2)")
    add("--seed", type=int, default=0, help="of everything random (default 0)")
    add("--trial", metavar="NAME,...", help="only these trials of a part")
    add("--count", type=int, metavar="N", help="tries of each trial at most")
    add("--case", type=int, metavar="N", help="only this case of a trial: repeats a failure")
    add("--work", metavar="FOLDER", help="new folder to work in (default: a temporary one)")
    add("--small", action="store_true", help="what the ordinary tests try, in under a minute")
    add("--rows", metavar="FILE", help="write the table as JSON lines too")
    add("--record", action="store_true", help="write results/ and the table in docs/")
    given = parser.parse_args()
    if unknown := set(given.parts) - set(PARTS):
        parser.error(f"no part {min(unknown)!r}; expected some of {', '.join(PARTS)}")
    if (given.trial or given.case is not None) and len(given.parts) != 1:
        parser.error("--trial and --case need one part")
    return given


if __name__ == "__main__":
    main()
