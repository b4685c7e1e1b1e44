"""One decision of one seat: the table it knows, who threatens to win, and what cards are worth to it."""

from __future__ import annotations

from math import exp
from typing import Final

from rodada.engine.fields import UNKNOWN
from rodada.games.star_munchkin.board import DEAD, Board
from rodada.games.star_munchkin.cards.rows import Row
from rodada.games.star_munchkin.charity import HAND_LIMIT
from rodada.games.star_munchkin.conditions import classes_of, races_of, usable
from rodada.games.star_munchkin.facts import facts_of
from rodada.games.star_munchkin.frames import WIN, WINDOW
from rodada.games.star_munchkin.judgement.prices import POINT, UNSEEN, Prices, prices_of
from rodada.games.star_munchkin.passives import amount

STEEP: Final = 0.5
"""How much more likely to win a Level more makes."""
ARMED: Final = 0.15
HELD: Final = 0.1
"""Levels that a point of strength in use, and a card in hand, count as ahead of others."""
ENVY: Final = 0.25
"""How much all gains of the others together count against one's own."""
THRIFTLESS: Final = 0.25
"""What a card is worth that would have to be given away at the end of the turn."""
IDLE: Final = 0.04
"""A point of strength on an item that is not in use: things may change."""
PREY: Final = 0.75
"""A monster in hand that one would beat."""
WEAPON: Final = 0.25
"""A monster in hand that others might meet."""

Gains = list[float]
"""What each seat gains or loses, in Levels."""


class Mind:
    """`weights`: one's own gain counts in full; gains of the others count against it, most of all those of whoever is
    nearest to winning. A temperament weighs otherwise and has prices of its own."""

    __slots__ = ("board", "me", "over_limit", "prices", "temper", "weights")

    def __init__(self, board: Board, me: int, regards: list[float] | None = None, temper: str = "") -> None:
        self.board: Final = board
        self.me: Final = me
        self.prices: Final[Prices] = prices_of(board.cards)
        self.temper: Final = temper
        self.weights: Final[list[float]] = weights_of(board, me) if regards is None else regards
        spare = HAND_LIMIT + amount(board, me, "hand_limit") - len(board.hand[me])
        self.over_limit: Final = me == board.active and spare < 0

    def row(self, card: int) -> Row:
        return self.board.cards.rows[card]

    def no_gains(self) -> Gains:
        return [0.0] * self.board.seats

    def weights_of(self, seat: int) -> list[float]:
        """How this seat thinks of all, or how another one can be expected to."""
        return self.weights if seat == self.me else weights_of(self.board, seat)

    def value(self, gains: Gains) -> float:
        """What the gains of all are worth to this seat."""
        return sum([gain * weight for gain, weight in zip(gains, self.weights, strict=True)])

    # --- what cards are worth ---

    def in_play(self, seat: int, card: int) -> float:
        """What a card before a seat is worth to it: what would be lost."""
        prices, row = self.prices, self.row(card)
        if row.kind == "item":
            if card in self.board.in_use[seat]:
                return max(0.1, POINT * prices.power[card] + prices.charm[card] + prices.gold[card] / 2)
            return prices.gold[card] + IDLE * prices.power[card]
        if row.kind == "oneshot":
            return max(prices.kept[card], prices.gold[card])
        if row.kind == "trap":
            return -0.5
        return max(0.2, prices.kept[card] + POINT * prices.power[card] + prices.charm[card])

    def item_for(self, seat: int, card: int) -> float:
        """What an item that a seat does not have is worth to it."""
        if self.row(card).kind != "item":
            return self.in_play(seat, card)
        prices = self.prices
        idle = prices.gold[card] + IDLE * prices.power[card]
        if not usable(self.board, seat, card):
            return idle
        better = prices.power[card] - self._worst_in_slot(seat, card)
        return max(idle, POINT * better + prices.charm[card] + prices.gold[card] / 2)

    def _worst_in_slot(self, seat: int, card: int) -> float:
        """The strength that would have to make way for an item."""
        rows, power = self.board.cards.rows, self.prices.power
        row = rows[card]
        if row.slot == "none" or "laser" in row.tags:
            return 0.0
        hands = row.slot in ("one_hand", "two_hands")
        slots = ("one_hand", "two_hands") if hands else (row.slot,)
        worn = sorted(power[other] for other in self.board.in_use[seat] if rows[other].slot in slots)
        room = 2 if row.slot == "one_hand" else 1
        if row.slot == "two_hands":
            return sum(worn)
        return worn[0] if len(worn) >= room else 0.0

    def kept(self, card: int) -> float:
        """What a card in one's own hand is worth there."""
        worth = self._in_hand(card)
        return worth * THRIFTLESS if self.over_limit else worth

    def _in_hand(self, card: int) -> float:
        if card == UNKNOWN:
            return UNSEEN
        row = self.row(card)
        if row.kind == "item":
            return self.item_for(self.me, card)
        if row.kind == "monster":
            return PREY if row.level + 2 < self.strength() else WEAPON
        if row.kind == "class":
            return self._role(row, classes_of(self.board, self.me))
        if row.kind == "race":
            return self._role(row, races_of(self.board, self.me))
        if row.kind == "level":
            room = self.board.level[self.me] + 1 < self.board.goal()
            return 1.0 if room else self.prices.kept[card]
        if row.kind == "sidekick":
            return self.in_play(self.me, card)
        return max(self.prices.kept[card], self.prices.gold[card])

    def _role(self, row: Row, held: list[str]) -> float:
        if row.id in held:
            return 0.1
        return 0.2 if held else 0.5

    def strength(self) -> int:
        """A quick estimate of one's own strength: Level and what is in use or stands by."""
        board, me = self.board, self.me
        force = facts_of(board.cards).force
        return board.level[me] + sum([force[card] for card in board.in_use[me]])

    # --- who is about to win ---

    def at_brink(self, seat: int) -> bool:
        """Whether `seat` wins as soon as this window closes, if it does not lose a Level in it (M-5.14)."""
        stack = self.board.stack
        for i in range(len(stack) - 1, 0, -1):
            if stack[i][0] == WINDOW:
                return stack[i - 1][0] == WIN and stack[i - 1][1] == seat
        return False


def chances(board: Board) -> list[float]:
    """How likely each seat is to win, as far as the table shows; not yet divided by their sum."""
    force = facts_of(board.cards).force
    found = []
    for seat in range(board.seats):
        armed = 0
        for card in board.in_use[seat]:
            armed += force[card]
        held = 0 if board.alive[seat] == DEAD else len(board.hand[seat])
        found.append(exp(STEEP * (board.level[seat] + ARMED * armed + HELD * held)))
    return found


def weights_of(board: Board, me: int) -> list[float]:
    likely = chances(board)
    others = sum(likely) - likely[me]
    return [1.0 if seat == me else -ENVY * chance / others for seat, chance in enumerate(likely)]
