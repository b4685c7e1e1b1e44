"""M-2.1: the table before anybody has done anything."""

from __future__ import annotations

from rodada.engine.fields import UNKNOWN
from rodada.games.star_munchkin import frames
from rodada.games.star_munchkin.board import ALIVE, FEMALE, NOBODY, UNDECIDED, Board
from rodada.games.star_munchkin.cards.packs import card_set
from rodada.games.star_munchkin.options import StarMunchkinOptions


def lay_out(board: Board, seats: int, options: StarMunchkinOptions) -> None:
    cards = card_set(options.packs)
    board.seats = seats
    board.options = options
    board.use_cards(cards)
    board.windows_opened = 0
    board.ask_all = int(options.ask_all)
    board.starter = board.active = NOBODY
    board.turns = 0
    board.level = [1] * seats
    board.sex = [FEMALE] * seats
    board.alive = [ALIVE] * seats
    board.pile = [cards.door(), cards.treasure()]
    board.discards = [(), ()]
    board.hand = [()] * seats
    board.known = [0] * len(cards.rows)
    board.table = [()] * seats
    board.in_use = [()] * seats
    board.fresh = [()] * seats
    board.attached = []
    board.stage = []
    board.sifter = NOBODY
    board.sifted = []
    board.loot = []
    board.fought = 0
    board.fighter = board.helper = NOBODY
    board.foes = []
    board.terms = []
    board.spent = []
    board.revision = 0
    board.decided = UNDECIDED
    board.deferred = 0
    board.uses = []
    board.offers = []
    board.offers_made = [0] * seats
    board.offer_number = 0
    board.bargain = []
    board.drafter = NOBODY
    board.draft = []
    board.picked = UNKNOWN
    board.rolled = 0
    board.acts = 0
    board.winners = 0
    board.events = []
    board.offered = None
    board.stack = [(frames.ORDER, NOBODY, 0)]
