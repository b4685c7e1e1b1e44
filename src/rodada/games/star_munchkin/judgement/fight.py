"""What a combat means to every seat: who leads, what is won if it is won, what is lost if it is lost."""

from __future__ import annotations

from math import exp
from typing import Final

from rodada.engine.actions import argument_of, verb_of
from rodada.games.star_munchkin import strength
from rodada.games.star_munchkin.board import DEAD, NOBODY, UNDECIDED, Board
from rodada.games.star_munchkin.conditions import holds
from rodada.games.star_munchkin.flight import ROLLS, UNCHASED, fate
from rodada.games.star_munchkin.foes import copies, tags_of
from rodada.games.star_munchkin.judgement.foresight import foreseen, risen
from rodada.games.star_munchkin.judgement.imagining import Changes, as_if
from rodada.games.star_munchkin.judgement.mind import Gains, Mind
from rodada.games.star_munchkin.judgement.prices import DRAWN
from rodada.games.star_munchkin.passives import counts, has_word, immune
from rodada.games.star_munchkin.verbs import GIVE, WANT

TIE: Final = 0.5
"""What winning ties is in points."""
ESCAPING_FACES: Final = 2
FACES: Final = 6

SAFE: Final = 0.93
"""How likely a combat that is led is won, where nobody has much to lose by it."""
HOPE: Final = 0.15
"""How likely one that is not led is won after all."""
HOPELESS: Final = 10.0
"""How far behind that is out of the question."""
MEDDLING: Final = 4.0
"""Points that others bring up on average against whoever is about to win the game."""
MEDDLED: Final = 2.5
"""How far that may be from the average."""


def lead(board: Board) -> float:
    """Above 0 the fighters' side wins as things stand."""
    ties = TIE if has_word(board, board.fighter, "win_ties") else 0.0
    return strength.side(board) - strength.monsters(board) + ties


def undecided(board: Board) -> bool:
    return board.fighter != NOBODY and board.decided == UNDECIDED and bool(board.foes)


def wins_game(board: Board) -> bool:
    """Whether winning this combat wins the game (M-2.6)."""
    return board.level[board.fighter] + strength.levels(board) >= board.goal()


# --- if it is won ---


def spoils(mind: Mind) -> Gains:
    """M-5.11: levels and treasures for the fighter, the agreed share for the helper."""
    board = mind.board
    fighter, helper = board.fighter, board.helper
    gains = mind.no_gains()
    gains[fighter] += risen(mind, fighter, strength.levels(board), may_win=True)
    treasures = strength.treasures(board) + board.deferred
    _rewarded(mind, fighter, gains)
    if helper == NOBODY:
        gains[fighter] += DRAWN["treasure"] * treasures
        return gains
    _rewarded(mind, helper, gains)
    hers = min(board.bargain[0] if board.bargain else 0, treasures)
    gains[helper] += DRAWN["treasure"] * hers
    gains[fighter] += DRAWN["treasure"] * (treasures - hers)
    if board.options.shared_victory and wins_game(board):
        gains[helper] += gains[fighter]
    for term in board.bargain[2:]:
        _promised(mind, term, fighter, helper, gains)
    return gains


def _rewarded(mind: Mind, seat: int, gains: Gains) -> None:
    """What the cards of a seat do of themselves after a combat that it has won."""
    board, habits = mind.board, mind.prices.habits
    for card in board.table[seat]:
        if card in habits and counts(board, seat, card):
            for trigger in mind.row(card).triggers:
                if trigger.on == "won" and holds(board, trigger.when, seat):
                    for other, gain in enumerate(foreseen(mind, trigger.do, seat, card)):
                        gains[other] += gain


def _promised(mind: Mind, term: int, fighter: int, helper: int, gains: Gains) -> None:
    """Items that change hands, and cards that are played on the helper."""
    card = argument_of(term)
    if verb_of(term) in (GIVE, WANT):
        gains[fighter] -= mind.in_play(fighter, card)
        gains[helper] += mind.item_for(helper, card)
    else:
        row = mind.row(card)
        on = (helper, card, 0, fighter) if row.kind == "trap" else (fighter, card, helper)
        for seat, gain in enumerate(foreseen(mind, row.ops, *on)):
            gains[seat] += gain


# --- if it is lost ---


def rout(mind: Mind) -> Gains:
    """M-7: what running away costs, by the odds of the dice."""
    gains = mind.no_gains()
    board = mind.board
    for runner in (board.fighter, board.helper):
        if runner != NOBODY and board.alive[runner] != DEAD:
            for seat, gain in enumerate(flight(mind, runner, [foe[0] for foe in board.foes])):
                gains[seat] += gain
    return gains


def flight(mind: Mind, runner: int, monsters: list[int]) -> Gains:
    """What it costs one runner to flee from these; never more than a sidekick, where there is one (M-7.4)."""
    gains = mind.no_gains()
    for monster in monsters:
        for seat, gain in enumerate(chased(mind, runner, monster)):
            gains[seat] += gain
    sidekicks = mind.board.of_kind(runner, "sidekick")
    if sidekicks:
        ransom = min(mind.in_play(runner, card) for card in sidekicks)
        if gains[runner] < -ransom:
            gains = mind.no_gains()
            gains[runner] = -ransom
    return gains


def chased(mind: Mind, runner: int, monster: int) -> Gains:
    """What one monster and its clones cost a runner."""
    board = mind.board
    foe = next((foe for foe in board.foes if foe[0] == monster), None)
    if foe is None:
        return mind.no_gains()
    odds = caught(board, runner, foe) * copies(board, foe)
    if not odds:
        return mind.no_gains()
    return [odds * gain for gain in bad_stuff(mind, runner, foe)]


def caught(board: Board, runner: int, foe: tuple[int, ...]) -> float:
    """How likely a runner is caught by a monster."""
    how = fate(board, runner, foe)
    if how != ROLLS:
        return 0.0 if how == UNCHASED else 1.0
    escaping = ESCAPING_FACES + strength.run_bonus(board, runner, foe)
    return 1.0 - min(max(escaping, 0), FACES) / FACES


def bad_stuff(mind: Mind, victim: int, foe: tuple[int, ...]) -> Gains:
    """What it costs to be caught."""
    gains = mind.no_gains()
    if immune(mind.board, victim, "bad_stuff", tags_of(mind.board, foe)):
        return gains
    for card in foe:
        for seat, gain in enumerate(foreseen(mind, mind.row(card).bad, victim, card, foe[0])):
            gains[seat] += gain
    return gains


# --- what it is worth ---


def outlook(mind: Mind) -> float:
    """What the combat is worth to this seat if it ends as it stands."""
    board = mind.board
    if not board.foes:
        gains = mind.no_gains()
        gains[board.fighter] += DRAWN["treasure"] * board.deferred
        return mind.value(gains)
    return mind.value(spoils(mind) if lead(board) > 0 else rout(mind))


def likely(board: Board) -> float:
    """How likely the side wins, with what others may still do."""
    ahead = lead(board)
    if wins_game(board):
        return 1.0 / (1.0 + exp((MEDDLING - ahead) / MEDDLED))
    return SAFE if ahead > 0 else HOPE * max(0.0, 1.0 + ahead / HOPELESS)


def venture(mind: Mind) -> float:
    """What a combat is worth to this seat before it is fought."""
    chance = likely(mind.board)
    return chance * mind.value(spoils(mind)) + (1 - chance) * mind.value(rout(mind))


def looked_for(board: Board, seat: int, card: int) -> Changes:
    """The table if `seat` met this monster now."""
    return {
        "fighter": seat,
        "helper": NOBODY,
        "foes": [(card,)],
        "terms": [],
        "bargain": [],
        "decided": UNDECIDED,
        "deferred": 0,
    }


def encounter(mind: Mind, card: int) -> float:
    """What it is worth to meet a monster (M-3.2)."""
    with as_if(mind.board, looked_for(mind.board, mind.me, card)):
        return venture(mind)
