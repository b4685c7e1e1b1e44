"""What a seat may play now: the table of section M-1 as bits, and each card's bits beside it.

A moment opens bits (`open_bits`), a card has bits (`bits_of`); a card may be played where they meet and its own
conditions hold."""

from __future__ import annotations

from typing import Final

from rodada.engine.actions import ARGUMENT_BITS
from rodada.games.star_munchkin import frames
from rodada.games.star_munchkin.board import DEAD, UNDECIDED, Board
from rodada.games.star_munchkin.conditions import classes_of, races_of
from rodada.games.star_munchkin.effects.announce import may_announce, may_use
from rodada.games.star_munchkin.facts import DROPPED
from rodada.games.star_munchkin.moments import (
    ANY,
    BAD_STUFF,
    COMBAT,
    DEATH,
    FLEEING,
    JOINS,
    OWN_COMBAT,
    OWN_TURN,
    ROLL,
    TRAP,
    TURN,
)
from rodada.games.star_munchkin.passives import amount, foe_forbids
from rodada.games.star_munchkin.verbs import ABILITIES, DROP, PLAY, USE

_PLAY: Final = PLAY << ARGUMENT_BITS
_USE: Final = USE << ARGUMENT_BITS
_DROP: Final = DROP << ARGUMENT_BITS

# --- what is open now ---


def bits_in_window(board: Board, seat: int, kind: int) -> int:
    """The moments that a window of `kind` is for `seat`."""
    bits = ANY | _combat_bits(board, seat)
    below = board.stack[-2] if len(board.stack) > 1 else (-1, -1)
    if kind == frames.ROLLED:
        bits |= ROLL
    elif kind == frames.SPRUNG:
        bits |= TRAP
    elif kind == frames.HURT and below[1] == seat:
        bits |= BAD_STUFF
    elif kind == frames.DYING and below[1] == seat:
        bits |= DEATH
    return bits


def _combat_bits(board: Board, seat: int) -> int:
    """What a combat in progress and the own turn open."""
    bits = OWN_TURN if seat == board.active else 0
    if board.fighter >= 0 and board.decided == UNDECIDED and board.foes:
        bits |= COMBAT | JOINS
        if seat in (board.fighter, board.helper):
            bits |= OWN_COMBAT
    return bits


def bits_at_decision(board: Board, frame: tuple[int, ...], seat: int) -> int:
    """The moments that a decision of the active player, the fighter or a runner is."""
    op = frame[0]
    if op == frames.TURN:
        return ANY | (TURN | OWN_TURN if seat == frame[1] else 0)
    if op == frames.COMBAT:
        return ANY | _combat_bits(board, seat)
    if op == frames.FLIGHT:
        return ANY | FLEEING | (OWN_TURN if seat == board.active else 0)
    return 0


# --- what may be played ---


def plays(board: Board, seat: int, bits: int) -> list[int]:
    """Plays of cards, uses of abilities and voluntary discards of `seat` in these moments, sorted."""
    if board.alive[seat] == DEAD:
        return []
    facts = board.facts
    moments = facts.plays
    found = [_PLAY | card for card in board.hand[seat] if moments[card] & bits and may_play(board, seat, card)]
    moments = facts.in_play
    for card in board.table[seat]:
        if moments[card] & bits:
            _offers_in_play(board, seat, card, bits, found)
    found.sort()
    return found


def _offers_in_play(board: Board, seat: int, card: int, bits: int, found: list[int]) -> None:
    """What a card before its owner offers now."""
    kind = board.cards.rows[card].kind
    if kind == "oneshot":
        if may_announce(board, seat, card):
            found.append(_PLAY | card)
        return
    for index, moments in enumerate(board.facts.abilities[card]):
        if moments & bits and may_use(board, seat, card, index):
            found.append(_USE | card * ABILITIES + index)
    if bits & ANY and kind in DROPPED:
        found.append(_DROP | card)


def may_play(board: Board, seat: int, card: int) -> bool:
    """Whether a hand card whose moment it is may be played by its own conditions."""
    row = board.cards.rows[card]
    kind = row.kind
    if kind == "item":
        return True
    if kind == "class":
        return may_take_role(board, seat, card, classes_of(board, seat), "super_munchkin")
    if kind == "race":
        return may_take_role(board, seat, card, races_of(board, seat), "half_breed")
    if kind == "sidekick":
        return len(board.of_kind(seat, "sidekick")) < 1 + amount(board, seat, "sidekicks")
    if kind == "monster":
        return may_join(board, seat, card)
    if row.role in ("super_munchkin", "half_breed"):
        return may_widen(board, seat, row.role)
    return may_announce(board, seat, card)


def may_take_role(board: Board, seat: int, card: int, held: list[str], widener: str) -> bool:
    """M-4.3: one class, one race; a second only with the card for it; never two copies of the same."""
    row = board.cards.rows[card]
    if row.id in held:
        return False
    return len(held) < 1 + len(board.of_role(seat, widener)[:1])


def may_widen(board: Board, seat: int, role: str) -> bool:
    """M-4.4: Super Munchkin and Half-Breed need a fitting card in play, and one of each is enough."""
    if board.of_role(seat, role):
        return False
    return bool(classes_of(board, seat) if role == "super_munchkin" else races_of(board, seat))


def may_join(board: Board, seat: int, card: int) -> bool:
    """M-5.8: undead to undead; or another monster, with a card in hand that makes it undead."""
    undead = board.facts.undead
    for foe in board.foes:
        for other in foe:
            if undead[other]:
                return undead[card] or undead_maker(board, seat) != 0
    return False


def undead_maker(board: Board, seat: int) -> int:
    """The first enhancer in hand that makes a monster undead, or 0."""
    rows = board.cards.rows
    for card in board.hand[seat]:
        if rows[card].kind == "enhancer" and "undead" in rows[card].tags:
            return card
    return 0


def enhanceable(board: Board) -> list[int]:
    """Monsters of the combat on which enhancers may be played."""
    return [foe[0] for foe in board.foes if not foe_forbids(board, foe, "be_enhanced")]
