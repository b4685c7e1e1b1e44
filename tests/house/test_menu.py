"""The menu, by its keys."""

from __future__ import annotations

import asyncio

import pytest
from textual.widgets import OptionList

from rodada import games
from rodada.cli.menu import ANOTHER_LANGUAGE, Menu, Rules
from rodada.words import LANGUAGES, speaker


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_the_games_and_shows_their_rules(language: str) -> None:
    async def visit() -> None:
        menu = Menu(speaker(language))
        async with menu.run_test(size=(80, 24)) as keys:
            assert menu.query_one(OptionList).option_count == len(games.names())
            await keys.press("r")
            assert isinstance(menu.screen, Rules)
            await keys.press("r", "l", "escape")
            assert not isinstance(menu.screen, Rules)
            await keys.press("q")
        assert menu.return_value is None

    asyncio.run(visit())


def test_the_other_language_is_one_key_away() -> None:
    async def visit() -> None:
        menu = Menu(speaker("en"))
        async with menu.run_test() as keys:
            await keys.press("l")
        assert menu.return_value == ANOTHER_LANGUAGE

    asyncio.run(visit())


def test_interrupting_leaves() -> None:
    async def visit() -> None:
        menu = Menu(speaker("en"))
        async with menu.run_test() as keys:
            await keys.press("ctrl+c")
        assert menu.return_code == 130

    asyncio.run(visit())
