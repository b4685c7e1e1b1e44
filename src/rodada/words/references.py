"""What an entry needs to be said: other messages, terms, and variables."""

from __future__ import annotations

from collections.abc import Iterator

from fluent.syntax import ast


def references(node: ast.BaseNode) -> set[str]:
    """Names of the messages and `-terms` that a piece of Fluent refers to."""
    messages = {part.id.name for part in _parts(node) if isinstance(part, ast.MessageReference)}
    terms = {f"-{part.id.name}" for part in _parts(node) if isinstance(part, ast.TermReference)}
    return messages | terms


def variables(node: ast.BaseNode) -> set[str]:
    """Names of the variables that a piece of Fluent wants."""
    return {part.id.name for part in _parts(node) if isinstance(part, ast.VariableReference)}


def _parts(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from _parts(child)
