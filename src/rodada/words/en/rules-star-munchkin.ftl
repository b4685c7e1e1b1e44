### Star Munchkin: the rules in our own words. Ids follow rules/star-munchkin.md (M-5.4 is rule-M-5-4).
### Each text stands alone: it is shown as help and as the answer to "why not?".

rule-M-0 = Four rules above the cards
rule-M-0-1 = Your Level never drops below 1; your combat strength may. Cards usually override rules, but they override M-0.1 to M-0.4 only by naming the rule in question.
rule-M-0-2 = No combat raises your Level unless you killed a monster in it.
rule-M-0-3 = Rewards, both Levels and Treasures, come when the combat is completely settled, never in the middle of it.
rule-M-0-4 = Only killing a monster takes you to Level 10. A card that lets you win another way has to say so in plain words.

rule-M-1 = When you may do what
rule-M-1-1 = Anyone may discard a class or race of their own at any time, even in combat.
rule-M-1-2 = Anyone may play a Go Up a Level card at any time, even in combat, on themselves or on another player. It never gives the winning Level (M-0.4).
rule-M-1-3 = Anyone may play a Sidekick at any time, even in combat, within the limit on how many you may have (M-9).
rule-M-1-4 = Anyone may play a Trap on any player, themselves included, at absolutely any time.
rule-M-1-5 = Two players may trade items in play, or one may give them to the other, at any time when neither of them is in combat.
rule-M-1-6 = You may equip and unequip items at any time, unless you are in combat or running away. Our ruling: each item twice a turn at most.
rule-M-1-7 = A card you have just received may be played on the spot. If you are in combat, this holds only for cards that may be played in combat.
rule-M-1-8 = On your own turn you may play a class or race at any moment, even in combat.
rule-M-1-9 = You may sell items on your own turn, unless you are in combat or running away.
rule-M-1-10 = You may put items from your hand into play on your own turn, unless you are in combat.
rule-M-1-11 = Anyone may use a one-shot Treasure in a combat, their own or somebody else's, from the hand or from the table.
rule-M-1-12 = Anyone may play a monster enhancer in any combat.
rule-M-1-13 = Anyone may add a monster to a combat, with a Wandering Monster card or by sending an Undead to join an Undead (M-5.8).
rule-M-1-14 = The ability of a class or race is for its owner, at the moments its card names. Our ruling on timing, for everything in this section: whenever something happens that can be answered, each seat gets its chance to act. The game goes on when all who could do something have passed in a row; any new act starts the round again.

rule-M-2 = Setup and victory
rule-M-2-1 = For 3 to 6 players. Doors and Treasures are two decks, shuffled apart, and everybody is dealt four cards of each.
rule-M-2-2 = Each deck has its own discard pile, face up, but you may search it only if a card allows that. When a deck is empty, its discards are shuffled into a new one. If there are no discards either, nobody can draw that kind of card.
rule-M-2-3 = All characters begin at Level 1, human and without a class. You choose the sex of yours.
rule-M-2-4 = Before the first turn look at your first eight cards: one race, one class and whatever items you can use may go into play. Our ruling: this goes in seat order from the starting player, and a Sidekick may be played as well (M-1.3).
rule-M-2-5 = The book leaves it to you who starts. Our ruling: dice decide, with ties rolled again, or the table names a player.
rule-M-2-6 = The first player to reach Level 10 by killing a monster wins. Our ruling: if an ability makes one combat bring two players there at the same moment, both win.

rule-M-3 = The turn
rule-M-3-0 = Your turn begins before the Door: play cards, change what you have equipped, trade and sell.
rule-M-3-1 = Open the Door: turn up the top card of the Door deck. If it is a monster, you fight it (M-5). If it is a Trap, it hits you at once (M-10). Any other card goes to your hand, or you play it right away if it may be played now.
rule-M-3-2 = Look for Trouble or Loot the Room, if the Door brought you no monster to fight. Trouble: you play a monster from your hand and fight it just as if it had stood behind the Door. Loot: you draw one more Door card, face down, into your hand.
rule-M-3-3 = Charity: with more than five cards in hand, you play cards until five are left or hand what is too many to the player with the lowest Level. If several share that place, divide as evenly as possible and choose who gets the larger share. If you are the lowest yourself, alone or tied, discard those cards instead. You choose which cards go.
rule-M-3-4 = Your hand is counted only at Charity; at other times it may be of any size. Then the player on your left takes the next turn.

rule-M-4 = Your character
rule-M-4-1 = A character is a Level, a race and a class. Without a race card you are human, and without a class card you have no class.
rule-M-4-2 = An ability is yours from the moment its card is in play and is gone with the card. When an ability costs cards, you may pay with any of yours, from the hand or the table, unless the card says otherwise. A Trap kept as a reminder never counts as payment (M-10.6).
rule-M-4-3 = You may have one class and one race. More are possible only with Super Munchkin for classes and Half-Breed for races.
rule-M-4-4 = You may play Super Munchkin whenever you could play a class, and Half-Breed whenever you could play a race, with at least one fitting card and never with two copies of the same one. With two classes or races you have all the good and all the bad of both. With just one you have the good without the bad: no monster bonus against you for being it, no forbidden items; what its abilities cost you still pay. Our ruling: a Half-Breed with one race is also half human, which does nothing by itself.
rule-M-4-5 = If an item in use, or an extra one, depended on a class or race that you no longer have, put it right at once, as with complex items (M-6.6).

rule-M-5 = Combat
rule-M-5-1 = Your strength is your Level plus or minus everything that items in use, abilities, one-shots and Traps add or take away. You win if it is greater than the total of the monsters; equal or less loses.
rule-M-5-2 = If a monster has a modifier against a race, class, sex or item, one character on your side is enough to set it off, helper included. It counts once per monster, not once per player. What helps you against that monster works the same way.
rule-M-5-3 = In combat you cannot sell, trade, equip, unequip or play Treasures from your hand. The exceptions are one-shots (M-1.11) and whatever M-1 or a card expressly allows in combat.
rule-M-5-4 = Against several monsters you must beat their total. The powers of each of them apply, and if one has to be fought with your Level alone, this holds for the whole combat.
rule-M-5-5 = If a card removes one monster, you fight the others. You cannot fight one and run away from another. If one was removed but you fled from the rest, you get no Level and no Treasure.
rule-M-5-6 = Any player may play enhancers in any combat, and all those on a monster add up. With several monsters, whoever plays the enhancer says which one it is for. It also changes the number of Treasures, as printed. Our ruling: enhancers never bring a monster that had Treasures below one.
rule-M-5-7 = A Clone is a second monster just like the first, with all the first one's enhancers, whether they were played before the Clone or after it.
rule-M-5-8 = If an Undead is in the combat, anyone may add an Undead from hand without a Wandering Monster card. A monster that is not one will also do if you play it together with a card that turns it into an Undead.
rule-M-5-9 = Help: in your fight you may ask anyone, and anyone may refuse; only one player can help you. You may pay with items you have in play, with a number of the monsters' Treasures, agreeing who picks when, and with cards to be played on the helper, if they may be played. Offers, counter-offers and answers are moves in the game, and the game itself carries out what was agreed. Our ruling: help is paid for once the combat is won; if it is lost, nothing is owed. An offer may be taken back until it is answered, and it lapses when the combat changes.
rule-M-5-10 = The helper's strength is added to yours. The strong and weak points of each of you count for the whole side.
rule-M-5-11 = Kill: if your side is still stronger when everyone has passed, you go up a Level for each monster killed, or two if its card gives two, and the sum of their Treasures is drawn. Alone, you draw them face down; with help they lie face up and are shared as agreed. A helper goes up only by an ability that says so. Our ruling: the book's pause of about 2.6 seconds is this last chance to act, a short clock at the table.
rule-M-5-12 = Getting rid of a monster without killing it brings no Level, and no Treasure either unless the card promises it.
rule-M-5-13 = After the combat the monsters, their enhancers and the one-shots that were used are discarded.
rule-M-5-14 = Even the combat that would take you to Level 10 waits until everyone has had a last chance to act (M-0.3).

rule-M-6 = Items
rule-M-6-1 = Each item is worth some gold pieces; “no value” means 0. It may also have a bonus, a place on the body, a size mark or a restriction.
rule-M-6-2 = You carry every item you have in play. An item you are not using lies sideways and adds nothing in combat.
rule-M-6-3 = You may use one headgear, one armor, one footgear and either two one-hand items or one two-hand item at a time. A race or a card may widen that, for example the Mutant or a Cheat card.
rule-M-6-4 = An item with a restriction works only while you meet it. You may carry it regardless.
rule-M-6-5 = You cannot simply throw an item away. It leaves you by being sold, traded, given away, paid for an ability, or lost to something that takes it.
rule-M-6-6 = You may carry any number of complex items but use only one. A Gadgeteer or a Cheat card allows more. If you lose that permission, unequip at once until you are within the limit; in combat you may put nothing on instead.
rule-M-6-7 = You may trade items on the table, never those in your hand. Gifts and bribes are fine. Whatever you receive stays in play.
rule-M-6-8 = You may show the cards in your hand or tell others about them.
rule-M-6-9 = Sell items worth 1,000 gold pieces together and you go up one Level, 2,000 make two, and so on. There is no change. The items may come from your hand or from the table. Level 10 is not for sale.
rule-M-6-10 = Lasers are the items whose names end in -aser. Each takes two hands, but any number join into one two-hand weapon with all their bonuses, and you may take it apart again one by one. An effect that hits an item hits one of these cards, not the whole weapon. A laser is complex only if marked so, and one combined weapon may hold several complex lasers even if you are no Gadgeteer. Lasers count as fire weapons.
rule-M-6-11 = A Cheat card (in Brazil “Isso É Uma Armadilha!”, though it is no Trap) is placed on one item. Its owner may then use that item whatever the body places, restrictions or complexity would say. The card stays with the item.

rule-M-7 = Running away
rule-M-7-1 = If you cannot win, alone or with your helper, you run. Roll once for each monster, in the order you like: 5 or more and you escape. Abilities, items and monsters may change the roll.
rule-M-7-2 = If a monster catches you, its Bad Stuff happens to you immediately. You and your helper roll separately, each against every monster, and it may catch both.
rule-M-7-3 = When the running is over, the monsters are discarded. You get no Level and no Treasure, and you may not Loot the Room.
rule-M-7-4 = Instead of rolling, you may sacrifice a Sidekick. It goes, with all it carries, and you get away from every monster in the combat, even from those nobody can run from. If it was your fight, you also decide whether your helper escapes too or has to roll.

rule-M-8 = Death
rule-M-8-1 = If you die, you lose everything but your classes, races and Level, the Traps that affect you, and Super Munchkin and Half-Breed. You need not run from the monsters that remain.
rule-M-8-2 = Looting the Body: your hand and what you had on the table are put together, with the items carried by a Sidekick and the Cheat cards taken apart. From the highest Level down, each other player takes one card into their hand; a die settles ties. What is left is discarded.
rule-M-8-3 = While dead you receive no card for any reason, gain no Level and cannot win.
rule-M-8-4 = Your new character arrives when the next player's turn begins. It may help with its Level, class and race, but until your own turn it gets cards only by Charity. Your turn then starts with four cards from each deck, face down; play what you like as at setup, and carry on with a normal turn.

rule-M-9 = Sidekicks
rule-M-9-1 = You may play or discard a Sidekick whenever you like, even in combat. One is the limit, two for a Trader. A Sidekick is never traded and is not an item, and a Psychic who has one still counts as fighting alone.
rule-M-9-2 = A Sidekick does what its card says, and only that.

rule-M-10 = Traps
rule-M-10-1 = A Trap turned up on opening the Door hits the active player. One you get in any other way goes to your hand, and you may play it on any player at any time.
rule-M-10-2 = A Trap works at once and is discarded, unless its effect lasts or comes later. In that case it stays on the table until it is over.
rule-M-10-3 = If a Trap could hit several of your items, you, its victim, choose which one.
rule-M-10-4 = If there is nothing the Trap could hit, nothing happens and it is discarded.
rule-M-10-5 = A Trap that speaks of your next combat counts for the present one if it is played on you while you fight.
rule-M-10-6 = A Trap you keep as a reminder cannot be discarded to pay for an ability.
rule-M-10-7 = You may play a Trap on yourself, or do another player a favour by making them lose something.

rule-M-11 = Other cards
rule-M-11-1 = Go Up a Level and similar cards may be played at any time and on anyone, but never to gain the Level that would win the game.
rule-M-11-2 = One-shots may come from your hand or from the table. They are discarded when their effect ends, or at the end of the combat.

rule-M-12 = Options
rule-M-12-1 = Fast game: each turn opens with step 0, listening at the door. You draw a Door card face down, before anything else, and play it or keep it. When you Loot the Room, you draw a Treasure instead of a Door card.
rule-M-12-2 = Shared victory: if you reach Level 10 in a combat where someone helped you, your helper wins as well.
rule-M-12-3 = Epic game: the goal is Level 20. The book only mentions it, and its rules are on a separate sheet that we do not have. What we keep: the winning Level comes from killing a monster and cannot be bought.
rule-M-12-4 = Mixed sets: a set of cards is data, and several may be shuffled together. For every effect, Trap and Curse are the same thing, and so are Sidekick, Hireling and Ally. Complex items and Big items remain different things.
