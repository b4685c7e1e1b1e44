"""What a small network has learned of a game, to guide a search: files of weights and inference, without torch."""

from rodada.players.network.advice import Advice, guided
from rodada.players.network.network import Network, Shape
from rodada.players.network.weights import read, write

__all__ = ["Advice", "Network", "Shape", "guided", "read", "write"]
