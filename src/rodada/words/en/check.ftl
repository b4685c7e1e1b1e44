# rodada check: what a game promises, and whether it keeps it.

cli-check-about = try on random games, positions and rubbish whether a game keeps its promises
check-game = game to check: { $games }
check-what =
    what to check, all of it by default: plays (random games ply by ply), secrets (what a seat cannot know is dealt anew), records (written, cut, resumed, proved), doors (wrong data), processes (the same games in a fresh process), meetings (any two cards in one combat, where a game has that), twin (the compiled kernel plays what the rules play, where it was built)
check-what-word = WHAT
check-games = games for plays, records, processes and twin (otherwise { $games })
check-positions = positions for secrets (otherwise { $positions })
check-cases = cases for doors (otherwise { $cases })
check-pairs = pairs of cards for meetings (otherwise all that can meet)
check-seed = seed; the same one checks the same, whatever --jobs (otherwise 1)
check-jobs = processes that share the work (otherwise one for each processor)
check-json = print one JSON object instead of lines

check-name-plays = plays
check-name-secrets = secrets
check-name-records = records
check-name-doors = doors
check-name-processes = processes
check-name-meetings = meetings
check-name-twin = twin

check-done-plays =
    { $done ->
        [one] { $done } game
       *[other] { $done } games
    } of { $decisions } plies
check-done-secrets =
    { $done ->
        [one] { $done } position
       *[other] { $done } positions
    }, each seen by every seat and by a spectator
check-done-records =
    { $done ->
        [one] { $done } record
       *[other] { $done } records
    } of { $decisions } decisions
check-done-doors =
    { $done ->
        [one] { $done } case
       *[other] { $done } cases
    }: { $in } let in, { $out } refused
check-done-processes =
    { $done ->
        [one] { $done } game
       *[other] { $done } games
    } alike in two processes
check-done-twin =
    { $done ->
        [one] { $done } game
       *[other] { $done } games
    } of { $decisions } decisions, kernel and rules alike
check-done-meetings =
    { $done ->
        [one] { $done } pair of cards
       *[other] { $done } pairs of cards
    } met, in { $decisions } decisions
check-not-of-this-game = --what { $given }: there is nothing of that kind in { $game }; choose from { $choices }.

check-line = { $name }: { $survived }; { $seconds } s; { check-findings }
check-findings =
    { $findings ->
        [0] nothing found
        [one] { $findings } finding
       *[other] { $findings } findings
    }
check-finding = Broken in { $name }, number { $number } of seed { $seed }: { $promise }
check-seen = seen: { $seen }
check-position = position: { $position }
check-given = given: { $given }
check-more =
    { $more ->
        [one] and { $more } more finding
       *[other] and { $more } more findings
    }
check-interrupted = Interrupted: this is how far it came.

## What is promised

check-promise-crash = a game refuses or goes on, it never stumbles
check-promise-said = every refusal can be said in every language
check-promise-unchanged = asking, refusing and playing on copies change nothing
check-promise-invariant = what can never be never is
check-promise-position = a position written and loaded again is the same state
check-promise-continuation = a loaded position goes on as the game it was taken from
check-promise-not-over = there is no outcome before the end
check-promise-sorted = legal actions are sorted and each is there once
check-promise-never-empty = the seat on the move always has an action
check-promise-notation = the notation of an action is read back as that action
check-promise-no-reason = there is no reason against a legal action
check-promise-copy = a copy equals its original
check-promise-trusted = playing with and without the check comes to the same
check-promise-refused = an action that is not legal is refused
check-promise-reason = a refused action has a reason and a rule
check-promise-older-copies = playing on does not touch older copies
check-promise-older-views = playing on does not touch older views
check-promise-events = every event has the form that the game describes
check-promise-view-of-view = what a viewer sees has nothing left to hide from that viewer
check-promise-view-actions = a viewer sees exactly its own legal actions
check-promise-bag = chance takes from a sorted bag that is not empty, with probabilities that add up to one
check-promise-outcome-text = the text of an outcome of chance is read back as that outcome
check-promise-impossible = chance cannot bring what is not in its bag
check-promise-outcome = a finished game has sound ranks, and nobody has an action left
check-promise-sampled = an imagined world is one that could be, and looks as the real one does
check-promise-secret-view = a view does not depend on what its viewer cannot know
check-promise-secret-actions = legal actions do not depend on what their seat cannot know
check-promise-secret-reasons = reasons against actions do not depend on what the seat cannot know
check-promise-secret-after = what was told in the same words is seen in the same way
check-promise-field-named = wrong data is refused with the field that is wrong
check-promise-sealed = the record of a game in progress does not tell its seed
check-promise-resumed = a game taken up from its record is the game that was interrupted
check-promise-record = a record written and read again is the same
check-promise-replayed = a record replays to the state in which it was written
check-promise-proved = every die and draw of a record is proved from its seed
check-promise-twin-state = the kernel is in the same state as the rules
check-promise-twin-actions = the kernel has the same legal actions as the rules
check-promise-twin-outcome = the kernel ends with the same ranks as the rules
check-promise-twin-playout = a playout of the kernel is the game that the rules play with the same luck
check-promise-cut = a record cut anywhere is read up to its last whole line
check-promise-tampered = a record in which chance was changed cannot be proved
check-promise-processes = the same game is the same in every process
check-promise-meet = any two cards that can meet in one combat do
