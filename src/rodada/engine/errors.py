"""Refusals: what was wrong, where, and by which rule, as a message key with arguments.

The engine and the games hold no text: a refusal names a Fluent message of `rodada.words`, and whoever shows it
chooses the language. `str()` of a refusal is English, for people at a Python prompt.
"""

from __future__ import annotations

from typing import Final

Argument = str | int


class Refused(Exception):
    """Something asked for was refused and nothing was changed.

    `key` is a message in `words/`, `arguments` its variables.
    """

    def __init__(self, key: str, **arguments: Argument) -> None:
        super().__init__(key)
        self.key: Final = key
        self.arguments: Final[dict[str, Argument]] = arguments

    def __str__(self) -> str:
        from rodada.words import refusal

        return refusal("en", self)


class Illegal(Refused):
    """An action that the rules do not allow here; `rule` is the id of the rule that forbids it."""

    def __init__(self, rule: str, key: str, **arguments: Argument) -> None:
        super().__init__(key, **arguments)
        self.rule: Final = rule


class BadData(Refused):
    """Data from outside (position, record, options, deck, pack), wrong at `field`: a path like `players[0].hand`."""

    def __init__(self, field: str, key: str, **arguments: Argument) -> None:
        super().__init__(key, **arguments)
        self.field: Final = field
