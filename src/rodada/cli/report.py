"""`rodada report FOLDER...`: kept simulations as one page with charts, for whoever designs or compares."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any, Final

from rodada import games
from rodada.cli.parser import Commands
from rodada.lab.balance import has_survey, surveying
from rodada.lab.files import naming
from rodada.words import Speaker, options

USUAL_FILE: Final = "report.html"
_HEADS: Final = {"seats": "simulate-seats-column", "players": "report-players", "seed": "report-seed"}
"""What else tells simulations apart."""


def register(commands: Commands, speaker: Speaker) -> None:
    """The arguments of `rodada report`."""
    say = speaker.say
    parser = commands.add_parser("report")
    folder, file = say("simulate-folder-word"), say("option-file-word")
    parser.add_argument("folders", nargs="+", type=Path, metavar=folder, help=say("report-folders"))
    parser.add_argument("--out", type=Path, default=Path(USUAL_FILE), metavar=file, help=say("report-out"))


def run(arguments: Namespace, speaker: Speaker) -> int:
    """Read the folders, write the page, say where it is."""
    from rodada.lab import archive, findings  # these draw and calculate: no other command should wait for them
    from rodada.lab.page import page

    def option_of(name: str, value: Any) -> tuple[str, str]:
        if name in _HEADS:
            return speaker.say(_HEADS[name]), findings.as_written(name, value)[1]
        return options.title_of(speaker, name), options.value_of(speaker, head["game"], name, value)

    head = archive.read_head(arguments.folders[0])
    found = findings.runs(arguments.folders, option_of)
    game = games.load(head["game"])
    titles = surveying(game.name).survey_names(game.options(head["options"])) if has_survey(game.name) else {}

    def title_of(name: str) -> str:
        return titles[name][speaker.lang] if name in titles else name

    text = page(found, speaker.say, speaker.lang, title_of, option_of)
    with naming(arguments.out):
        arguments.out.write_text(text, encoding="utf-8")
    print(speaker.say("report-written", file=str(arguments.out), games=sum(len(run.games) for run in found)))
    return 0
