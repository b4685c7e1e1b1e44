"""Imports go down the house and never across games: the rooms as the design draws them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[2] / "src" / "rodada"
ROOMS = ("cli", "table", "lab", "players", "games", "engine", "words")  # from the top down


def imported(path: Path) -> Iterator[str]:
    """The modules of rodada that a file imports, wherever in it and for whatever reason, types included."""
    package = ["rodada", *path.relative_to(HOUSE).parts[:-1]]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield from (f"{base}.{alias.name}" for alias in node.names)


def fault(importer: tuple[str, ...], module: str) -> str | None:
    """What is wrong with a module at this place importing that one."""
    parts = module.split(".")
    if parts[0] != "rodada" or len(parts) < 2 or parts[1] not in ROOMS or importer[0] not in ROOMS:
        return None
    if ROOMS.index(parts[1]) < ROOMS.index(importer[0]):
        return f"{importer[0]} is below {parts[1]}"
    games = importer[0] == parts[1] == "games" and len(importer) > 2 and len(parts) > 2
    if games and importer[1] != parts[2]:
        return f"{importer[1]} reaches into another game"
    return None


@pytest.mark.parametrize("room", ROOMS)
def test_imports_go_down(room: str) -> None:
    faults = []
    for path in sorted((HOUSE / room).rglob("*.py")):
        place = path.relative_to(HOUSE)
        faults += [f"{place}: {module}: {why}" for module in imported(path) if (why := fault(place.parts, module))]
    assert not faults, "\n".join(faults)


def test_every_folder_is_a_room() -> None:
    folders = {path.name for path in HOUSE.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert folders <= set(ROOMS)


@pytest.mark.parametrize(
    ("importer", "module", "wrong"),
    [
        (("engine", "state.py"), "rodada.games.gunrunners", True),
        (("engine", "errors.py"), "rodada.words.refusal", False),
        (("games", "gunrunners", "game.py"), "rodada.games.star_munchkin.cards", True),
        (("games", "gunrunners", "game.py"), "rodada.games.gunrunners.deck", False),
        (("cli", "main.py"), "rodada.engine.errors", False),
        (("words", "speaker.py"), "rodada.engine", True),
    ],
)
def test_the_test_sees_it(importer: tuple[str, ...], module: str, wrong: bool) -> None:
    assert bool(fault(importer, module)) is wrong
