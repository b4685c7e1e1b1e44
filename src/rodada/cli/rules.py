"""`rodada rules GAME [ID] [--coverage]`: the rules, in the person's language."""

from __future__ import annotations

from argparse import Namespace

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from rodada import games
from rodada.cli.parser import Commands, Misused, closest
from rodada.cli.rulebook import Rule, Rulebook
from rodada.words import Speaker


def register(commands: Commands, speaker: Speaker) -> None:
    """The arguments of `rodada rules`."""
    say = speaker.say
    parser = commands.add_parser("rules")
    about = say("rules-game", games=speaker.either(games.names()))
    parser.add_argument("game", choices=games.names(), metavar=say("rules-game-word"), help=about)
    parser.add_argument("id", nargs="?", metavar=say("rules-id-word"), help=say("rules-id"))
    parser.add_argument("--coverage", action="store_true", help=say("rules-coverage-option"))


def run(arguments: Namespace, speaker: Speaker) -> int:
    """Print what was asked for; with `--coverage`, 1 if a rule lacks code or test."""
    book = Rulebook(arguments.game, speaker)
    if not book.rules:
        raise Misused("rodada rules", "rules-none", game=book.title)
    asked = None if arguments.id is None else _asked(book, arguments.id, speaker)
    if arguments.coverage:
        from rodada.cli import coverage

        return coverage.report(book, asked, speaker)
    console = Console()
    if console.is_terminal:
        console.print(shown(book, asked, speaker))
    else:
        print(plain(book, asked, speaker))
    return 0


def shown(book: Rulebook, asked: Rule | None, speaker: Speaker) -> RenderableType:
    """The whole book, a section or a rule, for a terminal."""
    if asked is not None and asked.number is not None:
        return _table([asked], speaker)
    sections = book.sections if asked is None else [asked]
    parts: list[RenderableType] = []
    if asked is None:
        parts.append(Text(speaker.say("rules-title", game=book.title), style="bold reverse"))
    for section in sections:
        heading = Text.assemble((section.id, "bold cyan"), "  ", (speaker.say(section.key), "bold underline"))
        parts += [Padding(heading, (1, 0, 0, 0)), _table(book.within(section), speaker)]
    return Group(*parts)


def plain(book: Rulebook, asked: Rule | None, speaker: Speaker) -> str:
    """The same, a rule a line, for files, pipes and screen readers."""
    if asked is None:
        chosen = [rule for section in book.sections for rule in [section, *book.within(section)]]
    else:
        chosen = [asked] if asked.number is not None else [asked, *book.within(asked)]
    return "\n".join(f"{rule.id} {speaker.say(rule.key)}" for rule in chosen)


def _asked(book: Rulebook, given: str, speaker: Speaker) -> Rule:
    rule = book.find(given)
    if rule is None:
        maybe = closest(speaker, given, [rule.id for rule in [*book.sections, *book.rules]])
        sections = speaker.together(section.id for section in book.sections)
        raise Misused("rodada rules", "rules-unknown-id", given=given, game=book.title, sections=sections, maybe=maybe)
    return rule


def _table(rules: list[Rule], speaker: Speaker) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(style="cyan", no_wrap=True)
    table.add_column(max_width=100)
    for rule in rules:
        table.add_row(rule.id, Text(speaker.say(rule.key)))
    return table
