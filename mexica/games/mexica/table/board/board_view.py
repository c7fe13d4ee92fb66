"""The board above its ground: pieces with their shadows, tokens, and what floats over them."""

from collections import defaultdict
from collections.abc import Iterable
from typing import Final

from attrs import Factory, frozen
from pygame import Rect, Surface

from mexica.drawing.colours import CREAM, SHADE, Colour
from mexica.drawing.draw_list import DrawList
from mexica.drawing.fonts import Fonts
from mexica.drawing.rim import planned
from mexica.drawing.sprites import Sprite, Sprites
from mexica.drawing.surfaces import Target, faded, put, put_centred
from mexica.games.mexica.rules import material
from mexica.games.mexica.rules.spaces import (
    PALACE,
    SOUTH,
    Space,
    SpaceSet,
    column_and_row,
    each,
    holds,
    shifted,
    size,
)
from mexica.games.mexica.rules.state import State
from mexica.games.mexica.table.board.figures import UNDER
from mexica.games.mexica.table.board.flat_signs import FlatSigns
from mexica.games.mexica.table.board.hiding import Placed, hiding_pieces
from mexica.games.mexica.table.board.highlights import open_sides, shells
from mexica.games.mexica.table.board.layout import Layout
from mexica.games.mexica.table.board.look import CANAL, Look
from mexica.games.mexica.table.board.pieces import PILLI, Piece, lift, owner_colour, pieces
from mexica.games.mexica.table.board.tokens import Tokens

_GHOST: Final = 0.64
_SIGNS: Final = 99  # as a row: the signs of the plan, over all that is flat
_FADED: Final = 0.5
_FACE: Final = 0.118  # height of a token, in cell widths (art recipe, section 3)
_HIDES_TIERS: Final = 3  # floors
_HIDES_TOKEN: Final = 4
_BLUE: Final[Colour] = (122, 186, 255)
_WHITE: Final[Colour] = (255, 255, 255)

Stroke = tuple[Surface, tuple[int, int]]


@frozen
class _Row:
    """What a row of the board looks like: shadows, pieces with their numbers, and where each of both is."""

    shadows: DrawList = Factory(DrawList)
    pieces: DrawList = Factory(DrawList)
    placed: list[Placed] = Factory(list)
    below: dict[Piece, Placed] = Factory(dict)


class BoardView:
    """Draws what stands on the island."""

    def __init__(self, layout: Layout, sprites: Sprites, fonts: Fonts) -> None:
        self._layout = layout
        self._sprites = sprites
        self._fonts = fonts
        self._tokens = Tokens(sprites, fonts)
        self._plan = FlatSigns(layout, sprites, fonts)
        self._flat = False  # whether the flat plan was drawn last
        self._ghosts: dict[tuple[str, int, bool, bool], Sprite] = {}
        self._rows: dict[int, _Row] = {}  # from north to south
        self._gathered: dict[int, tuple[object, _Row]] = {}  # with what they show
        self._kept: dict[tuple[Piece, Surface], Placed] = {}
        self._border_kept: tuple[object, DrawList] | None = None
        self._faded: frozenset[Stroke] = frozenset()

    def draw(
        self,
        target: Target,
        state: State,
        look: Look,
        *,
        only: SpaceSet | None = None,
        bordered: bool = True,
    ) -> None:
        """Draw all shadows, then the pieces from north to south with their numbers, `only` on some spaces.

        Founded districts have their borders if `bordered`.
        """
        self._flat = look.flat_view
        if self._flat:
            land = state.board.land & ~PALACE
            self._outline(target, each(land if only is None else land & only))
        elif bordered:
            self._border(target, state, only)
        standing: dict[int, list[Piece]] = defaultdict(list)
        for piece in pieces(state, look):
            if only is None or holds(only, piece.space):
                sign = self._flat and self.sign(piece.sprite)
                standing[_SIGNS if sign else column_and_row(piece.space)[1]].append(piece)
        sizes = dict(state.board.tokens)
        self._rows = {
            number: self._row(number, tuple(standing[number]), sizes) for number in sorted(standing)
        }
        for row in self._rows.values():
            row.shadows.draw_on(target)
        for row in self._rows.values():
            row.pieces.draw_on(target)
        if not self._flat and only is None:
            self._tell_hidden(target, state, look)

    def _row(self, number: int, standing: tuple[Piece, ...], sizes: dict[Space, int]) -> _Row:
        """The row of this number, gathered anew only if something else stands there."""
        numbers = tuple(sizes[piece.space] for piece in standing if piece.space in sizes)
        shown = standing, numbers, self._flat
        if number not in self._gathered or self._gathered[number][0] != shown:
            self._gathered[number] = shown, self._gather(standing, sizes)
        return self._gathered[number][1]

    def _gather(self, standing: tuple[Piece, ...], sizes: dict[Space, int]) -> _Row:
        row = _Row()
        for piece in standing:
            sign = self.sign(piece.sprite)
            if not sign and self._sprites.has(f"{piece.sprite}_shadow"):
                shadow = self._sprites.get(f"{piece.sprite}_shadow")
                row.below[piece] = self._place(row.shadows, piece, shadow)
            if piece.rank == PILLI and not sign:
                self._ring(row.pieces, piece)
            row.placed.append(self._place(row.pieces, piece, sign or self._sprites.get(piece.sprite)))
            if piece.sprite == "calpulli":
                self._number(row.pieces, self._layout.centre(piece.space), sizes[piece.space])
            elif piece.sprite == "calpulli_back":
                up = 0.0, -_FACE * self._sprites.height
                self._write(row.pieces, piece.space, sizes[piece.space], CREAM, up)
        return row

    def sign(self, sprite: str) -> Sprite | None:
        """Return the sign for this sprite if the flat plan is shown and has one."""
        return self._plan.sign(sprite) if self._flat else None

    def see_through(self, space: Space | None, standing: DrawList) -> tuple[DrawList, list[Rect]]:
        """Return what was drawn with whatever hides a space half faded, and the places of that."""
        found: list[Placed] = []
        if space is not None and not self._flat:
            rows = self._rows.values()
            found = hiding_pieces(
                space, self._layout.cell_rect(space), [one for row in rows for one in row.placed]
            )
            found += [row.below[one.piece] for one in found for row in rows if one.piece in row.below]
        self._faded = frozenset((one.picture, one.place.topleft) for one in found)
        return standing.faded(self._faded, _FADED) if found else standing, [one.place for one in found]

    def draw_in_front(self, target: Surface, row: int, area: Rect) -> None:
        """Draw what stands further south than this row once more, within an area.

        On the flat plan nothing hides what moves over the ground.
        """
        if self._flat and row > UNDER:
            return
        before = target.get_clip()
        target.set_clip(area.clip(before))
        for number, standing in self._rows.items():
            if number > row:
                standing.pieces.touching(area).faded(self._faded, _FADED).draw(target)
        target.set_clip(before)

    def draw_token(self, target: Target, position: tuple[float, float], size: int) -> None:
        """Draw a token with its numbers, its anchor on this pixel."""
        disc = self._sprites.get("calpulli")
        x, y = position
        put(target, disc.surface, (round(x - disc.anchor[0]), round(y - disc.anchor[1])))
        self._number(target, position, size)

    def draw_ghosts(self, target: Surface, state: State, look: Look) -> None:
        """Draw the ghosts and the pieces of a plan, which change from frame to frame."""
        for name, space in look.planned:
            self._ghost(target, name, space, state, in_plan=True)
        for name, space in look.ghosts:
            self._ghost(target, name, space, state)

    def ring(self, colour: str) -> Surface | None:
        """Return the ring that goes with a Pilli of this colour, None on the flat plan."""
        return None if self._flat else self._plan.ring(colour)

    def _outline(self, target: Target, spaces: Iterable[Space]) -> None:
        for space in spaces:
            place = self._layout.cell_rect(space)
            put(target, self._plan.outline(place.size), place)

    def _border(self, target: Target, state: State, only: SpaceSet | None) -> None:
        """Draw a line of shells along the border of each founded district."""
        founded = tuple(one for one in state.board.districts if one & state.board.token_spaces)
        if self._border_kept is None or self._border_kept[0] != (founded, only):
            self._border_kept = (founded, only), self._shells(founded, only)
        self._border_kept[1].draw_on(target)

    def _shells(self, founded: tuple[SpaceSet, ...], only: SpaceSet | None) -> DrawList:
        strokes = DrawList()
        for district in founded:
            for space in each(district if only is None else district & only):
                sides = open_sides(district, space)
                if any(sides):
                    place = self._layout.cell_rect(space)
                    put(strokes, shells(place.size, sides), place)
        return strokes

    def _place(self, target: Target, piece: Piece, sprite: Sprite) -> Placed:
        placed = self._kept.get((piece, sprite.surface))
        if placed is None:
            placed = self._kept[piece, sprite.surface] = self._put_at(piece, sprite)
        put(target, placed.picture, placed.place.topleft)
        return placed

    def _put_at(self, piece: Piece, sprite: Sprite) -> Placed:
        x, y = self._layout.centre(piece.space)
        x += round(piece.shift[0] * self._layout.cell[0] - sprite.anchor[0])
        y += round(
            piece.shift[1] * self._layout.cell[1] - sprite.anchor[1] - piece.lift * self._sprites.height
        )
        return Placed(piece, sprite.surface, Rect((x, y), sprite.surface.size))

    def _ring(self, target: Target, piece: Piece) -> None:
        """Draw a ring in its owner's colour around the foot of a Pilli."""
        x, y = self._layout.centre(piece.space)
        ring = self._plan.ring(piece.sprite.split("_")[1])
        put_centred(target, ring, (x, y - piece.lift * self._sprites.height))

    def _number(self, target: Target, middle: tuple[float, float], size: int) -> None:
        """Write its numbers on the fields of a token whose anchor is here."""
        anchor = self._sprites.get("calpulli").anchor
        numbers = self._tokens.numbers(size)
        put(target, numbers, (round(middle[0] - anchor[0]), round(middle[1] - anchor[1])))

    def _tell_hidden(self, target: Target, state: State, look: Look) -> None:
        """Write a temple's floors beside its roof, and a token's lower values on it, where hidden."""
        wide, tall = self._layout.cell
        temples = state.board.temple_spaces
        risen = shifted(temples | state.pilli_spaces, -SOUTH)
        for space in each(temples if look.floors else temples & risen):
            temple = state.board.temple(space)
            told = look.floors or _is_hidden(state, space, _HIDES_TIERS)
            if temple and told and space not in look.hidden:
                roof = self._sprites.get(f"temple_{owner_colour(temple[0], look)}_{temple[1]}").anchor[1]
                self._write(target, space, temple[1], CREAM, (0.31 * wide, 0.22 * tall - roof))
        for space, token in state.board.tokens:
            if space not in look.turned and _is_hidden(state, space, _HIDES_TOKEN):
                _, blue, white = material.values(token)
                self._write(target, space, blue, _BLUE, (-0.34 * wide, -0.24 * tall))
                self._write(target, space, white, _WHITE, (0.34 * wide, -0.24 * tall))

    def _write(
        self, target: Target, space: Space, number: int, colour: Colour, shift: tuple[float, float]
    ) -> None:
        """Write a small number so many pixels from the middle of a space, over whatever is there."""
        x, y = self._layout.centre(space)
        text = self._fonts.numeral(str(number), max(11, round(0.22 * self._layout.cell[0])), colour, SHADE)
        put_centred(target, text, (x + shift[0], y + shift[1]))

    def _ghost(self, target: Target, name: str, space: Space, state: State, *, in_plan: bool = False) -> None:
        if name == CANAL:
            return
        token = size(state.board.district(space)) if name == "calpulli" else 0
        key = name, token, self._flat, in_plan
        if key not in self._ghosts:
            self._ghosts[key] = self._ghost_picture(name, token, in_plan)
        ghost = self._ghosts[key]
        x, y = self._layout.centre(space)
        lifted = name.startswith("pilli") and not self._flat
        up = lift(space, state) * self._sprites.height if lifted else 0.0
        put(target, ghost.surface, (round(x - ghost.anchor[0]), round(y - ghost.anchor[1] - up)))

    def _ghost_picture(self, name: str, size: int, in_plan: bool) -> Sprite:
        """A piece let through; a token with the numbers of the district that it would found."""
        sprite = self.sign(name) or self._sprites.get(name)
        picture = sprite.surface.copy()
        if size in material.CALPULLI:
            self._number(picture, sprite.anchor, size)
        if in_plan:
            return planned(Sprite(picture, sprite.anchor), self._layout.rim)
        return Sprite(faded(picture, _GHOST), sprite.anchor)


def _is_hidden(state: State, space: Space, floors: int) -> bool:
    """Whether something south of a space rises over it: a Pilli, or a temple of at least so many floors."""
    if any(player.pilli == space + SOUTH for player in state.players):
        return True
    temple = state.board.temple(space + SOUTH)
    return temple is not None and temple[1] >= floors
