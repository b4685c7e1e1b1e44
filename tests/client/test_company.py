"""With others: a code that is typed, a seat on two devices, phrases in everybody's language, not hearing somebody."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Browser, expect

from client.browser import DESK, PHONE, opened
from client.hands import Hands
from client.tables import begin, open_table, sit_down

BEFORE_MOVED = 40
"""Clicks."""


def until_asked(person: Hands, other: Hands) -> None:
    """The other one plays until this one is asked."""
    for _ in range(BEFORE_MOVED):
        if person.page.locator("[data-answer]").count():
            return
        other.act()
        other.page.wait_for_timeout(100)
    raise AssertionError("nobody is asked")


def test_one_seat_on_two_devices(browser: Browser, address: str) -> None:
    errors: list[str] = []
    phone, desk, guest = (opened(browser, window, errors) for window in (PHONE, DESK, DESK))
    ana, bia = Hands(phone, PHONE.language, Random(1), touch=True), Hands(guest, "en", Random(2))
    link = open_table(ana, address, "gunrunners", 2, {})
    sit_down(bia, link)

    ana.press(phone.get_by_role("button", name=ana.word("lobby-seat-menu", seat="A"), exact=True))
    dialog = phone.get_by_role("dialog")
    ana.press(dialog.get_by_role("button", name=ana.word("lobby-seat-link", seat="A")))
    desk.goto(dialog.get_by_role("textbox").input_value())
    phone.keyboard.press("Escape")
    begin(ana, fill=False)

    at_the_desk = Hands(desk, "en", Random(3))
    for moves, sees in ((ana, at_the_desk), (at_the_desk, ana)):
        until_asked(moves, bia)
        before = sees.page.locator("aside, .board").first.inner_text()
        for _ in range(BEFORE_MOVED):
            moves.act()
            sees.page.wait_for_timeout(100)
            if sees.page.locator("aside, .board").first.inner_text() != before:
                break
        else:
            raise AssertionError("a move on one device is not seen on the other")
    assert not errors, errors
    for page in (phone, desk, guest):
        page.context.close()


def test_phrases_and_not_hearing_somebody(browser: Browser, address: str) -> None:
    errors: list[str] = []
    ana, bia = (Hands(opened(browser, DESK, errors), "en", Random(seed)) for seed in (1, 2))
    caio = Hands(opened(browser, PHONE, errors), PHONE.language, Random(3), touch=True)
    link = open_table(ana, address, "gunrunners", 2, {})
    sit_down(bia, link)
    begin(ana, fill=False)

    code = link.rsplit("/", 1)[1].lower()
    caio.page.goto(address)
    caio.write(caio.page.get_by_label(caio.word("start-code")), f"{code[:3]} {code[3:]}")
    caio.page.keyboard.press("Enter")
    caio.press(caio.page.get_by_role("button", name=caio.word("playing-open-side")))
    for person in (bia, caio):
        person.press(person.page.get_by_role("tab", name=person.word("playing-tab-chat")))
    bia.press(bia.page.get_by_role("button", name=bia.word("phrase-hello")))
    expect(caio.page.get_by_role("list", name=caio.word("chat-title"))).to_contain_text(caio.word("phrase-hello"))

    caio.press(caio.page.get_by_role("tab", name=caio.word("playing-tab-players")))
    caio.press(caio.page.get_by_role("button", name=caio.word("player-menu", player="Bia")))
    caio.press(caio.page.get_by_role("button", name=caio.word("chat-mute", player="Bia")))
    caio.press(caio.page.get_by_role("tab", name=caio.word("playing-tab-chat")))
    expect(caio.page.get_by_role("list", name=caio.word("chat-title"))).not_to_contain_text("Bia")
    expect(caio.page.get_by_text(caio.word("chat-muted", count=1))).to_be_visible()
    assert not errors, errors
    for person in (ana, bia, caio):
        person.page.context.close()
