"""The whole screen of Star Munchkin: 80 columns by 24 lines hold it; more room adds log and everybody's items."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.style import Style
from rich.text import Text

from rodada.cli.terminal.face import Scene
from rodada.cli.terminal.lines import Block, wrapped
from rodada.cli.terminal.star_munchkin.hand import hand, hand_with_texts, own
from rodada.cli.terminal.star_munchkin.ink import (
    ALARM,
    CHOSEN,
    FAINT,
    LIT,
    QUESTION,
    SEATS,
    STRONG,
    TITLE,
    beside,
    columns,
    fitted,
    flowing,
    line,
)
from rodada.cli.terminal.star_munchkin.naming import Names
from rodada.cli.terminal.star_munchkin.speaking import when
from rodada.cli.terminal.star_munchkin.stage import stage
from rodada.cli.terminal.star_munchkin.strip import strip, whole_seat
from rodada.cli.terminal.star_munchkin.tiles import with_text
from rodada.engine.presenting import ACT, Choice
from rodada.engine.view import View
from rodada.games.star_munchkin.presenting import things
from rodada.games.star_munchkin.presenting.answers import hand_card_of
from rodada.games.star_munchkin.presenting.subjects import subject
from rodada.games.star_munchkin.state import StarMunchkinState

WIDE: Final = 116
SIDE: Final = 44
_HAND_ROWS: Final = 4
_LEAST_STAGE: Final = 5
_MOST_STAGE: Final = 20
_LEAST_LOG: Final = 2


class Painter:
    """Paints one view."""

    def __init__(self, names: Names, view: View[StarMunchkinState], scene: Scene) -> None:
        self.names = names
        self.say = names.say
        self.viewer = view.viewer
        self.table = view.table
        self.scene = scene
        self.seated = 0 <= view.viewer < view.table.seats
        self.cards = self.table.hand[self.viewer] if self.seated else ()

    def paint(self, width: int, height: int) -> Block:
        if width >= WIDE and height >= 28:
            main = self._main(width - SIDE - 3, height - 1, aside=True)
            lines = columns([main, self._side(SIDE, height - 1)], [width - SIDE - 3, SIDE], (" │ ", FAINT))
        else:
            lines = self._main(width, height - 1, aside=False)
        return [fitted(text, width) for text in [*lines[: height - 1], self._keys(width)]]

    # --- the main part, from the top down ---

    def _main(self, width: int, height: int, aside: bool) -> Block:
        top = [self._header(width), *strip(self.names, self.table, self.viewer, width)]
        question = self._question(width)
        mine = self._mine(width, height - len(top) - len(question) - _LEAST_STAGE - 6)
        spare = height - len(top) - len(mine) - len(question)
        details = self._details(width, max(spare - _LEAST_STAGE - _LEAST_LOG, 2))
        details = details[: max(spare - _LEAST_STAGE, 0)]
        spare -= len(details)
        middle = stage(self.names, self.table, width, max(min(spare - 1, _MOST_STAGE), 1))
        log = [] if aside else self._log(width, max(spare - len(middle) - 1, 0))
        rule = [fitted(line(("─" * width, FAINT)), width)] if spare > len(middle) else []
        lines = [*top, *rule, *middle, *log]
        lines += [line(" " * width)] * (height - len(lines) - len(mine) - len(question) - len(details))
        return [fitted(text, width) for text in [*lines, *mine, *question, *details]][:height]

    def _header(self, width: int) -> Text:
        title = line((" STAR MUNCHKIN ", TITLE), " ", (when(self.names, self.table), STRONG))
        door, treasure = (len(pile) for pile in self.table.pile)
        piles = line((self.say("star-munchkin-table-piles", door=door, treasure=treasure) + " ", FAINT))
        if self.scene.alarm >= 0:
            text = f"★ {self.scene.banner} ★" if len(self.scene.banner) < width - 4 else self.scene.banner
            return fitted(line((text.center(width), ALARM)), width)
        return beside(title, piles, width)

    def _mine(self, width: int, most: int) -> Block:
        """The character and the hand; with all that the cards say, if that takes no more than so many lines."""
        if not self.seated:
            return []
        lines = own(self.names, self.table, self.viewer, width)
        if not self.cards:
            return lines
        told = hand_with_texts(self.names, self.cards, self._hand_keys(), self._chosen(), width)
        if len(lines) + len(told) <= most:
            return [*lines, *told]
        rows = hand(self.names, self.cards, self._hand_keys(), self._chosen(), width, _HAND_ROWS)
        return [*lines, *rows]

    # --- the question with its answers ---

    def _chosen(self) -> Choice | None:
        question = self.scene.question
        return question.choices[self.scene.chosen] if question and question.choices else None

    def _hand_keys(self) -> dict[int, Choice]:
        """By place in the hand: the answer that plays that card."""
        found: dict[int, Choice] = {}
        for choice in self.scene.question.choices if self.scene.question else ():
            card = hand_card_of(choice.pick, self.cards)
            if card:
                found.setdefault(self.cards.index(card), choice)
        return found

    def _question(self, width: int) -> Block:
        scene = self.scene
        refused = wrapped(scene.notice, width - 2)[:3] if scene.notice else []
        lines = [fitted(line((f" {text}", ALARM)), width) for text in refused]
        if scene.question is None:
            return lines
        prompt = wrapped(self.names.sentence(scene.question.prompt), width - 2, "")
        lines += [fitted(line((f" {part} ", QUESTION)), width) for part in prompt]
        in_hand = list(self._hand_keys().values())
        rest = [choice for choice in scene.question.choices if not any(choice is other for other in in_hand)]
        return lines + self._choices(rest, width)

    def _choices(self, choices: Sequence[Choice], width: int) -> Block:
        """One after another, in as many lines as they need."""
        chosen = self._chosen()
        return flowing([self._choice(choice, choice is chosen) for choice in choices], width, gap=" ")

    def _choice(self, choice: Choice, chosen: bool) -> Text:
        style = CHOSEN if chosen else (FAINT if choice.refusal else STRONG)
        off = "×" if choice.refusal else " "
        label = self.names.sentence(choice.label)
        return line((f" {choice.key.upper()}", CHOSEN if chosen else LIT), (f"{off}{label} ", style))

    def _details(self, width: int, most: int) -> Block:
        """What the card says that the highlighted answer, or else the question, is about; at most so many lines."""
        chosen = self._chosen()
        if chosen is None:
            return []
        picked = things.card_of(self.table, chosen.pick.value) if chosen.pick.kind == ACT else 0
        card = picked or subject(self.table)
        if not card:
            return []
        lines = with_text(self.names, card, width)
        if len(lines) > most:
            lines = lines[:most]
            lines[-1] = fitted(lines[-1], width - 2) + line(("…", FAINT))
        return lines

    # --- what happened ---

    def _log(self, width: int, height: int) -> Block:
        """The last lines that fit, the newest below."""
        lines: Block = []
        for number, text in enumerate(reversed(self.scene.log)):
            style = STRONG if number == 0 else FAINT
            entry = [self._coloured(line((f" {part}", style))) for part in wrapped(text, width - 2)]
            if len(lines) + len(entry) > height:
                break  # an older entry is shown whole or not at all
            lines = entry + lines
        if not lines and height and self.scene.log:
            lines = [self._coloured(line((f" {self.scene.log[-1]}", STRONG)))]
        return [fitted(text, width) for text in lines]

    def _coloured(self, text: Text) -> Text:
        """Players' names in the colours of their seats."""
        for seat in range(self.table.seats):
            text.highlight_words([self.names.player(seat)], Style(color=SEATS[seat]))
        return text

    def _side(self, width: int, height: int) -> Block:
        """Everybody's cards on the table, then the log."""
        lines = [line((f" {self.say('star-munchkin-table-players')} ", TITLE))]
        for seat in range(self.table.seats):
            if seat != self.viewer:
                lines += whole_seat(self.names, self.table, seat, width)
        lines = lines[: height // 2] if len(lines) > 1 else []
        lines += [line(), line((f" {self.say('star-munchkin-table-log')} ", TITLE))]
        log = self._log(width, max(height - len(lines), 0))
        return [fitted(text, width) for text in [*lines, *log]]

    def _keys(self, width: int) -> Text:
        text = line()
        for key, label in self.scene.keys:
            item = line((key, TITLE), (f" {label} ", FAINT))
            if text.cell_len + item.cell_len > width:
                break
            text.append_text(item)
        return fitted(text, width)
