"""Whole games in the browser, from the start page to the end, however somebody plays. All forms: `whole_games.py`."""

from __future__ import annotations

from dataclasses import replace

import pytest
from playwright.sync_api import Browser

from client.browser import DESK, PHONE
from client.whole_games import GAMES, Seat, whole_game


@pytest.mark.parametrize("game", GAMES)
def test_with_a_finger_and_with_a_mouse(browser: Browser, address: str, game: str) -> None:
    """A phone in Portuguese and a desk in English, with a bot."""
    whole_game(browser, address, GAMES[game], (Seat("touch", PHONE), Seat("mouse", DESK)), seed=1)


@pytest.mark.parametrize("game", GAMES)
def test_by_keyboard_alone_and_by_ear_alone(browser: Browser, address: str, game: str) -> None:
    """Each at its own browser: Tab, arrows and keys of answers; live regions, roles and names."""
    keys, ears = Seat("keys", replace(DESK, language="pt-BR")), Seat("ears", replace(PHONE, language="en", touch=False))
    whole_game(browser, address, GAMES[game], (keys, ears), seed=2)
