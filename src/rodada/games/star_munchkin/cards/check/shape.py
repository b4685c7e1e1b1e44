"""Judges the text of a pack before it is parsed: size, line by line, depth of brackets.

TOML parsers take a time that grows with the square of a dotted key's length, and as much stack as brackets are deep.
The pack format has neither dotted keys nor texts of several lines, so both are refused by their looks.
"""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

from rodada.games.star_munchkin.cards.check.faults import Faults
from rodada.games.star_munchkin.cards.vocabulary import vocabulary

MOST_BYTES: Final = 512 * 1024
LONGEST_LINE: Final = 4000
DEEPEST: Final = 24

_STRING_OR_COMMENT: Final = re.compile(r'"(?:[^"\\]|\\.)*"|\'[^\']*\'|#.*')
_PLACE: Final = re.compile(r"line (\d+), column (\d+)")


def parsed(data: bytes, faults: Faults) -> dict[str, Any] | None:
    """The tables of a pack; None if it is not fit to be read."""
    if len(data) > MOST_BYTES:
        faults.add("", "pack-too-large", most=MOST_BYTES // 1024)
        return None
    try:
        text = data.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError:
        faults.add("", "pack-not-utf8")
        return None
    if not _is_plain(text, faults):
        return None
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # a number of thousands of digits is a ValueError too
        place = _PLACE.search(str(error))
        line, column = place.groups() if place else ("", "")
        faults.add(f"line {line}, column {column}" if place else "", "pack-not-toml")
        return None


def _is_plain(text: str, faults: Faults) -> bool:
    cards = text.count("[[card]]")
    most: int = vocabulary().limits["cards_per_pack"]
    if cards > most:
        faults.add("card", "refused-too-long", have=cards, most=most)
        return False
    depth = 0
    for number, line in enumerate(text.split("\n"), start=1):
        where = f"line {number}"
        if len(line) > LONGEST_LINE:
            faults.add(where, "pack-line-too-long", most=LONGEST_LINE)
            return False
        if '"""' in line or "'''" in line:
            faults.add(where, "pack-long-text")
            return False
        bare = _STRING_OR_COMMENT.sub("", line)
        if bare.count(".") > 2:
            faults.add(where, "pack-dotted-key")
            return False
        for sign in bare:
            depth += (sign in "[{") - (sign in "]}")
            if depth > DEEPEST:
                faults.add(where, "pack-too-deep")
                return False
    return True
