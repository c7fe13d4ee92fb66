"""The numbers on tokens, and those of temples and tokens hidden by something in front."""

from typing import Final

from mexica.drawing.colours import CREAM, SHADE, Colour
from mexica.drawing.fonts import Fonts
from mexica.drawing.sprites import Sprites
from mexica.drawing.surfaces import Target, put, put_centred
from mexica.games.mexica.rules import material
from mexica.games.mexica.rules.spaces import SOUTH, Space, each, shifted
from mexica.games.mexica.rules.state import State
from mexica.games.mexica.table.board.layout import Layout
from mexica.games.mexica.table.board.look import Look
from mexica.games.mexica.table.board.pieces import owner_colour
from mexica.games.mexica.table.board.tokens import Tokens

_FACE: Final = 0.118  # height of a token, in cell widths (art recipe, section 3)
_HIDES_TIERS: Final = 3  # floors
_HIDES_TOKEN: Final = 4
_BLUE: Final[Colour] = (122, 186, 255)
_WHITE: Final[Colour] = (255, 255, 255)


class PieceNumbers:
    """Writes numbers on pieces."""

    def __init__(self, layout: Layout, sprites: Sprites, fonts: Fonts) -> None:
        self._layout, self._sprites, self._fonts = layout, sprites, fonts
        self._tokens = Tokens(sprites, fonts)

    def draw_on_token(self, target: Target, middle: tuple[float, float], size: int) -> None:
        """Write the numbers on the fields of a token whose anchor is on this pixel."""
        anchor = self._sprites.get("calpulli").anchor
        numbers = self._tokens.numbers(size)
        put(target, numbers, (round(middle[0] - anchor[0]), round(middle[1] - anchor[1])))

    def draw_on_back(self, target: Target, space: Space, size: int) -> None:
        """Write the size on a token that lies face down on a space."""
        self._write(target, space, size, CREAM, (0.0, -_FACE * self._sprites.height))

    def draw_hidden(self, target: Target, state: State, look: Look) -> None:
        """Write hidden numbers: a temple's floors beside its roof, a token's lower values on it."""
        temples = state.board.temple_spaces
        risen = shifted(temples | state.pilli_spaces, -SOUTH)
        for space in each(temples if look.floors else temples & risen):
            if space not in look.hidden and (look.floors or _is_hidden(state, space, _HIDES_TIERS)):
                self._draw_floors(target, state, look, space)
        wide, tall = self._layout.cell
        for space, token in state.board.tokens:
            if space not in look.turned and _is_hidden(state, space, _HIDES_TOKEN):
                _, blue, white = material.values(token)
                self._write(target, space, blue, _BLUE, (-0.34 * wide, -0.24 * tall))
                self._write(target, space, white, _WHITE, (0.34 * wide, -0.24 * tall))

    def _draw_floors(self, target: Target, state: State, look: Look, space: Space) -> None:
        temple = state.board.temple(space)
        if temple is not None:
            wide, tall = self._layout.cell
            roof = self._sprites.get(f"temple_{owner_colour(temple[0], look)}_{temple[1]}").anchor[1]
            self._write(target, space, temple[1], CREAM, (0.31 * wide, 0.22 * tall - roof))

    def _write(
        self, target: Target, space: Space, number: int, colour: Colour, shift: tuple[float, float]
    ) -> None:
        """Write a small number, shifted in pixels from the middle of a space, over whatever is there."""
        x, y = self._layout.centre(space)
        text = self._fonts.numeral(str(number), max(11, round(0.22 * self._layout.cell[0])), colour, SHADE)
        put_centred(target, text, (x + shift[0], y + shift[1]))


def _is_hidden(state: State, space: Space, floors: int) -> bool:
    """Whether something south of a space rises over it: a Pilli, or a temple of at least `floors` floors."""
    if any(player.pilli == space + SOUTH for player in state.players):
        return True
    temple = state.board.temple(space + SOUTH)
    return temple is not None and temple[1] >= floors
