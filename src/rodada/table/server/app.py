"""The ASGI app: which address leads where."""

from __future__ import annotations

from pathlib import Path

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp

from rodada.table.server import api, links, pages
from rodada.table.server.accounts import Accounts
from rodada.table.server.addresses import reachable
from rodada.table.server.gates import Gates
from rodada.table.server.hall import Hall
from rodada.table.server.refusals import refusal_page
from rodada.table.server.settings import Settings
from rodada.table.server.sockets import TableSocket
from rodada.table.server.streams import Saying, stream
from rodada.table.storage import Store, StoreFailed


def make_app(settings: Settings, store: Store, accounts: Accounts, hall: Hall, client: Path) -> ASGIApp:
    """The app for one server."""
    app = Starlette(
        routes=[
            Route("/api/start", api.start),
            Route("/api/tables", api.Making(settings).answer, methods=["POST"]),
            Route("/api/tables/{code}/record", api.record),
            Route("/api/tables/{code}/analysis", api.analysis, methods=["GET", "POST"]),
            Route("/api/qr.svg", pages.qr),
            Route("/healthz", api.health),
            WebSocketRoute("/ws/{code}", TableSocket),
            Route("/sse/{code}", stream),
            Route("/say/{code}", Saying(settings.frames_per_second, settings.frames_at_once).answer, methods=["POST"]),
            Route("/s/{link}", links.door),
            Route("/s/{link}", links.enter, methods=["POST"]),
            Route("/", pages.client),
            Route("/{path:path}", pages.client),
        ],
        exception_handlers={StoreFailed: _store_failed},
    )
    app.state.settings = settings
    app.state.store = store
    app.state.accounts = accounts
    app.state.hall = hall
    app.state.client = client
    app.state.addresses = lambda: [] if settings.public else reachable(settings.host, settings.port)
    return Gates(app, settings)


def _store_failed(_: Request, failure: Exception) -> Response:
    """Whatever was asked for: not now."""
    assert isinstance(failure, StoreFailed)
    return refusal_page(failure)
