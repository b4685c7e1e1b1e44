"""Running the server: its socket, its start, and an end that tells everybody to come back."""

from __future__ import annotations

import contextlib
import gc
import logging
import os
import secrets
import signal
import socket
import sys
import threading
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Final

import msgspec
import uvicorn

from rodada.engine.errors import Refused
from rodada.table.server.accounts import Accounts
from rodada.table.server.app import make_app
from rodada.table.server.hall import Hall
from rodada.table.server.pages import CLIENT
from rodada.table.server.protocols import Socket, http_protocol
from rodada.table.server.settings import Settings
from rodada.table.storage import open_store

logger = logging.getLogger("rodada.server")
_BACKLOG: Final = 2048
_COLLECT: Final = (300_000, 20, 100)
_SWITCH: Final = 0.0001
"""Seconds for which one thread may keep the others waiting: by default fifty times as long, and so long the writer
would wait for its turn after every statement, since the loop always has something to do."""
_ENDS: Final = (signal.SIGINT, signal.SIGTERM)


class TableServer(uvicorn.Server):
    """uvicorn, which tells everybody at the tables before it closes their connections."""

    def __init__(self, config: uvicorn.Config, hall: Hall) -> None:
        super().__init__(config)
        self.hall = hall

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """A signal ends the server in peace; uvicorn would let it strike afterwards, before the store is closed."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in _ENDS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for listener in self.servers:
            listener.close()
        await self.hall.dismiss()
        await super().shutdown(sockets)


def bind(host: str, port: int, *, free: bool = False) -> socket.socket:
    """A socket that listens there; with `free` on any port, if that one is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Its protocol by name, or asyncio would leave small frames waiting for the acknowledgement of those before them.
    bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name != "nt":  # there it would let two servers have one port
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        try:
            bound.bind((host, port))
        except OSError:
            if not free:
                raise
            bound.bind((host, 0))
        bound.listen(_BACKLOG)  # from now on whoever comes waits, while the rest gets ready
    except (OSError, OverflowError) as error:
        bound.close()
        raise Refused("serve-cannot-listen", host=host, port=str(port), reason=str(error)) from error
    return bound


async def serve(
    settings: Settings,
    listening: socket.socket,
    *,
    ready: Callable[[TableServer], None],
    client: Path = CLIENT,
) -> None:
    """Serve until somebody ends it. `ready` hears of the server when everything behind it is there."""
    with contextlib.closing(listening):
        settings = msgspec.structs.replace(settings, port=listening.getsockname()[1])
        store = await open_store(settings.db)
        for damage in store.damages():
            logger.error(
                "the store was damaged: table %s lost %d lines after %d", damage.table, damage.lost, damage.kept
            )
        try:
            accounts = await Accounts.open(store)
            hall = Hall(store, settings, await store.keep("code-key", secrets.token_bytes(32)))
            app = make_app(settings, store, accounts, hall, client)
            server = TableServer(_config(app, settings), hall)
            _collect_seldom()
            sys.setswitchinterval(_SWITCH)
            ready(server)
            await server.serve(sockets=[listening])
        finally:
            await store.close()


def _collect_seldom() -> None:
    """Tables are plain data without cycles: looking through all of them again and again only makes moves wait."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_COLLECT)


def _config(app: object, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        host=settings.host,
        port=settings.port,
        app=app,  # type: ignore[arg-type]  # Starlette's own type of an app is not uvicorn's
        loop="asyncio",
        http=http_protocol(settings),
        ws=Socket,
        ws_max_size=settings.frame_bytes,
        ws_ping_interval=settings.heartbeat_seconds,
        ws_ping_timeout=settings.heartbeat_seconds,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        limit_concurrency=settings.connections,
        timeout_keep_alive=10,
        timeout_graceful_shutdown=2,
        h11_max_incomplete_event_size=settings.frame_bytes,
    )
