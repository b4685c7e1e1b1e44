"""The options of a game as arguments of a command, made of the schemas of all games: `--edition en --deck my.toml`.

An option with choices takes one of them, a yes-or-no option is a flag, and one that may be a table of its own takes a
TOML file.
"""

from __future__ import annotations

import tomllib
from argparse import Namespace
from pathlib import Path
from typing import Any, Final

from rodada import games
from rodada.cli.parser import Misused, Parser, unknown_choice
from rodada.engine.contract import Game
from rodada.engine.errors import BadData, Refused
from rodada.words import Speaker

_PREFIX: Final = "game_option_"


def add_game_options(parser: Parser, speaker: Speaker) -> None:
    """An argument for each option of each game that can be played."""
    say = speaker.say
    group = parser.add_argument_group(say("option-group"))
    for name, owners in _owners().items():
        about = say(f"option-{name}") if speaker.has(f"option-{name}") else say("option-of", games=", ".join(owners))
        schema = next(iter(owners.values()))
        words, table = _choices(schema), _takes_table(schema)
        flag, target = f"--{name.replace('_', '-')}", _PREFIX + name
        if schema.get("type") == "boolean":
            group.add_argument(flag, dest=target, action="store_const", const=True, help=about)
        else:
            metavar = "|".join([*words, say("option-file-word")] if table else words) or say("option-value-word")
            group.add_argument(flag, dest=target, metavar=metavar, help=about)


def chosen_options(game: Game[Any], arguments: Namespace, speaker: Speaker, command: str) -> Any:
    """The options that the arguments ask for, checked by the game."""
    properties = game.options_schema()["properties"]
    values: dict[str, Any] = {}
    for key, given in vars(arguments).items():
        if key.startswith(_PREFIX) and given is not None:
            name = key.removeprefix(_PREFIX)
            flag = f"--{name.replace('_', '-')}"
            if name not in properties:
                raise Misused(command, "option-of-another-game", argument=flag, game=game.name)
            values[name] = _value(properties[name], given, flag, speaker, command)
    return game.options(values)


def _owners() -> dict[str, dict[str, dict[str, Any]]]:
    """By option: the games that have it, with its schema there."""
    found: dict[str, dict[str, dict[str, Any]]] = {}
    for name in games.names():
        try:
            properties = games.load(name).options_schema()["properties"]
        except Refused:  # a game whose rules are not in this version yet
            continue
        for option, schema in properties.items():
            found.setdefault(option, {})[name] = schema
    return found


def _forms(schema: dict[str, Any]) -> list[dict[str, Any]]:
    forms: list[dict[str, Any]] = schema.get("anyOf", [schema])
    return forms


def _choices(schema: dict[str, Any]) -> list[str]:
    return [str(choice) for form in _forms(schema) for choice in form.get("enum", [])]


def _takes_table(schema: dict[str, Any]) -> bool:
    return any(form.get("type") == "object" for form in _forms(schema))


def _value(schema: dict[str, Any], given: Any, flag: str, speaker: Speaker, command: str) -> Any:
    """What was given, as the game reads it: a file as the table that it holds."""
    choices = _choices(schema)
    if given is True or given in choices:
        return given
    if _takes_table(schema):
        return _table(Path(given)) if Path(given).suffix or Path(given).exists() else given
    if any(form.get("type") == "integer" for form in _forms(schema)):
        if not given.lstrip("-").isdecimal():
            raise Misused(command, "cli-not-a-number", argument=flag, given=given)
        return int(given)
    if choices:
        raise unknown_choice(speaker, command, flag, given, choices)
    return given


def _table(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadData(str(path), "option-file-unreadable", reason=str(error)) from error
