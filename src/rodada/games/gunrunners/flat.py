"""Gunrunners in numbers of a fixed count: each possible action by a number, each view as a vector.

Seats are told from the viewer's: number 0 is its own, then clockwise. Kinds of cards are those of the deck, in their
order; with two decks of different kinds the vectors differ in length.
"""

from __future__ import annotations

from array import array
from typing import Any, Final

from rodada.engine.actions import action
from rodada.engine.encoding import Layout, Numbering
from rodada.engine.fields import UNKNOWN
from rodada.engine.view import View
from rodada.games.gunrunners import frames, verbs
from rodada.games.gunrunners.board import EMPTY, LAST_BUST, WAREHOUSE_FULL, Board
from rodada.games.gunrunners.deck import CARD_NAMES, CARDS, FIRST_SPECIAL, HIGHEST_VALUE, RUNNER, SPECIALS, SPY
from rodada.games.gunrunners.frames import OPERATE
from rodada.games.gunrunners.options import GunrunnersOptions
from rodada.games.gunrunners.setup import crates_for, regions_for
from rodada.games.gunrunners.verbs import place, position_of, region_of, whose_card

MOST_FACE_UP: Final = 5
MOST_UNDERCOVER: Final = 2
TURNS_EACH: Final = 13
"""Facts that follow from the rules: face-up cards in a row, undercover agents and turns of a seat."""


def longest_row(seats: int) -> int:
    return MOST_FACE_UP + MOST_UNDERCOVER * seats


def longest_game(seats: int) -> int:
    """No game has more decisions of seats: a first agent each, then in each turn two to deploy, as many for an
    operation as there are regions or two, and the order of two busts."""
    return seats + seats * TURNS_EACH * (2 + max(2, regions_for(seats)) + 1)


def numbering(seats: int, options: GunrunnersOptions) -> Numbering:
    """Every action that a game of so many seats with this deck may offer."""
    regions = range(regions_for(seats))
    kinds = options.deck.copies()
    places = [place(region, position) for region in regions for position in range(longest_row(seats))]
    actions = [action(verb) for verb in (verbs.DECLINE, verbs.SPY_OUT)]
    for verb in (verbs.START, verbs.FLIP, verbs.AT, verbs.CARRY, verbs.TO, verbs.BUST_AT):
        actions += [action(verb, region) for region in regions]
    for verb in (verbs.TRAIN, verbs.HIDE):
        actions += [action(verb, card) for card in kinds]
    for verb in (verbs.MOVE, verbs.LOOK, verbs.AUDIT):
        actions += [action(verb, where) for where in places]
    actions += [action(verbs.DEAL_OUT, whose_card(seat, card)) for seat in range(seats) for card in kinds]
    return Numbering(actions)


class GunrunnersEncoding:
    """For games of so many seats with these options."""

    def __init__(self, seats: int, options: GunrunnersOptions) -> None:
        self.numbering: Final = numbering(seats, options)
        self.outcomes: Final = len(CARD_NAMES)
        self.longest: Final[int | None] = longest_game(seats)
        self.layout: Final = Layout()
        self._values = options.deck.values()
        self._kind = {card: i for i, card in enumerate(sorted(options.deck.copies()))}
        self._kinds = len(self._kind)
        self._lay_out(seats, crates_for(seats, options.edition))

    def _lay_out(self, seats: int, crates: int) -> None:
        """The parts, in the order of the vector. A card in play is a seat, a kind and whether it lies face up."""
        add = self.layout.add
        kinds = self._kinds
        regions = regions_for(seats)
        self._decision = add("decision", len(frames.NAMES))
        self._special = add("special", len(SPECIALS))
        self._second = add("second_choice")
        self._from = add("from_region", regions)
        self._active = add("active", seats)
        self._starter = add("starter", seats)
        self._counts = add("turns", high=TURNS_EACH * seats)
        add("busts", high=LAST_BUST + 1)
        add("supply", high=crates)
        add("warehouse", high=WAREHOUSE_FULL)
        self._won = add("won", seats, crates)
        self._in_hand = add("in_hand", seats, CARDS)
        self._to_draw = add("to_draw", seats, CARDS)
        self._undercover = add("undercover", seats, MOST_UNDERCOVER)
        self._manager = add("manager", seats)
        self._hand = add("hand", kinds, CARDS)
        self._chosen = add("chosen", kinds)
        self._gone = add("gone", seats * kinds, CARDS)
        self._among = add("among", seats * kinds, CARDS)
        self._lifted = add("lifted", seats * kinds, CARDS)
        self._crates = add("crates", regions, crates)
        self._exposed = add("exposed", regions, MOST_FACE_UP)
        self._sums = add("sums", regions * seats, HIGHEST_VALUE * longest_row(seats))
        self._card = seats + kinds + 1
        self._trainee = add("trainee", regions * self._card)
        self._row = add("row", regions * longest_row(seats) * self._card)
        self._row_size = longest_row(seats) * self._card

    def vector(self, view: View[Any]) -> array[int]:
        vector = self.layout.blank()
        board: Board = view.table
        seats = board.seats
        turned = [(seat - view.viewer) % seats for seat in range(seats)]
        self._tell_moment(vector, board, turned)
        self._tell_seats(vector, board, turned)
        self._tell_secrets(vector, board, view.viewer, turned)
        self._tell_regions(vector, board, turned)
        return vector

    def _tell_moment(self, vector: array[int], board: Board, turned: list[int]) -> None:
        """What is being decided, and whose turn it is."""
        if board.stack:
            frame = board.stack[-1]
            vector[self._decision + frame[0]] = 1
            if frame[0] == OPERATE:
                self._tell_operation(vector, frame)
        if board.active >= 0:
            vector[self._active + turned[board.active]] = 1
            vector[self._starter + turned[board.starter]] = 1
        at = self._counts
        vector[at] = board.turns
        vector[at + 1] = board.busts
        vector[at + 2] = board.supply
        vector[at + 3] = board.warehouse

    def _tell_operation(self, vector: array[int], frame: tuple[int, ...]) -> None:
        step, special, source = frame[2], frame[3], frame[4]
        vector[self._special + special - FIRST_SPECIAL] = 1
        if step:
            vector[self._second] = 1
            if special != SPY:
                region = source if special == RUNNER else region_of(source)
                vector[self._from + region] = 1

    def _tell_seats(self, vector: array[int], board: Board, turned: list[int]) -> None:
        for seat, turn in enumerate(turned):
            vector[self._won + turn] = board.won[seat]
            vector[self._in_hand + turn] = len(board.hand[seat])
            vector[self._to_draw + turn] = len(board.pile[seat])
            vector[self._undercover + turn] = board.undercover[seat]
            vector[self._manager + turn] = board.manager[seat] != EMPTY
            gone = self._gone + turn * self._kinds
            for card in board.gone[seat]:
                if card != UNKNOWN:
                    vector[gone + self._kind[card]] += 1

    def _tell_secrets(self, vector: array[int], board: Board, viewer: int, turned: list[int]) -> None:
        """What the viewer alone knows: its hand, what it chose or looks at, and what lies among cards dealt unseen."""
        kind = self._kind
        if viewer < board.seats:
            for card in board.hand[viewer]:
                vector[self._hand + kind[card]] += 1
        if board.chosen != UNKNOWN:
            vector[self._chosen + kind[board.chosen]] = 1
        for who, owner, card in board.triples():
            if who == viewer:
                vector[self._among + turned[owner] * self._kinds + kind[card]] += 1
        if board.looker == viewer:
            self._tell_lifted(vector, board, turned)

    def _tell_lifted(self, vector: array[int], board: Board, turned: list[int]) -> None:
        """Cards in the hand of a Spy or Informer, less those that have been dealt out again."""
        at, kinds, kind = self._lifted, self._kinds, self._kind
        for token in board.looked_at:
            vector[at + turned[board.token_owner[token]] * kinds + kind[board.token_card[token]]] += 1
        for whose in board.dealt:
            vector[at + turned[region_of(whose)] * kinds + kind[position_of(whose)]] -= 1

    def _tell_regions(self, vector: array[int], board: Board, turned: list[int]) -> None:
        for region, crates in enumerate(board.crates):
            vector[self._crates + region] = crates
            vector[self._exposed + region] = board.exposed[region]
            if board.trainee[region] != EMPTY:
                self._tell_card(vector, self._trainee + region * self._card, board, board.trainee[region], turned)
            at = self._row + region * self._row_size
            sums = self._sums + region * len(turned)
            for token in board.row[region]:
                self._tell_card(vector, at, board, token, turned)
                vector[sums + turned[board.token_owner[token]]] += self._values[board.token_card[token]]
                at += self._card

    def _tell_card(self, vector: array[int], at: int, board: Board, token: int, turned: list[int]) -> None:
        vector[at + turned[board.token_owner[token]]] = 1
        card = board.token_card[token]
        if card != UNKNOWN:
            vector[at + len(turned) + self._kind[card]] = 1
        if board.is_up(token):
            vector[at + self._card - 1] = 1
