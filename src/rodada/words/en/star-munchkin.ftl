# Star Munchkin as it is played: what happened, questions, answers and what lies on the table. Cards: star-munchkin-cards.ftl.

## Names

star-munchkin-bot =
    { $number ->
        [1] Zorga
        [2] Bip
        [3] Nebula
        [4] Kaput
        [5] Gran Laser
       *[6] Gloopert
    }
star-munchkin-start =
    { $start ->
        [dice] the dice
       *[first] the first seat
    }
star-munchkin-nobody = nobody
star-munchkin-hidden-card = a card
star-munchkin-fighters = the fighters
star-munchkin-monsters = the monsters
star-munchkin-own-level = Level
star-munchkin-monster-level = Level
star-munchkin-clone-of = one more like it
star-munchkin-list-of = : { $list }

## What happened

star-munchkin-event-starter = The dice have spoken: { $seat } goes first.
star-munchkin-event-sex-chosen =
    { $sex ->
        [0] { $seat } plays a female munchkin.
       *[1] { $seat } plays a male munchkin.
    }
star-munchkin-event-turn = Turn { $turn }: { $seat }.
star-munchkin-event-reborn = { $seat } is back: new character, same old habits.
star-munchkin-event-drew =
    { $deck ->
        [0] { $seat } draws a Door card.
       *[1] { $seat } draws a Treasure.
    }
star-munchkin-event-drew-up =
    { $deck ->
        [0] { $seat } turns up a Door card: { $card }.
       *[1] { $seat } turns up a Treasure: { $card }.
    }
star-munchkin-event-to-hand = A card goes to { $seat }’s hand.
star-munchkin-event-to-hand-private = { $card } goes to { $seat }’s hand.
star-munchkin-drawn = It is { $card }.
star-munchkin-event-showed = { $seat } shows { $card }.
star-munchkin-event-discarded = { $card } is discarded.
star-munchkin-event-reshuffled =
    { $deck ->
        [0] The Door deck is empty: { $cards ->
            [one] { $cards } discarded card comes back.
           *[other] { $cards } discarded cards come back, shuffled.
        }
       *[1] The Treasure deck is empty: { $cards ->
            [one] { $cards } discarded card comes back.
           *[other] { $cards } discarded cards come back, shuffled.
        }
    }
star-munchkin-event-into-play = { $card } stays on the table before { $seat }.
star-munchkin-event-attached = { $card } goes with { $host }.
star-munchkin-event-equipped = { $seat } puts on { $card }.
star-munchkin-event-unequipped = { $seat } takes off { $card }.
star-munchkin-event-level-up = { $seat } goes up to Level { $level }!
star-munchkin-event-level-down = { $seat } drops to Level { $level }.
star-munchkin-event-door-opened = { $seat } kicks open the door: { $card }!
star-munchkin-event-listened = { $seat } listens at the door.
star-munchkin-event-looted-room = { $seat } loots the room.
star-munchkin-event-combat = COMBAT! { $seat } against { $card }.
star-munchkin-event-joined-combat = { $card } joins the combat.
star-munchkin-event-enhanced = { $monster } now comes with: { $card }.
star-munchkin-event-term-added =
    { $card }, for { $where }: { $strength ->
        [none] { $more_treasures } in Treasures
       *[other] { $strength } strength{ $more_treasures ->
            [none] { "" }
           *[other] , { $more_treasures } in Treasures
        }
    }.
star-munchkin-event-term-struck =
    { $card } no longer counts for { $where }{ $strength ->
        [none] { "" }
       *[other] {" "}({ $strength })
    }.
star-munchkin-event-foe-removed =
    { $card } leaves the combat alive{ $reward ->
        [0] .
        [one] , leaving { $reward } Treasure for later.
       *[other] , leaving { $reward } Treasures for later.
    }
star-munchkin-event-declared =
    { $seat } announces: { $wins ->
        [1] “I win”, { $side } to { $monsters }. Any objections?
       *[0] “I run”, with { $side } against { $monsters }. Any objections?
    }
star-munchkin-event-won-combat =
    { $seat } wins the combat: { $levels ->
        [one] { $levels } Level
       *[other] { $levels } Levels
    } and { $treasures ->
        [0] no Treasure
        [one] { $treasures } Treasure
       *[other] { $treasures } Treasures
    }.
star-munchkin-event-lost-combat = { $seat } is not strong enough: time to run!
star-munchkin-event-helper = { $seat } steps in to help.
star-munchkin-event-helper-left = { $seat } leaves the combat and helps no more.
star-munchkin-event-offered =
    { $kind ->
        [0] { $seat } proposes help to { $to }{ $list }.
       *[1] { $seat } proposes a deal to { $to }{ $list }.
    }
star-munchkin-event-accepted = { $seat } takes the deal.
star-munchkin-event-refused = { $seat } says no.
star-munchkin-event-expired = Offer { $offer } no longer makes sense and lapses.
star-munchkin-event-withdrawn = { $seat } takes the offer back.
star-munchkin-event-promise-broken = { $seat } no longer has { $card } to hand over. So much for promises.
star-munchkin-event-took = { $seat } picks { $card }.
star-munchkin-event-sold =
    { $seat } sells for { $gold } Gold Pieces and buys { $levels ->
        [one] { $levels } Level.
       *[other] { $levels } Levels.
    }
star-munchkin-event-fled-from =
    { $face }{ $bonus ->
        [none] { "" }
       *[other] {" "}({ $bonus })
    } on the die: { $escaped ->
        [1] { $seat } gets away from { $card }!
       *[0] { $seat } does not get away from { $card }.
    }
star-munchkin-event-not-chased = { $card } does not even chase { $seat }.
star-munchkin-event-caught = { $card } catches { $seat }!
star-munchkin-event-sacrificed = { $seat } sacrifices { $card } and escapes everything. A good sidekick to the end.
star-munchkin-event-bad-stuff = Bad Stuff of { $card } for { $seat }.
star-munchkin-event-immune = { $card } can do nothing to { $seat }.
star-munchkin-event-died = { $seat } DIES. A minute of silence. That will do.
star-munchkin-event-looting = Looting the body of { $seat }{ $list }.
star-munchkin-event-looted = { $seat } takes { $card } from the body.
star-munchkin-event-trap =
    { $player ->
        [-1] TRAP: { $card } is about to hit { $seat }!
       *[other] { $player } springs it: { $card } is about to hit { $seat }!
    }
star-munchkin-event-trap-over = { $card } has done to { $seat } what it came for.
star-munchkin-event-played = { $seat } plays { $card }.
star-munchkin-event-dropped = { $seat } gets rid of { $card }.
star-munchkin-event-charity = Charity: { $seat } gives { $to } a card.
star-munchkin-event-charity-private = Charity: { $seat } gives { $to } { $card }.
star-munchkin-event-won-game = { $seat } reaches Level { $level } and WINS the game!
star-munchkin-event-time-called = The rounds are over (turn { $turn }): the highest Level wins, { $level }.
star-munchkin-event-sex-changed =
    { $sex ->
        [0] { $seat } is now a female munchkin.
       *[1] { $seat } is now a male munchkin.
    }
star-munchkin-event-handed-over = { $seat } hands a card to { $to }.
star-munchkin-event-handed-over-private = { $seat } hands { $card } to { $to }.
star-munchkin-event-hand-passed =
    { $cards ->
        [0] { $seat } passes { $to } a whole hand: an empty one.
        [one] { $seat } passes { $to } a whole hand: { $cards } card.
       *[other] { $seat } passes { $to } a whole hand: { $cards } cards.
    }
star-munchkin-event-hand-passed-private =
    { $cards ->
        [0] { $seat } passes { $to } a whole hand: an empty one.
       *[other] { $seat } passes { $to } a whole hand{ $list }.
    }
star-munchkin-event-sifted =
    { $deck ->
        [0] { $seat } peeks at a Door card.
       *[1] { $seat } peeks at a Treasure.
    }
star-munchkin-event-sifted-private =
    { $deck ->
        [0] { $seat } peeks at a Door card: { $card }.
       *[1] { $seat } peeks at a Treasure: { $card }.
    }
star-munchkin-event-item-moved = { $card } goes from { $seat } to { $to }.
star-munchkin-event-rolled =
    { $why ->
        [0] { $seat } rolls to run away: { $face }.
        [2] { $seat } rolls in the contest: { $face }.
       *[other] { $seat } rolls the die: { $face }.
    }
star-munchkin-event-die-changed = { $seat }’s die now shows { $face }.
star-munchkin-event-called-off =
    { $what ->
        [0] { $card } has no effect on { $seat }.
        [1] The Bad Stuff of { $card } does not happen to { $seat }.
       *[2] { $seat } does not die this time.
    }
star-munchkin-event-redirected = { $card } lets go of { $seat } and turns on { $to }.
star-munchkin-event-used = { $seat } uses { $card }.
star-munchkin-event-instead =
    { $what ->
        [0] { $card }: { $seat } need not even fight.
        [1] { $card }: instead of looting the room, something else.
       *[2] { $card }: { $seat } does not lose the Level.
    }
star-munchkin-event-turned-up = Off the deck, for { $seat }: { $card }.

## Offers, term by term

star-munchkin-term-treasures =
    { $n ->
        [one] { $n } of the monsters’ Treasures
       *[other] { $n } of the monsters’ Treasures
    }
star-munchkin-term-order =
    { $order ->
        [0] picking in turns, fighter first
        [1] picking in turns, helper first
        [2] the fighter picks all first
       *[3] the helper picks all first
    }
star-munchkin-term-give = { $card } (from { $player })
star-munchkin-term-promise = { $card }, played on the helper
star-munchkin-term-nothing = for free, among friends

## Questions

star-munchkin-prompt-window-shown = { $seat } opened the door: { $card }. Do you respond?
star-munchkin-prompt-window-opened = { $seat } against { $monsters }, { $side } to { $theirs }. Do you meddle?
star-munchkin-prompt-window-decided =
    { $wins ->
        [1] { $seat } is about to win, { $side } to { $theirs }. Last chance: do you meddle?
       *[0] { $seat } is about to run, with { $side } against { $theirs }. Do you meddle?
    }
star-munchkin-prompt-window-rolled = { $seat } rolled a { $face }. Do you change that?
star-munchkin-prompt-window-sprung = { $card } is about to hit { $seat }. Do you respond?
star-munchkin-prompt-window-hurt = The Bad Stuff of { $card } is about to hit { $seat }. Do you respond?
star-munchkin-prompt-window-dying = { $seat } is about to die. Do you respond?
star-munchkin-prompt-window-winning = { $seat } is about to reach Level { $goal } and WIN. Last chance: do you do anything?
star-munchkin-prompt-window-agreed = { $seat } took a deal. Do you respond before it holds?
star-munchkin-prompt-window-played-combat = { $seat } fights, { $side } to { $theirs }. Do you respond?
star-munchkin-prompt-window-played = Do you respond?
star-munchkin-prompt-sex = { $seat }, who is your character?
star-munchkin-prompt-first = { $seat }, what do you put on the table before we begin?
star-munchkin-prompt-turn = { $seat }, it is your turn. Ready for the door?
star-munchkin-prompt-after-door = Nothing to fight behind the door. What now?
star-munchkin-prompt-end = The turn is over. Anything else?
star-munchkin-prompt-combat =
    { $wins ->
        [1] You are winning, { $side } to { $theirs }. What now?
       *[0] { $side } against { $theirs }: not strong enough. What now?
    }
star-munchkin-prompt-draft-help =
    With { $player }, { $side } to { $theirs }{ $wins ->
        [1] : wins
       *[0] : not enough
    }. Treasures: { $mine } for you, { $hers } for { $player }. Your offer: { $terms }.
star-munchkin-prompt-draft-helping =
    With you, { $side } to { $theirs }{ $wins ->
        [1] : wins
       *[0] : not enough
    }. Treasures: { $mine } for { $player }, { $hers } for you. Your price: { $terms }.
star-munchkin-prompt-draft-trade = What goes into the deal with { $player }? So far: { $terms }.
star-munchkin-prompt-offer-help =
    { $player } wants your help: { $side } to { $theirs }{ $wins ->
        [1] , which wins
       *[0] , not enough
    }. You get { $hers } of { $all } Treasures: { $terms }. Deal?
star-munchkin-prompt-offer-helping =
    { $player } helps for: { $terms }. It would be { $side } to { $theirs }{ $wins ->
        [1] , which wins
       *[0] , not enough
    }; you get { $mine } of { $all } Treasures. Deal?
star-munchkin-prompt-offer-trade = { $player } proposes: { $terms }. Deal?
star-munchkin-prompt-share = Your pick. Which Treasure do you take?
star-munchkin-prompt-flight = Run! Whom do you run from now?
star-munchkin-prompt-along = You got away. Does { $player } get away too?
star-munchkin-prompt-looting = { $seat }’s body has no use for these. What do you take?
star-munchkin-prompt-charity =
    { $excess ->
        [one] { $excess } card too many in hand. Which one goes?
       *[other] { $excess } cards too many in hand. Which one goes?
    }
star-munchkin-prompt-charity-seat = Who gets that card?
star-munchkin-prompt-pay =
    { $left ->
        [one] { $card } costs { $left } more card. Which one do you pay with?
       *[other] { $card } costs { $left } more cards. Which one do you pay with?
    }
star-munchkin-prompt-fix = You cannot use all of that at once. What do you take off?
star-munchkin-prompt-too-many = You may no longer keep all of these. Which one goes?
star-munchkin-prompt-received = New cards in hand. Do you play one now?
star-munchkin-prompt-sale =
    { $levels ->
        [0] For sale: { $gold } Gold Pieces; a Level is 1000. What else?
        [one] For sale: { $gold } Gold Pieces, { $levels } Level. What else?
       *[other] For sale: { $gold } Gold Pieces, { $levels } Levels. What else?
    }
star-munchkin-prompt-trigger = { $card }: do you want it?
star-munchkin-prompt-instead-fight = { $card }: instead of fighting?
star-munchkin-prompt-instead-loot = { $card }: instead of looting the room?
star-munchkin-prompt-instead-lose-levels = { $card }: instead of losing a Level?
star-munchkin-prompt-offer-sent = { $player } is thinking about your offer: { $terms }. Do you take it back?
star-munchkin-prompt-free = It is { $player }’s turn, but you want to act. What is it?
star-munchkin-prompt-group-equip = What do you change about your equipment?
star-munchkin-prompt-group-use = Which ability do you use?
star-munchkin-prompt-group-drop = What do you get rid of?
star-munchkin-prompt-group-sell = What do you put up for sale?
star-munchkin-prompt-group-trade = With whom do you trade?
star-munchkin-prompt-group-ask = Whom do you ask for help?
star-munchkin-prompt-group-trouble = Which monster of yours do you call out?
star-munchkin-prompt-group-table = Which card of the table do you play?

star-munchkin-prompt-choose-subject = { $card }: on whom?
star-munchkin-prompt-choose-receiver = { $card }: who gets it?
star-munchkin-prompt-choose-partner = { $card }: with whom?
star-munchkin-prompt-choose-hand-card = { $card }: which card of your hand?
star-munchkin-prompt-choose-item = { $card }: which item of { $player }’s?
star-munchkin-prompt-choose-valuable = { $card }: which item do you lose?
star-munchkin-prompt-choose-worn = { $card }: which item comes off?
star-munchkin-prompt-choose-mine = { $card }: which item of yours do you swap?
star-munchkin-prompt-choose-theirs = { $card }: for which item?
star-munchkin-prompt-choose-role = { $card }: which of your cards?
star-munchkin-prompt-choose-option = { $card }: what do you prefer?
star-munchkin-prompt-choose-discarded = { $card }: which discarded card?
star-munchkin-prompt-choose-sifted = { $card }: which card do you keep?
star-munchkin-prompt-choose-monster = { $card }: which monster of your hand?
star-munchkin-prompt-choose-lasting = { $card }: which trap do you get rid of?
star-munchkin-prompt-choose-victim = { $card }: whom does the trap hit now?
star-munchkin-prompt-choose-target = { $card }: on whom or what?

## Answers: a short label, and a sentence for who listens

star-munchkin-action-pass = Pass
    .spoken = Pass: do nothing now.
star-munchkin-action-pass-combat = Pass this combat
    .spoken = Pass until this combat is over, unless it concerns you.
star-munchkin-action-pass-turn = Pass until my turn
    .spoken = Pass until your turn, unless something concerns you.
star-munchkin-action-play = { $card }
    .spoken = Play { $card }.
star-munchkin-action-use = { $ability } ({ $card })
    .spoken = Use { $ability }, of { $card }.
star-munchkin-action-equip = Put on { $card }
    .spoken = Put on { $card }.
star-munchkin-action-unequip = Take off { $card }
    .spoken = Take off { $card }; you keep carrying it, and it does not count.
star-munchkin-action-carry = { $card } to the sidekick
    .spoken = Have your sidekick carry { $card }.
star-munchkin-action-drop = Drop { $card }
    .spoken = Get rid of { $card }.
star-munchkin-action-sell = { $card }, { $gold }
    .spoken = Put { $card } up for sale, worth { $gold } Gold Pieces.
star-munchkin-action-sold =
    { $levels ->
        [one] Sell: { $levels } Level
       *[other] Sell: { $levels } Levels
    }
    .spoken = Close the sale for { $gold } Gold Pieces: { $levels } more in Level.
star-munchkin-action-open = Open the door
    .spoken = Open the door and see what comes.
star-munchkin-action-trouble = Trouble: { $card }
    .spoken = Look for trouble with { $card }.
star-munchkin-action-loot = Loot the room
    .spoken =
    { $deck ->
        [treasure] Loot the room: one more Treasure, face down.
       *[door] Loot the room: one more Door card, face down.
    }
star-munchkin-action-end = End the turn
    .spoken = End the turn.
star-munchkin-action-fight =
    { $wins ->
        [1] Kill! { $side } to { $theirs }
       *[0] Run, { $side } to { $theirs }
    }
    .spoken =
    { $wins ->
        [1] Announce the win, { $side } to { $theirs }.
       *[0] Announce that you run, with { $side } against { $theirs }.
    }
star-munchkin-action-ask =
    { $wins ->
        [1] { $player }: { $side } to { $theirs }, wins
       *[0] { $player }: { $side } to { $theirs }, not enough
    }
    .spoken =
    { $wins ->
        [1] Ask { $player } for help: it would be { $side } to { $theirs }, and you would win.
       *[0] Ask { $player } for help: it would be { $side } to { $theirs }, which is not enough.
    }
star-munchkin-action-trade = { $player }
    .spoken = Trade with { $player }.
star-munchkin-action-give = { $card }
    .spoken = { $card }.
star-munchkin-action-give-offered = + give { $card }
    .spoken = Give { $card }.
star-munchkin-action-want = + want { $card }
    .spoken = Get { $card }.
star-munchkin-action-treasures =
    { $n ->
        [one] + { $n } Treasure
       *[other] + { $n } Treasures
    }
    .spoken =
    { $n ->
        [one] The helper gets { $n } Treasure of { $all }.
       *[other] The helper gets { $n } Treasures of { $all }.
    }
star-munchkin-action-order =
    { $order ->
        [0] + { $fighter } first
        [1] + { $helper } first
        [2] + { $fighter } all first
       *[3] + { $helper } all first
    }
    .spoken =
    { $order ->
        [0] Pick one by one, { $fighter } first.
        [1] Pick one by one, { $helper } first.
        [2] { $fighter } picks a whole share first.
       *[3] { $helper } picks a whole share first.
    }
star-munchkin-action-promise = + play { $card }
    .spoken = Promise to play { $card } on the helper.
star-munchkin-action-send = Propose it
    .spoken = Propose it like this: { $terms }.
star-munchkin-action-deal =
    { $hers ->
        [one] { $hers } Treasure for { $helper }
       *[other] { $hers } Treasures for { $helper }
    }, { $order ->
        [0] { $fighter } picks first
       *[1] { $helper } picks first
    }
    .spoken =
    Treasures: { $hers } for { $helper }, { $mine } for { $fighter }; { $order ->
        [0] { $fighter } picks first
       *[1] { $helper } picks first
    }. { $wins ->
        [1] It would be { $side } to { $theirs }, which wins.
       *[0] It would be { $side } to { $theirs }, which is not enough.
    }
star-munchkin-action-deal-all =
    { $hers ->
        [one] The only Treasure for { $helper }
       *[other] All { $hers } Treasures for { $helper }
    }
    .spoken =
    { $hers ->
        [one] The only Treasure for { $helper }.
       *[other] All { $hers } Treasures for { $helper }.
    } { $wins ->
        [1] It would be { $side } to { $theirs }, which wins.
       *[0] It would be { $side } to { $theirs }, which is not enough.
    }
star-munchkin-action-send-free =
    { $asks ->
        [1] Ask for free
       *[0] Help for free
    }
    .spoken =
    { $asks ->
        [1] Ask for help without giving anything for it.
       *[0] Help without getting anything for it.
    }
star-munchkin-action-cancel = Drop the offer
    .spoken = Drop this offer.
star-munchkin-action-withdraw = Take the offer back
    .spoken = Take this offer back before it is answered.
star-munchkin-action-accept = Deal!
    .spoken = Take the deal.
star-munchkin-action-refuse = No way
    .spoken = Refuse.
star-munchkin-action-counter = Counter-offer
    .spoken = Answer with another offer.
star-munchkin-action-run-from =
    { $how ->
        [unchased] { $card } (does not chase you)
        [caught] { $card } (no escape)
       *[rolls] { $card } (die { $bonus })
    }
    .spoken =
    { $how ->
        [unchased] Run from { $card }: it does not even chase you.
        [caught] Run from { $card }: it catches you without a die.
       *[rolls] Run from { $card }: 5 or more escapes, { $bonus } on the die.
    }
star-munchkin-action-sacrifice = Sacrifice { $card }
    .spoken = Sacrifice { $card } and escape all of them.
star-munchkin-action-take = { $card }
    .spoken = Take { $card }.
star-munchkin-action-sex =
    { $sex ->
        [0] Female
       *[1] Male
    }
    .spoken =
    { $sex ->
        [0] A female munchkin.
       *[1] A male munchkin.
    }
star-munchkin-action-done = Done
    .spoken = Nothing more.
star-munchkin-action-choose-card = { $card }
    .spoken = { $card }.
star-munchkin-action-choose-seat = { $player }
    .spoken = { $player }.
star-munchkin-action-choose-side =
    { $side ->
        [0] The fighters
       *[1] The monsters
    }
    .spoken =
    { $side ->
        [0] On the fighters’ side.
       *[1] On the monsters’ side.
    }
star-munchkin-action-choose-outlook = { $label }: { $side } to { $theirs }
star-munchkin-action-outlook-spoken = { $spoken } It would be { $side } to { $theirs }.
star-munchkin-action-choose-term = { $strength } from { $card }
    .spoken = What { $card } added: { $strength }.
star-munchkin-action-choose-option = { $text }
    .spoken = { $text }
star-munchkin-action-yes = Yes
    .spoken = Yes.
star-munchkin-action-no = No
    .spoken = No.
star-munchkin-action-leave = Never mind
    .spoken = Never mind: do nothing.
star-munchkin-action-more = more …
    .spoken = Show more.
star-munchkin-action-group-equip = Equipment …
    .spoken = Put things on or take them off.
star-munchkin-action-group-use = Ability …
    .spoken = Use an ability.
star-munchkin-action-group-drop = Get rid of …
    .spoken = Get rid of a Class, Race or Sidekick.
star-munchkin-action-group-sell = Sell …
    .spoken = Sell items for Levels.
star-munchkin-action-group-trade = Trade …
    .spoken = Trade items with somebody.
star-munchkin-action-group-ask = Ask for help …
    .spoken = Ask somebody for help.
star-munchkin-action-group-trouble = Look for trouble …
    .spoken = Fight a monster of your hand.
star-munchkin-action-group-table = From the table …
    .spoken = Play a one-shot card that lies on the table.

## Automatic passes

star-munchkin-passed-nothing = (passes: nothing to play)
star-munchkin-passed-combat = (passes this combat)
star-munchkin-passed-turn = (passes until your turn)
star-munchkin-passed-done = (nothing to play)

## The table

star-munchkin-table-of = turn { $turn }, { $player }’s
star-munchkin-table-piles = Door { $door } · Treasure { $treasure }
star-munchkin-table-setup = getting ready
star-munchkin-table-log = What happened
star-munchkin-table-players = Players
star-munchkin-table-in-use = Uses
star-munchkin-table-carried = Carries
star-munchkin-table-nothing = nothing
star-munchkin-table-dead = dead
star-munchkin-table-reborn = reborn
star-munchkin-table-human = Human
star-munchkin-table-no-class = no Class
star-munchkin-table-fights = fights
star-munchkin-table-helps = helps
star-munchkin-table-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
star-munchkin-table-quiet = All quiet on the station. For now.
star-munchkin-table-door = Behind the door
star-munchkin-table-stage = On the table
star-munchkin-table-loot = The body
star-munchkin-table-discards = Discards
star-munchkin-table-wins =
    { $n ->
        [0] WINS the tie
       *[other] WINS by { $n }
    }
star-munchkin-table-running = TIME TO RUN
star-munchkin-table-loses = { $n } short
star-munchkin-table-ties = a tie loses
star-munchkin-table-reward =
    { $levels ->
        [one] { $levels } Level
       *[other] { $levels } Levels
    }, { $treasures ->
        [one] { $treasures } Treasure
       *[other] { $treasures } Treasures
    }
star-munchkin-table-deal = agreed: { $terms }
star-munchkin-table-clones = ×{ $n }

star-munchkin-key-why = sums
star-munchkin-key-combat = next combat
star-munchkin-key-table = table
star-munchkin-why-title = Where each number comes from
star-munchkin-why-nothing = There is no combat; everybody’s strength outside of one:
star-munchkin-why-side = { $seat }: { $total }
star-munchkin-why-side-with = { $seat } with { $helper }: { $total }
star-munchkin-why-monsters = Monsters: { $total }
star-munchkin-why-term = { $rule }  { $signed }  { $source } ({ $whose })
star-munchkin-why-reward = For winning: { $reward }.
star-munchkin-why-run =
    { $how ->
        [unchased] { $card } would not even chase { $seat }.
        [caught] { $seat } cannot run from { $card }.
       *[rolls] Running from { $card }: { $bonus } on { $seat }’s die.
    }
star-munchkin-table-title = The table, card by card

star-munchkin-spoken-turn = { $where }. Decks: Door { $door }, Treasure { $treasure }. Discards: { $discards }.
star-munchkin-spoken-seat = { $player }: Level { $level }, strength { $strength }, { $class }, { $race }, { $sex }; { $cards } in hand.
star-munchkin-spoken-dead = { $player }: dead, Level { $level }; back when the next turn begins.
star-munchkin-spoken-in-use = { "  " }Uses: { $cards }.
star-munchkin-spoken-carried = { "  " }Carries, not in use: { $cards }.
star-munchkin-spoken-before = { "  " }Also on the table: { $cards }.
star-munchkin-spoken-combat = Combat: { $seat } with { $side } against { $monsters } with { $theirs }. At stake: { $reward }.
star-munchkin-spoken-helper = { $player } helps: { $terms }.
star-munchkin-spoken-stage = Open in the middle: { $cards }.
star-munchkin-spoken-loot = On the body: { $cards }.
star-munchkin-spoken-hand =
    { $count ->
        [0] Your hand is empty.
       *[other] Your hand: { $cards }.
    }
star-munchkin-spoken-no-hand = You are watching: you have no hand.
star-munchkin-notes-known = In { $player }’s hand you know of: { $cards }.

star-munchkin-result-rank = { $rank }. { $player }: Level { $level }
star-munchkin-result-kill = Who reaches Level { $goal } by killing a monster wins (M-2.6).
star-munchkin-result-shared = The win is shared with the helper (M-12.2).
star-munchkin-result-time = The agreed rounds are over: the highest Level wins (M-2.6).
star-munchkin-legend =
    On the table: ▰▰▱▱ is the Level track; ⚔ is strength outside of combat; ▤ are cards in hand. ◆ Class, ● Race, ■ item,
    ✦ one-shot, ▲ monster, ▴ enhancer, ✖ Trap, ♥ Sidekick, ★ Level, ◈ special card. An item in brackets is turned
    sideways: it is carried and does not count. The numbers before the cards of your hand play those cards.
