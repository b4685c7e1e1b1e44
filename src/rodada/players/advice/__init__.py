"""What a search has to say to people: a hint before a decision, a judgement of one that was made. In any language.

`wording` says actions in the words of the game's own questions, `foretelling` says a line of play, `hint` puts a hint
together and `judging` weighs what was played against what would have been better.
"""
