"""The menu: what `rodada menu` opens in a terminal. Choose a game to play it or to read its rules.

Playing is `rodada.cli.play.open_game(name, speaker) -> int`, which asks for seats and options itself and returns when
the game is left; the menu then comes back.
"""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from importlib import import_module
from importlib.util import find_spec
from typing import ClassVar, Final

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

from rodada import games
from rodada.cli import rules
from rodada.cli.parser import Commands, Misused
from rodada.cli.rulebook import Rulebook
from rodada.words import LANGUAGES, Speaker, speaker

ANOTHER_LANGUAGE: Final = "another language"

# A round at the table: a ring of seats, one of them lit.
_MARK: Final = " ○ ○ \n○   ●\n ○ ○ "


def register(commands: Commands, _: Speaker) -> None:
    """`rodada menu` has no arguments."""
    commands.add_parser("menu")


def run(_: Namespace, speaker: Speaker) -> int:
    """Open the menu; refused where there is no screen for it."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM") == "dumb":
        raise Misused("rodada menu", "menu-needs-screen")
    return open_menu(speaker)


def open_menu(spoken: Speaker) -> int:
    """Show the menu, play what is chosen, and come back to it until the person leaves."""
    while True:
        menu = Menu(spoken)
        wish = menu.run()
        if wish is None:
            return menu.return_code or 0
        if wish == ANOTHER_LANGUAGE:
            spoken = speaker(LANGUAGES[(LANGUAGES.index(spoken.lang) + 1) % len(LANGUAGES)])
        else:
            import_module("rodada.cli.play").open_game(wish, spoken)


def can_be_played(game: str) -> bool:
    """Whether this version has a play screen and rules in code for the game."""
    ready = find_spec("rodada.cli.play") and find_spec(f"rodada.games.{game.replace('-', '_')}")
    return bool(ready and ready.origin and hasattr(import_module(ready.name), "game"))


class Menu(App[str]):
    """The games; ends with the name of the one to play, with `ANOTHER_LANGUAGE`, or with nothing."""

    CSS = """
    Menu { align: center middle; }
    #mark { color: $warning; width: auto; margin: 0 0 0 3; }
    #title { text-style: bold; margin: 1 0 1 3; }
    OptionList { width: 72; max-width: 100%; height: auto; border: round $primary; padding: 1 2; }
    """
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, spoken: Speaker) -> None:
        super().__init__()
        self.speaker: Final = spoken
        say = spoken.say
        self.bind("r", "rules", description=say("menu-rules"))
        self.bind("l", "language", description=say("menu-language"))
        self.bind("q,escape", "quit", description=say("menu-quit"), key_display="q")

    def compose(self) -> ComposeResult:
        say = self.speaker.say
        yield Static(_MARK, id="mark")
        yield Static(f"{say('menu-title')} · {say('menu-ask')}", id="title")
        yield OptionList(*map(self._option, games.names()), id="games")
        yield Footer(show_command_palette=False)

    def _option(self, game: str) -> Option:
        say = self.speaker.say
        return Option(Text.assemble((say(f"game-{game}"), "bold"), "\n", (say(f"game-{game}-about"), "dim")), id=game)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        game = str(event.option.id)
        if can_be_played(game):
            self.exit(game)
        else:
            self.notify(self.speaker.say("menu-not-yet", game=self.speaker.say(f"game-{game}")))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool:
        """The menu's keys sleep while the rules lie over it."""
        return action not in ("rules", "language") or not isinstance(self.screen, Rules)

    def action_rules(self) -> None:
        option = self.query_one(OptionList).highlighted_option
        if option is None:
            return
        book = Rulebook(str(option.id), self.speaker)
        if book.rules:
            self.push_screen(Rules(book, self.speaker))
        else:
            self.notify(self.speaker.say("menu-no-rules", game=book.title))

    def action_help_quit(self) -> None:
        """Ctrl-C, which Textual would answer with a sentence in English."""
        self.exit(return_code=130)

    def action_language(self) -> None:
        self.exit(ANOTHER_LANGUAGE)


class Rules(Screen[None]):
    """The rules of a game, to scroll through."""

    CSS = "#way-back { dock: bottom; color: $text-muted; }"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "app.pop_screen", show=False)]

    def __init__(self, book: Rulebook, spoken: Speaker) -> None:
        super().__init__()
        self._text = rules.shown(book, None, spoken)
        self._way_back = f" esc  {spoken.say('menu-back')}"

    def compose(self) -> ComposeResult:
        with VerticalScroll():
            yield Static(self._text)
        yield Static(self._way_back, id="way-back")
