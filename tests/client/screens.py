"""Every screen there is, looked at in every way: what shuts somebody out, and what does not fit.

    PYTHONPATH=src:tests python -m client.screens

looks at all of them in two languages, five sizes and 200 % zoom, light, dark and forced colours; `--quick` at each in
one way, as the tests do. It prints what is wrong, and how many looks that were.
"""

from __future__ import annotations

import argparse
import itertools
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import TypeVar

from playwright.sync_api import Browser, Locator, Page, Route, expect
from playwright.sync_api import TimeoutError as NothingHappened

from client.browser import Window, chromium, opened, served
from client.eyes import misfits, violations
from client.hands import Hands
from client.stills import Still, stills
from client.tables import open_table
from rodada import games
from rodada.words import LANGUAGES, Speaker, speaker

SIZES = ((360, 640), (390, 844), (768, 1024), (1440, 900), (1920, 1080))
ZOOMED = ((384, 512), (720, 450), (960, 540))
"""The larger three of them at 200 %."""
SCHEMES = ("light", "dark", "forced")
SETTLED = 150
"""Milliseconds after which a page of another size stands still."""
PHONE = (390, 844)
PAGES = {"gunrunners": ("gunrunners-cards",), "star-munchkin": ("munchkin-why", "munchkin-gallery")}
"""What each game has beside the table."""

Way = TypeVar("Way")
Screens = Iterator[str]
"""Brings a page from screen to screen, and tells the name of each."""
Walk = Callable[[Page, str, Speaker], Screens]


def start_screens(page: Page, address: str, word: Speaker) -> Screens:
    page.goto(address)
    expect(page.locator("form .games")).to_be_visible()
    yield "start page"
    for fold in page.locator("summary").all():
        press(fold)
    page.get_by_role("radio", name=word.say("start-with-bots"), exact=True).check()
    yield "start page, all options"
    press(page.get_by_role("button", name=word.say("start-deal"), exact=True))
    yield "start page without a name"
    press(page.get_by_role("button", name=word.say("settings-open")))
    yield "settings"
    page.goto(f"{address}/t/NOSUCH")
    expect(page.get_by_role("alert")).to_be_visible()
    yield "no such table"


def press(one: Locator) -> None:
    """A click that waits for no frame: a window whose size was just changed may not draw one for long."""
    one.evaluate("one => one.click()")


def lobby_screens(page: Page, address: str, word: Speaker) -> Screens:
    language = word.lang
    open_table(Hands(page, language, Random(1)), address, "star-munchkin", 4, {})
    yield "lobby"
    invite = page.get_by_role("button", name=word.say("lobby-invite"), exact=True)
    if invite.is_visible():
        press(invite)
        yield "invitation on this machine alone"
    page.route("**/api/start", on_a_network)
    page.reload()
    expect(page.locator("dt").first).to_be_visible()
    if invite.is_visible():
        press(invite)
        expect(page.get_by_role("dialog").get_by_role("img")).to_be_visible()
        yield "invitation with its QR code"
        page.keyboard.press("Escape")
    press(page.get_by_role("button", name=word.say("lobby-change"), exact=True))
    press(page.get_by_role("dialog").locator("summary"))
    yield "settings of the table"
    page.keyboard.press("Escape")
    more = page.get_by_role("button", name=word.say("lobby-seat-menu", seat="B"), exact=True)
    press(more)
    yield "a seat"
    press(page.get_by_role("dialog").get_by_role("button", name=word.say("lobby-seat-link", seat="B")))
    expect(page.get_by_role("dialog").get_by_role("img")).to_be_visible()
    yield "the link of a seat with its QR code"
    page.keyboard.press("Escape")
    press(more)
    press(page.get_by_role("dialog").get_by_role("button", name=word.say("lobby-friend"), exact=True))
    yield "a friend's name"


def on_a_network(route: Route) -> None:
    """The start page's data as a server tells them that others can reach."""
    answer = route.fetch()
    route.fulfill(response=answer, json={**answer.json(), "addresses": ["http://192.0.2.7:8765"]})


def beside_the_table(page: Page, address: str, word: Speaker, still: Still) -> Screens:
    """On a phone: what a sheet shows over a table, page by page; and why something is not possible."""
    still.show(page, address)
    press(page.get_by_role("button", name=word.say("playing-open-side")))
    for tab in ("players", "log", "chat", "rules", "more"):
        press(page.get_by_role("tab", name=word.say(f"playing-tab-{tab}")))
        yield f"{still.game}: {tab}"
        if tab == "players":
            press(page.get_by_role("button", name=word.say("player-menu", player="Ana")))
            yield f"{still.game}: a player"
    for own in PAGES[still.game]:
        press(page.get_by_role("tab", name=word.say(own)))
        yield f"{still.game}: {own}"
    page.keyboard.press("Escape")
    forbidden = page.locator("[data-answer].forbidden")
    if forbidden.first.is_visible():
        press(forbidden.first)
        yield f"{still.game}: why not"


def at_one_device(page: Page, address: str, _: Speaker, still: Still) -> Screens:
    """Two people: the other one is wanted, and nothing is seen until they are there."""
    still.shared(1).show(page, address)
    yield f"{still.game}: the other one is wanted"
    press(page.locator(".next button"))
    expect(page.get_by_role("dialog")).to_be_visible()
    yield f"{still.game}: curtain"


def back_again(page: Page, address: str, word: Speaker, still: Still) -> Screens:
    """What happened while somebody was away."""
    code = still.told[0]["table"]["code"]
    page.add_init_script(f"localStorage.setItem('rodada-seen-{code}', '1')")
    still.show(page, address)
    expect(page.get_by_role("region", name=word.say("away-title"))).to_be_visible()
    yield f"{still.game}: while you were away"


def table_screens(page: Page, address: str, word: Speaker, still: Still) -> Screens:
    still.show(page, address)
    yield f"{still.game}: {still.kind}"
    if still.kind == "the end":
        page.keyboard.press("Escape")
        yield f"{still.game}: the table after the end"


# --- looking ---


class Looking:
    """Looks at screens in every way, or at each in the next one of all ways."""

    def __init__(self, quick: bool, tell: Callable[[str], None]) -> None:
        self.quick = quick
        self.tell = tell
        """Gets each fault, when it is found."""
        self.looks = 0
        self.turns = itertools.count()

    def at(self, page: Page, screens: Screens) -> None:
        for name in screens:
            turn = next(self.turns)
            for size in self.some((*SIZES, *ZOOMED), turn):
                self.fits(page, name, size)
            page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
            for scheme in self.some(SCHEMES, turn):
                self.shuts_nobody_out(page, name, scheme)

    def some(self, ways: tuple[Way, ...], turn: int) -> tuple[Way, ...]:
        return (ways[turn % len(ways)],) if self.quick else ways

    def fits(self, page: Page, name: str, size: tuple[int, int]) -> None:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_timeout(SETTLED)
        self.note(page, name, "×".join(map(str, size)), misfits(page))

    def shuts_nobody_out(self, page: Page, name: str, scheme: str) -> None:
        page.emulate_media(
            color_scheme="dark" if scheme == "dark" else "light",
            forced_colors="active" if scheme == "forced" else "none",
        )
        self.note(page, name, scheme, violations(page))

    def note(self, page: Page, name: str, way: str, faults: list[str]) -> None:
        self.looks += 1
        language = page.locator("html").get_attribute("lang")
        for fault in faults:
            self.tell(f"{name}, {way}, {language}: {fault}")


def all_screens(kept: dict[str, dict[str, Still]]) -> Iterator[Walk]:
    """Each needs a page of its own."""
    yield start_screens
    yield lobby_screens
    for game in kept:
        for still in kept[game].values():
            yield partial(table_screens, still=still)
        asked = [still for kind, still in kept[game].items() if kind.startswith("asked")]
        yield partial(beside_the_table, still=asked[0])
        yield partial(back_again, still=max(asked, key=lambda still: still.late))
        yield partial(
            at_one_device, still=next(still for kind, still in kept[game].items() if kind.startswith("waiting"))
        )


def look(browser: Browser, address: str, looking: Looking, names: list[str], games_on_tape: int) -> None:
    kept = {game: stills(game, games_on_tape) for game in names}
    for at, language in enumerate(LANGUAGES):
        # In quick looks each language has every other screen.
        for screens in itertools.islice(all_screens(kept), at if looking.quick else 0, None, 2 if looking.quick else 1):
            walk(browser, address, looking, screens, language)


def walk(browser: Browser, address: str, looking: Looking, screens: Walk, language: str) -> None:
    """A page of its own, from screen to screen. A window that draws nothing for half a minute is closed, once, and the
    walk begun again: that happens to busy browsers, and what is wrong with a screen is still there then."""
    for last in (False, True):
        errors: list[str] = []
        page = opened(browser, Window(*PHONE, language), errors)
        try:
            looking.at(page, screens(page, address, speaker(language)))
        except NothingHappened:
            if last:
                raise
            continue
        finally:
            page.context.close()
        for error in errors:
            looking.tell(error)
        return


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--games", type=int, default=4, help="games of each kind from which moments are kept")
    parser.add_argument("--game", choices=games.names(), action="append")
    given = parser.parse_args()
    faults: list[str] = []

    def tell(fault: str) -> None:
        print(fault, flush=True)
        faults.append(fault)

    looking = Looking(given.quick, tell)
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as address, chromium() as browser:
        look(browser, address, looking, given.game or games.names(), given.games)
    print(f"{looking.looks} looks, {len(faults)} faults")
    raise SystemExit(bool(faults))


if __name__ == "__main__":
    main()
