"""Networks as files: a line of JSON that says what follows, then the weights, two bytes each.

The line holds the format, what the network was made for, its shape, and a hash of the weights.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np

from rodada.engine.errors import BadData
from rodada.players.network.network import LAYERS, Network, Shape

FORMAT: Final = "rodada network 1"
MOST: Final = 64 * 1024 * 1024
"""Bytes of a file: what is larger is not ours."""
MOST_NUMBERS: Final = 1_000_000
STORED: Final = np.dtype("<f2")


class _About(msgspec.Struct):
    game: str
    rules: int
    options: dict[str, Any]
    small: bool = False


class _Head(msgspec.Struct):
    """What the first line has to be."""

    format: str
    about: _About
    inputs: int
    actions: int
    seats: int
    width: int
    sha256: str


def write(path: Path, network: Network) -> None:
    """Whole or not at all."""
    weights = b"".join(network.layers[name].astype(STORED).tobytes() for name in LAYERS)
    head = {"format": FORMAT, "about": network.about, **network.shape._asdict()}
    line = json.dumps({**head, "sha256": hashlib.sha256(weights).hexdigest()})
    part = path.with_name(path.name + ".part")
    part.write_bytes(line.encode() + b"\n" + weights)
    part.replace(path)


def read(path: Path) -> Network:
    """The network of a file; refused with what is wrong with it."""
    if path.stat().st_size > MOST:
        raise BadData(str(path), "network-unreadable")
    line, _, weights = path.read_bytes().partition(b"\n")
    head = _head(path, line)
    shape = Shape(head.inputs, head.actions, head.seats, head.width)
    if not all(1 <= number <= MOST_NUMBERS for number in shape):
        raise BadData(str(path), "network-unreadable")
    expected = sum(rows * columns for rows, columns in map(shape.of, LAYERS)) * STORED.itemsize
    if len(weights) != expected or hashlib.sha256(weights).hexdigest() != head.sha256:
        raise BadData(str(path), "network-damaged")
    layers, start = {}, 0
    for name in LAYERS:
        rows, columns = shape.of(name)
        layer = np.frombuffer(weights, STORED, rows * columns, start).reshape(rows, columns)
        start += layer.nbytes
        layers[name] = layer.astype(np.float32)
    if not all(np.isfinite(layer).all() for layer in layers.values()):
        raise BadData(str(path), "network-damaged")
    return Network(shape, msgspec.to_builtins(head.about), layers)


def _head(path: Path, line: bytes) -> _Head:
    try:
        head = msgspec.json.decode(line, type=_Head)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadData(str(path), "network-unreadable") from error
    if head.format != FORMAT:
        raise BadData(str(path), "network-format", format=head.format[:40], known=FORMAT)
    return head
