"""Section M-5: a combat, from its opening to the moment when it is won or lost.

The fighter decides: plays, asks for help, or announces the end. The announcement may be answered; if anybody did
anything, the fighter decides anew. So a combat goes on as long as cards are played into it, and no longer.
"""

from __future__ import annotations

from typing import Final

from rodada.engine.actions import action, argument_of, verb_of
from rodada.engine.events import Event
from rodada.games.star_munchkin import frames, strength
from rodada.games.star_munchkin.board import ALIVE, DEAD, LOST, NOBODY, TREASURE, UNDECIDED, WON, Board
from rodada.games.star_munchkin.dealing import push_received
from rodada.games.star_munchkin.foes import copies
from rodada.games.star_munchkin.fray import end_next_combat_traps, join
from rodada.games.star_munchkin.offers import may_ask, push_draft
from rodada.games.star_munchkin.playable import bits_at_decision, plays
from rodada.games.star_munchkin.plays import drop_card, play_card, use_ability
from rodada.games.star_munchkin.pushes import push_draw, push_fixes, push_triggers
from rodada.games.star_munchkin.verbs import ASK, DROP, FIGHT, PLAY

Frame = tuple[int, ...]

OPENING: Final = 0
DECIDING: Final = 1
ANNOUNCED: Final = 2
FIGHTER_FLEES: Final = 3
HELPER_FLEES: Final = 4
OVER: Final = 5
"""Steps of a COMBAT frame."""


def push_combat(board: Board, seat: int, card: int) -> None:
    """M-5: the monster on the stage will be fought by `seat`."""
    board.stack.append((frames.COMBAT, seat, OPENING, card))


def combat_step(board: Board, frame: Frame) -> None:
    seat, step = frame[1], frame[2]
    if step == OPENING:
        _open(board, seat, frame[3])
    elif step == DECIDING:
        _before_deciding(board, seat)
    elif step == ANNOUNCED:
        _after_announcing(board, seat, frame[3])
    elif step == FIGHTER_FLEES:
        _go_on(board, seat, HELPER_FLEES)
        _push_flight(board, board.helper)
    elif step == HELPER_FLEES:
        _go_on(board, seat, OVER)
    else:
        board.stack.pop()
        _finish(board, seat)


def _go_on(board: Board, seat: int, step: int, acts: int = 0) -> None:
    board.stack[-1] = (frames.COMBAT, seat, step, acts)


def _open(board: Board, seat: int, card: int) -> None:
    """The window of the opening comes after what the monster itself does as it joins."""
    board.fighter = seat
    board.helper = NOBODY
    board.decided = UNDECIDED
    board.offers_made = [0] * board.seats
    board.events.append(Event("combat", "M-5.1", (seat, card)))
    _go_on(board, seat, DECIDING)
    board.open_window(frames.OPENED, seat, board.living_mask())
    board.stage.remove(card)
    join(board, card)
    push_fixes(board)


def _before_deciding(board: Board, seat: int) -> None:
    if board.fighter != seat or board.alive[seat] == DEAD:
        _lose(board, seat)
    elif not board.foes:
        _go_on(board, seat, OVER)
    else:
        board.to_act = seat


def combat_choices(board: Board, frame: Frame) -> list[int]:
    seat = frame[1]
    found = plays(board, seat, bits_at_decision(board, frame, seat))
    found += may_ask(board, seat)
    found.append(action(FIGHT))
    found.sort()
    return found


def combat_decide(board: Board, frame: Frame, act: int) -> None:
    seat, verb = frame[1], verb_of(act)
    if verb == FIGHT:
        _announce(board, seat)
    elif verb == ASK:
        push_draft(board, seat, argument_of(act), trade=False)
    else:
        board.open_window(frames.PLAYED, seat, board.living_mask())
        _play(board, seat, verb, act)


def _play(board: Board, seat: int, verb: int, act: int) -> None:
    """What the fighter plays lies above its window: it takes effect, then it may be answered."""
    if verb == PLAY:
        play_card(board, seat, argument_of(act))
    elif verb == DROP:
        drop_card(board, seat, argument_of(act))
    else:
        use_ability(board, seat, argument_of(act))


def _announce(board: Board, seat: int) -> None:
    """M-5.11, M-5.14: "I win" or "I run" waits for the others."""
    sums = (strength.side(board), strength.monsters(board))
    board.events.append(Event("declared", "M-5.11", (seat, *sums, int(strength.wins(board)))))
    _go_on(board, seat, ANNOUNCED, board.acts)
    board.open_window(frames.DECIDED, seat, board.living_mask())


def _after_announcing(board: Board, seat: int, acts: int) -> None:
    if board.acts != acts or board.fighter != seat or not board.foes:
        _go_on(board, seat, DECIDING)
    elif strength.wins(board):
        board.decided = WON
        _go_on(board, seat, OVER)
        board.stack.append((frames.REWARD, seat, 0, 0, board.helper))
    else:
        _lose(board, seat)


def _lose(board: Board, seat: int) -> None:
    """M-7.1: both must run, the fighter first; where the fighter has left, the helper alone stands in that place."""
    board.decided = LOST
    board.events.append(Event("lost_combat", "M-7.1", (seat,)))
    _go_on(board, seat, FIGHTER_FLEES)
    _push_flight(board, board.fighter)
    for side in (board.helper, board.fighter):
        if side != NOBODY and board.alive[side] != DEAD:
            push_triggers(board, "lost", side)


def _push_flight(board: Board, runner: int) -> None:
    if runner == NOBODY or board.alive[runner] == DEAD:
        return
    left = [foe[0] for foe in board.foes for _ in range(copies(board, foe))]
    if left:
        board.stack.append((frames.FLIGHT, runner, 0, 0, *left))


def _finish(board: Board, seat: int) -> None:
    """M-5.12, M-5.13, M-7.3: all is discarded; treasures of monsters removed for a reward are drawn now.

    Whoever helped may play at once what it got (M-1.7).
    """
    deferred = board.deferred if board.decided != LOST else 0
    helper = board.helper
    for side in (board.fighter, helper):
        if side != NOBODY:
            end_next_combat_traps(board, side)
    board.clear_combat()
    if helper != NOBODY and board.fresh[helper]:
        push_received(board, helper)
    if deferred and board.alive[seat] == ALIVE:
        push_draw(board, seat, TREASURE, deferred)
