# Playing at this terminal: options, set-up, curtain, keys, saves, replay and proof. Nothing here belongs to one game.

## rodada play

play-game = game to play: { $games }
play-seats = number of seats (otherwise as many as --players or --names name, else { $default })
play-seats-word = N
play-players = who sits where, in order, with commas: human or a bot ({ $bots }); the rest are greedy bots
play-players-word = WHO
play-names = names of the players, in order, with commas
play-names-word = NAMES
play-seed = seed of all dice and draws, for a game that can be had again (otherwise drawn at random)
play-seed-word = NUMBER
play-position = begin with the position in FILE (JSON, see docs/formats.md) instead of a new game
play-resume = go on with a saved game: the last one, or that in FILE
play-save = where to save the game (otherwise in your data folder)
play-file-word = FILE
play-plain = lines instead of a screen: for screen readers and pipes
play-no-animation = show everything at once, without waiting
play-no-save = there is no saved game in “{ $folder }”.
play-save-taken = “{ $path }” is there already and is no saved game of Rodada. Choose another name.
play-save-sitters = a save says for each of its { $seats } seats who sits there.
play-position-says = a position says by itself how many play and by what options: --position cannot be together with { $argument }.
play-unfinished-options = --resume goes on with the game as it was: it cannot be together with { $argument }.
play-too-many = { $argument }: { $have } are too many for { $seats } seats.
play-seat-count = --seats: { $given } is not possible; { $game } seats { $low } to { $high }.
play-unknown-sitter = --players: nobody is called “{ $given }”; choose { $choices }.
play-name-length = --names: a name has 1 to { $most } characters, and “{ $given }” does not.
play-human = Player { $number }
play-saved = Saved: { $path }. Go on with “rodada play { $game } { $resume }”.
play-save-failed = The game could not be saved: { $reason }. The save before it is intact. Press q once more to leave without saving.
play-record = Record: { $path }
play-analyse = Look at it again with “rodada analyse { $path }”.
play-record-failed = The record could not be written: { $reason }.
play-commitment = Hash of the seed, before the first card: { $hash }
play-seed-revealed = Seed: { $seed }

## On the screen

key-choose = choose
key-back = take back
key-keys = keys
key-rules = rules
key-log = log
key-notes = notes
key-quit = save and leave
key-leave = leave
key-hint = hint
key-skip = skip
key-close = close
key-analyse = look again
key-rematch = rematch
key-step = step
key-ends = start, end
key-bust = next bust
key-seat = change seat

keys-title = Keys
keys-answer = the number or letter before an answer: choose it
keys-arrows = arrow keys and Enter: move through the answers and choose
keys-back = Esc: take back a half-made choice
keys-rules = r: the rules of what is on the screen, and a search in all rules
keys-log = l: all that happened
keys-notes = m: what the memory aid remembers
keys-hint = !: a hint: what a search would do, told to everybody at this table
keys-skip = Space: show the rest of what is happening at once
keys-quit = q: save and leave
keys-help = ?: this page
keys-cross = An answer marked × is against the rules now; choose it to read why.

rules-heading = Rules
rules-search = Search all rules …
rules-here = Rules of what is on the screen
rules-found =
    { $count ->
        [0] No rule says “{ $text }”.
        [one] { $count } rule says “{ $text }”
       *[other] { $count } rules say “{ $text }”
    }
notes-title = What { $player } may remember
notes-none = Nothing that lies face down is known to you.
notes-off = The memory aid is off at this table: what you saw is yours to remember (G-8.2).
notes-nobody = Nobody is looking: notes belong to a seat.
log-title = What happened
curtain-title = It is { $player }'s turn
curtain-others = Everybody else looks away, please.
curtain-open = Enter: here I am
curtain-since = Since you looked away:
result-title = The game is over
result-leave = What next?

## Acting out of turn

key-act = act
act-who = Who wants to act out of turn?
act-nobody = Nobody
act-soon = Noted: you act as soon as anybody may.
act-your-move = It is your move already.
keys-act = x: act out of turn; with several people the device asks who
keys-own = { $button }: { $title }
plain-act-who = x and who wants to act: { $players }.

## Plain mode

plain-welcome = { $game }, plain mode. Answer with the number or letter of an answer. Commands: { $commands }.
plain-commands = s table, h hand, l log, m notes, { $own }r rules (r { $rule }: one rule, r word: a search), < take back, ! hint, ? help, q save and leave
plain-command-own = { $button } ({ $title }),{ " " }
plain-command-act = x act out of turn,{ " " }
plain-answer = { $answer }: { $spoken }
plain-forbidden = { $answer }: { $spoken } Not now.
plain-ask = Your answer:{ " " }
plain-unknown = “{ $given }” is no answer here; ? helps.
plain-nothing-to-take-back = There is nothing to take back.
plain-pass = Pass the device to { $player }. Enter: here I am.{ " " }

## rodada replay and verify

replay-file = a record, or a save, of a game
replay-seat = as whom to look: a seat's number, what it is called ({ $seats }), or spectator
replay-seat-word = SEAT
replay-at = decision to start at
replay-spectator = spectator
replay-unknown-seat = --seat: “{ $given }” is not at this table; choose { $choices }.
replay-at-range = --at: { $given } is not possible; this record has decisions 0 to { $last }.
replay-position = Decision { $at } of { $last }, seen by { $viewer }
replay-cut = The record was cut in the middle of line { $line }: it is played up to the last whole decision.
verify-file = a record of a finished game
verify-commitment = The seed { $seed } has the hash that was shown before the first card.
verify-proved =
    { $chances ->
        [one] { $chances } die or draw follows
       *[other] All { $chances } dice and draws follow
    } from it; all { $decisions } decisions obey the rules, and the result is as recorded.
verify-failed = Not proved. { $reason }
