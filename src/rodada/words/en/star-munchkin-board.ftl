# The board of Star Munchkin in the browser. What is asked and what happened: star-munchkin.ftl.

munchkin-why = Sums
munchkin-why-sum = Why { $total }?
munchkin-stage = The middle of the table
munchkin-track = Levels up to { $goal }.
munchkin-track-seat = { $player }: { $level }.
munchkin-rival =
    { $player }: Level { $level }, strength { $strength }, { $hand ->
        [0] no cards
        [one] { $hand } card
       *[other] { $hand } cards
    } in hand, { $roles }{ $state ->
        [dead] , dead
        [reborn] , just back from the dead
       *[other] { "" }
    }
munchkin-me = { $player }, you: Level { $level }, strength { $strength }. Look at yourself
munchkin-can-help =
    With their help it would be { $side } to { $monsters }{ $wins ->
        [1] : wins.
       *[0] : not enough.
    }
munchkin-level = Level { $level }
munchkin-strength = strength { $strength }
munchkin-is = Is
munchkin-followers = Sidekicks
munchkin-traps = Traps and what stays
munchkin-known = In hand, as far as you know
munchkin-carried = carried, not in use
munchkin-empty-slot = { $slot }: free
munchkin-hand =
    { $count ->
        [0] Your hand is empty
        [one] Your hand, { $count } card
       *[other] Your hand, { $count } cards
    }
munchkin-pile-door =
    { $n ->
        [one] Door deck, { $n } card
       *[other] Door deck, { $n } cards
    }
munchkin-pile-treasure =
    { $n ->
        [one] Treasure deck, { $n } card
       *[other] Treasure deck, { $n } cards
    }

## Combat

munchkin-aim-fighters = On this side
munchkin-aim-monsters = On the monsters
munchkin-flee =
    { $need ->
        [0] is not even chased
        [7] cannot get away
        [1] gets away with any roll
       *[other] gets away with a { $need } or more
    }
munchkin-wins-game = { $player } would WIN the game!

## What is about to happen

munchkin-shout-trap = It’s a trap!
munchkin-shout-bad-stuff = Bad Stuff!
munchkin-shout-charity = Charity!
munchkin-shout-death = R.I.P.
munchkin-shout-winning = About to win!
munchkin-shout-play = Played!
munchkin-shout-ability = Ability!
munchkin-shout-die = The die!
munchkin-from = from { $player }
munchkin-die = { $player } rolled a { $face }
munchkin-die-rolls = { $player } rolls the die
munchkin-loots = { $picker } picks over what { $victim } leaves behind
munchkin-treasures = Treasure!
munchkin-share = { $picker } picks. { $fighter } gets { $mine } more, { $helper } { $hers } more.
munchkin-looked = Just for a look
munchkin-winner =
    { $count ->
        [one] Wins the game!
       *[other] Win the game!
    }

munchkin-splash-level-up = Level { $level }!
munchkin-splash-level-down = Down to { $level }!
munchkin-splash-died = Dead!
munchkin-splash-won-combat = Smash!
munchkin-splash-lost-combat = Run!
munchkin-splash-caught = Caught!
munchkin-splash-sacrificed = So brave!
munchkin-splash-sold = Sold!
munchkin-splash-won-game = Victory!
munchkin-splash-helper = Help!

## Bargaining

munchkin-deal = { $by } makes { $to } an offer
munchkin-gives = { $player } gives
munchkin-promises = To be played on the helper
munchkin-outcome =
    { $side } to { $monsters }: { $wins ->
        [1] wins
       *[0] not enough
    }. { $fighter } gets { $mine ->
        [0] no Treasure
        [one] { $mine } Treasure
       *[other] { $mine } Treasures
    }, { $helper } { $hers ->
        [0] none
       *[other] { $hers }
    }.
munchkin-mine = Yours
munchkin-theirs = { $player }’s
munchkin-for-sale =
    For sale: { $gold } Gold Pieces, { $levels ->
        [0] no Level yet
        [one] { $levels } Level
       *[other] { $levels } Levels
    }

## The gallery

munchkin-gallery = Cards
munchkin-gallery-search = Search
munchkin-gallery-kind = Kind
munchkin-gallery-all = all
munchkin-gallery-count =
    { $n ->
        [0] No card is like that.
        [one] { $n } card
       *[other] { $n } cards
    }
munchkin-gallery-more = Show more
munchkin-gallery-credit = Pictures: game-icons.net, licence CC BY 3.0, drawn by { $authors }; shown in another colour. A fan work, not affiliated with the publishers of Munchkin.
