"""Chance by its three resolvers: from a seed, from a script, and each outcome by hand."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from engine.games.leduc import game as leduc
from rodada.engine.chance import Chance, Resolver, Scripted, Seeded, commitment, settle
from rodada.engine.errors import BadData, Refused
from rodada.engine.seats import CHANCE
from rodada.games.gunrunners import game
from rodada.games.gunrunners.state import GunrunnersState

DIE = Chance("roll", [1, 2, 3, 4, 5, 6])


class Noted:
    """A seed whose outcomes are written down."""

    def __init__(self, seed: int) -> None:
        self.seeded = Seeded(seed)
        self.fell: list[int] = []

    def pick(self, chance: Chance) -> int:
        self.fell.append(self.seeded.pick(chance))
        return self.fell[-1]


def played(resolver: Resolver) -> GunrunnersState:
    """A whole game in which everybody always takes the last action."""
    state = game.start(3)
    settle(state, resolver)
    while not state.over:
        state.play(state.to_act, state.actions(state.to_act)[-1])
        settle(state, resolver)
    return state


def test_a_script_of_what_fell_plays_the_same_game() -> None:
    seeded = Noted(7)
    assert played(seeded).digest() == played(Scripted(seeded.fell)).digest()


def test_a_script_that_is_too_short_says_what_is_missing() -> None:
    with pytest.raises(BadData) as refusal:
        played(Scripted([0, 4]))
    assert (refusal.value.key, refusal.value.arguments) == ("refused-script-short", {"kind": "deal"})


def test_a_script_with_a_die_that_cannot_be_is_refused_and_changes_nothing() -> None:
    state = game.start(3)
    before = state.copy()
    with pytest.raises(Refused):
        settle(state, Scripted([3]))
    assert state == before


def test_by_hand_every_outcome_can_be_tried_with_its_probability() -> None:
    state = leduc.start(2)
    outcomes = state.chances().outcomes()
    assert sum(probability for _, probability in outcomes) == 1
    after = []
    for outcome, _ in outcomes:
        world = state.copy()
        world.resolve(outcome)
        after.append(world.digest())
    assert len(set(after)) == len(outcomes)
    assert state.to_act == CHANCE


def test_pieces_that_are_alike_count_together() -> None:
    assert Chance("draw", [2, 2, 5]).outcomes() == [(2, Fraction(2, 3)), (5, Fraction(1, 3))]


def test_two_numbers_say_where_a_seed_stands() -> None:
    seeded = Seeded(123)
    for _ in range(11):
        seeded.pick(DIE)
    again = Seeded(123, seeded.counter)
    assert [seeded.word() for _ in range(9)] == [again.word() for _ in range(9)]


def test_a_seed_is_fair() -> None:
    seeded = Seeded(1)
    faces = Counter(seeded.pick(DIE) for _ in range(6000))
    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
    assert all(850 < n < 1150 for n in faces.values())


@pytest.mark.parametrize("seed", [-1, 1 << 256])
def test_a_seed_has_at_most_256_bits(seed: int) -> None:
    with pytest.raises(BadData):
        Seeded(seed)


def test_a_commitment_tells_seeds_apart_and_nothing_else() -> None:
    assert len({commitment(seed) for seed in (0, 1, 2, (1 << 256) - 1)}) == 4
    assert len(commitment(0)) == 64
