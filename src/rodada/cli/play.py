"""`rodada play GAME`: a game for people and bots at this terminal."""

from __future__ import annotations

import json
import os
import shlex
import sys
from argparse import Namespace
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from rodada import games, players
from rodada.cli.game_options import PREFIX, add_game_options, chosen_options
from rodada.cli.parser import Commands, Misused
from rodada.cli.terminal import saves
from rodada.cli.terminal.face import face_of
from rodada.cli.terminal.host import Host
from rodada.cli.terminal.saves import HUMAN
from rodada.cli.terminal.seating import BOT, LONGEST_NAME, SEATS, Seating, sitters
from rodada.engine.contract import Game
from rodada.engine.errors import BadData
from rodada.words import Speaker

COMMAND: Final = "rodada play"
_NEW_GAME: Final = ("seats", "players", "names", "seed", "position")


def register(commands: Commands, speaker: Speaker) -> None:
    """The arguments of `rodada play`."""
    say, either = speaker.say, speaker.either
    parser = commands.add_parser("play")
    playable = [name for name in games.names() if _has_face(name)]
    parser.add_argument("game", choices=playable, metavar=say("rules-game-word"), help=_about("play-game", speaker))
    seats = parser.add_argument("--seats", type=int, metavar=say("play-seats-word"))
    seats.help = say("play-seats", default=SEATS)
    bots = either(players.names())
    parser.add_argument("--players", metavar=say("play-players-word"), help=say("play-players", bots=bots))
    parser.add_argument("--names", metavar=say("play-names-word"), help=say("play-names"))
    parser.add_argument("--seed", type=int, metavar=say("play-seed-word"), help=say("play-seed"))
    file = say("play-file-word")
    parser.add_argument("--position", metavar=say("play-file-word"), help=say("play-position"))
    parser.add_argument("--resume", nargs="?", const="", metavar=file, help=say("play-resume"))
    parser.add_argument("--save", metavar=file, help=say("play-save"))
    parser.add_argument("--plain", action="store_true", help=say("play-plain"))
    parser.add_argument("--no-animation", action="store_true", help=say("play-no-animation"))
    add_game_options(parser, speaker, playable)


def run(arguments: Namespace, speaker: Speaker) -> int:
    """Play until the person leaves."""
    game = games.load(arguments.game)
    plain = arguments.plain or not on_screen()
    pace = 0.0 if arguments.no_animation or os.environ.get("NO_MOTION") else None
    if arguments.resume is not None:
        return _play(_resumed(game, arguments), None, speaker, plain, pace)
    seating = seating_of(game, arguments, speaker)
    return _play(seating.deal(game, speaker), seating, speaker, plain, pace)


def open_game(name: str, speaker: Speaker) -> int:
    """From the menu: ask for seats and options, then play; back to the menu when the game is left."""
    from rodada.cli.terminal.setup import Setup

    game = games.load(name)
    wish = Setup(game, speaker).run()
    if wish is None:
        return 0
    if isinstance(wish, Path):
        save = saves.read(wish, tuple(players.names()))
        return _play(Host.open(game, save, wish), None, speaker, False, None)
    return _play(wish.deal(game, speaker), wish, speaker, False, None)


def on_screen() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def _has_face(game: str) -> bool:
    return (Path(__file__).parent / "terminal" / game.replace("-", "_")).is_dir()


def _about(key: str, speaker: Speaker) -> str:
    return speaker.say(key, games=speaker.either(name for name in games.names() if _has_face(name)))


# --- what the arguments say ---


def _resumed(game: Game[Any], arguments: Namespace) -> Host:
    for name, given in vars(arguments).items():
        if given is not None and (name in _NEW_GAME or name.startswith(PREFIX)):
            argument = f"--{name.removeprefix(PREFIX).replace('_', '-')}"
            raise Misused(COMMAND, "play-unfinished-options", argument=argument)
    path = Path(arguments.resume) if arguments.resume else saves.newest(game.name)
    host = Host.open(game, saves.read(path, tuple(players.names())), path)
    if arguments.save:
        host.path = saves.place(Path(arguments.save))
    return host


def seating_of(game: Game[Any], arguments: Namespace, speaker: Speaker) -> Seating:
    """Who plays, by what options; what does not fit is refused."""
    who = _listed(arguments.players)
    names = _listed(arguments.names)
    for kind in who:
        if kind not in sitters():
            raise Misused(COMMAND, "play-unknown-sitter", given=kind[:40], choices=speaker.either(sitters()))
    for name in names:
        if not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
            raise Misused(COMMAND, "play-name-length", given=name[:40], most=LONGEST_NAME)
    position = None if arguments.position is None else _position(game, arguments)
    seats = position["seats"] if position else _seats(game, arguments.seats, max(len(who), len(names)))
    for argument, given in (("--players", who), ("--names", names)):
        if len(given) > seats:
            raise Misused(COMMAND, "play-too-many", argument=argument, have=len(given), seats=seats)
    options = game.options_data(chosen_options(game, arguments, speaker, COMMAND))
    filled = (tuple(who) or (HUMAN,)) + (BOT,) * seats
    seating = Seating(filled[:seats], tuple(names), options, _seed(arguments.seed), position=position)
    return replace(seating, path=saves.place(Path(arguments.save))) if arguments.save else seating


def _position(game: Game[Any], arguments: Namespace) -> dict[str, Any]:
    """A position from its file, complete; it says itself how many play, and by what options."""
    for name, given in vars(arguments).items():
        if given is not None and (name == "seats" or name.startswith(PREFIX)):
            raise Misused(COMMAND, "play-position-says", argument=f"--{name.removeprefix(PREFIX).replace('_', '-')}")
    path = arguments.position
    try:
        return game.position(game.load(json.loads(Path(path).read_text(encoding="utf-8"))))
    except (UnicodeDecodeError, ValueError, RecursionError) as error:
        raise BadData(path, "refused-not-json") from error
    except BadData as error:
        raise BadData(f"{path}: {error.field}" if error.field else path, error.key, **error.arguments) from error


def _listed(text: str | None) -> list[str]:
    return [] if text is None else [part.strip() for part in text.split(",")]


def _seats(game: Game[Any], asked: int | None, named: int) -> int:
    seats = asked if asked is not None else named if named > 1 else SEATS
    if seats not in game.seats:
        title, low, high = game.name, game.seats[0], game.seats[-1]
        raise Misused(COMMAND, "play-seat-count", given=seats, game=title, low=low, high=high)
    return seats


def _seed(given: int | None) -> int | None:
    if given is not None and not 0 <= given < 1 << 256:
        raise BadData("--seed", "refused-seed")
    return given


# --- playing ---


def _play(host: Host, seating: Seating | None, speaker: Speaker, plain: bool, pace: float | None) -> int:
    """Play, and play again as long as a rematch is wanted."""
    while True:
        if plain:
            return _play_plain(host, speaker)
        from rodada.cli.terminal.screen import PACE, REMATCH, GameScreen

        face = face_of(host.game, speaker, host.names, host.options, brief=True)
        screen = GameScreen(host, face, speaker, PACE if pace is None else pace)
        wish = screen.run()
        if wish != REMATCH:
            if not host.over and host.path is not None and host.path.exists():
                print(_saved(host, host.path, speaker))
            return screen.return_code or 0
        seating = seating or Seating(host.sitters, host.names, host.game.options_data(host.options))
        host = replace(seating, seed=None).deal(host.game, speaker)


def _play_plain(host: Host, speaker: Speaker) -> int:
    from rodada.cli.terminal.plain import PlainTable

    face = face_of(host.game, speaker, host.names, host.options)
    if PlainTable(host, face, speaker, sys.stdin, sys.stdout).play():
        path = str(host.finish())
        print(speaker.say("play-record", path=path))
        print(speaker.say("play-analyse", path=path))
    else:
        print(_saved(host, host.save(), speaker))
    return 0


def _saved(host: Host, path: Path, speaker: Speaker) -> str:
    """Where the game is, and how to go on with it: `--resume` alone takes what lies in the person's data folder."""
    usual = path.parent == saves.folder("saves")
    resume = "--resume" if usual else f"--resume {shlex.quote(str(path))}"
    return speaker.say("play-saved", path=str(path), game=host.game.name, resume=resume)
