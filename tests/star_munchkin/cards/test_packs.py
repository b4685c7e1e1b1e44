"""The packs that come with Rodada: their counts, their compiled form, how they mix, and packs from outside."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

from rodada.engine.errors import BadData
from rodada.games.star_munchkin.cards import packs
from rodada.games.star_munchkin.cards.check import checked
from rodada.games.star_munchkin.cards.effects import EFFECTS
from rodada.games.star_munchkin.cards.packs import admit, card_set, full_name, known_packs, pack_data, shipped
from rodada.games.star_munchkin.cards.pictures import pictures
from rodada.games.star_munchkin.cards.rows import ANY, NO_LIST
from rodada.games.star_munchkin.cards.vocabulary import vocabulary

CARDS = Path(packs.__file__).parent
SMALL = b"""
[pack]
id = "small"
format = 1
title = { en = "Small", "pt-BR" = "Pequeno" }

[[card]]
id = "crumb"
kind = "item"
title = { en = "Crumb", "pt-BR" = "Migalha" }
flavour = { en = "Dry.", "pt-BR" = "Seca." }
picture = "no-such-picture"
value = 0
slot = "none"
bonus = 1
"""


@pytest.mark.parametrize("name", ["core", "red-tape"])
def test_shipped_packs_have_no_fault(name: str) -> None:
    assert checked((CARDS / f"{name}.toml").read_bytes(), shipped()).faults == []


@pytest.mark.rule("M-2.1")
def test_the_core_is_the_book_s_168_cards() -> None:
    cards = card_set(("core",))
    assert (len(cards.door()), len(cards.treasure())) == (95, 73)
    kinds = Counter(row.kind for row in cards.rows[1:])
    assert kinds["class"] == 12
    assert kinds["race"] == 9
    assert kinds["special"] == 9
    assert kinds["enhancer"] == 12
    assert kinds["monster"] == 34
    assert kinds["trap"] == 19
    assert kinds["level"] == 10
    assert kinds["oneshot"] == 16


@pytest.mark.rule("M-12.4")
def test_packs_mix() -> None:
    mixed, core, other = (card_set(names) for names in (("core", "red-tape"), ("core",), ("red-tape",)))
    assert len(mixed.rows) - 1 == (len(core.rows) - 1) + (len(other.rows) - 1)
    assert mixed.rows[1 : len(core.rows)] == core.rows[1:]
    assert {row.pack for row in mixed.rows[1:]} == {"core", "red-tape"}
    assert len(other.rows) > 24


def test_a_set_is_compiled_once() -> None:
    assert card_set(("core",)) is card_set(("core",))


def test_lists_are_numbered_and_nested_lists_are_named_by_number() -> None:
    cards = card_set(("core",))
    fuzzball = next(row for row in cards.rows if row.id == "fanged-fuzzball")
    lost = cards.lists[fuzzball.bad][0]
    assert (lost.op, lost.of and lost.of.slots) == ("lose_item", ("footgear",))
    assert [op.op for op in cards.lists[lost.otherwise]] == ["lose_levels"]
    assert cards.lists[NO_LIST] == ()


def test_defaults_and_polarity_come_from_the_vocabulary() -> None:
    cards = card_set(("core",))
    for operation in (each for ops in cards.lists for each in ops):
        assert operation.polarity == vocabulary().ops[operation.op].polarity
        if operation.op == "lose_hand":
            assert operation.pick in ("owner", "random")
            assert operation.to
    assert any(m.n == ANY for row in cards.rows for m in row.modifiers if m.word == "complex")


def test_every_word_has_a_group_of_effects() -> None:
    grouped = [word for group in EFFECTS.values() for word in group]
    assert sorted(grouped) == sorted({*vocabulary().ops, *vocabulary().modifiers, *vocabulary().cannot})


def test_every_operation_of_the_vocabulary_is_used_by_a_shipped_card() -> None:
    lists = card_set(("core", "red-tape")).lists
    assert {operation.op for ops in lists for operation in ops} == set(vocabulary().ops)


def test_the_page_explains_every_word_of_the_vocabulary() -> None:
    text = (CARDS / "VOCABULARY.md").read_text(encoding="utf-8")
    words = {*vocabulary().ops, *vocabulary().modifiers, *vocabulary().cannot}
    named = set(re.findall(r"`([a-z_]+)", text))
    assert words <= named


def test_every_picture_is_in_the_set_with_its_author() -> None:
    for name in shipped():
        for card in pack_data(name)["card"]:
            assert pictures()[card["picture"]].author, card["id"]


def test_a_pack_from_outside_is_named_by_its_digest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packs, "_ADMITTED", {})
    name = admit(SMALL)
    assert re.fullmatch(r"small@[0-9a-f]{16}", name)
    assert name in known_packs()
    assert full_name("small") == name
    assert card_set((name,)).rows[1].title["en"] == "Crumb"
    assert admit(SMALL.replace(b"Dry.", b"Old.")) != name


def test_a_pack_on_the_shelf_is_found_and_must_be_what_its_name_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(packs, "_ADMITTED", {})
    name = admit(SMALL)
    packs._ADMITTED.clear()
    monkeypatch.setenv(packs.SHELF, str(tmp_path))
    file = tmp_path / f"{name}.toml"
    file.write_bytes(SMALL)
    assert name in known_packs()
    assert pack_data(name)["pack"]["id"] == "small"
    packs._ADMITTED.clear()
    file.write_bytes(SMALL.replace(b"Dry.", b"Old."))
    with pytest.raises(BadData, match="was changed"):
        pack_data(name)


def test_a_faulty_pack_is_not_admitted() -> None:
    with pytest.raises(BadData) as refused:
        admit(SMALL.replace(b"value = 0", b"value = 5"))
    assert refused.value.field == "crumb: value"


def test_every_fault_that_the_checker_names_has_words() -> None:
    known = {key for path in (CARDS / "check").glob("*.py") for key in _keys(path)}
    from rodada.words import LANGUAGES, speaker

    assert len(known) > 30
    assert [key for key in known for language in LANGUAGES if not speaker(language).has(key)] == []


def _keys(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    texts = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return {text for text in texts if re.fullmatch(r"(pack|refused)-[a-z0-9-]+", text)}
