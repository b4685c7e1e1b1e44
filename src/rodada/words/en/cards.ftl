# rodada cards: the gallery in the terminal and as a page, and packs of cards from outside.

cli-cards-about = look at the cards of a game, and check packs of cards

cards-game = game whose cards to show: { $games }
cards-id = a card by its id or title; all of them without it
cards-id-word = CARD
cards-kind = only cards of this kind: { $kinds }
cards-kind-word = KIND
cards-deck = only cards of this deck
cards-class = only cards that are or mention this class or race: { $roles }
cards-class-word = CLASS
cards-effect = only cards about this: { $effects }; or a word of the vocabulary
cards-effect-word = EFFECT
cards-search = only cards with this text in title, text or flavour
cards-search-word = TEXT
cards-packs = packs to show, separated by commas: { $packs }
cards-packs-word = PACKS
cards-html = write them as one page to look at, search and print
cards-plain = a card a paragraph, without frames and colours
cards-check = check the pack in this file and tell every fault; 1 if there is one
cards-add = check the pack in this file and keep it, to be played with
cards-file-word = FILE

cards-none = no card is like that.
cards-unknown = there is no card “{ $given }” in these packs.{ cli-maybe }
cards-no-gallery = { $game } has no cards with texts.
cards-count = { $rows ->
    [one] 1 card
   *[other] { $rows } different cards
} ({ $cards } with copies)
cards-written = { $path }: { $rows ->
    [one] 1 card
   *[other] { $rows } cards
}.
cards-fault = { $card ->
    [none] { $where }: { $reason }
   *[other] { $card }, { $where }: { $reason }
}
cards-fault-whole = { $card ->
    [none] { $reason }
   *[other] { $card }: { $reason }
}
cards-faults = { $path }: { $count ->
    [one] 1 fault.
   *[other] { $count } faults.
}
cards-sound = { $path }: nothing wrong. “{ $id }” has { $rows ->
    [one] 1 card
   *[other] { $rows } different cards
} ({ $door } door and { $treasure } treasure with copies).
cards-added = It is now “{ $name }”. To play with it, name it among the packs: --packs core,{ $id }

cards-effect-strength = strength
cards-effect-levels = levels
cards-effect-death = death
cards-effect-hand = hand cards
cards-effect-items = items
cards-effect-gold = gold
cards-effect-drawing = drawing cards
cards-effect-treasures = treasures won
cards-effect-dice = dice
cards-effect-choice = choices
cards-effect-characters = class, race, sex, sidekick
cards-effect-running = running away
cards-effect-helping = helping
cards-effect-monsters = monsters joining and leaving
cards-effect-protection = protection and cancelling

## the page

cards-page-title = { $game }: the cards
cards-page-lead = Every card, with the text that follows from what it does.
cards-page-search = search
cards-page-kind = kind
cards-page-deck = deck
cards-page-class = class or race
cards-page-effect = about
cards-page-pack = pack
cards-page-any = all
cards-page-copies = every copy
cards-page-print = print
cards-page-clear = show all
cards-page-shown = shown
cards-page-none = No card is like that.
cards-page-credit = Pictures: game-icons.net, licence CC BY 3.0, drawn by { $authors }; shown in another colour than the original. Lettering: Bangers, SIL Open Font License 1.1.
cards-page-made = A fan work, not affiliated with the publishers of Munchkin. All card texts are Rodada's own.
