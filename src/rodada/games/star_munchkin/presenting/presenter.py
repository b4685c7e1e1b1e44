"""Star Munchkin as whoever shows it asks for it."""

from __future__ import annotations

from rodada.engine.view import View
from rodada.games.star_munchkin.options import StarMunchkinOptions
from rodada.games.star_munchkin.presenting import drawing
from rodada.games.star_munchkin.presenting.parts import StarMunchkinParts, parts
from rodada.games.star_munchkin.presenting.scene import StarMunchkinScene
from rodada.games.star_munchkin.state import StarMunchkinState


class StarMunchkinPresenting:
    """Fulfils `rodada.engine.presenting.Presenting`."""

    def scene(self, view: View[StarMunchkinState]) -> StarMunchkinScene:
        return drawing.scene(view)

    def parts(self, options: StarMunchkinOptions) -> StarMunchkinParts:
        return parts(options)
