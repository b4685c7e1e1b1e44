# Gunrunners as it is played: names, questions, answers, what happened, and why something is not possible.

## Names

gunrunners-agency =
    { $agency ->
        [red] Russia
        [blue] America
        [yellow] Spain
        [green] Italy
       *[black] Brazil
    }
gunrunners-agency-letter =
    { $agency ->
        [red] R
        [blue] A
        [yellow] S
        [green] I
       *[black] B
    }
gunrunners-player = { $name } ({ $agency })
gunrunners-place =
    { $number ->
        [1] Middle East
        [2] North Africa
        [3] Central America
        [4] Southeast Asia
       *[5] Eastern Europe
    }
gunrunners-region = Location { $number } ({ $place })
gunrunners-region-brief = Location { $number }
gunrunners-card =
    { $card ->
        [Director] Director ({ $value })
        [Informer] Informer ({ $value })
        [Saboteur] Saboteur ({ $value })
        [Spy] Spy ({ $value })
        [Manager] Manager ({ $value })
        [Runner] Runner ({ $value })
        [unknown] an unknown card
       *[plain] plain { $value }
    }
gunrunners-special =
    { $special ->
        [Director] Director
        [Informer] Informer
        [Saboteur] Saboteur
        [Spy] Spy
        [Manager] Manager
       *[Runner] Runner
    }
gunrunners-card-named =
    { $card ->
        [Director] Director
        [Informer] Informer
        [Saboteur] Saboteur
        [Spy] Spy
        [Manager] Manager
        [Runner] Runner
       *[plain] plain { $card }
    }
gunrunners-card-short =
    { $card ->
        [Director] DIR
        [Informer] INF
        [Saboteur] SAB
        [Spy] SPY
        [Manager] MAN
        [Runner] RUN
       *[plain] { "" }
    }
gunrunners-their-card = { $player }'s { $card }
gunrunners-crate-count =
    { $count ->
        [one] { $count } crate
       *[other] { $count } crates
    }
gunrunners-edition =
    { $edition ->
        [br] Brazilian (2015)
       *[en] English (2013)
    }
gunrunners-edition-about =
    { $edition ->
        [br] you pick your card before you flip; 99 crates; a fifth seat
       *[en] you flip before you pick your card; specials act at once; 109 crates
    }
gunrunners-deck =
    { $deck ->
        [reconstructed] reconstructed
        [ascending] ascending
        [pyramid] pyramid
        [one-five] one to five
       *[other] { $deck }
    }
gunrunners-deck-about =
    { $deck ->
        [reconstructed] our best guess: plain 1 1 2 2 3 3 4 4, Director 1, other specials 2
        [ascending] specials worth 1, 2, 2, 2, 3 and 3
        [pyramid] plain 1 1 1 2 2 3 3 4
        [one-five] plain 1 1 2 2 3 3 4 5
       *[other] your own deck, from a file
    }
gunrunners-power =
    { $card ->
        [Director] moves a face-up card to another Location
        [Informer] looks at a face-down card in the field and moves it
        [Saboteur] rolls to discard a face-up card
        [Spy] looks at all Probationary Agents and deals them out again
        [Manager] lets its owner keep two Undercover Agents
        [Runner] carries 2 crates to another Location
       *[plain] { "" }
    }

## What happened

gunrunners-event-starter = { $seat } is drawn to start.
gunrunners-event-placed-first = { $seat } posts a first Probationary Agent, a plain 1, at { $region }.
gunrunners-event-drew = { $seat } draws a card.
gunrunners-event-drew-private = { $seat } draws: { $card }.
gunrunners-event-turn = Turn { $turn }: { $seat }.
gunrunners-event-shared-out =
    The Warehouse is full: one crate goes to each Location. { $left ->
        [0] None is left in it.
       *[other] Left in it: { $left }.
    }
gunrunners-event-delivered =
    The die shows { $face }: { $fresh ->
        [0] the supply is empty, no new crate reaches
        [one] { $fresh } crate goes to
       *[other] { $fresh } crates go to
    } { $region }{ $stored ->
        [0] .
       *[other] , with { $stored } from the Warehouse.
    }
gunrunners-event-stored =
    The die shows { $face }: { $fresh ->
        [0] the supply is empty, the Warehouse gets nothing.
       *[other] { $fresh } crate goes into the Warehouse.
    }
gunrunners-event-chose =
    { $option_a ->
        [1] { $seat } picks a card to put in training.
       *[0] { $seat } picks a card to send undercover.
    }
gunrunners-event-chose-private =
    { $option_a ->
        [1] { $seat } picks a card to put in training: { $card }.
       *[0] { $seat } picks a card to send undercover: { $card }.
    }
gunrunners-event-flipped = { $seat } turns up the agent of { $owner } at { $region }: { $card }.
gunrunners-event-manages = The Manager of { $seat } takes office at { $region }: two Undercover Agents allowed.
gunrunners-event-trained = { $seat } puts a card in training at { $region }.
gunrunners-event-trained-private = { $seat } puts a card in training at { $region }: { $card }.
gunrunners-event-hid = { $seat } sends a card undercover at { $region }.
gunrunners-event-hid-private = { $seat } sends a card undercover at { $region }: { $card }.
gunrunners-event-powerless = { $card } of { $seat }: nothing to act on, no operation.
gunrunners-event-declined = { $card } of { $seat }: the power is not used.
gunrunners-event-moved = The Director of { $seat } moves a card from { $source } to { $region }.
gunrunners-event-looked = The Informer of { $seat } looks at a face-down card at { $region }.
gunrunners-event-looked-private = The Informer of { $seat } looks at a face-down card at { $region }: { $card }.
gunrunners-event-informed = The Informer of { $seat } lays it from { $source } to { $region }.
gunrunners-event-audited = The Saboteur of { $seat } takes aim at { $region }.
gunrunners-event-audit-rolled =
    The die shows { $face } against { $card } of { $owner } at { $region }: { $caught ->
        [1] it is discarded.
       *[0] it gets away.
    }
gunrunners-event-spied = The Spy of { $seat } picks up all Probationary Agents and looks.
gunrunners-event-spied-private = The Spy of { $seat } picks up all Probationary Agents and looks: { $list }.
gunrunners-event-dealt-out = The Spy of { $seat } deals them out again: { $list }.
gunrunners-event-dealt-out-private = The Spy of { $seat } deals them out again: { $list }.
gunrunners-dealt-to = { $number } { $card }
gunrunners-event-carried =
    The Runner of { $seat } carries { $crates ->
        [one] { $crates } crate
       *[other] { $crates } crates
    } from { $source } to { $region }.
gunrunners-event-bust = BUST at { $region }! The marker moves to { $busts }.
gunrunners-event-revealed = Undercover at { $region }: { $card } of { $owner }.
gunrunners-event-confiscated =
    { $seat } has { $total } at { $region } and confiscates { $crates ->
        [0] nothing.
        [one] { $crates } crate.
       *[other] { $crates } crates.
    }
gunrunners-event-swept = The row at { $region } is swept.
gunrunners-event-special-delivery = Special Delivery: { $arrived } to { $region }, { $others } to the others.
gunrunners-event-removed =
    No cards left: { $region } loses { $crates ->
        [one] { $crates } crate.
       *[other] { $crates } crates.
    }
gunrunners-event-ended =
    { $ending ->
        [1] The last bust is done: the game is over. { $list }.
       *[2] All cards are played: the game is over. { $list }.
    }
gunrunners-won = { $player }: { $crates }
gunrunners-event-remaining = Tie-break: { $seat } has { $total } in remaining cards, the highest a { $highest }.

## Questions

gunrunners-prompt-setup = { $player }, where do you post your first agent?
gunrunners-prompt-deploy = { $player }, what do you do?
gunrunners-prompt-where = { $card }: where does it go?
gunrunners-prompt-train = Which card goes into training?
gunrunners-prompt-hide = Which card goes undercover?
gunrunners-prompt-flip = Whose agent do you turn up?
gunrunners-prompt-at = Where does it go undercover?
gunrunners-prompt-fill = Which card fills the empty place at { $region }?
gunrunners-prompt-director = Your Director: move a face-up card from which Location?
gunrunners-prompt-director-place = Which card does the Director move?
gunrunners-prompt-director-to = To which Location?
gunrunners-prompt-informer = Your Informer: look at a face-down card at which Location?
gunrunners-prompt-informer-place = Which card does the Informer look at?
gunrunners-prompt-informer-to = It is { $card }. At the end of which row do you lay it?
gunrunners-prompt-saboteur = Your Saboteur: strike at which Location?
gunrunners-prompt-saboteur-place = Which card does the Saboteur strike?
gunrunners-prompt-spy = Your Spy: look at all Probationary Agents and deal them out again?
gunrunners-prompt-spy-deal = Which one goes to { $region }?
gunrunners-prompt-runner = Your Runner: take 2 crates from which Location?
gunrunners-prompt-runner-to = Take them to which Location?
gunrunners-prompt-bust = Two Locations are due. Which bust comes first?

## Answers: a short label, and a sentence for those who listen

gunrunners-action-option-a = Flip an agent
    .spoken = Option A: turn up an opponent's Probationary Agent and put a card of yours in its place.
gunrunners-action-option-b = Go undercover
    .spoken = Option B: lay a card face down at the end of a row.
gunrunners-action-start = { $place }
    .spoken = Post your first agent at { $region }.
gunrunners-action-train = { $card }
    .spoken = Put in training: { $card }.
gunrunners-action-hide = { $card }
    .spoken = Send undercover: { $card }.
gunrunners-action-flip = { $place } ({ $letter })
    .spoken = Turn up the agent of { $owner } at { $region }.
gunrunners-action-flip-empty = { $place }
    .spoken = Nobody is in training at { $region }.
gunrunners-action-card = { $card }
    .spoken = Play { $card }, and then say where.
gunrunners-action-at-row = { $place }, undercover
    .spoken = Undercover at the end of the row of { $region }.
gunrunners-action-at = { $place }
    .spoken = At the end of the row of { $region }.
gunrunners-action-decline = Let it go
    .spoken = Do not use the power.
gunrunners-action-from = { $place }
    .spoken = A card at { $region }.
gunrunners-action-move = { $card } ({ $letter })
    .spoken = Move { $card } of { $owner }, place { $position }.
gunrunners-action-look = { $card } ({ $letter })
    .spoken = Look at { $card } of { $owner }, place { $position }.
gunrunners-action-audit = { $card } ({ $letter })
    .spoken = Strike { $card } of { $owner }, place { $position }.
gunrunners-action-spy = Send her
    .spoken = Look at all Probationary Agents and deal them out again.
gunrunners-action-deal = { $card } ({ $letter })
    .spoken = { $card } of { $owner } goes there.
gunrunners-action-carry = { $place }
    .spoken = Take 2 of the crates at { $region }.
gunrunners-action-to = { $place }
    .spoken = To { $region }.
gunrunners-action-bust = { $place }
    .spoken = { $region } busts first.

## Why not

gunrunners-not-over = the game is over.
gunrunners-not-dice-first = the die or a draw comes first.
gunrunners-not-an-action = that is nothing one can do in this game.
gunrunners-not-your-move = it is the move of seat { $seat }.
gunrunners-not-a-region = there is no Location { $region }; there are { $regions }.
gunrunners-not-in-hand = { gunrunners-card-named } is not in this hand.
gunrunners-not-hide-limit =
    { $limit ->
        [0] no Undercover Agent is allowed here.
        [one] one Undercover Agent of yours is in the field, and the limit is one (two with your Manager).
       *[other] { $limit } Undercover Agents of yours are in the field, and that is the limit.
    }
gunrunners-not-card-first = in the Brazilian edition the card from your hand is chosen first, then the agent to turn up.
gunrunners-not-trainee-first = first choose the agent to turn up, then the card that takes its place.
gunrunners-not-empty-place = nobody is in training at Location { $region }.
gunrunners-not-own-trainee = the agent in training at Location { $region } is your own; choose an opponent's.
gunrunners-not-now =
    that is not asked now: { $asked ->
        [setup] first agents are being posted.
        [deploy] an agent is to be deployed.
        [flip] an agent is to be turned up.
        [hide] a place for the Undercover Agent is to be chosen.
        [fill] the empty place is to be filled.
        [operate] a special operation is going on.
        [bust] the order of the busts is to be chosen.
       *[other] the turn is at another point.
    }
gunrunners-not-taken-place = Location { $region } already has an agent in training.
gunrunners-not-four =
    Location { $region } has { $exposed ->
        [one] { $exposed } face-up card; a bust needs four.
       *[other] { $exposed } face-up cards; a bust needs four.
    }
gunrunners-not-this-power = the power to be used now is the { gunrunners-special }'s.
gunrunners-not-half-way = the operation ({ gunrunners-special }) has begun and must be finished.
gunrunners-not-source-first = first say which card or crates ({ gunrunners-special }), then where to.
gunrunners-not-same-region = it must go to another Location.
gunrunners-not-load =
    exactly { $want } crates are carried, and Location { $region } has { $have ->
        [0] none.
       *[other] { $have }.
    }
gunrunners-not-spied = that card is not among those the Spy still holds.
gunrunners-not-a-place = Location { $region } has no card at place { $position }.
gunrunners-not-face-down = the card at place { $position } of Location { $region } lies face up; choose a face-down one.
gunrunners-not-face-up = the card at place { $position } of Location { $region } lies face down; choose a face-up one.
gunrunners-not-anything-there = there is no card at Location { $region } that this power can act on.

## Positions written by hand

gunrunners-five-seats = the English edition seats at most four; the Brazilian one has a fifth seat.
gunrunners-no-decision = a game in progress needs a decision on the stack, a finished one has none.
gunrunners-not-in-deck = { gunrunners-card-named } is not in this deck.
gunrunners-trainee-up = an agent in training lies face down.
gunrunners-power-manager = only a Manager that lies face up can have power.
gunrunners-token-twice = token { $token } is used twice.
gunrunners-no-such-token = token { $token } lies in no row.
gunrunners-dealt-not-lifted = this is not among the cards that the Spy lifted.
gunrunners-too-many-copies = { $agency } has more copies of { gunrunners-card-named } than its deck.
gunrunners-cards-missing = cards of { $agency } are nowhere: { $missing }.
gunrunners-not-among = { gunrunners-card-named } is not among the face-down cards that were dealt anew.
gunrunners-crates = there are { $total } crates in all, but this adds up to { $have }.
gunrunners-decision-and-stack = give “decision” or “stack”, not both.
gunrunners-frame-length = a frame “{ $frame }” has { $want } parts.
gunrunners-nothing-chosen = this decision needs the card that was chosen.
gunrunners-fill-taken = this Location has no empty place to fill.
gunrunners-no-power = this is not a special agent whose power asks for a decision.
gunrunners-nothing-lifted = this operation needs the cards that are being looked at.
gunrunners-no-load = this Location does not have the 2 crates that are being carried.
gunrunners-no-place = no card that this operation can act on lies there.
gunrunners-three-undercover = { $agency } has more than two Undercover Agents.
gunrunners-chosen-when = a card is chosen only while an agent is turned up or a place for it is sought.
gunrunners-empty-hand = the seat on the move needs a card in hand.
gunrunners-no-trainees = at least one agent must be in training.
gunrunners-no-trainee-card = this seat needs a plain 1 for its first agent.

## The table in words

gunrunners-bot =
    { $number ->
        [1] Vera
        [2] Mitch
        [3] Inés
        [4] Renzo
       *[5] Tião
    }
gunrunners-table-turn = Turn { $turn }
gunrunners-table-warehouse = Warehouse
gunrunners-table-supply = Supply
gunrunners-table-bust = BUST: { $place }
gunrunners-table-busts = Busts
gunrunners-table-hand = Your hand
gunrunners-table-players = Players
gunrunners-table-cards = { $hand } in hand, { $pile } to draw
gunrunners-table-missing =
    { $missing ->
        [0] bust!
       *[other] { $missing } to a bust
    }
gunrunners-table-log = What happened
gunrunners-board-busts = Busts: { $busts } of { $last }
gunrunners-board-die = The die shows { $face }
gunrunners-board-training = In training: { $card }
gunrunners-board-nobody = Nobody in training
gunrunners-board-row = Row, nearest first
gunrunners-board-look = Look at these cards
gunrunners-board-standing = A bust now
gunrunners-board-you = (you)
gunrunners-board-lifted = { $player } holds the agents in training
gunrunners-board-powers = What special agents do
gunrunners-board-plain = A plain agent: counts its value.
gunrunners-board-copies =
    { $count ->
        [one] one in each agency
       *[other] { $count } in each agency
    }
gunrunners-board-deck = The deck is { $deck }: what is printed where is only partly known.
gunrunners-board-pictures = Pictures: { $authors }, game-icons.net, CC BY 3.0.
gunrunners-cards = Cards
gunrunners-spoken-goods =
    Turn { $turn }. Warehouse: { $warehouse }. Supply: { $supply }. Bust marker at { $busts } of { $last }.
gunrunners-spoken-region =
    { $region }: { $crates }. In training: { $trainee }. { $missing ->
        [0] A bust is due.
        [one] { $missing } face-up card short of a bust.
       *[other] { $missing } face-up cards short of a bust.
    }
gunrunners-spoken-row = Row, nearest first: { $cards }.
gunrunners-spoken-sums = A bust now: { $sums }.
gunrunners-spoken-sum =
    { $player } { $total }{ $hidden ->
        [1] {" "}and what lies face down
       *[0] { "" }
    }, takes { $crates }
gunrunners-spoken-seat = { $player }: { $crates } won; { $cards }.
gunrunners-spoken-nobody = nobody
gunrunners-spoken-face-down =
    { $known ->
        [1] face-down card of { $player } (you know: { $card })
       *[0] face-down card of { $player }
    }
gunrunners-spoken-hand =
    { $count ->
        [0] Your hand is empty.
       *[other] Your hand: { $cards }.
    }
gunrunners-spoken-no-hand = You are watching: you have no hand.
gunrunners-spoken-in-training = in training at { $region }
gunrunners-spoken-position = place { $position } at { $region }
gunrunners-notes-known = { $where }: { $card }
gunrunners-counted-card = { $count } × { $card }
gunrunners-notes-among = among the face-down cards of { $player } that were dealt anew: { $cards }
gunrunners-result-rank = { $rank }. { $player }: { $crates }
gunrunners-result-tie = (remaining cards { $total }, highest { $highest })
gunrunners-result-rule =
    { $ending ->
        [busts] The seventh bust ended the game (G-6.1).
       *[cards] All cards were played (G-6.2).
    }
gunrunners-result-tie-broken = Crates are equal: the highest total of remaining cards decides, then the highest card (G-6.3, G-6.4).
gunrunners-result-shared = Equal in everything: the victory is shared (G-6.3).
gunrunners-legend =
    On the table: { $letters } are the agencies. A card shows letter, value and the special agent; a dark card with a
    pattern lies face down. To the left of a Location is its Probationary Agent, to the right its row, nearest card first.
    ●●○○ counts the face-up cards: four make a bust. ▤ is a crate, █ a stack of five. “{ $letter } 5+▸4” at the end of
    a row: { $letter } shows 5 there, + has a card face down as well, and would take 4 crates if the bust came now.
    5+8 is five cards in hand and eight to draw.
