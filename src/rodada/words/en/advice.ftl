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
