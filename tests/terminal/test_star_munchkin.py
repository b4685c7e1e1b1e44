"""Star Munchkin on the full screen, by keys alone."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from rodada.cli.terminal.face import by_key, face_of
from rodada.cli.terminal.host import Host
from rodada.cli.terminal.pages import Page
from rodada.cli.terminal.replay_screen import ReplayScreen
from rodada.cli.terminal.replaying import Replay
from rodada.cli.terminal.screen import LEFT, REMATCH, GameScreen
from rodada.cli.terminal.star_munchkin.asking import THIS_COMBAT, UNTIL_MY_TURN
from rodada.engine import record as records
from rodada.engine.chance import Seeded
from rodada.engine.presenting import Pick
from rodada.games.star_munchkin import frames
from rodada.games.star_munchkin.presenting.answers import hand_card_of
from rodada.words import LANGUAGES, speaker
from terminal.munchkins import GAME, position, table
from terminal.playing import at_rest, legal_key, play_on, screen_for, strike, text_of


@pytest.mark.parametrize(
    ("language", "sitters"),
    [("pt-BR", "human,random,random,random"), ("en", "random,human,greedy"), ("pt-BR", "human,human,random")],
)
def test_a_whole_game_by_keyboard(language: str, sitters: str, data_folder: Path) -> None:
    async def play() -> None:
        host = table(sitters, language, rounds=2)
        app = screen_for(host, language)
        async with app.run_test(size=(80, 24)) as pilot:
            await play_on(app, Seeded(1))
            assert host.over
            await pilot.press("n")
        assert app.return_value == REMATCH
        [path] = (data_folder / "records").iterdir()
        assert records.verify(GAME, records.read(path.read_text())).chances > 20

    asyncio.run(play())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("sitters", "size"),
    [
        ("human,random,random", (80, 24)),
        ("random,human,greedy,random,random,random", (80, 24)),
        ("human,greedy,random", (140, 45)),
    ],
)
def test_nothing_is_clipped(language: str, sitters: str, size: tuple[int, int]) -> None:
    """The picture fills the screen exactly; of the question nothing is cut short, and everybody is on the track."""

    async def play() -> None:
        app, random = screen_for(table(sitters, language, rounds=3), language), Seeded(5)
        async with app.run_test(size=size):
            for _ in range(30):
                if await at_rest(app) == "result":
                    break
                lines = text_of(app)
                assert len(lines) == size[1]
                assert {len(line) for line in lines} == {size[0]}
                check_question(app, " ".join(" ".join(line.split("│")[0] for line in lines).split()))
                assert all(name in "\n".join(lines) for name in app.host.names)
                await strike(app, legal_key(app, random))

    asyncio.run(play())


def prompt_of(app: GameScreen) -> str:
    assert app.question is not None
    return app.face.said(app.question.prompt)


def check_question(app: GameScreen, shown: str) -> None:
    assert app.question is not None
    hand = app._showing.table.hand[app.viewer]
    assert " ".join(prompt_of(app).split()) in shown
    for choice in app.question.choices:
        card = hand_card_of(choice.pick, hand)
        title = app._showing.table.row(card).title[app.speaker.lang] if card else app.face.said(choice.label)
        assert title in shown, choice


@pytest.mark.rule("M-6.8")
def test_the_curtain_hides_every_hand() -> None:
    """While it hangs no hand is anywhere near; behind it, only that of the seat called."""

    async def play() -> None:
        host = table("human,human,random", rounds=3)
        app, random, curtains = screen_for(host), Seeded(2), 0
        async with app.run_test(size=(100, 40)) as pilot:
            for _ in range(90):
                at = await at_rest(app)
                if at == "result":
                    break
                if at == "curtain":
                    curtains += 1
                    assert app.viewer == host.spectator
                    assert all(set(hand) <= {0} | shown_cards(host, host.spectator) for hand in app._showing.table.hand)
                    assert "→" not in "\n".join(text_of(app))
                    await pilot.press("space", "1")  # only Enter opens it
                    assert await at_rest(app) == "curtain"
                    await strike(app, "enter")
                    continue
                secrets = set(host._state.hand[1 - app.viewer]) - shown_cards(host, app.viewer)
                assert not secrets & set(app._showing.table.hand[1 - app.viewer])
                await strike(app, legal_key(app, random))
        assert curtains > 8

    asyncio.run(play())


def shown_cards(host: Host, viewer: int) -> set[int]:
    """Hand cards that a viewer has seen where they are."""
    known = host._state.known
    return {card for hand in host._state.hand for card in hand if known[card] >> viewer & 1}


# --- windows: passing beforehand ---


def fighting(sitters: str, mine: list[str], level: int = 1) -> Host:
    """The second seat fights; the first seat holds these cards."""
    return position(
        sitters,
        active=1,
        starter=1,
        fighter=1,
        foes=[["fanged-fuzzball"]],
        players=[{"hand": mine}, {"level": level}, {}, {}][: len(sitters.split(","))],
        stack=[["turn", 1, 3], ["combat", 1, 1, 0], ["window", 1, 0, frames.OPENED, 1, 0, 0, 0, 7]],
    )


@pytest.mark.rule("M-1.14")
def test_alone_who_has_nothing_to_answer_is_not_asked_and_the_log_says_so() -> None:
    async def play() -> None:
        app = screen_for(fighting("human,random,random", ["feline"]))
        async with app.run_test(size=(80, 24)):
            await at_rest(app)
            assert app.question is None or app.host._state.stack[-1][0] != frames.WINDOW
            assert any("nothing to play" in line for line in app.talk.log(0))
            assert not any("nothing to play" in line for line in app.talk.log(1))

    asyncio.run(play())


@pytest.mark.rule("M-1.14")
def test_two_at_the_device_are_asked_even_with_nothing_to_answer() -> None:
    """To be passed over would tell the other what one holds."""

    async def play() -> None:
        app = screen_for(fighting("human,human,random", ["feline"]))
        async with app.run_test(size=(80, 24)):
            for _ in range(6):
                if await at_rest(app) == "curtain":
                    await strike(app, "enter")
                    continue
                if app.viewer == 0:
                    break
                await strike(app, "p")
            assert app.viewer == 0
            assert app.question is not None
            assert "Do you meddle?" in prompt_of(app)

    asyncio.run(play())


@pytest.mark.parametrize(("key", "vow"), [("c", THIS_COMBAT), ("b", UNTIL_MY_TURN)])
def test_one_key_passes_for_longer(key: str, vow: Pick) -> None:
    async def play() -> None:
        app = screen_for(fighting("human,greedy,greedy", ["from-another-dimension"]))
        async with app.run_test(size=(80, 24)) as pilot:
            assert await at_rest(app) == "question"
            assert app.question is not None
            assert by_key(app.question, key).pick == vow  # type: ignore[union-attr]
            await pilot.press(key)
            await at_rest(app)
            assert app.host._state.fighter < 0 or app.host._state.to_act != 0
            assert any("passes" in line for line in app.talk.log(0))

    asyncio.run(play())


@pytest.mark.rule("M-2.6")
def test_what_concerns_everybody_is_asked_all_the_same() -> None:
    """Somebody is about to win: no promise to pass holds."""
    host = fighting("human,greedy,greedy", ["from-another-dimension"], level=9)
    view = host.view(0)
    face = screen_for(host).face
    assert not face.keeps(view, UNTIL_MY_TURN)
    assert face.unasked(view, UNTIL_MY_TURN, True) is None


# --- acting out of turn ---


@pytest.mark.rule("M-1.4")
def test_somebody_wants_to_act_out_of_turn() -> None:
    async def play() -> None:
        host = position("human,human,random", active=0, starter=0, players=[{}, {"in_play": ["laser"]}, {}])
        app = screen_for(host)
        async with app.run_test(size=(80, 24)) as pilot:
            assert await at_rest(app) == "curtain"
            await strike(app, "enter")
            await at_rest(app)
            await pilot.press("x")
            await pilot.pause()
            await pilot.pause()
            assert app.question is not None
            assert prompt_of(app).startswith("Who wants to act")
            assert app.viewer == host.spectator
            await pilot.press("1")
            assert await at_rest(app) == "curtain"
            await strike(app, "enter")
            assert await at_rest(app) == "question"
            assert (app.viewer, host.to_act) == (1, 0)
            await pilot.press("e")
            assert await at_rest(app) == "curtain"
            assert host._state.in_use[1]
            await strike(app, "enter")
            await at_rest(app)
            assert app.viewer == 0  # whose turn it still is

    asyncio.run(play())


# --- offers ---


@pytest.mark.rule("M-5.9")
def test_an_offer_is_composed_step_by_step_and_can_be_taken_back() -> None:
    async def play() -> None:
        host = position(
            "human,human,random",
            active=0,
            starter=0,
            fighter=0,
            foes=[["yaryarbins", "from-another-dimension"]],
            players=[{"level": 6}, {"level": 9}, {}],
            stack=[["turn", 0, 3], ["combat", 0, 1, 0]],
        )
        app = screen_for(host)
        async with app.run_test(size=(80, 24)) as pilot:
            await at_rest(app)
            await strike(app, "enter")
            await at_rest(app)
            await pilot.press("h", "1")
            assert app.question is not None
            assert "15 to 14: wins" in prompt_of(app)
            assert "Treasures: 4 for you, 0 for Bia" in prompt_of(app)
            await pilot.press("6", "2")
            assert "Treasures: 3 for you, 1 for Bia" in prompt_of(app)
            assert "picking in turns, helper first" in prompt_of(app)
            await pilot.press("escape", "1", "p")  # taken back: the fighter first
            assert await at_rest(app) == "curtain"
            await strike(app, "enter")
            assert await at_rest(app) == "question"
            assert "You get 1 of 4 Treasures: 1 of the monsters’ Treasures, picking in turns, fighter first" in (
                prompt_of(app)
            )
            await pilot.press("1")
            for _ in range(20):
                if host._state.helper == 1:
                    break
                at = await at_rest(app)
                await strike(app, "enter" if at == "curtain" else "p")
            assert host._state.helper == 1

    asyncio.run(play())


# --- pages ---


def test_why_and_the_table_are_a_key_away() -> None:
    async def play() -> None:
        app = screen_for(fighting("human,random,random", ["from-another-dimension"]))
        async with app.run_test(size=(80, 24)) as pilot:
            await at_rest(app)
            for key, clue in (("w", "Monsters: 1"), ("t", "From Another Dimension:"), ("question_mark", "act out of")):
                await pilot.press(key)
                assert isinstance(app.screen, Page)
                await pilot.pause()
                assert clue in " ".join(text_of(app)), clue
                await pilot.press("escape")
            await pilot.press("q")
        assert app.return_value == LEFT

    asyncio.run(play())


def test_a_card_that_cannot_be_played_says_why() -> None:
    async def play() -> None:
        app = screen_for(fighting("human,random,random", ["from-another-dimension", "feline"]))
        async with app.run_test(size=(80, 24)) as pilot:
            await at_rest(app)
            assert app.question is not None
            forbidden = next(choice for choice in app.question.choices if choice.refusal)
            await pilot.press(forbidden.key)
            assert "M-1.8:" in " ".join(text_of(app))

    asyncio.run(play())


def test_what_is_sold_shows_its_worth_in_the_hand() -> None:
    async def play() -> None:
        players = [{"hand": ["capture-net", "battle-armor"]}, {}, {}]
        app = screen_for(position("human,random,random", active=0, starter=0, players=players))
        async with app.run_test(size=(100, 30)) as pilot:
            await at_rest(app)
            await strike(app, "v")
            await pilot.pause()
            assert "→ 600" in " ".join(text_of(app))

    asyncio.run(play())


def test_a_small_window_does_no_harm() -> None:
    async def play() -> None:
        app = screen_for(table("human,random,random,random,random", rounds=2))
        async with app.run_test(size=(30, 8)) as pilot:
            await play_on(app, Seeded(6), 5)
            await pilot.resize_terminal(200, 60)
            await play_on(app, Seeded(6), 5)

    asyncio.run(play())


def test_a_replay_has_its_picture_for_every_viewer() -> None:
    host = table("random,random,random", rounds=2)
    host.begin()
    while not host.over:
        host.play_bot()
    replay = Replay(host.finish())

    async def step() -> None:
        face = face_of(GAME, speaker("pt-BR"), replay.names(), replay.options, brief=True)
        app = ReplayScreen(replay, face, speaker("pt-BR"), 0, 0)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press("right", "v", "b", "l", "escape", "v", "v", "v")
            assert any(event.kind == "combat" for event in replay.events[app.at]) or app.at == replay.last
            await pilot.press("end")
            assert app.at == replay.last
            assert "STAR MUNCHKIN" in "".join(text_of(app))

    asyncio.run(step())
