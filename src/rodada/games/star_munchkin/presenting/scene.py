"""What lies on the table, as typed plain data for whoever draws it.

Cards are their numbers: what they say is in the parts of the game. A hidden card is 0. Seats are numbers from 0; -1 is
nobody. Sums, and who would win, are worked out here, so that no rule is needed to draw them.
"""

from __future__ import annotations

import msgspec

from rodada.games.star_munchkin.cards.telling.trees import Tree


class Drawn(msgspec.Struct, frozen=True, kw_only=True):
    """Base of what a scene is made of."""


class Chip(Drawn, frozen=True):
    """One term of a sum. `label` says what it is where that is not the card: a level, one more like it.

    `whose` is the seat or the monster (its card) that it belongs to; -1 the whole side. A term of 0 is something that
    would add and does not, by its rule.
    """

    card: int
    n: int
    rule: str
    whose: int
    label: Tree | None


class Sums(Drawn, frozen=True):
    """How a combat would stand."""

    side: int
    monsters: int
    wins: bool


class Worn(Drawn, frozen=True):
    """An item before its owner. `slot` as on the card; on a `sidekick` or with a `cheat` card it takes none.

    `counts` is false where its restriction keeps it from counting now.
    """

    card: int
    slot: str
    sidekick: int
    cheat: int
    counts: bool


class Seat(Drawn, frozen=True):
    """A character and what lies before it. `alive` is `alive`, `dead`, or `reborn`: back, without cards until its turn.

    `hand` counts the hand, `known` are those of its cards that the viewer knows there. `strength` is the character's
    own, `terms` say where it comes from. `asked` is how the combat would stand with this seat as helper, null where it
    cannot be asked.
    """

    level: int
    strength: int
    terms: list[Chip]
    sex: str
    alive: str
    classes: list[int]
    races: list[int]
    specials: list[int]
    in_use: list[Worn]
    carried: list[Worn]
    sidekicks: list[int]
    traps: list[int]
    hand: int
    known: list[int]
    asked: Sums | None


class Flee(Drawn, frozen=True):
    """What `seat` adds to the die when it runs from a monster; `how`: rolls, unchased, or caught without a die."""

    seat: int
    bonus: int
    how: str


class Foe(Drawn, frozen=True):
    """A monster of the combat; `copies` counts its clones in, which are among the enhancers too."""

    card: int
    enhancers: list[int]
    copies: int
    strength: int
    treasures: int
    tags: list[str]
    flee: list[Flee]


class Bargain(Drawn, frozen=True):
    """Terms of an offer of help or a deal: what goes from whom to whom, and as a phrase.

    `order` is who picks when: 0 in turns, fighter first, 1 helper first, 2 fighter all first, 3 helper all first.
    """

    treasures: int
    order: int
    gives: list[int]
    wants: list[int]
    promises: list[int]
    text: Tree


class Combat(Drawn, frozen=True):
    """Two sides facing. `decided` is empty, `won` or `lost`; `announced`: the fighter has said so, it can be answered.

    `wins_game`: decided now, the fighter would win the game. `lasting` are one-shots lying in the combat.
    """

    fighter: int
    helper: int
    side: int
    monsters: int
    wins: bool
    decided: str
    announced: bool
    wins_game: bool
    side_terms: list[Chip]
    monster_terms: list[Chip]
    foes: list[Foe]
    lasting: list[int]
    levels: int
    treasures: int
    bargain: Bargain | None


class Pending(Drawn, frozen=True):
    """Something in progress, outermost first: see `StarMunchkinScene.pending`.

    `seat` is whom it is about, `card` what it is about (0: nothing), `by` who brought it about (-1: nobody).
    """

    kind: str
    seat: int
    card: int
    by: int


class Die(Drawn, frozen=True):
    """A die on the table; `face` 0: not yet rolled. `why` is `flee`, `effect`, `contest` or `order`."""

    seat: int
    face: int
    why: str


class Run(Drawn, frozen=True):
    """Somebody runs away: from `monster` now (0: none chosen), then from those `left`."""

    seat: int
    monster: int
    left: list[int]


class Share(Drawn, frozen=True):
    """Open treasures on the stage are picked: who picks next, how many are still due to fighter and helper."""

    picker: int
    fighter: int
    helper: int
    mine: int
    hers: int
    order: int


class Loot(Drawn, frozen=True):
    """A body is looted: whose, by whom next, what is left of it."""

    victim: int
    picker: int
    cards: list[int]


class Deal(Drawn, frozen=True):
    """An offer on the table: `kind` is `help` or `trade`. What would come of help: the sums, and who gets how many."""

    number: int
    kind: str
    by: int
    to: int
    terms: Bargain
    sums: Sums | None
    fighters: int
    helpers: int


class Draft(Drawn, frozen=True):
    """What the viewer is putting together: an offer (`help`, `trade`) to a seat, or a `sale` (of `cards`)."""

    kind: str
    to: int
    terms: Bargain
    cards: list[int]
    gold: int
    levels: int


class Pile(Drawn, frozen=True):
    """A deck and its discards, the last one on top; 0 is one that the viewer does not remember."""

    deck: str
    cards: int
    discards: list[int]


class Outlook(Drawn, frozen=True):
    """What playing a card now would make of the combat; `at` is the thing it is played on, empty for none."""

    at: str
    side: int
    monsters: int
    wins: bool


class Held(Drawn, frozen=True):
    """A card of the viewer's hand. `playable`: it could be played right now; `fresh`: just received."""

    card: int
    playable: bool
    fresh: bool
    outlooks: list[Outlook]


class StarMunchkinScene(Drawn, frozen=True):
    """The table as one viewer may see it (-1: a spectator).

    `phase` is the kind of decision that is open: a word of `frames.NAMES`, in a turn `before_door`, `after_door` or
    `ending`, at the end `over`. `window` is a word of `frames.WINDOW_NAMES`, empty where none is open. `pending` has
    the kinds `door`, `trap`, `bad_stuff`, `death`, `play`, `ability` and `winning`. `stage` are open cards in the
    middle: behind the door, announced, to be shared out. `looked` are cards that somebody looks through. `winners` is
    empty until the game is over.
    """

    viewer: int
    seats: list[Seat]
    active: int
    turn: int
    goal: int
    to_act: int
    phase: str
    window: str
    stage: list[int]
    looked: list[int]
    pending: list[Pending]
    combat: Combat | None
    run: Run | None
    die: Die | None
    share: Share | None
    loot: Loot | None
    deals: list[Deal]
    draft: Draft | None
    piles: list[Pile]
    hand: list[Held]
    offers_left: int
    winners: list[int]
