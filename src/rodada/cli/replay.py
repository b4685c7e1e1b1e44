"""`rodada replay FILE`: step through a recorded game as any seat or as a spectator."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Final

from rodada import games
from rodada.cli.parser import Commands, Misused
from rodada.cli.play import on_screen
from rodada.cli.terminal.face import Face, face_of
from rodada.cli.terminal.replaying import Replay
from rodada.words import Speaker

COMMAND: Final = "rodada replay"
SPECTATOR: Final = "spectator"


def register(commands: Commands, speaker: Speaker) -> None:
    """The arguments of `rodada replay`."""
    say = speaker.say
    parser = commands.add_parser("replay")
    parser.add_argument("file", metavar=say("play-file-word"), help=say("replay-file"))
    seats = speaker.together(games.load("gunrunners").seat_names)
    parser.add_argument("--seat", metavar=say("replay-seat-word"), help=say("replay-seat", seats=seats))
    parser.add_argument("--at", type=int, metavar=say("play-seats-word"), help=say("replay-at"))
    parser.add_argument("--plain", action="store_true", help=say("play-plain"))


def run(arguments: Namespace, speaker: Speaker) -> int:
    """Show the record; one that was cut is shown up to its last whole decision, and that is said."""
    replay = Replay(Path(arguments.file))
    viewer = _viewer(replay, arguments.seat, speaker)
    at = arguments.at
    if at is not None and not 0 <= at <= replay.last:
        raise Misused(COMMAND, "replay-at-range", given=at, last=replay.last)
    notice = ""
    if replay.record.cut:
        notice = speaker.say("replay-cut", line=len(replay.record.lines) + 2)
    if arguments.plain or not on_screen():
        face = face_of(replay.game, speaker, replay.names(), replay.options)
        return _print(replay, face, viewer, at or 0, notice, speaker)
    from rodada.cli.terminal.replay_screen import ReplayScreen

    face = face_of(replay.game, speaker, replay.names(), replay.options, brief=True)
    screen = ReplayScreen(replay, face, speaker, viewer, at or 0, notice)
    screen.run()
    return screen.return_code or 0


def _viewer(replay: Replay, asked: str | None, speaker: Speaker) -> int:
    """The seat meant by its number, its name in notation, or its player's name."""
    seats = replay.record.seats
    if asked is None or asked == SPECTATOR:
        return seats
    called = replay.game.seat_names[:seats]
    if asked.isdecimal() and 1 <= int(asked[:3]) <= seats:
        return int(asked) - 1
    for names in (called, replay.names()):
        if asked in names:
            return names.index(asked)
    choices = speaker.either([*map(str, range(1, seats + 1)), *called, SPECTATOR])
    raise Misused(COMMAND, "replay-unknown-seat", given=asked[:40], choices=choices)


def _print(replay: Replay, face: Face, viewer: int, at: int, notice: str, speaker: Speaker) -> int:
    """The table where it starts, then every event of the rest, and the result."""
    say = speaker.say
    by = say("replay-spectator") if viewer == replay.spectator else face.player(viewer)
    print(say("replay-position", at=at, last=replay.last, viewer=by))
    for line in face.spoken_table(replay.view(at, viewer)):
        print(line)
    for events in replay.events[at + 1 :]:
        for event in events:
            if line := face.line(event.seen_by(viewer)):
                print(line)
    last = replay.states[-1]
    if last.over:
        print(say("result-title"))
        for line in face.result(last, last.outcome()):
            print(line)
    if notice:
        print(notice)
    return 0
