"""Cards as blocks of colour: face up with value, letter and pattern; face down with letter and pattern alone."""

from __future__ import annotations

from typing import Final

from rich.style import Style

from rodada.cli.terminal.gunrunners.ink import AGENCIES, FAINT, GROUND, face_down, face_up, line
from rodada.cli.terminal.gunrunners.naming import Names
from rodada.cli.terminal.lines import Block
from rodada.engine.fields import UNKNOWN
from rodada.games.gunrunners.board import EMPTY
from rodada.games.gunrunners.state import GunrunnersState

NARROW: Final = 5
"""A card of fewer columns has no margins."""
TALL: Final = 5
"""A card of as many lines is drawn like a playing card."""

Face = tuple[int, int, bool]
"""Owner, card (UNKNOWN where it is not known), whether it lies face up."""


def of_token(table: GunrunnersState, token: int) -> Face:
    return table.token_owner[token], table.token_card[token], table.is_up(token)


def card(names: Names, shown: Face, width: int, height: int) -> Block:
    """One card, at least 3 columns wide and 2 lines high."""
    owner, number, up = shown
    rows = (_front if up else _back)(names, owner, number, width, height)
    style = face_up(owner) if up else face_down(owner)
    return [line((text, style)) for text in rows]


def _front(names: Names, owner: int, number: int, width: int, height: int) -> list[str]:
    """Letter and value above, a special agent's letters below or in the middle, the pattern everywhere else."""
    letter, value, short = names.letter(owner), str(names.values[number]), names.short(number)
    pattern = AGENCIES[owner].pattern * width
    if width < NARROW:
        return [f"{letter}{value}".ljust(width), (short or pattern)[:width].ljust(width)] + [pattern] * (height - 2)
    rows = [f" {letter}{value:>{width - 3}} ", *[pattern] * (height - 1)]
    if height >= TALL:
        rows[-1] = f" {value}{letter:>{width - 3}} "
    if short:
        rows[1 if height < TALL else height // 2] = short.center(width)
    return rows


def _back(names: Names, owner: int, number: int, width: int, height: int) -> list[str]:
    """A back; what the viewer knows of it stands on it in brackets."""
    letter, pattern = names.letter(owner), AGENCIES[owner].pattern
    known = "" if number == UNKNOWN else names.short(number) or str(names.values[number])
    rows = [pattern * width] * height
    if width < NARROW:
        return [f"{letter}?".ljust(width), (known or pattern * width)[:width].center(width), *rows[2:]]
    at = height // 2 - (height < TALL)
    rows[at] = f" {letter} ".center(width, pattern)
    if known:
        rows[at + 1] = f"({known})".center(width, pattern)
    return rows


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
