"""One simulation after another: draw a world, follow the tree through it, back up what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rodada.engine.contract import CHANCE, Sampler, State, View
from rodada.engine.events import Event
from rodada.players.search.guide import Guide, turns_in
from rodada.players.search.luck import SEEDS, Luck
from rodada.players.search.tree import Edge, Key, Node

Path = list[tuple[Node, Edge]]


def fingerprint(view: View[Any]) -> str:
    """A short name of this exact view."""
    return f"{view.viewer} {view.table.digest()}"


class Search:
    """The tree of one decision of `viewer`, growing."""

    def __init__(self, viewer: int, sampler: Sampler[Any], guide: Guide, luck: Luck, root: Node) -> None:
        self.viewer: Final = viewer
        self.root: Final = root
        self._sampler: Final = sampler
        self._guide: Final = guide
        self._luck: Final = luck

    def meet(self) -> tuple[State, list[int]]:
        """A world, and what can be done at the root in it."""
        state: State = self._sampler.sample(self._luck)
        actions = state.actions(self.viewer)
        if self.root.strange(actions):
            self.root.add(actions, self._guide.priors(state, self.viewer, actions))
        return state, actions

    def candidates(self) -> list[Edge]:
        """What the viewer can do."""
        _, actions = self.meet()
        return [self.root.edges[action] for action in actions]

    def compete(self, candidates: Sequence[Edge]) -> list[list[float]] | None:
        """Every candidate in the same world with the same luck, or None where one of them cannot be played in it."""
        world, actions = self.meet()
        if not {edge.action for edge in candidates}.issubset(actions):
            return None
        seed = self._luck.below(SEEDS)
        found = []
        tried = self._play_on if self._guide.steady else self._simulate
        for edge in candidates:
            self._luck.reseed(seed)
            found.append(tried(world.copy(), edge))
        self._luck.reseed(seed + 1)
        return found

    def simulate(self) -> None:
        """One world, one new node at most, one reward for each seat."""
        state, actions = self.meet()
        self._simulate(state, self.root.choose(actions))

    def _simulate(self, state: State, first: Edge) -> list[float]:
        path: Path = []
        turns = self._descend(state, path, first)
        return self._back_up(path, self._guide.reward(state, self._luck, turns))

    def _play_on(self, state: State, first: Edge) -> list[float]:
        """Without a tree: what would be tried further on in one world and not in another tells nothing of the first."""
        turns = turns_in(state.do(self.root.seat, first.action))
        return self._back_up([(self.root, first)], self._guide.reward(state, self._luck, turns))

    def _back_up(self, path: Path, rewards: list[float]) -> list[float]:
        for node, edge in path:
            node.visits += 1
            edge.visits += 1
            for seat, reward in enumerate(rewards):
                node.rewards[seat] += reward
                edge.rewards[seat] += reward
        return rewards

    def _descend(self, state: State, path: Path, edge: Edge) -> int:
        """Follow the tree until it ends in a new node, or the game ends; gives the turns that the last step began."""
        node, known = self.root, bool(self.root.fingerprint)
        while True:
            path.append((node, edge))
            events = state.do(node.seat, edge.action)
            told = tuple([event.seen_by(self.viewer) for event in events])
            later = self._settle(state)
            known = known and later is None
            if state.over:
                return 0
            key = (state.to_act, told)
            if key not in edge.children:
                edge.children[key] = self._new(state, key, known)
                return turns_in(events) + turns_in(later or [])
            node = edge.children[key]
            actions = state.actions(node.seat)
            if node.strange(actions):
                node.add(actions, self._guide.priors(state, node.seat, actions))
            edge = node.choose(actions)

    def _settle(self, state: State) -> list[Event] | None:
        """Let chance fall and take forced actions until somebody has a choice; None where nothing was to be done."""
        happened: list[Event] | None = None
        while not state.over:
            seat = state.to_act
            if seat == CHANCE:
                bag = state.chances().bag
                events = state.bring(bag[self._luck.below(len(bag))])
            else:
                actions = state.actions(seat)
                if len(actions) > 1:
                    break
                events = state.do(seat, actions[0])
            happened = events if happened is None else happened + events
        return happened

    def _new(self, state: State, key: Key, known: bool) -> Node:
        seat = key[0]
        mark = fingerprint(state.view(seat)) if known and seat == self.viewer else ""
        return Node(seat, state.seats, mark)
