"""The set-up screen: who sits where and by what options, each explained in a line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Static

from rodada.cli.terminal import saves
from rodada.cli.terminal.seating import LONGEST_NAME, Seating, sitters
from rodada.engine.contract import Game
from rodada.engine.errors import Refused
from rodada.games.gunrunners.deck import DECKS
from rodada.games.gunrunners.options import EDITIONS
from rodada.words import Speaker


class Row(NamedTuple):
    """A line that can be changed (`turn`, by steps) or pressed (`press`)."""

    label: str
    value: str
    about: str
    turn: Callable[[int], None] | None = None
    press: Callable[[], None] | None = None


class Setup(App[Seating | Path]):
    """Ends with the seating, with the save to go on with, or with nothing."""

    CSS = """
    Screen { background: #16130f; color: #efe6d2; }
    #title { background: #efe6d2; color: #16130f; text-style: bold; padding: 0 1; width: 100%; }
    #rows { width: 100%; height: auto; padding: 1 2; }
    #foot { dock: bottom; color: #a79d8a; padding: 0 1; }
    """
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,shift+tab", "move(-1)", show=False, priority=True),
        Binding("down,tab", "move(1)", show=False, priority=True),
        Binding("left", "turn(-1)", show=False, priority=True),
        Binding("right", "turn(1)", show=False, priority=True),
        Binding("enter", "press", show=False, priority=True),
        Binding("escape", "quit", show=False),
    ]

    def __init__(self, game: Game[Any], speaker: Speaker) -> None:
        super().__init__()
        self.title = speaker.say(f"game-{game.name}")
        self.game: Final = game
        self.speaker: Final = speaker
        self.seating = Seating()
        self.at = 0
        self._save = self._newest()

    def _newest(self) -> Path | None:
        try:
            return saves.newest(self.game.name)
        except Refused:
            return None

    def compose(self) -> ComposeResult:
        say = self.speaker.say
        title = say("setup-title", game=say(f"game-{self.game.name}"))
        yield Static(f" {title}", id="title", markup=False)
        with VerticalScroll(can_focus=False):
            yield Static(id="rows")
        yield Static(say("setup-keys"), id="foot", markup=False)

    def on_mount(self) -> None:
        self._paint()

    # --- the rows ---

    def rows(self) -> list[Row]:
        say = self.speaker.say
        rows = []
        if self._save is not None:
            save = self._save
            about = say("setup-resume.about")
            rows.append(Row(say("setup-resume"), "", about, press=lambda: self.exit(save)))
        rows.append(Row(say("setup-start"), "", say("setup-start.about"), press=lambda: self.exit(self.seating)))
        rows.append(Row(say("setup-seats"), str(self.seating.seats), say("setup-seats.about"), self._turn_seats))
        rows += [self._sitter(seat) for seat in range(self.seating.seats)]
        edition, deck = self._option("edition", EDITIONS), self._option("deck", tuple(DECKS))
        text, about = say("gunrunners-edition", edition=edition), say("gunrunners-edition-about", edition=edition)
        rows.append(Row(say("setup-edition"), text, about, lambda step: self._turn("edition", EDITIONS, step)))
        text, about = say("gunrunners-deck", deck=deck), say("gunrunners-deck-about", deck=deck)
        rows.append(Row(say("setup-deck"), text, about, lambda step: self._turn("deck", tuple(DECKS), step)))
        text = say("setup-on" if self.seating.options.get("memory_aid") else "setup-off")
        about = say("setup-memory-aid.about")
        rows.append(Row(say("setup-memory-aid"), text, about, self._turn_aid))
        return rows

    def _sitter(self, seat: int) -> Row:
        say = self.speaker.say
        agency = say(f"{self.game.name}-agency", agency=self.game.seat_names[seat])
        name = self.seating.named(self.game, self.speaker)[seat]
        text = f"{say(f'setup-{self.seating.sitters[seat]}')}: {name}"
        label = say("setup-sitter", number=seat + 1, seat=agency)
        return Row(label, text, say("setup-sitter.about"), lambda step: self._turn_sitter(seat, step))

    def _option(self, name: str, known: Sequence[str]) -> str:
        return str(self.seating.options.get(name, known[0]))

    # --- changing them ---

    def _turn_seats(self, step: int) -> None:
        highest = self.game.seats[-1] - (self.seating.options.get("edition") == "en")
        seats = min(max(self.seating.seats + step, self.game.seats[0]), highest)
        self.seating = self.seating.with_seats(seats)

    def _turn_sitter(self, seat: int, step: int) -> None:
        known, now = sitters(), list(self.seating.sitters)
        now[seat] = known[(known.index(now[seat]) + step) % len(known)]
        self.seating = replace(self.seating, sitters=tuple(now))

    def _turn(self, name: str, known: Sequence[str], step: int) -> None:
        value = known[(known.index(self._option(name, known)) + step) % len(known)]
        self.seating = replace(self.seating, options={**self.seating.options, name: value})
        self._turn_seats(0)

    def _turn_aid(self, _: int) -> None:
        aid = not self.seating.options.get("memory_aid", False)
        self.seating = replace(self.seating, options={**self.seating.options, "memory_aid": aid})

    def on_key(self, event: events.Key) -> None:
        """Letters typed at a seat are its player's name."""
        seat = self.at - self._first_seat()
        if not 0 <= seat < self.seating.seats:
            return
        names = list(self.seating.names) + [""] * (self.seating.seats - len(self.seating.names))
        if event.key == "backspace":
            names[seat] = names[seat][:-1]
        elif event.character and event.character.isprintable() and event.character != ",":
            names[seat] = (names[seat] + event.character)[:LONGEST_NAME].lstrip()
        self.seating = replace(self.seating, names=tuple(names))
        self._paint()

    def _first_seat(self) -> int:
        return 2 + (self._save is not None)

    def action_move(self, step: int) -> None:
        self.at = (self.at + step) % len(self.rows())
        self._paint()

    def action_turn(self, step: int) -> None:
        turn = self.rows()[self.at].turn
        if turn is not None:
            turn(step)
            self.at = min(self.at, len(self.rows()) - 1)
        self._paint()

    def action_press(self) -> None:
        row = self.rows()[self.at]
        if row.press is not None:
            row.press()
        else:
            self.action_turn(1)

    def _paint(self) -> None:
        text, rows = Text(), self.rows()
        for number, row in enumerate(rows):
            chosen = number == self.at
            style = "bold #16130f on #f3cf55" if chosen else "bold"
            if row.turn is not None:
                value = f" ◂ {row.value} ▸ " if chosen else f"   {row.value}   "
                text.append(f" {row.label:<22}", style).append(value, "bold" if chosen else "#d9a862")
            else:
                text.append(f" ▶ {row.label} ", style)
            text.append("\n")
        text.append(f"\n {rows[self.at].about}", "#a79d8a")
        self.query_one("#rows", Static).update(text)
