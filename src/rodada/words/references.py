"""What an entry needs to be said: other messages, terms, and variables."""

from __future__ import annotations

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor


class _Finder(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.entries: set[str] = set()
        self.variables: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.entries.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.entries.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)


def references(node: ast.BaseNode) -> set[str]:
    """Names of the messages and `-terms` that a piece of Fluent refers to."""
    finder = _Finder()
    finder.visit(node)
    return finder.entries


def variables(node: ast.BaseNode) -> set[str]:
    """Names of the variables that a piece of Fluent wants."""
    finder = _Finder()
    finder.visit(node)
    return finder.variables
