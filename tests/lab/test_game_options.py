"""The options of any game as arguments, made of its schema."""

from __future__ import annotations

from typing import Any

import pytest

from rodada.cli import game_options
from rodada.cli.parser import Misused, Parser
from rodada.words import speaker


class Tiny:
    """A game with an option of every form."""

    name = "tiny"

    def options_schema(self) -> dict[str, Any]:
        forms = {
            "quick": {"type": "boolean", "default": False},
            "loud_ends": {"type": "boolean", "default": True},
            "start": {"enum": ["dice", "first"], "default": "dice"},
            "offers": {"type": "integer", "default": 3},
            "packs": {"type": "array", "items": {"enum": ["core", "more"]}, "default": ["core"]},
            "cards": {"anyOf": [{"enum": ["usual"]}, {"type": "object"}], "default": "usual"},
        }
        return {"type": "object", "properties": forms}

    def options(self, values: dict[str, Any]) -> dict[str, Any]:
        return values


@pytest.fixture(autouse=True)
def _only_tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_options.games, "names", lambda: ["tiny"])
    monkeypatch.setattr(game_options.games, "load", lambda _: Tiny())


def chosen(line: str) -> Any:
    words = speaker("en")
    parser = Parser(words, "try")
    game_options.add_game_options(parser, words)
    return game_options.chosen_options(Tiny(), parser.read(line.split()), words, "rodada try")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("line", "values"),
    [
        ("", {}),
        ("--quick --no-loud-ends", {"quick": True, "loud_ends": False}),
        ("--start first --offers 5", {"start": "first", "offers": 5}),
        ("--offers -1", {"offers": -1}),
        ("--packs core,more", {"packs": ["core", "more"]}),
        ("--cards usual", {"cards": "usual"}),
        ("--cards unusual", {"cards": "unusual"}),  # the game itself refuses it, and knows why
    ],
)
def test_what_is_asked_for_reaches_the_game(line: str, values: dict[str, Any]) -> None:
    assert chosen(line) == values


@pytest.mark.parametrize("line", ["--loud-ends", "--no-quick", "--start never", "--offers many"])
def test_what_is_impossible_is_refused(line: str) -> None:
    with pytest.raises(Misused):
        chosen(line)
