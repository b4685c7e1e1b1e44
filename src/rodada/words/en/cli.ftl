# The commands: help, errors, and what they print that belongs to no game.

## Help

cli-about =
    Play Gunrunners and Star Munchkin with every rule enforced. Without a command, Rodada opens its table in the browser, for everybody on this network.
cli-usage = usage:{ " " }
cli-commands = commands
cli-arguments = arguments
cli-options = options
cli-help = show this help and stop
cli-version = show the version and stop
cli-lang = language of everything shown: en or pt-BR (otherwise the system's)
cli-epilog = “rodada COMMAND --help” explains a command.
cli-command-word = COMMAND
cli-language-word = LANGUAGE

cli-bot-about = let a bot play at somebody’s table, by the link of a seat
cli-analyse-about = look at a finished game again: chances along it, costliest decisions
cli-serve-about = serve tables to browsers, for whoever hosts them
cli-menu-about = choose a game in this terminal, or read its rules
cli-no-browser = open the table without a browser window
cli-play-about = play a game in this terminal
cli-simulate-about = play many games between bots and sum them up
cli-tournament-about = let bots play everybody against everybody, and rate them
cli-exploit-about = find out what could be won from a player by whoever knew all its ways, on a tiny table
cli-train-about = let a small network learn a game from self-play
cli-replay-about = step through a recorded game
cli-verify-about = prove every die and draw of a recorded game from its seed
cli-balance-about = balance a game: what bots do with its cards, and who wins with what
cli-bench-about = measure decisions per second
cli-rules-about = read the rules of a game

## What can be wrong with a command

cli-error = rodada: { $reason }
cli-see-help = “{ $command } --help” shows what is possible.
cli-maybe =
    { $maybe ->
        [none] { "" }
       *[other] { " " }Did you mean { $maybe }?
    }
cli-unknown-command = there is no command “{ $given }”; there are { $choices }.{ cli-maybe }
cli-unknown-argument = “{ $given }” is not known to “{ $command }”.{ cli-maybe }
cli-unknown-choice = { $argument }: “{ $given }” is not possible; choose { $choices }.{ cli-maybe }
cli-unknown-language = --lang: “{ $given }” is not a language Rodada speaks; choose { $choices }.
cli-missing-arguments = missing: { $arguments }.
cli-missing-one-of = one of these is needed: { $arguments }.
cli-missing-value = { $argument }: a value must follow.
cli-missing-values = { $argument }: { $count } values must follow.
cli-unwanted-value = { $argument }: takes no value, but was given “{ $given }”.
cli-excluded = { $argument }: cannot be together with { $other }.
cli-bad-value = { $argument }: “{ $given }” is not possible there.
cli-bad-usage = { $problem }.
cli-not-a-number = { $argument }: “{ $given }” is not a whole number.
cli-number-too-small = { $argument }: { $given } is too small; the least is { $least }.
cli-number-too-large = { $argument }: { $given } is too large; the most is { $most }.
cli-file = “{ $path }”: { $reason }.
cli-system = the system refused: { $reason }.
cli-not-yet = “{ $command }” is not part of this version yet.

## rodada rules

rules-game = game whose rules to read: { $games }
rules-game-word = GAME
rules-id = a rule (G-3.3, g3.3 or 3.3) or a section (G-3); all of them without it
rules-id-word = ID
rules-coverage-option =
    list where each rule is enforced and which tests prove it; fails if one lacks either (needs the source checkout)
rules-title = { $game }: the rules
rules-none = there are no rules of { $game } in these words yet.
rules-unknown-id = there is no rule “{ $given }” in { $game }; its sections are { $sections }.{ cli-maybe }
rules-source-needed =
    --coverage reads Rodada's own source and tests, and this is an installed copy without them. Run it in a source checkout.
rules-coverage-title = { $game }: where each rule is enforced and proved
rules-coverage-rule = rule
rules-coverage-enforced = enforced at
rules-coverage-proved = proved by
rules-coverage-nowhere = nowhere
rules-coverage-summary =
    { $rules ->
        [one] { $rules } rule
       *[other] { $rules } rules
    }: { $enforced } enforced, { $proved } proved by a test, { $whole } both.
rules-coverage-range =
    { $place }: cites “{ $range }”. A range is not a cite: name each rule.
rules-coverage-stranger =
    { $place }: cites { $id }, which is no rule of { $game }.

## The menu

menu-title = Rodada
menu-ask = What shall we play?
menu-language = Português
menu-rules = Rules
menu-play = Play
menu-quit = Leave
menu-back = Back
menu-up = Up
menu-down = Down
menu-not-yet = { $game } cannot be played in this version yet. Its rules can be read.
menu-needs-screen = the menu needs a terminal with a screen. “rodada play GAME --plain” plays in plain lines.
menu-no-rules = The rules of { $game } are not written yet.
