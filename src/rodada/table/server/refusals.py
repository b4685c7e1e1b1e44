"""Refusals as messages: what was wrong, as a text in no language yet."""

from __future__ import annotations

from typing import Any

from starlette.responses import Response

from rodada.engine.errors import BadData, Illegal, Refused
from rodada.table.server.live import encode
from rodada.table.wire import Bye
from rodada.table.wire import Refused as RefusedTold


def why(key: str, **arguments: Any) -> dict[str, Any]:
    return {"say": key, "with": arguments}


def refused(said: str, refusal: Refused) -> RefusedTold:
    """The answer to what was said under that id."""
    rule = refusal.rule if isinstance(refusal, Illegal) else ""
    return RefusedTold(id=said, why=why(refusal.key, **refusal.arguments), rule=rule)


def bye(key: str, again: float = -1.0) -> Bye:
    return Bye(why=why(key), again=again)


def bye_for(refusal: Refused) -> Bye:
    return Bye(why=why(refusal.key, **refusal.arguments))


def refusal_page(refusal: Refused, said: str = "", status: int = 0) -> Response:
    """The answer to a request."""
    status = status or (400 if isinstance(refusal, BadData) else 404 if refusal.key == "session-no-table" else 409)
    return Response(encode(refused(said, refusal)), status, media_type="application/json")
