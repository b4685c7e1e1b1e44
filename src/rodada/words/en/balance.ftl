# rodada balance: what is counted in many games between bots.

balance-game = game to balance
balance-games = games to play (otherwise 2000)
balance-file-word = FILE
balance-markdown = also write the tables into this file, as a page of Markdown
balance-not-surveyed = { $game } does not say what is worth counting in it.

simulate-endless = a game was not over after { NUMBER($decisions) } decisions: such players may never end one. In Star Munchkin, “--rounds 20” ends every game.

balance-page = Balance of { $game }
balance-made = Made with { $command }: games between equal players of the kind “greedy”. The same command gives the same numbers on every machine.
balance-note = A card is held in a game in which somebody had it in hand, played in one in which it was played from there, and decisive in one in which it turned a combat, or in which the kill that won would have failed without it. A class or race counts for whoever has it at the end. In brackets: where the true value lies, at 95 % confidence.
balance-of-games = Games
balance-of-seats = Seats
balance-of-classes = Classes
balance-of-races = Races
balance-of-cards = Cards
balance-of-happenings = What happened
balance-percentile = rounds within which { NUMBER($percent, maximumFractionDigits: 1) } % of the games are over
balance-longest = rounds of the longest game
balance-seat-column = seat
balance-seat = { $number }
balance-holders = holders
balance-holders-won = of them won
balance-to-mean = to the mean
balance-ratio = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
balance-drawn = drawn
balance-held = games held
balance-plays = plays
balance-played = played where held
balance-decisive = decisive, of all games
balance-times = times
balance-per-game = in a game
balance-row-none = no class
balance-row-human = human

balance-combats = combats
balance-combats-won = combats won
balance-combats-lost = combats lost
balance-combats-asking = combats in which help was asked for
balance-combats-helped = combats in which somebody helped
balance-help-offers = offers of help made
balance-help-accepted = offers of help accepted
balance-trade-offers = trades offered
balance-trades-accepted = trades made
balance-deaths = deaths
balance-sales = sales
balance-traps = traps
balance-sacrifices = sidekicks sacrificed

## Gunrunners

balance-of-uses = What cards were used for
balance-busts = busts
balance-powers-declined = powers not used
balance-powers-lost = powers lost, flipped by their owner
