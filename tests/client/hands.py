"""Somebody with a mouse or a finger: presses answers, glowing cards and places, and what dialogs offer."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Error, Locator, Page

from client.offers import chosen, element, offers
from client.people import Person

TRIES = 10
"""A window that draws nothing for seconds, on a machine with too much to do, is no fault of the button."""


class Hands(Person):
    def __init__(self, page: Page, language: str, luck: Random, touch: bool = False) -> None:
        super().__init__(page, language, luck)
        self.touch = touch
        self.misses = 0
        """Presses in a row that did not reach what they were meant for."""

    def act(self) -> bool:
        offer = chosen(offers(self.page), self.luck)
        if offer is None:
            return False
        meant = element(self.page, offer)
        try:
            (meant.tap if self.touch else meant.click)(timeout=2000)
        except Error as error:  # others may have moved meanwhile, but not time after time
            self.misses += 1
            if self.misses == TRIES:
                raise AssertionError(f"{offer.kind} {offer.text!r} cannot be pressed") from error
        else:
            self.misses = 0
        return True

    def press(self, button: Locator) -> None:
        (button.tap if self.touch else button.click)()

    def pick(self, radio: Locator) -> None:
        self.press(radio)

    def write(self, field: Locator, text: str) -> None:
        self.press(field)
        field.fill(text)
