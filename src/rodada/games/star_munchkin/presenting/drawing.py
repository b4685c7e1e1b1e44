"""Makes the scene of a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rodada.engine.actions import ARGUMENT_BITS
from rodada.engine.state import Frame
from rodada.engine.view import View
from rodada.games.star_munchkin import frames, verbs
from rodada.games.star_munchkin.board import DECKS, NOBODY
from rodada.games.star_munchkin.presenting import naming
from rodada.games.star_munchkin.presenting.characters import seats
from rodada.games.star_munchkin.presenting.fighting import OFFER_KINDS, bargain, combat, deals
from rodada.games.star_munchkin.presenting.outlook import outlooks, sums
from rodada.games.star_munchkin.presenting.scene import (
    Die,
    Draft,
    Held,
    Loot,
    Pending,
    Pile,
    Run,
    Share,
    StarMunchkinScene,
)
from rodada.games.star_munchkin.reward import picker_of
from rodada.games.star_munchkin.sale import gold, levels_for
from rodada.games.star_munchkin.state import StarMunchkinState
from rodada.games.star_munchkin.turn import AFTER_DOOR, ENDING, PREPARE

OVER: Final = "over"
_TURN_PHASES: Final = {PREPARE: "before_door", AFTER_DOOR: "after_door", ENDING: "ending"}
_PENDING: Final = {
    frames.DOOR: "door",
    frames.TRAP: "trap",
    frames.BAD_STUFF: "bad_stuff",
    frames.DEATH: "death",
    frames.PLAY: "play",
    frames.ABILITY: "ability",
    frames.WIN: "winning",
}
_WITH_CARD: Final = (frames.DOOR, frames.TRAP, frames.BAD_STUFF, frames.PLAY, frames.ABILITY)
_DICE: Final = ("flee", "effect", "contest", "order")
_PLAY: Final = verbs.PLAY << ARGUMENT_BITS
_TROUBLE: Final = verbs.TROUBLE << ARGUMENT_BITS


def scene(view: View[StarMunchkinState]) -> StarMunchkinScene:
    """What the viewer sees on the table."""
    table = view.table
    viewer = view.viewer if view.viewer < table.seats else NOBODY
    top = _top(table, frames.FLIGHT)
    return StarMunchkinScene(
        viewer=viewer,
        seats=seats(table, viewer),
        active=table.active,
        turn=table.turns,
        goal=table.goal(),
        to_act=max(table.to_act, NOBODY),
        phase=_phase(table),
        window=_window(table),
        stage=list(table.stage),
        looked=list(table.sifted),
        pending=[_pending(frame) for frame in table.stack if frame[0] in _PENDING],
        combat=combat(table),
        run=Run(seat=top[1], monster=top[3], left=list(top[4:])) if top else None,
        die=_die(table),
        share=_share(table),
        loot=_loot(table),
        deals=deals(table),
        draft=_draft(table, viewer),
        piles=[
            Pile(deck=name, cards=len(table.pile[deck]), discards=list(table.discards[deck]))
            for deck, name in enumerate(DECKS)
        ],
        hand=_hand(table, viewer) if viewer != NOBODY else [],
        offers_left=max(0, table.options.offers - table.offers_made[viewer]) if viewer != NOBODY else 0,
        winners=table.outcome().winners() if table.over else [],
    )


def _top(table: StarMunchkinState, op: int) -> Frame:
    """The innermost frame of a kind, empty if there is none."""
    return next((frame for frame in reversed(table.stack) if frame[0] == op), ())


def _phase(table: StarMunchkinState) -> str:
    if not table.stack:
        return OVER
    frame = table.stack[-1]
    if frame[0] == frames.TURN:
        return _TURN_PHASES.get(frame[2], "turn")
    return frames.NAMES[frame[0]]


def _window(table: StarMunchkinState) -> str:
    frame = table.stack[-1] if table.stack else ()
    return frames.WINDOW_NAMES[frame[3]] if frame and frame[0] == frames.WINDOW else ""


def _pending(frame: Frame) -> Pending:
    op = frame[0]
    return Pending(
        kind=_PENDING[op],
        seat=frame[1],
        card=frame[3] if op in _WITH_CARD else 0,
        by=frame[4] if op == frames.TRAP else NOBODY,
    )


def _die(table: StarMunchkinState) -> Die | None:
    frame = _top(table, frames.ROLL)
    return Die(seat=frame[1], face=frame[4], why=_DICE[frame[3]]) if frame else None


def _share(table: StarMunchkinState) -> Share | None:
    frame = _top(table, frames.SHARE)
    if not frame:
        return None
    _, fighter, helper, mine, hers, order, _ = frame
    return Share(picker=picker_of(frame), fighter=fighter, helper=helper, mine=mine, hers=hers, order=order)


def _loot(table: StarMunchkinState) -> Loot | None:
    frame = _top(table, frames.LOOTING)
    return Loot(victim=frame[1], picker=frame[2], cards=list(table.loot)) if frame else None


def _draft(table: StarMunchkinState, viewer: int) -> Draft | None:
    """Only its author knows of it."""
    if viewer == NOBODY or table.drafter != viewer or not table.stack:
        return None
    frame = table.stack[-1]
    if frame[0] == frames.DRAFT and frame[1] == viewer:
        kind, to = frame[3], frame[4]
        terms = bargain(table.draft, naming.terms(table.cards, kind, viewer, to, table.draft))
        return Draft(kind=OFFER_KINDS[kind], to=to, terms=terms, cards=[], gold=0, levels=0)
    if frame[0] == frames.SALE and frame[1] == viewer:
        return _sale(table, viewer, table.draft)
    return None


def _sale(table: StarMunchkinState, viewer: int, cards: Sequence[int]) -> Draft:
    sold = list(cards)
    return Draft(
        kind="sale",
        to=NOBODY,
        terms=bargain((), naming.together(table.cards, sold)),
        cards=sold,
        gold=gold(table, viewer, sold),
        levels=levels_for(table, viewer, sold),
    )


def _hand(table: StarMunchkinState, viewer: int) -> list[Held]:
    """The cards with what each would do to the sums now."""
    acts = table.actions(viewer)
    before = sums(table)
    held = []
    for card in table.hand[viewer]:
        playable = _PLAY | card in acts
        held.append(
            Held(
                card=card,
                playable=playable or _TROUBLE | card in acts,
                fresh=card in table.fresh[viewer],
                outlooks=outlooks(table, viewer, _PLAY | card, before) if playable else [],
            )
        )
    return held
