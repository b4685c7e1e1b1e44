"""The card that a question is about."""

from __future__ import annotations

from rodada.games.star_munchkin import frames
from rodada.games.star_munchkin.effects.insteads import offers_of
from rodada.games.star_munchkin.effects.triggers import due
from rodada.games.star_munchkin.state import StarMunchkinState


def source_below(table: StarMunchkinState) -> int:
    """The card that asks for the choice on top of the stack."""
    below = table.stack[-2] if len(table.stack) > 1 else (0,) * 5
    return below[4] if below[0] == frames.OPS else below[3] if below[0] in (frames.PLAY, frames.ABILITY) else 0


def subject(table: StarMunchkinState) -> int:
    """The card that the question on top of the stack is about, or 0."""
    frame = table.stack[-1] if table.stack else (frames.ORDER,)
    op = frame[0]
    if op == frames.WINDOW:
        below = table.stack[-2] if len(table.stack) > 1 else frame
        return below[3] if below[0] in (frames.DOOR, frames.TRAP, frames.BAD_STUFF) else 0
    if op == frames.CHOOSE:
        return source_below(table)
    if op == frames.PAY:
        return frame[3]
    if op == frames.TRIGGERS and frame[2]:
        return due(table, frame)[0]
    return offers_of(table, frame)[frame[5]][0] if op == frames.INSTEAD and not frame[2] else 0
