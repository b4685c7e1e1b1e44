"""Proves every die and draw of a Gunrunners record and shares no code with Rodada: `python THIS < RECORD`."""

import hashlib
import json
import sys

header, *lines, end = map(json.loads, sys.stdin)
seed, deck = bytes.fromhex(end["seed"]), header["options"].get("deck", "reconstructed")
assert hashlib.sha256(seed).hexdigest() == header["commitment"], "line 1: this is not the seed that was promised"
plain = (
    {"pyramid": "11122334", "one-five": "11223345"}.get(deck, "11223344") if isinstance(deck, str) else deck["plain"]
)
cards = [*sorted(map(str, plain)), "Director", "Informer", "Saboteur", "Spy", "Manager", "Runner"]
agencies = ["red", "blue", "yellow", "green", "black"][: header["seats"]]
piles = [cards[1:] for _ in agencies]  # a plain 1 of each lies on the table before the deal
words = starter = dealt = seat = 0
for number, line in enumerate(lines, start=2):
    seat = line.get("seat", seat)  # a card is drawn by whoever played last
    if "chance" in line:
        if line["chance"] == "deal":  # five cards for each seat, beginning with the starter
            seat, dealt = (starter + dealt // 5) % len(agencies), dealt + 1
        bag = {"starter": agencies, "roll": [*"123456"], "audit": [*"123456"]}.get(line["chance"], piles[seat])
        block = hashlib.sha256(seed + (words // 4).to_bytes(8, "big")).digest()
        word, words = int.from_bytes(block[words % 4 * 8 :][:8], "big"), words + 1
        due = bag[word * len(bag) >> 64]
        assert (line["of"], line["is"]) == (len(bag), due), f"line {number}: {line['is']}, but the seed says {due}"
        starter = agencies.index(due) if line["chance"] == "starter" else starter
        if bag is piles[seat]:
            bag.remove(due)
print(f"{words} dice and draws follow from the seed")
