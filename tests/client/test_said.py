"""The browser says the trees of both games word for word as Python does."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from client.built import WEB, node
from rodada import games
from rodada.engine.chance import Seeded
from rodada.engine.seats import CHANCE
from rodada.words import LANGUAGES, speaker
from rodada.words.trees import Tree, Voice

NAMES = ("Ana", "Bia", "Caio", "Davi", "Eva", "Fábio")
DECISIONS = 250
HAND_MADE: tuple[Tree, ...] = (
    {"say": "refused-too-long", "with": {"have": 12345, "most": 1}},
    {"join": "or", "of": ["a", "b"]},
    {"join": "and", "of": ["a"]},
    {"join": ", ", "of": [{"say": "setup-on", "with": {}}, 7]},
    {"texts": {"en": "card", "pt-BR": "carta"}},
    {"player": 5},
)


def told(name: str) -> Iterator[Tree]:
    """What a game says while it is played at random: questions, answers, refusals, what happened."""
    game: Any = games.load(name)
    options, random = game.options({}), Seeded(7)
    state = game.start(4, options)
    for _ in range(DECISIONS):
        if state.over:
            state = game.start(4, options)
        elif state.to_act == CHANCE:
            yield from happened(game, options, state.resolve(random.pick(state.chances())))
        else:
            question = game.presenting.question(state.view(state.to_act), [])
            yield question.prompt
            for choice in question.choices:
                yield choice.label
                yield choice.spoken
            legal = state.actions(state.to_act)
            yield from happened(game, options, state.play(state.to_act, legal[random.below(len(legal))]))


def happened(game: Any, options: Any, events: list[Any]) -> Iterator[Tree]:
    for event in events:
        tree = game.presenting.told(event.seen_by(0), options)
        if tree is not None:
            yield tree


def test_the_browser_says_what_python_says(tmp_path: Path) -> None:
    voices = {language: Voice(speaker(language), lambda seat: NAMES[seat]) for language in LANGUAGES}
    trees = {json.dumps(tree): tree for tree in (*HAND_MADE, *(tree for name in games.names() for tree in told(name)))}
    said = [
        {"tree": tree, **{language: voice.say(tree) for language, voice in voices.items()}} for tree in trees.values()
    ]
    corpus = tmp_path / "said.json"
    corpus.write_text(json.dumps({"names": NAMES, "said": said}), encoding="utf-8")
    vitest = [node(), "node_modules/vitest/vitest.mjs", "run", "--reporter", "dot", "tests/words/said.test.ts"]
    ran = subprocess.run(
        vitest, cwd=WEB, env={**os.environ, "RODADA_SAID": str(corpus)}, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout[-4000:] + ran.stderr[-2000:]
