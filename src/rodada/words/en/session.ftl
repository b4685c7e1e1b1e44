# What a table refuses, why it acted by itself, and what can be said with one tap. Refusals complete "Not possible: …".

session-name = a name has 1 to { $most } characters.
session-not-yours = this is not your seat.
session-only-host = only the host of the table does that.
session-started = the game has begun.
session-not-started = the game has not begun yet.
session-over = the game is over.
session-ask-all = at a table everybody is asked who might answer: to ask only some would show what they hold.
session-taken = somebody sits there.
session-seated = you have a seat already.
session-not-seated = only those who sit at the table do that.
session-knows-another = you have seen another hand in this game.
session-no-link = this link leads to no seat, or it is void by now.
session-seats-taken = somebody sits on a seat that would go.
session-empty-seat = a seat is empty: somebody sits down there, or a bot does.
session-stale = something happened in the meantime: look again, then choose.
session-half-way = something is still to be chosen.
session-no-such-choice = this is not among the choices.
session-too-many-picks = a decision has at most { $most } steps.
session-nothing-to-hold = nothing waits for you now.
session-bank-empty = your time to think is used up.
session-chat-off = there is no chat at this table.
session-no-program = no program plays this seat.
session-hints-off = hints are off at this table as long as several people play.
session-hint-no-choice = there is only one answer: no hint is needed.
session-chat-long = a line of chat has 1 to { $most } characters.
session-no-phrase = there is no such phrase.
session-not-here = a table has no answer to this.
session-log-start = a table's log begins with the line that made it.
session-log-gap = line { $have } of the log came where line { $want } was due.

session-reason-timeout = time was up
session-reason-away = away
session-reason-own = it was your own move
session-reason-combat = you pass this combat
session-reason-turn = you pass until your turn
session-reason-stops = you did not want to be asked here
session-reason-glance = you did not stop it in time
session-reason-nothing = nothing to play

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-your-turn = It’s your move.
phrase-help-me = Who helps me?
phrase-no-way = No way!
phrase-deal = Deal!
phrase-ouch = Ouch!
phrase-good-game = Good game!

## What the server refuses, and why it closes a connection

said-unreadable = this is no message that a table understands.
said-too-long = this message is too long.
too-many-tables = you made many tables in a short time. Wait a little, then make another one.
session-no-table = there is no table “{ $code }” here, or it is not open to you.
session-other-rules = Table “{ $code }” was played by other rules than those of this Rodada. Nothing of it is lost: the Rodada that it was played with opens it.
bye-restart = The table restarts and is back in a moment.
bye-no-cookie = This browser keeps no cookies, so the table cannot know you again. Allow cookies for this page, then load it anew.
bye-no-hello = The connection said nothing.
bye-too-many-sockets = Too many connections at once. Close the table in other windows.
bye-table-full = Too many people are watching this table.
bye-too-fast = That was too much at once. Slower, please.
bye-does-not-read = The connection is too slow for what it asks.
bye-store = The table cannot be stored just now. What you said is kept here, and said again when it can.
