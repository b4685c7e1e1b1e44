"""Which modules are compiled, and their text as the compiler gets it: the same rules, with what only it needs said."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path
from typing import Final, cast

from rodada.engine.fields import assignments

ROOT: Final = Path(__file__).resolve().parents[1]
PACKAGE: Final = ROOT / "src" / "rodada"
ROOMS: Final = ("engine", "games/gunrunners", "games/star_munchkin", "players/search")
COLD: Final = {
    "__init__.py",
    "check",
    "contract.py",
    "journal.py",
    "meetings.py",
    "pictures.py",
    "position.py",
    "presenting",
    "presenting.py",
    "reading.py",
    "record.py",
    "surveying.py",
    "telling",
    "telling.py",
}
"""Files and folders that no search and no simulation passes through."""
STRUCTS: Final = {"Struct", "Options"}
"""Bases of what msgspec makes in C already, from annotations that a compiled class no longer has."""
OPEN: Final = {"State", "TokenState", "WindowState", "Refused"}
"""Classes that what is not compiled must be able to stand on: games, and refusals by commands and by the table."""
ATTRIBUTE: Final = "from mypy_extensions import mypyc_attr"
"""Only the compiler reads it: what it decorates is made in C."""


def compiled() -> list[str]:
    """The modules to compile, as paths within the package."""
    found = []
    for room in ROOMS:
        for path in sorted((PACKAGE / room).rglob("*.py")):
            place = path.relative_to(PACKAGE)
            if not COLD.intersection(place.parts) and not _has_structs(path):
                found.append(place.as_posix())
    return found


def rewritten(path: Path) -> str:
    """The text of a module for the compiler."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    opened = False
    for node in reversed(ast.parse(text).body):
        if isinstance(node, ast.ClassDef) and node.name in OPEN:
            lines.insert(node.lineno - 1, "@mypyc_attr(allow_interpreted_subclasses=True)")
            opened = True
        elif isinstance(node, ast.Assign) and _calls(node.value, "copier"):
            lines[node.lineno - 1 : node.end_lineno] = _copier(path, node)
        elif isinstance(node, ast.ImportFrom) and node.module == "__future__" and opened:
            lines.insert(node.lineno, "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    " + ATTRIBUTE)
    return "\n".join(lines) + "\n"


def _copier(path: Path, node: ast.Assign) -> list[str]:
    """What `copier` would write when it runs, with types: called from compiled code it would be the slowest part."""
    place = path.relative_to(PACKAGE.parent).with_suffix("")
    name, cls = ast.unparse(node.targets[0]), ast.unparse(cast(ast.Call, node.value).args[0])
    state = getattr(import_module(".".join(place.parts)), cls)
    body = assignments(state.FIELDS, state.SHARED)
    return [f"def {name}(old: {cls}) -> {cls}:", f"    new = {cls}()", *body, "    return new"]


def _calls(value: ast.expr, name: str) -> bool:
    return isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id == name


def _has_structs(path: Path) -> bool:
    classes = (node for node in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(node, ast.ClassDef))
    return any(ast.unparse(base).rpartition(".")[2] in STRUCTS for node in classes for base in node.bases)
