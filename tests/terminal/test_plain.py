"""Plain mode: whole games from a pipe, in lines."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

from rodada.cli.main import main
from rodada.cli.terminal.host import Host
from rodada.cli.terminal.plain import PlainTable
from rodada.engine.chance import Seeded
from rodada.words import LANGUAGES, speaker
from terminal.playing import deal, face_for

Output = pytest.CaptureFixture[str]


class Reader(io.StringIO):
    """Somebody who answers whatever is asked: reads what was printed last, types one of the answers."""

    def __init__(self, host: Host, out: io.StringIO, seed: int) -> None:
        super().__init__()
        self.host, self.out, self.random = host, out, Seeded(seed)
        self.sections: list[tuple[int, str]] = []
        self.read_up_to = 0

    def readline(self, *_: int) -> str:  # type: ignore[override]
        fresh = self.out.getvalue()[self.read_up_to :]
        self.read_up_to = len(self.out.getvalue())
        self.sections.append((self.host.to_act, fresh))
        keys = re.findall(r"^([0-9A-Z]): (?!.*(?:Not now|Agora não)\.$)", fresh, re.MULTILINE)
        return f"{keys[self.random.below(len(keys))]}\n" if keys else "\n"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["br", "en"])
@pytest.mark.parametrize("sitters", ["human,greedy", "human,human,random", "human,random,random,human"])
def test_a_whole_game_in_lines(language: str, edition: str, sitters: str) -> None:
    host, out = deal(sitters, language, edition=edition), io.StringIO()
    reader = Reader(host, out, 1)
    assert PlainTable(host, face_for(host, language), speaker(language), reader, out).play()
    text = out.getvalue()
    assert host.over
    assert "{" not in text
    assert "\n1. " in text


@pytest.mark.rule("G-8.1")
def test_nobody_hears_another_hand() -> None:
    """What is said after a person has answered and before the next has come holds no card of a hand."""
    host, out = deal("human,human,human"), io.StringIO()
    reader = Reader(host, out, 2)
    PlainTable(host, face_for(host), speaker("en"), reader, out).play()
    curtains = [text for _, text in reader.sections if "Pass the device to" in text]
    assert len(curtains) > 10
    for text in curtains:
        before = text[: text.index("Pass the device to")]
        assert "Your hand:" not in before
    for seat, text in reader.sections:
        hands = re.findall(r"draws: ", text.split("Pass the device to")[-1])
        if "Since you looked away" in text:
            others = [name for i, name in enumerate(host.names) if i != seat]
            assert not [line for line in text.splitlines() if line.startswith(tuple(others)) and "draws: " in line], (
                hands
            )


def test_commands_are_typed(monkeypatch: pytest.MonkeyPatch, capsys: Output, data_folder: Path) -> None:
    typed = "s\nh\nl\nm\n?\nr\nr G-5.4\nr spy\nnonsense\n<\n9\n1\nq\n"
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    assert (
        main(
            [
                "--lang",
                "en",
                "play",
                "gunrunners",
                "--plain",
                "--seed",
                "3",
                "--names",
                "Ana",
                "--players",
                "human,greedy",
            ]
        )
        == 0
    )
    out = capsys.readouterr().out
    clues = [
        "Warehouse: 0.",
        "Your hand is empty.",
        "is drawn to start",
        "The memory aid is off",
        "< take back",
        "G-1.3  You pick",
        "G-5.4  If sums are equal",
        "G-4.6  Spy:",
        "“nonsense” is no answer here",
        "There is nothing to take back.",
        "“9” is no answer here",
        "Go on with “rodada play gunrunners --resume”",
    ]
    for clue in clues:
        assert clue in out
    assert len(list((data_folder / "saves").iterdir())) == 1


def test_a_forbidden_answer_says_why(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n1\n\n1\nq\n"))
    main(["--lang", "pt-BR", "play", "gunrunners", "--plain", "--seed", "3", "--players", "human,human"])
    assert "G-1.3: a Região" in capsys.readouterr().out


def test_the_log_forgets_what_the_memory_aid_would_show() -> None:
    """Without the aid the log tells one's own secret only until the next decision (G-8.2)."""
    for aid in (False, True):
        host, out = deal("human,random", memory_aid=aid), io.StringIO()
        PlainTable(host, face_for(host), speaker("en"), Reader(host, out, 3), out).play()
        table = PlainTable(host, face_for(host), speaker("en"), io.StringIO(), out)
        private = [
            line for line in table.talk.log(0) if line.startswith("Ana") and "in training at" in line and ": " in line
        ]
        assert (len(private) > 3) is aid


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_in_lines_and_everybody_at_the_device_hears_of_it(language: str) -> None:
    host, out = deal("human,human", language, seed=7), io.StringIO()
    reader = Reader(host, out, 1)
    typed = iter(["", "!", "1", ""])
    reader.readline = lambda *_: f"{next(typed, 'q')}\n"  # type: ignore[method-assign]
    plain = PlainTable(host, face_for(host, language), speaker(language), reader, out)
    assert not plain.play()
    text, say = out.getvalue(), speaker(language).say
    assert re.search(r"^1\. \d+ ?%: ", text, re.MULTILINE)
    noted = say("hint-noted", player="").strip()
    assert text.index(say("hint-about")) < text.index(noted)
    assert all(noted in "".join(plain.talk.log(viewer)) for viewer in range(3))
