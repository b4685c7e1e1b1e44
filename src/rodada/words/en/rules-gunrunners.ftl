### Gunrunners: the rules in our own words. Ids follow rules/gunrunners.md (G-5.4 is rule-G-5-4).
### Each text stands alone: it is shown as help and as the answer to "why not?".

rule-G-0 = What is in the box
rule-G-0-1 = Every colour has 14 cards: eight plain agents and one of each of the six Special Operatives. The books reveal only some of the printed values: the Director is a 1, the other specials are not, and plain 1s, 3s and 4s exist. So our standard deck is a guess, named “reconstructed”: plain 1, 1, 2, 2, 3, 3, 4, 4, Director 1, the other five specials 2. Three more can be chosen: “ascending” (specials from Director to Runner 1, 2, 2, 2, 3, 3), “pyramid” (plain 1, 1, 1, 2, 2, 3, 3, 4) and “one-five” (plain 1, 1, 2, 2, 3, 3, 4, 5). You can also load a deck of your own.
rule-G-0-2 = One cube serves as the bust marker; the others are the crates. English edition: 109 crates before setup (35 small cubes worth 1 and 15 large ones worth 5, minus the marker); Brazilian edition: 99, or 124 at a table of five. Our ruling: when the supply runs short, the missing crates are simply not delivered. The Bust Location is then served first and the others follow from the top down.
rule-G-0-3 = The bust track has a starting space and then seven numbered spaces, 1 to 7.

rule-G-1 = Setup
rule-G-1-1 = Three or four people play, or five in the Brazilian edition; for two, see G-7. Lay out as many Locations as there are players, one below the other, counting from the top. Each begins with 4 crates, and all other crates form the supply.
rule-G-1-2 = The bust marker waits on the starting space, and the Warehouse begins empty.
rule-G-1-3 = You pick a Location that has no Probationary Agent yet and lay one of your plain 1s (never the Director) face down on its left. Everybody knows that these first agents are 1s. Our ruling: the starting player is drawn before this and places first, the others follow clockwise.
rule-G-1-4 = Shuffle the 13 cards you have left: five make up your hand, the other eight your draw pile.

rule-G-2 = Phase 1: Deliver Weapons
rule-G-2-1 = If exactly 5 crates lie in the Warehouse before you roll, each Location first gets one of them. Any left over stay in the Warehouse. This happens once, and then you roll as usual.
rule-G-2-2 = Roll the die. If it names a Location in play, counting from the top, that Location receives one crate from the supply and everything stored in the Warehouse.
rule-G-2-3 = If the die is higher than the number of Locations, one crate goes from the supply into the Warehouse.

rule-G-3 = Phase 2: Deploy an Agent
rule-G-3-1 = Option A: choose an opponent's Probationary Agent, turn it face up and move it to the far right of the row at its own Location. One card from your hand goes face down into the empty place on the left.
rule-G-3-2 = Your own Probationary Agent is off limits, with two exceptions: you are playing your very last card (one in hand, nothing left to draw), or every Probationary Agent on the table is yours.
rule-G-3-3 = Option B: put a card from your hand face down at the far right of any row, as an Undercover Agent. You need room under your limit: one Undercover Agent in the whole field, or two while your own Manager lies there face up and has kept its power.
rule-G-3-4 = You must do one of the two. When you have no room for another Undercover Agent, Option A is the only one left.
rule-G-3-5 = After deploying, draw a card. If your draw pile is empty, you carry on with what is in your hand.
rule-G-3-6 = Face-down cards on the table stay secret from everyone, including the player who put them there. Only the Spy and the Informer allow a look.
rule-G-3-7 = When do you choose the hand card for Option A? Brazilian edition: before the opponent's agent is flipped; English edition: afterwards, so you see the flipped card first.

rule-G-4 = Phase 3: Special Operations
rule-G-4-1 = A Special Operative acts only when Option A turned it up and the player who did so is not its owner. The owner, called the Power Player, then decides whether to use its power or let it go.
rule-G-4-2 = When does the special act? Brazilian edition: after the active player has filled the empty place and drawn a card; English edition: right after the flip, while that place is still empty. In the English edition, therefore, a Spy handles only the Probationary Agents still lying there, and the gap is filled afterwards.
rule-G-4-3 = Director: move any face-up card in the field, whoever owns it, to the far right of the row at a different Location. It may be the Director itself. The move wakes no power again.
rule-G-4-4 = Informer: take any one face-down card in the field and look at it alone. Then lay it face down at the far right of any row, even the one it came from. If nobody has an Undercover Agent in the field, there is no operation.
rule-G-4-5 = Saboteur: point at any face-up card in the field and roll the die. A roll equal to the card's number or higher discards it; a lower one does nothing.
rule-G-4-6 = Spy: take all Probationary Agents, look at them alone and deal them out again as you like, one to each Location that had one. The other players see that cards changed places, but not which card went where.
rule-G-4-7 = Manager: while it lies face up with its power, its owner may have two Undercover Agents in the field instead of one (G-3.3). It works by itself; there is nothing to decide. If the Manager leaves while you have two, both may stay, but you add no new one until you are below the limit again.
rule-G-4-8 = Runner: choose a Location and carry exactly 2 of its crates to another. Both go to the same place, and if no Location has 2 crates, there is no operation.
rule-G-4-9 = A Special Operative has no power when its own owner flips it or when a bust reveals it. Its number still counts in a bust.
rule-G-4-10 = A Special Operative that has acted is still there: it lies in the field face up, where a Director may move it, until a bust or a Saboteur removes it.

rule-G-5 = Phase 4: Bust
rule-G-5-1 = Four face-up cards in a row, or more, mean a bust at that Location. Undercover Agents do not help to reach four.
rule-G-5-2 = The bust marker advances one space. The Undercover Agents of that row are turned up without changing places, and each player adds up the numbers on their own cards in the row.
rule-G-5-3 = Whoever has the highest sum takes half of the crates there, rounded up. The next one takes half of what remains, rounded up again, and so on through everyone with a card in the row, for as long as there are crates. Whatever is left stays at the Location.
rule-G-5-4 = If sums are equal, look at each tied player's card nearest to the Location: the nearest of all wins the tie. What matters is where the cards lie now, not when they were played.
rule-G-5-5 = Every card of the busted row is discarded; the Probationary Agent on the left stays. Nobody may look through the discards.
rule-G-5-6 = Special Delivery: once a bust is settled, the supply sends crates to all Locations, 2 to the one just busted and 1 to every other.
rule-G-5-7 = Double Bust: if two Locations are due, the active player says which one goes first. It is settled completely, Special Delivery included, before the second begins, and each of them moves the marker. There can never be more than two.

rule-G-6 = End of the game
rule-G-6-1 = Once the marker reaches space 7, the game is over as soon as this turn's busts are settled. If a Double Bust makes an eighth, that one counts too; no other Location is busted.
rule-G-6-2 = The game also ends when all players have played all their cards. Each Location then loses half of its crates, rounded up, and after that every Location is busted, however few cards lie there and without Special Delivery. If the seventh bust comes in that same turn, only G-6.1 applies.
rule-G-6-3 = Most crates wins the game. On a tie the higher total of remaining cards decides (G-6.4), then the highest single remaining card. Our ruling: players still tied share the victory, where the books would settle it with water pistols.
rule-G-6-4 = Which cards count as remaining in a tie? Brazilian edition: those in your hand, in your draw pile and on both sides of all Locations; English edition: only your cards on both sides of the Locations where there was no bust.

rule-G-7 = Two players
rule-G-7-1 = Three Locations are used. Each player puts a plain 1 at a different one, so one has no Probationary Agent yet. The bust marker starts on space 3, which means that four busts end the game.
rule-G-7-2 = The first turn of the game is special: deliver weapons, then, instead of choosing an option, put a card from your hand face down into the empty place on the left, and draw a card.
rule-G-7-3 = Everything else is as usual. With only two players you will flip your own agents more often, and a special flipped by its owner has no power.

rule-G-8 = Who knows what
rule-G-8-1 = What a face-down card is stays hidden from everyone, except for the look that a Spy or an Informer gives. Public are: who owns each face-down card, how many there are and where they lie, the crates each player has won, and the size of every hand and draw pile.
rule-G-8-2 = The table may switch on a memory aid; normally it is off. It reminds you of the cards you placed and of those you lawfully saw, as far as you can still tell where they are. After a Spy has dealt, players who did not look can no longer be sure.
rule-G-8-3 = A bot knows what a player in its seat with a perfect memory could know, and nothing beyond that.
