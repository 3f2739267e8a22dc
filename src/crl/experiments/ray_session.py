"""A connection to Ray: to a cluster that is there, or to a Ray of this machine, ended after use."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from tempfile import TemporaryDirectory

from crl.errors import RunError, UsageError, one_line
from crl.training.process import interruptible

LOCAL, AUTO = "local", "auto"
ALLOWED = "expected local, auto, or HOST:PORT of a cluster that this machine is a node of"
ANSWER = 5.0  # seconds in which a cluster has to answer
QUIET = {"log_to_driver": False, "logging_level": logging.ERROR}


@contextmanager
def session(address: str, workers: int) -> Iterator[int]:
    """Use Ray at an address, or `local` with so many cores; gives how many cores there are."""
    if not find_spec("ray"):
        raise UsageError("--ray needs the ray package; install crl[ray]")
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    if address not in (LOCAL, AUTO):
        _refuse_silent(address)
        os.environ.setdefault("RAY_NUM_REDIS_GET_RETRIES", "1")  # of 40 s each, where no Ray is
    import ray

    with TemporaryDirectory(prefix="crl-ray-", ignore_cleanup_errors=True) as scratch:
        try:
            _connect(address, workers, scratch)
            yield int(ray.cluster_resources().get("CPU", 0)) or 1
        finally:
            ray.shutdown()


def _connect(address: str, workers: int, scratch: str) -> None:
    import ray
    from ray.exceptions import RayError

    try:
        with interruptible():  # Ray has its own handlers, which are not kept
            if address == LOCAL:
                _start(workers, scratch)
            else:
                ray.init(address=address, **QUIET)
    except (ConnectionError, ValueError, RuntimeError, RayError) as error:
        said = f"Ray cannot be used at {address}: {one_line(error)}"
        raise RunError(f"{said}; {ALLOWED}") from None


def _refuse_silent(address: str) -> None:
    """Refuse an address where nothing answers: Ray itself would try for minutes."""
    host, colon, port = address.rpartition(":")
    if not colon or not host or not port.isdigit() or "/" in host or int(port) > 65535:
        raise UsageError(f"--ray is {address!r}; {ALLOWED}")
    try:
        socket.create_connection((host.strip("[]"), int(port)), ANSWER).close()
    except OSError as error:
        reason = error.strerror or one_line(error)
        raise RunError(f"no Ray cluster answers at {address} ({reason}); {ALLOWED}") from None


def _start(workers: int, scratch: str) -> None:
    """Start Ray on this machine, heard on its loopback address only."""
    import ray
    from ray._private import ray_constants as constants

    clusters = constants.ENABLE_RAY_CLUSTER
    constants.ENABLE_RAY_CLUSTER = False  # else it listens to the network, as a cluster must
    try:
        ray.init(
            address="local",
            num_cpus=workers,
            include_dashboard=False,
            _temp_dir=scratch,
            **QUIET,
        )
    finally:
        constants.ENABLE_RAY_CLUSTER = clusters
