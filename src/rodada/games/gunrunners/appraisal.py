"""What a region is worth to a seat that knows a view and no more: an estimate for players that look no further.

A region becomes a `Lane`: each seat's expected sum in its row, who stands nearer, and how many of its cards are not
known. A card that the viewer does not know counts as the mean of what its agency may still have anywhere. The
estimate is what the viewer expects to confiscate there, less what that is worth to the others.
"""

from __future__ import annotations

from typing import Final

from rodada.engine.fields import UNKNOWN
from rodada.games.gunrunners.board import EMPTY, EXPOSED_FOR_BUST, LAST_BUST, Board
from rodada.games.gunrunners.deck import CARDS, DIRECTOR, INFORMER, MANAGER, RUNNER, SABOTEUR, SPY

# Judged by eye, then tried in hundreds of games between players that differ in one number. The powers are guesses.

PATIENCE: Final = 0.65
"""What a bust one face-up card further away is worth, as a part of one that comes now."""
HASTE: Final = 0.5
"""The same when the next bust is the last one."""
GROWTH: Final = 0.4
"""Crates that come to a region for each face-up card that it lacks."""
FLIPPED: Final = 0.9
"""How much of a trainee's value counts in the row that it may be moved to."""
BLUR: Final = 0.3
"""How many points of difference each unknown card, and each face-up card still to come, puts in doubt."""
NEARER: Final = 0.2
"""A tie goes to the nearer card: less than any difference of sums."""
VICTORY: Final = 6.0
"""Crates that ending the game as its winner is worth."""

POWERS: Final = {DIRECTOR: 1.0, INFORMER: 0.2, SABOTEUR: 0.6, SPY: 0.3, MANAGER: 0.5, RUNNER: 1.0}
"""Crates that being flipped by an opponent is worth to a special agent's owner."""


class Lane:
    """A region in numbers. `near`: the place of each seat's nearest card; `trainee`: whose lies beside it."""

    __slots__ = ("crates", "doubt", "exposed", "near", "sums", "trainee", "trainee_value")

    def __init__(self, crates: int, sums: list[float], near: list[int]) -> None:
        self.crates = crates
        self.sums = sums
        self.near = near
        self.exposed = 0
        self.doubt = 0
        self.trainee = EMPTY
        self.trainee_value = 0.0

    def copy(self) -> Lane:
        twin = Lane(self.crates, self.sums.copy(), self.near.copy())
        twin.exposed = self.exposed
        twin.doubt = self.doubt
        twin.trainee = self.trainee
        twin.trainee_value = self.trainee_value
        return twin

    def add(self, owner: int, value: float, place: int) -> None:
        """A card of `owner` at the right end of the row, which is its `place`."""
        if not self.sums[owner]:
            self.near[owner] = place
        self.sums[owner] += value


class Appraiser:
    """The numbers of a view, and what lanes are worth to its viewer."""

    __slots__ = (
        "_discount",
        "_ends",
        "_stake",
        "_won",
        "lanes",
        "me",
        "mean",
        "mean_power",
        "seats",
        "table",
        "values",
    )

    def __init__(self, table: Board, viewer: int, regards: list[float] | None = None) -> None:
        self.table: Final = table
        self.me: Final = viewer
        self.seats: Final = table.seats
        self.values: Final = [float(value) for value in table.options.deck.values()]
        self.mean: Final[list[float]] = []
        self.mean_power: Final[list[float]] = []
        for owner in range(table.seats):
            self._expect(owner)
        self.lanes: Final = [self.lane(region) for region in range(len(table.crates))]
        self._won: Final = table.won
        self._ends: Final = table.busts + 1 >= LAST_BUST
        patience = HASTE if self._ends else PATIENCE
        self._discount: Final = [patience**need for need in range(EXPOSED_FOR_BUST + 1)]
        rivals = table.seats - 1
        fair = [1.0 if seat == viewer else -1.0 / rivals for seat in range(table.seats)]
        self._stake: Final[list[float]] = fair if regards is None else regards

    def _expect(self, owner: int) -> None:
        """Mean value and power of the cards of `owner` whose place the viewer does not know."""
        table, values = self.table, self.values
        left, total = CARDS, float(sum(table.options.deck.plain) + sum(table.options.deck.specials))
        power = sum(POWERS.values())
        known = [*table.gone[owner], *(card for card in table.hand[owner] if card != UNKNOWN)]
        owners = table.token_owner
        known += [card for token, card in enumerate(table.token_card) if card != UNKNOWN and owners[token] == owner]
        for card in known:
            left -= 1
            total -= values[card]
            power -= POWERS.get(card, 0.0)
        self.mean.append(total / left if left > 0 else 0.0)
        self.mean_power.append(power / left if left > 0 else 0.0)

    def value_of(self, token: int) -> float:
        """The value of a card in play, or what is to be expected of it."""
        table = self.table
        card = table.token_card[token]
        return self.values[card] if card != UNKNOWN else self.mean[table.token_owner[token]]

    def lane(self, region: int, leaving: int = EMPTY) -> Lane:
        """A region as it is, or without one token of its row."""
        table, seats = self.table, self.seats
        lane = Lane(table.crates[region], [0.0] * seats, [len(table.row[region])] * seats)
        for place, token in enumerate(table.row[region]):
            if token != leaving:
                lane.add(table.token_owner[token], self.value_of(token), place)
                lane.doubt += table.token_card[token] == UNKNOWN
        lane.exposed = table.exposed[region] - (leaving != EMPTY and table.is_up(leaving))
        trainee = table.trainee[region]
        if trainee != EMPTY:
            lane.trainee = table.token_owner[trainee]
            lane.trainee_value = self.value_of(trainee)
        return lane

    # --- what a lane is worth ---

    def worth(self, lane: Lane) -> float:
        """Crates that the viewer may expect from a bust there, less the others' on average."""
        need = EXPOSED_FOR_BUST - lane.exposed
        if need <= 0:
            shares = self._shares(lane, lane.sums, BLUR * lane.doubt)
            return self._stakes(shares, lane.crates) + (self._finish(shares, lane.crates) if self._ends else 0.0)
        sums = lane.sums
        if lane.trainee != EMPTY:
            sums = sums.copy()
            sums[lane.trainee] += FLIPPED * lane.trainee_value
        shares = self._shares(lane, sums, BLUR * (lane.doubt + need))
        return self._discount[need] * self._stakes(shares, lane.crates + GROWTH * need)

    def _shares(self, lane: Lane, sums: list[float], blur: float) -> list[float]:
        """The part of the crates that each seat may expect: a half for the first, a half of the rest for the second."""
        ahead = [0.0] * self.seats  # how many others are to be expected in front of each
        present = [seat for seat, total in enumerate(sums) if total]
        near = lane.near
        for i, one in enumerate(present):
            for other in present[i + 1 :]:
                gap = sums[one] - sums[other] + (NEARER if near[one] < near[other] else -NEARER)
                chance = 0.5 + 0.5 * gap / (blur + abs(gap))
                ahead[one] += 1.0 - chance
                ahead[other] += chance
        return [0.5 ** (1.0 + ahead[seat]) if total else 0.0 for seat, total in enumerate(sums)]

    def _stakes(self, shares: list[float], crates: float) -> float:
        return crates * sum([share * stake for share, stake in zip(shares, self._stake, strict=True)])

    def _finish(self, shares: list[float], crates: int) -> float:
        """A bust that ends the game is worth what its final standing is."""
        final = [won + share * crates for won, share in zip(self._won, shares, strict=True)]
        mine = final[self.me]
        return VICTORY if mine >= max(final) else -VICTORY
