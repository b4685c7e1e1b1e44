"""A view, put before the kernel's search: what is known as it is, what is hidden as lists to draw from."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from rodada.engine.fields import UNKNOWN
from rodada.engine.view import View
from rodada.games.gunrunners.frames import FLIP, HIDE
from rodada.games.gunrunners.sampling import GunrunnersSampler
from rodada.games.gunrunners.state import GunrunnersState
from rodada.games.gunrunners.suspicion import Weights, suspicions

if TYPE_CHECKING:
    from rodada.games.gunrunners.kernel.native import Agency, FlatSearch, FlatState

OWN: Final = -1
"""Instead of how many cards a hand holds that the viewer does not see."""


@cache
def there() -> bool:
    """Whether the kernel was built."""
    return find_spec(f"{__package__}.native") is not None


def twin(state: GunrunnersState, seed: int) -> FlatState | None:
    """The same game over the flat struct."""
    if not there():
        return None
    from rodada.games.gunrunners.kernel.native import FlatState, TooLarge

    try:
        return FlatState(state, seed)
    except TooLarge:
        return None


def search(
    view: View[GunrunnersState], priors: Sequence[float], luck: int, belief: bool, horizon: int
) -> FlatSearch | None:
    """A search for the viewer, who is on the move; `priors` for each of its actions."""
    if not there():
        return None
    from rodada.games.gunrunners.kernel.native import FlatSearch, TooLarge

    weights = suspicions(view.table) if belief else {}
    hidden = GunrunnersSampler(view).hidden()
    agencies = [_agency(view, owner, hidden[owner], weights) for owner in range(view.table.seats)]
    try:
        return FlatSearch(view.table, view.viewer, agencies, priors, luck, horizon)
    except TooLarge:
        return None


def _agency(view: View[GunrunnersState], owner: int, cards: list[int], weights: dict[int, Weights]) -> Agency:
    """The cards that the viewer has not placed, and the places without one in the order of filling."""
    table, viewer = view.table, view.viewer
    chosen = owner == table.active and table.chosen == UNKNOWN and table.stack[-1][0] in (FLIP, HIDE)
    blurred = table.blurred_for(viewer, owner)
    secret = [
        (token, weights.get(token))
        for token, card in enumerate(table.token_card)
        if card == UNKNOWN and table.token_owner[token] == owner and token not in blurred
    ]
    hand = OWN if owner == viewer else len(table.hand[owner])
    return cards, chosen, blurred, table.known_among(viewer, owner), secret, hand
