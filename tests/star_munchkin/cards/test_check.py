"""Faults of packs: each is found where it is; all are found at once; a hostile pack is refused within a second."""

from __future__ import annotations

import time
from typing import Any

import pytest

from rodada.games.star_munchkin.cards.check import Fault, checked
from rodada.games.star_munchkin.cards.check.faults import MOST_FAULTS
from rodada.games.star_munchkin.cards.packs import shipped
from rodada.words import LANGUAGES, speaker

HEAD = '[pack]\nid = "test"\nformat = 1\ntitle = { en = "T", "pt-BR" = "T" }\nuses = ["core"]\n'
FACE = 'title = { en = "A", "pt-BR" = "A" }\nflavour = { en = "B", "pt-BR" = "B" }\npicture = "goat"\n'
KINDS = {
    "monster": "level = 1\ntreasures = 1\n",
    "item": 'value = 100\nslot = "none"\nbonus = 1\n',
    "enhancer": "bonus = 5\ntreasures = 1\n",
    "oneshot": 'value = 100\nwindow = "combat"\n',
    "trap": "",
    "class": "",
    "sidekick": "",
    "special": "",
    "level": "",
}
HAND_OF_FIRE = 'cost = { pay = "hand", of = { tag = "fire" } }'
FREE = 'id = "a", name = { en = "A", "pt-BR" = "A" }, window = "any"'
DIE = '{ op = "die" }'
LEAVES = '{ op = "roll", on = [{ faces = [1], do = [{ op = "discard_this" }] }] }'
COMES_BACK = f'triggers = [{{ on = "joins", do = [{LEAVES}, {{ op = "summon", from = "discards" }}] }}]'
BAD = 'bad = [{ op = "die" }]\n'


def faults_of(text: str) -> list[Fault]:
    return checked(text.encode(), shipped()).faults


def card(kind: str, rest: str, name: str = "it") -> str:
    return f'{HEAD}\n[[card]]\nid = "{name}"\nkind = "{kind}"\n{FACE}{KINDS[kind]}{rest}\n'


def op(words: str, target: str = "self", window: str = "any") -> str:
    return card("level", f'target = "{target}"\nwindow = "{window}"\nops = [{{ {words} }}]')


def test_a_sound_card_has_none() -> None:
    assert faults_of(card("monster", BAD)) == []


@pytest.mark.parametrize(
    ("text", "field", "key"),
    [
        # types, ranges, words
        (card("monster", BAD.replace("die", "explode")), "bad[0].op", "refused-choice"),
        (card("monster", 'bad = [{ op = "lose_levels", n = 6 }]'), "bad[0].n", "refused-out-of-range"),
        (card("monster", 'bad = [{ op = "lose_levels", n = "many" }]'), "bad[0].n", "refused-not-int"),
        (card("monster", 'bad = [{ op = "lose_hand", n = "many" }]'), "bad[0].n", "pack-not-int-or"),
        (card("monster", 'bad = [{ op = "lose_levels" }]'), "bad[0].n", "refused-missing"),
        (card("monster", 'bad = [{ op = "die", n = 1 }]'), "bad[0].n", "pack-unknown-field"),
        (card("monster", "bad = [1]"), "bad[0]", "pack-not-table"),
        (card("monster", "bad = []"), "bad", "pack-empty"),
        (card("monster", 'bad = "die"'), "bad", "refused-not-list"),
        (card("monster", f'{BAD}bonus = 1'), "bonus", "pack-unknown-field"),
        (card("monster", f'{BAD}tags = ["laser"]'), "tags[0]", "refused-choice"),
        (card("monster", f'{BAD}tags = ["beast", "beast"]'), "tags", "pack-twice"),
        (card("monster", f"{BAD}copies = true"), "copies", "refused-not-int"),
        (card("item", 'tags = ["laser", "fire"]'), "tags", "pack-laser"),
        (card("item", "restriction = {}"), "restriction", "pack-empty"),
        (card("item", 'restriction = { rank = "lowest" }'), "restriction.rank", "pack-unknown-field"),
        (card("item", 'restriction = { class = "wizard" }'), "restriction.class", "pack-unknown-role"),
        (card("item", "restriction = { not = { not = { sex = 1 } } }"), "restriction.not.not", "pack-unknown-field"),
        (card("item", "").replace("value = 100", "value = 150"), "value", "pack-value"),
        (card("item", "").replace("bonus = 1", "bonus = 1.5"), "bonus", "refused-not-int"),
        (card("item", "").replace('en = "A"', 'en = ""'), "title.en", "pack-not-text"),
        (card("item", "").replace(', "pt-BR" = "A"', ""), "title.pt-BR", "pack-missing-language"),
        (card("item", "").replace('en = "B"', f'en = "{"B" * 161}"'), "flavour.en", "pack-text-too-long"),
        (card("item", "").replace('"goat"', '"../goat"'), "picture", "pack-not-slug"),
        # words on the wrong kind
        (card("item", 'modifiers = [{ is = "levels", n = 1 }]'), "modifiers[0].is", "pack-wrong-kind"),
        (card("item", 'modifiers = [{ is = "strength" }]'), "modifiers[0].n", "refused-missing"),
        (card("item", 'cannot = [{ what = "chase" }]'), "cannot[0].what", "pack-wrong-kind"),
        (card("item", 'instead = [{ of = "fight", do = [] }]'), "instead[0].of", "pack-wrong-kind"),
        (card("item", 'triggers = [{ on = "killed", do = [{ op = "die" }] }]'), "triggers[0].on", "pack-wrong-kind"),
        (card("monster", f"{BAD}{COMES_BACK}"), "triggers[0].do", "pack-comes-back"),
        (card("trap", 'modifiers = [{ is = "run", n = 1 }]'), "lasts", "pack-trap-passes"),
        (card("trap", ""), "ops", "refused-missing"),
        (card("special", 'role = "cheat"\nops = [{ op = "die" }]'), "ops", "pack-special-ops"),
        (card("special", 'role = "wandering"'), "ops", "pack-wandering"),
        # abilities
        (card("class", f"abilities = [{{ {FREE}, do = [{DIE}] }}]"), "abilities[0]", "pack-ability-free"),
        # operations and where they stand
        (op('op = "gain_levels", who = "them", n = 1'), "ops[0].who", "pack-no-them"),
        (op('op = "gain_levels", who = "target", n = 1'), "ops[0].who", "pack-needs-target"),
        (op('op = "remove_monster"'), "ops[0]", "pack-needs-target"),
        (op('op = "copy_effect"', "monster", "combat"), "ops[0]", "pack-needs-target"),
        (op('op = "add_strength", n = 1'), "ops[0]", "pack-needs-target"),
        (op('op = "reroll"'), "ops[0]", "pack-needs-window"),
        (op('op = "cancel", what = "death"'), "ops[0]", "pack-needs-window"),
        (op('op = "die"', "monster"), "target", "pack-target-window"),
        (op('op = "change_roll"', "roll", "roll"), "ops[0]", "pack-change-roll"),
        (op('op = "change_roll", by = 1, to = 2', "roll", "roll"), "ops[0]", "pack-change-roll"),
        (op('op = "sift", deck = "door", n = 2, keep = 2'), "ops[0].keep", "pack-sift"),
        (op('op = "contest", with = "left"'), "ops[0]", "pack-contest"),
        (op('op = "choose", options = [[{ op = "die" }]]'), "ops[0].options", "pack-too-short"),
        (op(f'op = "roll", on = [{{ faces = [1, 1], do = [{DIE}] }}]'), "ops[0].on[0].faces[1]", "pack-face-twice"),
        (op(f'op = "roll", on = [{{ faces = [7], do = [{DIE}] }}]'), "ops[0].on[0].faces[0]", "refused-out-of-range"),
        (card("level", f'target = "self"\n{HAND_OF_FIRE}\nops = [{DIE}]'), "cost.of", "pack-cost-of"),
        (card("level", f'target = "self"\nops = [{", ".join([DIE] * 7)}]'), "ops", "refused-too-long"),
    ],
)  # fmt: skip
def test_a_fault_is_found_where_it_is(text: str, field: str, key: str) -> None:
    found = faults_of(text)
    assert [(fault.card, fault.field, fault.key) for fault in found] == [("it", field, key)]
    for language in LANGUAGES:
        assert speaker(language).say(found[0].key, **found[0].arguments)


def test_lists_are_two_deep_at_most() -> None:
    deep = '{ op = "lose_levels", n = 1, otherwise = [%s] }'
    words = deep % (deep % (deep % '{ op = "die" }'))
    found = faults_of(card("monster", f"bad = [{words}]"))
    assert [(fault.field, fault.key) for fault in found] == [
        ("bad[0].otherwise[0].otherwise[0].otherwise", "pack-nested")
    ]


def test_all_faults_are_told_at_once() -> None:
    text = card("monster", 'bad = [{ op = "lose_levels", n = 9 }, { op = "boom" }]\ncolour = 1')
    text += f'\n[[card]]\nid = "it"\nkind = "item"\n{FACE}\n[[card]]\nkind = "class"\n{FACE}\n[[card]]\nid = "x"\n'
    found = [(fault.card, fault.field, fault.key) for fault in faults_of(text)]
    assert found == [
        ("it", "colour", "pack-unknown-field"),
        ("it", "bad[0].n", "refused-out-of-range"),
        ("it", "bad[1].op", "refused-choice"),
        ("#2", "id", "pack-id-twice"),
        ("#2", "value", "refused-missing"),
        ("#2", "slot", "refused-missing"),
        ("#2", "bonus", "refused-missing"),
        ("#3", "id", "refused-missing"),
        ("x", "kind", "refused-missing"),
    ]


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("", "pack"),
        ("pack = 3\ncard = 4", "pack"),
        ("[pack]\n[[card]]", "pack.id"),
        (HEAD.replace("format = 1", "format = 2"), "pack.format"),
        (HEAD.replace('"core"', '"nowhere"'), "pack.uses[0]"),
        (HEAD + "other = 1", "pack.other"),
        (HEAD, "card"),
    ],
)
def test_the_head_is_checked_too(text: str, field: str) -> None:
    assert field in [fault.field for fault in faults_of(text)]


def _hostile() -> dict[str, bytes]:
    huge = card("monster", f"level = {'9' * 3000}\n{BAD}").replace("level = 1\n", "")
    loop = HEAD.replace('uses = ["core"]', 'uses = ["test", "core", "test"]') + card("monster", BAD)[len(HEAD) :]
    junk: dict[str, Any] = {
        "ten megabytes of text": card("monster", BAD).replace('en = "B"', f'en = "{"B" * 10_000_000}"'),
        "half a megabyte of one line": "a" * 500_000,
        "a key of many dots": "\n".join("a" + ".a" * 1900 + f"{i} = 1" for i in range(120)),
        "a header of many dots": "[" + "a." * 1900 + "a]",
        "brackets without end": "x = " + "[" * 100_000,
        "tables in tables": "x = " + "\n".join("{ a = [" for _ in range(20_000)),
        "a number of thousands of digits": huge,
        "a number in hexadecimal": huge.replace("9" * 3000, "0x" + "f" * 3000),
        "a text of many lines": 'x = """' + "a\n" * 200_000 + '"""',
        "a pack that uses itself": loop,
        "thousands of cards": HEAD + f'[[card]]\nid = "a"\nkind = "class"\n{FACE}' * 3000,
        "thousands of faults": card("monster", "bad = [" + ", ".join(["{}"] * 6) + "]")
        + f'[[card]]\nid = 3\nkind = "monster"\n{FACE}bad = [{{}}, {{}}, {{}}]\n' * 390,
        "wrong types": HEAD + "[[card]]\n" + "\n".join(f"{name} = [[1979-05-27, inf]]" for name in ("id", "kind")),
        "not text at all": b"\xff\xfe\x00" * 1000,
    }  # fmt: skip
    return {name: each if isinstance(each, bytes) else each.encode() for name, each in junk.items()}


HOSTILE = _hostile()


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_pack_is_refused_within_a_second(name: str) -> None:
    """Seconds of this process: how busy the machine is does not matter."""
    begun = time.process_time()
    found = checked(HOSTILE[name], shipped()).faults
    assert time.process_time() - begun < 1
    assert 1 <= len(found) <= MOST_FAULTS + 1
    for fault in found:
        text = speaker("en").say(fault.key, **fault.arguments)
        assert len(text) + len(fault.field) < 1500
