"""The set-up screen: who sits where and by what options, each explained in a line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import combinations
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
from rodada.words import Speaker
from rodada.words.options import title_of, value_of


class Row(NamedTuple):
    """A line that can be changed (`turn`, by steps) or pressed (`press`)."""

    label: str
    value: str
    about: str
    turn: Callable[[int], None] | None = None
    press: Callable[[], None] | None = None


def values_of(schema: dict[str, Any]) -> list[Any]:
    """What an option can be turned to; of a list of names, all mixtures that hold the first."""
    if schema.get("type") == "boolean":
        return [False, True]
    if schema.get("type") == "integer":
        return list(range(schema["minimum"], schema["maximum"] + 1))
    if schema.get("type") == "array":
        first, *others = schema["items"]["enum"]
        return [[first, *mixed] for n in range(len(others) + 1) for mixed in combinations(others, n)]
    return [choice for form in schema.get("anyOf", [schema]) for choice in form.get("enum", [])]


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
        rows.append(Row(say("setup-deal"), "", say("setup-deal.about"), press=lambda: self.exit(self.seating)))
        rows.append(Row(say("setup-seats"), str(self.seating.seats), say("setup-seats.about"), self._turn_seats))
        rows += [self._sitter(seat) for seat in range(self.seating.seats)]
        rows += [self._option(name, schema) for name, schema in self.game.options_schema()["properties"].items()]
        return rows

    def _sitter(self, seat: int) -> Row:
        say = self.speaker.say
        name = self.seating.named(self.game, self.speaker)[seat]
        text = f"{say(f'setup-{self.seating.sitters[seat]}')}: {name}"
        about = say("setup-sitter.about")
        return Row(self._seat(seat), text, about, lambda step: self._turn_sitter(seat, step))

    def _seat(self, seat: int) -> str:
        """The seat's number, and its own name in games that name seats."""
        key = f"{self.game.name}-agency"
        if not self.speaker.has(key):
            return self.speaker.say("setup-seat", number=seat + 1)
        agency = self.speaker.say(key, agency=self.game.seat_names[seat])
        return self.speaker.say("setup-sitter", number=seat + 1, seat=agency)

    def _option(self, name: str, schema: dict[str, Any]) -> Row:
        """An option of the game: what its present value is called and means, where there are words for that."""
        say, has, game = self.speaker.say, self.speaker.has, self.game.name
        word = name.replace("_", "-")
        values = values_of(schema)
        value = self.seating.options.get(name, schema["default"])
        text = value_of(self.speaker, game, name, value)
        about = f"{game}-{word}-about"
        told = say(about, **{name: value}) if has(about) else say(f"setup-{word}.about")
        return Row(title_of(self.speaker, name), text, told, lambda step: self._turn(name, values, value, step))

    # --- changing them ---

    def _turn_seats(self, step: int) -> None:
        """More or fewer seats, as many as the game with these options has."""
        asked = self.seating.seats + step
        fitting = [seats for seats in self.game.seats if self._may_seat(seats)]
        self.seating = self.seating.with_seats(min(max(asked, fitting[0]), fitting[-1]))

    def _may_seat(self, seats: int) -> bool:
        try:
            self.game.start(seats, self.game.options(self.seating.options))
        except Refused:
            return False
        return True

    def _turn_sitter(self, seat: int, step: int) -> None:
        known, now = sitters(), list(self.seating.sitters)
        now[seat] = known[(known.index(now[seat]) + step) % len(known)]
        self.seating = replace(self.seating, sitters=tuple(now))

    def _turn(self, name: str, values: Sequence[Any], value: Any, step: int) -> None:
        following = values[(values.index(value) + step) % len(values)]
        self.seating = replace(self.seating, options={**self.seating.options, name: following})
        self._turn_seats(0)

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
