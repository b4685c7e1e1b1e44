"""Which card would that agency have put there? Worlds that fit a view, weighed by how the others were seen to play.

A good card goes undercover where it counts, a special agent is sent to be flipped, and nobody spends a card where it
does nothing. Each face-down card that the viewer does not know is drawn in that light from what its agency may still
have; cards dealt anew by a Spy, hands and piles are drawn as they come.
"""

from __future__ import annotations

from math import exp
from typing import Final

from rodada.engine.contract import Random
from rodada.engine.fields import UNKNOWN
from rodada.engine.view import View
from rodada.games.gunrunners.appraisal import POWERS, Appraiser, Lane
from rodada.games.gunrunners.board import EMPTY
from rodada.games.gunrunners.deck import FIRST_SPECIAL, HIGHEST_VALUE, SPECIALS
from rodada.games.gunrunners.sampling import GunrunnersSampler
from rodada.games.gunrunners.state import GunrunnersState

# Fitted to 6,500 face-down cards in games of greedy players: exponents for each unit of what is named.

TRAINED_GAIN: Final = 1.94
"""Crates that the card brings its agency beside its region, as appraised."""
TRAINED_VALUE: Final = 0.45
TRAINED_POWER: Final = 0.18
TRAINED_SPECIAL: Final = 1.49
HIDDEN_GAIN: Final = 0.49
HIDDEN_VALUE: Final = 1.22
HIDDEN_POWER: Final = -1.83
"""Undercover a power is lost."""
HIDDEN_SPECIAL: Final = 0.28

CARDS: Final = range(1, FIRST_SPECIAL + len(SPECIALS))
FINE: Final = 1 << 30
"""How finely weights are told apart."""

Weights = list[float]
"""By card."""


class SuspiciousSampler(GunrunnersSampler):
    """Draws states that fit a view, the likelier the better they explain what lies face down."""

    def __init__(self, view: View[GunrunnersState]) -> None:
        super().__init__(view)
        self._weights: dict[int, Weights] = {}

    def sample(self, random: Random) -> GunrunnersState:
        if not self._weights:
            self._weights = suspicions(self._table)
        return super().sample(random)

    def _under(self, token: int, deck: list[int], random: Random) -> int:
        weights = self._weights.get(token)
        if weights is None:
            return deck.pop()
        left = random.below(FINE) / FINE * sum([weights[card] for card in deck])
        for i, card in enumerate(deck):
            left -= weights[card]
            if left < 0.0:
                return deck.pop(i)
        return deck.pop()


def suspicions(table: GunrunnersState) -> dict[int, Weights]:
    """For each token that is not known, how much likelier each card is than it was before the token was played."""
    appraisers = [Appraiser(table, owner) for owner in range(table.seats)]
    found = {}
    for region, trainee in enumerate(table.trainee):
        if trainee != EMPTY and _secret(table, trainee):
            found[trainee] = _trained(appraisers[table.token_owner[trainee]], region)
        for place, token in enumerate(table.row[region]):
            if _secret(table, token):
                found[token] = _hidden(appraisers[table.token_owner[token]], region, place)
    return found


def _secret(table: GunrunnersState, token: int) -> bool:
    return table.token_card[token] == UNKNOWN and not table.token_blurred[token]


def _trained(appraiser: Appraiser, region: int) -> Weights:
    """Beside a region as it lies now."""
    lane = appraiser.lane(region)

    def gain(value: float) -> float:
        lane.trainee, lane.trainee_value = appraiser.me, value
        return appraiser.worth(lane)

    gains = {value: TRAINED_GAIN * gain(value) + TRAINED_VALUE * value for value in set(appraiser.values)}
    return _weights(appraiser, gains, TRAINED_POWER, TRAINED_SPECIAL)


def _hidden(appraiser: Appraiser, region: int, place: int) -> Weights:
    """At the end of a row in which nothing lay yet of what lies further out now."""
    before = _row_before(appraiser, region, place)

    def gain(value: float) -> float:
        lane = before.copy()
        lane.add(appraiser.me, value, place)
        return appraiser.worth(lane)

    gains = {value: HIDDEN_GAIN * gain(value) + HIDDEN_VALUE * value for value in set(appraiser.values)}
    return _weights(appraiser, gains, HIDDEN_POWER, HIDDEN_SPECIAL)


def _row_before(appraiser: Appraiser, region: int, place: int) -> Lane:
    """The lane with the first so many cards of its row."""
    table = appraiser.table
    lane = Lane(table.crates[region], [0.0] * table.seats, [place] * table.seats)
    for position, token in enumerate(table.row[region][:place]):
        lane.add(table.token_owner[token], appraiser.value_of(token), position)
        lane.doubt += table.token_card[token] == UNKNOWN
        lane.exposed += table.is_up(token)
    trainee = table.trainee[region]
    if trainee != EMPTY:
        lane.trainee, lane.trainee_value = table.token_owner[trainee], appraiser.value_of(trainee)
    return lane


def _weights(appraiser: Appraiser, by_value: dict[float, float], power: float, special: float) -> Weights:
    """Of every card, from what its value brings and what its power would."""
    scores = [0.0]
    for card in CARDS:
        score = by_value[appraiser.values[card]]
        scores.append(score + power * POWERS.get(card, 0.0) + special * (card > HIGHEST_VALUE))
    best = max(scores)
    return [exp(score - best) for score in scores]
