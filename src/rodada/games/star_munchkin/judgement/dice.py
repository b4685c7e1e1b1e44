"""What a die that lies there is worth to a seat, face by face: to roll it again, to move it, to leave it."""

from __future__ import annotations

from typing import Final

from rodada.games.star_munchkin import strength
from rodada.games.star_munchkin.cards.rows import Operation
from rodada.games.star_munchkin.effects.dice import FACE, changed_face
from rodada.games.star_munchkin.effects.progress import ops_of
from rodada.games.star_munchkin.flight import ESCAPES_AT
from rodada.games.star_munchkin.foes import foe_of
from rodada.games.star_munchkin.frames import FLIGHT, OPS, ROLL
from rodada.games.star_munchkin.judgement.fight import bad_stuff
from rodada.games.star_munchkin.judgement.foresight import foreseen
from rodada.games.star_munchkin.judgement.mind import Mind
from rodada.games.star_munchkin.pushes import innermost

FACES: Final = range(1, 7)
_SEAT: Final = 1
_MONSTER: Final = 3


def worths(mind: Mind) -> list[float]:
    """What each face would be worth to this seat, from 1; nothing where no die waits."""
    board = mind.board
    place = innermost(board, ROLL)
    if place < 1:
        return []
    below = board.stack[place - 1]
    if below[0] == FLIGHT:
        runner, foe = below[_SEAT], foe_of(board, below[_MONSTER])
        caught = mind.value(bad_stuff(mind, runner, foe)) if foe else 0.0
        needed = ESCAPES_AT - strength.run_bonus(board, runner, foe)
        return [0.0 if face >= needed else caught for face in FACES]
    if below[0] == OPS:
        at = ops_of(below)
        operation = board.cards.lists[at.ops][at.place]
        if operation.op == "roll":
            return [_row(mind, operation, face, at.you, at.source, at.target, at.player) for face in FACES]
        return [face * (1.0 if board.stack[place][_SEAT] == mind.me else -1.0) / len(FACES) for face in FACES]
    return []


def _row(mind: Mind, operation: Operation, face: int, you: int, source: int, target: int, player: int) -> float:
    for faces, list_id in operation.rows:
        if face in faces:
            return mind.value(foreseen(mind, list_id, you, source, target, player, face))
    return 0.0


def face_now(mind: Mind) -> int:
    return mind.board.stack[innermost(mind.board, ROLL)][FACE]


def reroll(mind: Mind) -> float:
    """What rolling again brings."""
    values = worths(mind)
    return sum(values) / len(values) - values[face_now(mind) - 1] if values else 0.0


def moved(mind: Mind, operation: Operation) -> float:
    """What moving the die brings."""
    values = worths(mind)
    if not values:
        return 0.0
    face = face_now(mind)
    return values[changed_face(face, operation) - 1] - values[face - 1]
