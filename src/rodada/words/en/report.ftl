# rodada report: kept simulations as a page.

cli-report-about = make a page with charts of kept simulations
report-folders = folders that “rodada simulate --out” has filled; several are compared
report-out = file to write (otherwise report.html)
report-written =
    { $file }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
report-two-games = these folders are of different games: { $games }. A report is about one.
report-no-games = there is no game in this folder yet.

report-title = { $game }: what many games say
report-about = What was played
report-run = simulation
report-players = players
report-options = options
report-seed = seed
report-games = games
report-compared = Compared
report-rounds = rounds
report-margin = points ahead of the second
report-endings = ended by rule
report-best-seat = seat that won most
report-who-wins = Who wins
report-fair = The dashed line is the fair share; a mark is what was counted, its line where the true value lies at 95 % confidence.
report-won = won
report-by-seat = Share of victories by seat
report-by-player = Share of victories by player
report-seat = Seat { $number }
report-seat-column = seat
report-player-column = player
report-thing-column = used
report-count = counted
report-length = How long games take
report-part-of-games = part of the games
report-mean = mean
report-course = How a game goes
report-course-about = How far the later winners and the others had come when each round began, and how often a sole leader went on to win: early it should be open, late it should be decided.
report-winners = winners
report-others = others
report-round = round
report-leader-wins = wins of a sole leader
report-standing-gunrunners = crates won
report-standing-star-munchkin = Level
report-worth = What things are worth
report-worth-about = Of the seats that used each thing, the share that won. It shows what goes together with winning, not what brings it about: whoever is ahead can use more.
report-numbers = The numbers
report-note = Rules, options and seed decide every game: the same command gives the same report on every machine.
