"""Refusals as messages: what was wrong, as a text in no language yet."""

from __future__ import annotations

from typing import Any, Final

from starlette.responses import Response

from rodada.engine.errors import BadData, Illegal, Refused
from rodada.table.server.live import encode
from rodada.table.storage import StoreFailed
from rodada.table.wire import Bye
from rodada.table.wire import Refused as RefusedTold

AGAIN: Final = 2.0
"""Seconds after which to come back, when the store has failed."""


def why(key: str, **arguments: Any) -> dict[str, Any]:
    return {"say": key, "with": arguments}


def refused(said: str, refusal: Refused) -> RefusedTold:
    """The answer to what was said under that id."""
    refusal = for_people(refusal)
    rule = refusal.rule if isinstance(refusal, Illegal) else ""
    return RefusedTold(id=said, why=why(refusal.key, **refusal.arguments), rule=rule)


def bye(key: str, again: float = -1.0) -> Bye:
    return Bye(why=why(key), again=again)


def bye_for(refusal: Refused) -> Bye:
    told = for_people(refusal)
    return Bye(why=why(told.key, **told.arguments), again=AGAIN if isinstance(refusal, StoreFailed) else -1.0)


def for_people(refusal: Refused) -> Refused:
    """As people may hear it: why the store fails is the host's affair, and in the server's log."""
    return Refused("bye-store") if isinstance(refusal, StoreFailed) else refusal


def status_of(refusal: Refused) -> int:
    """Of the page that tells it."""
    if isinstance(refusal, StoreFailed):
        return 503
    return 400 if isinstance(refusal, BadData) else 404 if refusal.key == "session-no-table" else 409


def refusal_page(refusal: Refused, said: str = "", status: int = 0) -> Response:
    """The answer to a request."""
    return Response(encode(refused(said, refusal)), status or status_of(refusal), media_type="application/json")
