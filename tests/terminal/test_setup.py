"""The set-up screen, by its keys."""

from __future__ import annotations

import asyncio

import pytest

from rodada.cli.terminal.seating import Seating
from rodada.cli.terminal.setup import Setup
from rodada.words import LANGUAGES, speaker
from terminal.playing import GAME, deal


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_chosen(language: str) -> None:
    async def choose() -> None:
        app = Setup(GAME, speaker(language))
        async with app.run_test(size=(80, 24)) as keys:
            await keys.press("down", "left", "down", *"Ana", "down", "right")
            await keys.press("down", "down", "right", "down", "right", "down", "enter", "home", "up")
            for _ in range(len(app.rows())):
                if app.rows()[app.at].press:
                    break
                await keys.press("up")
            await keys.press("enter")
        seating = app.return_value
        assert isinstance(seating, Seating)
        assert seating.sitters == ("human", "human", "greedy")
        assert seating.names[0] == "Ana"
        assert seating.options == {"edition": "en", "deck": "ascending", "memory_aid": True}
        assert not seating.deal(GAME, speaker(language)).over

    asyncio.run(choose())


def test_the_english_edition_seats_four() -> None:
    async def choose() -> None:
        app = Setup(GAME, speaker("en"))
        async with app.run_test() as keys:
            await keys.press("down", "right")
            assert app.seating.seats == 5
            await keys.press(*["down"] * 6, "right")
            assert app.seating.seats == 4

    asyncio.run(choose())


def test_a_game_put_aside_is_offered_first() -> None:
    async def choose() -> None:
        path = deal("human,greedy").save()
        app = Setup(GAME, speaker("en"))
        async with app.run_test() as keys:
            await keys.press("enter")
        assert app.return_value == path

    asyncio.run(choose())
