"""What a viewer may remember of the hands of others, and how a game ended."""

from __future__ import annotations

from rodada.engine.presenting import Tree
from rodada.engine.state import Outcome
from rodada.engine.view import View
from rodada.games.star_munchkin.cards.telling.trees import say
from rodada.games.star_munchkin.presenting import naming
from rodada.games.star_munchkin.state import StarMunchkinState


def notes(view: View[StarMunchkinState]) -> list[Tree]:
    """Cards in the hands of others that the viewer has seen there."""
    lines = []
    for seat, hand in enumerate(view.table.hand):
        known = [card for card in hand if card]
        if seat != view.viewer and known:
            cards = naming.together(view.table.cards, known)
            lines.append(say("star-munchkin-notes-known", player=naming.player(seat), cards=cards))
    return lines


def result(state: StarMunchkinState, outcome: Outcome) -> list[Tree]:
    """Ranks and levels, best first, and what decided."""
    best_first = sorted(range(state.seats), key=lambda seat: (outcome.ranks[seat], -outcome.scores[seat], seat))
    lines = [
        say(
            "star-munchkin-result-rank",
            rank=outcome.ranks[seat],
            player=naming.player(seat),
            level=outcome.scores[seat],
        )
        for seat in best_first
    ]
    by_level = max(outcome.scores) >= state.goal()
    lines.append(say("star-munchkin-result-kill", goal=state.goal()) if by_level else say("star-munchkin-result-time"))
    return [*lines, say("star-munchkin-result-shared")] if outcome.rule == "M-12.2" else lines
