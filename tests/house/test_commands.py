"""The commands: what they show, and one clear answer to whatever was asked wrongly."""

from __future__ import annotations

import subprocess
import sys
import time
from argparse import ArgumentError
from pathlib import Path

import pytest

from rodada.cli import coverage
from rodada.cli import main as entry
from rodada.cli.main import main
from rodada.cli.parser import Misused, Parser
from rodada.cli.rulebook import Rulebook
from rodada.words import LANGUAGES, refusal, speaker

Output = pytest.CaptureFixture[str]


@pytest.mark.parametrize(
    ("arguments", "clue"),
    [
        ("ruls", "“rules”"),
        ("rules", "GAME"),
        ("rules gunruners", "“gunrunners”"),
        ("rules gunrunners G-99", "G-0"),
        ("rules gunrunners G-3.33", "“G-3.3”"),
        ("rules gunrunners nonsense", "G-0"),
        ("rules gunrunners --coverag", "“--coverage”"),
        ("rules gunrunners --coverage=3", "--coverage"),
        ("rules gunrunners G-3 more", "“more”"),
        ("--versoin", "“--version”"),
        ("--lang", "--lang"),
        ("--lang tlh rules", "en or pt-BR"),
    ],
)
def test_a_wrong_command_is_refused_with_one_message(arguments: str, clue: str, capsys: Output) -> None:
    for language in ("", " --lang pt-BR"):
        chosen = f"{arguments}{language if arguments != '--lang' else ''}".split()
        assert main(chosen) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert err.startswith("rodada: ")
        assert len(err.splitlines()) == 2
        if not language:
            assert clue in err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("given", "key"),
    [
        ([], "cli-missing-arguments"),
        (["x", "--number"], "cli-missing-value"),
        (["x", "--number", "many"], "cli-not-a-number"),
        (["x", "--ratio", "much"], "cli-bad-value"),
        (["x", "--pair", "1"], "cli-missing-values"),
        (["x", "--flag=1"], "cli-unwanted-value"),
        (["x", "--flag", "--other"], "cli-excluded"),
        (["x", "--edition", "bra"], "cli-unknown-choice"),
        (["x", "y"], "cli-unknown-argument"),
        (["x", "--flags"], "cli-unknown-argument"),
    ],
)
def test_everything_argparse_can_complain_about_has_words(language: str, given: list[str], key: str) -> None:
    parser = Parser(speaker(language), "try")
    parser.add_argument("first")
    parser.add_argument("--number", type=int)
    parser.add_argument("--ratio", type=float)
    parser.add_argument("--pair", nargs=2)
    parser.add_argument("--edition", choices=["br", "en"])
    either = parser.add_mutually_exclusive_group()
    either.add_argument("--flag", action="store_true")
    either.add_argument("--other", action="store_true")
    with pytest.raises(Misused) as refused:
        parser.read(given)
    assert refused.value.key == key
    assert key not in refusal(language, refused.value)


def test_what_argparse_says_that_nobody_foresaw_is_passed_on() -> None:
    with pytest.raises(Misused, match="something new"):
        Parser(speaker("en"), "try").error(str(ArgumentError(None, "something new")))


def test_a_choice_suggests_the_nearest(capsys: Output) -> None:
    main(["rules", "Gunrunner"])
    assert "Did you mean “gunrunners”?" in capsys.readouterr().err


@pytest.mark.parametrize(("language", "word"), [("en", "usage: "), ("pt-BR", "uso: "), ("pt", "uso: ")])
def test_help_is_in_the_language_asked_for(language: str, word: str, capsys: Output) -> None:
    for arguments in (["--help"], ["rules", "--help"]):
        assert main(["--lang", language, *arguments]) == 0
        out = capsys.readouterr().out
        assert out.startswith(word)
        assert "{" not in out


def test_version(capsys: Output) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.startswith("rodada ")


@pytest.mark.parametrize("asked", ["G-3.3", "g3.3", "3.3", "G-3-3"])
def test_a_rule_by_its_number(asked: str, capsys: Output) -> None:
    assert main(["--lang", "en", "rules", "gunrunners", asked]) == 0
    out = capsys.readouterr().out
    assert out.startswith("G-3.3 ")
    assert len(out.splitlines()) == 1


def test_a_section_and_the_whole_book(capsys: Output) -> None:
    main(["rules", "gunrunners", "G-5"])
    section = capsys.readouterr().out.splitlines()
    main(["rules", "gunrunners"])
    book = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in section] == ["G-5", *(f"G-5.{number}" for number in range(1, 8))]
    assert set(section) <= set(book)


def test_the_book_is_in_both_languages() -> None:
    english, portuguese = (Rulebook("gunrunners", speaker(language)) for language in LANGUAGES)
    assert [rule.id for rule in english.rules] == [rule.id for rule in portuguese.rules]


def test_coverage_finds_cites_marks_and_faults(tmp_path: Path) -> None:
    source, tests = tmp_path / "src" / "rodada" / "games", tmp_path / "tests"
    source.mkdir(parents=True)
    tests.mkdir()
    # Written apart, so that this file is no cite.
    first, second = "X-" + "1.1", "X-" + "1.2"
    (source / "game.py").write_text(f'a = "{first}"  # {second}\n# {first} to {second}\n')
    (tests / "test_game.py").write_text(
        f'import pytest\npytestmark = pytest.mark.rule("{first}")\n'
        f'@pytest.mark.rule("{first}", "{second}")\nclass TestIt:\n    def test_it(self): ...\n'
    )
    cites = coverage.collect(tmp_path, "X")
    assert cites.enforced[first][0] == "src/rodada/games/game.py:1"
    assert cites.proved == {
        first: ["tests/test_game.py", "tests/test_game.py::TestIt"],
        second: ["tests/test_game.py::TestIt"],
    }
    assert [place for place, _ in cites.ranges] == ["src/rodada/games/game.py:2"]
    assert cites.strangers({first})[0] == ("src/rodada/games/game.py:1", second)


def test_coverage_needs_the_source(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.setattr(coverage, "checkout", lambda: None)
    assert main(["--lang", "en", "rules", "gunrunners", "--coverage"]) == 2
    assert "source checkout" in capsys.readouterr().err


def test_interrupting_is_quiet(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    def interrupt(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(entry, "_run", interrupt)
    assert main([]) == 130
    assert capsys.readouterr().err == ""


def test_a_file_that_cannot_be_read_is_named(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.setattr(entry, "_run", lambda *_: int(Path("no-such-file").read_text()))
    assert main(["--lang", "en"]) == 2
    assert "no-such-file" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="pipes break otherwise there")
def test_a_reader_that_goes_away_is_no_error() -> None:
    rules = [sys.executable, "-m", "rodada", "rules", "gunrunners"]
    with subprocess.Popen(rules, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""


def test_a_command_whose_extra_is_not_installed_says_which() -> None:
    without = "import sys; sys.modules['numpy'] = None; from rodada.cli.main import main; sys.exit(main())"
    asked = [sys.executable, "-c", without, "--lang", "en", "exploit", "gunrunners", "--players", "random"]
    refused = subprocess.run(asked, capture_output=True, text=True, check=False)
    assert refused.returncode == 2
    assert refused.stderr.startswith("rodada: this needs numpy")


def test_help_comes_at_once() -> None:
    """Beside the start of Python itself, because a clock says more about the machine; 12 times it on a quiet one."""
    bare, helped = (
        min(seconds(*arguments) for _ in range(3)) for arguments in (("-c", "pass"), ("-m", "rodada", "--help"))
    )
    assert helped < 40 * bare


def seconds(*arguments: str) -> float:
    before = time.perf_counter()
    subprocess.run([sys.executable, *arguments], check=True, capture_output=True)
    return time.perf_counter() - before
