"""The table in lines to be read out: for plain mode, screen readers and pipes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rodada.cli.terminal.gunrunners.cards import of_token
from rodada.cli.terminal.gunrunners.lanes import standing
from rodada.cli.terminal.gunrunners.naming import Names
from rodada.engine.fields import UNKNOWN
from rodada.engine.state import Outcome
from rodada.engine.view import View
from rodada.games.gunrunners import ending
from rodada.games.gunrunners.board import EMPTY, EXPOSED_FOR_BUST, LAST_BUST
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

    def notes(self) -> list[str]:
        """Face-down cards that the viewer knows, exactly or only as being among others."""
        table, say = self.table, self.say
        lines = []
        for region in range(len(table.crates)):
            if (known := table.trainee[region]) != EMPTY and table.token_card[known] != UNKNOWN:
                where = say("gunrunners-spoken-in-training", region=self.names.region(region))
                lines.append(say("gunrunners-notes-known", where=where, card=self._theirs(known)))
            for position, token in enumerate(table.row[region]):
                if not table.is_up(token) and table.token_card[token] != UNKNOWN:
                    where = say("gunrunners-spoken-position", position=position + 1, region=self.names.region(region))
                    lines.append(say("gunrunners-notes-known", where=where, card=self._theirs(token)))
        return lines + self._blurred()

    def _blurred(self) -> list[str]:
        table = self.table
        lines = []
        for owner in range(table.seats):
            among = Counter(table.known_among(self.viewer, owner))
            if among and not table.certain_blurred(self.viewer, owner):
                cards = ", ".join(f"{n} × {self.names.card(card)}" for card, n in sorted(among.items()))
                lines.append(self.say("gunrunners-notes-among", player=self.names.player(owner), cards=cards))
        return lines

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
            sums = [
                say("gunrunners-spoken-sum", player=names.player(owner), total=total, hidden=int(hidden), crates=share)
                for owner, total, hidden, share in standing(names, table, region)
            ]
            lines.append("  " + say("gunrunners-spoken-sums", sums="; ".join(sums)))
        return lines

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


def result(names: Names, state: GunrunnersState, outcome: Outcome) -> list[str]:
    """Ranks and crates, best first; where crates are equal, what decided (G-6.3)."""
    say = names.speaker.say
    tied = {score for score in outcome.scores if outcome.scores.count(score) > 1}
    lines = []
    for seat in sorted(range(state.seats), key=lambda seat: (outcome.ranks[seat], seat)):
        crates = say("gunrunners-crate-count", count=outcome.scores[seat])
        text = say("gunrunners-result-rank", rank=outcome.ranks[seat], player=names.player(seat), crates=crates)
        if outcome.scores[seat] in tied:
            cards = ending.remaining(state, seat)
            text += " " + say("gunrunners-result-tie", total=sum(cards), highest=max(cards, default=0))
        lines.append(text)
    ended_by = "busts" if outcome.rule == "G-6.1" else "cards"
    return [*lines, "", say("gunrunners-result-rule", ending=ended_by), *_why(names, outcome)]


def _why(names: Names, outcome: Outcome) -> Sequence[str]:
    say = names.speaker.say
    winners = outcome.winners()
    if len(winners) > 1:
        return [say("gunrunners-result-shared")]
    best = max(outcome.scores)
    return [say("gunrunners-result-tie-broken")] if outcome.scores.count(best) > 1 else []
