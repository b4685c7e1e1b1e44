"""All that whoever hosts may set: by flags of `rodada serve`, or by `RODADA_` and the name in capitals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from rodada.engine.errors import BadData

PREFIX: Final = "RODADA_"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Where the server listens, where it keeps tables, and what one person may ask of it."""

    host: str = "127.0.0.1"
    port: int = 8765
    db: str = ""
    public: bool = False
    """For strangers on the internet: addresses of this machine are not told."""
    origin: str = ""
    """The address that people type, `https://rodada.example`; only it is answered then."""
    proxies: str = ""
    """Addresses of reverse proxies whose word on the client's address counts, with commas between."""

    frame_bytes: int = 16_384
    frames_per_second: float = 15.0
    frames_at_once: int = 60
    requests_per_second: float = 20.0
    requests_at_once: int = 300
    """A first visit to a table asks some 25 times; six people behind one address may come together."""
    sockets_per_address: int = 100
    sockets_per_person: int = 20
    sockets_per_table: int = 300
    connections_per_address: int = 200
    connections: int = 20_000
    tables_per_hour: float = 60.0
    """New tables by one person; four times as many by one address."""
    header_seconds: float = 10.0
    """How long a client may take to send its request."""
    hello_seconds: float = 10.0
    heartbeat_seconds: float = 20.0
    stall_seconds: float = 20.0
    """How long a client may leave unread what it is sent."""
    park_seconds: float = 300.0
    """After so long a table that nobody looks at and that waits for nobody leaves the memory."""
    bot_workers: int = 1
    bot_queue: int = 500
    bot_seconds: float = 30.0
    """How long a bot may think before its worker is thought dead."""


def from_environment(environment: Mapping[str, str], **flags: Any) -> Settings:
    """Settings by flags (None: not given), then by environment, then as they are; a wrong one is refused by name."""
    known = {field.name: field for field in msgspec.structs.fields(Settings)}
    values: dict[str, Any] = {}
    for name, field in known.items():
        text = environment.get(PREFIX + name.upper())
        if flags.get(name) is not None:
            values[name] = flags[name]
        elif text:
            values[name] = _read(name, text, field.type)
    return Settings(**values)


def _read(name: str, text: str, kind: Any) -> Any:
    if kind is bool:
        text = {"1": "true", "yes": "true", "0": "false", "no": "false"}.get(text.lower(), text.lower())
    try:
        return msgspec.convert(text, kind, strict=False)
    except msgspec.ValidationError as error:
        raise BadData(PREFIX + name.upper(), "serve-bad-setting", given=text) from error
