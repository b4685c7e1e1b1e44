"""Every card says what it does, in both languages, in whole sentences made from its row."""

from __future__ import annotations

import re

import pytest

from rodada.games.star_munchkin.cards.packs import card_set
from rodada.games.star_munchkin.cards.rows import Row
from rodada.games.star_munchkin.cards.telling import facts, sentences, titles_of
from rodada.words import LANGUAGES, speaker
from rodada.words.trees import sentence, spoken

SET = card_set(("core", "red-tape"))
ROWS = {f"{row.pack}:{row.id}": row for row in SET.rows[1:]}
TITLES = titles_of(SET)


def text(name: str, language: str = "en") -> list[str]:
    return [sentence(speaker(language), tree) for tree in sentences(ROWS[name], TITLES)]


def has_words(row: Row) -> bool:
    plain = (
        "id",
        "kind",
        "title",
        "flavour",
        "picture",
        "value",
        "slot",
        "bonus",
        "tags",
        "copies",
        "level",
        "treasures",
    )
    return bool(set(row.source) - set(plain))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_text(language: str) -> None:
    for name, row in ROWS.items():
        lines = text(name, language)
        assert bool(lines) == (has_words(row) or row.kind == "enhancer"), name
        assert all(spoken(speaker(language), fact) for fact in facts(row)), name
        for line in lines:
            assert re.match(r"[A-ZÀ-Ü+−0-9]", line), (name, line)
            assert line.endswith((".", "!", "…")), (name, line)
            assert not re.search(r"  | [.,;:)]|\( |\{|\}|\.\.|None|, ,", line), (name, line)


@pytest.mark.parametrize(
    ("name", "english", "portuguese"),
    [
        (
            "core:plasmoid",
            "Lose 1 level per complex item in use; failing that, lose 1 level.",
            "Perca 1 Nível por item Complexo em uso; se não der, perca 1 Nível.",
        ),
        ("core:brain-in-a-jar", "+4, except against anyone using a headgear item.", None),
        ("core:gravity-whale", "+1 treasure for whoever has the lowest Level.", None),
        ("core:final-boss", "No escape for anyone of Level 5 or more.", None),
        ("core:fishbowl-helmet", "Forbidden: Feline.", "Proibido para Felino."),
        ("core:steal-the-credit", "Another player of your choice loses 1 level.", None),
        ("red-tape:unpaid-intern", "Carries a one-handed item for you, which you use beyond your slots.", None),
        ("red-tape:small-print", "Stays before you: −2 to your hand limit.", None),
        ("red-tape:ergonomic-chair", "+2 to run away, unless you have a sidekick.", None),
        (
            "red-tape:executors-folder",
            "When another player dies: you may draw 1 treasure.",
            "Quando outro jogador morrer: se quiser, compre 1 Tesouro.",
        ),
    ],
)
def test_texts_read_as_a_person_would_say_it(name: str, english: str, portuguese: str | None) -> None:
    assert english in text(name)
    assert portuguese is None or portuguese in text(name, "pt-BR")


def test_trees_are_plain_data() -> None:
    def plain(tree: object) -> bool:
        if isinstance(tree, dict):
            return all(isinstance(key, str) and plain(part) for key, part in tree.items())
        return all(plain(part) for part in tree) if isinstance(tree, list) else isinstance(tree, str | int)

    assert all(plain(tree) for row in ROWS.values() for tree in sentences(row, TITLES))
