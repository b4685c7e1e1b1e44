"""Lets told events happen one by one on a viewer's table, so that the eye can follow; no rule is decided here.

The next view replaces what is only roughly right here (which unknown card of a hand is gone), so nothing of it lasts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rodada.engine.events import Seen
from rodada.engine.fields import UNKNOWN
from rodada.engine.piles import with_card
from rodada.games.star_munchkin.board import ALIVE, DEAD, DOOR, NOBODY, REBORN, TREASURE
from rodada.games.star_munchkin.state import StarMunchkinState

Table = StarMunchkinState


def unfold(table: Table, seen: Seen) -> None:
    """Let one event happen on the table."""
    happens = _HAPPENS.get(seen.kind)
    if happens:
        happens(table, seen)


def _lift(table: Table, card: int) -> None:
    """Take a card from wherever it lies open; the hands are left alone."""
    for zone in (table.stage, table.loot, table.spent):
        if card in zone:
            zone.remove(card)
    for seat in range(table.seats):
        if card in table.table[seat]:
            table.out_of_play(seat, card)
    table.foes = [foe if card not in foe[1:] else tuple(c for c in foe if c != card) for foe in table.foes]
    table.foes = [foe for foe in table.foes if foe[0] != card]


def _from_hand(table: Table, seat: int, card: int) -> None:
    hand = list(table.hand[seat])
    gone = card if card in hand else UNKNOWN if UNKNOWN in hand else None
    if gone is not None:
        hand.remove(gone)
        table.hand[seat] = tuple(hand)


def _turn(table: Table, seen: Seen) -> None:
    table.active, table.turns = seen.public


def _drew(table: Table, seen: Seen) -> None:
    deck = seen.public[1]
    table.pile[deck] = table.pile[deck][1:]


def _drew_up(table: Table, seen: Seen) -> None:
    _drew(table, seen)
    table.stage.append(seen.public[2])


def _to_hand(table: Table, seen: Seen) -> None:
    seat = seen.public[0]
    card = seen.private[0] if seen.private else UNKNOWN
    if card:
        _lift(table, card)
    if card not in table.hand[seat] or not card:
        table.hand[seat] = with_card(table.hand[seat], card)


def _discarded(table: Table, seen: Seen) -> None:
    card = seen.public[0]
    _lift(table, card)
    deck = DOOR if table.row(card).deck == "door" else TREASURE
    table.discards[deck] += (card,)


def _into_play(table: Table, seen: Seen) -> None:
    seat, card, in_use = seen.public
    _lift(table, card)
    table.table[seat] += (card,)
    if in_use:
        table.in_use[seat] = with_card(table.in_use[seat], card)


def _equipped(table: Table, seen: Seen) -> None:
    seat, card = seen.public
    table.in_use[seat] = with_card(table.in_use[seat], card)


def _unequipped(table: Table, seen: Seen) -> None:
    seat, card = seen.public
    table.in_use[seat] = tuple(other for other in table.in_use[seat] if other != card)


def _level(table: Table, seen: Seen) -> None:
    table.level[seen.public[0]] = seen.public[1]


def _sex(table: Table, seen: Seen) -> None:
    table.sex[seen.public[0]] = seen.public[1]


def _door_opened(table: Table, seen: Seen) -> None:
    table.pile[DOOR] = table.pile[DOOR][1:]
    table.stage.append(seen.public[1])


def _played(table: Table, seen: Seen) -> None:
    seat, card = seen.public
    _from_hand(table, seat, card)
    _lift(table, card)
    table.stage.append(card)


def _combat(table: Table, seen: Seen) -> None:
    table.fighter, table.helper = seen.public[0], NOBODY


def _joined(table: Table, seen: Seen) -> None:
    _lift(table, seen.public[0])
    table.foes.append((seen.public[0],))


def _enhanced(table: Table, seen: Seen) -> None:
    monster, card = seen.public
    _lift(table, card)
    table.foes = [(*foe, card) if foe[0] == monster else foe for foe in table.foes]


def _term(table: Table, seen: Seen) -> None:
    table.terms.append((*seen.public, 0))


def _struck(table: Table, seen: Seen) -> None:
    found = next((term for term in table.terms if term[:5] == seen.public), None)
    if found is not None:
        table.terms.remove(found)


def _helper(table: Table, seen: Seen) -> None:
    table.helper = seen.public[0]


def _helper_left(table: Table, _: Seen) -> None:
    table.helper = NOBODY


def _item_moved(table: Table, seen: Seen) -> None:
    seat, _, card = seen.public
    if card in table.table[seat]:
        table.out_of_play(seat, card)


def _handed(table: Table, seen: Seen) -> None:
    _from_hand(table, seen.public[0], seen.private[0] if seen.private else UNKNOWN)


def _died(table: Table, seen: Seen) -> None:
    seat = seen.public[0]
    table.alive[seat] = DEAD
    table.hand[seat] = ()


def _looting(table: Table, seen: Seen) -> None:
    victim, *loot = seen.public
    for card in loot:
        if card in table.table[victim]:
            table.out_of_play(victim, card)
    table.loot = list(loot)


def _reborn(table: Table, seen: Seen) -> None:
    seat = seen.public[0]
    table.alive[seat] = ALIVE if seat == table.active else REBORN


_HAPPENS: Final[dict[str, Callable[[Table, Seen], None]]] = {
    "turn": _turn,
    "drew": _drew,
    "drew_up": _drew_up,
    "to_hand": _to_hand,
    "discarded": _discarded,
    "into_play": _into_play,
    "equipped": _equipped,
    "unequipped": _unequipped,
    "level_up": _level,
    "level_down": _level,
    "sex_chosen": _sex,
    "sex_changed": _sex,
    "door_opened": _door_opened,
    "turned_up": _door_opened,
    "played": _played,
    "combat": _combat,
    "joined_combat": _joined,
    "enhanced": _enhanced,
    "term_added": _term,
    "term_struck": _struck,
    "helper": _helper,
    "helper_left": _helper_left,
    "item_moved": _item_moved,
    "charity": _handed,
    "handed_over": _handed,
    "died": _died,
    "looting": _looting,
    "reborn": _reborn,
}
