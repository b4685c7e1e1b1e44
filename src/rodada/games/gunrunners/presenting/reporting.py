"""What a viewer may remember of face-down cards, and how a game ended."""

from __future__ import annotations

from collections import Counter

from rodada.engine.fields import UNKNOWN
from rodada.engine.presenting import Tree
from rodada.engine.state import Outcome
from rodada.engine.view import View
from rodada.games.gunrunners import ending
from rodada.games.gunrunners.board import EMPTY
from rodada.games.gunrunners.presenting import naming
from rodada.games.gunrunners.presenting.naming import Cards, said
from rodada.games.gunrunners.state import GunrunnersState


def notes(view: View[GunrunnersState]) -> list[Tree]:
    """Face-down cards that the viewer knows, exactly or only as being among others."""
    table, cards = view.table, Cards(view.table.options)
    lines = []
    for region in range(len(table.crates)):
        where = said("spoken-in-training", region=naming.region(region))
        lines += _known(table, cards, table.trainee[region], where)
        for position, token in enumerate(table.row[region], 1):
            where = said("spoken-position", position=position, region=naming.region(region))
            lines += _known(table, cards, token, where)
    return lines + _blurred(view, cards)


def _known(table: GunrunnersState, cards: Cards, token: int, where: Tree) -> list[Tree]:
    if token == EMPTY or table.is_up(token) or table.token_card[token] == UNKNOWN:
        return []
    return [said("notes-known", where=where, card=cards.theirs(table.token_owner[token], table.token_card[token]))]


def _blurred(view: View[GunrunnersState], cards: Cards) -> list[Tree]:
    table, lines = view.table, []
    for owner in range(table.seats):
        among = Counter(table.known_among(view.viewer, owner))
        if among and not table.certain_blurred(view.viewer, owner):
            counted = [said("counted-card", count=n, card=cards.card(card)) for card, n in sorted(among.items())]
            lines.append(said("notes-among", player=naming.player(owner), cards={"join": ", ", "of": counted}))
    return lines


def result(state: GunrunnersState, outcome: Outcome) -> list[Tree]:
    """Ranks and crates, best first; where crates are equal, what decided (G-6.3)."""
    tied = {score for score in outcome.scores if outcome.scores.count(score) > 1}
    lines: list[Tree] = []
    for seat in sorted(range(state.seats), key=lambda seat: (outcome.ranks[seat], seat)):
        score = outcome.scores[seat]
        line = said("result-rank", rank=outcome.ranks[seat], player=naming.player(seat), crates=naming.crates(score))
        if score in tied:
            left = ending.remaining(state, seat)
            tie = said("result-tie", total=sum(left), highest=max(left, default=0))
            line = {"join": " ", "of": [line, tie]}
        lines.append(line)
    ended_by = "busts" if outcome.rule == "G-6.1" else "cards"
    return [*lines, said("result-rule", ending=ended_by), *_what_decided(outcome)]


def _what_decided(outcome: Outcome) -> list[Tree]:
    if len(outcome.winners()) > 1:
        return [said("result-shared")]
    best = max(outcome.scores)
    return [said("result-tie-broken")] if outcome.scores.count(best) > 1 else []
