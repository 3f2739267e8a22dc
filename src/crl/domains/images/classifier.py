"""The classifier of plain digits: trained once, kept in the cache, then frozen."""

from __future__ import annotations

import hashlib
import math
from pathlib import Path

import torch
from safetensors.torch import load_file, save_file
from torch import Tensor, nn

from crl.domains.images import mnist
from crl.errors import Report
from crl.modules.affine import compose, rotation, scaling, translation, warp
from crl.networks.cnn import CNN

CHANNELS, HIDDEN = (16, 32, 64), 64
EPOCHS, BATCH, LR = 8, 128, 4e-3
SEED = 0
Shake = tuple[float, float, float]  # of training digits: log scale, radians, share of half a width
SHAKE: Shake = (0.12, 0.2, 0.1)  # so that small misalignments do no harm (D20)
STILL: Shake = (0.0, 0.0, 0.0)


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
    return mnist.cache().parent / f"classifier-{digest}.safetensors"


def pretrain(
    classifier: CNN, images: Tensor, labels: Tensor, *, shake: Shake, report: Report
) -> None:
    """Fill in trained weights: cached ones, or by training on plain digits (n, width, width)."""
    path = weights_path(images.shape[-1], shake)
    if path.exists():
        classifier.load_state_dict(load_file(path))
        return
    report(f"training the classifier on {len(images):,} plain digits, once")
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(SEED)
        trained = make_classifier(images.shape[-1])
    _fit(trained, images, labels, shake, report)
    path.parent.mkdir(parents=True, exist_ok=True)
    partial = path.with_suffix(".new")
    save_file({name: value.contiguous() for name, value in trained.state_dict().items()}, partial)
    partial.replace(path)
    classifier.load_state_dict(trained.state_dict())


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
