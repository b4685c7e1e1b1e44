"""Star Munchkin in a terminal: `naming` says what things are called, `asking` adds to the game's questions, `passing`
says what need not be asked, `speaking` what is read out, `reasons` where the sums come from, `unfolding` what happens
before one's eyes, and `painting`, from `strip`, `stage` and `hand`, how the table looks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rodada.cli.terminal.star_munchkin.face import StarMunchkinFace
from rodada.engine.contract import Game
from rodada.words import Speaker

__all__ = ["face"]


def face(game: Game[Any], speaker: Speaker, players: Sequence[str], options: Any, brief: bool) -> StarMunchkinFace:
    """The face of one game; a brief one says less where the picture shows the rest."""
    return StarMunchkinFace(game, speaker, players, options, brief)
