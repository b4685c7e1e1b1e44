"""The whole screen of Gunrunners: 80 columns by 24 lines hold all of it, more room shows it larger, with log aside."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text

from rodada.cli.terminal.face import Scene
from rodada.cli.terminal.gunrunners.cards import TALL, hand_card
from rodada.cli.terminal.gunrunners.ink import (
    AGENCIES,
    ALARM,
    CRATES,
    FAINT,
    GROUND,
    LIT,
    STRONG,
    TITLE,
    beside,
    fitted,
    inked,
    line,
)
from rodada.cli.terminal.gunrunners.lanes import TALLEST, card_width, lanes
from rodada.cli.terminal.gunrunners.naming import Names
from rodada.cli.terminal.lines import Block, wrapped
from rodada.engine.presenting import Choice, Question
from rodada.engine.view import View
from rodada.games.gunrunners.board import LAST_BUST, WAREHOUSE_FULL
from rodada.games.gunrunners.state import GunrunnersState

WIDE: Final = 116
SIDE: Final = 40
_CHOSEN: Final = Style(color="#16130f", bgcolor="#f3cf55", bold=True)


class Painter:
    """Paints one view."""

    def __init__(self, names: Names, view: View[GunrunnersState], scene: Scene) -> None:
        self.names = names
        self.say = names.speaker.say
        self.viewer = view.viewer
        self.table = view.table
        self.scene = scene

    def paint(self, width: int, height: int) -> Block:
        if width >= WIDE and height >= 28:
            main = self._main(width - SIDE - 2, height - 1, aside=True)
            bar = [line((" │", FAINT)) for _ in main]
            lines = beside([main, bar, self._side(SIDE, height - 1)])
        else:
            lines = self._main(width, height - 1, aside=False)
        return [fitted(text, width) for text in [*lines[: height - 1], self._keys(width)]]

    # --- the main part, from the top down ---

    def _main(self, width: int, height: int, aside: bool) -> Block:
        question = self._question(width)
        large = height >= 36
        hand = self._hand(width, TALL if large else 2)
        top = self._header(width)
        seats = [] if aside else [self._seats(width)]
        least = 2 * len(self.table.crates)
        most = TALLEST * len(self.table.crates) - 1
        spare = height - len(top) - len(seats) - len(hand) - len(question) - (2 if aside else 3)
        board = lanes(self.names, self.table, width, min(max(spare, least), most), self.scene.alarm)
        head = [*top, *board, *seats]
        rest = height - len(head) - len(hand) - len(question)
        log = self._banner(width) if aside else self._log(width, max(rest, 0))
        lines = [*head, *log[: max(rest, 0)]]
        lines += [line(" " * width)] * (height - len(lines) - len(hand) - len(question))
        return [fitted(text, width) for text in [*lines, *hand, *question]]

    def _header(self, width: int) -> Block:
        say, table = self.say, self.table
        options = table.options
        title = line((" GUNRUNNERS ", TITLE), " ")
        if table.turns:
            title.append(say("gunrunners-table-turn", turn=table.turns) + " ", STRONG)
        title.append(say("gunrunners-edition", edition=options.edition) + " · ", FAINT)
        title.append(say("gunrunners-deck", deck=options.deck.name) + "  ", FAINT)
        stored = "▤" * table.warehouse
        goods = line(
            (say("gunrunners-table-warehouse") + " ", GROUND),
            (stored, CRATES),
            ("·" * (WAREHOUSE_FULL - table.warehouse), FAINT),
            (f" {table.warehouse}  ", STRONG),
            (say("gunrunners-table-supply") + " ", GROUND),
            (str(table.supply), STRONG),
            " ",
        )
        busts = line((f" {say('gunrunners-table-busts')} ", GROUND))
        for number in range(1, LAST_BUST + 1):
            busts.append(f" {number} ", ALARM if number <= table.busts else Style(color="#a79d8a", bgcolor="#2a251f"))
            busts.append(" ", GROUND)
        busts.append(f"{table.busts}/{LAST_BUST}", LIT if table.busts >= LAST_BUST - 1 else FAINT)
        # The goods stand at the right of whichever line has room for them.
        if self.scene.alarm >= 0:
            return [self._headline(width), _apart(busts, goods, width)]
        if title.cell_len + goods.cell_len <= width:
            return [_apart(title, goods, width), fitted(busts, width)]
        return [fitted(title, width), _apart(busts, goods, width)]

    def _headline(self, width: int) -> Text:
        """A bust is the news of the day."""
        place = self.names.place(self.scene.alarm).upper()
        text = self.say("gunrunners-table-bust", place=place)
        return line((f"★ ★ ★   {text}   ★ ★ ★".center(width), ALARM))

    @property
    def _on_turn(self) -> int:
        """Whose turn it is; before the first one, who posts an agent."""
        return self.table.active if self.table.turns else self.table.to_act

    def _seats(self, width: int) -> Text:
        """One line: who has won how many crates, and holds how many cards in hand and in the draw pile."""
        text, seats = line(), self.table.seats
        room = width // seats
        for seat in range(seats):
            hand, pile = len(self.table.hand[seat]), len(self.table.pile[seat])
            tail = f" ▤{self.table.won[seat]} {hand}+{pile}"
            mark = "▶" if seat == self._on_turn else " "
            name = self.names.person(seat)[: max(room - len(tail) - 4, 1)]
            item = line((mark, LIT), (self.names.letter(seat), inked(seat)), " ", (name, STRONG), (tail, GROUND))
            text.append_text(fitted(item, room))
        return fitted(text, width)

    def _hand(self, width: int, height: int) -> Block:
        if not 0 <= self.viewer < self.table.seats:
            return []
        label = [fitted(line((f" {text}", FAINT)), 12) for text in (self.say("gunrunners-table-hand"), "")]
        label += [line(" " * 12)] * (height - 2)
        wide = max(card_width(height), 7)
        cards = [hand_card(self.names, self.viewer, card, wide, height) for card in self.table.hand[self.viewer]]
        if not cards:
            return [fitted(text, width) for text in label]
        return [fitted(text, width) for text in beside([label, *cards], 1)]

    # --- the question with its answers ---

    def _question(self, width: int) -> Block:
        scene = self.scene
        refused = wrapped(scene.notice, width - 2)[:3] if scene.notice else []
        notice = [line((f" {text}", ALARM)) for text in refused]
        if scene.question is None:
            return [fitted(text, width) for text in notice]
        prompt = fitted(line((f" {self.names.said(scene.question.prompt)} ", TITLE)), width)
        return [*(fitted(text, width) for text in notice), prompt, *self._choices(scene.question, width)]

    def _choices(self, question: Question, width: int) -> Block:
        """As many in a line as fit, all of one width."""
        items = [self._choice(choice, i == self.scene.chosen) for i, choice in enumerate(question.choices)]
        each = min(max(item.cell_len for item in items) + 1, width)
        columns = max(width // each, 1)
        rows = [items[i : i + columns] for i in range(0, len(items), columns)]
        return [fitted(beside([[fitted(item, each)] for item in row])[0], width) for row in rows]

    def _choice(self, choice: Choice, chosen: bool) -> Text:
        style = _CHOSEN if chosen else (FAINT if choice.refusal else STRONG)
        off = "×" if choice.refusal else " "
        label = self.names.said(choice.label)
        return line((f" {choice.key.upper()}", _CHOSEN if chosen else LIT), (f"{off}{label} ", style))

    # --- what happened ---

    def _banner(self, width: int) -> Block:
        style = LIT if self.scene.alarm >= 0 else STRONG
        return [fitted(line((f" {part}", style)), width) for part in wrapped(self.scene.banner, width - 2)]

    def _log(self, width: int, height: int) -> Block:
        """The last lines that fit, the newest below."""
        if not height:
            return []
        lines: Block = []
        for number, text in enumerate(reversed(self.scene.log)):
            style = (LIT if self.scene.alarm >= 0 else STRONG) if number == 0 else FAINT
            entry = [self._coloured(line((f" {part}", style))) for part in wrapped(text, width - 2)]
            if number and len(lines) + len(entry) > height:
                break  # an older entry is shown whole or not at all
            lines = entry + lines
        lines = lines[-height:]
        return [fitted(text, width) for text in lines] + [line(" " * width)] * (height - len(lines))

    def _coloured(self, text: Text) -> Text:
        """Players' names in the ink of their agencies."""
        for seat in range(self.table.seats):
            text.highlight_words([self.names.player(seat)], Style(color=AGENCIES[seat].ink))
        return text

    def _side(self, width: int, height: int) -> Block:
        """Players and log."""
        say = self.say
        lines = [line((f" {say('gunrunners-table-players')} ", TITLE)), line()]
        for seat in range(self.table.seats):
            mark = "▶" if seat == self._on_turn else " "
            name = self.names.person(seat)
            lines.append(line((mark, LIT), (f"{self.names.letter(seat)} ", inked(seat)), (name, STRONG)))
            hand, pile = len(self.table.hand[seat]), len(self.table.pile[seat])
            won = say("gunrunners-crate-count", count=self.table.won[seat])
            lines.append(
                line(("   " + won, CRATES), (f" · {say('gunrunners-table-cards', hand=hand, pile=pile)}", FAINT))
            )
        lines += [line(), line((f" {say('gunrunners-table-log')} ", TITLE)), line()]
        lines += self._log(width, max(height - len(lines), 0))
        return [fitted(text, width) for text in lines[:height]]

    def _keys(self, width: int) -> Text:
        text = line()
        for key, label in self.scene.keys:
            item = line((f" {key} ", TITLE), (f" {label} ", FAINT))
            if text.cell_len + item.cell_len > width:
                break
            text.append_text(item)
        return fitted(text, width)


def _apart(left: Text, right: Text, width: int) -> Text:
    """One at the left end of a line, the other at its right end."""
    both = fitted(left, max(width - right.cell_len, 12)).copy()
    both.append_text(right)
    return fitted(both, width)
