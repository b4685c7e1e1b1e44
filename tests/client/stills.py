"""Moments of whole games, each as the table would tell it to somebody who comes just then, shown in a real browser.

A table of one person with bots is played in a virtual clock, and one moment of each kind is kept: what is asked, in a
window or not, and what lies in the middle of the table. The browser gets the same messages that a server would send.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute, expect

from client.built import WEB
from rodada.table.wire import News

sys.path.insert(0, str(WEB / "fixtures"))

from tape import PERSON, Taping  # found by the path above

SEATS = 4
SPECTATOR = "zoe"
COMES_BY = 60
"""Things that happen, after which a spectator comes."""
LONGEST = 1200
"""Things that happen, after which a game is left."""


@dataclass(frozen=True)
class Still:
    """Messages as they would come: what is shown first, and what comes after it."""

    game: str
    kind: str
    told: tuple[dict[str, Any], ...]

    @property
    def late(self) -> int:
        """How much had happened."""
        n: int = self.told[-1]["n"]
        return n

    def shared(self, seat: int) -> Still:
        """As two at one device are told of it, when the other one is wanted, on this seat."""
        welcome, *rest = self.told
        mine: list[int] = welcome["seats"]
        return replace(self, told=({**welcome, "seats": [*mine, seat]}, *rest[:-1], {**rest[-1], "called": [seat]}))

    def show(self, page: Page, address: str) -> None:
        """At a table that never goes on."""

        def sit(socket: WebSocketRoute) -> None:
            def answer(said: str | bytes) -> None:
                if json.loads(said)["t"] == "hello":
                    for message in self.told:
                        socket.send(json.dumps(message))

            socket.on_message(answer)

        page.route_web_socket(re.compile(r"/ws/"), sit)
        page.goto(f"{address}/t/STILL")
        expect(page.locator("main .board > *").first).to_be_visible(timeout=30_000)


class Keeping(Taping):
    """A game on tape of which one moment of each kind is kept."""

    def __init__(self, game: str, seed: int, kinds: dict[str, Still], options: dict[str, Any]) -> None:
        self.kinds = kinds
        self.before: News | None = None
        super().__init__(game, SEATS, options, seed)

    def told(self) -> None:
        super().told()
        news: News = self.messages[-1]
        now = msgspec.structs.replace(
            news, scene=news.scene or (self.before and self.before.scene), question=self.question
        )
        for kind in set(kinds_of(now)) - set(self.kinds):
            self.kinds[kind] = Still(self.session.table.game.name, kind, tuple(self.shown(kind, news)))
        if len(self.messages) == COMES_BY and "watched" not in self.kinds:
            self.kinds["watched"] = Still(self.session.table.game.name, "watched", tuple(self.seen_by(SPECTATOR, -1)))
        self.before = msgspec.structs.replace(now, entries=[], result=None)

    def shown(self, kind: str, news: News) -> Iterator[dict[str, Any]]:
        """What happens on the way to a moment is shown only to who saw the one before."""
        if kind in NEWS and self.before:
            yield builtins(self.session.welcome(PERSON, None))
            yield from (builtins(self.before), builtins(news))
        else:
            yield from self.seen_by(PERSON, 0)

    def seen_by(self, person: str, viewer: int) -> Iterator[dict[str, Any]]:
        """How things stand, for somebody who comes just now."""
        yield builtins(self.session.welcome(person, None))
        yield builtins(self.session.news(person, viewer, 0, self.now))


def builtins(message: Any) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(message)
    return data


NEWS = ("bust", "died", "won_combat", "level_up", "looted")
"""Happenings that a board makes much of."""


PARTS = ("combat", "run", "share", "loot", "deals", "draft", "die", "lifted", "looked")
"""Parts of a scene that are not always there."""


def kinds_of(now: News) -> Iterator[str]:
    """What is special about a moment."""
    scene = builtins(now.scene) if now.scene else {}
    if now.result:
        yield "the end"
    elif now.question is None:
        yield "waiting in a window" if now.window else "waiting"
    else:
        yield f"asked {now.question.name}{' in a window' if now.window else ''}"
    yield from (part for part in PARTS if scene.get(part))
    yield from (f"pending {pending['kind']}" for pending in scene.get("pending") or ())
    yield from (happened.kind for entry in now.entries for happened in entry.happened if happened.kind in NEWS)


def stills(game: str, games: int) -> dict[str, Still]:
    """One moment of each kind in so many games."""
    kinds: dict[str, Still] = {}
    for seed in range(1, games + 1):
        tape = Keeping(game, seed, kinds, {})
        for _ in range(LONGEST):
            if not tape.go():
                break
    return kinds
