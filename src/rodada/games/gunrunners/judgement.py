"""What each legal action is worth to a seat, judged from its view alone: the heart of the greedy player.

Values are differences in crates to doing nothing, as `appraisal` estimates them. Of chained choices the first is worth
what its best continuation is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import permutations
from typing import Any, Final

from rodada.engine.actions import argument_of, verb_of
from rodada.engine.fields import UNKNOWN
from rodada.engine.view import View
from rodada.games.gunrunners.appraisal import POWERS, Appraiser, Lane
from rodada.games.gunrunners.board import EMPTY, Board
from rodada.games.gunrunners.bust import due
from rodada.games.gunrunners.deck import RUNNER
from rodada.games.gunrunners.frames import FILL, FLIP
from rodada.games.gunrunners.operations import LOAD
from rodada.games.gunrunners.verbs import (
    AT,
    AUDIT,
    BUST_AT,
    CARRY,
    DEAL_OUT,
    HIDE,
    LOOK,
    MOVE,
    SPY_OUT,
    TO,
    TRAIN,
    position_of,
    region_of,
)
from rodada.games.gunrunners.verbs import FLIP as FLIP_TRAINEE

# Found like the numbers of `appraisal`; curiosity is a guess.

SPENT: Final = 0.05
"""Crates that each point of a card spent may bring elsewhere."""
HIDING: Final = 0.4
"""Crates that the place of one more undercover agent may bring elsewhere."""
CURIOSITY: Final = 0.1
"""Crates that seeing hidden cards is worth."""
LASTING: Final = 4
"""Cards from the end at which the others begin to lose what they may bring elsewhere."""
FACES: Final = 6


def judge(view: View[Any], actions: Sequence[int], regards: list[float] | None = None) -> list[float]:
    """What each of these legal actions is worth to the viewer, in crates; to one who cares so much for each seat's."""
    judgement = Judgement(view.table, view.viewer, regards)
    return [_OF_VERB.get(verb_of(act), _indifferent)(judgement, argument_of(act)) for act in actions]


def _indifferent(_judgement: Judgement, _argument: int) -> float:
    """To decline changes nothing, and where the first trainee lies tells nothing yet."""
    return 0.0


class Judgement:
    """One decision: the appraised table, and what has been worked out about it so far."""

    def __init__(self, table: Board, me: int, regards: list[float] | None = None) -> None:
        self.table: Final = table
        self.me: Final = me
        self.frame: Final = table.stack[-1]
        self.appraiser: Final = Appraiser(table, me, regards)
        self.lanes: Final = self.appraiser.lanes
        self.now: Final = [self.appraiser.worth(lane) for lane in self.lanes]
        self.flippable: Final = table.may_flip(me)
        left = len(table.hand[me]) + len(table.pile[me])
        self._thrift: Final = SPENT * min(1.0, left / LASTING)
        self._flipped: Final[dict[int, Lane]] = {}
        self._gains: Final[dict[tuple[int, int, float], float]] = {}

    def gain(self, region: int, lane: Lane) -> float:
        """What it brings if a region becomes this lane."""
        return self.appraiser.worth(lane) - self.now[region]

    def spent(self, card: int) -> float:
        return self._thrift * self.appraiser.values[card]

    # --- G-3: a card is deployed ---

    def flipped(self, region: int) -> Lane:
        """The region with its trainee moved to the row."""
        if region not in self._flipped:
            table = self.table
            lane = self.lanes[region].copy()
            lane.add(lane.trainee, lane.trainee_value, len(table.row[region]))
            lane.doubt += table.token_card[table.trainee[region]] == UNKNOWN
            lane.exposed += 1
            lane.trainee = EMPTY
            self._flipped[region] = lane
        return self._flipped[region]

    def flipping(self, region: int, card: int) -> float:
        """The trainee of a region makes way for a card; its agency may use its power."""
        key = (FLIP_TRAINEE, region, self.appraiser.values[card])
        if key not in self._gains:
            lane = self.flipped(region).copy()
            lane.trainee, lane.trainee_value = self.me, self.appraiser.values[card]
            self._gains[key] = self.gain(region, lane) - self._power_given(region)
        return self._gains[key]

    def _power_given(self, region: int) -> float:
        token = self.table.trainee[region]
        owner, card = self.table.token_owner[token], self.table.token_card[token]
        if owner == self.me:
            return 0.0
        power = POWERS.get(card, 0.0) if card != UNKNOWN else self.appraiser.mean_power[owner]
        return power / (self.table.seats - 1)

    def hiding(self, region: int, card: int) -> float:
        """A card of mine goes undercover at the end of a row."""
        key = (HIDE, region, self.appraiser.values[card])
        if key not in self._gains:
            lane = self.lanes[region].copy()
            lane.add(self.me, self.appraiser.values[card], len(self.table.row[region]))
            self._gains[key] = self.gain(region, lane)
        return self._gains[key]

    # --- G-4: powers ---

    def moved(self, where: int, goal: int) -> float:
        """A card of the field goes to the end of a row."""
        source = region_of(where)
        token = self.table.row[source][position_of(where)]
        rest = self.appraiser.lane(source, leaving=token)
        target = rest if goal == source else self.lanes[goal].copy()
        target.add(self.table.token_owner[token], self.appraiser.value_of(token), len(self.table.row[goal]))
        target.doubt += self.table.token_card[token] == UNKNOWN
        target.exposed += self.table.is_up(token)
        elsewhere = self.gain(source, rest) if goal != source else 0.0
        return self.gain(goal, target) + elsewhere

    def carried(self, source: int, goal: int) -> float:
        """Two crates change their region."""
        before, after = self.lanes[source].copy(), self.lanes[goal].copy()
        before.crates -= LOAD
        after.crates += LOAD
        return self.gain(source, before) + self.gain(goal, after)

    def others(self, region: int) -> list[int]:
        return [other for other in range(len(self.lanes)) if other != region]


# --- what each verb is worth ---


def _train(judgement: Judgement, card: int) -> float:
    """Into the gap that is there, or into the best one that can be made."""
    cost = judgement.spent(card) - POWERS.get(card, 0.0)
    if judgement.frame[0] != FILL:
        return max(judgement.flipping(region, card) for region in judgement.flippable) - cost
    lane = judgement.lanes[judgement.frame[3]].copy()
    lane.trainee, lane.trainee_value = judgement.me, judgement.appraiser.values[card]
    return judgement.gain(judgement.frame[3], lane) - cost


def _flip(judgement: Judgement, region: int) -> float:
    """For the card chosen before it, or for the best one that can follow."""
    if judgement.frame[0] == FLIP:
        return judgement.flipping(region, judgement.table.chosen)
    return max(
        judgement.flipping(region, card) - judgement.spent(card) + POWERS.get(card, 0.0)
        for card in judgement.table.hand[judgement.me]
    )


def _hide(judgement: Judgement, card: int) -> float:
    best = max(judgement.hiding(region, card) for region in range(len(judgement.lanes)))
    return best - judgement.spent(card) - HIDING


def _at(judgement: Judgement, region: int) -> float:
    return judgement.hiding(region, judgement.table.chosen)


def _move(judgement: Judgement, where: int) -> float:
    return max(judgement.moved(where, goal) for goal in judgement.others(region_of(where)))


def _look(judgement: Judgement, where: int) -> float:
    """An agent that may be moved or stay; and if it was not known before, it will be."""
    token = judgement.table.row[region_of(where)][position_of(where)]
    news = CURIOSITY if judgement.table.token_card[token] == UNKNOWN else 0.0
    return news + max(judgement.moved(where, goal) for goal in range(len(judgement.lanes)))


def _audit(judgement: Judgement, where: int) -> float:
    """By the odds of the die."""
    region = region_of(where)
    token = judgement.table.row[region][position_of(where)]
    odds = max(0.0, (FACES + 1 - judgement.appraiser.value_of(token)) / FACES)
    return odds * judgement.gain(region, judgement.appraiser.lane(region, leaving=token))


def _spy_out(_judgement: Judgement, _argument: int) -> float:
    return CURIOSITY


def _deal_out(judgement: Judgement, whose: int) -> float:
    """To the next region, with the best dealing of the rest to the others."""
    table, appraiser = judgement.table, judgement.appraiser
    regions = [region for region in range(len(table.trainee)) if judgement.frame[4] >> region & 1][len(table.dealt) :]
    lifted = [(table.token_owner[token], table.token_card[token]) for token in table.looked_at]
    for dealt in (*table.dealt, whose):
        lifted.remove((region_of(dealt), position_of(dealt)))

    def there(region: int, owner: int, card: int) -> float:
        lane = judgement.lanes[region].copy()
        lane.trainee, lane.trainee_value = owner, appraiser.values[card]
        return judgement.gain(region, lane)

    first = there(regions[0], region_of(whose), position_of(whose))
    worths = [[there(region, owner, card) for owner, card in lifted] for region in regions[1:]]
    orders = permutations(range(len(lifted)))
    return first + max(sum(worth[i] for worth, i in zip(worths, order, strict=True)) for order in orders)


def _carry(judgement: Judgement, source: int) -> float:
    return max(judgement.carried(source, goal) for goal in judgement.others(source))


def _to(judgement: Judgement, region: int) -> float:
    special, source = judgement.frame[3], judgement.frame[4]
    return judgement.carried(source, region) if special == RUNNER else judgement.moved(source, region)


def _bust_at(judgement: Judgement, region: int) -> float:
    """The bust that comes second gains a crate by the delivery of the first (G-5.6)."""
    total = 0.0
    for other in due(judgement.table):
        lane = judgement.lanes[other].copy()
        lane.crates += other != region
        total += judgement.appraiser.worth(lane)
    return total


_OF_VERB: Final[dict[int, Callable[[Judgement, int], float]]] = {
    TRAIN: _train,
    FLIP_TRAINEE: _flip,
    HIDE: _hide,
    AT: _at,
    MOVE: _move,
    LOOK: _look,
    AUDIT: _audit,
    SPY_OUT: _spy_out,
    DEAL_OUT: _deal_out,
    CARRY: _carry,
    TO: _to,
    BUST_AT: _bust_at,
}
