"""Both languages say the same things, and every message that the code names exists."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from rodada.engine.errors import BadData, Illegal, Refused
from rodada.words import LANGUAGES, Unsaid, catalog, language_of, refusal, speaker, system_language
from rodada.words.references import references, variables

SOURCE = Path(__file__).parents[2] / "src" / "rodada"
SAYING = {"say": 0, "Refused": 0, "Illegal": 1, "BadData": 1, "Misused": 1}
"""Calls that name a message, and which argument does."""

Entry = ftl.Message | ftl.Term


def parsed(path: Path) -> list[ftl.EntryType]:
    return FluentParser(with_spans=True).parse(path.read_text(encoding="utf-8")).body


def entries(language: str) -> dict[str, Entry]:
    found: dict[str, Entry] = {}
    for path in catalog.files(language):
        for entry in parsed(path):
            if isinstance(entry, ftl.Message | ftl.Term):
                found[("-" if isinstance(entry, ftl.Term) else "") + entry.id.name] = entry
    return found


ENTRIES = {language: entries(language) for language in LANGUAGES}


def test_the_same_files() -> None:
    names = [[path.name for path in catalog.files(language)] for language in LANGUAGES]
    assert names[0] == names[1]


@pytest.mark.parametrize("name", [path.name for path in catalog.files("en")])
def test_the_same_messages_in_each_file(name: str) -> None:
    first, second = ([*catalog.topic(language, name.removesuffix(".ftl"))] for language in LANGUAGES)
    assert sorted(first) == sorted(second)


def test_the_same_attributes_and_variables() -> None:
    english, portuguese = (ENTRIES[language] for language in LANGUAGES)
    for name in english.keys() & portuguese.keys():
        attributes = [{item.id.name for item in side[name].attributes} for side in (english, portuguese)]
        assert attributes[0] == attributes[1], name
        # Its own, not those of what it refers to: only one of the languages may need a “his or her”.
        assert variables(english[name]) == variables(portuguese[name]), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_are_well_formed(language: str) -> None:
    count: Counter[str] = Counter()
    for path in catalog.files(language):
        for entry in parsed(path):
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content!r}"
        # The catalog cuts files without parsing them: it must find what the parser finds.
        names = [name for name, _ in catalog.entries(path.read_text(encoding="utf-8"))]
        kept = [entry for entry in parsed(path) if isinstance(entry, ftl.Message | ftl.Term)]
        assert [name.removeprefix("-") for name in names] == [entry.id.name for entry in kept], path.name
        count.update(names)
    assert [name for name, times in count.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_empty_or_refers_to_nothing(language: str) -> None:
    for name, entry in ENTRIES[language].items():
        assert entry.value is not None or entry.attributes, name
        for pattern in [entry.value, *(item.value for item in entry.attributes)]:
            assert pattern is None or pattern.elements, name
        assert references(entry) <= ENTRIES[language].keys(), name


def named_messages() -> Iterator[tuple[str, str]]:
    """Place and key of every message that the code names in so many words."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            arguments = node.args[SAYING[called] :][:1] if called in SAYING else []
            for key in arguments:
                if isinstance(key, ast.Constant) and isinstance(key.value, str):
                    yield f"{path.relative_to(SOURCE)}:{node.lineno}", key.value


def test_every_message_that_the_code_names_exists() -> None:
    missing = [f"{place}: {key}" for place, key in named_messages() if key.split(".")[0] not in ENTRIES["en"]]
    assert not missing, "\n".join(missing)


def test_saying() -> None:
    assert speaker("pt-BR").say("cli-options") == "opções"
    assert speaker("pt-BR").lang == "pt-BR"
    assert speaker("en").either(["a", "b", "c"]) == "a, b, or c"
    assert speaker("pt-BR").either(["a", "b", "c"]) == "a, b ou c"
    assert speaker("en").has("cli-options")
    assert not speaker("en").has("nothing-like-this")


def test_numbers_take_the_form_of_the_language() -> None:
    counts = {"rules": 1234, "enforced": 1, "proved": 1, "whole": 1}
    assert "1,234 rules" in speaker("en").say("rules-coverage-summary", **counts)
    assert "1.234 regras" in speaker("pt-BR").say("rules-coverage-summary", **counts)


def test_numbers_and_texts_of_any_length_can_be_said() -> None:
    for language in LANGUAGES:
        say = speaker(language).say
        assert str(10**40) in say("cli-number-too-large", argument="--games", given=10**40, most=5)
        said = say("cli-unknown-choice", argument="--deck", given="x" * 10_000, choices="y", maybe="none")
        assert "x…x" in said
        assert say("cli-error", reason=said).startswith("rodada: --deck")


@pytest.mark.parametrize("arguments", [("nothing-like-this", {}), ("cli-file", {"path": "x"})])
def test_what_cannot_be_said_is_an_error_and_never_a_blank(arguments: tuple[str, dict[str, str]]) -> None:
    with pytest.raises(Unsaid):
        speaker("en").say(arguments[0], **arguments[1])


def test_refusals_name_the_rule_or_the_field() -> None:
    given = {"given": "chess", "games": "x"}
    assert refusal("en", Refused("no-such-game", **given)).startswith("there is no game “chess”")
    assert refusal("pt-BR", Illegal("X-1.2", "no-such-game", **given)).startswith("X-1.2: não existe")
    assert refusal("en", BadData("seats[0]", "no-such-game", **given)).startswith("seats[0]: there is no")
    assert str(BadData("seats[0]", "no-words-yet", given=3)) == "seats[0]: no-words-yet (given=3)"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "pt_BR.UTF-8"}, "pt-BR"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "pt_PT"}, "pt-BR"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:pt:en"}, "pt-BR"),
        ({"LC_ALL": "C", "LANGUAGE": "pt"}, "en"),
        ({"LANG": "de_DE"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_of_the_system(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert system_language() == language


def test_tags() -> None:
    assert [language_of(tag) for tag in ("pt-br", "PT", "en_US.UTF-8", "fr", "")] == [
        "pt-BR",
        "pt-BR",
        "en",
        None,
        None,
    ]
