"""The sizes of the districts that a canal in hand would make, written in the middle of each."""

from math import dist
from typing import Final

from mexica.drawing.colours import Colour
from mexica.drawing.fonts import Fonts
from mexica.drawing.numbered_disc import numbered_disc
from mexica.drawing.sprites import Sprites
from mexica.drawing.surfaces import Target, put_centred
from mexica.games.mexica.rules.spaces import Space, SpaceSet, column_and_row, each, size
from mexica.games.mexica.rules.state import State
from mexica.games.mexica.table.board.highlights import taken
from mexica.games.mexica.table.board.layout import Layout
from mexica.games.mexica.table.board.look import Look
from mexica.games.mexica.table.board.tokens import Tokens

_TOKEN: Final = 0.86  # side of a token, in cell widths
_RADIUS: Final = 0.29  # of a disc, in cell widths
_BROWN: Final[Colour] = (74, 46, 28)


class DistrictSizes:
    """Draws a size as the small token of that size if one is on display, else as a plain disc."""

    def __init__(self, layout: Layout, sprites: Sprites, fonts: Fonts) -> None:
        self._layout, self._fonts = layout, fonts
        self._tokens = Tokens(sprites, fonts)

    def draw(self, target: Target, state: State, look: Look) -> None:
        """Write the size of each of the districts that `look` says would be made."""
        wide = self._layout.cell[0]
        for district in look.made:
            many, side = size(district), round(_TOKEN * wide)
            if many in state.display:
                picture = self._tokens.small(many, (side, side))
            else:
                picture = numbered_disc(self._fonts, many, _RADIUS * wide, _BROWN)
            put_centred(target, picture, self._layout.centre(size_space(state, district)))


def size_space(state: State, district: SpaceSet) -> Space:
    """Return the space for the size of a district: the one nearest to its middle, free if any is."""
    spaces = [column_and_row(space) for space in each(district)]
    middle = tuple(sum(part) / len(spaces) for part in zip(*spaces, strict=True))
    free = district & ~taken(state) or district
    return min(each(free), key=lambda space: dist(column_and_row(space), middle))
