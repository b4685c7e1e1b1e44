"""The cards to be shown: each row of the packs once, and the wishes by which some are picked."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import NamedTuple

from rodada.games.star_munchkin.cards.effects import effects_of, roles_of, words_of
from rodada.games.star_munchkin.cards.packs import card_set
from rodada.games.star_munchkin.cards.rows import Row
from rodada.games.star_munchkin.cards.telling import Titles, Tree, facts, sentences, tags_of, titles_of
from rodada.words import Speaker
from rodada.words.trees import sentence


class Exhibit(NamedTuple):
    """One card with all that is shown of it, in no language yet."""

    row: Row
    facts: list[Tree]
    tags: list[str]
    sentences: list[Tree]
    effects: list[str]
    roles: set[str]

    def text(self, speaker: Speaker) -> list[str]:
        """The sentences in a language."""
        return [sentence(speaker, tree) for tree in self.sentences]


class Wish(NamedTuple):
    """Which cards somebody wants to see; an empty wish is no limit."""

    kind: str = ""
    deck: str = ""
    role: str = ""
    effect: str = ""
    search: str = ""


def exhibits(packs: Sequence[str]) -> list[Exhibit]:
    """Every different card of these packs, in their order."""
    cards = card_set(tuple(packs))
    titles = titles_of(cards)
    rows = {id(row): row for row in cards.rows[1:]}
    return [_exhibit(row, titles) for row in rows.values()]


def _exhibit(row: Row, titles: Titles) -> Exhibit:
    return Exhibit(row, facts(row), tags_of(row), sentences(row, titles), effects_of(row), roles_of(row))


def picked(every: Sequence[Exhibit], wish: Wish, speaker: Speaker) -> list[Exhibit]:
    """Those that fulfil the whole wish."""
    return [each for each in every if _fits(each, wish) and _has_text(each, wish.search, speaker)]


def _fits(exhibit: Exhibit, wish: Wish) -> bool:
    row = exhibit.row
    return (
        wish.kind in ("", row.kind)
        and wish.deck in ("", row.deck)
        and (not wish.role or wish.role in exhibit.roles)
        and (not wish.effect or wish.effect in exhibit.effects or wish.effect in words_of(row))
    )


def _has_text(exhibit: Exhibit, search: str, speaker: Speaker) -> bool:
    if not search:
        return True
    row = exhibit.row
    tags = [speaker.say(f"card-tag-{tag}") for tag in exhibit.tags]
    text = " ".join([row.id, row.title[speaker.lang], row.flavour[speaker.lang], *exhibit.text(speaker), *tags])
    return folded(search) in folded(text)


def folded(text: str) -> str:
    """Text without case and accents: `fogao` finds “Fogão”."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in plain if not unicodedata.combining(sign))
