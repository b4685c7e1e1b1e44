# Bots, many games at once, and measurements.

## Players

no-such-player = there is no player “{ $given }”; there are: { $players }.
no-own-player = there is no player of your own at “{ $given }” (module:Class): { $reason }.
view-unreadable = what the table shows is not what this version of Rodada knows; both sides need the same one.
no-such-search = a search is written search:N, with a number of simulations from 1 to { NUMBER($most) }.
player-cannot-judge = “{ $player }” cannot play { $game }, which does not say what its actions are worth.

## Options of games

option-group = options of the game
option-edition = Gunrunners: which edition's rules, br (2015) or en (2013); they differ in supply, order and ties
option-deck = Gunrunners: which cards an agency has, by name or from a TOML file
option-memory_aid = Gunrunners: show seats what they may remember of face-down cards; bots remember it anyway
option-fast = Star Munchkin: fast games (M-12.1)
option-shared_victory = Star Munchkin: who reaches the goal with a helper wins together with the helper (M-12.2)
option-epic = Star Munchkin: epic games, up to Level 20 (M-12.3)
option-start = Star Munchkin: who begins: the dice decide, or the first seat
option-offers = Star Munchkin: how many offers a seat may make in one combat or turn
option-rounds = Star Munchkin: after so many rounds the highest Level wins (otherwise the game ends with the goal alone)
option-ask_all = Star Munchkin: pass unasked for those who have no answer: the same games, sooner
option-packs = Star Munchkin: packs of cards in play, separated by commas; also your own, added with “rodada cards”
option-of = an option of { $games }
option-file-word = FILE
option-value-word = VALUE
option-of-another-game = { $argument }: { $game } has no such option.
option-file-unreadable = this file cannot be read: { $reason }.

## rodada simulate

simulate-game = game to play many times
simulate-number-word = N
simulate-seats = players at the table (otherwise 4, or as many as the game has)
simulate-games = games to play (otherwise 1000)
simulate-players-word = NAMES
simulate-players-option =
    who plays, separated by commas: { $players }, or module:Class for one of your own; levels may have a temperament: -honest, -greedy or -vindictive (level4-honest); fewer names than seats are repeated in turn. From game to game everybody moves on by one seat
simulate-seed = seed; the same one gives the same games, whatever --jobs (otherwise 1)
simulate-jobs = processes that share the work (otherwise one for each processor)
simulate-json = print one JSON object instead of tables
simulate-folder-word = FOLDER
simulate-record = write the record of each game into this folder
simulate-out = keep each game in this folder, as Parquet files; go on where it stopped if the folder has the same simulation
simulate-each-decision = with --out: a row for each decision, too
simulate-each-decision-where = --each-decision wants --out FOLDER: where the rows go.
simulate-ray = share the work over the Ray cluster at this address; without one, over a cluster of this machine alone
simulate-address-word = ADDRESS
simulate-no-cluster = there is no Ray cluster at “{ $address }”: { $reason }
lab-extra-missing = this needs { $package }, which is not here. Install it with: pip install "rodada[lab,scale]"
archive-not-empty = { $folder } holds something else. Name a new or empty folder.
archive-another = { $folder } holds another simulation: its { $field } is { $there }. Ask for the same, or name another folder.
archive-gap = { $folder }: the games from number { $missing } on are missing. Name another folder.
archive-none = this is no folder of a simulation: { $head } is not in it.
archive-unreadable = this is not JSON.
archive-format = its format is { $format }; this version reads format { $known }.
archive-more = { $folder } already holds { $there } games, more than the { $asked } asked for.
simulate-too-many-players = --players: { $players } players are named, but there are { $seats } seats.
simulate-process-died = a process that was playing games was ended from outside, perhaps for want of memory. Try fewer --jobs.
simulate-progress = Playing
simulate-rate = { NUMBER($rate) }/s
simulate-rate-slow = { NUMBER($rate) }/min
simulate-title =
    { $game }: { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, seed { $seed }
simulate-partial = Interrupted: these are the first { $games } of { $wanted } games.
simulate-player = player
simulate-seats-column = seats
simulate-seats-held = { $held } of { $seats }
simulate-wins = games won
simulate-win-share = of all games
simulate-score = mean score
simulate-games-played = games
simulate-ending = ended by { $ending } ({ $rule })
simulate-ended = ended by rule { $rule }
simulate-ties = shared victories
simulate-turns = turns in a game
simulate-decisions = decisions
simulate-decisions-per-s = decisions per second
simulate-whole = { NUMBER($value, maximumFractionDigits: 0) }
simulate-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-interval = { $value } [{ $low } – { $high }]
simulate-note = In brackets: where the true value lies, at 95 % confidence. A shared victory counts in equal parts.

ending-M-2-6 = the goal reached, or the last round agreed on
ending-M-12-2 = a victory shared with the helper
ending-G-6-1 = busts
ending-G-6-2 = lack of cards

## rodada tournament

tournament-game = game to play
tournament-players = who takes part, separated by commas: { $players }, levels with a temperament (level4-honest), or module:Class for one of your own
tournament-tables-word = TABLES
tournament-tables =
    who sits together: pairs (any two, seat by seat in turn), alone (one against as many of another as there are seats left), first (the same, only the first player named sits alone), or mixed (as many different players as there are seats); otherwise pairs
tournament-deals = deals; each is played at every table once for each way of sitting there (otherwise 25)
tournament-out = keep each game in this folder, as Parquet files; go on where it stopped if the folder has the same tournament
tournament-markdown = write the standings into this file, as a section of a page
tournament-twice = --players: “{ $player }” is named more than once.
tournament-too-few = --players: these tables need at least { $fewest } different players; { $players ->
        [one] { $players } is named
       *[other] { $players } are named
    }.
tournament-column-player = player
tournament-column-rating = rating
tournament-column-games = games
tournament-column-wins = share of victories
tournament-shares = Who wins where they meet: the row's share, in %, of the victories that went to row or column
tournament-pairs = any two players, seat by seat in turn
tournament-first = the first player against many of each other; its share is told
tournament-alone = one player against many of another; the one's share is told
tournament-mixed = different players
tournament-note = Tables: { $tables }. Equal players have { $fair }; ▲: more than that, at 95 % confidence. In brackets: where the true value lies. Ratings are OpenSkill's (Plackett-Luce; everybody begins at 25).

## rodada exploit

exploit-game = game whose small table is solved
exploit-players = who is examined, separated by commas: { $players }; N: how many simulations a search has for each decision
exploit-size = which of the small tables: 0 is the smallest (otherwise 1)
exploit-samples = how often a player is asked in each decision if it cannot tell how likely it plays what (otherwise 10)
exploit-rounds = rounds of regret minimisation by which the table is solved (otherwise 1000)
exploit-seed = seed of what players leave to luck (otherwise 1)
exploit-markdown = write the table into this file, as a section of a page
exploit-two-players = { $game } has no small table for two: only there a solution is one to measure others by.
exploit-title = { $game } on a small table: what could be won from each player
exploit-column-player = player
exploit-column-policy = its policy
exploit-column-exploitability = exploitability
exploit-column-against = against the solution
exploit-solution = the solution
exploit-exact = exact
exploit-sampled = { $samples ->
        [one] asked once
       *[other] asked { $samples } times
    }
exploit-number = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
exploit-note =
    A game won is 1, a game lost −1, on average over both seats. Exploitability: what the best answer to a player’s policy wins; 0 is a solution. Where a player was asked some times, chance makes it look easier to exploit than it is. The tree has { $nodes } nodes and { $decisions } information sets, { $choices } of them different choices to a player; the solution is that of { $rounds } rounds of OpenSpiel’s CFR+, by which the first seat wins { $value }.

## rodada train

train-game = game to learn
train-out = folder of the training; it goes on where it stopped if the folder has the same one (otherwise training)
train-stages = stages of games and of learning from them; a training may be gone on with by more (otherwise { $usual })
train-games = games of the first stage, played by the game’s own judgement (otherwise { $usual })
train-searched = games of each later stage, played by searches that the network guides (otherwise { $usual })
train-simulations = simulations of such a search for each decision (otherwise { $usual })
train-width = how many numbers each inner layer of the network has (otherwise { $usual })
train-epochs = how often a stage goes through all lessons (otherwise { $usual })
train-deals = deals in which a search with the network meets one without it afterwards; 0 for none (otherwise 10)
train-small = learn the game’s smallest table instead
train-small-alone = --small has seats and options of its own: leave out the others.
train-seed = seed; on one machine the same one gives the same weights, whatever --jobs (otherwise 1)
train-torch-missing = training needs torch, which is not here. Install it with: pip install "torch>={ $version }". Playing with what was learned does not need it.
train-too-few = too few games: some are kept apart to measure by. At least { $fewest } are needed.
train-another = { $folder } holds another training: its { $field } is { $there }. Ask for the same, or name another folder.
learning-lessons-unreadable = these are no lessons of a training that this version can read.
train-title = { $game }: what was learned
train-column-stage = stage
train-column-games = games
train-column-lessons = lessons
train-column-policy = what to play
train-column-value = who will win
train-loss = { NUMBER($own, minimumFractionDigits: 3, maximumFractionDigits: 3) } → { NUMBER($loss, minimumFractionDigits: 3, maximumFractionDigits: 3) }
train-note = How far off (cross-entropy) the game’s own word was, and how far it is with the network, in games that were not learned from.
train-written = The network is in { $path } ({ $kilobytes } KB).
train-strength = { $network } wins { NUMBER($value) } % [{ NUMBER($low) } – { NUMBER($high) }] of the victories against { $search }; 50 % is neither better nor worse.
network-unreadable = this is no network of Rodada.
network-format = its format is “{ $format }”; this version reads “{ $known }”.
network-damaged = the network is damaged: its weights are not those that were written.
network-other-game = this network has learned { $other }, not { $game }.
network-other-rules = this network has learned { $game } by other rules or numbers than those of this version. Train it anew.
network-other-table = this network has learned tables with { $seats } seats and options of their own, and this is another one.

## rodada bench

bench-game = game to measure; without it everything: games, kernel, copies, environments, searches
bench-markdown = print everything as a section of a page
bench-markdown-of-all = --markdown is for everything: leave out the game.
bench-whole-pure =
    Plain Python { $python }: median of { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
bench-whole-compiled =
    Compiled with mypyc, Python { $python }: median of { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
bench-column-what = what
bench-column-ratio = ratio
bench-column-must = must
bench-column-aim = aim
bench-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
bench-what-pace = { $game }: decisions per second with events, to nine games of OpenSpiel (R)
bench-what-pace-five = { $game }: the same, to five of them
bench-what-copy = { $game }: time of a copy, to a clone of OpenSpiel’s hearts (at most)
bench-what-environment = { $game }: PettingZoo environment with observation and mask, to PettingZoo’s own hanabi
bench-what-search = { $game }: simulations of the search, games played out, to OpenSpiel’s Python ISMCTS on hearts
bench-what-twin-steps = { $game }: kernel, decision by decision from Python (R)
bench-what-twin-playouts = { $game }: kernel, many playouts in one call (R)
bench-what-race = { $game }: simulations of the kernel’s search, games played out, to OpenSpiel’s C++ ISMCTS on hearts
bench-whole-note = R: decisions per second over the geometric mean of OpenSpiel’s hearts, spades, oh_hell, crazy_eights, hanabi, skat, cribbage, euchre and liars_dice through Python. ✗: less than it must be.
bench-no-hanabi = The environments are not compared: PettingZoo’s hanabi needs pettingzoo, shimmy and open_spiel.
bench-no-kernel = The kernel is left out: it was not built.
bench-rounds = times that everything is measured; what is shown is the median (otherwise 5)
bench-seconds = how long each measurement takes (otherwise 0.5)
bench-json = print one JSON object instead of a table
bench-progress = Measuring
bench-title =
    { $game }, { $seats } seats: median of { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
bench-decisions = decisions per second
bench-copy = time of a copy
bench-time = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } µs
bench-ratio =
    Decisions per second, as a ratio to the geometric mean of OpenSpiel's games: { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }
bench-copy-ratio =
    Time of a copy, as a ratio to a clone of OpenSpiel's { $game } in mid-game: { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }
bench-some-absent = Left out, because this OpenSpiel does not have them: { $games }.
bench-no-openspiel = The ratios are left out: OpenSpiel (pyspiel) is not installed. The extra “openspiel” installs it.

## Environments for learning

environment-no-miniature = { $game } has no small start whose whole tree could be walked.
environment-no-encoding = { $game } does not number its actions and views: it cannot be an environment for learning.

## After a game

analyse-simulations = rounds played ahead for a first look at each decision (otherwise as many as the game’s length allows)
analyse-json = print one JSON object instead
analyse-plain = numbers in lines instead of curves
analyse-progress = Looking again
