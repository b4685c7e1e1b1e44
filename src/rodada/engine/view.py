"""What one viewer may know of a state: a table of the same shape, built up from what is allowed.

Where a card is hidden it holds `UNKNOWN`. There is no way from a view to the state it was made of.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

if TYPE_CHECKING:
    from rodada.engine.state import State

S = TypeVar("S", bound="State")


class View(Generic[S]):
    """`table` is what `viewer` knows (the spectator's number is the number of seats), with or without memory.

    `grudges` is by seat what the viewer resents, where somebody kept count of it from what the viewer was told.
    """

    __slots__ = ("grudges", "recall", "table", "viewer")

    def __init__(self, viewer: int, recall: bool, table: S) -> None:
        self.viewer: Final = viewer
        self.recall: Final = recall
        self.table: Final = table
        self.grudges: tuple[float, ...] = ()

    def data(self) -> dict[str, Any]:
        """The view as plain JSON."""
        return {"viewer": self.viewer, "recall": self.recall, **self.table.data()}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.data() == other.data()

    __hash__ = None  # type: ignore[assignment]  # as of the state in it
