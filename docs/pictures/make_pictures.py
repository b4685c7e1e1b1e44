#!/usr/bin/env python3
"""Draws the pictures of the terminal in these pages from a real game: `python docs/pictures/make_pictures.py`.

The seed is fixed, so a picture changes only when the game or its look does.
"""

from __future__ import annotations

import asyncio
import html
import re
import tempfile
from pathlib import Path

from rodada.cli.terminal.face import face_of
from rodada.cli.terminal.host import Host
from rodada.cli.terminal.screen import GameScreen
from rodada.cli.terminal.seating import Seating
from rodada.games import load
from rodada.words import speaker

HERE = Path(__file__).parent
GAME = load("gunrunners")
ENGLISH = speaker("en")
SIZE = (124, 36)
SEED = 20
FONT = "ui-monospace, Menlo, Consolas, DejaVu Sans Mono, monospace"
TURNS = 26


def in_full_swing() -> Host:
    """A game of four after some turns, with a person who answers as the greedy bot would."""
    bots = ("greedy",) * 4
    host = Seating(bots, ("Ana",), {"memory_aid": True}, SEED).deal(GAME, ENGLISH)
    host.begin()
    while host.view(host.spectator).table.turns < TURNS or host.to_act != 0:
        host.play_bot()
    host.sitters = ("human", *bots[1:])
    return host


async def draw() -> None:
    host = in_full_swing()
    screen = GameScreen(host, face_of(GAME, ENGLISH, host.names, host.options, brief=True), ENGLISH, 0.0)
    with tempfile.TemporaryDirectory() as folder:
        host.path = Path(folder) / "save.json"
        async with screen.run_test(size=SIZE) as pilot:
            while screen.question is None:
                await pilot.pause()
            await pilot.press("a")
            await pilot.pause()
            picture = screen.export_screenshot(title="rodada play gunrunners")
    (HERE / "gunrunners-terminal.svg").write_text(portable(picture), encoding="utf-8")


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
    asyncio.run(draw())
