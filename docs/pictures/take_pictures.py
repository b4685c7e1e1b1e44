#!/usr/bin/env python3
"""Takes the pictures of the browser in these pages: `python docs/pictures/take_pictures.py [NAME ...]`.

Start page and lobby are a real server's. A table is a real one too, played in a clock of its own from a fixed seed up
to a moment worth showing (`web/fixtures/tape.py`), and the browser's socket leads to it: so a picture changes only when
the game or its look does. Needs what the tests of the client need: the built client, Playwright and a Chromium.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Browser, Page, WebSocketRoute, sync_playwright

from rodada.engine.presenting import ACT
from rodada.players.thinking import think, thinking
from rodada.table import wire
from rodada.table.session.asking import as_asked

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT / "web" / "fixtures"))

import tape  # noqa: E402  # found by the path above

CHROMIUM = next((path for path in map(Path, ("/usr/bin/chromium", "/usr/bin/chromium-browser")) if path.exists()), None)
QUALITY = 76
DESK, PHONE = (1440, 900), (360, 740)
STAND_STILL = "() => { for (let timer = setTimeout(() => 0); timer > 0; timer--) clearTimeout(timer) }"
FROM_CLIENT: Any = msgspec.json.Decoder(wire.FromClient)


class Picture(NamedTuple):
    """What is shown, how large, by day or by night, in which language; and what is done before it is taken."""

    name: str
    size: tuple[int, int]
    scheme: str
    show: Callable[[Page, str], None]
    locale: str = "en-US"


class Playing(tape.Taping):
    """The person plays as the greedy bot would, where one answer says it; else what goes on, else anything."""

    def answer(self) -> None:
        table = self.session.table
        asked = thinking(table.game, table.options, as_asked(table, 0), 0, "greedy", table.at)
        question = self.session.news(tape.PERSON, 0, 0, self.now).question
        leading = [choice.pick for choice in question.choices if choice.leads and choice.ends] if question else []
        for attempt, pick in enumerate([wire.PickSaid(ACT, think(asked)[0]), *leading]):
            said = wire.Play(id=f"{table.at} greedy {attempt}", seat=0, picks=[pick], at=table.at)
            step = self.session.hear(tape.PERSON, said, self.now)
            if not isinstance(step.reply, wire.Refused):
                self.commit(step)
                return
        super().answer()


class Moment(NamedTuple):
    """A game from a seed, up to the first message after which it is the moment."""

    game: str
    seed: int
    is_it: Callable[[wire.News], bool]
    options: Mapping[str, Any] = MappingProxyType({})


def a_fight(news: wire.News) -> bool:
    """With a lot to be summed up, late enough that somebody is close to winning."""
    fight = news.scene.combat if news.scene is not None else None
    return bool(
        fight
        and news.question is not None
        and len(fight.side_terms) + len(fight.monster_terms) > 4
        and len(news.scene.hand) > 2
        and len(news.scene.seats[0].in_use) > 1
        and max(seat.level for seat in news.scene.seats) > 2
    )


def my_fight(news: wire.News) -> bool:
    """The person fights, and could ask for help."""
    return a_fight(news) and news.scene.combat.fighter == 0 and news.scene.combat.helper < 0


def in_full_swing(news: wire.News) -> bool:
    if news.scene is None or news.question is None or news.scene.busts < 3:
        return False
    return sum(len(region.row) > 2 for region in news.scene.regions) > 1


def a_bust(news: wire.News) -> bool:
    kinds = [happened.kind for entry in news.entries for happened in entry.happened]
    return kinds.count("confiscated") > 2 and kinds.count("revealed") > 0


def played_to(moment: Moment) -> tape.Taping:
    """The table at the moment; the newest of its messages brought it there."""
    table = Playing(moment.game, 4, dict(moment.options), moment.seed)
    while table.go():
        if moment.is_it(table.messages[-1]):
            return table
    raise SystemExit(f"{moment.game} from seed {moment.seed} never comes to that moment")


def whole(table: tape.Taping) -> list[Any]:
    """What somebody who comes now is told."""
    session = table.session
    return [session.welcome(tape.PERSON, None), session.news(tape.PERSON, 0, 0, table.now)]


def joined(page: Page, address: str, table: tape.Taping, told: list[Any]) -> WebSocketRoute:
    """The browser at that table, where it is told this first."""
    sockets: list[WebSocketRoute] = []

    def heard(socket: WebSocketRoute, text: str | bytes) -> None:
        said = FROM_CLIENT.decode(text)
        if isinstance(said, wire.Hello):
            answer = told
        else:
            reply = table.session.hear(tape.PERSON, said, table.now).reply
            answer = [] if reply is None else [reply]
        for message in answer:
            socket.send(msgspec.json.encode(message).decode())

    def connected(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        socket.on_message(lambda text: heard(socket, text))

    page.route_web_socket(lambda url: "/ws/" in url, connected)
    page.goto(f"{address}/t/{table.session.code}")
    page.wait_for_selector(".dock")
    page.wait_for_timeout(1500)
    for away in page.locator(".away .button").all():
        away.click()
    return sockets[-1]


def at(moment: Moment, *steps: Callable[[Page], None]) -> Callable[[Page, str], None]:
    """That table, after some taps."""

    def show(page: Page, address: str) -> None:
        table = played_to(moment)
        joined(page, address, table, whole(table))
        for step in steps:
            step(page)
            page.wait_for_timeout(1500)

    return show


def bust(page: Page, address: str) -> None:
    table = Playing("gunrunners", 4, {}, 3)
    before = whole(table)
    while not a_bust(table.messages[-1]):
        before = whole(table)
        table.go()
    socket = joined(page, address, table, before)
    socket.send(msgspec.json.encode(table.messages[-1]).decode())
    page.locator(".shares .paid").nth(1).wait_for()
    page.evaluate(STAND_STILL)
    page.wait_for_timeout(500)


def start_page(page: Page, address: str) -> None:
    page.goto(address)
    page.locator("form input[autocomplete=nickname]").fill("Ana")
    page.wait_for_timeout(2500)


def lobby(page: Page, address: str) -> None:
    start_page(page, address)
    page.locator("form .primary").click()
    page.locator("ol .button").nth(1).click()
    page.wait_for_timeout(500)


def tap(selector: str, which: int = 0) -> Callable[[Page], None]:
    return lambda page: page.locator(selector).nth(which).click()


SHORT = Moment("star-munchkin", 1, my_fight)
ASKED = Moment("star-munchkin", 4, a_fight)
FIGHT = Moment("star-munchkin", 6, my_fight)
SWING = Moment("gunrunners", 1, in_full_swing, {"memory_aid": True})

PICTURES = (
    Picture("start", DESK, "light", start_page),
    Picture("lobby-phone", PHONE, "light", lobby),
    Picture("gunrunners", DESK, "light", at(SWING)),
    Picture("gunrunners-phone", PHONE, "light", at(SWING, tap(".hand .can", 2))),
    Picture("gunrunners-bust-phone", PHONE, "dark", bust),
    Picture("star-munchkin", DESK, "dark", at(SHORT)),
    Picture("star-munchkin-phone", PHONE, "light", at(ASKED)),
    Picture("star-munchkin-sums-phone", PHONE, "dark", at(FIGHT, tap(".ours .terms"))),
)


@contextmanager
def served() -> Iterator[str]:
    """The address of a server whose tables are forgotten afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "rodada", "serve", "--port", "0", "--db", f"{folder}/tables.db"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as server:
            assert server.stdout is not None
            try:
                yield server.stdout.readline().split()[-1]
            finally:
                server.terminate()


def take(browser: Browser, address: str, picture: Picture) -> None:
    width, height = picture.size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=2 if picture.size == PHONE else 1,
        color_scheme="dark" if picture.scheme == "dark" else "light",
        locale=picture.locale,
        has_touch=picture.size == PHONE,
        is_mobile=picture.size == PHONE,
    )
    page = context.new_page()
    picture.show(page, address)
    page.wait_for_timeout(300)
    page.screenshot(path=HERE / f"{picture.name}.jpg", type="jpeg", quality=QUALITY)
    context.close()


def main(names: list[str]) -> None:
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for picture in PICTURES:
            if not names or picture.name in names:
                take(browser, address, picture)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
