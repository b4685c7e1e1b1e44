"""How long a click takes to the other's screen, and how soon a slow phone can play.

    PYTHONPATH=src:tests python -m client.quickness

prints the median and the 95th percentile from a click to the paint in the other browser on this machine, which shall
be at most 150 ms; and when start page and table can be used on a slow phone (300 ms, 50 kB/s, processor four times as
slow), which shall be within 2.5 s.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Browser, Page
from playwright.sync_api import TimeoutError as Late

from client.browser import DESK, PHONE, chromium, opened, served
from client.built import in_page
from client.hands import Hands
from client.tables import begin, open_table, sit_down
from rodada.table.wire import Done
from rodada.words import speaker

CHANGED, CLICKS, USABLE = in_page("changed.js"), in_page("clicks.js"), in_page("usable.js")
STORED = "() => !document.querySelector('.pending')"
BEHOLD = "() => !document.querySelector('.veil')"
"""A bust is a scene of some seconds that lies over the board, until it is tapped away."""
SEEN = "([where, clicked]) => window.changed[where].find((painted) => painted > clicked)"
UNCHANGED = 1500
"""Milliseconds after which a board that did not change has nothing new: what happened is in the log alone."""
BARE = """async () => {
  const before = performance.now()
  await (await fetch('/healthz')).text()
  await new Promise(requestAnimationFrame)
  return performance.now() - before
}"""
"""The same way there and back for nothing: an answer from the server, and a frame."""
SLOW: dict[str, Any] = {"offline": False, "latency": 300, "downloadThroughput": 50_000, "uploadThroughput": 50_000}
FAR = {**SLOW, "downloadThroughput": -1, "uploadThroughput": -1}
"""As far away, by a broad line: what waits for what is plain."""
SLOWER = 4
MOVING = replace(DESK, motion=True)


class Clicks(NamedTuple):
    """Milliseconds."""

    painted: list[float]
    """From a click to the paint in the other browser."""
    bare: list[float]

    @property
    def typical(self) -> float:
        return statistics.median(self.painted)

    @property
    def slowest(self) -> float:
        """The 95th percentile."""
        return sorted(self.painted)[int(0.95 * (len(self.painted) - 1))]


def clicks(browser: Browser, address: str, most: int) -> Clicks:
    """Two people play Gunrunners against each other, each in a browser of their own in which things move.

    They move as soon as they are asked, whatever still travels on the other's board: somebody who waited for it would
    not notice that what comes next waits for it too.
    """
    errors: list[str] = []
    ana, bia = (Clicking(opened(browser, MOVING, errors), "en", Random(seed)) for seed in (1, 2))
    sit_down(bia, open_table(ana, address, "gunrunners", 2, {}))
    begin(ana, fill=False)
    for person in (ana, bia):
        person.page.locator("main .board > *").first.wait_for()
        person.page.evaluate(CLICKS)
        person.page.evaluate(CHANGED)
    found = Clicks([], [])
    while len(found.painted) < most and not ana.at_the_end:
        for mine, yours in ((ana, bia), (bia, ana)):
            if mine.moves():
                found.painted.append(yours.sees(mine.page.evaluate("window.clicked")))
                found.bare.append(mine.page.evaluate(BARE))
    for person in (ana, bia):
        person.page.context.close()
    return found


class Clicking(Hands):
    """Somebody of whom is known which click made a move, and when the other's became visible."""

    def __init__(self, page: Page, language: str, luck: Random) -> None:
        super().__init__(page, language, luck)
        self.heard = 0
        page.on("websocket", lambda line: line.on("framereceived", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        self.heard += msgspec.json.decode(frame, type=Heard).t == Done.__struct_config__.tag

    def moves(self) -> bool:
        """Click on something, if something is asked. Whether that was a move, stored and answered."""
        before = self.heard
        if not self.act():
            self.page.wait_for_timeout(20)
            return False
        self.page.wait_for_function(STORED)
        return self.heard > before

    def sees(self, clicked: float) -> float:
        """Milliseconds from that click to the paint here."""
        try:
            painted = self.page.wait_for_function(SEEN, arg=["board", clicked], timeout=UNCHANGED)
        except Late:
            painted = self.page.wait_for_function(SEEN, arg=["log", clicked])
        self.page.wait_for_function(BEHOLD)
        return float(painted.json_value()) - clicked


class Heard(msgspec.Struct):
    """What a message of the table is."""

    t: str


# --- a slow phone ---


class Visit(NamedTuple):
    usable: float
    """Seconds."""
    bytes: int
    rounds: int
    """Requests that had to wait for one another, in a row."""

    @property
    def on_the_way(self) -> float:
        """Seconds that a slow network takes for these, whatever computes at both ends."""
        return self.rounds * SLOW["latency"] / 1000 + self.bytes / SLOW["downloadThroughput"]


FETCHED = """() => ['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind)).map(
  ({name, startTime, responseEnd, transferSize}) => ({name, startTime, responseEnd, transferSize}))"""
LATER = (".woff2", ".svg", "pictures", "rules-")
"""What need not be there for a page to be used."""


def visit(page: Page, address: str, which: str) -> Visit:
    """Come to a page for the first time, until `which` is there."""
    page.add_init_script(f"({USABLE})({which!r})")
    page.goto(address, wait_until="commit")
    page.wait_for_function("() => window.usable", timeout=60_000)
    usable = page.evaluate("window.usable")
    fetched = [each for each in page.evaluate(FETCHED) if each["startTime"] < usable]
    entries = [each for each in fetched if not any(part in each["name"] for part in LATER)]
    return Visit(usable / 1000, sum(each["transferSize"] for each in entries), rounds(entries))


def throttle(page: Page, network: dict[str, Any], slower: int = 1) -> None:
    phone = page.context.new_cdp_session(page)
    phone.send("Network.enable")
    phone.send("Network.emulateNetworkConditions", network)
    phone.send("Emulation.setCPUThrottlingRate", {"rate": slower})


def rounds(entries: list[dict[str, Any]]) -> int:
    """The longest row of requests each of which began after the one before had ended."""
    depth: list[tuple[float, int]] = []
    for entry in sorted(entries, key=lambda each: each["startTime"]):
        before = max((deep for end, deep in depth if end <= entry["startTime"]), default=0)
        depth.append((entry["responseEnd"], before + 1))
    return max(deep for _, deep in depth)


FORM, TABLE = "form .games", "main .board > *"


def from_start_to_table(page: Page, address: str, language: str) -> float:
    """Seconds from the tap on the start page until a table with bots stands there, and what is asked or waited for.

    Not until somebody is asked: bots that go first take their time, so that people can follow, on any phone.
    """
    word = speaker(language).say
    page.goto(address)
    page.get_by_label(word("start-name"), exact=True).fill("Ana")
    page.get_by_role("radio", name=word("start-with-bots"), exact=True).check()
    page.wait_for_load_state("networkidle")
    page.evaluate(CLICKS)
    page.evaluate(f"({USABLE})({TABLE!r})")
    page.get_by_role("button", name=word("start-deal"), exact=True).click()
    page.wait_for_function("() => window.usable", timeout=60_000)
    seconds: float = page.evaluate("(performance.timeOrigin + window.usable - window.clicked) / 1000")
    return seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=60)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as address, chromium() as browser:
        found = clicks(browser, address, given.moves)
        print(f"{len(found.painted)} moves, click to paint: {found.typical:.0f} ms, 95 %: {found.slowest:.0f} ms;")
        print(f"an answer and a frame: {statistics.median(found.bare):.0f} ms", flush=True)
        for slow in (False, True):
            page = opened(browser, PHONE, [])
            if slow:
                throttle(page, SLOW, SLOWER)
            visited = visit(page, address, FORM)
            table = from_start_to_table(page, address, PHONE.language)
            phone = "slow phone" if slow else "phone"
            print(f"{phone}: start page {visited}; from there to a table {table:.2f} s", flush=True)
            page.context.close()


if __name__ == "__main__":
    main()
