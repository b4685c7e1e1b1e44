"""Gunrunners in a terminal: `naming` says what things are called, `speaking` what is read out, `unfolding` what happens
before one's eyes, and `painting`, from `cards` and `lanes`, how the table looks. What is asked and told is the game's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rodada.cli.terminal.gunrunners.face import GunrunnersFace
from rodada.engine.contract import Game
from rodada.words import Speaker

__all__ = ["face"]


def face(_game: Game[Any], speaker: Speaker, players: Sequence[str], options: Any, brief: bool) -> GunrunnersFace:
    """The face of one game; a brief one says less where the picture shows the rest."""
    return GunrunnersFace(speaker, players, options, brief)
