"""Many visitors of `crl serve` at once: `python -m tests.load --clients 50 --seconds 30`.

Each visitor opens the page, rolls problems and has them answered, one request after the other.
Not part of the ordinary tests; --record writes what is said to results/serve-load.txt.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import random
import tempfile
import time
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from tests.serving import Served, served

RECORD = Path(__file__).parents[1] / "results" / "serve-load.txt"
PERCENTILES = (50, 90, 99, 100)
SIZES = {"numeric": (2, 10), "multilingual": (2, 8)}  # terms of what is rolled


@dataclass
class Tally:
    """What was asked, how long it took, and what failed."""

    seconds: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    errors: Counter[str] = field(default_factory=Counter)

    async def ask(self, client: httpx.AsyncClient, kind: str, path: str, **body: Any) -> Any:
        began = time.perf_counter()
        try:
            answer = await (client.post(path, json=body) if body else client.get(path))
        except httpx.HTTPError as error:
            self.errors[f"{kind}: {type(error).__name__}"] += 1
            return None
        self.seconds[kind].append(time.perf_counter() - began)
        if answer.status_code != 200:
            self.errors[f"{kind}: status {answer.status_code}"] += 1
            return None
        return answer

    def lines(self) -> list[str]:
        """Write a table of the times, in milliseconds."""
        heads = [*(f"p{percent}" for percent in PERCENTILES[:-1]), "max"]
        lines = ["request   count  " + "".join(f"{head:>8}" for head in heads) + "  (ms)"]
        everything = [each for times in self.seconds.values() for each in times]
        for kind, times in {**self.seconds, "all": everything}.items():
            ordered = sorted(times)
            found = [
                ordered[min(len(ordered) - 1, len(ordered) * percent // 100)]
                for percent in PERCENTILES
            ]
            cells = "".join(f"{1000 * each:8.0f}" for each in found)
            lines.append(f"{kind:8s}  {len(times):5d}  {cells}")
        return lines


async def visit(address: str, tally: Tally, until: float, rng: random.Random) -> None:
    """Be one visitor."""
    async with httpx.AsyncClient(base_url=address, timeout=60, trust_env=False) as client:
        while time.perf_counter() < until:
            await tally.ask(client, "page", "/")
            await tally.ask(client, "file", "/player/player.js")
            await tally.ask(client, "models", "/api/models")
            model, sizes = rng.choice(sorted(SIZES.items()))
            body = {"model": model, "size": rng.randint(*sizes), "number": rng.randrange(10**6)}
            rolled = await tally.ask(client, "roll", "/api/roll", **body)
            if rolled is not None:
                given = {name: rolled.json()[name] for name in ("input", "options")}
                await tally.ask(client, "trace", "/api/trace", model=model, **given)


def memory(server: Served) -> float:
    """Megabytes of all processes of a server; what they share is counted once."""
    kilobytes = 0
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            if int(status.read_text().rpartition(")")[2].split()[2]) == server.process.pid:
                lines = (status.parent / "smaps_rollup").read_text().splitlines()
                kilobytes += next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
        except OSError:
            continue  # it has ended
    return kilobytes / 1000


async def load(server: Served, clients: int, seconds: float) -> Tally:
    """Let all visitors come at once."""
    tally = Tally()
    until = time.perf_counter() + seconds
    visits = [visit(server.address, tally, until, random.Random(each)) for each in range(clients)]
    await asyncio.gather(*visits)
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clients", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--record", action="store_true", help=f"write to {RECORD.name}")
    given = parser.parse_args()
    before_it = os.getloadavg()[0]
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder), Path(folder, "runs"), limited=False) as server,
    ):
        asyncio.run(load(server, 3, 3))  # imports, and models are loaded
        before = memory(server)
        tally = asyncio.run(load(server, given.clients, given.seconds))
        after = memory(server)
        code, _, _ = server.interrupt()
    count = sum(map(len, tally.seconds.values()))
    busy = f"{before_it:.1f} before, {os.getloadavg()[0]:.1f} at the end"
    lines = [
        f"python -m tests.load --clients {given.clients} --seconds {given.seconds:g}",
        f"{platform.machine()}, {os.cpu_count()} cores, niceness {os.nice(0)}, load {busy}",
        f"{count:,} requests ({count / given.seconds:.0f} in a second), "
        f"{sum(tally.errors.values())} errors {dict(tally.errors) or ''}".rstrip(),
        *tally.lines(),
        f"memory of all its processes: {before:.0f} MB before, {after:.0f} MB after",
        f"Ctrl-C: exit code {code}",
    ]
    print("\n".join(lines))
    if given.record:
        RECORD.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
