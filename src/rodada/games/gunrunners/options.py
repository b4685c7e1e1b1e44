"""The options of a game of Gunrunners."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

from rodada.engine.contract import Options
from rodada.engine.reading import a_bool, an_object, one_of
from rodada.games.gunrunners.deck import DECKS, RECONSTRUCTED, Deck, deck_data, deck_from

EDITIONS: Final = ("br", "en")


class GunrunnersOptions(Options, frozen=True, kw_only=True):
    """`edition` decides G-0.2, G-3.7, G-4.2 and G-6.4; `memory_aid` shows seats what they may remember (G-8.2)."""

    edition: Literal["br", "en"] = "br"
    deck: Deck = RECONSTRUCTED
    memory_aid: bool = False

    def data(self) -> dict[str, Any]:
        return {"edition": self.edition, "deck": deck_data(self.deck), "memory_aid": self.memory_aid}


def options_from(values: Mapping[str, Any]) -> GunrunnersOptions:
    an_object(values, "options", ("edition", "deck", "memory_aid"))
    english = one_of(values.get("edition", "br"), "options.edition", EDITIONS) == "en"
    memory_aid = a_bool(values.get("memory_aid", False), "options.memory_aid")
    deck = deck_from(values.get("deck", RECONSTRUCTED.name), "options.deck")
    return GunrunnersOptions(edition="en" if english else "br", deck=deck, memory_aid=memory_aid)


def options_schema() -> dict[str, Any]:
    return {
        "type": "object",
        "properties": {
            "edition": {"enum": list(EDITIONS), "default": "br"},
            "deck": {
                "anyOf": [{"enum": list(DECKS)}, {"type": "object"}],
                "default": RECONSTRUCTED.name,
                "examples": list(DECKS),
            },
            "memory_aid": {"type": "boolean", "default": False},
        },
        "additionalProperties": False,
    }
