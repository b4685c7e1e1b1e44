"""The addresses under which others on the network reach this machine."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
from typing import Final

ANY: Final = ("0.0.0.0", "::", "")
# Addresses of the documentation blocks: nothing is sent to them, the system only says from where it would.
_ELSEWHERE: Final = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))


def on_the_network() -> list[str]:
    """This machine's own addresses on the network it is in; none if it is in none."""
    found: list[str] = []
    for family, elsewhere in _ELSEWHERE:
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((elsewhere, 9))
            address = str(probe.getsockname()[0])
            if not ipaddress.ip_address(address).is_loopback and not ipaddress.ip_address(address).is_link_local:
                found.append(address)
    return found


def reachable(host: str, port: int) -> list[str]:
    """Addresses to give to others, of a server that listens there."""
    hosts = on_the_network() if host in ANY else [] if is_loopback(host) else [host]
    return [f"http://{bracketed(one)}:{port}" for one in hosts if host != "0.0.0.0" or ":" not in one]


def local(host: str, port: int) -> str:
    """The address for this machine itself."""
    return f"http://{'127.0.0.1' if host in ANY else bracketed(host)}:{port}"


def bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def is_loopback(host: str) -> bool:
    with contextlib.suppress(ValueError):
        return ipaddress.ip_address(host).is_loopback
    return host == "localhost"


def is_address(host: str) -> bool:
    """Whether it is a number and no name: nobody else can make such an origin theirs."""
    with contextlib.suppress(ValueError):
        ipaddress.ip_address(host)
        return True
    return False
