"""The players: they finish games, they know no more than their seat, and greedy plays well."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rodada import players
from rodada.engine.chance import Seeded, settle
from rodada.engine.errors import Refused
from rodada.games import load
from rodada.games.gunrunners.state import GunrunnersState
from rodada.lab import Match, Tally, simulate

game = load("gunrunners")
TABLES = [(2, "br"), (2, "en"), (3, "br"), (3, "en"), (4, "br"), (4, "en"), (5, "br")]
ODD_DECK = {"plain": [1, 1, 1, 1, 1, 1, 1, 9], **dict.fromkeys(("director", "informer", "saboteur", "spy"), 9)}


def game_states(seats: int, edition: str, seed: int) -> list[GunrunnersState]:
    """Every state of one game of greedy players in which a seat decides."""
    state = game.start(seats, game.options({"edition": edition}))
    chance, choices = Seeded(seed), Seeded(seed + 1)
    player = players.find("greedy")(game)
    states = []
    settle(state, chance)
    while not state.over:
        states.append(state.copy())
        state.play(state.to_act, players.decide(game, state, player, choices))
        settle(state, chance)
    return states


def greedy_wins(seats: int, games: int, **options: object) -> float:
    """The part of games that one greedy player wins against random ones, everybody sitting everywhere."""
    match = Match("gunrunners", ("greedy", *["random"] * (seats - 1)), seed=2, options=options)
    return float(Tally.of(simulate(match, games)).kinds["greedy"].wins / games)


@pytest.mark.rule("G-8.3")
@pytest.mark.parametrize("name", ["random", "greedy", "level1", "level2"])
@pytest.mark.parametrize(("seats", "edition"), TABLES)
def test_what_is_hidden_never_changes_a_choice(name: str, seats: int, edition: str) -> None:
    player = players.find(name)(game)
    worlds = Seeded(7)
    changed = 0
    for number, state in enumerate(game_states(seats, edition, seed=11)):
        choice = players.decide(game, state, player, Seeded(number))
        sampler = game.sampler(state.view(state.to_act))
        for _ in range(3):
            world = sampler.sample(worlds)
            changed += world != state
            assert players.decide(game, world, player, Seeded(number)) == choice
    assert changed  # the worlds did differ


def test_the_same_luck_gives_the_same_choice() -> None:
    player = players.find("greedy")(game)
    for state in game_states(4, "br", seed=3)[::5]:
        chosen = {players.decide(game, state, player, Seeded(9)) for _ in range(3)}
        assert len(chosen) == 1
        assert chosen < {*state.actions(state.to_act), -1}


@pytest.mark.parametrize(("seats", "edition"), TABLES)
def test_greedy_beats_random_players(seats: int, edition: str) -> None:
    """`rodada simulate` says at least 80 % everywhere; of 40 games less than 60 % would be bad luck indeed."""
    assert greedy_wins(seats, 40, edition=edition) >= 0.6


def test_greedy_beats_three_random_players() -> None:
    assert greedy_wins(4, 150) >= 0.6


@pytest.mark.parametrize(
    "deck",
    ["ascending", "pyramid", "one-five", {**ODD_DECK, "manager": 1, "runner": 1}],
    ids=lambda deck: str(deck)[:9],
)
def test_greedy_plays_with_any_deck(deck: object) -> None:
    assert greedy_wins(3, 40, deck=deck) >= 0.5


def test_players_by_name() -> None:
    assert players.plain_names() == ["level1", "level2", "level3", "level4", "level5", "random", "greedy"]
    with pytest.raises(Refused, match="no player “clever”"):
        players.find("clever")


def test_greedy_refuses_a_game_without_judgement() -> None:
    class Silent:
        name = "silent"

    with pytest.raises(Refused, match=r"greedy.*silent"):
        players.find("greedy")(Silent())  # type: ignore[arg-type]


def test_random_takes_every_action_equally_often() -> None:
    player = players.find("random")(game)
    state = game_states(3, "br", seed=5)[6]
    actions: Sequence[int] = state.actions(state.to_act)
    luck = Seeded(4)
    counts = [0] * len(actions)
    for _ in range(600 * len(actions)):
        counts[actions.index(players.decide(game, state, player, luck))] += 1
    assert all(500 < count < 700 for count in counts)
