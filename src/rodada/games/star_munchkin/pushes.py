"""What rules put on the stack: one function per kind of frame, so that rules need not import what follows them.

Three conventions hold the two halves (the turn and its combats; the effects of cards) together:

- A frame that can be called off (TRAP, BAD_STUFF, DEATH) is told so by its step: `call_off` sets the innermost one to
  `CALLED_OFF`; its handler then cleans up and pops.
- CHOOSE and LOT leave the action or card in `board.picked`; the frame below reads it in its very next step
  (`take_card`, `take_seat`).
- INSTEAD lies on the frame of what would happen and takes it off the stack if something else does.
- ROLL leaves the face in `board.rolled`; the frame below reads it in its very next step with `take_face`, which gives
  `rolled` back to a die that is still in its window further down.
"""

from __future__ import annotations

from typing import Final

from rodada.engine.actions import argument_of
from rodada.engine.state import Frame
from rodada.games.star_munchkin.board import NOBODY, Board
from rodada.games.star_munchkin.frames import (
    ABILITY,
    BAD_STUFF,
    CHOOSE,
    DEAL,
    DEATH,
    FIX,
    INSTEAD,
    LOT,
    OPS,
    PAY,
    PLAY,
    ROLL,
    TRAP,
    TRIGGERS,
    WIN,
    WINDOW,
)
from rodada.games.star_munchkin.surplus import surplus

_PASSES: Final = 7
_RESPONDERS: Final = 8
"""Of a WINDOW frame."""

CALLED_OFF: Final = 99
"""The step of a TRAP, BAD_STUFF or DEATH frame that a reaction has cancelled."""

TARGET_KNOWN: Final = 2
"""The step of a PLAY frame whose target need not be chosen any more."""

# Where dealt cards go, in a DEAL frame.
TO_HAND: Final = 0
SHOWN_TO_HAND: Final = 1
TO_STAGE: Final = 2

# What a cost belongs to, in a PAY frame.
OF_CARD: Final = 0
OF_ABILITY: Final = 1
OF_INSTEAD: Final = 2

# Why a die is rolled, in a ROLL frame.
TO_FLEE: Final = 0
FOR_EFFECT: Final = 1
FOR_CONTEST: Final = 2
FOR_ORDER: Final = 3

INSTEADS: Final = ("fight", "loot", "lose_levels")
"""What something may happen instead of, by the number in an INSTEAD frame."""

TRIGGERS_ON: Final = (
    "killed",
    "joins",
    "escaped",
    "won",
    "lost",
    "turn_start",
    "trapped",
    "sold",
    "rival_died",
)
"""The moments of triggers, by the number in a TRIGGERS frame."""


def push_ops(
    board: Board,
    list_id: int,
    you: int,
    source: int = 0,
    target: int = 0,
    player: int = NOBODY,
    die: int = 0,
    them: int = NOBODY,
) -> None:
    """A list of operations; nothing for the empty one."""
    if list_id:
        board.stack.append((OPS, you, 0, list_id, source, target, player, 0, 0, 0, 0, die, them))


def push_death(board: Board, victim: int) -> None:
    board.stack.append((DEATH, victim, 0))


def push_trap(board: Board, victim: int, card: int, player: int) -> None:
    """A trap is about to bite; the card lies on the stage. `player` is -1 from the door or from the victim itself."""
    board.stack.append((TRAP, victim, 0, card, NOBODY if player == victim else player))


def push_bad_stuff(board: Board, victim: int, monster: int) -> None:
    board.stack.append((BAD_STUFF, victim, 0, monster))


def push_draw(board: Board, seat: int, deck: int, n: int, where: int = TO_HAND) -> None:
    board.stack.append((DEAL, seat, 0, deck, n, where))


def push_roll(board: Board, seat: int, why: int) -> None:
    """`seat` rolls a die, with its window; `take_face` gives the face afterwards."""
    board.stack.append((ROLL, seat, 0, why, 0))


def push_choose(board: Board, seat: int, what: int, a: int = 0, b: int = 0) -> None:
    """`seat` chooses; the candidates of `what` may depend on the frame that is topmost now, which reads the answer."""
    board.stack.append((CHOOSE, seat, 0, what, a, b))


def push_lot(board: Board, seat: int, what: int, a: int = 0) -> None:
    """Chance picks a card for `seat`; the frame that is topmost now reads it."""
    board.stack.append((LOT, seat, 0, what, a))


def push_triggers(board: Board, on: str, seat: int, card: int = 0) -> None:
    """What the cards of `seat`, or those of the monster `card` for it, do at this moment, from the oldest."""
    board.stack.append((TRIGGERS, seat, 0, TRIGGERS_ON.index(on), card))


def push_instead(board: Board, of: str, seat: int, card: int = 0) -> None:
    """Offer or apply what may happen instead of the frame that is topmost now, which is then taken off the stack.

    Instead of losing levels nothing is taken off: `take_yes` tells the topmost frame whether it was.
    """
    board.stack.append((INSTEAD, seat, 0, INSTEADS.index(of), card, 0))


def push_pay(board: Board, seat: int, n: int, card: int, part: int, index: int = 0) -> None:
    board.stack.append((PAY, seat, n, card, part, index))


def push_play(board: Board, seat: int, card: int) -> None:
    """`card` was announced and lies on the stage."""
    board.stack.append((PLAY, seat, 0, card, 0))


def push_play_on(board: Board, seat: int, card: int, target: int) -> None:
    """The same, on a seat that was agreed before."""
    board.stack.append((PLAY, seat, TARGET_KNOWN, card, target))


def push_ability(board: Board, seat: int, card: int, index: int) -> None:
    board.stack.append((ABILITY, seat, 0, card, index, 0))


def push_fixes(board: Board) -> None:
    """Something changed on which other cards may rely: who now has too much in use takes it off at once (M-6.6), and
    who has more classes, races or sidekicks than allowed discards one (M-4.3, M-9.1).
    """
    for seat in reversed(range(board.seats)):
        if board.in_use[seat] or surplus(board, seat):
            board.stack.append((FIX, seat, 0))


def push_win(board: Board, seat: int) -> None:
    """`seat` is about to gain the level that wins."""
    board.stack.append((WIN, seat, 0))


# --- what lies below ---


def innermost(board: Board, op: int) -> int:
    """Where on the stack the innermost frame of a kind is, or -1."""
    for i in range(len(board.stack) - 1, -1, -1):
        if board.stack[i][0] == op:
            return i
    return -1


def call_off(board: Board, op: int) -> bool:
    """The innermost frame of a kind will not happen; tells whether there was one."""
    return restart(board, op, CALLED_OFF)


def restart(board: Board, op: int, step: int = 0) -> bool:
    """The innermost frame of a kind goes on with that step; the window on it closes: it is answered no more."""
    i = innermost(board, op)
    if i < 0:
        return False
    board.stack[i] = at_step(board.stack[i], step)
    if i + 1 < len(board.stack) and board.stack[i + 1][0] == WINDOW:
        window = board.stack[i + 1]
        board.stack[i + 1] = (*window[:_PASSES], window[_RESPONDERS].bit_count(), window[_RESPONDERS])
    return True


def at_step(frame: Frame, step: int) -> Frame:
    return (frame[0], frame[1], step, *frame[3:])


# --- answers, read once ---


def take_card(board: Board) -> int:
    """The argument of what was chosen, or the card that chance picked; 0 for nothing."""
    picked, board.picked = board.picked, 0
    return argument_of(picked)


def take_seat(board: Board) -> int:
    """The seat that was chosen, or -1."""
    picked, board.picked = board.picked, 0
    return argument_of(picked) if picked else NOBODY


def take_yes(board: Board) -> bool:
    picked, board.picked = board.picked, 0
    return picked == 1


def take_face(board: Board) -> int:
    """The face just rolled; a die further down, still in its window, shows again."""
    face = board.rolled
    i = innermost(board, ROLL)
    board.rolled = board.stack[i][4] if i >= 0 else 0
    return face
