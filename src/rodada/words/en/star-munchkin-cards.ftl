# Star Munchkin: the words a card's text is put together from.
# How: src/rodada/games/star_munchkin/cards/VOCABULARY.md, section 9. Clauses: lower case, no full stop.

## kinds, slots, tags, roles, sexes

card-kind-class = class
card-kind-race = race
card-kind-special = special
card-kind-enhancer = monster enhancer
card-kind-monster = monster
card-kind-trap = trap
card-kind-sidekick = sidekick
card-kind-item = item
card-kind-oneshot = one-shot
card-kind-level = level

card-slot-headgear = headgear
card-slot-armor = armor
card-slot-footgear = footgear
card-slot-one-hand = 1 hand
card-slot-two-hands = 2 hands
card-slot-none = no slot
card-slot-extra-hand = hand
card-slot-extra-headgear = headgear
card-slot-extra-armor = armor
card-slot-extra-footgear = footgear

card-tag-complex = complex
card-tag-laser = laser
card-tag-fire = fire
card-tag-grenade = grenade
card-tag-undead = undead
card-tag-robot = robot
card-tag-beast = beast
card-tag-slime = slime
card-tag-energy = energy
card-tag-mind = mind
card-tag-official = official
card-tag-machine = machine
card-tag-gene = gene
card-tag-paper = paperwork

card-sex-female = female
card-sex-male = male
card-race-human = Human
card-deck-door = door
card-deck-treasure = treasure

card-role-super-munchkin = play it with a class: have two classes; or keep one and have all of its good and none of its bad
card-role-half-breed = play it with a race: have two races; or keep one and have all of its good and none of its bad
card-role-cheat = put it on an item of yours: use that item whatever the slots, restrictions and complexity
card-role-wandering = play it with a monster from your hand: that monster joins any combat

## seats

who-you = you
who-them = that player
who-target = the player you choose
who-player = whoever played this card
who-helper = the helper
who-left = the player on your left
who-right = the player on your right
who-chosen = another player of your choice
who-others = each other player
who-all = every player
who-lowest = the player of lowest Level
who-highest = the player of highest Level

## joints

card-text-if = if { $cond }
card-text-unless = unless { $cond }
card-text-against = against { $cond }
card-text-except-against = except against { $cond }
card-text-for = for { $cond }
card-text-except-for = except for { $cond }
card-text-anyone = anyone
card-text-anyone-but = anyone but { $cond }
card-text-when = { $when }, { $then }
card-text-otherwise = { $then }; failing that, { $else }
card-text-roll-row = { $faces }: { $do }
card-text-bad-stuff = Bad stuff: { $do }
card-text-restriction = { $cond } only
card-text-ban = forbidden: { $cond }
card-text-play = playable { $window }
card-text-requires = only { $when }
card-text-cost = { $cost } – { $do }
card-text-ability = { $name } ({ $window }{ $limit }): { $do }
card-text-facts-enhancer = { $signed } to a monster; { $treasures ->
    [0] treasures unchanged
    [one] { $signed_treasures } treasure
   *[other] { $signed_treasures } treasures
}
card-text-facts-clone = a second monster, equal to the first with all its enhancers, joins the combat
card-text-facts-tags = counts as: { $tags }
card-text-facts-levels = worth { $n } levels
card-text-facts-bonus = { $signed } in combat
card-text-facts-value = { $n ->
    [0] no value
   *[other] { $n } gold
}
card-fact-level = Level { $n }
card-fact-treasures = { $n ->
    [one] 1 treasure
   *[other] { $n } treasures
}
card-fact-bonus = bonus { $signed }

items-poss = { $who ->
    [you] your
   *[other] their
}

card-window-any = at any time
card-window-turn = on your turn, outside combat
card-window-combat = in any combat
card-window-own-combat = in a combat of yours
card-window-fleeing = when you must run away
card-window-roll = after any die roll
card-window-trap = when a trap is about to bite
card-window-bad-stuff = when bad stuff is about to hit you
card-window-death = when you are about to die

card-limit-turn = , { $n ->
    [one] once per turn
    [2] twice per turn
   *[other] { $n } times per turn
}
card-limit-combat = , { $n ->
    [one] once per combat
    [2] twice per combat
   *[other] { $n } times per combat
}

lasts-next-combat = in your next combat: { $effects }
lasts-stays = stays before you: { $effects }

pay-card = { $n ->
    [one] discard 1 card from hand or table
   *[other] discard { $n } cards from hand or table
}
pay-hand = { $n ->
    [one] discard 1 card from your hand
   *[other] discard { $n } cards from your hand
}
pay-item = give up { $items }
pay-this = discard this card
pay-sidekick = { $n ->
    [one] discard a sidekick of yours
   *[other] discard { $n } sidekicks of yours
}

per-level = { $context ->
    [side] per Level of the fighter
   *[own] per Level
}
per-die = per pip rolled
per-hand = { $context ->
    [side] per card in the fighter's hand
   *[own] per card in hand
}
per-fire-items = per fire item in use
per-complex-items = per complex item in use
per-sidekicks = per sidekick
per-other-monsters = per other monster in the combat

## which items

items-item = { $form ->
    [plural] items
    [all] all { items-poss } items
    [best] { $n ->
        [one] { items-poss } best item
       *[other] { items-poss } { $n } best items
    }
    [dearest] { $n ->
        [one] { items-poss } most expensive item
       *[other] { items-poss } { $n } most expensive items
    }
    [random] { $n ->
        [one] an item at random
       *[other] { $n } items at random
    }
   *[any] { $n ->
       [one] an item
      *[other] { $n } items
   }
}
items-headgear = { $form ->
    [plural] headgear
    [all] all { items-poss } headgear
    [best] { items-poss } best headgear
    [dearest] { items-poss } most expensive headgear
    [random] a headgear item at random
   *[any] { $n ->
       [one] a headgear item
      *[other] { $n } headgear items
   }
}
items-armor = { $form ->
    [plural] armor
    [all] all { items-poss } armor
    [best] { items-poss } best armor
    [dearest] { items-poss } most expensive armor
    [random] a suit of armor at random
   *[any] { $n ->
       [one] a suit of armor
      *[other] { $n } suits of armor
   }
}
items-footgear = { $form ->
    [plural] footgear
    [all] all { items-poss } footgear
    [best] { items-poss } best footgear
    [dearest] { items-poss } most expensive footgear
    [random] a footgear item at random
   *[any] { $n ->
       [one] a footgear item
      *[other] { $n } footgear items
   }
}
items-hand = { $form ->
    [plural] hand items
    [all] all { items-poss } hand items
    [best] { $n ->
        [one] { items-poss } best hand item
       *[other] { items-poss } { $n } best hand items
    }
    [dearest] { $n ->
        [one] { items-poss } most expensive hand item
       *[other] { items-poss } { $n } most expensive hand items
    }
    [random] a hand item at random
   *[any] { $n ->
       [one] a hand item
      *[other] { $n } hand items
   }
}
items-complex = { $form ->
    [plural] complex items
    [all] all { items-poss } complex items
    [best] { $n ->
        [one] { items-poss } best complex item
       *[other] { items-poss } { $n } best complex items
    }
    [dearest] { $n ->
        [one] { items-poss } most expensive complex item
       *[other] { items-poss } { $n } most expensive complex items
    }
    [random] a complex item at random
   *[any] { $n ->
       [one] a complex item
      *[other] { $n } complex items
   }
}
items-laser = { $form ->
    [plural] lasers
    [all] all { items-poss } lasers
    [best] { $n ->
        [one] { items-poss } best laser
       *[other] { items-poss } { $n } best lasers
    }
    [dearest] { $n ->
        [one] { items-poss } most expensive laser
       *[other] { items-poss } { $n } most expensive lasers
    }
    [random] a laser at random
   *[any] { $n ->
       [one] a laser
      *[other] { $n } lasers
   }
}
items-fire = { $form ->
    [plural] fire items
    [all] all { items-poss } fire items
    [best] { $n ->
        [one] { items-poss } best fire item
       *[other] { items-poss } { $n } best fire items
    }
    [dearest] { $n ->
        [one] { items-poss } most expensive fire item
       *[other] { items-poss } { $n } most expensive fire items
    }
    [random] a fire item at random
   *[any] { $n ->
       [one] a fire item
      *[other] { $n } fire items
   }
}
items-grenade = { $form ->
    [plural] grenades
    [all] all { items-poss } grenades
    [best] { items-poss } best grenade
    [dearest] { items-poss } most expensive grenade
    [random] a grenade at random
   *[any] { $n ->
       [one] a grenade
      *[other] { $n } grenades
   }
}
items-one-hand = { $form ->
    [plural] one-handed items
    [all] all { items-poss } one-handed items
    [best] { $n ->
        [one] { items-poss } best one-handed item
       *[other] { items-poss } { $n } best one-handed items
    }
    [dearest] { $n ->
        [one] { items-poss } most expensive one-handed item
       *[other] { items-poss } { $n } most expensive one-handed items
    }
    [random] { $n ->
        [one] a one-handed item at random
       *[other] { $n } one-handed items at random
    }
   *[any] { $n ->
       [one] a one-handed item
      *[other] { $n } one-handed items
   }
}
items-two-hands = { $form ->
    [plural] two-handed items
    [all] all { items-poss } two-handed items
    [best] { $n ->
        [one] { items-poss } best two-handed item
       *[other] { items-poss } { $n } best two-handed items
    }
    [dearest] { $n ->
        [one] { items-poss } most expensive two-handed item
       *[other] { items-poss } { $n } most expensive two-handed items
    }
    [random] { $n ->
        [one] a two-handed item at random
       *[other] { $n } two-handed items at random
    }
   *[any] { $n ->
       [one] a two-handed item
      *[other] { $n } two-handed items
   }
}
items-no-slot = { $form ->
    [plural] items without a slot
    [all] all { items-poss } items without a slot
    [best] { $n ->
        [one] { items-poss } best item without a slot
       *[other] { items-poss } { $n } best items without a slot
    }
    [dearest] { $n ->
        [one] { items-poss } most expensive item without a slot
       *[other] { items-poss } { $n } most expensive items without a slot
    }
    [random] { $n ->
        [one] an item without a slot at random
       *[other] { $n } items without a slot at random
    }
   *[any] { $n ->
       [one] an item without a slot
      *[other] { $n } items without a slot
   }
}
filter-tag = of the kind { $tag }
filter-in-use = { $value ->
    [yes] in use
   *[no] not in use
}
filter-value-max = worth up to { $n } gold

## conditions: context own ("if …"), them ("if …", another seat), side ("against …"), wear ("… only")

cond-race = { $context ->
    [own] your race is { $names }
    [them] their race is { $names }
    [side] any { $names }
   *[wear] { $names }
}
cond-class = { $context ->
    [own] your class is { $names }
    [them] their class is { $names }
    [side] any { $names }
   *[wear] { $names }
}
cond-class-none = { $context ->
    [own] you have no class
    [them] they have no class
    [side] anyone without a class
   *[wear] characters without a class
}
cond-sex = { $context ->
    [own] { $sex ->
        [female] you are female
       *[male] you are male
    }
    [them] { $sex ->
        [female] they are female
       *[male] they are male
    }
    [side] { $sex ->
        [female] any woman
       *[male] any man
    }
   *[wear] { $sex ->
       [female] women
      *[male] men
   }
}
cond-level-min = { $context ->
    [own] you are Level { $n } or more
    [them] they are Level { $n } or more
    [side] anyone of Level { $n } or more
   *[wear] Level { $n } or more
}
cond-level-max = { $context ->
    [own] you are Level { $n } or less
    [them] they are Level { $n } or less
    [side] anyone of Level { $n } or less
   *[wear] Level { $n } or less
}
cond-rank = { $context ->
    [own] { $rank ->
        [lowest] nobody's Level is lower than yours
       *[highest] nobody's Level is higher than yours
    }
    [them] { $rank ->
        [lowest] nobody's Level is lower than theirs
       *[highest] nobody's Level is higher than theirs
    }
   *[side] { $rank ->
       [lowest] whoever has the lowest Level
      *[highest] whoever has the highest Level
   }
}
cond-alone = { $context ->
    [own] { $value ->
        [yes] nobody helps you
       *[no] there is a helper
    }
   *[side] { $value ->
       [yes] a fighter without a helper
      *[no] a fighter with a helper
   }
}
cond-role = { $context ->
    [own] { $role ->
        [fighter] it was your own combat
       *[helper] you were the helper
    }
   *[side] { $role ->
       [fighter] the fighter
      *[helper] a helper
   }
}
cond-using = { $context ->
    [own] you are using { $items }
    [them] they are using { $items }
   *[side] anyone using { $items }
}
cond-has = { $context ->
    [own] { $what ->
        [sidekick] you have a sidekick
        [lasting_trap] a trap lies before you
       *[hand] you have cards in hand
    }
    [them] { $what ->
        [sidekick] they have a sidekick
        [lasting_trap] a trap lies before them
       *[hand] they have cards in hand
    }
   *[side] { $what ->
       [sidekick] anyone with a sidekick
       [lasting_trap] anyone with a trap before them
      *[hand] anyone with cards in hand
   }
}
cond-against = { $context ->
    [side] company that is { $tags }
   *[own] you face { $tags } monsters
}
cond-monsters-min = { $context ->
    [side] you in the company of other monsters
   *[own] you face { $n } or more monsters
}

## operations

op-gain-levels = { $who ->
    [you] { $n ->
        [one] go up 1 level
       *[other] go up { $n } levels
    }
   *[other] { $n ->
        [one] { $subject } goes up 1 level
       *[other] { $subject } goes up { $n } levels
    }
}{ $may_win ->
    [yes] , and this may be the winning one
   *[no] { "" }
}
op-lose-levels = { $who ->
    [you] { $n ->
        [one] lose 1 level
       *[other] lose { $n } levels
    }
   *[other] { $n ->
       [one] { $subject } loses 1 level
      *[other] { $subject } loses { $n } levels
   }
}{ $per }
op-die = you are dead
op-change-sex = change sex
op-change-role = { $what ->
    [class] swap your class for the top class of the door discards
   *[race] swap your race for the top race of the door discards
} (none there: it is just lost)
op-lose-role = { $what ->
    [class] { $all ->
        [yes] lose all your classes
       *[no] lose your class
    }
    [race] { $all ->
        [yes] lose all your races
       *[no] lose your race
    }
    [sidekick] { $all ->
        [yes] lose all your sidekicks
       *[no] lose a sidekick
    }
   *[cheat] { $all ->
        [yes] lose all your cheat cards
       *[no] lose a cheat card
    }
}
op-draw = { $who ->
    [you] draw
   *[other] { $subject } draws
} { $deck ->
    [door] { $n ->
        [one] 1 door card
       *[other] { $n } door cards
    }
   *[treasure] { $n ->
        [one] 1 treasure
       *[other] { $n } treasures
    }
}
op-sift = draw { $deck ->
    [door] { $n } door cards
   *[treasure] { $n } treasures
}, keep { $keep } and discard the rest
op-hand-cards = { $n ->
    [all] the whole hand
    [one] { $pick ->
        [random] 1 random card from hand
       *[owner] 1 card from hand
    }
   *[other] { $pick ->
       [random] { $n } random cards from hand
      *[owner] { $n } cards from hand
   }
}{ $per }
op-lose-hand = { $who ->
    [you] { $to ->
        [discard] discard { $n ->
            [all] your whole hand
           *[other] { op-hand-cards }
        }
       *[other] give { $n ->
            [all] your whole hand
           *[other] { op-hand-cards }
        } to { $receiver }
    }
   *[other] { $to ->
        [discard] { $subject } discards { op-hand-cards }
        [you] take { op-hand-cards } from { $subject }
       *[other] { $subject } gives { op-hand-cards } to { $receiver }
    }
}
op-lose-item = { $who ->
    [you] { $to ->
        [discard] lose { $items }
       *[other] give { $items } to { $receiver }
    }
   *[other] { $to ->
        [discard] { $subject } loses { $items }
        [you] take { $items } from { $subject }
       *[other] { $subject } gives { $items } to { $receiver }
    }
}{ $by }
op-by-seat = { $by ->
    [you] (you choose which)
   *[other] ({ $chooser } chooses which)
}
op-lose-value = lose items worth at least { $n } gold in all
op-unequip = stop using { $items }
op-swap-item = { $limit ->
    [value] swap an item of yours in play for one of no greater value that { $subject } has in play
   *[none] swap an item of yours in play for one that { $subject } has in play
}
op-swap-hands = swap your whole hand with { $receiver }
op-rotate-hands = { $to ->
    [left] all players pass their whole hand to the left
   *[right] all players pass their whole hand to the right
}
op-take-discard = take into your hand { $pick ->
    [any] { $kind ->
        [any] any card
       *[other] any { $what }
    }
   *[top] { $kind ->
        [any] the top card
       *[other] the top { $what }
    }
} of the { $deck ->
    [door] door discards
   *[treasure] treasure discards
}
op-discard-this = this card is discarded
op-contest = you and { $receiver } roll a die each{ $win }{ $lose }
op-contest-win = ; you are higher: { $do }
op-contest-lose = ; you are lower: { $do }
op-roll = roll the die – { $rows }
op-reroll = that die is rolled again
op-change-roll = { $mode ->
    [by] { $signed } to that roll
   *[to] that roll becomes a { $n }
}
op-choose = choose: { $options }
op-cancel = { $what ->
    [trap] the trap has no effect
    [bad_stuff] that bad stuff does not happen
    [death] you do not die
   *[effect] cancel a one-shot, an enhancer or an ability's bonus in this combat
}
op-redirect-trap = the trap bites another player of your choice instead
op-remove-trap = be rid of a trap that lies before you
op-add-strength = { $side ->
    [fighters] { $signed } to the fighters
    [monsters] { $signed } to the monsters
   *[target] { $signed } to either side
}
op-add-treasures = { $n ->
    [one] { $signed } treasure for winning this combat
   *[other] { $signed } treasures for winning this combat
}
op-remove-monster = a monster leaves the combat unkilled{ $treasures ->
    [one] , but leaves 1 treasure behind
   *[none] { "" }
}
op-escape = { $who ->
    [side] fighter and helper escape from everything
   *[you] escape from everything
}, without rolling
op-summon = { $from ->
    [hand] a monster from your hand joins the combat
    [deck] turn up the top door card: if it is a monster, it joins the combat
   *[discards] the top monster of the door discards joins the combat
}
op-clone = a second one, equal to the first with all its enhancers, joins the combat
op-copy-effect = a one-shot or enhancer in this combat counts once more
op-force-help = { $subject } must help the fighter, for nothing
op-dismiss-helper = the helper leaves with nothing

## modifiers

mod-strength = { $context ->
    [side] { $signed }{ $per }{ $when }
   *[own] { $signed } in combat{ $per }{ $when }
}
mod-run = { $context ->
    [side] { $signed } to run away from it{ $when }
   *[own] { $signed } to run away{ $when }
}
mod-treasures = { $context ->
    [side] { $n ->
        [one] { $signed } treasure
       *[other] { $signed } treasures
    }{ $when }
   *[own] { $n ->
       [one] { $signed } treasure
      *[other] { $signed } treasures
   } when you win a combat{ $when }
}
mod-levels = worth { $n } more level{ $when }
mod-hand-limit = { $signed } to your hand limit{ $when }
mod-slots = room for one more: { $slots }{ $when }
mod-complex = { $n ->
    [any] use any number of complex items
    [one] use 1 complex item more
   *[other] use { $n } complex items more
}{ $when }
mod-sidekicks = { $n ->
    [one] have 1 sidekick more
   *[other] have { $n } sidekicks more
}{ $when }
mod-carries = carries { $items } for you, which you use beyond your slots
mod-sale = each sale you make counts { $n } gold more{ $when }
mod-win-ties = you win ties in your combats{ $when }
mod-ignore-items = the bonuses of { $items } do not count{ $when }
mod-level-only = only the Levels of the fighters count, no bonuses{ $when }
mod-immune = { $to ->
    [bad_stuff] immune to the bad stuff of { $tag } monsters
   *[trap] immune to { $tag } traps
}{ $when }

## cannot

cannot-flee = { $context ->
    [side] { $conditional ->
        [yes] no escape for { $whom }
       *[no] nobody can run away from it
    }
   *[own] you cannot run away{ $when }
}
cannot-chase = does not pursue { $whom }
cannot-be-helped = { $context ->
    [side] nobody may help against it{ $when }
   *[own] nobody may help you{ $when }
}
cannot-help = you may not help anybody{ $when }
cannot-sell = you may not sell{ $when }
cannot-trade = you may not trade or give items{ $when }
cannot-play-oneshots = { $context ->
    [side] no one-shots may be played in this combat{ $when }
   *[own] you may not play one-shots{ $when }
}
cannot-use = you cannot use { $items }{ $when }
cannot-be-lost = cannot be lost or taken while you live{ $when }
cannot-be-enhanced = no enhancer may be played on it{ $when }
cannot-be-removed = no card can remove it from the combat{ $when }

## instead

instead-fight = instead of fighting, you may { $cost } – { $do }
instead-fight-free = { $when }, there is no fight: { $do }
instead-loot = instead of looting the room, you may { $cost } – { $do }
instead-loot-free = instead of looting the room: { $do }
instead-lose-levels = instead of losing levels to a trap or bad stuff, you may { $cost } – { $do }
instead-lose-levels-free = instead of losing levels to a trap or bad stuff: { $do }
instead-nothing = nothing else happens

## triggers

trigger-killed = once it is killed{ $when }: { $do }
trigger-joins = as it enters the combat{ $when }: { $do }
trigger-escaped = even if you escape it{ $when }: { $do }
trigger-won = after a combat you won{ $when }: { $do }
trigger-lost = when you must run away{ $when }: { $do }
trigger-turn-start = at the start of your turn{ $when }: { $do }
trigger-trapped = when a trap has bitten you{ $when }: { $do }
trigger-sold = when you have sold for a level{ $when }: { $do }
trigger-rival-died = when another player dies{ $when }: { $do }
trigger-may = you may { $do }
