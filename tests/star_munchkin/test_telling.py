"""Every event has a shape, and words in every language."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import rodada.games.star_munchkin as package
from rodada.games.star_munchkin.telling import EVENTS
from rodada.words import LANGUAGES, speaker

_FOLDER = Path(package.__file__).parent


def emitted() -> set[str]:
    """The kinds of events that the code of the game makes."""
    calls = [
        node
        for path in _FOLDER.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Event"
    ]
    kinds = [call.args[0] for call in calls]
    assert all(isinstance(kind, ast.Constant) for kind in kinds)
    return {str(kind.value) for kind in kinds if isinstance(kind, ast.Constant)}


def test_every_event_has_a_shape_and_every_shape_an_event() -> None:
    assert emitted() == set(EVENTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_words(language: str) -> None:
    words = speaker(language)
    lacking = [kind for kind in EVENTS if not words.has(f"star-munchkin-event-{kind.replace('_', '-')}")]
    assert not lacking
