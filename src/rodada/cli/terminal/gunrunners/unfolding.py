"""Lets told events happen one by one on a viewer's table, so that the eye can follow; no rule is decided here.

Between two decisions much may happen at once. The table that was shown before takes each event in turn; the next view
then replaces it, so nothing that is only roughly right here (an unknown card of a hand) lasts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rodada.engine.events import Seen
from rodada.engine.fields import UNKNOWN
from rodada.engine.piles import with_card, without
from rodada.engine.tokens import UP
from rodada.games.gunrunners.board import EMPTY
from rodada.games.gunrunners.deck import TRAINEE
from rodada.games.gunrunners.state import GunrunnersState

Table = GunrunnersState


def unfold(table: Table, seen: Seen) -> None:
    """Let one event happen on the table."""
    happens = _HAPPENS.get(seen.kind)
    if happens:
        happens(table, seen)


def _token(table: Table, token: int, owner: int, card: int, known: int = 0) -> None:
    while len(table.token_card) <= token:
        table.put(0, UNKNOWN, 0)
    table.token_owner[token] = owner
    table.token_card[token] = card
    table.token_known[token] = known


def _up(table: Table, token: int, owner: int, card: int, region: int) -> None:
    _token(table, token, owner, card, UP | table.everyone())
    table.exposed[region] += 1


def _starter(table: Table, seen: Seen) -> None:
    table.starter = table.active = seen.public[0]


def _placed_first(table: Table, seen: Seen) -> None:
    seat, region, token = seen.public
    _token(table, token, seat, TRAINEE, table.everyone())
    table.trainee[region] = token


def _drew(table: Table, seen: Seen) -> None:
    seat = seen.public[0]
    card = seen.private[0] if seen.private else UNKNOWN
    table.pile[seat] = table.pile[seat][1:]
    table.hand[seat] = with_card(table.hand[seat], card)


def _turn(table: Table, seen: Seen) -> None:
    table.active, table.turns = seen.public
    table.busted = 0


def _shared_out(table: Table, seen: Seen) -> None:
    table.crates = [crates + 1 for crates in table.crates]
    table.warehouse = seen.public[0]


def _delivered(table: Table, seen: Seen) -> None:
    _, region, fresh, stored = seen.public
    table.crates[region] += fresh + stored
    table.supply -= fresh
    table.warehouse -= stored


def _stored(table: Table, seen: Seen) -> None:
    table.supply -= seen.public[1]
    table.warehouse += seen.public[1]


def _chose(table: Table, seen: Seen) -> None:
    seat = seen.public[0]
    card = seen.private[0] if seen.private else table.hand[seat][0]
    table.hand[seat] = without(table.hand[seat], card)


def _flipped(table: Table, seen: Seen) -> None:
    _, region, token, owner, card = seen.public
    table.trainee[region] = EMPTY
    table.row[region] += (token,)
    _up(table, token, owner, card, region)


def _manages(table: Table, seen: Seen) -> None:
    seat, region = seen.public
    table.manager[seat] = table.row[region][-1]


def _trained(table: Table, seen: Seen) -> None:
    seat, region, token = seen.public
    _token(table, token, seat, UNKNOWN)
    table.trainee[region] = token


def _hid(table: Table, seen: Seen) -> None:
    seat, region, token = seen.public
    _token(table, token, seat, UNKNOWN)
    table.row[region] += (token,)
    table.undercover[seat] += 1


def _moved(table: Table, seen: Seen) -> None:
    _, source, region, token = seen.public
    table.move_in_field(token, source, region)


def _out_of_office(table: Table, token: int) -> None:
    table.manager = [EMPTY if manager == token else manager for manager in table.manager]


def _audit_rolled(table: Table, seen: Seen) -> None:
    _, region, token, _, _, caught = seen.public
    if caught:
        _out_of_office(table, token)
        table.row[region] = without(table.row[region], token)
        table.exposed[region] -= 1


def _spied(table: Table, _: Seen) -> None:
    table.trainee = [EMPTY] * len(table.trainee)


def _dealt_out(table: Table, seen: Seen) -> None:
    mask, rest = seen.public[1], seen.public[2:]
    regions = [region for region in range(len(table.trainee)) if mask >> region & 1]
    for region, token, owner in zip(regions, rest[::2], rest[1::2], strict=True):
        _token(table, token, owner, UNKNOWN)
        table.trainee[region] = token


def _carried(table: Table, seen: Seen) -> None:
    _, source, region, crates = seen.public
    table.crates[source] -= crates
    table.crates[region] += crates


def _bust(table: Table, seen: Seen) -> None:
    table.busts = seen.public[1]


def _revealed(table: Table, seen: Seen) -> None:
    region, _, token, owner, card = seen.public
    _up(table, token, owner, card, region)
    table.undercover[owner] -= 1


def _confiscated(table: Table, seen: Seen) -> None:
    region, seat, _, crates = seen.public
    table.crates[region] -= crates
    table.won[seat] += crates


def _swept(table: Table, seen: Seen) -> None:
    for token in table.row[seen.public[0]]:
        _out_of_office(table, token)
    table.row[seen.public[0]] = ()
    table.exposed[seen.public[0]] = 0


def _special_delivery(table: Table, seen: Seen) -> None:
    bust, arrived, others = seen.public
    table.crates[bust] += arrived
    for region in [r for r in range(len(table.crates)) if r != bust][:others]:
        table.crates[region] += 1
    table.supply -= arrived + others


def _removed(table: Table, seen: Seen) -> None:
    table.crates[seen.public[0]] -= seen.public[1]
    table.removed += seen.public[1]


_HAPPENS: Final[dict[str, Callable[[Table, Seen], None]]] = {
    "starter": _starter,
    "placed_first": _placed_first,
    "drew": _drew,
    "turn": _turn,
    "shared_out": _shared_out,
    "delivered": _delivered,
    "stored": _stored,
    "chose": _chose,
    "flipped": _flipped,
    "manages": _manages,
    "trained": _trained,
    "hid": _hid,
    "moved": _moved,
    "informed": _moved,
    "audit_rolled": _audit_rolled,
    "spied": _spied,
    "dealt_out": _dealt_out,
    "carried": _carried,
    "bust": _bust,
    "revealed": _revealed,
    "confiscated": _confiscated,
    "swept": _swept,
    "special_delivery": _special_delivery,
    "removed": _removed,
}
