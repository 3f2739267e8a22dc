"""The classifier of plain digits: trained once, kept in the cache, then frozen."""

from __future__ import annotations

import hashlib
import math
import os
import re
from pathlib import Path

import torch
from safetensors.torch import load, save
from torch import Tensor, nn

from crl.domains.images.cache import cache_folder, keep, refuse_unwritable
from crl.errors import Report, RunError, one_line
from crl.files import MEGABYTE, read_bytes
from crl.modules.affine import compose, rotation, scaling, translation, warp
from crl.networks.cnn import CNN

CHANNELS, HIDDEN = (16, 32, 64), 64
EPOCHS, BATCH, LR = 8, 128, 4e-3
SEED = 0
Shake = tuple[float, float, float]  # of training digits: log scale, radians, share of half a width
SHAKE: Shake = (0.12, 0.2, 0.1)  # so that small misalignments do no harm (D20)
STILL: Shake = (0.0, 0.0, 0.0)
LIMIT = 64 * MEGABYTE  # of a file of weights; the largest images make 17
CHECKSUM = re.compile(rb'"sha256":"([0-9a-f]{64})"')  # in the metadata, of all the rest
NO_CHECKSUM = "0" * 64


def make_classifier(size: int) -> CNN:
    """Make a classifier with random weights."""
    return CNN(size=size, outputs=10, channels=CHANNELS, hidden=HIDDEN, normalised=True)


def frozen(classifier: CNN) -> CNN:
    """Freeze a classifier: it is used and not trained any more."""
    for parameter in classifier.parameters():
        parameter.requires_grad_(False)
    return classifier.eval()


def weights_path(size: int, shake: Shake) -> Path:
    """Say where the weights of a classifier made by this recipe are kept."""
    recipe = repr((size, CHANNELS, HIDDEN, EPOCHS, BATCH, LR, SEED, shake))
    digest = hashlib.sha256(recipe.encode()).hexdigest()[:12]
    return cache_folder() / f"classifier-{digest}.safetensors"


def pretrain(
    classifier: CNN, images: Tensor, labels: Tensor, *, shake: Shake, report: Report
) -> None:
    """Fill in trained weights: cached ones, or by training on plain digits (n, width, width)."""
    path = weights_path(images.shape[-1], shake)
    if os.path.isfile(path):  # False if it may not be looked at
        try:
            classifier.load_state_dict(read_weights(path, classifier))
            return
        except RunError as error:
            report(f"the classifier is trained again: {error}")
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(SEED)
        trained = make_classifier(images.shape[-1])
    refuse_unwritable(path, _with_checksum(trained, path.name))  # before the long training
    report(f"training the classifier on {len(images):,} plain digits, once")
    _fit(trained, images, labels, shake, report)
    try:
        keep(path, _with_checksum(trained, path.name))
    except RunError as error:
        report(f"the classifier is used but not kept: {error}")
    classifier.load_state_dict(trained.state_dict())


def read_weights(path: Path, like: CNN) -> dict[str, Tensor]:
    """Read weights for a classifier like this, or raise a RunError that says what is wrong."""
    content = read_bytes(path, LIMIT)
    found = CHECKSUM.search(content, 0, MEGABYTE)
    if found is None:
        raise RunError(f"{path} is damaged or of an earlier version: it has no checksum")
    rest = content[: found.start(1)] + NO_CHECKSUM.encode() + content[found.end(1) :]
    if found[1].decode() != _checksum(rest, path.name):
        raise RunError(f"{path} is damaged: its checksum is another")
    try:
        weights = load(content)
    except Exception as error:  # a checksum of nonsense can be right
        raise RunError(f"{path} is damaged ({one_line(error)})") from None
    expected = {name: (value.shape, value.dtype) for name, value in like.state_dict().items()}
    if {name: (value.shape, value.dtype) for name, value in weights.items()} != expected:
        raise RunError(f"{path} has the weights of another network")
    if not all(bool(value.isfinite().all()) for value in weights.values()):
        raise RunError(f"{path} has weights that are not finite")
    return weights


def _with_checksum(classifier: CNN, name: str) -> bytes:
    """Give the content of a file of weights; its checksum covers its name too."""
    weights = {key: value.contiguous() for key, value in classifier.state_dict().items()}
    content = save(weights, metadata={"sha256": NO_CHECKSUM})
    return content.replace(NO_CHECKSUM.encode(), _checksum(content, name).encode(), 1)


def _checksum(content: bytes, name: str) -> str:
    return hashlib.sha256(name.encode() + b"\0" + content).hexdigest()


def _fit(classifier: CNN, images: Tensor, labels: Tensor, shake: Shake, report: Report) -> None:
    generator = torch.Generator().manual_seed(SEED)
    optimizer = torch.optim.Adam(classifier.parameters(), lr=LR, weight_decay=1e-4)
    total = EPOCHS * math.ceil(len(images) / BATCH)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, LR, total_steps=total)
    classifier.train()
    for epoch in range(EPOCHS):
        right = 0
        for rows in torch.randperm(len(images), generator=generator).split(BATCH):
            scores = classifier(shaken(images[rows], shake, generator))
            loss = nn.functional.cross_entropy(scores, labels[rows])
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            schedule.step()
            right += int((scores.argmax(dim=1) == labels[rows]).sum())
        report(
            f"  epoch {epoch + 1} of {EPOCHS}: {right / len(images):.4f} of the training digits"
            " recognised while it learned"
        )


def shaken(images: Tensor, shake: Shake, generator: torch.Generator) -> Tensor:
    """Scale, turn and shift digits a little."""
    draws = 2 * torch.rand(4, len(images), generator=generator) - 1
    scale, turn, shift = shake
    where = compose(
        scaling(torch.exp(scale * draws[0])),
        rotation(torch.sin(turn * draws[1]), torch.cos(turn * draws[1])),
    )
    return warp(images, compose(where, translation(shift * draws[2], shift * draws[3])))
