"""S2: who may do what, declared: every endpoint and every message, by the owner, another seat, a spectator, a stranger,
somebody whose link was revoked, and somebody of another table.

`python -m campaigns doors` tries the whole matrix over sockets and by POST. An endpoint or a kind of message that is
not declared here is a failure.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec

from campaigns.stored import logs
from rodada.table import wire
from rodada.table.server.accounts import Accounts
from rodada.table.server.app import make_app
from rodada.table.server.hall import Hall
from rodada.table.server.settings import Settings
from table.server.serving import Guest, served

ROLES = ("owner", "seat", "watcher", "revoked", "elsewhere", "stranger")
"""The host, who sits on seat 0; who sits on seat 1; who came by the table's link; who came by links that are void now;
who is host of another table; who has no cookie."""
OUTSIDE = {"revoked": "session-no-table", "elsewhere": "session-no-table", "stranger": "bye-no-cookie"}
STAGES = ("lobby", "playing")
HOSTS = "session-only-host"
NOT_YOURS = "session-not-yours"

MESSAGES: dict[str, tuple[dict[str, Any], dict[str, tuple[str, str, str]]]] = {
    "hello": ({}, dict.fromkeys(STAGES, ("session-not-here",) * 3)),
    "ask": (
        {"seat": 0},
        {"lobby": ("session-not-started", NOT_YOURS, NOT_YOURS), "playing": ("asked", NOT_YOURS, NOT_YOURS)},
    ),
    "play": (
        {"seat": 0, "picks": [], "at": ""},
        {"lobby": ("session-not-started", NOT_YOURS, NOT_YOURS), "playing": ("done", NOT_YOURS, NOT_YOURS)},
    ),
    "hint": (
        {"seat": 0, "at": ""},
        {
            "lobby": ("session-not-started", NOT_YOURS, NOT_YOURS),
            "playing": ("session-hints-off", NOT_YOURS, NOT_YOURS),
        },
    ),
    "program": ({"seat": 0}, dict.fromkeys(STAGES, ("done", NOT_YOURS, NOT_YOURS))),
    "look": (
        {"seat": 0},
        {
            "lobby": ("session-not-started", NOT_YOURS, NOT_YOURS),
            "playing": ("session-no-program", NOT_YOURS, NOT_YOURS),
        },
    ),
    "act": (
        {"seat": 0, "action": "", "at": ""},
        {
            "lobby": ("session-not-started", NOT_YOURS, NOT_YOURS),
            "playing": ("session-no-program", NOT_YOURS, NOT_YOURS),
        },
    ),
    "yield": (
        {"seat": 0, "until": "turn"},
        {"lobby": ("session-not-started", NOT_YOURS, NOT_YOURS), "playing": ("done", NOT_YOURS, NOT_YOURS)},
    ),
    "stops": ({"seat": 0, "preset": "sharp"}, dict.fromkeys(STAGES, ("done", NOT_YOURS, NOT_YOURS))),
    "hold": ({"seat": 0}, dict.fromkeys(STAGES, ("session-nothing-to-hold", NOT_YOURS, NOT_YOURS))),
    "chat": ({"text": "hello"}, dict.fromkeys(STAGES, ("done", "done", "session-not-seated"))),
    "sit": ({"seat": 2, "name": "Eva"}, dict.fromkeys(STAGES, ("session-seated", "session-seated", "done"))),
    "stand": ({"seat": 0}, dict.fromkeys(STAGES, ("done", NOT_YOURS, NOT_YOURS))),
    "bot": ({"seat": 0, "kind": "random"}, dict.fromkeys(STAGES, ("done", HOSTS, HOSTS))),
    "rename": ({"seat": 0, "name": "Eva"}, dict.fromkeys(STAGES, ("done", HOSTS, HOSTS))),
    "local": (
        {"seat": 2, "name": "Eva"},
        {"lobby": ("done", "done", "done"), "playing": ("session-started",) * 3},
    ),
    "settings": (
        {"rules": {"chat": False}},
        {"lobby": ("done", HOSTS, HOSTS), "playing": ("session-started", HOSTS, HOSTS)},
    ),
    "revoke": ({"seat": 1}, dict.fromkeys(STAGES, ("done", HOSTS, HOSTS))),
    "start": ({}, {"lobby": ("done", HOSTS, HOSTS), "playing": ("session-started", HOSTS, HOSTS)}),
    "rematch": ({}, dict.fromkeys(STAGES, ("refused-not-over", "refused-not-over", "session-not-seated"))),
}
"""What each kind of message comes to, said by the owner of seat 0 and host, by another seat, by a spectator; whoever is
outside hears that there is no such table. `play` gets the answer to what the owner is asked."""

ENDPOINTS: dict[str, tuple[str, dict[str, Any]]] = {
    "GET /api/start": ("/api/start", dict.fromkeys(ROLES, 200)),
    "POST /api/tables": ("/api/tables", dict.fromkeys(ROLES, 201)),
    "GET /api/tables/{code}/record": (
        "/api/tables/CODE/record",
        {"owner": 409, "seat": 409, "watcher": 409, "revoked": 404, "elsewhere": 404, "stranger": 404},
    ),
    "GET /api/tables/{code}/analysis": (
        "/api/tables/CODE/analysis",
        {"owner": 200, "seat": 200, "watcher": 200, "revoked": 404, "elsewhere": 404, "stranger": 404},
    ),
    "POST /api/tables/{code}/analysis": (
        "/api/tables/CODE/analysis",
        {"owner": 409, "seat": 409, "watcher": 409, "revoked": 404, "elsewhere": 404, "stranger": 404},
    ),
    "GET /api/qr.svg": ("/api/qr.svg?path=/t/CODE", dict.fromkeys(ROLES, 200)),
    "GET /healthz": ("/healthz", dict.fromkeys(ROLES, 200)),
    "WS /ws/{code}": (
        "/ws/CODE",
        {"owner": 0, "seat": 1, "watcher": -1, **OUTSIDE},
    ),
    "GET /sse/{code}": ("/sse/CODE", {"owner": 0, "seat": 1, "watcher": -1, **OUTSIDE}),
    "POST /say/{code}": ("/say/CODE", {**dict.fromkeys(ROLES, 200), "stranger": 403}),
    "GET /s/{link}": ("/s/CODE-VOID", dict.fromkeys(ROLES, 200)),
    "POST /s/{link}": ("/s/CODE-VOID", dict.fromkeys(ROLES, 404)),
    "GET /": ("/", dict.fromkeys(ROLES, 200)),
    "GET /{path:path}": ("/t/CODE", dict.fromkeys(ROLES, 200)),
}
"""What each address answers to whom: a status, or for whoever listens the seat that is shown or why nothing is."""
LINKS_TOLD = {"owner": 3, "seat": 1, "watcher": 0}
"""How many links of seats each is told."""


class Setting:
    """A table with everybody around it."""

    def __init__(self, code: str, guests: dict[str, Guest], void: str) -> None:
        self.code = code
        self.guests = guests
        self.void = void

    async def said(self, role: str, message: dict[str, Any]) -> str:
        """What a message comes to."""
        answer = await self.guests[role].http.post(f"/say/{self.code}", json=message)
        told = answer.json()
        return str(told["t"] if told["t"] != "refused" else told["why"]["say"])

    async def heard(self, role: str, message: dict[str, Any]) -> str:
        """The same over a socket."""
        async with self.guests[role].at(self.code) as place:
            first = await place.hear()
            if first["t"] == "bye":
                return str(first["why"]["say"])
            told = await place.do(message["t"], **{name: value for name, value in message.items() if name != "t"})
            return str(told["t"] if told["t"] != "refused" else told["why"]["say"])


WAYS = (Setting.said, Setting.heard)


@asynccontextmanager
async def around(address: str, stage: str) -> AsyncIterator[Setting]:
    """A table at that stage, where the owner is on the move if the game has begun."""
    async with AsyncExitStack() as stack:
        guests = {role: await stack.enter_async_context(Guest(address)) for role in ROLES[:-1]}
        guests["stranger"] = Guest(address)
        stack.push_async_callback(guests["stranger"].http.aclose)
        await guests["elsewhere"].new_table()
        while True:
            table = await guests["owner"].new_table(seats=3, bots="")
            code, links = table["code"], [seat["link"] for seat in table["seats"]]
            setting = Setting(code, guests, links[1])
            for role in ("seat", "revoked"):
                entered = await guests[role].http.post(links[1])
                assert entered.status_code == 303, (role, entered.text)
            for seat in (1, -1):
                assert await setting.said("owner", {"t": "revoke", "id": f"r{seat}", "seat": seat}) == "done"
            assert await setting.said("owner", {"t": "bot", "id": "b", "seat": 2, "kind": "random"}) == "done"
            async with guests["owner"].at(code) as place:
                link = (await place.until("welcome"))["table"]["link"]
            assert (await guests["watcher"].http.post(link)).status_code == 303
            if stage == "lobby":
                break
            assert await setting.said("owner", {"t": "start", "id": "s"}) == "done"
            if await setting.said("owner", {"t": "ask", "id": "", "seat": 0}) == "asked":
                break
        yield setting


async def answer(setting: Setting) -> dict[str, Any]:
    """What the owner could play now."""
    guest = setting.guests["owner"].http
    asked: dict[str, Any] = {"t": "ask", "id": "", "seat": 0, "picks": []}
    while True:
        question = (await guest.post(f"/say/{setting.code}", json=asked)).json()["question"]
        choice = next(one for one in question["choices"] if not one.get("refusal"))
        asked["picks"] = [*asked["picks"], choice["pick"]]
        if choice.get("ends"):
            return {"picks": asked["picks"], "at": question["at"]}


# --- the matrix ---


async def messages(where: str, address: str, kind: str, ways: int) -> int:
    """One kind of message by everybody, at both stages, in one way or both; whoever is refused changes nothing."""
    fields, expected = MESSAGES[kind]
    tried = 0
    for number, stage in enumerate(STAGES, list(MESSAGES).index(kind)):
        for way in (*WAYS, *WAYS)[number % 2 :][:ways]:
            async with around(address, stage) as setting:
                said = {"t": kind, **fields}
                if kind == "play" and stage == "playing":
                    said |= await answer(setting)
                columns = {**OUTSIDE, **dict(zip(ROLES, expected[stage], strict=False))}
                # Those who are refused first: they leave the table as it is for the others.
                for role in sorted(ROLES, key=lambda role: columns[role] == "done"):
                    before = len((await logs(where))[setting.code])
                    heard = await way(setting, role, said | {"id": f"{role}"})
                    assert heard == columns[role], (kind, stage, role, way.__name__, heard, columns[role])
                    after = len((await logs(where))[setting.code])
                    assert heard == "done" or before == after or stage == "playing", (kind, stage, role)
                    tried += 1
                    if heard == "done":
                        break
                for role in [role for role in ROLES if columns[role] == "done"][1:]:
                    async with around(address, stage) as fresh:
                        assert await way(fresh, role, said | {"id": role}) == "done", (kind, stage, role)
                        tried += 1
    return tried


async def endpoints(address: str) -> int:
    """Every address, asked by everybody."""
    tried = 0
    async with around(address, "playing") as setting:
        for name, (path, expected) in ENDPOINTS.items():
            for role in ROLES:
                guest = setting.guests[role]
                found = await fetched(setting, guest, name, path.replace("CODE-VOID", setting.void.rpartition("/")[2]))
                assert found == expected[role], (name, role, found, expected[role])
                tried += 1
                guest.http.cookies.clear() if role == "stranger" else None
        await links_told(setting)
    return tried


async def fetched(setting: Setting, guest: Guest, name: str, path: str) -> Any:
    path = path.replace("CODE", setting.code)
    method = name.partition(" ")[0]
    if method == "WS":
        async with guest.at(setting.code) as place:
            return shown(await place.hear())
    if path.startswith("/sse/"):
        async with guest.http.stream("GET", path) as stream:
            async for line in stream.aiter_lines():
                if line.startswith("data: "):
                    return shown(msgspec.json.decode(line.removeprefix("data: ")))
    body = {"id": "x", "game": "gunrunners", "seats": 2, "name": "Eva"} if "tables" in path else {"t": "hello"}
    answered: httpx.Response = await guest.http.request(method, path, json=body if method == "POST" else None)
    return answered.status_code


def shown(told: dict[str, Any]) -> Any:
    return told["viewer"] if told["t"] == "welcome" else told["why"]["say"]


async def links_told(setting: Setting) -> None:
    """Links are secrets: the host's, and each seat its own."""
    for role, count in LINKS_TOLD.items():
        async with setting.guests[role].at(setting.code) as place:
            table = (await place.until("welcome"))["table"]
            assert sum(bool(seat.get("link")) for seat in table["seats"]) == count, role


def undeclared() -> list[str]:
    """Endpoints and kinds of messages that the matrix does not know."""
    store: Any = None  # nothing is asked of it
    app: Any = make_app(Settings(), store, Accounts(b""), Hall(store, Settings(), b""), Path())
    routes = [
        f"{method} {route.path}"
        for route in app._app.routes
        for method in sorted((getattr(route, "methods", None) or {"WS"}) - {"HEAD"})
    ]
    kinds = [kind.__struct_config__.tag for kind in get_args(wire.FromClient)]
    return [one for one in routes if one not in ENDPOINTS] + [one for one in kinds if one not in MESSAGES]


async def campaign(kinds: tuple[str, ...], folder: Path, ways: int) -> dict[str, Any]:
    client = folder / "client"
    client.mkdir()
    (client / "index.html").write_text("the page")
    where = str(folder / "tables.db")
    limits = {"requests_per_second": 1e6, "requests_at_once": 10**6, "tables_per_hour": 1e7, "park_seconds": 5.0}
    limits |= {"frames_per_second": 1e6, "sockets_per_address": 10**5, "sockets_per_person": 10**5}
    missing = undeclared()
    assert missing == [], missing
    async with served(where, client=client, **limits) as address:
        tried = await endpoints(address)
        said = sum([await messages(where, address, kind, ways) for kind in kinds])
    return {"endpoints × roles": tried, "messages × roles × stages × ways": said, "not as declared": 0}


def run(arguments: argparse.Namespace) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(campaign(tuple(MESSAGES), Path(folder), len(WAYS)))


def register(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(seed=1)
