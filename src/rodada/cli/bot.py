"""`rodada bot LINK --player NAME`: a player that comes to somebody's table by the link of a seat, and plays there."""

from __future__ import annotations

from argparse import Namespace

from rodada import players
from rodada.cli.parser import Commands
from rodada.table.remote import Sitting, sit
from rodada.words import Speaker
from rodada.words.trees import Voice


def register(commands: Commands, speaker: Speaker) -> None:
    """The arguments of `rodada bot`."""
    say = speaker.say
    parser = commands.add_parser("bot")
    named = say("bot-player", players=speaker.together(players.names()))
    parser.add_argument("link", metavar=say("bot-link-word"), help=say("bot-link"))
    parser.add_argument("--player", default="level3", metavar=say("bot-player-word"), help=named)
    parser.add_argument("--name", default="", metavar=say("bot-name-word"), help=say("bot-name"))


def run(arguments: Namespace, speaker: Speaker) -> int:
    """Play until the game is over, and say how it ended."""
    found: list[Sitting] = []

    def seated(sitting: Sitting) -> None:
        found.append(sitting)
        game = speaker.say(f"game-{sitting.game.name}")
        print(speaker.say("bot-seated", seat=sitting.seat + 1, table=sitting.table.code, game=game), flush=True)

    result = sit(arguments.link, players.find_own(arguments.player), arguments.name, seated)
    names = [seat.name or f"{seat.kind} {number}" for number, seat in enumerate(found[0].table.seats, 1)]
    voice = Voice(speaker, names.__getitem__)
    for line in result:
        print(voice.say(line))
    return 0
