"""The full-screen game: one canvas, painted by the game's face, and keys for everything.

What happens is shown event by event at a readable pace; a key shows the rest at once. Only the seat that sits before
the screen is ever painted, and with several people at the device nobody sits there until the curtain is opened.
"""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar, Final

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType

from rodada.cli.terminal.canvas import SHEET, Canvas
from rodada.cli.terminal.face import Face, Scene, by_key, redacted
from rodada.cli.terminal.host import Host
from rodada.cli.terminal.pages import Curtain, Page, Result, RulesPage
from rodada.cli.terminal.talk import NOBODY, WHO, Talk, refusal
from rodada.cli.terminal.turns import Turns
from rodada.engine.contract import View
from rodada.engine.events import Event
from rodada.engine.presenting import Choice, Pick, Question
from rodada.words import Speaker

REMATCH: Final = "rematch"
LEFT: Final = "left"

PACE: Final = 0.55
"""Seconds for an ordinary event."""
_MOVES: Final = {"left": -1, "up": -1, "right": 1, "down": 1, "tab": 1, "shift+tab": -1}


class GameScreen(App[str]):
    """One game; ends with `REMATCH` or `LEFT`."""

    CSS = SHEET
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q,ctrl+c", "leave", show=False, priority=True),
    ]

    def __init__(self, host: Host, face: Face, speaker: Speaker, pace: float = PACE) -> None:
        self.host: Final = host
        self.face: Final = face  # before the app, which asks for its colours
        super().__init__()
        self.title = speaker.say(f"game-{host.game.name}")
        self.speaker: Final = speaker
        self.talk: Final = Talk(host, face, speaker)
        self.turns: Final = Turns(host, face)
        self.pace = pace
        people = host.people
        self.viewer = people[0] if len(people) == 1 else host.spectator
        self.picks: list[Pick] = []
        self.question: Question | None = None
        self.chosen = 0
        self.notice = ""
        self.banner = ""
        self.alarm = -1
        self.lines: list[str] = []
        self._showing: View[Any] = host.view(self.viewer)
        self._answer: asyncio.Future[list[int] | None] | None = None
        self._wish = False
        self._skip = asyncio.Event()
        self._left_at: dict[int, int] = {}
        self._may_leave_unsaved = False
        self._hinting = False

    def get_css_variables(self) -> dict[str, str]:
        return {**super().get_css_variables(), **self.face.colours()}

    def compose(self) -> ComposeResult:
        yield Canvas()

    def on_mount(self) -> None:
        self._read_log()
        self.run_worker(self._play(), exclusive=True)

    def on_resize(self) -> None:
        self.paint()

    # --- the game ---

    async def _play(self) -> None:
        await self._show(self.host.begin())
        while not self.host.over:
            if self._wish:
                await self._ask_who()
            await self._pass_over()
            seat = self.turns.seat()
            if self.host.is_person(seat):
                await self._seat_person(seat)
                await self._decide(seat)
            elif not self.host.over:
                self._skip.clear()
                await self._show(self.host.play_bot())
        self.paint()
        self.push_screen(Result(self.talk, self._finish()), self._ended)

    async def _decide(self, seat: int) -> None:
        """Ask a seat and play its answer; None: somebody else wants to act first."""
        actions = await self._ask()
        if actions is None:
            return
        self.turns.answered(seat, self.picks)
        self._left_at[seat] = self.host.happened
        await self._show(self.host.play(seat, actions))
        await self._pass_over()
        if len(self.host.people) > 1 and self.turns.seat() != seat:
            self._look_as(self.host.spectator)

    async def _pass_over(self) -> None:
        """Play what need not be asked."""
        while not self.host.over and (passed := self.turns.unasked()) is not None:
            seat = self.turns.seat()
            self.talk.aside(seat, passed.line)
            if seat == self.viewer:
                self.talk.tell(self.lines, "", passed.line)
            await self._show(self.host.play(seat, passed.actions))

    async def _ask_who(self) -> None:
        """Somebody wants to act out of turn: who?"""
        self._wish = False
        people = self.host.people
        if len(people) == 1:
            self.turns.wants = people[0]
            return
        self._look_as(self.host.spectator)
        self.question, self.chosen = self.talk.who(self.host.to_act), 0
        self.paint()
        picked = await self._wait()
        self.turns.wants = picked[0] if picked and picked[0] != NOBODY else None

    def _finish(self) -> list[str]:
        say = self.speaker.say
        lines = [say("play-seed-revealed", seed=str(self.host.seed()))]
        try:
            return [*lines, say("play-record", path=str(self.host.finish()))]
        except OSError as error:
            return [*lines, say("play-record-failed", reason=error.strerror or str(error))]

    def _ended(self, wish: str | None) -> None:
        self.exit(wish or LEFT)

    async def _seat_person(self, seat: int) -> None:
        if seat == self.viewer:
            return
        self._look_as(self.host.spectator)
        since = self.talk.log(self.host.spectator, self._left_at.get(seat, 0))
        await self.push_screen_wait(Curtain(self.speaker, self.face.player(seat), since))
        self._look_as(seat)

    def _look_as(self, viewer: int) -> None:
        self.viewer = viewer
        self._showing = self.host.view(viewer)
        self._read_log()
        self.paint()

    def _read_log(self) -> None:
        self.lines = self.talk.log(self.viewer)

    async def _ask(self) -> list[int] | None:
        self._keep()
        self.picks = []
        self._pose()
        return await self._wait()

    async def _wait(self) -> list[int] | None:
        """Until the question is answered."""
        self._answer = asyncio.get_running_loop().create_future()
        actions = await self._answer
        self._answer = None
        self.question = None
        self._skip.clear()
        return actions

    def _keep(self) -> bool:
        """Put the game aside, so that nothing but the present question is lost whatever happens."""
        try:
            self.host.save()
        except OSError as error:
            self.notice = self.speaker.say("play-save-failed", reason=error.strerror or str(error))
            return False
        return True

    def _pose(self) -> None:
        """Ask what is still to be picked."""
        view = self.host.view(self.viewer)
        self._showing = view
        self.question = self.face.question(view, self.picks)
        self.chosen = next((i for i, choice in enumerate(self.question.choices) if choice.refusal is None), 0)
        self.paint()

    # --- what happens, one event after another ---

    async def _show(self, events: list[Event]) -> None:
        table = self._showing.table
        for event in events:
            seen = redacted(event, self.viewer, True)
            self.face.unfold(table, seen)
            line = self.talk.line(seen)
            self.talk.tell(self.lines, line)
            self.banner = line or self.banner
            alarm = self.face.alarm(seen)
            self.alarm = self.alarm if alarm == -2 else alarm
            if line:
                await self._pause(self.face.weight(seen))
        self.alarm = -1
        self._showing = self.host.view(self.viewer)
        if self.pace:  # without animation the next question paints
            self.paint()
        await asyncio.sleep(0)

    async def _pause(self, weight: float) -> None:
        if self._skip.is_set() or not self.pace:
            return
        self.paint()
        try:
            await asyncio.wait_for(self._skip.wait(), self.pace * weight)
        except TimeoutError:
            return

    # --- keys ---

    async def on_key(self, event: events.Key) -> None:
        if len(self.screen_stack) > 1:
            return
        self.notice = ""
        key = event.character if event.character and event.character.isprintable() else event.key
        if key != "q":
            self._may_leave_unsaved = False
        if self._page(key):
            return
        if self.question is None or self._answer is None or self._answer.done():
            if key in (" ", "enter"):
                self._skip.set()
            return
        self._answer_with(key)

    def _page(self, key: str) -> bool:
        """The keys that always mean the same."""
        say = self.speaker.say
        if key == "q":
            self.action_leave()
        elif key == "?":
            self.push_screen(Page(self.speaker, say("keys-title"), self.talk.help()))
        elif key == "r":
            self.push_screen(RulesPage(self.talk, self.question.rules if self.question else ()))
        elif key == "l":
            self.push_screen(Page(self.speaker, say("log-title"), list(self.lines), at_end=True))
        elif key == "m":
            seated = 0 <= self.viewer < self.host.spectator
            player = self.face.player(self.viewer) if seated else say("replay-spectator")
            self.push_screen(Page(self.speaker, say("notes-title", player=player), self.talk.notes(self.viewer)))
        elif key == "x" and self.host.acts_freely:
            self._act_out_of_turn()
        elif key == "!":
            self._ask_for_hint()
        else:
            return self._leaf(key)
        return True

    def _ask_for_hint(self) -> None:
        """Only for the decision of the game: what one does out of turn is one's own idea."""
        asked = self.question is not None and self.viewer == self.host.to_act
        if asked and not self._hinting:
            self._hinting = True
            self.run_worker(self._hint(self.viewer, self.host.happened))
        self.notice = self.speaker.say("hint-thinking" if asked else "hint-not-now")
        self.paint()

    async def _hint(self, seat: int, happened: int) -> None:
        """Search beside the screen, and show what was found if it is still wanted."""
        try:
            found = await asyncio.to_thread(self.host.hint)
        finally:
            self._hinting = False
        self.notice = ""
        self.talk.hinted(seat)
        if (self.viewer, self.host.happened) == (seat, happened):
            self._read_log()
            self.paint()
            self.push_screen(Page(self.speaker, self.speaker.say("hint-title"), self.talk.hint(found)))

    def _leaf(self, key: str) -> bool:
        """The game's own pages."""
        leaf = next((leaf for leaf in self.face.leaves(self._showing) if leaf.key == key), None)
        if leaf is not None:
            self.push_screen(Page(self.speaker, leaf.title, leaf.lines()))
        return leaf is not None

    def _act_out_of_turn(self) -> None:
        """Whoever wants to act is asked as soon as the rules let anybody."""
        if self.host.people == [self.turns.seat()]:
            self.notice = self.speaker.say("act-your-move")
        else:
            self.notice = self.speaker.say("act-soon")
            self._wish = True
            if self._answer is not None and not self._answer.done() and self.viewer != self.host.spectator:
                self._answer.set_result(None)
        self.paint()

    def _answer_with(self, key: str) -> None:
        assert self.question is not None
        choices = self.question.choices
        if key in _MOVES:
            self.chosen = (self.chosen + _MOVES[key]) % len(choices)
        elif key == "enter":
            self._choose(choices[self.chosen])
            return
        elif key == "escape":
            if self.picks:
                self.picks.pop()
            self._pose()
            return
        elif choice := by_key(self.question, key.casefold()):
            self.chosen = choices.index(choice)
            self._choose(choice)
            return
        self.paint()

    def _choose(self, choice: Choice) -> None:
        if choice.refusal is not None:
            self.notice = refusal(self.speaker.lang, choice.refusal)
            self.paint()
            return
        if choice.pick.kind == WHO and self._answer is not None:
            self._answer.set_result([choice.pick.value])
            return
        self.picks.append(choice.pick)
        actions = self.face.plan(self.host.view(self.viewer), self.picks)
        if actions is None:
            self._pose()
        elif self._answer is not None and not self._answer.done():
            self._answer.set_result(actions)

    def action_leave(self) -> None:
        if self.host.over or self._may_leave_unsaved or self._keep():
            self.exit(LEFT)
            return
        self._may_leave_unsaved = True
        self.paint()

    # --- painting ---

    def paint(self) -> None:
        canvas = self.query(Canvas).first() if self.query(Canvas) else None
        if canvas is None or self.size.width < 1:
            return
        lines = self.face.paint(self._showing, self._scene(), self.size.width, self.size.height)
        canvas.update(Text("\n", no_wrap=True, end="").join(lines))

    def _scene(self) -> Scene:
        return Scene(
            question=self.question,
            chosen=self.chosen,
            log=self.lines,
            banner=self.lines[-1] if self.lines else "",
            notice=self.notice,
            keys=self._keys(),
            alarm=self.alarm,
        )

    def _keys(self) -> list[tuple[str, str]]:
        say = self.speaker.say
        pages = [
            ("?", say("key-keys")),
            ("r", say("key-rules")),
            ("l", say("key-log")),
            *((leaf.key, leaf.label) for leaf in self.face.leaves(self._showing)),
            *([("x", say("key-act"))] if self.host.acts_freely else []),
            ("q", say("key-quit")),
            *([("m", say("key-notes"))] if self.host.memory_aid else []),
            *([("!", say("key-hint"))] if self.viewer == self.host.to_act else []),
        ]
        if self.question is None:
            return [("␣", say("key-skip")), *pages]
        if self.picks:
            return [("⏎", say("key-choose")), ("esc", say("key-back")), *pages]
        return [("⏎", say("key-choose")), *pages]
