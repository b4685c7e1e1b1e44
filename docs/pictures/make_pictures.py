#!/usr/bin/env python3
"""Draws the pictures of the terminal in these pages from a real game: `python docs/pictures/make_pictures.py`.

The seed is fixed, so a picture changes only when the game or its look does.
"""

from __future__ import annotations

import asyncio
import html
import re
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from rodada.cli.terminal.face import face_of
from rodada.cli.terminal.host import Host
from rodada.cli.terminal.screen import GameScreen
from rodada.cli.terminal.seating import Seating
from rodada.games import load
from rodada.words import speaker

HERE = Path(__file__).parent
ENGLISH = speaker("en")
FONT = "ui-monospace, Menlo, Consolas, DejaVu Sans Mono, monospace"


class Moment(NamedTuple):
    """A game, and the moment in it that is drawn: some decision of the first seat, and the keys pressed then."""

    game: str
    size: tuple[int, int]
    seed: int
    options: dict[str, Any]
    is_it: Callable[[Any], bool]
    keys: tuple[str, ...]


def in_full_swing(table: Any) -> bool:
    return bool(table.turns >= 26)


def in_a_fight(table: Any) -> bool:
    """Somebody fights with a helper, and the first seat holds a lot of cards that could spoil it."""
    spoilers = [card for card in table.hand[0] if table.row(card).kind in ("enhancer", "oneshot")]
    return bool(table.fighter > 0 and table.helper >= 0 and len(spoilers) > 2 and table.turns > 9)


MOMENTS = (
    Moment("gunrunners", (124, 36), 20, {"memory_aid": True}, in_full_swing, ("a",)),
    Moment("star-munchkin", (124, 36), 8, {}, in_a_fight, ("right", "right", "right")),
)


def reached(moment: Moment) -> Host:
    """A game of four up to that moment, with a person who has answered as the greedy bot would."""
    bots = ("greedy",) * 4
    host = Seating(bots, ("Ana",), moment.options, moment.seed).deal(load(moment.game), ENGLISH)
    host.begin()
    while host.to_act != 0 or not moment.is_it(host.view(0).table):
        host.play_bot()
    host.sitters = ("human", *bots[1:])
    return host


async def draw(moment: Moment) -> None:
    host = reached(moment)
    screen = GameScreen(host, face_of(host.game, ENGLISH, host.names, host.options, brief=True), ENGLISH, 0.0)
    with tempfile.TemporaryDirectory() as folder:
        host.path = Path(folder) / "save.json"
        async with screen.run_test(size=moment.size) as pilot:
            while screen.question is None:
                await pilot.pause()
            await pilot.press(*moment.keys)
            await pilot.pause()
            picture = screen.export_screenshot(title=f"rodada play {moment.game}")
    (HERE / f"{moment.game}-terminal.svg").write_text(portable(picture), encoding="utf-8")


def portable(picture: str) -> str:
    """A picture that fetches nothing from anywhere, and looks the same where leading blanks are dropped."""
    picture = re.sub(r"@font-face \{.*?\}", "", picture, flags=re.DOTALL)
    picture = re.sub(r"font-family: Fira Code[^;]*;", f"font-family: {FONT};", picture)
    return re.sub(
        r'x="([\d.]+)" y="([\d.]+)" textLength="([\d.]+)"([^>]*)>((?:&#160;)+)([^<]+)<', without_lead, picture
    )


def without_lead(text: re.Match[str]) -> str:
    """A text that begins where its first letter stands."""
    x, y, length, rest, lead, said = text.groups()
    blanks = lead.count("&")
    each = float(length) / (blanks + len(html.unescape(said)))
    left, width = float(x) + blanks * each, float(length) - blanks * each
    return f'x="{left:.1f}" y="{y}" textLength="{width:.1f}"{rest}>{said}<'


if __name__ == "__main__":
    for each in MOMENTS:
        asyncio.run(draw(each))
