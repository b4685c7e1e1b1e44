# Sitting at a table in the browser while the game goes on. Nothing here belongs to one game.

## The screen

playing-board = The table
playing-side = Beside the table
playing-open-side = Players, log, rules
playing-skip-to-answers = Go to the question
playing-leave = Leave the table
playing-stand = Leave my seat to a bot
playing-stand-about = You keep the link of your seat and can come back to it.
playing-keys = Keys
    .about = Answers by number and letter, capitals for the table.
playing-broken = The line is broken. Trying again …
playing-watching = You are watching. You see what everybody sees.
playing-viewers =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
playing-skip = Skip
playing-tab-players = Players
playing-tab-log = Log
playing-tab-chat = Chat
playing-tab-rules = Rules
playing-tab-more = More

## Who is on the move

turn-mine = Your move
turn-answer = You may answer
turn-of = { $player } is on the move
turn-whose = Turn of { $player }
turn-waiting = Waiting for { $player }.
turn-thinking = { $player } is thinking.
turn-waiting-away = Waiting for { $player }, who is not connected now.
turn-behind = One moment …
turn-waiting-all = Waiting for the others.
turn-over = The game is over.
turn-left = { $seconds } s left
turn-act = Do something out of turn

## Question and answers

asked-question = Question
asked-answers = Answers
asked-forbidden = not now: { $label }
asked-why-not = Why not?
asked-back = Take back
asked-steps = Picked so far
asked-pending = On its way …
asked-all =
    { $count ->
        [one] Show { $count } answer as a list
       *[other] Show all { $count } answers as a list
    }
asked-fewer = Show fewer
asked-open-rule = Open the rule book at { $rule }
asked-rules = Rules for this:
asked-close = Got it

## Windows: who could answer what just happened

window-left = The window closes in { $seconds } s
window-sealed = Your answer is in.
window-sealed-about = Nobody sees it until the window closes.
window-not-asked = Others may answer now.
window-pass-combat = Pass this combat
window-pass-turn = Pass until my turn
window-hold = Wait for me
window-hold-left = Wait for me ({ $seconds } s)
window-held = The table waits for you.
window-held-by =
    { $count ->
        [one] { $players } asked the table to wait.
       *[other] { $players } asked the table to wait.
    }
window-yielding-window = You pass for now.
window-yielding-combat = You pass this combat, unless it concerns you.
window-yielding-turn = You pass until your turn, unless something concerns you.
window-ask-again = Ask me again

## When to be asked

stops-title = When to ask me
stops-about = Whatever you choose here, nobody can tell it from how long a window stays open.
stops-preset-relaxed = Relaxed
    .about = Only what touches you, or when somebody would win.
stops-preset-normal = Normal
    .about = Also when one of your cards could turn a combat round.
stops-preset-sharp = Sharp
    .about = Every combat, and whatever else can be answered.
stops-own = Your own choice
stops-situation-mine = I am in it
    .about = You fight, help, or are the victim.
stops-situation-asked = Whatever it is
    .about = Every window in which you could answer at all, whoever it concerns.
stops-situation-wins = Somebody would win
    .about = The game ends if nobody does anything.
stops-situation-flips = My card could turn it round
    .about = A card of yours would change who wins.
stops-situation-combat = Any combat
    .about = Every combat of the others.

## The log

history-rules = Rules behind it
history-empty = Nothing has happened yet.
history-start = Before the first turn
history-turn = Turn { $turn }: { $player }
history-reason = by itself: { $reason }
history-earlier = Show earlier turns
history-sat = { $player } sat down.
history-stood = { $player } left the seat.
history-bot = A bot sits on seat { $seat }.
history-program = A program plays for { $player }.
history-started = The game begins.
history-renamed = A new name: { $player }.
history-more =
    { $count ->
        [one] and { $count } more thing happened
       *[other] and { $count } more things happened
    }

## What I missed

away-title = While you were away
away-close = I have seen it
hit-title = This concerns you

## Chat

chat-title = Chat
chat-write = Write to the table
chat-send = Send
chat-phrases = Quick phrases, which everybody reads in their own language
chat-empty = Nobody has said anything yet.
chat-off = This table plays without chat.
chat-mute = Mute { $player }
chat-unmute = Hear { $player } again
chat-muted =
    { $count ->
        [one] { $count } line of somebody you muted
       *[other] { $count } lines of people you muted
    }
chat-said = { $player }: { $text }

## Rule book

rulebook-search = Search the rules
rulebook-found =
    { $count ->
        [0] No rule says “{ $text }”.
        [one] { $count } rule says “{ $text }”.
       *[other] { $count } rules say “{ $text }”.
    }
rulebook-here = Rules for what is asked now
rulebook-loading = Opening the rule book …

## Players

player-you = you
player-bot = bot
player-person = person
player-program = a program
player-nobody = nobody
player-away = not connected
player-here = connected
player-moving = on the move
player-menu = Seat of { $player }
player-take = Sit here
player-take-over = Take over from the bot
player-link = Link of this seat
player-revoke = Make a new link
player-revoke-about = The old one stops working.
player-rename = Change my name
player-name = Name
player-local = Somebody else here sits down too
player-local-about = You share this device: a curtain falls between your turns.
player-view = Look from this seat

## One device, several people

handover-title = Pass the device to { $player }
handover-others = Everybody else looks away, please.
handover-open = I am { $player }
handover-stay = Not yet

## How it ended

ended-title = The game is over
ended-mine = You win!
ended-won =
    { $count ->
        [one] { $players } wins!
       *[other] { $players } win together!
    }
ended-seed = Seed
ended-commitment = Hash that was shown before the first card
ended-proof-title = Was it fair?
ended-proof = Every die and every draw follows from the seed. Its hash was public from the start, so nobody could choose it later. Check it yourself:
ended-proved = The seed fits the hash that was shown before the first card.
ended-not-proved = The seed does not fit the hash that was shown before the first card.
ended-record = Download the game
ended-rematch = Play again
ended-next = Go to the next game
ended-board = Look at the table
ended-show = Show the result
