"""Any JSON at any door, from hypothesis: refused with a field and a sayable reason, or let in and sound."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from rodada.engine import record
from rodada.engine.chance import Chance, Seeded
from rodada.engine.errors import BadData, Refused
from rodada.games.gunrunners import game
from rodada.games.gunrunners.deck import deck_from_file
from rodada.lab.conformance.doors import play_out
from rodada.lab.conformance.finding import keep_said

NAMES = sorted({*game.position(game.start(3)), "crates", "trainee", "row", "owner", "card", "hand", "pile", "plain"})
VALUES = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)
WORDS = st.sampled_from(["red", "blue", "green", "Spy", "Manager", "br", "en", "deploy", "setup", "bust", "operate"])
JSON: st.SearchStrategy[Any] = st.recursive(
    VALUES | WORDS | st.integers(-1, 15),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(NAMES) | st.text(max_size=5), inner),
    max_leaves=12,
)

shortly = settings(max_examples=150, deadline=None)


def refused(error: Refused) -> None:
    assert isinstance(error, BadData)
    assert error.field
    keep_said(error)


@shortly
@given(JSON | st.dictionaries(st.sampled_from(NAMES), JSON, max_size=6))
def test_positions(data: Any) -> None:
    try:
        state = game.load(data)
    except Refused as error:
        refused(error)
    else:
        assert game.invariant(state) == []
        play_out(game, state, Seeded(1), data)


@shortly
@given(JSON | st.dictionaries(st.sampled_from(["edition", "deck", "memory_aid"]), JSON), st.integers(-1, 9))
def test_options(data: Any, seats: int) -> None:
    try:
        assert game.invariant(game.start(seats, game.options(data))) == []
    except Refused as error:
        refused(error)


@shortly
@given(st.lists(JSON, max_size=4), st.text(max_size=30))
def test_records(lines: list[Any], tail: str) -> None:
    header = {"rodada": 1, "game": "gunrunners", "rules": game.rules_version, "seats": 3}
    for first in ([], [header]):
        try:
            read = record.read("".join(json.dumps(line) + "\n" for line in [*first, *lines]) + tail)
            for _ in record.replay(game, read):
                pass
        except Refused as error:
            refused(error)


@shortly
@given(st.text(max_size=12) | st.from_regex(r"(train|flip|hide|at|move|deal|to) [0-9a-zA-Z.\-]{0,12}", fullmatch=True))
def test_notation(text: str) -> None:
    try:
        action = game.parse(text)
    except Refused as error:
        keep_said(error)
    else:
        assert game.parse(game.notation(action)) == action


@shortly
@given(st.sampled_from(["starter", "roll", "audit", "deal", "draw"]), st.text(max_size=6) | WORDS)
def test_outcomes(kind: str, text: str) -> None:
    try:
        assert isinstance(game.parse_outcome(Chance(kind, [1]), text), int)
    except Refused as error:
        keep_said(error)


@shortly
@given(
    st.binary(max_size=60) | st.from_regex(r"(plain|spy|name) = [\[\]0-9,\"a-z ]{0,20}", fullmatch=True).map(str.encode)
)
def test_deck_files(tmp_path_factory: Any, content: bytes) -> None:
    path: Path = tmp_path_factory.mktemp("decks") / "deck.toml"
    path.write_bytes(content)
    try:
        deck_from_file(path)
    except Refused as error:
        refused(error)
