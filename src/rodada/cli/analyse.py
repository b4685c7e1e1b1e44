"""`rodada analyse FILE`: a finished game looked at again, with the chances along it and its costliest decisions."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from rodada.cli.analyses import analysed
from rodada.cli.analysis_sheet import sheet
from rodada.cli.parser import Commands
from rodada.cli.play import on_screen
from rodada.cli.series import jobs_of, within
from rodada.cli.terminal.face import Face, face_of
from rodada.cli.terminal.replaying import Replay
from rodada.engine.errors import BadData
from rodada.lab.analysis import Analysis
from rodada.words import Speaker

COMMAND: Final = "rodada analyse"
MOST_SIMULATIONS: Final = 100_000


def register(commands: Commands, speaker: Speaker) -> None:
    """The arguments of `rodada analyse`."""
    say = speaker.say
    parser = commands.add_parser("analyse")
    number = say("simulate-number-word")
    parser.add_argument("file", metavar=say("play-file-word"), help=say("replay-file"))
    parser.add_argument("--simulations", type=int, metavar=number, help=say("analyse-simulations"))
    parser.add_argument("--jobs", type=int, metavar=number, help=say("simulate-jobs"))
    parser.add_argument("--json", action="store_true", help=say("analyse-json"))
    parser.add_argument("--plain", action="store_true", help=say("analyse-plain"))


def run(arguments: Namespace, speaker: Speaker) -> int:
    """Analyse, or show what was found another time; a game that is not over is refused."""
    replay = Replay(Path(arguments.file))
    if replay.record.result is None:
        raise BadData(arguments.file, "refused-not-over")
    jobs = jobs_of(COMMAND, arguments.jobs)
    asked = arguments.simulations
    simulations = 0 if asked is None else within(COMMAND, "--simulations", asked, 1, MOST_SIMULATIONS)
    with _bar(speaker) as told:
        found = analysed(replay.record, jobs, simulations, told)
    face = face_of(replay.game, speaker, replay.names(), replay.options)
    if arguments.json:
        print(msgspec.json.encode(as_data(found, face)).decode())
        return 0
    for line in sheet(found, face, speaker, plain=arguments.plain or not on_screen()):
        print(line)
    return 0


def as_data(found: Analysis, face: Face) -> dict[str, Any]:
    """The analysis as plain values, with its texts in the language of the face."""
    data: dict[str, Any] = msgspec.to_builtins(found)
    for slip in data["slips"]:
        slip |= {name: face.said(slip[name]) for name in ("prompt", "played", "better")}
    return data


@contextmanager
def _bar(speaker: Speaker) -> Iterator[Callable[[int, int], None] | None]:
    """A bar on stderr, if somebody is there to look at it: it fills once for each of three looks at the game."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(speaker.say("analyse-progress"), total=None)
        yield lambda done, of: progress.update(task, completed=done, total=of)
