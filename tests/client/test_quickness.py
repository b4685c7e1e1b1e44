"""A click is soon on the other screen, and a first visit needs little of a slow network. Figures: `quickness.py`."""

from __future__ import annotations

import statistics

from playwright.sync_api import Browser

from client.browser import PHONE, opened
from client.quickness import FAR, FORM, clicks, throttle, visit

FRAMES = 60
"""A move takes at most so many times what an answer from the server and a frame take."""
WITHIN = 2.5


def test_a_click_is_soon_on_the_other_screen(browser: Browser, address: str) -> None:
    found = clicks(browser, address, most=8)
    assert found.typical < FRAMES * statistics.median(found.bare)


def test_a_slow_network_brings_the_start_page_in_time(browser: Browser, address: str) -> None:
    page = opened(browser, PHONE, [])
    throttle(page, FAR)
    visited = visit(page, address, FORM)
    assert visited.on_the_way < WITHIN, visited
    page.context.close()
