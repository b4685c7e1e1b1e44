# Why something was refused: said by `refusal`, which puts the rule or the field before it.

## Finding a game

no-such-game = there is no game “{ $given }”; there are: { $games }.
game-not-playable-yet = { $game } cannot be played in this version yet.

## At the table

refused-not-your-move = it is not this seat's move.
refused-no-chance = nothing is left to chance here: a seat is on the move.
refused-impossible-chance = chance cannot bring { $outcome } here.
refused-not-over = the game is not over yet.
refused-notation = “{ $text }” cannot be read as an action or as what chance brought; docs/formats.md lists them.
refused-script-short = the outcomes given end before the game does: the next one ({ $kind }) is missing.

## Data from outside

refused-not-json = this is not whole JSON.
refused-not-object = an object in braces belongs here.
refused-not-list = a list in brackets belongs here.
refused-not-int = a whole number belongs here.
refused-not-bool = true or false belongs here.
refused-not-text = a text of at most 200 characters belongs here.
refused-missing = this is missing.
refused-unknown-field = there is no such field; there are: { $known }.
refused-choice = “{ $value }” is not possible; choose one of: { $known }.
refused-out-of-range = { $value } is not possible; it goes from { $low } to { $high }.
refused-too-long = { $have } entries are too many; there is room for { $most }.
refused-seed = a seed is a whole number from 0, of at most 256 bits (in a record: as 64 hexadecimal digits).

## Decks

refused-deck-name = there is no deck “{ $name }”; there are: { $known }. Or write one in a TOML file.
refused-deck-title = a deck's name has 1 to { $most } characters.
refused-deck-plain-count =
    { $want } plain agents are needed, and there { $have ->
        [one] is { $have }
       *[other] are { $have }
    }.
refused-deck-no-trainee = at least one plain agent must be a 1: everybody starts with it face down (G-1.3).
refused-deck-file = this deck cannot be read: { $reason }.

## Records

refused-record-empty = there is no whole line in this record.
refused-record-format = this is not a record of format { $want }.
refused-record-game = this is a record of “{ $have }”, not of “{ $want }”.
refused-record-rules = the record follows version { $have } of the rules, this program version { $want }.
refused-record-line = a line has “seat” and “play”, or “chance”, “of” and “is”, or “at” and “digest”.
refused-record-after-result = nothing may follow the result.
refused-record-chance = here chance decides “{ $kind }” out of { $size }.
refused-record-digest = the digest is { $have }, but the game stands at { $want }: this is not what was played.
refused-record-result = this is not how the game ended.
refused-no-seed = there is nothing to prove: a seed is revealed only in the record of a finished game.
refused-commitment = the revealed seed is not the one whose hash was shown before the first card.
refused-not-from-seed = “{ $have }” does not follow from the seed: “{ $want }” does.
