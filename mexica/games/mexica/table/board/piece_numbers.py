"""The numbers on tokens, and those of temples and tokens hidden by something in front."""

from typing import Final

from mexica.drawing.colours import CREAM, SHADE, Colour
from mexica.drawing.fonts import Fonts
from mexica.drawing.sprites import Sprites
from mexica.drawing.surfaces import Target, put, put_centred
from mexica.games.mexica.rules.spaces import SOUTH, Space, SpaceSet, each, holds, set_of, shifted
from mexica.games.mexica.rules.state import State
from mexica.games.mexica.table.board.layout import Layout
from mexica.games.mexica.table.board.look import Look
from mexica.games.mexica.table.board.pieces import owner_colour
from mexica.games.mexica.table.board.token_plaque import token_plaque
from mexica.games.mexica.table.board.tokens import Tokens

_FACE: Final = 0.118  # height of a token, in cell widths (art recipe, section 3)
_HIDES_TIERS: Final = 3  # floors
_HIDES_TOKEN: Final = 4
_ABOVE: Final = 0.60  # from the middle of a token's space to that of its plaque, in cell heights


class PieceNumbers:
    """Writes numbers on pieces."""

    def __init__(self, layout: Layout, sprites: Sprites, fonts: Fonts) -> None:
        self._layout, self._sprites, self._fonts = layout, sprites, fonts
        self._tokens = Tokens(sprites, fonts)

    @property
    def _letters(self) -> int:
        """The height of small numbers, in pixels."""
        return max(11, round(0.22 * self._layout.cell[0]))

    def draw_on_token(self, target: Target, middle: tuple[float, float], size: int) -> None:
        """Write the numbers on the fields of a token whose anchor is on this pixel."""
        anchor = self._sprites.get("calpulli").anchor
        numbers = self._tokens.numbers(size)
        put(target, numbers, (round(middle[0] - anchor[0]), round(middle[1] - anchor[1])))

    def draw_on_back(self, target: Target, space: Space, size: int) -> None:
        """Write the size on a token that lies face down on a space."""
        self._write(target, space, size, CREAM, (0.0, -_FACE * self._sprites.height))

    def draw_hidden(self, target: Target, state: State, look: Look) -> None:
        """Write hidden numbers: a temple's floors beside its roof, a token's on a plaque above it."""
        temples = state.board.temple_spaces
        risen = shifted(temples | state.pilli_spaces, -SOUTH)
        for space in each(temples if look.floors else temples & risen):
            if space not in look.hidden and (look.floors or _is_hidden(state, space, _HIDES_TIERS)):
                self._draw_floors(target, state, look, space)
        tall = self._layout.cell[1]
        named = plaque_spaces(state, look)
        for space, token in state.board.tokens:
            if holds(named, space):
                x, y = self._layout.centre(space)
                plaque = token_plaque(self._fonts, token, self._letters)
                put_centred(target, plaque, (x, y - _ABOVE * tall))

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
        text = self._fonts.numeral(str(number), self._letters, colour, SHADE)
        put_centred(target, text, (x + shift[0], y + shift[1]))


def plaque_spaces(state: State, look: Look) -> SpaceSet:
    """Return the spaces of tokens whose lower numbers are hidden, so that a plaque above tells them."""
    if look.flat_view:
        return 0
    hidden = (space for space, _ in state.board.tokens if _is_hidden(state, space, _HIDES_TOKEN))
    return set_of(space for space in hidden if space not in look.turned)


def _is_hidden(state: State, space: Space, floors: int) -> bool:
    """Whether something south of a space rises over it: a Pilli, or a temple of at least `floors` floors."""
    if any(player.pilli == space + SOUTH for player in state.players):
        return True
    temple = state.board.temple(space + SOUTH)
    return temple is not None and temple[1] >= floors
