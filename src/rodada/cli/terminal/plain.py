"""Plain mode: a whole game in lines, for screen readers, pipes and braille; the same commands, typed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TextIO

from rodada.cli.terminal.face import Face, by_key, redacted
from rodada.cli.terminal.host import Host
from rodada.cli.terminal.talk import Talk, refusal
from rodada.cli.terminal.turns import Turns
from rodada.engine.contract import View
from rodada.engine.events import Event
from rodada.engine.presenting import Pick, Question
from rodada.words import Speaker

_COVER = 40
"""Empty lines that push another player's hand out of sight."""


class Left(Exception):
    """The person leaves, or there is nothing more to read."""


class Wished(Exception):
    """Somebody else wants to act first."""


class PlainTable:
    """One game in lines."""

    def __init__(self, host: Host, face: Face, speaker: Speaker, source: TextIO, out: TextIO) -> None:
        self.host = host
        self.face = face
        self.speaker = speaker
        self.talk = Talk(host, face, speaker)
        self.turns = Turns(host, face)
        self._source = source
        self._out = out
        people = host.people
        self.viewer = people[0] if len(people) == 1 else host.spectator
        self._left_at: dict[int, int] = {}
        self._heard: tuple[int, list[str]] = (-1, [])
        self._commands: dict[str, Callable[[str], None]] = {
            "s": lambda _: self._say(*self.face.spoken_table(self._view())),
            "h": lambda _: self._say(*self.face.spoken_hand(self._view())),
            "l": lambda _: self._say(*self.talk.log(self.viewer)),
            "m": lambda _: self._say(*self.talk.notes(self.viewer)),
            "!": lambda _: self._hint(),
            "?": lambda _: self._say(self.talk.commands(), *self.talk.help()[-1:]),
        }

    def play(self) -> bool:
        """Play to the end; False if it was left before."""
        say = self.speaker.say
        game = say(f"game-{self.host.game.name}")
        self._say(say("plain-welcome", game=game, commands=self.talk.commands()))
        self._say(say("play-commitment", hash=self.host.commitment()))
        try:
            self._tell(self.host.begin())
            while not self.host.over:
                self._next()
        except Left:
            return False
        self._say(say("result-title"), *self.face.result(self.host.final_view(), self.host.outcome()))
        self._say(say("play-seed-revealed", seed=str(self.host.seed())))
        return True

    def _next(self) -> None:
        self._pass_over()
        seat = self.turns.seat()
        if self.host.is_person(seat):
            self._seat_person(seat)
            try:
                self._decide(seat)
            except Wished:
                return
        elif not self.host.over:
            self._tell(self.host.play_bot())

    def _decide(self, seat: int) -> None:
        picks: list[Pick] = []
        actions = self._ask(picks)
        self.turns.answered(seat, picks)
        self._left_at[seat] = self.host.happened
        self._tell(self.host.play(seat, actions))
        self._pass_over()
        if len(self.host.people) > 1 and self.turns.seat() != seat:
            self.viewer = self.host.spectator

    def _pass_over(self) -> None:
        """Play what need not be asked, and say so to whom it was played for."""
        while not self.host.over and (passed := self.turns.unasked()) is not None:
            seat = self.turns.seat()
            self.talk.aside(seat, passed.line)
            if seat == self.viewer:
                self._say(passed.line)
            self._tell(self.host.play(seat, passed.actions))

    def _seat_person(self, seat: int) -> None:
        """The curtain: nobody is shown a hand who has not said that they look."""
        if seat == self.viewer:
            return
        if self._out.isatty():
            self._say(*[""] * _COVER)
        self._read(self.speaker.say("plain-pass", player=self.face.player(seat)))
        self.viewer = seat
        self._say(self.speaker.say("curtain-since"), *self.talk.log(seat, self._left_at.get(seat, 0)))

    # --- questions ---

    def _ask(self, picks: list[Pick]) -> list[int]:
        hand = self.face.spoken_hand(self._view())
        if self._heard != (self.viewer, hand):
            self._heard = (self.viewer, hand)
            self._say(*hand)
        while True:
            actions = self.face.plan(self._view(), picks)
            if actions is not None:
                return actions
            question = self.face.question(self._view(), picks)
            self._say(self.face.said(question.prompt))
            for choice in question.choices:
                key = "plain-forbidden" if choice.refusal else "plain-answer"
                self._say(self.speaker.say(key, answer=choice.key.upper(), spoken=self.face.said(choice.spoken)))
            self._answer(question, picks)

    def _answer(self, question: Question, picks: list[Pick]) -> None:
        """Read until there is an answer, or one is taken back."""
        while True:
            given = self._read(self.speaker.say("plain-ask")).strip()
            choice = by_key(question, given.casefold())
            if choice is not None and choice.refusal is None:
                picks.append(choice.pick)
                return
            if choice is not None and choice.refusal is not None:
                self._say(refusal(self.speaker.lang, choice.refusal))
            elif given == "<":
                if picks:
                    picks.pop()
                    return
                self._say(self.speaker.say("plain-nothing-to-take-back"))
            else:
                self._command(given, question)

    def _command(self, given: str, question: Question) -> None:
        word, _, rest = given.casefold().partition(" ")
        if word == "q":
            raise Left
        if word == "r":
            self._say(*(self.talk.search(rest.strip()) if rest else self.talk.rules(question.rules)))
        elif word in self._commands:
            self._commands[word](rest)
        elif leaf := next((leaf for leaf in self.face.leaves(self._view()) if leaf.key == word), None):
            self._say(leaf.title, *leaf.lines())
        elif word == "x" and self.host.acts_freely:
            self._wish(rest.strip())
        elif given:
            self._say(self.speaker.say("plain-unknown", given=given[:40]))

    def _hint(self) -> None:
        """What a search would do. Only for the decision of the game: what one does out of turn is one's own idea."""
        seat = self.viewer
        if self.host.to_act != seat:
            self._say(self.speaker.say("hint-not-now"))
            return
        self._say(self.speaker.say("hint-thinking"))
        found = self.host.hint()
        self._say(*filter(None, self.talk.hint(found)))
        self.talk.hinted(seat)

    def _wish(self, who: str) -> None:
        """`x` for oneself, `x 2` or `x name` for another player: asked as soon as the rules let anybody."""
        people, names = self.host.people, [name.casefold() for name in self.host.names]
        found = [seat for seat in people if who in (str(seat + 1), names[seat])] or people * (len(people) == 1)
        if not found:
            self._say(
                self.speaker.say("plain-act-who", players=self.speaker.either(self.host.names[s] for s in people))
            )
        elif found[0] == self.turns.seat():
            self._say(self.speaker.say("act-your-move"))
        else:
            self.turns.wants = found[0]
            self._say(self.speaker.say("act-soon"))
            if self.host.may_act(found[0]):
                raise Wished

    # --- in and out ---

    def _view(self) -> View[Any]:
        return self.host.view(self.viewer)

    def _tell(self, events: list[Event]) -> None:
        lines: list[str] = []
        for event in events:
            self.talk.tell(lines, self.talk.line(redacted(event, self.viewer, True)))
        self._say(*lines)

    def _say(self, *lines: str) -> None:
        for line in lines:
            print(line, file=self._out)
        self._out.flush()

    def _read(self, prompt: str) -> str:
        print(prompt, end="", file=self._out, flush=True)
        line = self._source.readline()
        if not line:
            self._say("")
            raise Left
        if not self._source.isatty():
            self._say(line.strip())
        return line
