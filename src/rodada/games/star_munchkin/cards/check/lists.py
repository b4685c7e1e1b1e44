"""Checks lists of operations: each word, its arguments, how deep lists are in each other, and whether the card that
they are on gives them what they speak of.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from rodada.games.star_munchkin.cards.check.values import Facts, Values, joined
from rodada.games.star_munchkin.cards.vocabulary import vocabulary

_PLAYERS: Final = ("player", "rival")
_NEEDED_TARGET: Final[Mapping[str, tuple[str, ...]]] = {
    "remove_monster": ("monster",),
    "clone": ("monster",),
    "copy_effect": ("effect",),
    "force_help": _PLAYERS,
}
_NEEDED_WINDOW: Final[Mapping[str, str]] = {"reroll": "roll", "change_roll": "roll", "redirect_trap": "trap"}
_SEATS: Final = ("who", "to", "by", "with")
_LISTS: Final = ("otherwise", "win", "lose")
_OPERATION: Final[Mapping[str, Facts]] = {
    "when": {"type": "condition", "optional": True},
    "otherwise": {"type": "ops", "optional": True},
}


class Place(NamedTuple):
    """Where a list stands: what its card or ability was aimed at, and when; how deep; whether `them` is anybody."""

    target: str = ""
    windows: tuple[str, ...] = ()
    depth: int = 0
    them: bool = False


class Lists:
    """Checks lists of operations."""

    def __init__(self, values: Values) -> None:
        self._values: Final = values
        self._faults: Final = values.faults

    def ops(self, data: Any, path: str, place: Place, may_be_empty: bool = False) -> None:
        limits = vocabulary().limits
        if place.depth > limits["depth"]:
            self._faults.add(path, "pack-nested", most=limits["depth"])
        elif self._values.is_list(data, path, limits["ops_per_list"]):
            if not data and not may_be_empty:
                self._faults.add(path, "pack-empty")
            for i, operation in enumerate(data):
                self._operation(operation, f"{path}[{i}]", place)

    def _operation(self, data: Any, path: str, place: Place) -> None:
        if not isinstance(data, dict):
            self._faults.add(path, "pack-not-table")
            return
        if "op" not in data:
            self._faults.add(joined(path, "op"), "refused-missing")
            return
        ops = vocabulary().ops
        if not self._values.one_of(data["op"], joined(path, "op"), ops):
            return
        known = {"op": {"type": "flag"}, **ops[data["op"]].arguments, **_OPERATION}
        if not self._values.is_table(data, path, known) or not self._values.has_all(data, path, known):
            return
        right = [self._argument(data[name], joined(path, name), known[name], place) for name in data if name != "op"]
        if all(right):
            self._sense(data, path)
            self._aim(data, path, place)

    def _argument(self, data: Any, path: str, facts: Facts, place: Place) -> bool:
        """One argument; lists within a list are walked through in their turn."""
        before = len(self._faults.found)
        name = path.rpartition(".")[2]
        inner = place._replace(depth=place.depth + 1, them=place.them or name in _LISTS)
        if facts["type"] == "ops":
            self.ops(data, path, inner)
        elif facts["type"] == "ops[]":
            self._options(data, path, facts, inner)
        elif facts["type"] == "table[]":
            self._faces(data, path, inner)
        else:
            return self._values.value(data, path, facts)
        return len(self._faults.found) == before

    def _options(self, data: Any, path: str, facts: Facts, place: Place) -> None:
        if not self._values.is_list(data, path, facts["max"]):
            return
        if len(data) < facts["min"]:
            self._faults.add(path, "pack-too-short", have=len(data), least=facts["min"])
        for i, option in enumerate(data):
            self.ops(option, f"{path}[{i}]", place)

    def _faces(self, data: Any, path: str, place: Place) -> None:
        if not self._values.is_list(data, path, 6):
            return
        if not data:
            self._faults.add(path, "pack-empty")
        seen: set[int] = set()
        for i, row in enumerate(data):
            where = f"{path}[{i}]"
            known: dict[str, Facts] = {"faces": {"type": "int"}, "do": {"type": "ops"}}
            if not self._values.is_table(row, where, known) or not self._values.has_all(row, where, known):
                continue
            if self._values.is_list(row["faces"], f"{where}.faces", 6):
                for j, face in enumerate(row["faces"]):
                    if self._values.number(face, f"{where}.faces[{j}]", 1, 6):
                        if face in seen:
                            self._faults.add(f"{where}.faces[{j}]", "pack-face-twice", face=face)
                        seen.add(face)
                if not row["faces"]:
                    self._faults.add(f"{where}.faces", "pack-empty")
            self.ops(row["do"], f"{where}.do", place)

    def _sense(self, data: dict[str, Any], path: str) -> None:
        """What types cannot tell: arguments that contradict each other."""
        if data["op"] == "change_roll" and ("by" in data) == ("to" in data):
            self._faults.add(path, "pack-change-roll")
        if data["op"] == "sift" and data.get("keep", 1) >= data["n"]:
            self._faults.add(joined(path, "keep"), "pack-sift", have=data.get("keep", 1), most=data["n"] - 1)
        if data["op"] == "contest" and "win" not in data and "lose" not in data:
            self._faults.add(path, "pack-contest")

    def _aim(self, data: dict[str, Any], path: str, place: Place) -> None:
        """Whether the card or ability gives the operation the target and the window that it speaks of."""
        word = data["op"]
        needed = _NEEDED_TARGET.get(word, ())
        window = _NEEDED_WINDOW.get(word, "")
        if word == "cancel":
            if data["what"] == "effect":
                needed = ("effect",)
            else:
                window = data["what"]
        if word == "add_strength" and data.get("side", "target") == "target":
            needed = ("side",)
        if needed:
            self._needs_target(place, path, needed)
        if window and place.windows != (window,):
            self._faults.add(path, "pack-needs-window", window=window)
        for name in _SEATS:
            if data.get(name) == "target":
                self._needs_target(place, joined(path, name), _PLAYERS)
            if data.get(name) == "them" and not place.them:
                self._faults.add(joined(path, name), "pack-no-them")

    def _needs_target(self, place: Place, path: str, needed: tuple[str, ...]) -> None:
        if place.target not in needed:
            self._faults.add(path, "pack-needs-target", targets=", ".join(needed))
