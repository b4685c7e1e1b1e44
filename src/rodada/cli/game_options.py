"""The options of a game as arguments of a command, made of the schemas of all games: `--edition en --deck my.toml`.

An option with choices takes one of them, a yes-or-no option is a flag, a list stands between commas, and what may be a
table of its own is read from a TOML file.
"""

from __future__ import annotations

import tomllib
from argparse import Namespace
from collections.abc import Collection
from pathlib import Path
from typing import Any, Final

from rodada import games
from rodada.cli.parser import Misused, Parser, unknown_choice
from rodada.engine.contract import Game
from rodada.engine.errors import BadData, Refused
from rodada.words import Speaker

PREFIX: Final = "game_option_"
"""What the arguments of game options are called in the namespace."""


def add_game_options(parser: Parser, speaker: Speaker, only: Collection[str] | None = None) -> None:
    """An argument for each option of each game that can be played, or of these alone."""
    say = speaker.say
    group = parser.add_argument_group(say("option-group"))
    for name, owners in _owners(only).items():
        about = say(f"option-{name}") if speaker.has(f"option-{name}") else say("option-of", games=", ".join(owners))
        schema = next(iter(owners.values()))
        flag, target = _flag(name, schema), PREFIX + name
        if _is_switch(schema):
            switched = not schema["default"]
            group.add_argument(flag, dest=target, action="store_const", const=switched, help=about)
        else:
            group.add_argument(flag, dest=target, metavar=_metavar(schema, speaker), help=about)


def chosen_options(game: Game[Any], arguments: Namespace, speaker: Speaker, command: str) -> Any:
    """The options that the arguments ask for, checked by the game."""
    properties = game.options_schema()["properties"]
    values: dict[str, Any] = {}
    for key, given in vars(arguments).items():
        if key.startswith(PREFIX) and given is not None:
            name = key.removeprefix(PREFIX)
            if name not in properties:
                schema = next(iter(_owners()[name].values()))
                raise Misused(command, "option-of-another-game", argument=_flag(name, schema), game=game.name)
            values[name] = _value(properties[name], given, _flag(name, properties[name]), speaker, command)
    return game.options(values)


def typed_options(game: Game[Any], options: dict[str, Any]) -> list[str]:
    """What has to be typed to get these options again."""
    usual = game.options_data(game.options({}))
    words = []
    for name, value in options.items():
        if _read_back(value) != _read_back(usual[name]):
            flag = name.replace("_", "-")
            if isinstance(value, bool):
                words.append(f"--{flag}" if value else f"--no-{flag}")
            else:
                words.append(f"--{flag} {','.join(value) if isinstance(value, (list, tuple)) else value}")
    return words


def _read_back(value: Any) -> Any:
    """As JSON has it."""
    return list(value) if isinstance(value, tuple) else value


def _owners(only: Collection[str] | None = None) -> dict[str, dict[str, dict[str, Any]]]:
    """By option: the games that have it, with its schema there."""
    found: dict[str, dict[str, dict[str, Any]]] = {}
    for name in games.names() if only is None else only:
        try:
            properties = games.load(name).options_schema()["properties"]
        except Refused:  # a game whose rules are not in this version yet
            continue
        for option, schema in properties.items():
            found.setdefault(option, {})[name] = schema
    return found


def _is_switch(schema: dict[str, Any]) -> bool:
    return schema.get("type") == "boolean"


def _flag(name: str, schema: dict[str, Any]) -> str:
    """`--fast` to switch on what is usually off, `--no-ask-all` to switch off what is usually on."""
    switched_off = _is_switch(schema) and schema["default"]
    return f"--{'no-' if switched_off else ''}{name.replace('_', '-')}"


def _forms(schema: dict[str, Any]) -> list[dict[str, Any]]:
    forms: list[dict[str, Any]] = schema.get("anyOf", [schema])
    return forms


def _choices(schema: dict[str, Any]) -> list[str]:
    return [str(choice) for form in _forms(schema) for choice in form.get("enum", [])]


def _takes(schema: dict[str, Any], kind: str) -> bool:
    return any(form.get("type") == kind for form in _forms(schema))


def _metavar(schema: dict[str, Any], speaker: Speaker) -> str:
    if _takes(schema, "integer"):
        return speaker.say("simulate-number-word")
    if _takes(schema, "array"):
        return ",".join(_choices(schema.get("items", {}))) or speaker.say("option-value-word")
    words = [*_choices(schema), *([speaker.say("option-file-word")] if _takes(schema, "object") else [])]
    return "|".join(words) or speaker.say("option-value-word")


def _value(schema: dict[str, Any], given: Any, flag: str, speaker: Speaker, command: str) -> Any:
    """What was given, as the game reads it: a file as the table that it holds, names between commas as a list."""
    if isinstance(given, bool) or given in _choices(schema):
        return given
    if _takes(schema, "object"):
        return _table(Path(given)) if Path(given).suffix or Path(given).exists() else given
    if _takes(schema, "array"):
        return [part.strip() for part in given.split(",")]
    if _takes(schema, "integer"):
        if not (given.isascii() and given.lstrip("-").isdecimal()):
            raise Misused(command, "cli-not-a-number", argument=flag, given=given)
        return int(given[:20])
    if choices := _choices(schema):
        raise unknown_choice(speaker, command, flag, given, choices)
    return given


def _table(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadData(str(path), "option-file-unreadable", reason=str(error)) from error
