"""The games, one folder each: rules and nothing else. None knows of another.

A folder becomes a game by offering `game`, an object that fulfils `rodada.engine.contract.Game`.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from rodada.engine.errors import Refused

if TYPE_CHECKING:
    from rodada.engine.contract import Game


def names() -> list[str]:
    """The games as a person types them: `gunrunners`, `star-munchkin`."""
    folders = (path for path in Path(__file__).parent.iterdir() if path.is_dir() and not path.name.startswith("_"))
    return sorted(folder.name.replace("_", "-") for folder in folders)


def load(name: str) -> Game[Any]:
    """The game of that name; refused if there is none, or none that can be played yet."""
    if name not in names():
        raise Refused("no-such-game", given=name, games=", ".join(names()))
    module = import_module(f"rodada.games.{name.replace('-', '_')}")
    if not hasattr(module, "game"):
        raise Refused("game-not-playable-yet", game=name)
    return cast("Game[Any]", module.game)
