"""Worlds that fit what a viewer may know: what is hidden is dealt anew over the hidden places."""

from __future__ import annotations

from typing import Final

from rodada.engine.contract import Random
from rodada.engine.fields import UNKNOWN
from rodada.engine.piles import Cards
from rodada.engine.view import View
from rodada.games.star_munchkin.board import DECKS
from rodada.games.star_munchkin.frames import CHARITY
from rodada.games.star_munchkin.state import StarMunchkinState

MOST_TRIES: Final = 200


class StarMunchkinSampler:
    """Draws states that fit a view with perfect recall."""

    def __init__(self, view: View[StarMunchkinState]) -> None:
        self._viewer = view.viewer
        self._table = view.table

    def sample(self, random: Random) -> StarMunchkinState:
        """A world in which whoever is asked has an answer: being asked for a monster tells that there is one."""
        world = self._deal(random)
        for _ in range(MOST_TRIES):
            if world.to_act < 0 or world.actions(world.to_act):
                break
            world = self._deal(random)
        return world

    def _deal(self, random: Random) -> StarMunchkinState:
        world = self._table.copy()
        world.offered = None
        unseen = self._unseen(world)
        for deck in range(len(DECKS)):
            shuffle(unseen[deck], random)
        self._fill(world, unseen, random)
        return world

    def _unseen(self, world: StarMunchkinState) -> list[list[int]]:
        """Cards of either deck whose place the viewer does not know."""
        seen = set(seen_cards(world))
        rows = world.cards.rows
        found: list[list[int]] = [[], []]
        for card in range(1, len(rows)):
            if card not in seen:
                found[DECKS.index(rows[card].deck)].append(card)
        return found

    def _fill(self, world: StarMunchkinState, unseen: list[list[int]], random: Random) -> None:
        """The piles take of their own deck, the hidden hands what is left of both."""
        for deck, pile in enumerate(world.pile):
            taken = [unseen[deck].pop() for _ in pile]
            world.pile[deck] = tuple(sorted(taken))
        rest = unseen[0] + unseen[1]
        shuffle(rest, random)
        for seat, hand in enumerate(world.hand):
            filled = tuple(sorted(card or rest.pop() for card in hand))
            world.hand[seat] = filled
        world.sifted = [card or rest.pop() for card in world.sifted]
        for seat in range(world.seats):
            self._imagine(world, seat, random)

    def _imagine(self, world: StarMunchkinState, seat: int, random: Random) -> None:
        """What follows from hidden cards: which of them are fresh, and which one is about to be given away."""
        if seat != self._viewer and world.fresh[seat]:
            hand = list(world.hand[seat])
            shuffle(hand, random)
            world.fresh[seat] = tuple(sorted(hand[: len(world.fresh[seat])]))
        for card in world.hand[seat]:
            world.known[card] |= 1 << seat
        frame = world.stack[-1] if world.stack else ()
        if frame and frame[:3] == (CHARITY, seat, 1) and not world.picked:
            world.picked = world.hand[seat][random.below(len(world.hand[seat]))]


def seen_cards(world: StarMunchkinState) -> Cards:
    """Every card that a view names somewhere."""
    places: list[int] = [*world.stage, *world.sifted, *world.loot, *world.spent]
    for group in (world.discards, world.hand, world.table, world.foes):
        for cards in group:
            places += cards
    return tuple(card for card in places if card != UNKNOWN)


def shuffle(cards: list[int], random: Random) -> None:
    for i in range(len(cards) - 1, 0, -1):
        j = random.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
