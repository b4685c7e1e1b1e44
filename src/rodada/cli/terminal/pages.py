"""What lies over the game's screen for a while: the curtain between two people, rules, log, notes, the result."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import Sequence
from multiprocessing import resource_tracker
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Middle, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Input, Static

from rodada.cli.analyses import analysed
from rodada.cli.analysis_sheet import sheet
from rodada.cli.series import processors
from rodada.cli.terminal.talk import Talk
from rodada.words import Speaker

_SHEET = """
Screen { background: $ground; color: $paper; }
.title { background: $paper; color: $ground; text-style: bold; padding: 0 1; width: 100%; }
.foot { dock: bottom; color: $faint; padding: 0 1; width: 100%; }
.text { padding: 1 2; width: 100%; height: auto; }
.halftone { height: 1; width: 100%; color: $faint; overflow: hidden; }
VerticalScroll { scrollbar-color: $faint; scrollbar-background: $shade; scrollbar-size-vertical: 1;
    scrollbar-color-hover: $paper; scrollbar-background-hover: $shade; }
"""


def paragraphs(lines: Sequence[str]) -> Text:
    """Lines with a rule's id, where one leads, made to stand out."""
    text = Text()
    for i, line in enumerate(lines):
        head, gap, rest = line.partition("  ")
        if gap and "-" in head and len(head) < 8:
            text.append(head, "bold #f3cf55").append(f"  {rest}\n")
        else:
            text.append(f"{line}\n")
        if i < len(lines) - 1 and gap:
            text.append("\n")
    return text


class Halftone(Static):
    """A strip of dots, as on newsprint."""

    def __init__(self) -> None:
        super().__init__(Text("░▒▓█▓▒" * 60, no_wrap=True, overflow="crop"), classes="halftone")


class Page(Screen[None]):
    """A title and lines to scroll through."""

    CSS = _SHEET
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,enter,space", "dismiss", show=False)]

    def __init__(self, speaker: Speaker, title: str, lines: Sequence[str], at_end: bool = False) -> None:
        super().__init__()
        self._heading = title
        self._lines = list(lines)
        self._way_back = f"esc  {speaker.say('key-close')}"
        self._at_end = at_end

    def compose(self) -> ComposeResult:
        yield Static(f" {self._heading}", classes="title", markup=False)
        with VerticalScroll():
            yield Static(paragraphs(self._lines), classes="text")
        yield Static(self._way_back, classes="foot", markup=False)

    def on_mount(self) -> None:
        scroll = self.query_one(VerticalScroll)
        scroll.focus()
        if self._at_end:
            scroll.scroll_end(animate=False)


class RulesPage(Screen[None]):
    """The rules of what is on the screen, and a search in all of them."""

    CSS = _SHEET + "Input { background: $shade; border: none; height: 1; margin: 1 2 0 2; padding: 0 1; width: 1fr; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss", show=False),
        Binding("down", "scroll(3)", show=False, priority=True),
        Binding("up", "scroll(-3)", show=False, priority=True),
    ]

    def __init__(self, talk: Talk, here: tuple[str, ...]) -> None:
        super().__init__()
        self._talk = talk
        self._here = here

    def compose(self) -> ComposeResult:
        say = self._talk.speaker.say
        yield Static(f" {say('rules-heading')}", classes="title", markup=False)
        yield Input(placeholder=say("rules-search"))
        with VerticalScroll(can_focus=False):
            yield Static(classes="text")
        yield Static(f"esc  {say('key-close')}", classes="foot", markup=False)

    def on_mount(self) -> None:
        self.query_one(Input).focus()
        self._list("")

    def on_input_changed(self, event: Input.Changed) -> None:
        self._list(event.value.strip())

    def _list(self, text: str) -> None:
        say = self._talk.speaker.say
        if text:
            found = self._talk.search(text)
            lines = [say("rules-found", count=len(found), text=text), "", *found]
        else:
            lines = [say("rules-here"), "", *self._talk.rules(self._here)] if self._here else self._talk.search("")
        self.query_one(".text", Static).update(paragraphs(lines))
        self.query_one(VerticalScroll).scroll_home(animate=False)

    def action_scroll(self, lines: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


class Curtain(Screen[None]):
    """Between two people: whose turn it is, and what everybody saw since. No hand is anywhere near."""

    CSS = (
        _SHEET
        + """
    #call { background: $signal; color: #fff8ea; text-style: bold; width: 100%; padding: 1 2; text-align: center; }
    #rest { width: 100%; text-align: center; color: $faint; padding: 1 2; }
    """
    )
    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "dismiss", show=False)]

    def __init__(self, speaker: Speaker, player: str, since: Sequence[str]) -> None:
        super().__init__()
        self._speaker = speaker
        self._player = player
        self._since = list(since)

    def compose(self) -> ComposeResult:
        say = self._speaker.say
        yield Halftone()
        yield Static(say("curtain-title", player=self._player), id="call", markup=False)
        yield Static(f"{say('curtain-others')}\n\n{say('curtain-open')}", id="rest", markup=False)
        yield Halftone()
        yield Static(f" {say('curtain-since')}", classes="title", markup=False)
        with VerticalScroll():
            yield Static(paragraphs(self._since), classes="text")

    def on_mount(self) -> None:
        scroll = self.query_one(VerticalScroll)
        scroll.can_focus = False
        scroll.scroll_end(animate=False)


class Result(Screen[str]):
    """Ranks, why, the seed, where the record is; and a rematch."""

    CSS = (
        _SHEET
        + """
    #box { width: 76; max-width: 100%; height: auto; }
    #ranks { padding: 1 2; }
    """
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "dismiss('rematch')", show=False),
        Binding("q,escape", "dismiss('left')", show=False),
        Binding("l", "log", show=False),
        Binding("a", "analyse", show=False),
    ]

    def __init__(self, talk: Talk, notes: Sequence[str]) -> None:
        super().__init__()
        self._talk = talk
        self._notes = list(notes)
        self._looking = False

    def compose(self) -> ComposeResult:
        say = self._talk.speaker.say
        host, face = self._talk.host, self._talk.face
        lines = face.result(host.final_view(), host.outcome())
        with Middle(), Center(), Vertical(id="box"):
            yield Halftone()
            yield Static(f" {say('result-title')}", classes="title", markup=False)
            yield Static(self._ranks(lines), id="ranks")
            yield Static(Text("\n".join(self._notes), "#a79d8a"), classes="text")
        yield Static(self._keys(), classes="foot", markup=False)

    def _keys(self) -> str:
        say = self._talk.speaker.say
        keys = {"n": "key-rematch", "l": "key-log", "a": "key-analyse", "q": "key-leave"}
        return "    ".join([say("result-leave"), *(f"{key}  {say(name)}" for key, name in keys.items())])

    def _ranks(self, lines: Sequence[str]) -> Text:
        text = Text()
        for line in lines:
            text.append(f"{line}\n", "bold #f3cf55" if line.startswith("1. ") else "")
        return text

    def action_log(self) -> None:
        talk = self._talk
        lines = talk.log(talk.host.spectator)
        self.app.push_screen(Page(talk.speaker, talk.speaker.say("log-title"), lines, at_end=True))

    def action_analyse(self) -> None:
        """Look at the game again, in processes beside the screen."""
        if not self._looking:
            self._looking = True
            self._tell(self._talk.speaker.say("analyse-progress"))
            self.run_worker(self._analyse())

    async def _analyse(self) -> None:
        talk = self._talk
        # Textual's stderr is no file, and the first process that is started wants to inherit one.
        with contextlib.redirect_stderr(sys.__stderr__):
            resource_tracker.ensure_running()
        try:
            found = await asyncio.to_thread(analysed, talk.host.record(), processors(), 0, self._count)
        finally:
            self._looking = False
            self._tell(self._keys())
        self.app.push_screen(
            Page(talk.speaker, talk.speaker.say("analysis-title"), sheet(found, talk.face, talk.speaker))
        )

    def _count(self, done: int, of: int) -> None:
        """From the thread that waits for the processes."""
        say = self._talk.speaker.say
        self.app.call_from_thread(self._tell, f"{say('analyse-progress')}  {done} / {of}")

    def _tell(self, text: str) -> None:
        self.query_one(".foot", Static).update(text)
