"""`rodada rules GAME --coverage`: where each rule is enforced and which tests prove it.

A rule is enforced where its id stands in the code, as a literal or in a comment; it is proved by the tests marked
with it, `@pytest.mark.rule("ID")`, at a function, a class, a module or a parameter. Only single ids are cites:
“from this to that” would claim rules that nobody thought of.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console
from rich.table import Table

from rodada.cli.parser import Misused
from rodada.cli.rulebook import Rule, Rulebook
from rodada.words import Speaker


@dataclass(frozen=True)
class Cites:
    """Places by rule id, and what is cited wrongly."""

    enforced: dict[str, list[str]] = field(default_factory=dict)
    proved: dict[str, list[str]] = field(default_factory=dict)
    ranges: list[tuple[str, str]] = field(default_factory=list)

    def strangers(self, ids: set[str]) -> list[tuple[str, str]]:
        """Place and id of what is cited and is no rule."""
        found = [*self.enforced.items(), *self.proved.items()]
        return [(place, id_) for id_, places in found if id_ not in ids for place in places]


def checkout() -> Path | None:
    """The folder of the source checkout this runs from; None for an installed copy."""
    root = Path(__file__).parents[3]
    return root if (root / "pyproject.toml").exists() and (root / "tests").is_dir() else None


def collect(root: Path, letter: str) -> Cites:
    """All cites of the rules with this letter, in the code and in the tests."""
    cites = Cites()
    for path in sorted((root / "src").rglob("*.py")):
        if "words" not in path.relative_to(root / "src" / "rodada").parts[:1]:
            _collect_code(path, path.relative_to(root).as_posix(), letter, cites)
    for path in sorted((root / "tests").rglob("*.py")):
        name = path.relative_to(root).as_posix()
        for place, id_ in marks(ast.parse(path.read_text(encoding="utf-8"))):
            if id_.startswith(f"{letter}-"):
                cites.proved.setdefault(id_, []).append(f"{name}::{place}" if place else name)
    return cites


def report(book: Rulebook, asked: Rule | None, speaker: Speaker) -> int:
    """Print the table; 0 if every rule is enforced and proved and nothing is cited wrongly."""
    root = checkout()
    if root is None:
        raise Misused("rodada rules", "rules-source-needed")
    cites = collect(root, book.rules[0].letter)
    rules = [rule for rule in book.rules if asked is None or asked in (rule, _section(book, rule))]
    console = Console()
    console.print(_table(book, rules, cites, speaker))
    faults = _faults(book, cites, speaker)
    for fault in faults:
        console.print(fault, style="red", markup=False, highlight=False)
    enforced, proved = ({rule.id for rule in rules if by[rule.id]} for by in _by_rule(rules, cites))
    whole = len(enforced & proved)
    counts = {"rules": len(rules), "enforced": len(enforced), "proved": len(proved), "whole": whole}
    console.print(speaker.say("rules-coverage-summary", **counts), highlight=False)
    return 0 if whole == len(rules) and not faults else 1


def marks(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Place (`Class::function`, empty for the module) and id of each `pytest.mark.rule(...)`."""
    yield from _marks(tree, "")


def _marks(node: ast.AST, place: str) -> Iterator[tuple[str, str]]:
    for child in ast.iter_child_nodes(node):
        inner = place
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            inner = f"{place}::{child.name}" if place else child.name
        if isinstance(child, ast.Call) and ast.unparse(child.func).endswith("mark.rule"):
            texts = [arg.value for arg in child.args if isinstance(arg, ast.Constant)]
            yield from ((inner, text) for text in texts if isinstance(text, str))
        yield from _marks(child, inner)


def _collect_code(path: Path, name: str, letter: str, cites: Cites) -> None:
    id_ = rf"{letter}-\d+\.\d+"
    range_ = re.compile(rf"\b{id_}\s*(?:–|—|-|\.\.+|to|until|through)\s*(?:{letter}-)?\d+(?:\.\d+)?")
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        cites.ranges.extend((f"{name}:{number}", found) for found in range_.findall(line))
        for cited in dict.fromkeys(re.findall(rf"\b{id_}\b", line)):
            cites.enforced.setdefault(cited, []).append(f"{name}:{number}")


def _section(book: Rulebook, rule: Rule) -> Rule | None:
    return next((section for section in book.sections if section.section == rule.section), None)


def _by_rule(rules: list[Rule], cites: Cites) -> tuple[dict[str, list[str]], dict[str, list[str]]]:
    enforced = {rule.id: cites.enforced.get(rule.id, []) for rule in rules}
    return enforced, {rule.id: cites.proved.get(rule.id, []) for rule in rules}


def _faults(book: Rulebook, cites: Cites, speaker: Speaker) -> list[str]:
    ids = {rule.id for rule in book.rules}
    ranges = [speaker.say("rules-coverage-range", place=place, range=range_) for place, range_ in cites.ranges]
    strangers = cites.strangers(ids)
    return ranges + [
        speaker.say("rules-coverage-stranger", place=place, id=id_, game=book.title) for place, id_ in strangers
    ]


def _table(book: Rulebook, rules: list[Rule], cites: Cites, speaker: Speaker) -> Table:
    say = speaker.say
    table = Table(title=say("rules-coverage-title", game=book.title), show_lines=True)
    for heading in ("rules-coverage-rule", "rules-coverage-enforced", "rules-coverage-proved"):
        table.add_column(say(heading), overflow="fold", no_wrap=heading == "rules-coverage-rule")
    nowhere = f"[red]{say('rules-coverage-nowhere')}[/red]"
    enforced, proved = _by_rule(rules, cites)
    for rule in rules:
        table.add_row(rule.id, "\n".join(enforced[rule.id]) or nowhere, "\n".join(proved[rule.id]) or nowhere)
    return table
