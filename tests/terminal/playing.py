"""A person with nothing but a keyboard, for the tests of the terminal."""

from __future__ import annotations

import asyncio
from typing import Any

from textual.app import App

from rodada.cli.terminal.face import Face, face_of
from rodada.cli.terminal.host import Host
from rodada.cli.terminal.pages import Curtain, Result
from rodada.cli.terminal.screen import GameScreen
from rodada.cli.terminal.seating import Seating
from rodada.engine.chance import Seeded
from rodada.engine.contract import Game
from rodada.games import load
from rodada.words import speaker

NAMES = ("Ana", "Bia", "Caio", "Duda", "Enzo", "Fabi")
GAME = load("gunrunners")


def deal(sitters: str, language: str = "en", seed: int = 7, game: Game[Any] = GAME, **options: object) -> Host:
    """A new game for `human,greedy,…`."""
    who = tuple(sitters.split(","))
    return Seating(who, NAMES[: len(who)], options, seed).deal(game, speaker(language))


def face_for(host: Host, language: str = "en") -> Face:
    return face_of(host.game, speaker(language), host.names, host.options)


def screen_for(host: Host, language: str = "en") -> GameScreen:
    face = face_of(host.game, speaker(language), host.names, host.options, brief=True)
    return GameScreen(host, face, speaker(language), 0.0)


def text_of(app: App[Any]) -> list[str]:
    """What stands on the screen, line by line, whatever lies on top."""
    return ["".join(segment.text for segment in strip) for strip in app.screen._compositor.render_strips()]


async def at_rest(app: GameScreen) -> str:
    """Wait until a person is asked, a curtain hangs, or all is over."""
    for _ in range(20_000):
        if isinstance(app.screen, Curtain):
            return "curtain"
        if isinstance(app.screen, Result):
            return "result"
        if app.question is not None:
            return "question"
        await asyncio.sleep(0.001)
    raise AssertionError("nothing is asked")


async def strike(app: GameScreen, key: str) -> None:
    """Press one key, and wait only until something has come of it: the pilot's own waiting takes most of a game."""
    before = app.question, app.screen, app.notice
    app.simulate_key(key)
    for _ in range(20_000):
        await asyncio.sleep(0.001)
        now = app.question, app.screen, app.notice
        if any(one is not other for one, other in zip(now, before, strict=True)):  # the same may be asked again
            return
    raise AssertionError(f"nothing comes of {key}")


def legal_key(app: GameScreen, random: Seeded) -> str:
    """The key of some answer that the rules allow."""
    assert app.question is not None
    keys = [choice.key for choice in app.question.choices if choice.refusal is None]
    return keys[random.below(len(keys))]


async def play_on(app: GameScreen, random: Seeded, answers: int = 10_000) -> None:
    """Answer so many questions, or all until the end, by keys alone."""
    for _ in range(answers):
        at = await at_rest(app)
        if at == "result":
            return
        await strike(app, "enter" if at == "curtain" else legal_key(app, random))
