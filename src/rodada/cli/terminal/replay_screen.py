"""A replay on the full screen: the game's own picture, stepped through by keys."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType

from rodada.cli.terminal.canvas import SHEET, Canvas
from rodada.cli.terminal.face import Face, Scene
from rodada.cli.terminal.pages import Page
from rodada.cli.terminal.replaying import Replay
from rodada.words import Speaker

_STEPS: Final = {"left": -1, "right": 1, "up": -10, "down": 10, "pageup": -10, "pagedown": 10, "space": 1}


class ReplayScreen(App[None]):
    """One record, seen by one viewer at a time."""

    CSS = SHEET
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+q,ctrl+c", "quit", show=False, priority=True)]

    def __init__(self, replay: Replay, face: Face, speaker: Speaker, viewer: int, at: int, notice: str = "") -> None:
        self.replay: Final = replay
        self.face: Final = face  # before the app, which asks for its colours
        super().__init__()
        self.title = speaker.say(f"game-{replay.game.name}")
        self.speaker: Final = speaker
        self.viewer = viewer
        self.at = at
        self.notice = notice

    def get_css_variables(self) -> dict[str, str]:
        return {**super().get_css_variables(), **self.face.colours()}

    def compose(self) -> ComposeResult:
        yield Canvas()

    def on_mount(self) -> None:
        self.paint()

    def on_resize(self) -> None:
        self.paint()

    def on_key(self, event: events.Key) -> None:
        if len(self.screen_stack) > 1:
            return
        self.notice = ""
        if event.key in _STEPS:
            self.at = min(max(self.at + _STEPS[event.key], 0), self.replay.last)
        elif event.key in ("home", "end"):
            self.at = 0 if event.key == "home" else self.replay.last
        elif event.key == "b":
            self.at = self.replay.next_with(self.at, self.face.turning_point()[0])
        elif event.key == "v":
            self.viewer = (self.viewer + 1) % (self.replay.spectator + 1)
        elif event.key == "l":
            title = self.speaker.say("log-title")
            self.push_screen(Page(self.speaker, title, self._lines(), at_end=True))
        elif event.key in ("q", "escape"):
            self.exit()
        self.paint()

    def _lines(self) -> list[str]:
        lines = (self.face.line(seen) for seen in self.replay.told(self.at, self.viewer))
        return [line for line in lines if line]

    def paint(self) -> None:
        canvas = self.query(Canvas)
        if not canvas or self.size.width < 1:
            return
        say = self.speaker.say
        by = say("replay-spectator") if self.viewer == self.replay.spectator else self.face.player(self.viewer)
        where = say("replay-position", at=self.at, last=self.replay.last, viewer=by)
        keys = [
            ("←→", say("key-step")),
            ("⇱⇲", say("key-ends")),
            ("b", self.face.turning_point()[1]),
            ("v", say("key-seat")),
            ("l", say("key-log")),
            ("q", say("key-leave")),
        ]
        lines = self._lines()
        scene = Scene(log=lines, banner=lines[-1] if lines else "", notice=self.notice or where, keys=keys)
        view = self.replay.view(self.at, self.viewer)
        painted = self.face.paint(view, scene, self.size.width, self.size.height)
        canvas.first().update(Text("\n", no_wrap=True, end="").join(painted))
