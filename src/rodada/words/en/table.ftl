# The table in the browser: every page, the start page, the lobby.

## Every page

page-about = A round at the table, with friends or bots, and every rule looked after.
page-close = Close
page-connecting = Finding the table …

## Lobby

lobby-start = Deal the cards
