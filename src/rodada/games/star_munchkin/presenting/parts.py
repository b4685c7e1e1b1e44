"""What never changes during a game, for whoever draws it: every card with its numbers, texts and picture.

Copies of a card share its face. Pictures are only named here: the drawings of all packs are one file of the game
(`cards/pictures.json`), which changes with the program and not with the game.
"""

from __future__ import annotations

from functools import cache

import msgspec

from rodada.games.star_munchkin.cards.packs import card_set
from rodada.games.star_munchkin.cards.pictures import UNKNOWN, pictures
from rodada.games.star_munchkin.cards.rows import Row
from rodada.games.star_munchkin.cards.telling import Titles, facts, sentences, tags_of, titles_of
from rodada.games.star_munchkin.cards.telling.trees import Tree
from rodada.games.star_munchkin.options import StarMunchkinOptions


class CardFace(msgspec.Struct, frozen=True, kw_only=True):
    """One card. `title` and `flavour` by language; `facts` are its numbers in words, `text` its clauses, one a line.

    `slot` is where an item is worn: `headgear`, `armor`, `footgear`, `one_hand`, `two_hands` or `none`.
    """

    id: str
    pack: str
    kind: str
    deck: str
    role: str
    title: dict[str, str]
    flavour: dict[str, str]
    picture: str
    level: int
    treasures: int
    levels: int
    bonus: int
    value: int
    slot: str
    tags: list[str]
    facts: list[Tree]
    text: list[Tree]


class StarMunchkinParts(msgspec.Struct, frozen=True, kw_only=True):
    """`cards[n]` is the place in `faces` of card n; card 0, which is hidden, has none (-1)."""

    faces: list[CardFace]
    cards: list[int]


@cache
def _of_packs(packs: tuple[str, ...]) -> StarMunchkinParts:
    cards = card_set(packs)
    titles = titles_of(cards)
    places: dict[int, int] = {}
    faces: list[CardFace] = []
    for row in cards.rows[1:]:
        if id(row) not in places:
            places[id(row)] = len(faces)
            faces.append(_face(row, titles))
    return StarMunchkinParts(faces=faces, cards=[-1, *(places[id(row)] for row in cards.rows[1:])])


def parts(options: StarMunchkinOptions) -> StarMunchkinParts:
    """The cards of the packs that are played with."""
    return _of_packs(options.packs)


def _face(row: Row, titles: Titles) -> CardFace:
    return CardFace(
        id=row.id,
        pack=row.pack,
        kind=row.kind,
        deck=row.deck,
        role=row.role,
        title=row.title,
        flavour=row.flavour,
        picture=row.picture if row.picture in pictures() else UNKNOWN,
        level=row.level,
        treasures=row.treasures,
        levels=row.levels_gained,
        bonus=row.bonus,
        value=row.value,
        slot=row.slot,
        tags=tags_of(row),
        facts=facts(row),
        text=sentences(row, titles),
    )
