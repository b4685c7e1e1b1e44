"""`--lang`: found before anything else is read, because whatever is read may have to be refused in some language."""

from __future__ import annotations

from rodada.cli.parser import Misused
from rodada.words import LANGUAGES, language_of, speaker, system_language


def take_language(arguments: list[str]) -> tuple[str, list[str]]:
    """The language asked for, else the system's, and the arguments without the asking."""
    language = system_language()
    kept: list[str] = []
    rest = iter(arguments)
    for argument in rest:
        if argument == "--":
            return language, [*kept, argument, *rest]
        option, equals, value = argument.partition("=")
        if option != "--lang":
            kept.append(argument)
        else:
            language = _chosen(value if equals else next(rest, ""))
    return language, kept


def _chosen(given: str) -> str:
    if not given:
        raise Misused("rodada", "cli-missing-value", argument="--lang")
    language = language_of(given)
    if language is None:
        choices = speaker(system_language()).either(LANGUAGES)
        raise Misused("rodada", "cli-unknown-language", given=given, choices=choices)
    return language
