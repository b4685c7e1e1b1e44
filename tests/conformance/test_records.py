"""Records: what hypothesis plays comes back from its text, whole or cut, and no die in it can be changed unseen."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rodada.engine import record
from rodada.engine.errors import BadData
from rodada.engine.journal import Journal
from rodada.games.gunrunners import game

SCRIPT = Path(__file__).with_name("verify_independently.py")
SEEDS = st.integers(0, 2**256 - 1)
OPTIONS = st.fixed_dictionaries(
    {"edition": st.sampled_from(["br", "en"]), "deck": st.sampled_from(["reconstructed", "pyramid", "one-five"])}
)
SEATS = st.integers(2, 4)
WISHES = st.lists(st.integers(0, 2**30), max_size=60)

quickly = settings(max_examples=25, deadline=None)


def played(seats: int, options: dict[str, Any], seed: int, wishes: list[int], to_the_end: bool = False) -> Journal[Any]:
    """A game in which each wish picks one of the legal actions."""
    journal = Journal.begin(game, tuple("abcde"[:seats]), game.options(options), seed)
    journal.settle()
    wished = iter(wishes)
    while not journal.state.over:
        wish = next(wished, 7 if to_the_end else None)
        if wish is None:
            break
        legal = journal.state.actions(journal.state.to_act)
        journal.play(journal.state.to_act, legal[wish % len(legal)])
    return journal


def last_state(read: record.Record) -> Any:
    state = record.first_state(game, read._replace(lines=()))
    for step in record.replay(game, read):
        state = step.state
    return state


@quickly
@given(SEATS, OPTIONS, SEEDS, WISHES)
def test_a_record_comes_back_and_replays_to_the_same_digest(
    seats: int, options: dict[str, Any], seed: int, wishes: list[int]
) -> None:
    journal = played(seats, options, seed, wishes)
    text = record.write(journal.record())
    read = record.read(text)
    assert read == journal.record()
    assert last_state(read).digest() == journal.state.digest()


@quickly
@given(SEATS, OPTIONS, SEEDS, WISHES, st.data())
def test_a_resumed_game_is_the_uninterrupted_one(
    seats: int, options: dict[str, Any], seed: int, wishes: list[int], data: st.DataObject
) -> None:
    pause = data.draw(st.integers(0, len(wishes)))
    text = record.write(played(seats, options, seed, wishes[:pause]).record())
    resumed = Journal.resume(game, record.read(text), seed)
    for wish in wishes[pause:]:
        if not resumed.state.over:
            legal = resumed.state.actions(resumed.state.to_act)
            resumed.play(resumed.state.to_act, legal[wish % len(legal)])
    assert record.write(resumed.record()) == record.write(played(seats, options, seed, wishes).record())


@settings(max_examples=6, deadline=None)
@given(SEATS, OPTIONS, SEEDS, WISHES, st.booleans())
def test_cut_at_any_byte_of_its_last_lines_a_record_is_read_up_to_the_last_whole_decision(
    seats: int, options: dict[str, Any], seed: int, wishes: list[int], to_the_end: bool
) -> None:
    whole = record.write(played(seats, options, seed, wishes, to_the_end).record()).encode()
    start = whole[: whole.rindex(b"\n")].rfind(b"\n", 0, -150) + 1
    for end in range(max(start, whole.index(b"\n") + 1), len(whole) + 1):
        text = whole[:end].decode(errors="ignore")
        read = record.read(text)
        assert len(read.lines) + (read.result is not None) == text.count("\n") - 1
        assert read.cut == (not text.endswith("\n"))
    last_state(read)
    last_state(record.read(whole[:-1].decode()))


def finished(seats: int, edition: str, deck: Any = "reconstructed") -> str:
    options = {"edition": edition, "deck": deck}
    return record.write(played(seats, options, 2**200 + seats, list(range(40, 140)), to_the_end=True).record())


def other_outcome(line: dict[str, Any]) -> dict[str, Any]:
    """The line with an outcome that might have been, as to its form."""
    faces = {"starter": ["red", "blue"], "deal": ["2", "3"], "draw": ["2", "3"]}.get(line["chance"], ["1", "2"])
    return {**line, "is": faces[line["is"] == faces[0]]}


def test_verify_proves_every_chance_and_fails_on_each_that_is_changed() -> None:
    lines = [json.loads(line) for line in finished(3, "br").splitlines()]
    falls = [i for i, line in enumerate(lines) if "chance" in line]
    whole = record.read("".join(json.dumps(line) + "\n" for line in lines))
    assert record.verify(game, whole).chances == len(falls) > 30
    for i in falls:
        changed = [*lines[:i], other_outcome(lines[i]), *lines[i + 1 :]]
        with pytest.raises(BadData, match=f"line {i + 1}"):
            record.verify(game, record.read("".join(json.dumps(line) + "\n" for line in changed)))


def test_verify_fails_on_each_play_that_is_changed() -> None:
    whole = record.read(finished(2, "br"))
    state = record.first_state(game, whole)
    for i, line in enumerate(whole.lines):
        if isinstance(line, record.Play):
            others = [text for text in map(game.notation, state.actions(line.seat)) if text != line.text]
            for text in others[:2]:
                lines = (*whole.lines[:i], line._replace(text=text), *whole.lines[i + 1 :])
                with pytest.raises(BadData):
                    record.verify(game, whole._replace(lines=lines))
            state.play(line.seat, game.parse(line.text))
        elif isinstance(line, record.Fall):
            state.resolve(game.parse_outcome(state.chances(), line.text))


@pytest.mark.parametrize("line", [{"seed": "0" * 64}, {"seed": None}])
def test_another_seed_or_none_proves_nothing(line: dict[str, Any]) -> None:
    lines = [json.loads(line) for line in finished(2, "br").splitlines()]
    text = "".join(json.dumps(row) + "\n" for row in [*lines[:-1], {**lines[-1], **line}])
    with pytest.raises(BadData):
        record.verify(game, record.read(text))


# --- the script that shares no code ---


def independently(text: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-I", SCRIPT], input=text, capture_output=True, encoding="utf-8", check=False
    )


def test_the_script_is_short_and_uses_nothing_of_ours() -> None:
    text = SCRIPT.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 30
    assert "rodada." not in text
    assert {line for line in text.splitlines() if "import " in line} == {
        f"import {m}" for m in ("hashlib", "json", "sys")
    }


CUSTOM = {"plain": [1, 2, 3, 4, 5, 6, 7, 8]} | dict.fromkeys(
    ("director", "informer", "saboteur", "spy", "manager", "runner"), 2
)


@pytest.mark.parametrize(
    ("seats", "edition", "deck"),
    [
        (2, "br", "reconstructed"),
        (3, "en", "pyramid"),
        (4, "en", "one-five"),
        (5, "br", "ascending"),
        (3, "br", CUSTOM),
    ],
)
def test_the_script_proves_what_verify_proves(seats: int, edition: str, deck: Any) -> None:
    text = finished(seats, edition, deck)
    proof = record.verify(game, record.read(text))
    done = independently(text)
    assert done.stderr == ""
    assert done.stdout.startswith(f"{proof.chances} ")


@pytest.mark.parametrize("kind", ["starter", "deal", "roll", "draw"])
def test_the_script_catches_tampering(kind: str) -> None:
    lines = [json.loads(line) for line in finished(3, "br").splitlines()]
    i = next(i for i, line in enumerate(lines) if line.get("chance") == kind)
    lines[i] = other_outcome(lines[i])
    done = independently("".join(json.dumps(line) + "\n" for line in lines))
    assert done.returncode == 1
    assert f"line {i + 1}: " in done.stderr


def test_the_script_catches_another_seed() -> None:
    text = finished(3, "br")
    done = independently(text.replace('"seed":"', '"seed":"0')[: text.rindex('"')] + '"}\n')
    assert done.returncode == 1
