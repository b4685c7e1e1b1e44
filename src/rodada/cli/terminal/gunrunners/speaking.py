"""The table in lines to be read out: for plain mode, screen readers and pipes."""

from __future__ import annotations

from rodada.cli.terminal.gunrunners.cards import of_token
from rodada.cli.terminal.gunrunners.naming import Names
from rodada.engine.fields import UNKNOWN
from rodada.engine.view import View
from rodada.games.gunrunners.board import EMPTY, EXPOSED_FOR_BUST, LAST_BUST
from rodada.games.gunrunners.presenting.scene import Standing, standing
from rodada.games.gunrunners.state import GunrunnersState


class Reader:
    """Reads out one view."""

    def __init__(self, names: Names, view: View[GunrunnersState]) -> None:
        self.names = names
        self.say = names.speaker.say
        self.viewer = view.viewer
        self.table = view.table

    def whole(self) -> list[str]:
        table = self.table
        counts = {"warehouse": table.warehouse, "supply": table.supply, "busts": table.busts, "last": LAST_BUST}
        lines = [self.say("gunrunners-spoken-goods", turn=table.turns, **counts)]
        for region in range(len(table.crates)):
            lines += self._region(region)
        return lines + [self._seat(seat) for seat in range(table.seats)]

    def hand(self) -> list[str]:
        if not 0 <= self.viewer < self.table.seats:
            return [self.say("gunrunners-spoken-no-hand")]
        cards = [self._with_power(card) for card in self.table.hand[self.viewer]]
        return [self.say("gunrunners-spoken-hand", count=len(cards), cards="; ".join(cards))]

    def _region(self, region: int) -> list[str]:
        table, say, names = self.table, self.say, self.names
        token = table.trainee[region]
        trainee = say("gunrunners-spoken-nobody") if token == EMPTY else self._card(token)
        missing = max(EXPOSED_FOR_BUST - table.exposed[region], 0)
        crates = say("gunrunners-crate-count", count=table.crates[region])
        lines = [
            say(
                "gunrunners-spoken-region", region=names.region(region), crates=crates, trainee=trainee, missing=missing
            ),
        ]
        if table.row[region]:
            cards = [f"{i + 1}: {self._card(token)}" for i, token in enumerate(table.row[region])]
            lines.append("  " + say("gunrunners-spoken-row", cards="; ".join(cards)))
            sums = [self._sum(item) for item in standing(table, region)]
            lines.append("  " + say("gunrunners-spoken-sums", sums="; ".join(sums)))
        return lines

    def _sum(self, item: Standing) -> str:
        sums = {"total": item.total, "hidden": min(item.hidden, 1), "crates": item.takes}
        return self.say("gunrunners-spoken-sum", player=self.names.player(item.seat), **sums)

    def _seat(self, seat: int) -> str:
        table = self.table
        crates = self.say("gunrunners-crate-count", count=table.won[seat])
        cards = self.say("gunrunners-table-cards", hand=len(table.hand[seat]), pile=len(table.pile[seat]))
        return self.say("gunrunners-spoken-seat", player=self.names.player(seat), crates=crates, cards=cards)

    def _card(self, token: int) -> str:
        owner, card, up = of_token(self.table, token)
        if up:
            return self._theirs(token)
        known = "" if card == UNKNOWN else self.names.card(card)
        return self.say(
            "gunrunners-spoken-face-down", player=self.names.player(owner), card=known, known=int(bool(known))
        )

    def _theirs(self, token: int) -> str:
        return self.names.theirs(self.table.token_owner[token], self.table.token_card[token])

    def _with_power(self, card: int) -> str:
        power = self.names.power(card)
        return f"{self.names.card(card)}, {power}" if power else self.names.card(card)
