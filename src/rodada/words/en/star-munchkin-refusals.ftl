# Why something cannot be done in Star Munchkin: said by `refusal`, which puts the rule before it.

## Items

star-munchkin-no-slot = there is no room for this item: something in use must come off first.
star-munchkin-too-complex = no further complex item can be in use.
star-munchkin-not-for-you = the restriction on this item keeps this character from using it.
star-munchkin-use-forbidden = something in play forbids using such items.
star-munchkin-not-wearable = this card cannot be put in use.
star-munchkin-not-carried = this sidekick cannot carry that item, or already carries one.
star-munchkin-not-in-play = this seat has no such item on the table.
star-munchkin-enough-changes = this item has been put on and taken off often enough this turn.

## Playing cards

star-munchkin-over = the game is over.
star-munchkin-dice-first = a die or a draw comes first.
star-munchkin-no-seat = there is no seat { $seat } at this table.
star-munchkin-dead = the dead play nothing until the new character is there.
star-munchkin-not-your-move = it is the move of seat { $seat }.
star-munchkin-not-in-hand = this card is neither in this hand nor on the table before this seat.
star-munchkin-not-own-turn = that is done in one's own turn only.
star-munchkin-not-role = a class or race is played in one's own turn: one of each, a second one only with Super Munchkin or Half-Breed, and never the same twice.
star-munchkin-not-item-now = an item comes from the hand in one's own turn, outside of combat and flight.
star-munchkin-not-enhancer = an enhancer is played in a combat, on a monster that can be enhanced.
star-munchkin-not-oneshot-now = this one-shot treasure cannot be played at this moment, or would do nothing.
star-munchkin-no-oneshots = something in play forbids this seat to play one-shot treasures.
star-munchkin-not-monster = a monster is fought when looking for trouble, or joins a combat: with Wandering Monster, or undead to undead.
star-munchkin-not-sidekick = there is no room for another sidekick.
star-munchkin-not-level = this card would lift nobody a level now; the winning level is not to be had like this.
star-munchkin-not-trap = there is nobody whom this trap would do anything to.
star-munchkin-not-special = this card cannot be played at this moment.
star-munchkin-not-asked = this is not the moment for it: another decision comes first.

## Turn and combat

star-munchkin-in-combat = nobody changes equipment in a combat or while running away.
star-munchkin-not-in-combat = there is no combat to be decided.
star-munchkin-fought = a monster was fought this turn: no trouble, no looting.
star-munchkin-not-now =
    that cannot be done now: { $asked ->
        [window] it can be answered or passed
        [setup] the new character comes first
        [turn] the turn goes its own order
        [combat] the combat comes first
        [share] the treasures are being shared out
        [flight] the run for it comes first
        [looting] the body is being looted
        [charity] the hand limit comes first
        [draft] an offer is being put together
        [offer] an offer waits for an answer
        [pay] a cost is being paid
        [fix] too much is in use and something must come off
        [received] what was just received may be played first
        [sale] a sale is being put together
       *[other] a choice has to be made first
    }.

## Deals

star-munchkin-not-enough-gold = what could be sold would not bring a level.
star-munchkin-enough-offers = only { $most } offers of one seat are allowed here.
star-munchkin-no-help = the fighter cannot ask this seat for help now.
star-munchkin-no-trade = these two cannot trade now: both must be out of combat and have something to trade.

## Positions

star-munchkin-no-such-card = there is no card “{ $card }” in these packs.
star-munchkin-card-twice = “{ $card }” lies already at { $other }.
star-munchkin-not-there = “{ $card }” is not among the cards it has to be among.
star-munchkin-foe = a monster stands first here, its enhancers behind it.
star-munchkin-attached = two cards in play before the same seat belong here: one, and what it is on.
star-munchkin-entry = these numbers do not make an entry.
star-munchkin-wrong-deck = “{ $card }” belongs to the other deck.
star-munchkin-cards-missing =
    { $n ->
        [one] one card lies
       *[other] { $n } cards lie
    } nowhere.
star-munchkin-decision-and-stack = either “decision” or “stack”, not both.
star-munchkin-no-decision = nobody has won, so something must be in progress.
star-munchkin-frame = this cannot be in progress as the table lies.
star-munchkin-stack = what is said to be in progress does not fit the table.
star-munchkin-broken = this cannot come about: { $fault }.
