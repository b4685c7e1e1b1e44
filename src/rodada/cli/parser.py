"""Arguments of a command, read by argparse and explained in the person's language.

argparse words its errors in English and offers one place to catch them, `error`: there each is recognised by its form
and raised as a refusal with a message of ours. What no form recognises is passed on as argparse said it.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any, Final, NoReturn

from rodada.engine.errors import Refused
from rodada.words import Speaker

_CHOICE: Final = "cli-unknown-choice"
_FORMS: Final = {
    re.compile(form): key
    for form, key in {
        r"the following arguments are required: (?P<arguments>.+)": "cli-missing-arguments",
        r"one of the arguments (?P<arguments>.+) is required": "cli-missing-one-of",
        r"argument (?P<argument>.+?): expected (?:at least )?one argument": "cli-missing-value",
        r"argument (?P<argument>.+?): expected (?P<count>\d+) arguments": "cli-missing-values",
        r"argument (?P<argument>.+?): ignored explicit argument '(?P<given>.*)'": "cli-unwanted-value",
        r"argument (?P<argument>.+?): not allowed with argument (?P<other>.+)": "cli-excluded",
        r"argument (?P<argument>.+?): invalid int value: '(?P<given>.*)'": "cli-not-a-number",
        r"argument (?P<argument>.+?): invalid choice: '?(?P<given>.*?)'? \(choose from (?P<choices>.+)\)": _CHOICE,
        r"argument (?P<argument>.+?): invalid .+? value: '(?P<given>.*)'": "cli-bad-value",
    }.items()
}


class Misused(Refused):
    """A command line that cannot be understood; `command` is the one whose help explains it."""

    def __init__(self, command: str, key: str, /, **arguments: str | int) -> None:
        super().__init__(key, **arguments)
        self.command: Final = command


class Parser(argparse.ArgumentParser):
    """The arguments of one command."""

    def __init__(self, speaker: Speaker, name: str, **settings: Any) -> None:
        say = speaker.say
        super().__init__(
            prog=f"rodada {name}".strip(),
            add_help=False,
            allow_abbrev=False,  # an abbreviation that works today is ambiguous after the next option
            formatter_class=lambda prog: _Formatter(prog, usage_word=say("cli-usage")),
            **settings,
        )
        self.speaker: Final = speaker
        self._positionals.title = say("cli-arguments")
        self._optionals.title = say("cli-options")
        self.add_argument("-h", "--help", action="help", help=say("cli-help"))
        # Read before any parser exists, because parsers speak: it stands here only to be seen in the help.
        self.add_argument("--lang", metavar=say("cli-language-word"), help=say("cli-lang"))

    def read(self, arguments: list[str]) -> argparse.Namespace:
        """What the arguments say; a refusal if they cannot be understood."""
        known, unknown = self.parse_known_intermixed_args(arguments)  # a card may stand after options
        if unknown:
            options = re.findall(r"(?<!\w)--?[a-z][\w-]*", self.format_usage())
            maybe = closest(self.speaker, unknown[0].split("=")[0], options)
            raise Misused(self.prog, "cli-unknown-argument", given=unknown[0], command=self.prog, maybe=maybe)
        return known

    def error(self, message: str) -> NoReturn:
        for form, key in _FORMS.items():
            if found := form.fullmatch(message):
                said = found.groupdict()
                if key == _CHOICE:
                    choices = re.split(r"'?, '?", said["choices"].strip("'"))
                    raise unknown_choice(self.speaker, self.prog, said["argument"], said["given"], choices)
                raise Misused(self.prog, key, **said)
        raise Misused(self.prog, "cli-bad-usage", problem=message)


class Commands:
    """Where a command's module registers its arguments."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker: Final = speaker
        self.parsers: Final[dict[str, Parser]] = {}

    def add_parser(self, name: str, **settings: Any) -> Parser:
        """A parser for the command `name`, whose purpose is the message `cli-<name>-about`."""
        settings.setdefault("description", sentence(self.speaker.say(f"cli-{name}-about")))
        self.parsers[name] = Parser(self.speaker, name, **settings)
        return self.parsers[name]


class _Formatter(argparse.HelpFormatter):
    """argparse's help with our word for “usage”."""

    def __init__(self, prog: str, usage_word: str) -> None:
        super().__init__(prog, max_help_position=28)
        self._usage_word: Final = usage_word

    def add_usage(self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, self._usage_word if prefix is None else prefix)


def sentence(phrase: str) -> str:
    """A phrase of a list as a sentence of its own."""
    return f"{phrase[:1].upper()}{phrase[1:]}."


def closest(speaker: Speaker, given: str, choices: Iterable[str]) -> str:
    """The choices that look like what was given, to be asked about; `none` if none does."""
    by_folded = {choice.casefold(): choice for choice in choices}
    matches = get_close_matches(given.casefold(), by_folded, n=3)
    return speaker.either(f"“{by_folded[match]}”" for match in matches) if matches else "none"


def unknown_choice(speaker: Speaker, command: str, argument: str, given: str, choices: Iterable[str]) -> Misused:
    """The refusal of a value that is none of the choices."""
    names = list(choices)
    maybe = closest(speaker, given, names)
    either = speaker.either(names)
    return Misused(command, "cli-unknown-choice", argument=argument, given=given, choices=either, maybe=maybe)
