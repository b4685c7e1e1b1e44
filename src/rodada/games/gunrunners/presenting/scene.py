"""What lies on the table, as plain data for whoever draws it. Made of a view, so it holds what the viewer may know."""

from __future__ import annotations

from typing import Final

import msgspec

from rodada.engine.fields import UNKNOWN
from rodada.engine.view import View
from rodada.games.gunrunners import frames
from rodada.games.gunrunners.board import EMPTY, EXPOSED_FOR_BUST
from rodada.games.gunrunners.deck import SPY
from rodada.games.gunrunners.state import GunrunnersState


class CardShown(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card in play. `card` is 0 where the viewer does not know it; one that lies face down can be known all the same.

    A token is the same as long as everybody can follow the card: a Spy's dealing makes new ones.
    """

    token: int
    owner: int
    up: bool = False
    card: int = UNKNOWN
    value: int = 0
    power: bool = False
    """A Manager in office (G-4.7)."""


class Standing(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a seat would have in a bust now, as far as the viewer knows, and the crates it would take then."""

    seat: int
    total: int
    takes: int
    hidden: int = 0
    """How many of its cards there are not known: the sum may be higher."""


class RegionShown(msgspec.Struct, frozen=True, kw_only=True):
    """One region. The row begins with the card nearest to it; `lacks` says how many face-up cards it is short of a
    bust; `standing` has the best first."""

    crates: int
    trainee: CardShown | None
    row: list[CardShown]
    lacks: int
    standing: list[Standing]


class SeatShown(msgspec.Struct, frozen=True, kw_only=True):
    """What is public of a seat: crates won, cards in hand and to draw, undercover agents in the field and allowed."""

    won: int
    hand: int
    pile: int
    undercover: int
    limit: int


class Lifted(msgspec.Struct, frozen=True, kw_only=True):
    """A Spy has picked up the trainees of these regions and deals them out anew; `dealt` is how many lie already."""

    seat: int
    regions: list[int]
    cards: list[CardShown]
    dealt: int


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """The whole table. `phase` is `setup`, `deliver`, `deploy`, `operate`, `bust` or `over`; `special` and `operator`
    say whose special agent acts, 0 and -1 if none does."""

    phase: str
    turn: int
    active: int
    asked: int
    special: int
    operator: int
    supply: int
    warehouse: int
    busts: int
    regions: list[RegionShown]
    seats: list[SeatShown]
    hand: list[int]
    """The viewer's own cards, sorted; empty for a spectator."""
    chosen: int
    """The card the viewer has chosen and not yet placed; 0 if none."""
    lifted: Lifted | None = None


_PHASES: Final = {
    frames.STARTER: "setup",
    frames.SETUP: "setup",
    frames.DEAL: "setup",
    frames.DELIVER: "deliver",
    frames.OPERATE: "operate",
    frames.BUST: "bust",
}


def scene(view: View[GunrunnersState]) -> Scene:
    table, viewer = view.table, view.viewer
    values = table.options.deck.values()
    top = table.stack[-1] if table.stack else (0, -1, 0, 0)
    operating = top[0] == frames.OPERATE
    return Scene(
        phase=_PHASES.get(top[0], "deploy") if table.stack else "over",
        turn=table.turns,
        active=table.active,
        asked=table.to_act,
        special=top[3] if operating else 0,
        operator=top[1] if operating else -1,
        supply=table.supply,
        warehouse=table.warehouse,
        busts=table.busts,
        regions=[_region(table, values, region) for region in range(len(table.crates))],
        seats=[_seat(table, seat) for seat in range(table.seats)],
        hand=list(table.hand[viewer]) if viewer < table.seats else [],
        chosen=table.chosen,
        lifted=_lifted(table, values),
    )


def _card(table: GunrunnersState, values: list[int], token: int) -> CardShown:
    owner, card = table.token_owner[token], table.token_card[token]
    power = table.manager[owner] == token
    return CardShown(token=token, owner=owner, up=table.is_up(token), card=card, value=values[card], power=power)


def _region(table: GunrunnersState, values: list[int], region: int) -> RegionShown:
    trainee = table.trainee[region]
    return RegionShown(
        crates=table.crates[region],
        trainee=None if trainee == EMPTY else _card(table, values, trainee),
        row=[_card(table, values, token) for token in table.row[region]],
        lacks=max(EXPOSED_FOR_BUST - table.exposed[region], 0),
        standing=standing(table, region),
    )


def standing(table: GunrunnersState, region: int) -> list[Standing]:
    """Who has what in a row, of what the viewer knows, and would take what: best and nearest first (G-5.4)."""
    values = table.options.deck.values()
    sums: dict[int, int] = {}
    hidden: dict[int, int] = {}
    for token in table.row[region]:
        owner, card = table.token_owner[token], table.token_card[token]
        sums[owner] = sums.get(owner, 0) + values[card]
        hidden[owner] = hidden.get(owner, 0) + (card == UNKNOWN)
    crates, found = table.crates[region], []
    for owner, total in sorted(sums.items(), key=lambda item: -item[1]):
        takes = (crates + 1) // 2
        crates -= takes
        found.append(Standing(seat=owner, total=total, takes=takes, hidden=hidden[owner]))
    return found


def _seat(table: GunrunnersState, seat: int) -> SeatShown:
    return SeatShown(
        won=table.won[seat],
        hand=len(table.hand[seat]),
        pile=len(table.pile[seat]),
        undercover=table.undercover[seat],
        limit=1 if table.manager[seat] == EMPTY else 2,
    )


def _lifted(table: GunrunnersState, values: list[int]) -> Lifted | None:
    """Not the Informer's card: that one stays where it lies."""
    frame = table.stack[-1] if table.stack else (0, -1, 0, 0)
    if frame[0] != frames.OPERATE or frame[3] != SPY or not table.looked_at:
        return None
    return Lifted(
        seat=frame[1],
        regions=[region for region in range(len(table.trainee)) if frame[4] >> region & 1],
        cards=[_card(table, values, token) for token in table.looked_at],
        dealt=len(table.dealt),
    )
