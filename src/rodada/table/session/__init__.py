"""One table as the fold of its log, pure: no asyncio, no clock of its own, no input or output, no luck but its seed.

`Session` is what the server holds of a table. `table` is what a table is, `folding` how a line changes it; `lobby`,
`playing`, `attending` and `talking` turn what is said into lines or refuse it; `windows` knows how long is waited for
whom; `telling` and `asking` are what viewers get; `standing` keeps what was worked out for how the game stands.
"""

from rodada.table.session.session import Session, Step
from rodada.table.session.standing import Thought

__all__ = ["Session", "Step", "Thought"]
