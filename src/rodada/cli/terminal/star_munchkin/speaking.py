"""The table in lines to be read out: for plain mode, screen readers and pipes, and for the page of the table."""

from __future__ import annotations

from collections.abc import Iterable

from rodada.cli.terminal.star_munchkin import reasons
from rodada.cli.terminal.star_munchkin.naming import Names
from rodada.engine.view import View
from rodada.games.star_munchkin import strength
from rodada.games.star_munchkin.board import DEAD, NOBODY
from rodada.games.star_munchkin.presenting import fighting
from rodada.games.star_munchkin.state import StarMunchkinState


class Reader:
    """Reads out one view."""

    def __init__(self, names: Names, view: View[StarMunchkinState]) -> None:
        self.names = names
        self.say = names.say
        self.viewer = view.viewer
        self.table = view.table

    def whole(self, texts: bool = False) -> list[str]:
        """Turn, combat, everybody; with the text of every card that lies open."""
        table = self.table
        door, treasure = (len(pile) for pile in table.pile)
        where = when(self.names, table)
        tops = [pile[-1] for pile in table.discards if pile]
        discards = self.names.together(tops) or self.say("star-munchkin-table-nothing")
        lines = [self.say("star-munchkin-spoken-turn", where=where, door=door, treasure=treasure, discards=discards)]
        lines += self._combat(texts)
        for zone, key in ((table.stage, "stage"), (table.loot, "loot")):
            if zone:
                lines.append(self.say(f"star-munchkin-spoken-{key}", cards=self.names.together(zone)))
                lines += self._texts(zone, texts)
        for seat in range(table.seats):
            lines += [""] * texts + self._seat(seat, texts)
        return lines

    def hand(self) -> list[str]:
        if not 0 <= self.viewer < self.table.seats:
            return [self.say("star-munchkin-spoken-no-hand")]
        hand = self.table.hand[self.viewer]
        cards = [f"{self.names.card(card)} ({self.names.kind(card)})" for card in hand]
        return [self.say("star-munchkin-spoken-hand", count=len(hand), cards="; ".join(cards))]

    def with_texts(self) -> list[str]:
        """The hand and the table, every card with its text."""
        hand = self.table.hand[self.viewer] if 0 <= self.viewer < self.table.seats else ()
        return [*self.hand(), *self._texts(hand, True), "", *self.whole(texts=True)]

    def _combat(self, texts: bool) -> list[str]:
        table = self.table
        if table.fighter == NOBODY or not table.foes:
            return []
        monsters = ", ".join("+".join(self.names.card(card) for card in foe) for foe in table.foes)
        lines = [
            self.say(
                "star-munchkin-spoken-combat",
                seat=self.names.player(table.fighter),
                side=strength.side(table),
                monsters=monsters,
                theirs=strength.monsters(table),
                reward=reasons.reward(self.names, table),
            )
        ]
        if table.helper != NOBODY:
            player = self.names.player(table.helper)
            lines.append(self.say("star-munchkin-spoken-helper", player=player, terms=bargain(self.names, table)))
        return lines + self._texts([card for foe in table.foes for card in foe], texts)

    def _seat(self, seat: int, texts: bool) -> list[str]:
        table, names = self.table, self.names
        player, level = names.player(seat), table.level[seat]
        if table.alive[seat] == DEAD:
            lines = [self.say("star-munchkin-spoken-dead", player=player, level=level)]
        else:
            lines = [
                self.say(
                    "star-munchkin-spoken-seat",
                    player=player,
                    level=level,
                    strength=strength.of_seat(table, seat),
                    **{"class": names.classes(table, seat)},
                    race=names.races(table, seat),
                    sex=names.sex(table, seat),
                    cards=self.say("star-munchkin-table-cards", n=len(table.hand[seat])),
                )
            ]
        in_use = table.in_use[seat]
        items = table.items_of(seat)
        rest = [card for card in table.table[seat] if card not in items]
        groups = (
            ("in-use", list(in_use)),
            ("carried", [card for card in items if card not in in_use]),
            ("before", rest),
        )
        for key, cards in groups:
            if cards:
                listed = ", ".join(self._with_number(card) for card in cards)
                lines.append(self.say(f"star-munchkin-spoken-{key}", cards=listed))
                lines += self._texts(cards, texts)
        return lines

    def _with_number(self, card: int) -> str:
        number = self.names.short(card)
        return f"{self.names.card(card)} {number}".rstrip()

    def _texts(self, cards: Iterable[int], wanted: bool) -> list[str]:
        if not wanted:
            return []
        return [f"    {self.names.card(card)}: {self.names.text(card)}" for card in dict.fromkeys(cards)]


def when(names: Names, table: StarMunchkinState) -> str:
    """Whose turn it is."""
    if not table.turns:
        return names.say("star-munchkin-table-setup")
    return names.say("star-munchkin-table-of", turn=table.turns, player=names.player(table.active))


def bargain(names: Names, table: StarMunchkinState) -> str:
    """What helper and fighter have agreed."""
    agreed = fighting.agreed(table)
    return "" if agreed is None else names.said(agreed.text)
