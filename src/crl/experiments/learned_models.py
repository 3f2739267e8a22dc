"""What the shipped models of symbols learned, as figures."""

from __future__ import annotations

from pathlib import Path

from crl.domains.token_domain import TokenDomain
from crl.files import write_durably
from crl.learners import ProgramLearner
from crl.solving import load_model, shipped_models
from crl.viewer.learned import find_learned
from crl.viewer.learned.pictures import draw_learned


def draw_learned_models(folder: Path) -> list[Path]:
    """Draw what each shipped model of symbols learned; the files."""
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for name, path in shipped_models().items():
        loaded = load_model(path)
        if not isinstance(loaded.domain, TokenDomain):
            continue
        assert isinstance(loaded.learner, ProgramLearner)
        learned = find_learned(loaded.learner, loaded.domain)
        for part, picture in draw_learned(learned).items():
            file = folder / f"learned-{name}-{part}.svg"
            write_durably(file, picture)
            files.append(file)
    return files
