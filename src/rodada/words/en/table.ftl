# The table in the browser: every page, the start page, the lobby.

## Every page

page-about = A round at the table, with friends or bots, and every rule looked after.
page-home = Rodada, to the start page
page-close = Close
page-skip = Skip to the content
seat-nameless = Bot { $letter }
page-connecting = Finding the table …
page-lost = The line is down. Trying again …
page-lost-about = Nothing is lost: what you see is safe, and your move goes out as soon as the table is back.
page-try = Try now
page-offline = You are offline. Rodada comes back by itself when the network does.
page-no-start = The start page could not be fetched. Is the server running?
page-reload = Reload
page-start = To the start page
page-gone = This table is closed to you.
page-failed = That did not arrive. Check your connection and try again.

## Settings of this device

settings-title = This device
settings-open = Language, light, sound
settings-language = Language
settings-language-of =
    { $language ->
        [pt-BR] Português
       *[en] English
    }
settings-theme = Light
settings-theme-auto = As the system
settings-theme-light = Day
settings-theme-dark = Night
settings-still = Less motion
    .about = Cards fade instead of travelling.
settings-sound = Sound
    .about = Cards, dice, and a chime when it is your move.

## Start page

start-welcome = Pull up a chair.
start-new = New table
start-game = What shall we play?
start-name = Your name
start-name-hint = As the others see it
start-name-missing = Tell the table your name first.
start-seats = How many at the table?
start-seats-of =
    { $low ->
        [one] up to { $high }
       *[other] { $low } to { $high }
    } at the table
start-with = With whom?
start-with-link = Friends
    .about = Whoever has the link can sit down. Bots fill the chairs that stay empty.
start-with-open = Anybody
    .about = The table is also listed here, for anybody to join.
start-with-bots = Bots
    .about = They sit down at once and the cards are dealt.
start-bots = Which bots?
start-temper = Of what temper?
start-temper-even = even
start-temper-honest = honest: goes against whoever leads, and nobody else
start-temper-greedy = greedy: thinks of itself alone
start-temper-vindictive = vindictive: pays back
start-options = Options of the game
start-house = Rules of the house
start-as-usual = as usual
start-changed =
    { $count ->
        [one] { $count } changed
       *[other] { $count } changed
    }
start-open = Set the table
start-deal = Deal the cards
start-opening = Setting the table …
start-join = Have a code?
start-code = Code or link of a table
start-code-hint = like K7QM2XP
start-code-bad = A code is short, letters and digits. A whole link works too.
start-join-go = Sit down
start-mine = Your tables
start-open-tables = Open tables
start-none-open = No open table right now. Set one yourself.
start-resume = Go on
start-look = Look back
start-sit = Sit down
start-watch = Watch
start-table = { $game }, table { $code }
start-stage =
    { $stage ->
        [lobby] in the lobby
        [playing] under way
       *[over] over
    }
start-free =
    { $count ->
        [0] no chair free
        [one] { $count } chair free
       *[other] { $count } chairs free
    }
start-more = Same network, another device
    .about = Open one of these addresses there:
start-credits = Rodada is free software. Unofficial; made by players for players.
start-typefaces = Typefaces
start-version = Version { $version }

## Rules of the house

house-open = Listed
    .about = The table stands on the start page, for anybody to join.
house-chat = Chat
    .about = Lines and quick phrases between players.
house-spectators = Spectators
    .about = Whoever has the link may watch what everybody sees.
house-hints = Hints among people
    .about = Anybody may ask a search what it would do, and everybody hears that they asked. Alone with bots you always may.
house-window = Time to answer
    .about = How long everybody may answer what somebody played, at least; the same for all, whatever they hold.
house-patience = Patience
    .about = How long the table waits for somebody who has an answer to give.
house-decision = Time for a move
    .about = After that the table plays the most careful move for you.
house-bank = Time to think
    .about = What each may hold the table beyond its patience, in the whole game.
house-seconds = { $seconds } s
house-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
house-endless = no limit
house-none = none

## Lobby

lobby-title = Who is in?
lobby-you = you
lobby-host = You set this table: you deal when everybody sits.
lobby-guest = The host deals when everybody sits.
lobby-spectator = You are standing. Take a free chair, or stay and watch.
lobby-empty = Free chair
lobby-away = not here now
lobby-here = here
lobby-sit = Sit here
lobby-take-over = Take over
lobby-stand = Get up
lobby-bot-here = Bot
lobby-bot-away = Send away
lobby-fill = Fill with bots
lobby-friend = Someone beside me
    .about = Two at one device: a curtain falls between your turns.
lobby-rename = Change name
lobby-save = Save
lobby-seat = Seat { $seat }
lobby-seat-menu = Seat { $seat }: more
lobby-seat-link = Link of seat { $seat }
    .about = Whoever opens it sits on this chair. Yours brings you back to your chair on any device.
lobby-invite = Invite
lobby-invite-about = Send this link or show the code. Whoever opens it can sit down.
lobby-link = Link of the table
lobby-copy = Copy
lobby-copied = Copied
lobby-share = Share
lobby-share-text = There is a chair for you at { $game }.
lobby-qr = QR code
    .about = Point a phone's camera at it.
lobby-only-here = This link works on this computer only.
    .about = Rodada listens here alone. Start it with “{ $command }”, in the same network as your friends, and this page shows a link for them.
lobby-renew = New link
    .about = The old one stops working.
lobby-watching =
    { $count ->
        [0] Nobody is watching
        [one] { $count } is watching
       *[other] { $count } are watching
    }
lobby-settings = The game
lobby-change = Change
lobby-start = Deal the cards
lobby-waiting =
    { $count ->
        [one] One chair is still free: invite somebody or fill it with a bot.
       *[other] { $count } chairs are still free: invite somebody or fill them with bots.
    }
lobby-commitment = The seed of all dice and draws is fixed already. Its hash: { $hash }
    .title = Fair dealing
    .about = After the game the seed is shown; with the hash you can prove that nobody touched the cards.
lobby-chairs = The chairs
