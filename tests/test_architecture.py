"""The house: which room may import which, and how large things may grow."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "crl"
ROOMS = (  # each line may import only the lines above it, and itself
    ("errors", "files", "lazy", "python_file", "plugins", "validation", "config", "notebook"),
    ("representation", "problem", "batch", "trace"),
    ("networks",),
    ("modules",),
    ("controllers",),
    ("evaluator", "meta_mdp"),
    ("execution",),
    ("ppo", "curriculum"),
    ("domains",),
    ("learners",),
    ("presets",),
    ("training",),
    ("solving",),
    ("measuring",),
    ("proofs",),
    ("viewer",),
    ("reports",),
    ("experiments",),
    ("api",),
    ("gym",),
    ("serve",),
    ("cli",),
)
LEVEL = {room: level for level, rooms in enumerate(ROOMS) for room in rooms}
OUTSIDE = {"__init__", "__main__"}  # the front door: it knows everybody, nobody knows it
MOST_LINES, MOST_OF_A_FUNCTION = 350, 50
GENERATED = SOURCE / "models"  # compiled solvers: data
FILES = sorted(path for path in SOURCE.rglob("*.py") if GENERATED not in path.parents)


def name(path: Path) -> str:
    """The dotted name of a module inside crl."""
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" and len(parts) > 1 else parts)


def imported(path: Path) -> Iterator[str]:
    """The modules of crl that a file imports, wherever in it, types aside or not."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "crl":
            base = (node.module or "").removeprefix("crl").strip(".")
            for alias in node.names:
                whole = f"{base}.{alias.name}".strip(".")
                yield whole if is_module(whole) else base or "__init__"
        elif isinstance(node, ast.Import):
            for alias in node.names:
                if alias.name.split(".")[0] == "crl":
                    yield alias.name.removeprefix("crl").strip(".") or "__init__"


def is_module(dotted: str) -> bool:
    path = SOURCE.joinpath(*dotted.split("."))
    return path.with_suffix(".py").exists() or (path / "__init__.py").exists()


GRAPH = {name(path): sorted(set(imported(path))) for path in FILES}


@pytest.mark.parametrize("module", sorted(GRAPH))
def test_a_room_imports_only_the_rooms_above_it(module: str) -> None:
    room = module.split(".")[0]
    if room in OUTSIDE:
        return
    assert room in LEVEL, f"{module} is in no room"
    rooms = {found.split(".")[0] for found in GRAPH[module]} - {"__init__"}
    allowed = {other for other in LEVEL if LEVEL[other] <= LEVEL[room]}
    assert rooms <= allowed


def test_no_module_imports_itself_by_way_of_others() -> None:
    done: set[str] = set()

    def visit(module: str, path: tuple[str, ...]) -> None:
        assert module not in path, " -> ".join((*path, module))
        if module in done or module in OUTSIDE:
            return
        for found in GRAPH.get(module, ()):
            if found != module:
                visit(found, (*path, module))
        done.add(module)

    for module in GRAPH:
        visit(module, ())


def test_the_core_knows_nothing_of_the_front_door() -> None:
    """Only the version is asked for there."""
    asking = {module for module, found in GRAPH.items() if "__init__" in found}
    assert asking - OUTSIDE <= {"training.run_folder", "cli", "cli.main"}


@pytest.mark.parametrize("path", FILES, ids=name)
def test_files_and_functions_can_be_read_in_one_sitting(path: Path) -> None:
    text = path.read_text()
    assert text.count("\n") <= MOST_LINES
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert (node.end_lineno or 0) - node.lineno < MOST_OF_A_FUNCTION, node.name


def test_no_file_is_called_by_a_name_that_says_nothing() -> None:
    names = {path.stem for path in FILES} | {path.parent.name for path in FILES}
    assert not names & {"utils", "common", "helpers", "misc", "manager"}


def test_ppo_knows_nothing_of_what_is_being_controlled() -> None:
    assert GRAPH["ppo"] == []
