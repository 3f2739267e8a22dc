"""A real `crl serve` for tests: a process of its own, and folders of runs for it."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import httpx
from safetensors.torch import load_file, save_file

from crl.presets import preset
from crl.solving import shipped_models
from crl.training import train

# The command, and limits of time that a test can wait for.
COMMAND = """
{limits}
from crl.cli import main
if __name__ == "__main__":
    main()
"""
LIMITS = """
import crl.serve.security, crl.serve.server, crl.serve.jobs
crl.serve.security.BODY_SECONDS = crl.serve.server.HEAD_SECONDS = 1.5
crl.serve.jobs.PATIENCE = {patience}
"""
HOSTILE = "<img src=x onerror=alert(1)>"  # a name of a folder that would be markup


@dataclass
class Served:
    """A server that runs."""

    process: subprocess.Popen[str]
    address: str
    ended_in: float = 0.0  # seconds after Ctrl-C

    @property
    def port(self) -> int:
        return int(self.address.rsplit(":")[-1])

    def client(self, **settings: Any) -> httpx.Client:
        return httpx.Client(base_url=self.address, timeout=60, trust_env=False, **settings)

    def ask(self, path: str, **body: Any) -> Any:
        """Ask as the page does; what is answered."""
        with self.client() as client:
            answer = client.post(path, json=body) if body else client.get(path)
        assert answer.status_code in (200, 202), answer.text
        return answer.json()

    def interrupt(self) -> tuple[int, str, str]:
        """Press Ctrl-C; exit code, and what was said."""
        began = time.monotonic()
        os.killpg(self.process.pid, signal.SIGINT)
        self.process.wait(timeout=15)
        self.ended_in = time.monotonic() - began  # then a person can type again
        out, err = self.process.communicate(timeout=15)  # a worker may be in its imports
        return self.process.returncode, out, err


@contextmanager
def served(
    folder: Path, runs: Path, *, patience: float = 30, limited: bool = True
) -> Iterator[Served]:
    """Start a server on any free port, with limits of time for tests or with its own."""
    script = folder / "serve.py"
    limits = LIMITS.format(patience=patience) if limited else ""
    script.write_text(COMMAND.format(limits=limits))
    process = subprocess.Popen(
        [sys.executable, str(script), "serve", "--port=0", "--no-browser", f"--runs={runs}"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        cwd=folder,
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line.startswith("http://127.0.0.1:"), process.stderr and process.stderr.read()
    try:
        yield Served(process, line.split("/  ")[0])
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()


def make_runs(folder: Path) -> Path:
    """Make a folder with a run, a baseline, a damaged model, and links that lead out of it."""
    runs = folder / "runs"
    for learner in ("crl", "rnn"):
        config = preset("numeric", learner, "smoke")
        train(replace(config, max_episodes=2 * config.batch), runs / "numeric" / learner)
    shutil.copytree(runs / "numeric" / "crl", runs / "numeric" / HOSTILE)
    damaged = runs / "damaged"
    damaged.mkdir()
    shipped = shipped_models()["numeric"]
    shutil.copy(shipped / "config.json", damaged)
    weights = load_file(shipped / "model.safetensors")
    weights["module_set.members.R1.layers.2.bias"][4] += 12  # its products are all 4
    save_file(weights, damaged / "model.safetensors")
    (damaged / "results.json").write_text("{}")
    outside = folder / "outside"
    shutil.copytree(damaged, outside)
    (runs / "link").symlink_to(outside)
    hidden = runs / "hidden"
    hidden.mkdir()
    shutil.copy(shipped / "config.json", hidden)
    (hidden / "model.safetensors").symlink_to(outside / "model.safetensors")
    (runs / "broken").mkdir()
    (runs / "broken" / "config.json").write_text("{")
    (runs / "broken" / "model.safetensors").write_text("")
    return runs
