"""The browser's client from the package: its page for every address of ours, its parts for ever, QR codes.

The page names what it will ask for next at this address, in the reader's language, as the build's `early.json` lists
it: so that it comes together with the script, and not a round to a server far away later.
"""

from __future__ import annotations

import gzip
import io
import mimetypes
from collections.abc import Callable
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit
from zlib import crc32

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from rodada.table.server.addresses import is_loopback, reachable
from rodada.table.server.api import remember, whoever
from rodada.table.server.links import reading
from rodada.words import LANGUAGES, speaker

CLIENT: Final = Path(__file__).parents[1] / "client"
FOR_EVER: Final = "public, max-age=31536000, immutable"
_LONGEST_PATH: Final = 200
_TEXT: Final = ("text/", "application/json", "application/javascript", "image/svg", "application/manifest")

_Links = dict[str, dict[str, list[dict[str, str]]]]
"""By how an address begins and by language: attributes of links."""

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


async def client(request: Request) -> Response:
    """A file of the client, or for an address that is none the page itself, which knows what to show there."""
    folder: Path = request.app.state.client
    path = str(request.path_params.get("path", ""))
    if path and (found := _file(folder, path)):
        cached = FOR_EVER if path.startswith("assets/") else "no-cache"
        return _sent(request, found, cached)
    if path.startswith(("assets/", "api/")) or "." in path.rsplit("/", 1)[-1]:
        return PlainTextResponse("not found", 404)
    if index := _file(folder, "index.html"):
        return _known(request, _page(request, index))
    return _not_built()


def _page(request: Request, index: Path) -> Response:
    early = index.with_name("early.json")
    changed = max(path.stat().st_mtime_ns for path in (index, early) if path.exists())
    begins = "/t/" if request.url.path.startswith("/t/") else "/"
    body, packed = _made(index, early, begins, reading(request), changed)
    headers = {"cache-control": "no-cache", "etag": f'"{crc32(body):x}"', "vary": "accept-encoding, accept-language"}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    if "gzip" in _accepted(request):
        return HTMLResponse(packed, headers={**headers, "content-encoding": "gzip"})
    return HTMLResponse(body, headers=headers)


@lru_cache(maxsize=16)
def _made(index: Path, early: Path, begins: str, language: str, _changed: int) -> tuple[bytes, bytes]:
    """The page with what it will ask for at this kind of address; packed too."""
    listed = msgspec.json.decode(early.read_bytes(), type=_Links) if early.exists() else {}
    links = "".join(map(_link, listed.get(begins, {}).get(language, [])))
    body = index.read_text(encoding="utf-8").replace("</head>", f"{links}</head>").encode()
    return body, gzip.compress(body, 9, mtime=0)


def _link(attributes: dict[str, str]) -> str:
    told = " ".join(f'{name}="{escape(value)}"' for name, value in attributes.items())
    return f"<link {told} crossorigin>"


def _known(request: Request, page: Response) -> Response:
    """Whoever comes for the first time, by the link of a table too, is somebody before the socket opens."""
    person, new = whoever(request)
    if new:
        remember(request, page, person)
    return page


def _file(folder: Path, path: str) -> Path | None:
    """The file of the client at that path, if it is one and lies within."""
    asked = (folder / path).resolve() if "\0" not in path else folder
    return asked if asked.is_relative_to(folder.resolve()) and asked.is_file() else None


def _sent(request: Request, path: Path, cached: str) -> Response:
    changed = path.stat().st_mtime_ns
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    headers = {"cache-control": cached, "etag": f'"{changed:x}"', "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    body = _read(path, changed)
    if kind.startswith(_TEXT):
        for coding, packed in _PACKED.items():
            if coding in _accepted(request) and (found := packed(path, changed)) is not None:
                return Response(found, media_type=kind, headers={**headers, "content-encoding": coding})
    return Response(body, media_type=kind, headers=headers)


def _accepted(request: Request) -> set[str]:
    """The codings that the browser understands."""
    return {coding.split(";")[0].strip() for coding in request.headers.get("accept-encoding", "").split(",")}


@lru_cache(maxsize=512)
def _read(path: Path, _changed: int) -> bytes:
    return path.read_bytes()


@lru_cache(maxsize=512)
def _packed_best(path: Path, _changed: int) -> bytes | None:
    """As the build packed it, if it did."""
    packed = path.with_name(f"{path.name}.br")
    return packed.read_bytes() if packed.is_file() else None


@lru_cache(maxsize=512)
def _packed(path: Path, _changed: int) -> bytes | None:
    return gzip.compress(path.read_bytes(), 9, mtime=0)


_PACKED: Final[dict[str, Callable[[Path, int], bytes | None]]] = {"br": _packed_best, "gzip": _packed}
"""How a text is sent, the tightest first."""


def _not_built() -> Response:
    """Says in every language that the client is missing, and how to get it."""
    told = "".join(f'<p lang="{language}">{speaker(language).say("serve-no-client")}</p>' for language in LANGUAGES)
    page = f'<!doctype html><html><head><meta charset="utf-8"><title>Rodada</title></head><body>{told}</body></html>'
    return HTMLResponse(page, 503)


async def qr(request: Request) -> Response:
    """The QR code of one of our addresses, as others reach it."""
    path = request.query_params.get("path", "")
    if not path.startswith(("/t/", "/s/")) or len(path) > _LONGEST_PATH:
        return PlainTextResponse("not found", 404)
    drawn = io.BytesIO()
    segno.make(outside(request) + path, error="m").save(drawn, kind="svg", scale=4, xmldecl=False, svgns=True)
    # A link of a seat is a secret: no cache in between keeps it.
    return Response(drawn.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})


def outside(request: Request) -> str:
    """Our address as somebody else can use it: not `localhost`, if this machine is on a network."""
    settings = request.app.state.settings
    if settings.origin:
        return str(settings.origin).rstrip("/")
    host = urlsplit(f"//{request.headers['host']}").hostname or ""
    others = [] if settings.public else reachable(settings.host, settings.port)
    return others[0] if is_loopback(host) and others else f"{request.url.scheme}://{request.headers['host']}"
