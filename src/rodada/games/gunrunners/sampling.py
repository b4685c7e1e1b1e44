"""Worlds that fit what a viewer has seen (G-8.3), each as likely as if all that is hidden were shuffled.

What can be known: the fourteen cards of every agency, all that lay face up, one's own cards, what the Spy or the
Informer showed, and the cards known to be among tokens that an unseen dealing blurred. Everything else of an agency is
spread at random over its hidden places.
"""

from __future__ import annotations

from rodada.engine.contract import Random
from rodada.engine.fields import UNKNOWN
from rodada.engine.view import View
from rodada.games.gunrunners.frames import FLIP, HIDE
from rodada.games.gunrunners.state import GunrunnersState
from rodada.games.gunrunners.verbs import whose_card


class GunrunnersSampler:
    """Draws states that fit a view with perfect recall."""

    def __init__(self, view: View[GunrunnersState]) -> None:
        self._viewer = view.viewer
        self._table = view.table
        self._hidden: list[list[int]] = []  # worked out for the first sample: most players never ask for one

    def sample(self, random: Random) -> GunrunnersState:
        world = self._table.copy()
        world.offered = None
        for owner, cards in enumerate(self.hidden()):
            deck = cards[:]
            shuffle(deck, random)
            self._deal(world, owner, deck, random)
        if self._viewer != world.looker:
            self._imagine_dealt(world, random)
        world.imagine_memories(self._viewer)
        return world

    def hidden(self) -> list[list[int]]:
        """By agency, the cards whose place the viewer does not know at all."""
        if not self._hidden:
            self._hidden = [self._hidden_cards(owner) for owner in range(self._table.seats)]
        return self._hidden

    def _hidden_cards(self, owner: int) -> list[int]:
        """The cards of an agency whose place the viewer does not know at all."""
        table = self._table
        left = table.options.deck.copies()
        left.subtract(table.gone[owner])
        left.subtract(card for card in table.hand[owner] if card != UNKNOWN)
        left.subtract(table.known_among(self._viewer, owner))
        if owner == table.active and table.chosen != UNKNOWN:
            left[table.chosen] -= 1
        for token, card in enumerate(table.token_card):
            if card != UNKNOWN and table.token_owner[token] == owner and not self._is_among(token):
                left[card] -= 1
        return sorted(left.elements())

    def _is_among(self, token: int) -> bool:
        """Whether the viewer knows the token only by what is among the blurred ones."""
        return self._table.token_blurred[token] == 1 and not self._table.knows(self._viewer, token)

    def _deal(self, world: GunrunnersState, owner: int, deck: list[int], random: Random) -> None:
        """Fill every hidden place of `owner` from the shuffled rest of its agency."""
        if owner == world.active and world.chosen == UNKNOWN and world.stack and world.stack[-1][0] in (FLIP, HIDE):
            world.chosen = deck.pop()
        blurred = world.blurred_for(self._viewer, owner)
        among = world.known_among(self._viewer, owner)
        group = among + [deck.pop() for _ in range(len(blurred) - len(among))]
        shuffle(group, random)
        for token, card in zip(blurred, group, strict=True):
            world.token_card[token] = card
        for token, card in enumerate(world.token_card):
            if card == UNKNOWN and world.token_owner[token] == owner:
                world.token_card[token] = self._under(token, deck, random)
        if owner != self._viewer:
            world.hand[owner] = tuple(sorted(deck.pop() for _ in world.hand[owner]))
        world.pile[owner] = tuple(sorted(deck))

    def _under(self, token: int, deck: list[int], random: Random) -> int:
        """Take the card that a face-down token may be from a shuffled deck."""
        return deck.pop()

    def _imagine_dealt(self, world: GunrunnersState, random: Random) -> None:
        """What a Spy in mid-dealing has put down so far, for those who do not see it."""
        lifted = [whose_card(world.token_owner[token], world.token_card[token]) for token in world.looked_at]
        shuffle(lifted, random)
        world.dealt = lifted[: len(world.dealt)]


def shuffle(cards: list[int], random: Random) -> None:
    for i in range(len(cards) - 1, 0, -1):
        j = random.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
