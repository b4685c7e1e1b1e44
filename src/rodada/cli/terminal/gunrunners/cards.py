"""Cards as blocks of colour: face up with value, letter and pattern; face down with letter and pattern alone."""

from __future__ import annotations

from rich.style import Style

from rodada.cli.terminal.gunrunners.ink import AGENCIES, FAINT, GROUND, Block, face_down, face_up, line
from rodada.cli.terminal.gunrunners.naming import Names
from rodada.engine.fields import UNKNOWN
from rodada.games.gunrunners.board import EMPTY
from rodada.games.gunrunners.state import GunrunnersState

Face = tuple[int, int, bool]
"""Owner, card (UNKNOWN where it is not known), whether it lies face up."""


def of_token(table: GunrunnersState, token: int) -> Face:
    return table.token_owner[token], table.token_card[token], table.is_up(token)


def card(names: Names, shown: Face, width: int, height: int) -> Block:
    """One card, at least 3 columns wide and 2 lines high."""
    owner, number, up = shown
    style = face_up(owner) if up else face_down(owner)
    pattern = AGENCIES[owner].pattern * width
    first, second = (_front if up else _back)(names, owner, number, width)
    lines = [first, *(pattern for _ in range(height - 2)), second] if height > 2 else [first, second]
    if height > 3:
        lines = [first, second, *(pattern for _ in range(height - 2))]
    return [line((text, style)) for text in lines]


def _front(names: Names, owner: int, number: int, width: int) -> tuple[str, str]:
    letter, value, short = names.letter(owner), str(names.values[number]), names.short(number)
    if width < 5:
        return f"{letter}{value}".ljust(width), (short or AGENCIES[owner].pattern * width)[:width].ljust(width)
    first = f" {letter}{value:>{width - 3}} "
    return first, f" {short}".ljust(width) if short else AGENCIES[owner].pattern * width


def _back(names: Names, owner: int, number: int, width: int) -> tuple[str, str]:
    """A back; what the viewer knows of it stands below in brackets."""
    letter, pattern = names.letter(owner), AGENCIES[owner].pattern
    if width < 5:
        known = (names.short(number) or str(names.values[number])) if number != UNKNOWN else pattern * width
        return f"{letter}{'?' if number == UNKNOWN else ' '}".ljust(width), known[:width].center(width)
    first = f" {letter} ".center(width, pattern)
    if number == UNKNOWN:
        return first, pattern * width
    return first, f"({names.short(number) or names.values[number]})".center(width, pattern)


def place(width: int, height: int, text: str = "") -> Block:
    """An empty place."""
    edge = "┌" + "╌" * (width - 2) + "┐"
    foot = "└" + "╌" * (width - 2) + "┘"
    inner = ["╎" + text[: width - 2].center(width - 2) + "╎" for _ in range(height - 2)]
    return [line((part, FAINT)) for part in (edge, *inner, foot)]


def trainee(names: Names, table: GunrunnersState, region: int, width: int, height: int) -> Block:
    token = table.trainee[region]
    if token == EMPTY:
        return place(width, height)
    return card(names, of_token(table, token), width, height)


def hand_card(names: Names, seat: int, number: int, width: int, height: int) -> Block:
    """A card in hand; a card that this viewer may not know is a back."""
    return card(names, (seat, number, number != UNKNOWN), width, height)


def blank(width: int, height: int, style: Style = GROUND) -> Block:
    return [line((" " * width, style)) for _ in range(height)]
