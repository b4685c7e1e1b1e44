"""Star Munchkin in numbers of a fixed count: each possible action by a number, each view as a vector.

Seats are told from the viewer's: number 0 is its own, then clockwise. A card is its number in the set, so with other
packs the vectors differ in length.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import Any, Final

from rodada.engine.actions import PASS, action, argument_of, verb_of
from rodada.engine.encoding import Layout, Numbering
from rodada.engine.fields import UNKNOWN
from rodada.engine.view import View
from rodada.games.star_munchkin import frames, strength, verbs
from rodada.games.star_munchkin.board import Board
from rodada.games.star_munchkin.cards.packs import card_set
from rodada.games.star_munchkin.cards.rows import CardSet
from rodada.games.star_munchkin.effects.asking import WHAT
from rodada.games.star_munchkin.offers import BY, ORDERS, TERMS, TO
from rodada.games.star_munchkin.options import MOST_OFFERS, StarMunchkinOptions

MOST: Final = 32_767
"""For sums and counts to which the rules set no limit."""

_OF_A_CARD: Final = (
    verbs.PLAY,
    verbs.EQUIP,
    verbs.UNEQUIP,
    verbs.DROP,
    verbs.SELL,
    verbs.TROUBLE,
    verbs.GIVE,
    verbs.WANT,
    verbs.PROMISE,
    verbs.RUN_FROM,
    verbs.SACRIFICE,
    verbs.TAKE,
    verbs.CHOOSE_CARD,
    verbs.CARRY,
)
_BARE: Final = (
    verbs.SOLD,
    verbs.OPEN,
    verbs.LOOT,
    verbs.END,
    verbs.FIGHT,
    verbs.SEND,
    verbs.CANCEL,
    verbs.ACCEPT,
    verbs.REFUSE,
    verbs.COUNTER,
    verbs.DONE,
    verbs.YES,
    verbs.NO,
)
_CARD_OF_FRAME: Final = {
    frames.DOOR: 3,
    frames.FLIGHT: 3,
    frames.BAD_STUFF: 3,
    frames.TRAP: 3,
    frames.PLAY: 3,
    frames.ABILITY: 3,
    frames.PAY: 3,
    frames.OPS: 4,
    frames.TRIGGERS: 4,
    frames.INSTEAD: 4,
}
"""Where the card stands that a frame in progress is about."""

_BARE_CARD: Final = 0
_TERM: Final = {
    _BARE_CARD: "offer_give",
    verbs.GIVE: "offer_give",
    verbs.WANT: "offer_want",
    verbs.PROMISE: "offer_promise",
}
"""Terms of an offer that name a card; a sale that is being put together is a list of bare cards."""


def numbering(seats: int, cards: CardSet) -> Numbering:
    """Every action that a game of so many seats with these cards may offer."""
    numbers = range(1, len(cards.rows))
    actions = [PASS, *(action(verb) for verb in _BARE)]
    for verb in _OF_A_CARD:
        actions += [action(verb, card) for card in numbers]
    for card in numbers:
        abilities = len(cards.rows[card].abilities)
        actions += [action(verbs.USE, card * verbs.ABILITIES + index) for index in range(abilities)]
    for verb in (verbs.ASK, verbs.TRADE, verbs.CHOOSE_SEAT):
        actions += [action(verb, seat) for seat in range(seats)]
    for verb in (verbs.SEX, verbs.CHOOSE_SIDE):
        actions += [action(verb, either) for either in (0, 1)]
    actions += [action(verbs.ORDER, order) for order in range(ORDERS)]
    actions += [action(verbs.TREASURES, n + 1) for n in range(most_treasures(cards))]
    actions += [action(verbs.CHOOSE_TERM, place) for place in range(len(cards.rows))]
    actions += [action(verbs.CHOOSE_OPTION, i) for i in range(most_options(cards))]
    return Numbering(actions)


def most_treasures(cards: CardSet) -> int:
    """More than one combat can bring, even if all monsters came to it with a clone each."""
    return 2 * sum(row.treasures for row in cards.rows)


def most_options(cards: CardSet) -> int:
    return max((len(operation.options) for operations in cards.lists for operation in operations), default=0)


class StarMunchkinEncoding:
    """For games of so many seats with these options."""

    def __init__(self, seats: int, options: StarMunchkinOptions) -> None:
        cards = card_set(options.packs)
        self.numbering: Final = numbering(seats, cards)
        self.outcomes: Final = len(cards.rows)
        self.longest: Final[int | None] = None
        self.layout: Final = Layout()
        self._cards = len(cards.rows)
        self._lay_out_sums(seats)
        self._lay_out_cards(seats)

    def _lay_out_sums(self, seats: int) -> None:
        """What is being decided, what each seat has, and how the combat stands."""
        add = self.layout.add
        self._decision = add("decision", len(frames.NAMES))
        self._window = add("window", len(frames.WINDOW_NAMES))
        self._asking = add("asking", len(WHAT))
        self._actor = add("actor", seats)
        self._active = add("active", seats)
        self._counts = add("turns", high=MOST)
        add("fought")
        add("decided", high=2)
        add("rolled", high=6)
        add("doors", high=self._cards)
        add("treasures", high=self._cards)
        self._level = add("level", seats, MOST)
        self._sex = add("sex", seats)
        self._alive = add("alive", seats, 2)
        self._in_hand = add("in_hand", seats, self._cards)
        self._offers_made = add("offers_made", seats, MOST_OFFERS)
        self._strength = add("strength", seats, MOST, -MOST)
        self._fighter = add("fighter", seats)
        self._helper = add("helper", seats)
        self._side = add("side", 1, MOST, -MOST)
        add("monsters", 1, MOST, -MOST)
        add("reward", high=MOST)
        self._by = add("offer_by", seats)
        self._to = add("offer_to", seats)
        self._share = add("offer_treasures", high=MOST)
        self._order = add("offer_order", ORDERS)

    def _lay_out_cards(self, seats: int) -> None:
        """Parts with a number for every card, 0 included, which is the card that is not known."""
        cards = self._cards
        self._hand = self.layout.add("hand", seats * cards, cards)
        self._table = self.layout.add("table", seats * cards)
        self._place = {
            name: self.layout.add(name, cards, cards)
            for name in (
                "fresh",
                "in_use",
                "attached",
                "discards",
                "foes",
                "enhancers",
                "spent",
                "stage",
                "loot",
                "sifted",
                "in_progress",
                "offer_give",
                "offer_want",
                "offer_promise",
            )
        }

    def vector(self, view: View[Any]) -> array[int]:
        vector = self.layout.blank()
        board: Board = view.table
        seats = board.seats
        turned = [(seat - view.viewer) % seats for seat in range(seats)]
        self._tell_moment(vector, board, turned)
        self._tell_seats(vector, board, turned)
        self._tell_combat(vector, board, turned)
        self._tell_offer(vector, board, turned)
        self._tell_cards(vector, board, view.viewer)
        return vector

    def _tell_moment(self, vector: array[int], board: Board, turned: list[int]) -> None:
        """What is being decided, and whose turn it is."""
        if board.stack:
            frame = board.stack[-1]
            vector[self._decision + frame[0]] = 1
            if frame[0] == frames.WINDOW:
                vector[self._window + frame[3]] = 1
            elif frame[0] == frames.CHOOSE:
                vector[self._asking + frame[3]] = 1
            if frame[1] >= 0:
                vector[self._actor + turned[frame[1]]] = 1
        if board.active >= 0:
            vector[self._active + turned[board.active]] = 1
        doors, treasures = board.pile
        counts = (board.turns, board.fought, board.decided, board.rolled, len(doors), len(treasures))
        for i, n in enumerate(counts):
            vector[self._counts + i] = n

    def _tell_seats(self, vector: array[int], board: Board, turned: list[int]) -> None:
        for seat, turn in enumerate(turned):
            vector[self._level + turn] = board.level[seat]
            vector[self._sex + turn] = board.sex[seat]
            vector[self._alive + turn] = board.alive[seat]
            vector[self._in_hand + turn] = len(board.hand[seat])
            vector[self._offers_made + turn] = board.offers_made[seat]
            vector[self._strength + turn] = strength.of_seat(board, seat)
            hand, table = self._hand + turn * self._cards, self._table + turn * self._cards
            for card in board.hand[seat]:
                vector[hand + card] += 1
            for card in board.table[seat]:
                vector[table + card] = 1

    def _tell_combat(self, vector: array[int], board: Board, turned: list[int]) -> None:
        if board.fighter < 0:
            return
        vector[self._fighter + turned[board.fighter]] = 1
        if board.helper >= 0:
            vector[self._helper + turned[board.helper]] = 1
        vector[self._side] = strength.side(board)
        vector[self._side + 1] = strength.monsters(board)
        vector[self._side + 2] = strength.treasures(board)

    def _tell_offer(self, vector: array[int], board: Board, turned: list[int]) -> None:
        """The offer on the table, or the one that the viewer is putting together."""
        terms: Iterable[int] = board.draft
        if board.offers:
            offer = board.offers[-1]
            vector[self._by + turned[offer[BY]]] = 1
            vector[self._to + turned[offer[TO]]] = 1
            terms = (*offer[TERMS:], *terms)
        for term in terms:
            verb, argument = verb_of(term), argument_of(term)
            if verb == verbs.TREASURES:
                vector[self._share] = argument
            elif verb == verbs.ORDER:
                vector[self._order + argument] = 1
            elif verb in _TERM:
                vector[self._place[_TERM[verb]] + argument] = 1

    def _tell_cards(self, vector: array[int], board: Board, viewer: int) -> None:
        """Which cards lie where."""
        self._tell_pile(vector, "fresh", board.fresh[viewer] if viewer < board.seats else ())
        self._tell_pile(vector, "attached", [card for card, _host in board.attached])
        self._tell_pile(vector, "foes", [foe[0] for foe in board.foes])
        self._tell_pile(vector, "spent", board.spent)
        self._tell_pile(vector, "stage", board.stage)
        self._tell_pile(vector, "loot", board.loot)
        self._tell_pile(vector, "sifted", board.sifted)
        for cards in board.in_use:
            self._tell_pile(vector, "in_use", cards)
        for cards in board.discards:
            self._tell_pile(vector, "discards", cards)
        for foe in board.foes:
            self._tell_pile(vector, "enhancers", foe[1:])
        for frame in board.stack:
            place = _CARD_OF_FRAME.get(frame[0], 0)
            if place and len(frame) > place:
                self._tell_pile(vector, "in_progress", frame[place : place + 1])

    def _tell_pile(self, vector: array[int], name: str, cards: Iterable[int]) -> None:
        at = self._place[name]
        for card in cards:
            if card >= UNKNOWN:
                vector[at + card] += 1
