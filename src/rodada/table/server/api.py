"""The pages that are fetched as data: what there is to play, new tables, links, records."""

from __future__ import annotations

import contextlib
from functools import lru_cache
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from rodada import __version__, games, players
from rodada.engine.errors import Refused
from rodada.table.server.accounts import LONGEST_NAME, Accounts, Person
from rodada.table.server.bodies import body
from rodada.table.server.gauges import Flows
from rodada.table.server.hall import Hall, NotDone
from rodada.table.server.live import Live, encode
from rodada.table.server.refusals import refusal_page
from rodada.table.server.settings import Settings
from rodada.table.storage import Notice
from rodada.table.wire import GameInfo, NewTable, OptionInfo, StartInfo, TableInfo

_MOST_LISTED: Final = 24
_NO_STORE: Final = {"cache-control": "no-store"}

_decode_page = msgspec.json.Decoder(TableInfo).decode
_decode_new = msgspec.json.Decoder(NewTable).decode


async def start(request: Request) -> Response:
    """Everything that the start page shows; whoever comes for the first time gets a cookie."""
    state = request.app.state
    person, new = whoever(request)
    mine = await state.store.tables_of(person.id, _MOST_LISTED) if not new else []
    listed = await state.store.listed(_MOST_LISTED)
    info = StartInfo(
        games=game_infos(),
        open=[page for page in map(_page, listed) if page is not None and page.stage != "over"],
        mine=[page for page in map(_page, mine) if page is not None],
        name=person.name,
        version=__version__,
        addresses=state.addresses(),
    )
    return _answer(request, encode(info), person if new else None)


@lru_cache(maxsize=1)
def game_infos() -> list[GameInfo]:
    """The games that can be played here, with their options as schemas."""
    infos = []
    for name in games.names():
        with contextlib.suppress(Refused):
            game = games.load(name)
            schema = game.options_schema()
            options = [
                OptionInfo(name=option, schema=_resolved(schema, one)) for option, one in schema["properties"].items()
            ]
            infos.append(GameInfo(name=name, seats=list(game.seats), options=options, bots=players.names()))
    return infos


def _resolved(schema: dict[str, Any], part: dict[str, Any]) -> dict[str, Any]:
    """A part of a schema with what it refers to put in."""
    reference = part.get("$ref", "")
    if not reference:
        return part
    found: dict[str, Any] = schema
    for step in reference.removeprefix("#/").split("/"):
        found = found[step]
    return {**found, **{key: value for key, value in part.items() if key != "$ref"}}


def _page(notice: Notice) -> TableInfo | None:
    """A table in a list; one whose page an older version wrote is left out until it is opened."""
    try:
        return _decode_page(notice.page)
    except msgspec.MsgspecError:
        return None


class Making:
    """`POST /api/tables`: a new table."""

    def __init__(self, settings: Settings) -> None:
        rate = settings.tables_per_hour / 3600
        self._by_person: Final = Flows(rate, max(1.0, settings.tables_per_hour / 3))
        self._by_address: Final = Flows(4 * rate, max(1.0, 4 * settings.tables_per_hour / 3))

    async def answer(self, request: Request) -> Response:
        hall: Hall = request.app.state.hall
        person, is_new = whoever(request)
        address = request.client.host if request.client else ""
        if not (self._by_person.takes(person.id) and self._by_address.takes(address)):
            return refusal_page(Refused("too-many-tables"), status=429)
        try:
            new = _decode_new(await body(request))
            live = await hall.make(person.id, new)
        except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError):
            return refusal_page(Refused("said-unreadable"), status=400)
        except Refused as refusal:
            return refusal_page(refusal)
        except NotDone as not_done:
            return Response(encode(not_done.told), 400, media_type="application/json")
        named = Person(person.id, new.name[:LONGEST_NAME])
        changed = is_new or named != person
        return _answer(request, encode(live.session.info(person.id)), named if changed else None, 201)


async def analysis(request: Request) -> Response:
    """A finished game looked at again: how far that is, and what came of it; a POST has it begun."""
    hall: Hall = request.app.state.hall
    try:
        live = await _admitted(request)
        told = await hall.analysing.begin(live) if request.method == "POST" else hall.analysing.stands(live.code)
    except Refused as refusal:
        return refusal_page(refusal)
    return _answer(request, encode(told), None)


async def _admitted(request: Request) -> Live:
    """The table that is meant; refused to whoever may not look."""
    hall: Hall = request.app.state.hall
    live = await hall.table(request.path_params["code"])
    live.let_in(whoever(request)[0].id, request.app.state.accounts.secret(_cookies(request), live.code))
    return live


async def record(request: Request) -> Response:
    """The record of a game that is over, as `rodada verify` and `rodada replay` read it."""
    try:
        live = await _admitted(request)
        text = await live.record()
    except Refused as refusal:
        return refusal_page(refusal)
    filename = f"{live.session.table.game.name}-{live.code}.jsonl"
    headers = {**_NO_STORE, "content-disposition": f'attachment; filename="{filename}"'}
    return Response(text, media_type="application/jsonl", headers=headers)


async def health(request: Request) -> Response:
    """Whether the server can do its work: it is here, and so is the store."""
    try:
        await request.app.state.store.lines("")
    except Refused:
        return JSONResponse({"rodada": __version__, "well": False}, 503, _NO_STORE)
    return JSONResponse({"rodada": __version__, "well": True}, 200, _NO_STORE)


def whoever(request: Request) -> tuple[Person, bool]:
    """Who asks, and whether they come for the first time."""
    accounts: Accounts = request.app.state.accounts
    person = accounts.person(_cookies(request))
    return (accounts.newcomer(), True) if person is None else (person, False)


def _cookies(request: Request) -> str:
    return request.headers.get("cookie", "")


def _answer(request: Request, data: bytes, known_as: Person | None, status: int = 200) -> Response:
    response = Response(data, status, headers=dict(_NO_STORE), media_type="application/json")
    if known_as is not None:
        remember(request, response, known_as)
    return response


def remember(request: Request, response: Response, person: Person) -> None:
    """Have the browser come back as this person."""
    response.headers.append("set-cookie", request.app.state.accounts.cookie(person, _secure(request)))


def remember_link(request: Request, response: Response, code: str, secret: str) -> None:
    """Have the browser come back by this link of a table."""
    response.headers.append("set-cookie", request.app.state.accounts.pass_cookie(code, secret, _secure(request)))


def _secure(request: Request) -> bool:
    return request.url.scheme == "https" or request.app.state.settings.origin.startswith("https:")
