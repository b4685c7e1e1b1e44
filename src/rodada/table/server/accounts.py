"""Who somebody is: no account, but an id and a name in a signed cookie. The key lies in the database."""

from __future__ import annotations

import base64
import hmac
import secrets
from hashlib import sha256
from http.cookies import CookieError, SimpleCookie
from typing import Final

import msgspec

from rodada.table.storage import Store

COOKIE: Final = "rodada"
LONGEST_NAME: Final = 40
_YEAR: Final = 365 * 24 * 3600


class Person(msgspec.Struct, frozen=True, array_like=True):
    """Somebody at a device; `id` is made up by the server and means nothing else."""

    id: str
    name: str = ""


class Accounts:
    """Makes cookies and reads them."""

    def __init__(self, key: bytes) -> None:
        self._key: Final = key

    @classmethod
    async def open(cls, store: Store) -> Accounts:
        return cls(await store.keep("cookie-key", secrets.token_bytes(32)))

    def newcomer(self) -> Person:
        return Person(secrets.token_urlsafe(16))

    def person(self, header: str) -> Person | None:
        """Whose cookies these are; None if there is none, or none that this server signed."""
        body, _, mark = _cookie(header, COOKIE).partition(".")
        if not hmac.compare_digest(mark.encode(), self._mark(body)):
            return None
        try:
            return msgspec.json.decode(_unpacked(body), type=Person)
        except (msgspec.MsgspecError, ValueError):
            return None

    def secret(self, header: str, code: str) -> str:
        """The secret of the table's link by which somebody came, if they did."""
        return _cookie(header, f"{COOKIE}-{code}")

    def pass_cookie(self, code: str, secret: str, secure: bool) -> str:
        """The header that makes a browser remember by which link of a table it came."""
        return _header(f"{COOKIE}-{code}={secret}", secure)

    def cookie(self, person: Person, secure: bool) -> str:
        """The header that makes a browser remember the person."""
        body = _packed(msgspec.json.encode(person))
        return _header(f"{COOKIE}={body}.{self._mark(body).decode()}", secure)

    def _mark(self, body: str) -> bytes:
        return _packed(hmac.digest(self._key, body.encode(), sha256)).encode()


def _cookie(header: str, name: str) -> str:
    try:
        cookies = SimpleCookie(header)
    except CookieError:
        return ""
    return cookies[name].value if name in cookies else ""


def _header(value: str, secure: bool) -> str:
    return f"{value}; Path=/; Max-Age={_YEAR}; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"


def _packed(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _unpacked(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
