"""What a screen offers to somebody who sees it: answers, glowing cards and places, buttons of dialogs."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from playwright.sync_api import ElementHandle, Page

from client.built import in_page

GLOWING = ".gunrunners .can, .munchkin .small.lit, .munchkin .tag.lit, .munchkin .rival.lit .face, .munchkin .aim"
"""Cards and places that can be chosen now, as each game draws them."""

OFFERED = in_page("offered.js")

OFTEN = {"leading": 12, "glowing": 6, "answer": 4, "forbidden": 0.15, "back": 0.3, "longer": 1, "act": 0.05}
"""How likely each kind is taken, all of a kind together, against each other and against doing nothing (0.1)."""
NOTHING = 0.1


class Offer(NamedTuple):
    index: int
    kind: str
    text: str
    key: str
    focusable: bool


def offers(page: Page) -> list[Offer]:
    return [Offer(*offer) for offer in page.evaluate(OFFERED, GLOWING)]


def element(page: Page, offer: Offer) -> ElementHandle:
    found = page.evaluate_handle(f"window.offered[{offer.index}].one").as_element()
    assert found is not None
    return found


def chosen(offered: list[Offer], luck: Random) -> Offer | None:
    """What somebody takes who likes to go on, and now and then tries everything else."""
    kinds: dict[str, list[Offer]] = {}
    for offer in offered:
        kinds.setdefault(offer.kind, []).append(offer)
    for first in ("action", "close", "seen", "skip"):
        if first in kinds and (first not in ("action", "skip") or luck.random() < 0.8):
            return luck.choice(kinds[first])
    weights = {kind: OFTEN[kind] for kind in kinds if kind in OFTEN}
    kind = luck.choices([*weights, ""], [*weights.values(), NOTHING])[0]
    return luck.choice(kinds[kind]) if kind else None
