"""What others bring, by name: installed as entry points, registered in this process, or in a file.

Nothing is imported until it is asked for, so that names are listed without waiting for torch.
"""

from __future__ import annotations

import ast
import importlib.util
import inspect
from collections.abc import Iterable
from importlib import import_module
from importlib.machinery import ModuleSpec, PathFinder
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, Generic, TypeVar

from crl.errors import RunError, UsageError, one_line, perhaps
from crl.python_file import load_class

Base = TypeVar("Base")


class Plugins(Generic[Base]):
    """All known classes of one sort, such as domains; each has a `name` and a `summary`."""

    def __init__(self, what: str, base: str) -> None:
        self.what = what  # the sort, in a person's words
        self.group = f"crl.{what}s"  # of entry points
        self._base = base  # MODULE:CLASS that all are subclasses of
        self._registered: dict[str, type[Base]] = {}
        self._files: dict[str, str] = {}

    @property
    def base(self) -> type[Base]:
        """The class that all are subclasses of."""
        module, _, name = self._base.partition(":")
        found: type[Base] = getattr(import_module(module), name)
        return found

    def names(self) -> list[str]:
        """Give the names of all that are known."""
        return sorted({*self._installed(), *self._registered})

    def types(self) -> dict[str, type[Base]]:
        """Give every known class by name."""
        return {name: self.find(name) for name in self.names()}

    def find(self, name: str) -> type[Base]:
        """Give the class of a name, or raise a UsageError that lists them."""
        if name in self._registered:
            return self._registered[name]
        installed = self._installed()
        if name not in installed:
            known = ", ".join(self.names()) or "none"
            raise UsageError(
                f"unknown {self.what} {name!r}{perhaps(name, self.names())}; "
                f"expected one of {known}; {self.known_by}"
            )
        return self._loaded(installed[name])

    @property
    def known_by(self) -> str:
        """How one becomes known."""
        return (
            f"a {self.what} becomes known as an entry point of the group {self.group}, "
            "by crl.register, or as FILE.py:NAME"
        )

    def register(self, kind: type[Base]) -> type[Base]:
        """Make a class known by its name in this process; one registered before is replaced."""
        if not (isinstance(kind, type) and issubclass(kind, self.base)):
            base = self.base.__name__
            raise UsageError(f"{kind!r} is no {self.what}; expected a subclass of crl.{base}")
        name = getattr(kind, "name", None)
        if not isinstance(name, str) or not name:
            given = f'the {self.what} {kind.__name__} has no name; write name = "..." in it'
            raise UsageError(given)
        if name in (installed := self._installed()):
            taken = installed[name].value
            if taken != f"{kind.__module__}:{kind.__qualname__}":
                raise UsageError(
                    f"the name {name!r} is that of {taken}; give the {self.what} another one"
                )
        self._registered[name] = kind
        return kind

    def load_file(self, where: str) -> type[Base]:
        """Import a class given as FILE.py:NAME, and register it."""
        kind = self.register(load_class(where, self.base))
        self._files[kind.name] = _absolute(where)  # type: ignore[attr-defined]
        return kind

    def file_of(self, name: str) -> str | None:
        """Where a class that was loaded from a file is defined, as FILE.py:NAME."""
        return self._files.get(name)

    def files_of(self, names: Iterable[str]) -> tuple[str, ...]:
        """Where classes that are not installed are defined, as FILE.py:NAME, for other processes.

        One that is in no file is a UsageError.
        """
        found = []
        for name in dict.fromkeys(names):
            if name not in self._installed():
                found.append(self._files.get(name) or self._source_of(self.find(name)))
        return tuple(found)

    def _source_of(self, kind: type[Base]) -> str:
        try:
            file = inspect.getsourcefile(kind)
        except TypeError:
            file = None
        if file is None or "." in kind.__qualname__ or not Path(file).is_file():
            raise UsageError(
                f"the {self.what} {kind.__qualname__} cannot be found by other processes; "
                "expected a class at the top of a file"
            )
        return f"{Path(file).resolve()}:{kind.__qualname__}"

    def summaries(self) -> dict[str, str]:
        """Give the name and summary of all that are known, without importing them if possible."""
        found = {name: self._summary(entry) for name, entry in self._installed().items()}
        for name, kind in self._registered.items():
            found[name] = str(getattr(kind, "summary", ""))
        return dict(sorted(found.items()))

    def _installed(self) -> dict[str, EntryPoint]:
        return {entry.name: entry for entry in entry_points(group=self.group)}

    def _loaded(self, entry: EntryPoint) -> type[Base]:
        """Import an installed class, or raise a RunError that says why it cannot be used."""
        what = self.what
        try:
            kind = entry.load()
        except Exception as error:
            reason = f"{type(error).__name__}: {one_line(error)}"
            raise RunError(f"the {what} {entry.name!r} ({entry.value}) fails: {reason}") from error
        if not (isinstance(kind, type) and issubclass(kind, self.base)):
            given = f"the entry point {entry.name!r} gives {entry.value}"
            raise RunError(f"{given}, which is no {what}")
        if getattr(kind, "name", None) != entry.name:
            raise RunError(
                f"the entry point {entry.name!r} gives a {what} called "
                f"{getattr(kind, 'name', None)!r}; the two must be the same"
            )
        return kind

    def _summary(self, entry: EntryPoint) -> str:
        """Read the summary of a class from its source file; import it where that does not tell."""
        module, _, name = entry.value.partition(":")
        source = _source(module)
        if source is not None:
            for statement in _statements(source, name.strip()):
                if _assigned(statement) == "summary" and isinstance(statement.value, ast.Constant):
                    return str(statement.value.value)
        try:
            return str(getattr(self._loaded(entry), "summary", ""))
        except RunError as error:
            return str(error)


def _absolute(where: str) -> str:
    path, colon, name = where.rpartition(":")
    return f"{Path(path).resolve()}{colon}{name}"


def _source(module: str) -> Path | None:
    """Find the file of a module without importing the packages it is in."""
    top, *rest = module.split(".")
    try:
        spec: ModuleSpec | None = importlib.util.find_spec(top)
        for part in rest:
            if spec is None or spec.submodule_search_locations is None:
                return None
            spec = PathFinder.find_spec(f"{spec.name}.{part}", spec.submodule_search_locations)
    except (ImportError, ValueError):
        return None
    if spec is None or spec.origin is None or not spec.origin.endswith(".py"):
        return None
    return Path(spec.origin)


def _statements(source: Path, name: str) -> Iterable[Any]:
    """Give the statements in the body of a class."""
    try:
        tree = ast.parse(source.read_bytes())
    except (OSError, SyntaxError, ValueError):
        return
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.name == name:
            yield from node.body


def _assigned(statement: ast.stmt) -> str | None:
    """Give the name that a statement sets."""
    if isinstance(statement, ast.Assign):
        (target, *_) = statement.targets
    elif isinstance(statement, ast.AnnAssign):
        target = statement.target
    else:
        return None
    return target.id if isinstance(target, ast.Name) else None
