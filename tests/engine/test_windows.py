"""Response windows, on a game made of nothing else."""

from __future__ import annotations

import pytest

from engine.games.strike import CHEER, COUNTER, SNACK, STRIKE, StrikeOptions, StrikeState, game
from rodada.engine.actions import PASS
from rodada.engine.chance import Seeded, settle
from rodada.engine.errors import Illegal
from rodada.engine.seats import CHANCE

ALL_CARDS = (STRIKE, COUNTER, CHEER)


def play(state: StrikeState, *turns: tuple[int, int]) -> None:
    for seat, action in turns:
        assert state.to_act == seat, f"seat {state.to_act} is asked, not {seat}"
        state.play(seat, action)


def test_seats_are_asked_from_the_left_of_who_acted() -> None:
    state = game.with_hands([(STRIKE,), (), (), ()])
    play(state, (0, STRIKE), (1, PASS), (2, PASS), (3, PASS))
    assert state.window is None
    assert state.score == [1, 0, 0, 0]
    assert state.to_act == 1, "the frame below went on: the next turn"


def test_only_the_seats_of_the_mask_are_asked() -> None:
    state = game.with_hands([(STRIKE, COUNTER), (), ()])
    state.play(0, STRIKE)
    assert state.window is not None
    assert state.window.responders == (1, 2)
    play(state, (1, PASS), (2, PASS))
    assert state.window is None


def test_a_play_starts_the_round_again_with_a_new_revision() -> None:
    state = game.with_hands([(STRIKE,), (), (CHEER,), (CHEER,)])
    state.play(0, STRIKE)
    assert state.window == (1, 0, STRIKE, 0, (1, 2, 3))
    play(state, (1, PASS), (2, CHEER))
    assert state.window == (1, 1, STRIKE, 2, (1, 2, 3))
    play(state, (3, PASS), (1, PASS))
    assert state.to_act == 2, "who played last is asked last, and may answer once more"
    play(state, (2, PASS))
    assert state.window is None
    assert state.score == [2, 0, 0, 0]


def test_passes_count_only_in_a_row() -> None:
    state = game.with_hands([(STRIKE,), (), (), (CHEER,)])
    play(state, (0, STRIKE), (1, PASS), (2, PASS), (3, CHEER), (1, PASS), (2, PASS))
    assert state.window is not None
    play(state, (3, PASS))
    assert state.score[0] == 2


def test_an_answer_may_be_answered_in_a_window_of_its_own() -> None:
    state = game.with_hands([(STRIKE, COUNTER), (COUNTER,), (CHEER,)])
    play(state, (0, STRIKE), (1, COUNTER))
    assert state.window == (2, 0, COUNTER, 1, (0, 1, 2))
    play(state, (2, PASS), (0, COUNTER))
    assert state.window == (3, 0, COUNTER, 0, (0, 1, 2))
    play(state, (1, PASS), (2, PASS), (0, PASS))
    assert state.window == (2, 1, COUNTER, 0, (0, 1, 2)), "the counter is stopped, its own window asks on"
    play(state, (1, PASS), (2, PASS), (0, PASS))
    assert state.window == (1, 1, STRIKE, 1, (1, 2)), "and the first window was reopened by the counter"
    play(state, (2, CHEER), (1, PASS), (2, PASS))
    assert state.score == [2, 0, 0]


def test_what_is_stopped_does_not_happen() -> None:
    state = game.with_hands([(STRIKE,), (COUNTER,), (COUNTER,)])
    play(state, (0, STRIKE), (1, COUNTER), (2, PASS), (0, PASS), (1, PASS))
    assert state.window == (1, 1, STRIKE, 1, (1, 2))
    assert state.actions(2) == [PASS], "a strike that is stopped needs no second counter"
    play(state, (2, PASS), (1, PASS))
    assert state.score == [0, 0, 0]


def test_window_ids_are_never_used_again() -> None:
    state = game.with_hands([(STRIKE,), (STRIKE,)])
    play(state, (0, STRIKE))
    first = state.window
    play(state, (1, PASS), (1, STRIKE))
    assert first is not None
    assert state.window is not None
    assert (first.id, state.window.id) == (1, 2)


def test_nobody_may_answer_out_of_turn() -> None:
    state = game.with_hands([(STRIKE,), (), (COUNTER,)])
    state.play(0, STRIKE)
    before = state.digest()
    with pytest.raises(Illegal):
        state.play(2, COUNTER)
    assert state.digest() == before


def test_a_free_action_leaves_the_pending_decision_pending() -> None:
    state = game.with_hands([(STRIKE,), (CHEER,), (SNACK,)])
    state.play(0, STRIKE)
    asked = state.window
    assert (state.actions(1), state.actions(2)) == ([PASS, CHEER], [SNACK])
    state.play(2, SNACK)
    assert state.to_act == CHANCE, "the snack's card is drawn first"
    assert state.window is None
    state.resolve(COUNTER)
    assert state.window == asked, "the same question to the same seat, nothing passed, nothing reopened"
    assert state.to_act == 1
    assert state.actions(1) == [PASS, CHEER]
    play(state, (1, PASS))
    assert state.actions(2) == [PASS, COUNTER], "what a free action brought can be played when its seat is asked"


def test_a_free_action_may_reopen_the_window_it_happens_in() -> None:
    """A game says so with `reopen`, also from a frame that lies on the window."""
    state = game.with_hands([(STRIKE,), (), (SNACK,)])
    play(state, (0, STRIKE), (1, PASS))
    state.stack.append((99, 1, 0))
    state.reopen(1)
    assert state.stack.pop() == (99, 1, 0)
    assert state.window == (1, 1, STRIKE, 1, (1, 2))
    state.to_act = 2
    play(state, (2, PASS), (1, PASS))
    assert state.score[0] == 1


def test_a_window_that_nobody_may_answer_closes_at_once() -> None:
    state = game.with_hands([(), ()])
    depth = len(state.stack)
    state.open_window(STRIKE, 0, 0)
    state.step_window(state.stack[-1])
    assert len(state.stack) == depth


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_not_asking_all_is_the_same_game_without_the_forced_passes(seats: int) -> None:
    """A seat that could only pass is passed for: every other decision, state and event is the same."""
    skipped = 0
    for seed in range(60):
        asked, quick = (game.start(seats, StrikeOptions(ask_all=ask_all)) for ask_all in (True, False))
        random, choices = Seeded(seed), Seeded(seed + 1000)
        while not asked.over:
            if asked.to_act == CHANCE:
                outcome = random.pick(asked.chances())
                asked.resolve(outcome)
                quick.resolve(outcome)
            elif asked.window and asked.actions(asked.to_act) == [PASS]:
                asked.play(asked.to_act, PASS)
                skipped += 1
                continue
            else:
                legal = asked.actions(asked.to_act)
                assert (quick.to_act, quick.actions(quick.to_act)) == (asked.to_act, legal)
                assert quick.window == asked.window
                action, seat = legal[choices.below(len(legal))], asked.to_act
                asked.play(seat, action)
                quick.play(seat, action)
        assert quick.over
        assert {**quick.data(), "ask_all": 1} == asked.data()
    assert skipped > 100


def test_a_free_action_at_any_moment_never_changes_who_is_asked() -> None:
    for seed in range(60):
        state, random = game.start(4), Seeded(seed)
        settle(state, random)
        while not state.over:
            for seat in range(4):
                for action in state.actions(seat) if seat != state.to_act else ():
                    twin, asked = state.copy(), (state.to_act, state.window, state.actions(state.to_act))
                    twin.play(seat, action)
                    settle(twin, random)
                    assert (twin.to_act, twin.window, twin.actions(twin.to_act)) == asked
            legal = state.actions(state.to_act)
            state.play(state.to_act, legal[random.below(len(legal))])
            settle(state, random)
