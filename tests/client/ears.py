"""Somebody who does not see the screen: hears the live regions, and knows of the rest its roles and names.

They answer only what they were told is asked.
"""

from __future__ import annotations

import json
import re
from random import Random
from time import monotonic

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

from client.built import in_page
from client.people import Person

EARS = in_page("ears.js")
BUTTON = re.compile(r'button ("(?:[^"\\]|\\.)*")(?! \[disabled\])')
REACH = 5000
"""Milliseconds in which a button is found by its name."""
SOON = 15.0
"""Seconds until somebody is told what they are asked."""
NEXT = 0.5
"""How often the first answer, which goes on, is taken."""


class Ears(Person):
    def __init__(self, page: Page, language: str, luck: Random) -> None:
        super().__init__(page, language, luck)
        page.add_init_script(f"({EARS})()")
        self.heard: list[str] = []
        self.news: list[str] = []
        """What was heard since the last answer."""
        self.asked_since: float | None = None

    def listen(self) -> None:
        new = self.page.evaluate("window.heard.splice(0)")
        self.heard += new
        self.news += new

    def act(self) -> bool:
        self.listen()
        dialog = self.page.get_by_role("dialog")
        if dialog.is_visible():
            self.press(dialog.get_by_role("button").first)
            return True
        question = self.page.get_by_role("region", name=self.word("asked-question"), exact=True)
        possible = self.possible(question)
        if not possible:
            return self.unfold(question)
        if not self.was_told(question.get_by_role("heading").inner_text()):
            return False
        self.news.clear()
        self.asked_since = None
        name = possible[0] if self.luck.random() < NEXT else self.luck.choice(possible)
        try:
            self.press(question.get_by_role("button", name=name, exact=True).first)
        except TooLate:
            assert name not in self.possible(question), f"{name!r} cannot be pressed"  # others may have been quicker
        return True

    def possible(self, question: Locator) -> list[str]:
        """The answers that are not forbidden; what unfolds more of them is none."""
        group = question.get_by_role("group", name=self.word("asked-answers"), exact=True)
        unfolding = {name for state in (False, True) for name in buttons(group.get_by_role("button", expanded=state))}
        forbidden = self.word("asked-forbidden", label="").strip()
        return [name for name in buttons(group) if name not in unfolding and not name.startswith(forbidden)]

    def unfold(self, question: Locator) -> bool:
        """Answers may be folded away where they lie on the table too."""
        self.asked_since = None
        folded = question.get_by_role("button", expanded=False)
        if folded.count():
            self.press(folded.first)
        return bool(folded.count())

    def was_told(self, prompt: str) -> bool:
        if any(prompt in said for said in self.news):
            return True
        self.asked_since = self.asked_since or monotonic()
        assert monotonic() - self.asked_since < SOON, f"asked {prompt!r}, but told only {self.news}"
        return False

    def press(self, button: Locator) -> None:
        button.focus(timeout=REACH)
        button.press("Enter", timeout=REACH)

    def pick(self, radio: Locator) -> None:
        radio.focus()
        radio.press("Space")
        assert radio.is_checked()

    def write(self, field: Locator, text: str) -> None:
        field.focus()
        field.fill(text)


def buttons(part: Locator) -> list[str]:
    """The names of its buttons, as the accessibility tree has them."""
    lines = [line for each in part.all() for line in each.aria_snapshot().splitlines()]
    return [json.loads(name[1]) for line in lines if (name := BUTTON.match(plain(line)))]


def plain(line: str) -> str:
    """A line of a snapshot without its dash, and without quotes if YAML wants them."""
    text = line.strip().removeprefix("- ")
    quoted = re.match(r"'((?:[^']|'')*)'", text)
    return quoted[1].replace("''", "'") if quoted else text
