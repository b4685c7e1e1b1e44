"""Proves every die and draw of a Star Munchkin record and shares no code with Rodada: `python THIS < RECORD`.

It knows no rules and no cards. The seed says from which place of its sorted pile each card came: so dice are known, and
what is drawn must keep the order of one pile: whatever came from a later place of it is a later card.
"""

import hashlib
import json
import sys

header, *lines, end = map(json.loads, sys.stdin)
seed, words = bytes.fromhex(end["seed"]), 0
assert hashlib.sha256(seed).hexdigest() == header["commitment"], "line 1: this is not the seed that was promised"
piles = {}  # by name: the places that are left, and what has come from which place
for number, line in enumerate(lines, start=2):
    if "chance" not in line:
        continue
    block = hashlib.sha256(seed + (words // 4).to_bytes(8, "big")).digest()
    place, words = int.from_bytes(block[words % 4 * 8 :][:8], "big") * line["of"] >> 64, words + 1
    if line["chance"] == "roll":
        assert line["is"] == str(place + 1), f"line {number}: {line['is']}, but the seed says {place + 1}"
    else:
        left, came = piles.get(line["chance"], ([], {}))
        if len(left) != line["of"]:  # shuffled anew
            left, came = list(range(line["of"])), {}
        came[left.pop(place)] = int(line["is"])
        piles[line["chance"]] = (left, came)
        cards = [came[one] for one in sorted(came)]
        assert cards == sorted(cards), f"line {number}: {line['is']} came from another place of the pile"
print(f"{words} dice and draws follow from the seed")
