"""Coming to a table by the link of a seat, as a browser does: a POST, and the cookies by which one is known again."""

from __future__ import annotations

import http.client
import ssl
from http.cookies import CookieError, SimpleCookie
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from rodada.engine.errors import Refused

PATIENCE: Final = 10.0
_SEATED: Final = 303


class Entrance(NamedTuple):
    """Where a table is, and who one is there."""

    address: str
    """`http://host:port`."""
    code: str
    cookie: str

    @property
    def socket(self) -> str:
        return f"{self.address.replace('http', 'ws', 1)}/ws/{self.code}"


def enter(link: str) -> Entrance:
    """Sit down by a link `http://host/s/CODE-SECRET`; refused where it is none or leads nowhere."""
    parts = urlsplit(link)
    code, dash, secret = parts.path.removeprefix("/s/").partition("-")
    if parts.scheme not in ("http", "https") or not parts.netloc or not (dash and code and secret):
        raise Refused("remote-no-link", given=link)
    try:
        status, cookies = _post(parts.scheme, parts.netloc, parts.path)
    except (OSError, http.client.HTTPException) as error:
        raise Refused("remote-no-server", address=parts.netloc, reason=str(error)) from error
    if status != _SEATED:
        raise Refused("remote-void-link")
    return Entrance(f"{parts.scheme}://{parts.netloc}", code, cookies)


def _post(scheme: str, place: str, path: str) -> tuple[int, str]:
    """The status of the answer, and its cookies as they are sent back."""
    if scheme == "https":
        line: http.client.HTTPConnection = http.client.HTTPSConnection(
            place, timeout=PATIENCE, context=ssl.create_default_context()
        )
    else:
        line = http.client.HTTPConnection(place, timeout=PATIENCE)
    try:
        line.request("POST", path)
        answer = line.getresponse()
        return answer.status, "; ".join(map(_kept, answer.headers.get_all("set-cookie", [])))
    finally:
        line.close()


def _kept(told: str) -> str:
    try:
        return "; ".join(f"{name}={morsel.coded_value}" for name, morsel in SimpleCookie(told).items())
    except CookieError:
        return ""
