# What a position of Gunrunners cannot say: parts that contradict each other.

gunrunners-operation-on-what = an operation lies on one frame “bust” (Brazilian) or “fill” (English), which follows it.
gunrunners-one-decision = only an operation or a draw lies on another frame.
gunrunners-operation-of-active = an agent that its own owner flipped has no power: { $agency } is the active seat.
gunrunners-not-active = this is the turn of { $agency }: the active seat must be the same.
gunrunners-setup-order =
    { $placed ->
        [0] nobody has a first agent yet
        [one] one first agent is placed
       *[other] { $placed } first agents are placed
    }: seat and step of “setup” do not follow from that and from the starter.
gunrunners-deal-order = this seat needs { $want } cards at this point of the deal and has { $have }.
gunrunners-nothing-to-deal = a Spy in mid-dealing has at least two cards left, and its frame counts those dealt.
gunrunners-spied-when = cards are looked at only while a Spy or an Informer acts.
gunrunners-ended-busts = the seventh space ends the game, but the marker is on { $busts }.
gunrunners-ended-cards = the game ends without cards only when no hand and no pile has one left.
gunrunners-busts-over = on space { $busts } the game is over after these busts: there is no further turn and no further bust.
gunrunners-bust-due =
    { $exposed } cards lie face up in this row, at most { $most } can at this point: a fourth makes a bust in the same turn.
gunrunners-blurred-row = only agents in training are dealt anew by a Spy: a card of a row is not blurred.
gunrunners-not-yet-in-play = before the first turn only first agents are in play.
gunrunners-not-yet-dealt = before all first agents are placed nobody has cards in hand.
gunrunners-public-memory = what a spectator knows of the cards of { $agency } every seat must know.
