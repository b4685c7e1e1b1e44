"""People at a table in a browser. Each plays by what the screen offers, and knows no rule of any game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from time import monotonic

from playwright.sync_api import Locator, Page

from rodada.words import speaker

PATIENCE = 60.0
"""Seconds without anybody doing anything after which a game stands still."""
GLANCE = 40
"""Milliseconds between two looks at a table at which nothing is asked."""


class Person(ABC):
    """Somebody with a browser. What they choose follows from `luck` and from what they are offered."""

    def __init__(self, page: Page, language: str, luck: Random) -> None:
        self.page = page
        self.luck = luck
        self.speaker = speaker(language)
        self.word = self.speaker.say

    @property
    def at_the_end(self) -> bool:
        """Whether they were told how it ended."""
        return self.page.get_by_text(self.word("turn-over"), exact=True).first.is_visible()

    @abstractmethod
    def act(self) -> bool:
        """Do one thing, if there is something to do. Whether there was."""

    @abstractmethod
    def press(self, button: Locator) -> None: ...

    @abstractmethod
    def pick(self, radio: Locator) -> None: ...

    @abstractmethod
    def write(self, field: Locator, text: str) -> None: ...


class StandsStill(AssertionError):
    """Nobody is offered anything, and the game is not over."""


def play(people: Sequence[Person]) -> None:
    """Until all of them were told how it ended."""
    last = monotonic()
    while True:
        waiting = [person for person in people if not person.at_the_end]
        if not waiting:
            return
        if sum(person.act() for person in waiting):
            last = monotonic()
        elif monotonic() - last > PATIENCE:
            raise StandsStill("\n\n".join(person.page.locator("body").aria_snapshot() for person in waiting))
        waiting[0].page.wait_for_timeout(GLANCE)
