# What a search says to people: a hint before a decision, and after the game what each decision was worth.

## Hints

hint-title = Hint
hint-thinking = Thinking it through …
hint-about = Your chance to win with each answer, the one I would give first. I know what you are shown and nothing more.
hint-answer = { $wins } %: { $words }
hint-line = How it may go on:
hint-chances = Chances to win now: { $chances }.
hint-chance = { $player } { $wins } %
hint-effort =
    { $simulations ->
        [one] Found in { $simulations } round played ahead.
       *[other] Found in { $simulations } rounds played ahead.
    }
hint-noted = { $player } asked for a hint.
hint-more = How I came to that
hint-none = There is no hint this time.
hint-not-now = There are hints for your own decisions only.

## After a game

analysis-title = The game looked at again
analysis-about = Chances to win along the game, with all cards known, and the decisions that cost each player most, judged from what they could know then.
analysis-course =
    { $turns ->
        [one] Chances to win in { $turns } turn, with all cards known:
       *[other] Chances to win in { $turns } turns, with all cards known:
    }
analysis-course-plain = { $player }: { $chances }. { $rank }
analysis-percent = { $wins } %
analysis-rank =
    { $rank ->
        [one] Won.
       *[other] Came in as number { $rank }.
    }
analysis-decisions = The costliest decisions, judged from what each player could know then:
analysis-of =
    { $slips ->
        [0] { $player }: none of { $judged } decisions cost more than a hundredth.
       *[other] { $player }, of { $judged } decisions:
    }
analysis-slip = { $cost } points in turn { $turn } (decision { $decision }): { $prompt }
analysis-played = played: { $words } ({ $wins } %)
analysis-better = better: { $words } ({ $wins } %)
analysis-effort = { $simulations } rounds played ahead for a first look at each decision, more for those that looked costly. Small differences may be chance: take them lightly.
analysis-ask = Look at the game again
analysis-working = Looking at the game again …
analysis-failed = The game could not be looked at again.
analysis-turn = Turn
analysis-end = End
analysis-slip-brief = { $cost } points in turn { $turn }: { $prompt }
analysis-later = many games are being looked at already. Ask again in some minutes.
