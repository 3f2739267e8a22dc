"""What a person brings in Python: classes as FILE.py:NAME, functions in an installed module too."""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

from crl.errors import UsageError, one_line


def load_class(where: str, base: type[Any]) -> type[Any]:
    """Import FILE.py and give its class NAME, a subclass of `base`; else raise a UsageError."""
    path, _, name = where.rpartition(":")
    if not path.endswith(".py") or not name:
        raise UsageError(f"{where!r} is no class in a file; expected FILE.py:NAME")
    module = import_file(Path(path))
    found = getattr(module, name, None)
    if isinstance(found, type) and issubclass(found, base):
        return found
    what = base.__name__.lower()
    there = [
        key
        for key, value in vars(module).items()
        if isinstance(value, type)
        and issubclass(value, base)
        and value.__module__ == module.__name__
    ]
    problem = f"{path} has no {name!r}" if found is None else f"{name!r} in {path} is no {what}"
    raise UsageError(f"{problem}; its {what}s are {', '.join(there) or 'none'}")


def load_name(where: str, what: str) -> tuple[Callable[..., Any], ModuleType]:
    """Import FILE.py:FUNCTION or MODULE:FUNCTION; the function, or class, and its module."""
    path, _, name = where.rpartition(":")
    if not path or not name:
        raise UsageError(f"the {what} is {where!r}; expected FILE.py:FUNCTION or MODULE:FUNCTION")
    module = import_file(Path(path)) if path.endswith(".py") else _import(path)
    found = getattr(module, name, None)
    if not callable(found):
        there = [key for key, value in vars(module).items() if inspect.isfunction(value)]
        known = ", ".join(there) or "none"
        raise UsageError(f"{path} has no function {name!r}; its functions are {known}")
    return found, module


def _import(name: str) -> ModuleType:
    with _here():
        try:
            return importlib.import_module(name)
        except Exception as error:
            raise UsageError(f"{name} cannot be imported: {one_line(error)}") from error


@contextmanager
def _here() -> Iterator[None]:
    """Let modules of the current folder be found, as python -m does."""
    sys.path.insert(0, "")
    try:
        yield
    finally:
        sys.path.remove("")


def import_file(path: Path) -> ModuleType:
    """Run a Python file as a module; what goes wrong in it is a UsageError with the line."""
    if not path.is_file():
        raise UsageError(f"there is no file {str(path)!r}; expected FILE.py:NAME")
    name = f"crl_file_{path.stem}"
    spec = importlib.util.spec_from_file_location(name, path.absolute())
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    before = sys.modules.get(name)
    sys.modules[name] = module  # dataclasses look there for the types of their fields
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        if before is None:
            del sys.modules[name]
        else:
            sys.modules[name] = before
        reason = f"{type(error).__name__}: {one_line(error)}"
        raise UsageError(f"{path}, line {_line(error, str(path.absolute()))}: {reason}") from error
    return module


def _line(error: BaseException, path: str) -> int:
    """Find the last line of a file that an error passed."""
    if isinstance(error, SyntaxError) and error.filename == path:
        return error.lineno or 1
    frames = traceback.extract_tb(error.__traceback__)
    return next((frame.lineno or 1 for frame in reversed(frames) if frame.filename == path), 1)
