"""The full-screen game, by keys alone."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from rodada.cli.terminal.host import Host
from rodada.cli.terminal.pages import Page, RulesPage
from rodada.cli.terminal.screen import LEFT, REMATCH
from rodada.engine import record as records
from rodada.engine.chance import Seeded
from rodada.words import LANGUAGES
from terminal.playing import GAME, at_rest, deal, legal_key, play_on, screen_for, strike, text_of


@pytest.mark.parametrize(
    ("language", "sitters", "edition"),
    [
        ("pt-BR", "human,greedy", "br"),
        ("en", "human,random,greedy", "en"),
        ("pt-BR", "greedy,human,greedy,random", "en"),
        ("en", "human,greedy,greedy,greedy,random", "br"),
    ],
)
def test_a_whole_game_by_keyboard(language: str, sitters: str, edition: str, data_folder: Path) -> None:
    async def play() -> None:
        host = deal(sitters, language, edition=edition)
        app = screen_for(host, language)
        async with app.run_test(size=(80, 24)) as pilot:
            await play_on(app, Seeded(1))
            assert host.over
            await pilot.press("n")
        assert app.return_value == REMATCH
        [path] = (data_folder / "records").iterdir()
        record = records.read(path.read_text())
        assert records.verify(GAME, record).chances > 20
        assert not list((data_folder / "saves").iterdir())  # its save has done its duty

    asyncio.run(play())


@pytest.mark.rule("G-8.1")
@pytest.mark.parametrize("memory_aid", [False, True])
def test_the_curtain_hides_every_hand(memory_aid: bool) -> None:
    """While it hangs nothing on the screen depends on anybody's hand; behind it, only on that of the seat called."""

    async def play() -> None:
        host = deal("human,human,greedy", memory_aid=memory_aid)
        app, random, curtains = screen_for(host), Seeded(2), 0
        async with app.run_test(size=(100, 40)) as pilot:
            for _ in range(40):
                at = await at_rest(app)
                if at == "result":
                    break
                if at == "curtain":
                    curtains += 1
                    assert app.viewer == host.spectator
                    assert all(set(hand) <= {0} for hand in app._showing.table.hand)
                    await pilot.pause()
                    told = "\n".join(text_of(app))
                    assert "draws:" not in told
                    assert "in training at Location 1:" not in told
                    await pilot.press("space", "a", "1")  # only Enter opens it
                    assert await at_rest(app) == "curtain"
                    await strike(app, "enter")
                    continue
                assert app.viewer == host.to_act
                others = [seat for seat in range(3) if seat != app.viewer]
                assert all(set(app._showing.table.hand[seat]) <= {0} for seat in others)
                for name in (host.names[seat] for seat in others):
                    assert not [line for line in app.lines if line.startswith(f"{name} ") and "draws:" in line]
                await strike(app, legal_key(app, random))
        assert curtains > 4

    asyncio.run(play())


@pytest.mark.rule("G-3.2")
def test_an_illegal_wish_answers_with_the_rule() -> None:
    async def play() -> None:
        app, random = screen_for(deal("human,greedy,greedy")), Seeded(3)
        async with app.run_test(size=(80, 24)) as pilot:
            for _ in range(300):
                assert await at_rest(app) == "question"
                assert app.question is not None
                own = [c for c in app.question.choices if c.refusal and c.refusal.rule == "G-3.2"]
                if own:
                    break
                await strike(app, legal_key(app, random))
            picks = list(app.picks)
            await pilot.press(own[0].key)
            assert app.picks == picks  # nothing was chosen
            assert any("G-3.2: the agent in training" in line for line in text_of(app))
            await pilot.press("escape")
            assert not any("G-3.2:" in line for line in text_of(app))

    asyncio.run(play())


def test_a_half_made_choice_is_taken_back_and_nobody_knows() -> None:
    async def play() -> None:
        host = deal("human,greedy,greedy")
        app = screen_for(host)
        async with app.run_test(size=(80, 24)) as pilot:
            await play_on(app, Seeded(4), 1)
            await at_rest(app)
            happened = host.happened
            await pilot.press("b", "1")  # a card to hide, and not yet where
            assert len(app.picks) == 2
            assert host.happened == happened
            await pilot.press("escape", "escape", "escape")
            assert app.picks == []
            assert app.question is not None
            assert [choice.key for choice in app.question.choices] == ["a", "b"]
            await pilot.press("right", "enter", "down", "enter", "enter")  # the same by arrows
            await at_rest(app)
            assert host.happened > happened

    asyncio.run(play())


def test_the_pages() -> None:
    async def play() -> None:
        app = screen_for(deal("human,greedy"))
        async with app.run_test(size=(80, 24)) as pilot:
            await at_rest(app)
            for key, clue in (("question_mark", "take back"), ("l", "drawn to start"), ("m", "memory aid is off")):
                await pilot.press(key)
                assert isinstance(app.screen, Page)
                await pilot.pause()
                assert clue in " ".join(text_of(app))
                await pilot.press("escape")
            await pilot.press("r")
            assert isinstance(app.screen, RulesPage)
            await pilot.pause()
            assert any("G-1.3" in line for line in text_of(app))
            await pilot.press(*"5.4")
            await pilot.pause()
            assert any("G-5.4" in line for line in text_of(app))
            assert not any("G-1.3" in line for line in text_of(app))
            await pilot.press("escape", "q")
        assert app.return_value == LEFT

    asyncio.run(play())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("sitters", "size"), [("human,greedy,greedy,greedy,greedy", (80, 24)), ("human,greedy", (140, 45))]
)
def test_nothing_is_clipped(language: str, sitters: str, size: tuple[int, int]) -> None:
    """The picture fills the screen exactly, and of the question no answer is cut short."""

    async def play() -> None:
        app, random = screen_for(deal(sitters, language), language), Seeded(5)
        async with app.run_test(size=size) as pilot:
            for _ in range(25):
                if await at_rest(app) == "result":
                    break
                await pilot.pause()
                lines = text_of(app)
                assert len(lines) == size[1]
                assert {len(line) for line in lines} == {size[0]}
                assert app.question is not None
                shown = "\n".join(lines)
                assert app.face.said(app.question.prompt) in shown
                assert all(app.face.said(choice.label) in shown for choice in app.question.choices)
                assert all(app.speaker.say("gunrunners-place", number=n).upper() in shown for n in (1, 2, 3))
                assert "…" not in shown
                await strike(app, legal_key(app, random))

    asyncio.run(play())


def test_a_small_window_does_no_harm() -> None:
    async def play() -> None:
        app = screen_for(deal("human,greedy,greedy,greedy,greedy"))
        async with app.run_test(size=(30, 8)) as pilot:
            await play_on(app, Seeded(6), 5)
            await pilot.resize_terminal(200, 60)
            await play_on(app, Seeded(6), 5)

    asyncio.run(play())


def test_what_happens_is_shown_at_a_pace_and_can_be_skipped() -> None:
    async def play() -> None:
        from rodada.cli.terminal.screen import GameScreen

        host = deal("greedy,human")
        slow = GameScreen(host, screen_for(host).face, screen_for(host).speaker, 60.0)
        async with slow.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            assert slow.question is None  # a minute for each event …
            for _ in range(20):
                await pilot.press("space")
                await pilot.pause()
            assert await at_rest(slow) == "question"  # … or a key

    asyncio.run(play())


def test_leaving_saves_and_a_full_disk_is_said(monkeypatch: pytest.MonkeyPatch, data_folder: Path) -> None:
    async def play() -> None:
        host = deal("human,greedy")
        app = screen_for(host)
        async with app.run_test(size=(80, 24)) as pilot:
            await at_rest(app)
            monkeypatch.setattr(Host, "save", full_disk)
            await pilot.press("q")
            assert "No space left" in app.notice
            assert app.return_value is None
            await pilot.press("q")  # said twice, it is meant
        assert app.return_value == LEFT
        assert len(list((data_folder / "saves").iterdir())) == 1

    asyncio.run(play())


def full_disk(_: Host) -> Path:
    raise OSError(28, "No space left on device")


def test_a_bust_is_the_news_of_the_day() -> None:
    """Headline, then one event after another: the row is revealed and swept before one's eyes."""

    async def play() -> None:
        app = screen_for(deal("greedy,random"))
        seen: list[tuple[str, int]] = []
        paint = app.paint

        def painted() -> None:
            paint()
            if app.alarm >= 0:
                seen.append((app.banner, sum(map(len, app._showing.table.row))))

        app.paint = painted  # type: ignore[method-assign]
        app.pace = 0.0001
        async with app.run_test(size=(80, 24)):
            await at_rest(app)
        banners = [banner for banner, _ in seen]
        assert any(banner.startswith("BUST at ") for banner in banners)
        assert any("confiscates" in banner for banner in banners)
        swept = next(i for i, banner in enumerate(banners) if "is swept" in banner)
        assert seen[swept][1] < seen[swept - 1][1]

    asyncio.run(play())


def test_a_hint_is_thought_out_beside_the_screen() -> None:
    async def play() -> None:
        host = deal("human,greedy,greedy")
        app = screen_for(host)
        async with app.run_test(size=(80, 24)) as pilot:
            await at_rest(app)
            await pilot.press("exclamation_mark")
            for _ in range(20_000):
                if isinstance(app.screen, Page):
                    break
                await asyncio.sleep(0.001)
            await pilot.pause()
            assert any(line.strip().startswith("1. ") and "%: " in line for line in text_of(app))
            await pilot.press("escape")
            assert app.question is not None, "it is still to be answered"
            assert app.lines[-1].endswith("asked for a hint.")

    asyncio.run(play())
