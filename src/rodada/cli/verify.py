"""`rodada verify FILE`: prove every die and draw of a finished game from its revealed seed."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Final

from rodada import games
from rodada.cli.parser import Commands
from rodada.cli.terminal.replaying import read_record
from rodada.engine import record as records
from rodada.engine.errors import BadData
from rodada.words import Speaker, refusal

PROVED: Final = 0
FAILED: Final = 1


def register(commands: Commands, speaker: Speaker) -> None:
    """The arguments of `rodada verify`."""
    parser = commands.add_parser("verify")
    parser.add_argument("file", metavar=speaker.say("play-file-word"), help=speaker.say("verify-file"))


def run(arguments: Namespace, speaker: Speaker) -> int:
    """Say what was proved, or the first line that does not follow; a file that is no such record is refused."""
    say = speaker.say
    path = Path(arguments.file)
    record = read_record(path)
    game = games.load(record.game)
    if record.cut:
        print(say("replay-cut", line=len(record.lines) + 2))
    if record.seed is None or record.commitment is None or record.result is None:
        raise BadData(str(path), "refused-no-seed")
    records.first_state(game, record)
    try:
        proof = records.verify(game, record)
        for _ in records.replay(game, record):
            pass  # digests and the result are compared on the way
    except BadData as error:
        print(say("verify-failed", reason=refusal(speaker.lang, error)))
        return FAILED
    print(say("verify-commitment", seed=str(record.seed)))
    print(say("verify-proved", chances=proof.chances, decisions=proof.decisions))
    return PROVED
