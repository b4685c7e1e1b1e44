"""Whole games in a browser, from the start page to the end, by two people in browsers of their own and bots.

    PYTHONPATH=src:tests python -m client.whole_games

plays all of them: every game and edition, by every pair of ways to play, in both languages, on a phone and on a desk;
`--game`, `--first`, `--second`, `--times` choose among them. It prints for each how long it took and what was wrong.
"""

from __future__ import annotations

import argparse
import itertools
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import NamedTuple

from playwright.sync_api import Browser, Error, Page, expect

from client.browser import DESK, PHONE, Window, chromium, opened, served
from client.ears import Ears
from client.hands import Hands
from client.keys import Keys
from client.people import Person, play
from client.tables import begin, open_table, sit_down

WAYS: Mapping[str, Callable[[Page, str, Random], Person]] = {
    "touch": lambda page, language, luck: Hands(page, language, luck, touch=True),
    "mouse": Hands,
    "keys": Keys,
    "ears": Ears,
}


class Game(NamedTuple):
    name: str
    seats: int
    options: Mapping[str, str]


GAMES = {
    "gunrunners": Game("gunrunners", 3, {}),
    # One round, and windows that are short, so that it ends in a minute.
    "star-munchkin": Game("star-munchkin", 3, {"setup-rounds": "1", "house-window": "1 s"}),
}
MORE = {
    "gunrunners-en": Game("gunrunners", 4, {"setup-edition": "en"}),
    "gunrunners-5": Game("gunrunners", 5, {}),
    "star-munchkin-6": Game("star-munchkin", 6, {"setup-rounds": "1", "house-window": "1 s"}),
    "star-munchkin-long": Game("star-munchkin", 4, {"setup-rounds": "4", "house-window": "1 s"}),
}


UNFOLDED = 60_000
"""Milliseconds in which the last scenes are over."""


class Seat(NamedTuple):
    way: str
    window: Window


def whole_game(browser: Browser, address: str, game: Game, seats: tuple[Seat, Seat], seed: int) -> None:
    """Raises what goes wrong: a game that stands still, a button out of reach, an error in a page."""
    errors: list[str] = []
    pages = [opened(browser, seat.window, errors) for seat in seats]
    try:
        host, guest = (
            WAYS[seat.way](page, seat.window.language, Random(f"{seed} {seat.way}"))
            for page, seat in zip(pages, seats, strict=True)
        )
        sit_down(guest, open_table(host, address, game.name, game.seats, game.options))
        begin(host)
        play([host, guest])
        once_more(host, guest)
        assert not errors, errors
    finally:
        for page in pages:
            page.context.close()


def once_more(host: Person, guest: Person) -> None:
    """Who wants another game is there at once, and the other one hears of it."""
    again = host.page.get_by_role("dialog").get_by_role("button", name=host.word("ended-rematch"))
    expect(again).to_be_visible(timeout=UNFOLDED)
    host.press(again)
    expect(host.page.get_by_role("heading", level=1, name=host.word("lobby-title"))).to_be_visible()
    expect(guest.page.get_by_role("link", name=guest.word("ended-next"))).to_be_visible(timeout=UNFOLDED)


def windows(way: str) -> Iterator[Window]:
    for window, language in itertools.product((PHONE, DESK), ("en", "pt-BR")):
        yield replace(window, language=language, touch=way == "touch")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    games = {**GAMES, **MORE}
    parser.add_argument("--game", choices=games, action="append")
    parser.add_argument("--first", choices=WAYS, action="append")
    parser.add_argument("--second", choices=WAYS, action="append")
    parser.add_argument("--times", type=int, default=1)
    given = parser.parse_args()
    wrong = 0
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as address, chromium() as browser:
        for name, first, second, seed in itertools.product(
            given.game or games, given.first or WAYS, given.second or WAYS, range(given.times)
        ):
            for mine, yours in zip(windows(first), reversed([*windows(second)]), strict=True):
                seats = (Seat(first, mine), Seat(second, yours))
                wrong += not told(browser, address, games[name], seats, seed)
    raise SystemExit(wrong > 0)


def told(browser: Browser, address: str, game: Game, seats: tuple[Seat, Seat], seed: int) -> bool:
    before = time.monotonic()
    fault = ""
    try:
        whole_game(browser, address, game, seats, seed)
    except (AssertionError, Error) as error:
        fault = str(error)
    people = " and ".join(f"{way} {window.width}×{window.height} {window.language}" for way, window in seats)
    print(
        f"{game.name} {game.seats} {dict(game.options)}: {people}: {time.monotonic() - before:.0f} s {fault}",
        flush=True,
    )
    return not fault


if __name__ == "__main__":
    main()
