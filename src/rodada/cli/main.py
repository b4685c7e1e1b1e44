"""The entry point: finds the command, runs it, and answers for whatever comes of it."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from rodada import __version__
from rodada.cli.folders import data_folder
from rodada.cli.language import take_language
from rodada.cli.parser import Commands, Misused, Parser, closest
from rodada.engine.errors import Refused
from rodada.words import Speaker, refusal, speaker, system_language

COMMANDS: Final = (
    "serve",
    "menu",
    "play",
    "simulate",
    "tournament",
    "exploit",
    "train",
    "report",
    "balance",
    "bot",
    "replay",
    "verify",
    "analyse",
    "bench",
    "check",
    "cards",
    "rules",
    "about",
)

NO_BROWSER: Final = "--no-browser"
OK: Final = 0
REFUSED: Final = 2
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141


def main(arguments: list[str] | None = None) -> int:
    """Run `rodada` with the arguments (else the process's) and return its exit code."""
    language = system_language()
    os.environ.setdefault("RODADA_PACKS", str(data_folder() / "packs"))  # processes started from here need it too
    try:
        language, rest = take_language(sys.argv[1:] if arguments is None else arguments)
        code = _run(rest, speaker(language))
        sys.stdout.flush()
    except SystemExit as end:  # argparse ends so after showing help
        return end.code if isinstance(end.code, int) else OK
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read us has gone; what is still buffered must not complain at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except ModuleNotFoundError as error:  # an extra, such as those of the lab, was not installed
        if error.name is None or error.name.partition(".")[0] == "rodada":
            raise
        _answer(language, Refused("lab-extra-missing", package=error.name))
        return REFUSED
    except (Refused, OSError) as error:
        _answer(language, error)
        return REFUSED
    return code


def _run(arguments: list[str], speaker: Speaker) -> int:
    if not arguments or arguments == [NO_BROWSER]:
        from rodada.cli.opening import open_table

        return open_table(speaker, browser=not arguments)
    first = arguments[0]
    if first in ("-h", "--help"):
        _help(speaker).print_help()
        return OK
    if first in ("-V", "--version"):
        print(f"rodada {__version__}")
        return OK
    return _command(first, arguments[1:], speaker)


def _command(name: str, arguments: list[str], speaker: Speaker) -> int:
    commands = _commands()
    if name.startswith("-"):
        maybe = closest(speaker, name, ("--help", "--version", "--lang", NO_BROWSER))
        raise Misused("rodada", "cli-unknown-argument", given=name, command="rodada", maybe=maybe)
    if name not in commands:
        maybe = closest(speaker, name, commands)
        choices = speaker.together(commands)
        raise Misused("rodada", "cli-unknown-command", given=name, choices=choices, maybe=maybe)
    module = import_module(f"rodada.cli.{name}")
    registry = Commands(speaker)
    module.register(registry, speaker)
    return int(module.run(registry.parsers[name].read(arguments), speaker))


def _commands() -> list[str]:
    """The commands of this version. Only looked for: importing them all would make each of them slow."""
    return [name for name in COMMANDS if find_spec(f"rodada.cli.{name}")]


def _help(speaker: Speaker) -> Parser:
    """A parser that is never used to parse: its help is that of `rodada` as a whole."""
    say = speaker.say
    usage = f"rodada [--lang {say('cli-language-word')}] [{NO_BROWSER} | {say('cli-command-word')} …]"
    parser = Parser(speaker, "", usage=usage, description=say("cli-about"), epilog=say("cli-epilog"))
    parser.add_argument(NO_BROWSER, action="store_true", help=say("cli-no-browser"))
    parser.add_argument("-V", "--version", action="store_true", help=say("cli-version"))
    commands = parser.add_argument_group(say("cli-commands"))
    for name in _commands():
        commands.add_argument(name, help=say(f"cli-{name}-about"))
    return parser


def _answer(language: str, error: Refused | OSError) -> None:
    say = speaker(language).say
    if isinstance(error, OSError):
        reason = error.strerror or str(error)
        named = error.filename is not None
        text = say("cli-file", path=str(error.filename), reason=reason) if named else say("cli-system", reason=reason)
    else:
        text = refusal(language, error)
    print(say("cli-error", reason=text), file=sys.stderr)
    if isinstance(error, Misused):
        print(say("cli-see-help", command=error.command), file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
