"""Somebody with a keyboard alone: Tab, arrows, Enter, Space, Escape, and the key of an answer.

Wherever a key leads, the focus must be on something, in sight, marked, and able to go on.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from playwright.sync_api import JSHandle, Locator, Page

from client.built import in_page
from client.offers import chosen, element, offers
from client.people import GLANCE, Person

FARTHEST = 150
"""Tabs from anywhere to anything."""

FOCUS = in_page("focus.js")


class Focus(NamedTuple):
    there: bool
    gone: bool
    away: bool
    lost: bool
    marked: bool
    seen: bool
    name: str
    over: str


class Keys(Person):
    def __init__(self, page: Page, language: str, luck: Random) -> None:
        super().__init__(page, language, luck)
        self.last = ""
        """The key pressed last, and where; empty before the first."""

    def act(self) -> bool:
        if self.last:
            focus = self.focus()
            assert focus.away or not focus.lost, f"the focus is lost after {self.last}"
        offer = chosen(offers(self.page), self.luck)
        if offer is None:
            return False
        if offer.kind == "close" and self.luck.random() < 0.5:
            self.key("Escape", offer.text)
        elif offer.key and (not offer.focusable or self.luck.random() < 0.4):
            self.key(offer.key, offer.text)
        elif self.reach(element(self.page, offer)):
            self.key(self.luck.choice(("Enter", "Space")), offer.text)
        return True

    def reach(self, meant: JSHandle) -> bool:
        """Tab until the focus is there. Whether it is still there to be reached."""
        step = self.luck.choice(("Tab", "Shift+Tab"))
        before, focus = "", self.focus(meant)
        for _ in range(FARTHEST):
            if focus.there or focus.gone:
                return focus.there
            self.page.keyboard.press(step)
            focus = self.focus(meant)
            assert focus.lost or focus.marked, f"nothing marks the focus on {focus.name}"
            assert focus.lost or focus.seen, f"the focus is out of sight on {focus.name} under {focus.over}"
            before = focus.name
        raise AssertionError(f"not reached by {step}: {meant}; the focus is on {before}")

    def key(self, key: str, why: str) -> None:
        self.page.keyboard.press(key)
        self.last = f"{key} for {why!r}"

    def focus(self, meant: JSHandle | None = None) -> Focus:
        """Where it is; what just moved has a moment to come to rest."""
        for _ in range(4):
            focus = Focus(**self.page.evaluate(FOCUS, meant))
            if focus.gone or focus.away or (focus.seen and focus.marked and not focus.lost):
                break
            self.page.wait_for_timeout(GLANCE)
        return focus

    # --- the start page and the lobby ---

    def press(self, button: Locator) -> None:
        assert self.reach(button.element_handle())
        self.key("Enter", button.inner_text())

    def pick(self, radio: Locator) -> None:
        """To the group by Tab, within it by arrows."""
        group = f"input[name='{radio.get_attribute('name')}']"
        chosen_one = self.page.locator(f"{group}:checked").element_handle()
        assert self.reach(chosen_one)
        for _ in range(self.page.locator(group).count()):
            if radio.is_checked():
                return
            self.page.keyboard.press("ArrowRight")
        assert radio.is_checked()

    def write(self, field: Locator, text: str) -> None:
        assert self.reach(field.element_handle())
        self.page.keyboard.press("Control+A")
        self.page.keyboard.type(text)
