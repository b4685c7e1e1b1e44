"""`rodada serve`: the server of tables, for whoever hosts; `rodada` alone opens one for the people in this room."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from argparse import Namespace
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

import msgspec

from rodada.cli.folders import data_folder
from rodada.cli.parser import Commands, Misused
from rodada.table.server.addresses import local, reachable
from rodada.table.server.running import TableServer, bind
from rodada.table.server.running import serve as serve_tables
from rodada.table.server.settings import Settings, from_environment
from rodada.words import Speaker

COMMAND: Final = "rodada serve"
_HIGHEST_PORT: Final = 65_535


def register(commands: Commands, speaker: Speaker) -> None:
    """The arguments of `rodada serve`."""
    say = speaker.say
    parser = commands.add_parser("serve", epilog=say("serve-epilog"))
    usual = Settings()
    parser.add_argument("--host", metavar=say("serve-host-word"), help=say("serve-host", usual=usual.host))
    parser.add_argument(
        "--port", type=int, metavar=say("serve-port-word"), help=say("serve-port", usual=str(usual.port))
    )
    parser.add_argument("--db", metavar=say("serve-db-word"), help=say("serve-db", usual=str(usual_db())))
    parser.add_argument("--public", action="store_true", default=None, help=say("serve-public"))
    parser.add_argument("--origin", metavar=say("serve-origin-word"), help=say("serve-origin"))


def run(arguments: Namespace, speaker: Speaker) -> int:
    """Serve until somebody ends it."""
    given = {name: getattr(arguments, name) for name in ("host", "port", "db", "public", "origin")}
    settings = settings_for(given)

    def ready(server: TableServer) -> None:
        print(speaker.say("serve-ready", address=settings.origin or local(settings.host, server.config.port)))
        for address in [] if settings.public else reachable(settings.host, server.config.port):
            print(speaker.say("serve-others", address=address))
        print(speaker.say("serve-db-is", where=without_password(settings.db)), flush=True)

    return run_server(settings, ready)


def settings_for(given: dict[str, object]) -> Settings:
    """Settings from flags and environment; refused if a port or an address cannot be one."""
    settings = from_environment(os.environ, **given)
    if settings.origin and not _is_address(settings.origin):
        raise Misused(COMMAND, "serve-bad-origin", argument="--origin", given=settings.origin)
    if not 0 <= settings.port <= _HIGHEST_PORT:
        wrong: dict[str, str | int] = {"argument": "--port", "given": settings.port}
        if settings.port < 0:
            raise Misused(COMMAND, "cli-number-too-small", least=0, **wrong)
        raise Misused(COMMAND, "cli-number-too-large", most=_HIGHEST_PORT, **wrong)
    return settings if settings.db else msgspec.structs.replace(settings, db=str(usual_db()))


def _is_address(origin: str) -> bool:
    """Whether people could type it: a scheme and a host, and nothing behind."""
    try:
        scheme, host, path, query, fragment = urlsplit(origin)
    except ValueError:
        return False
    return scheme in ("http", "https") and host != "" and path in ("", "/") and not query + fragment


def run_server(settings: Settings, ready: Callable[[TableServer], None], *, free: bool = False) -> int:
    """Serve; with `free` on any port if the one that is set is taken. Ctrl-C is the way to end it."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(name)s: %(message)s")
    listening = bind(settings.host, settings.port, free=free)
    with contextlib.suppress(KeyboardInterrupt):  # by then everybody has been told, and everything is stored
        asyncio.run(serve_tables(settings, listening, ready=ready))
    return 0


def usual_db() -> str:
    return str(data_folder() / "tables.db")


def without_password(where: str) -> str:
    """Where the store is, to be shown."""
    scheme, separator, rest = where.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}" if separator else where
