"""Links of seats: `/s/CODE-SECRET` sits down whoever opens it, and sends them on to the table.

A browser that somebody steers says so, and sits down at once. Whatever else fetches the link, such as a messenger that
wants to show what is behind it, gets a page with a button and takes nobody's seat.
"""

from __future__ import annotations

from html import escape
from typing import Final
from uuid import uuid4

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from rodada.engine.errors import Refused
from rodada.table.server.accounts import Person
from rodada.table.server.api import remember, remember_link, whoever
from rodada.table.server.hall import Hall, NotDone
from rodada.table.server.refusals import for_people
from rodada.table.storage import StoreFailed
from rodada.words import Speaker, language_of, refusal, speaker
from rodada.words.trees import sentence

_PAGE: Final = """<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>Rodada</title>\
<meta name="viewport" content="width=device-width"></head><body><h1>Rodada</h1><p>{text}</p>{button}</body></html>"""
_BUTTON: Final = '<form method="post"><button>{label}</button></form>'


async def door(request: Request) -> Response:
    """What the link shows: the table, if a person comes; else a button to it."""
    if request.headers.get("sec-fetch-mode") == "navigate" and request.method == "GET":
        return await enter(request)
    spoken = speaker(reading(request))
    return _page(spoken, spoken.say("link-about"), _BUTTON.format(label=spoken.say("link-enter")))


async def enter(request: Request) -> Response:
    """Sit down, and go on to the table."""
    hall: Hall = request.app.state.hall
    person, new = whoever(request)
    spoken = speaker(reading(request))
    code, _, secret = request.path_params["link"].partition("-")
    try:
        seat = await hall.enter(code, secret, person.id, person.name or spoken.say("link-guest"), uuid4().hex)
    except Refused as refused:
        status = 503 if isinstance(refused, StoreFailed) else 404
        return _page(spoken, refusal(spoken.lang, for_people(refused)), status=status)
    except NotDone as not_done:
        return _page(spoken, sentence(spoken, not_done.told.why), status=409)
    response = RedirectResponse(f"/t/{code}", 303, {"cache-control": "no-store"})
    if new:
        remember(request, response, Person(person.id))
    if seat is None:
        remember_link(request, response, code, secret)
    return response


def reading(request: Request) -> str:
    """The first language of the browser that we speak."""
    wanted = request.headers.get("accept-language", "").replace(";", ",").split(",")
    return next(filter(None, map(language_of, wanted)), "en")


def _page(spoken: Speaker, text: str, button: str = "", status: int = 200) -> Response:
    page = _PAGE.format(language=spoken.lang, text=escape(text), button=button)
    return HTMLResponse(page, status, {"cache-control": "no-store"})
