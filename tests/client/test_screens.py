"""Every screen of the table in one of all ways to look at it. All ways, and more games: `screens.py`."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from client.screens import Looking, look
from rodada import games


@pytest.mark.parametrize("game", games.names())
def test_nobody_is_shut_out_and_everything_fits(browser: Browser, address: str, game: str) -> None:
    faults: list[str] = []
    looking = Looking(quick=True, tell=faults.append)
    look(browser, address, looking, [game], games_on_tape=1)
    assert faults == []
    assert looking.looks > 40
