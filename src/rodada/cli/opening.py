"""`rodada` without a command: a table for the people in this room, opened in the browser."""

from __future__ import annotations

import http.client
import json
import os
import sys
import threading
import webbrowser
from typing import Final

import segno

from rodada.cli.serve import run_server, settings_for
from rodada.table.server.addresses import local, reachable
from rodada.table.server.running import TableServer
from rodada.table.server.settings import Settings
from rodada.words import Speaker

_EVERYBODY: Final = "0.0.0.0"
_SOON: Final = 1.0


def open_table(speaker: Speaker, *, browser: bool) -> int:
    """Serve to everybody on this network, and show the start page here; if Rodada runs already, show that one."""
    settings = settings_for({"host": os.environ.get("RODADA_HOST") or _EVERYBODY})
    address = local(settings.host, settings.port)
    if settings.port and runs_already(settings):
        print(speaker.say("open-runs-already", address=address))
        _browse(address, speaker, browser)
        return 0

    def ready(server: TableServer) -> None:
        here = local(settings.host, server.config.port)
        print(speaker.say("serve-ready", address=here))
        if not settings.public:
            _invite(reachable(settings.host, server.config.port), speaker)
        print(speaker.say("open-end"), flush=True)
        _browse(here, speaker, browser)

    return run_server(settings, ready, free=True)


def runs_already(settings: Settings) -> bool:
    """Whether a Rodada of this machine answers on that port."""
    host = "127.0.0.1" if settings.host == _EVERYBODY else settings.host
    connection = http.client.HTTPConnection(host, settings.port, timeout=_SOON)
    try:
        connection.request("GET", "/healthz")
        answer = json.loads(connection.getresponse().read(1000))
    except (OSError, http.client.HTTPException, ValueError):
        return False
    finally:
        connection.close()
    return isinstance(answer, dict) and "rodada" in answer


def _invite(addresses: list[str], speaker: Speaker) -> None:
    """How others on the network come: the address, and on a terminal something for their cameras."""
    if not addresses:
        print(speaker.say("open-alone"))
        return
    print(speaker.say("serve-others", address=addresses[0]))
    if sys.stdout.isatty():
        segno.make(addresses[0], error="l").terminal(compact=True, border=2)


def _browse(address: str, speaker: Speaker, wanted: bool) -> None:
    """Open the page, if this machine has a browser with windows; else say that somebody has to."""
    if wanted and _has_windows():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    elif wanted:
        print(speaker.say("open-no-browser", address=address), flush=True)


def _has_windows() -> bool:
    """Not a browser in text: that would take the terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
