"""Two games written on the engine agree with OpenSpiel's state by state, over their whole trees."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pyspiel
import pytest

from engine.games import leduc, liars_dice
from rodada.engine.recall import InformationState
from rodada.engine.state import State


class TwoTrees:
    """Walks both trees at once; counts histories and collects which information texts go together.

    Our number of a chance outcome is one more than theirs: there is no card number 0.
    """

    def __init__(self) -> None:
        self.histories: Counter[str] = Counter()
        self.pairs: set[tuple[int, str, str]] = set()

    def walk(self, ours: Any, theirs: Any, told: list[InformationState]) -> None:
        if theirs.is_terminal():
            self.histories["terminal"] += 1
            assert ours.over
            assert ours.returns() == theirs.returns()
            return
        if theirs.is_chance_node():
            self.histories["chance"] += 1
            outcomes = [(outcome - 1, float(p)) for outcome, p in ours.chances().outcomes()]
            assert [o for o, _ in outcomes] == [o for o, _ in theirs.chance_outcomes()]
            assert [p for _, p in outcomes] == pytest.approx([p for _, p in theirs.chance_outcomes()])
            actions = [o for o, _ in outcomes]
        else:
            self.histories["decision"] += 1
            assert ours.to_act == theirs.current_player()
            actions = ours.actions(ours.to_act)
            assert actions == theirs.legal_actions()
            self.pairs.update((s, told[s].text(), theirs.information_state_string(s)) for s in range(ours.seats))
        for action in actions:
            self.branch(ours, theirs, action, told)

    def branch(self, ours: State, theirs: Any, action: int, told: list[InformationState]) -> None:
        twin = ours.copy()
        chance = theirs.is_chance_node()
        events = twin.resolve(action + 1) if chance else twin.play(twin.to_act, action)
        for memory in told:
            memory.tell(events)
        self.walk(twin, theirs.child(action), told)
        for memory in told:
            del memory.told[len(memory.told) - len(events) :]

    def partitions_agree(self) -> bool:
        """Whether two histories have one text of ours exactly where they have one text of theirs."""
        ours = {(seat, mine) for seat, mine, _ in self.pairs}
        theirs = {(seat, other) for seat, _, other in self.pairs}
        return len(ours) == len(theirs) == len(self.pairs)


def both(ours: State, theirs: str) -> TwoTrees:
    trees = TwoTrees()
    told = [InformationState(seat) for seat in range(ours.seats)]
    trees.walk(ours, pyspiel.load_game(theirs).new_initial_state(), told)
    return trees


def test_leduc_poker_is_openspiels() -> None:
    trees = both(leduc.game.start(2), "leduc_poker")
    assert trees.partitions_agree()
    assert trees.histories == {"terminal": 5520, "decision": 3780, "chance": 157}
    assert len({text for seat, text, _ in trees.pairs}) > 900


@pytest.mark.parametrize(("dice", "sides"), [(1, 4), (2, 2), (1, 3)])
def test_liars_dice_is_openspiels(dice: int, sides: int) -> None:
    ours = liars_dice.game.start(2, liars_dice.LiarsDiceOptions(dice=dice, sides=sides))
    trees = both(ours, f"liars_dice(numdice={dice},dice_sides={sides})")
    assert trees.partitions_agree()
    assert trees.histories["terminal"] > 100


def test_liars_dice_with_openspiels_own_dice() -> None:
    """The default, one six-sided die each: one deal of the thirty-six, down to the last doubt."""
    ours, theirs = liars_dice.game.start(2), pyspiel.load_game("liars_dice").new_initial_state()
    assert [(o, float(p)) for o, p in ours.chances().outcomes()] == [(o + 1, p) for o, p in theirs.chance_outcomes()]
    for die in (5, 2):
        ours.resolve(die)
        theirs.apply_action(die - 1)
    trees = TwoTrees()
    trees.walk(ours, theirs, [InformationState(0), InformationState(1)])
    assert trees.histories == {"decision": 4095 + 1, "terminal": 4095}
