"""Monsters and characters come into a combat and get out of it (M-5.4, M-5.5, M-5.12)."""

from __future__ import annotations

from rodada.engine.events import Event
from rodada.engine.piles import without
from rodada.games.star_munchkin import frames, strength
from rodada.games.star_munchkin.board import LOST, NOBODY, Board
from rodada.games.star_munchkin.helping import dismiss_helper
from rodada.games.star_munchkin.passives import foe_forbids
from rodada.games.star_munchkin.pushes import push_triggers


def join(board: Board, card: int) -> None:
    """A monster enters the combat (M-5.4)."""
    board.add_foe(card, "M-5.4")
    push_triggers(board, "joins", board.fighter, card)


def remove_foe(board: Board, monster: int, reward: str) -> bool:
    """M-5.5, M-0.2: one monster leaves, not killed; of its clones one. `reward` says which treasures come later."""
    foe = next((foe for foe in board.foes if foe[0] == monster), None)
    if foe is None or foe_forbids(board, foe, "be_removed"):
        return False
    worth = {"none": 0, "one": 1, "all": strength.foe_treasures(board, foe)}[reward]
    board.deferred += worth
    clones = [card for card in foe[1:] if board.facts.clones[card]]
    gone = tuple(clones[-1:]) or foe
    if clones:
        rest = without(foe, clones[-1])
        board.foes = [rest if other is foe else other for other in board.foes]
    else:
        board.foes = [other for other in board.foes if other is not foe]
        board.terms = [term for term in board.terms if term[0] != monster]
    for card in gone:
        board.discard(card, "M-5.5")
    board.events.append(Event("foe_removed", "M-5.5", (monster, worth)))
    board.touch_combat()
    return True


def leave(board: Board, seat: int) -> bool:
    """`seat` is out of the combat or the flight, without dice (M-5.12); a fighter leaves the helper to its fate."""
    if not board.in_combat(seat):
        return False
    end_next_combat_traps(board, seat)
    if board.decided == LOST:
        for i, frame in enumerate(board.stack):
            if frame[0] == frames.FLIGHT and frame[1] == seat:
                board.stack[i] = (frames.FLIGHT, seat, 0, 0)
    if seat == board.helper:
        return dismiss_helper(board)
    if board.decided == LOST:
        return True
    board.fighter = board.helper
    board.helper = NOBODY
    board.touch_combat()
    return True


def end_next_combat_traps(board: Board, seat: int) -> None:
    """M-10.5: a trap for one combat is over with it."""
    for card in board.of_kind(seat, "trap"):
        if board.row(card).lasts == "next_combat":
            board.out_of_play(seat, card)
            board.discard(card, "M-10.5")
