"""Networks that advise a search: what their numbers come to, what their files must be, and what they may not know."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from players.test_players import game_states
from rodada import players
from rodada.engine.chance import Seeded
from rodada.engine.errors import Refused
from rodada.games import load
from rodada.lab.environments.episode import Setting
from rodada.players.network import Network, Shape, guided, read, write
from rodada.players.network.network import LAYERS, corrected, fresh
from rodada.players.search import Budget, Guide, SearchPlayer
from rodada.players.search.luck import Luck

game: Any = load("gunrunners")
LUCK = Luck(Seeded(1))
SMALL = Path(__file__).with_name("small.weights")
"""Learned by `rodada train gunrunners --small --width 4` and a few games."""


def blank(seats: int, seed: int = 1, **options: Any) -> Network:
    """A network that has learned nothing."""
    setting = Setting("gunrunners", seats, options)
    shape = Shape(setting.encoding.layout.size, setting.actions, seats, 4)
    return fresh(shape, {"game": "gunrunners", "rules": 1, "options": options, "small": False}, seed)


def stirred(seats: int) -> Network:
    """One that has an opinion on everything."""
    network = blank(seats)
    luck = np.random.default_rng(5)
    for name in ("policy", "value"):
        network.layers[name][:] = luck.normal(0, 0.3, network.layers[name].shape)
    return network


# --- what it says ---


def test_a_network_says_what_it_said_when_it_was_written() -> None:
    small = Setting("gunrunners", miniature=True).begin(3)
    for _ in range(3):
        small.play(small.state.actions(small.state.to_act)[-1])
    state, guide = small.state, guided(game, read(SMALL))
    priors = guide.priors(state, state.to_act, state.actions(state.to_act))
    assert priors == pytest.approx([0.854991, 0.145009], abs=1e-4)
    assert guide.reward(state, LUCK, 0) == pytest.approx([0.439713, 0.560287], abs=1e-4)


def test_its_numbers_are_those_of_the_formula() -> None:
    network = stirred(3)
    vector = np.zeros(network.shape.inputs, np.int16)
    vector[[3, 40, 200]] = [1, 7, -2]

    def through(layer: str, numbers: Any) -> list[float]:
        weights = network.layers[layer].tolist()
        return [
            sum(number * row[column] for number, row in zip([*numbers, 1], weights, strict=True))
            for column in range(len(weights[0]))
        ]

    inner = [max(0.0, value) for value in through("first", vector.tolist())]
    inner = [max(0.0, value) for value in through("second", inner)]
    policy, value = through("policy", inner), through("value", inner)
    own = [0.5, 0.2, 0.3]
    assert network.chances(vector, own) == pytest.approx(corrected(own, value), abs=1e-5)
    assert network.priors(vector, [9, 4, 30], own) == pytest.approx(
        corrected(own, [policy[9], policy[4], policy[30]]), abs=1e-5
    )


def test_corrections_multiply_and_are_limited() -> None:
    assert corrected([0.5, 0.25, 0.25], [0, 0, 0]) == [0.5, 0.25, 0.25]
    assert corrected([0.5, 0.5], [np.log(3), 0]) == pytest.approx([0.75, 0.25])
    assert corrected([0.5, 0.5], [1000, -1000])[1] > 0


def test_a_network_that_has_learned_nothing_changes_nothing() -> None:
    plain, advised = Guide(game), guided(game, blank(4))
    for state in game_states(4, "br", seed=8)[10::12]:
        seat, actions = state.to_act, state.actions(state.to_act)
        assert advised.priors(state, seat, actions) == pytest.approx(plain.priors(state, seat, actions))
        assert advised.reward(state, LUCK, 0) == pytest.approx(game.prospects(state))


def test_seats_are_told_from_the_one_on_the_move() -> None:
    """What is thought of the second seat from there is thought of that one, whoever is on the move."""
    network = blank(4)
    network.layers["value"][-1, 1] = 2.0
    advised = guided(game, network)
    movers = set()
    for state in game_states(4, "br", seed=8)[6::5]:
        own, told = game.prospects(state), advised.reward(state, LUCK, 0)
        gains = [after - before for before, after in zip(own, told, strict=True)]
        assert gains.index(max(gains)) == (state.to_act + 1) % 4
        movers.add(state.to_act)
    assert len(movers) > 2


def test_a_strong_opinion_decides_a_search() -> None:
    state = game_states(4, "br", seed=8)[40]
    network = blank(4)
    for action in state.actions(state.to_act):
        numbering = Setting("gunrunners", 4).encoding.numbering
        network.layers["policy"][:] = 0
        network.layers["policy"][-1, numbering.number(action)] = 50.0
        player = SearchPlayer(game, Budget(3), guide=guided(game, network))
        view = state.view(state.to_act)
        edges = player.search(view, game.sampler(view), Seeded(1)).root.edges
        assert max(edges.values(), key=lambda edge: edge.prior).action == action


@pytest.mark.rule("G-8.3")
def test_what_is_hidden_never_changes_a_choice() -> None:
    worlds, changed = Seeded(7), 0
    for number, state in enumerate(game_states(3, "br", seed=12)[::9]):
        player = SearchPlayer(game, Budget(10), reuse=False, guide=guided(game, stirred(3)))
        choice = players.decide(game, state, player, Seeded(number))
        world = game.sampler(state.view(state.to_act)).sample(worlds)
        changed += world != state
        assert players.decide(game, world, player, Seeded(number)) == choice
    assert changed


def test_a_network_plays_by_the_name_of_its_file(tmp_path: Path) -> None:
    write(tmp_path / "c:3.weights", stirred(4))
    player = players.find_own(f"network:{tmp_path / 'c:3.weights'}:4")(game)
    state = game_states(4, "br", seed=8)[40]
    assert players.decide(game, state, player, Seeded(1)) in state.actions(state.to_act)
    with pytest.raises(Refused, match="network:x:4"):
        players.find("network:x:4")


# --- which tables it is for ---


@pytest.mark.parametrize(
    ("change", "clue"),
    [({"game": "star-munchkin"}, "star-munchkin"), ({"rules": 9}, "anew"), ({"options": {"deck": "one-five"}}, "anew")],
)
def test_a_network_of_another_game_or_other_rules_is_refused(change: dict[str, Any], clue: str) -> None:
    network = blank(3)
    with pytest.raises(Refused, match=clue):
        guided(game, Network(network.shape, {**network.about, **change}, network.layers))


def test_a_network_of_other_seats_or_options_is_refused_at_the_table() -> None:
    guide = guided(game, blank(3))
    for state in (*game_states(4, "br", seed=8)[20:21], *game_states(3, "en", seed=8)[20:21]):
        with pytest.raises(Refused, match="3 seats"):
            guide.priors(state, state.to_act, state.actions(state.to_act))


# --- its file ---


def test_a_file_holds_the_network(tmp_path: Path) -> None:
    network = stirred(3)
    write(tmp_path / "a.weights", network)
    again = read(tmp_path / "a.weights")
    assert (again.shape, again.about) == (network.shape, network.about)
    for name in LAYERS:
        assert np.allclose(again.layers[name], network.layers[name], rtol=1e-3, atol=1e-4)
    write(tmp_path / "b.weights", again)
    assert (tmp_path / "a.weights").read_bytes() == (tmp_path / "b.weights").read_bytes()


def _with(**change: Any) -> Callable[[bytes], bytes]:
    def changed(data: bytes) -> bytes:
        line, _, weights = data.partition(b"\n")
        return json.dumps({**json.loads(line), **change}).encode() + b"\n" + weights

    return changed


def _of_no_number(data: bytes) -> bytes:
    import hashlib

    weights = b"\x00\x7e" * (len(data.partition(b"\n")[2]) // 2)
    head = _with(sha256=hashlib.sha256(weights).hexdigest())(data).partition(b"\n")[0]
    return head + b"\n" + weights


@pytest.mark.parametrize(
    ("spoil", "clue"),
    [
        (lambda data: b"", "no network"),
        (lambda data: b"\xff" * 200, "no network"),
        (lambda data: b"[1, 2]\n" + data, "no network"),
        (lambda data: data[:-1], "damaged"),
        (lambda data: data + b"\0", "damaged"),
        (lambda data: data[:-9] + bytes([data[-9] ^ 1]) + data[-8:], "damaged"),
        (_of_no_number, "damaged"),
        (_with(width=5), "damaged"),
        (_with(width=10**9), "no network"),
        (_with(inputs=-1), "no network"),
        (_with(seats="many"), "no network"),
        (_with(format="rodada network 7"), "rodada network 7"),
    ],
)
def test_what_is_no_sound_network_is_refused(spoil: Callable[[bytes], bytes], clue: str, tmp_path: Path) -> None:
    path = tmp_path / "spoilt.weights"
    path.write_bytes(spoil(SMALL.read_bytes()))
    with pytest.raises(Refused, match=clue):
        read(path)
