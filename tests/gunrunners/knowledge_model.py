"""Knowledge by brute force: every complete deal that fits what a viewer was told, found by trying all of them.

It shares nothing with tokens, masks, triples and the sampler: worlds are played forward along every choice that others
could have made and every outcome of chance, and those that would have told the viewer something else are dropped. Slow
by design: for positions with few hidden cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import permutations, product
from typing import Any

import msgspec

from rodada.engine.chance import Seeded
from rodada.engine.events import Event
from rodada.engine.fields import UNKNOWN
from rodada.engine.seats import CHANCE
from rodada.games.gunrunners import game
from rodada.games.gunrunners.deck import CARD_NAMES, INFORMER, SPY
from rodada.games.gunrunners.state import GunrunnersState
from rodada.games.gunrunners.verbs import AGENCIES

Deal = tuple[Any, ...]


class Believer:
    """What a viewer with a perfect memory can believe: all worlds that fit, from the start of a position on."""

    def __init__(self, state: GunrunnersState, viewer: int) -> None:
        self.viewer = viewer
        self.worlds = list(every_deal(state, viewer))

    def follow(self, own_action: int | None, told: Iterable[Event], after: GunrunnersState) -> None:
        """One decision was made: by the viewer (`own_action`), by another seat or by chance.

        Told are the events, and what is being decided: a Director's choice of a card is seen before it moves.
        """
        wanted = ([event.seen_by(self.viewer) for event in told], after.to_act, after.stack)
        kept: dict[bytes, GunrunnersState] = {}
        for world in self.worlds:
            for following, events in every_step(world, own_action):
                seen = [event.seen_by(self.viewer) for event in events]
                if (seen, following.to_act, following.stack) == wanted:
                    kept[msgspec.json.encode(following.data())] = following
        self.worlds = list(kept.values())

    def deals(self) -> set[Deal]:
        return {deal(world) for world in self.worlds}


def deal(world: GunrunnersState) -> Deal:
    """All that can be secret in a world."""
    return (*world.token_card, *world.hand, *world.pile, world.chosen, tuple(sorted(world.dealt)))


def every_deal(state: GunrunnersState, viewer: int) -> Iterator[GunrunnersState]:
    """All deals of a position in which no Spy has dealt, as a viewer sees it who only knows the own cards."""
    for parts in product(*(_deals_of(state, owner, viewer) for owner in range(state.seats))):
        world = state.copy()
        for owner, (cards, hand, pile) in enumerate(parts):
            world.hand[owner], world.pile[owner] = hand, pile
            for token, card in cards:
                world.token_card[token] = card
        yield world


def _deals_of(state: GunrunnersState, owner: int, viewer: int) -> set[Deal]:
    """For one agency: each way to spread its hidden cards over face-down places, hand and pile."""
    places = [
        token
        for token, whose in enumerate(state.token_owner)
        if whose == owner and not state.is_up(token) and owner != viewer
    ]
    hidden = [*(state.token_card[token] for token in places), *state.pile[owner]]
    held = 0 if owner == viewer else len(state.hand[owner])
    hidden += state.hand[owner] if held else ()
    found = set()
    for cards in set(permutations(hidden)):
        hand, pile = cards[len(places) : len(places) + held], cards[len(places) + held :]
        own = state.hand[owner] if owner == viewer else tuple(sorted(hand))
        found.add((tuple(zip(places, cards, strict=False)), own, tuple(sorted(pile))))
    return found


def every_step(world: GunrunnersState, own_action: int | None) -> Iterator[tuple[GunrunnersState, list[Event]]]:
    """A world after each decision that could come next."""
    if world.to_act == CHANCE:
        for outcome in sorted(set(world.chances().bag)):
            following = world.copy()
            yield following, following.resolve(outcome)
        return
    for action in world.actions(world.to_act) if own_action is None else [own_action]:
        following = world.copy()
        yield following, following.do(world.to_act, action)


# --- the sampler's support ---


class EveryChoice:
    """A source of choices that, asked again and again, makes every sequence of choices once."""

    def __init__(self) -> None:
        self._made: list[tuple[int, int]] = []
        self._at = 0

    def below(self, bound: int) -> int:
        if self._at == len(self._made):
            self._made.append((0, bound))
        choice, asked = self._made[self._at]
        assert asked == bound
        self._at += 1
        return choice

    def again(self) -> bool:
        """Go on to the next sequence; False after the last one."""
        self._at = 0
        while self._made and self._made[-1][0] + 1 == self._made[-1][1]:
            self._made.pop()
        if not self._made:
            return False
        choice, bound = self._made[-1]
        self._made[-1] = (choice + 1, bound)
        return True


def support(state: GunrunnersState, viewer: int, most: int) -> set[Deal] | None:
    """Every deal that the sampler can draw for a viewer; None if there are more than `most` ways to draw."""
    sampler, choices, drawn = game.sampler(state.view(viewer)), EveryChoice(), set()
    for _ in range(most):
        drawn.add(deal(sampler.sample(choices)))
        if not choices.again():
            return drawn
    return None


# --- small positions ---


def small_position(seats: int, edition: str, random: Seeded) -> dict[str, Any]:
    """A position near the end: few cards, Spies and Informers in training, everybody's hands short."""
    owners = [random.below(seats) for _ in range(3)]
    decks = [_shuffled([CARD_NAMES[card] for card in game.options({}).deck.cards()], random) for _ in range(seats)]
    regions: list[dict[str, Any]] = []
    for owner in owners:
        wanted = CARD_NAMES[(SPY, SPY, SPY, INFORMER, INFORMER, UNKNOWN)[random.below(6)]]
        card = wanted if wanted in decks[owner] else decks[owner][0]
        decks[owner].remove(card)
        regions.append({"trainee": {"owner": AGENCIES[owner], "card": card}, "row": []})
    for owner in range(seats):
        if random.below(seats) == 0:
            regions[random.below(3)]["row"].append({"owner": AGENCIES[owner], "card": decks[owner].pop()})
    players = []
    for cards in decks:
        hand, pile = 1 + random.below(4 - seats), random.below(2)
        players.append({"hand": cards[:hand], "pile": cards[hand : hand + pile], "gone": cards[hand + pile :]})
    return {"seats": seats, "options": {"edition": edition}, "regions": regions, "players": players}


def _shuffled(cards: list[str], random: Seeded) -> list[str]:
    left = Counter(cards)
    return [_taken(left, random) for _ in cards]


def _taken(left: Counter[str], random: Seeded) -> str:
    cards = sorted(left.elements())
    card = cards[random.below(len(cards))]
    left[card] -= 1
    return card


def unknown_to(state: GunrunnersState, viewer: int) -> int:
    """How many face-down cards in play a viewer does not know."""
    cards = state.view(viewer).table.token_card
    return sum(card == UNKNOWN and owner >= 0 for card, owner in zip(cards, state.token_owner, strict=True))
