"""The board above its ground: pieces with their shadows, tokens, and what floats over them."""

from collections import defaultdict
from collections.abc import Iterable
from typing import Final

from attrs import Factory, frozen
from pygame import Rect, Surface

from mexica.drawing.draw_list import DrawList
from mexica.drawing.fonts import Fonts
from mexica.drawing.sprites import Sprite, Sprites
from mexica.drawing.surfaces import Target, clipped, put, put_centred
from mexica.games.mexica.rules.spaces import PALACE, Space, SpaceSet, column_and_row, each, holds
from mexica.games.mexica.rules.state import State
from mexica.games.mexica.table.board.figures import UNDER
from mexica.games.mexica.table.board.flat_signs import FlatSigns
from mexica.games.mexica.table.board.ghosts import Ghosts
from mexica.games.mexica.table.board.hiding import Placed, foremost, hiding_pieces
from mexica.games.mexica.table.board.highlights import open_sides, shells
from mexica.games.mexica.table.board.layout import Layout
from mexica.games.mexica.table.board.look import Look
from mexica.games.mexica.table.board.piece_numbers import PieceNumbers
from mexica.games.mexica.table.board.pieces import PILLI, Piece, pieces

_SIGNS: Final = 99  # as a row: the signs of the flat view, over everything else
_FADED: Final = 0.5  # opacity of pieces that hide a space

_Drawn = tuple[Surface, tuple[int, int]]  # a picture and its top-left corner


@frozen
class _Row:
    """A row of the board, drawn: shadows, pieces with their numbers, and where each of them is."""

    shadows: DrawList = Factory(DrawList)
    pieces: DrawList = Factory(DrawList)
    placed: list[Placed] = Factory(list)
    below: dict[Piece, Placed] = Factory(dict)


class BoardView:
    """Draws what stands on the island."""

    def __init__(self, layout: Layout, sprites: Sprites, fonts: Fonts) -> None:
        self._layout = layout
        self._sprites = sprites
        self._numbers = PieceNumbers(layout, sprites, fonts)
        self._flat_signs = FlatSigns(layout, sprites, fonts)
        self._flat = False  # whether the flat view was drawn last
        self._ghosts = Ghosts(layout, sprites, self._numbers, self.sign)
        self._rows: dict[int, _Row] = {}  # from north to south
        self._row_cache: dict[int, tuple[object, _Row]] = {}  # with what they were drawn from
        self._places: dict[tuple[Piece, Surface], Placed] = {}
        self._border_cache: tuple[object, DrawList] | None = None
        self._faded: frozenset[_Drawn] = frozenset()

    def draw(
        self,
        target: Target,
        state: State,
        look: Look,
        *,
        only: SpaceSet | None = None,
        bordered: bool = True,
    ) -> None:
        """Draw all shadows, then the pieces with their numbers from north to south.

        With `only`, draw what stands on these spaces; with `bordered`, the borders of founded districts.
        """
        self._flat = look.flat_view
        if self._flat:
            land = state.board.land & ~PALACE
            self._outline(target, each(land if only is None else land & only))
        elif bordered:
            self._border(target, state, only)
        standing = self._by_row(state, look, only)
        sizes = dict(state.board.tokens)
        self._rows = {
            number: self._row(number, tuple(standing[number]), sizes) for number in sorted(standing)
        }
        for row in self._rows.values():
            row.shadows.draw_on(target)
        for row in self._rows.values():
            row.pieces.draw_on(target)
        if not self._flat and only is None:
            self._numbers.draw_hidden(target, state, look)

    def _by_row(self, state: State, look: Look, only: SpaceSet | None) -> dict[int, list[Piece]]:
        """The pieces by the number of their row; the signs of the flat view are in a row of their own."""
        standing: dict[int, list[Piece]] = defaultdict(list)
        for piece in pieces(state, look):
            if only is None or holds(only, piece.space):
                sign = self._flat and self.sign(piece.sprite)
                standing[_SIGNS if sign else column_and_row(piece.space)[1]].append(piece)
        return standing

    def _row(self, number: int, standing: tuple[Piece, ...], sizes: dict[Space, int]) -> _Row:
        """The row with this number, redrawn only if the pieces on it have changed."""
        numbers = tuple(sizes[piece.space] for piece in standing if piece.space in sizes)
        shown = standing, numbers, self._flat
        if number not in self._row_cache or self._row_cache[number][0] != shown:
            self._row_cache[number] = shown, self._draw_row(standing, sizes)
        return self._row_cache[number][1]

    def _draw_row(self, standing: tuple[Piece, ...], sizes: dict[Space, int]) -> _Row:
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
                middle = self._layout.centre(piece.space)
                self._numbers.draw_on_token(row.pieces, middle, sizes[piece.space])
            elif piece.sprite == "calpulli_back":
                self._numbers.draw_on_back(row.pieces, piece.space, sizes[piece.space])
        return row

    def sign(self, sprite: str) -> Sprite | None:
        """Return the sign for this sprite if the flat view is shown and has one."""
        return self._flat_signs.sign(sprite) if self._flat else None

    def see_through(self, space: Space | None, standing: DrawList) -> tuple[DrawList, list[Rect]]:
        """Return what stands, with everything that hides a space half faded, and the faded areas."""
        found: list[Placed] = []
        if space is not None and not self._flat:
            rows = self._rows.values()
            found = hiding_pieces(
                space, self._layout.cell_rect(space), [one for row in rows for one in row.placed]
            )
            found += [row.below[one.piece] for one in found for row in rows if one.piece in row.below]
        self._faded = frozenset((one.picture, one.place.topleft) for one in found)
        return standing.faded(self._faded, _FADED) if found else standing, [one.place for one in found]

    def pilli_at(self, position: tuple[int, int]) -> Space | None:
        """Return the space of the Pilli whose figure is at a pixel, None if none is."""
        found = foremost(position, (one for row in self._rows.values() for one in row.placed))
        return found.piece.space if found is not None and found.piece.rank == PILLI else None

    def draw_in_front(self, target: Surface, row: int, area: Rect) -> None:
        """Draw what stands further south than this row again, within an area.

        In the flat view nothing hides what moves over the ground.
        """
        if self._flat and row > UNDER:
            return
        with clipped(target, area):
            for number, standing in self._rows.items():
                if number > row:
                    standing.pieces.touching(area).faded(self._faded, _FADED).draw(target)

    def draw_token(self, target: Target, position: tuple[float, float], size: int) -> None:
        """Draw a token and its numbers with its anchor on this pixel."""
        disc = self._sprites.get("calpulli")
        x, y = position
        put(target, disc.surface, (round(x - disc.anchor[0]), round(y - disc.anchor[1])))
        self._numbers.draw_on_token(target, position, size)

    def draw_ghosts(self, target: Target, state: State, look: Look) -> None:
        """Draw the ghosts and the pieces of a plan, which may change every frame."""
        self._ghosts.draw(target, state, look, flat=self._flat)

    def ring(self, colour: str) -> Surface | None:
        """Return the ring that goes with a Pilli of this colour, None in the flat view."""
        return None if self._flat else self._flat_signs.ring(colour)

    def _outline(self, target: Target, spaces: Iterable[Space]) -> None:
        for space in spaces:
            place = self._layout.cell_rect(space)
            put(target, self._flat_signs.outline(place.size), place)

    def _border(self, target: Target, state: State, only: SpaceSet | None) -> None:
        """Draw a line of shells along the border of each founded district."""
        founded = tuple(one for one in state.board.districts if one & state.board.token_spaces)
        if self._border_cache is None or self._border_cache[0] != (founded, only):
            self._border_cache = (founded, only), self._shells(founded, only)
        self._border_cache[1].draw_on(target)

    def _shells(self, founded: tuple[SpaceSet, ...], only: SpaceSet | None) -> DrawList:
        borders = DrawList()
        for district in founded:
            for space in each(district if only is None else district & only):
                sides = open_sides(district, space)
                if any(sides):
                    place = self._layout.cell_rect(space)
                    put(borders, shells(place.size, sides), place)
        return borders

    def _place(self, target: Target, piece: Piece, sprite: Sprite) -> Placed:
        placed = self._places.get((piece, sprite.surface))
        if placed is None:
            placed = self._places[piece, sprite.surface] = self._put_at(piece, sprite)
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
        ring = self._flat_signs.ring(piece.sprite.split("_")[1])
        put_centred(target, ring, (x, y - piece.lift * self._sprites.height))
