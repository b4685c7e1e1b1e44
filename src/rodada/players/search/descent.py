"""One simulation after another: draw a world, follow the tree through it, back up what comes of it."""

from __future__ import annotations

from typing import Any, Final

from rodada.engine.contract import CHANCE, Sampler, State, View
from rodada.engine.events import Event
from rodada.players.search.guide import Guide, turns_in
from rodada.players.search.luck import Luck
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

    def simulate(self) -> None:
        """One world, one new node at most, one reward for each seat."""
        state: State = self._sampler.sample(self._luck)
        path: Path = []
        turns = self._descend(state, path)
        rewards = self._guide.reward(state, self._luck, turns)
        for node, edge in path:
            node.visits += 1
            edge.visits += 1
            for seat, reward in enumerate(rewards):
                node.rewards[seat] += reward
                edge.rewards[seat] += reward

    def _descend(self, state: State, path: Path) -> int:
        """Follow the tree until it ends in a new node, or the game ends; gives the turns that the last step began."""
        node, known = self.root, True
        while True:
            seat = node.seat
            actions = state.actions(seat)
            if node.strange(actions):
                node.add(actions, self._guide.priors(state, seat, actions))
            edge = node.choose(actions)
            path.append((node, edge))
            events = state.do(seat, edge.action)
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
