"""From the start page to a game, as somebody who opens a table and somebody who comes by its link."""

from __future__ import annotations

from collections.abc import Mapping

from playwright.sync_api import expect

from client.people import Person
from rodada.words.options import value_of


def open_table(host: Person, address: str, game: str, seats: int, options: Mapping[str, str]) -> str:
    """The table's link. `options` are by their names what is chosen for them: values of the game, or as written."""
    page, word = host.page, host.word
    page.goto(address)
    host.pick(page.get_by_role("radio", name=word(f"game-{game}")))
    host.write(page.get_by_label(word("start-name"), exact=True), "Ana")
    host.pick(page.get_by_role("group", name=word("start-seats")).get_by_role("radio", name=str(seats), exact=True))
    folded = {"start-options": "setup-", "start-house": "house-"}
    for fold, prefix in folded.items():
        inside = {name: value for name, value in options.items() if name.startswith(prefix)}
        if inside:
            host.press(page.locator("summary", has_text=word(fold)))
        for name, value in inside.items():
            group = page.get_by_role("group", name=word(name), exact=True)
            written = value_of(host.speaker, game, name.removeprefix("setup-"), value)
            host.pick(group.get_by_role("radio", name=written, exact=True))
    host.press(page.get_by_role("button", name=word("start-open"), exact=True))
    expect(page.get_by_role("heading", level=1, name=word("lobby-title"))).to_be_visible()
    return page.url


def sit_down(guest: Person, link: str, name: str = "Bia") -> None:
    page, word = guest.page, guest.word
    page.goto(link)
    guest.press(page.get_by_role("button", name=word("lobby-sit")).first)
    dialog = page.get_by_role("dialog")
    guest.write(dialog.get_by_label(word("start-name")), name)
    guest.press(dialog.get_by_role("button", name=word("lobby-sit")))
    expect(dialog).to_have_count(0)


def begin(host: Person, fill: bool = True) -> None:
    """Bots take what is free, and the game begins."""
    page, word = host.page, host.word
    if fill:
        host.press(page.get_by_role("button", name=word("lobby-fill")))
    host.press(page.get_by_role("button", name=word("lobby-start"), exact=True))
    expect(page.locator("main#content")).to_have_count(0)
