"""The whole table: a state drawn in layers, each kept until its content changes."""

from typing import Final, Protocol

from attrs import evolve, frozen
from pygame import Rect, Surface

from mexica.drawing.canvas import Canvas, Drawable, KeptPicture, canvas_on
from mexica.drawing.draw_list import DrawList
from mexica.drawing.fonts import Fonts
from mexica.drawing.listed_layer import apart
from mexica.drawing.sprites import Sprites
from mexica.drawing.surfaces import Target, canvas, clipped
from mexica.games.mexica.rules.spaces import Space, SpaceSet, each, set_of
from mexica.games.mexica.rules.state import State
from mexica.games.mexica.table.board.board_view import BoardView
from mexica.games.mexica.table.board.canal_filling import CanalFilling
from mexica.games.mexica.table.board.coordinates import draw_letters, draw_numbers
from mexica.games.mexica.table.board.district_sizes import DistrictSizes
from mexica.games.mexica.table.board.figures import Figure, FillingCanal, LitSpaces, Marker
from mexica.games.mexica.table.board.figures_view import FiguresView
from mexica.games.mexica.table.board.ground import Ground
from mexica.games.mexica.table.board.highlights import Highlights, taken
from mexica.games.mexica.table.board.layout import Layout
from mexica.games.mexica.table.board.look import PLAIN, Look
from mexica.games.mexica.table.board.piece_numbers import plaque_spaces
from mexica.games.mexica.table.board.spotlight import Spotlight
from mexica.games.mexica.table.board.turn_marks import MarkPlaces, TurnMarksView
from mexica.games.mexica.table.panels.display_view import DisplayView
from mexica.games.mexica.table.panels.players_view import PlayersView
from mexica.games.mexica.table.panels.track_view import TrackView
from mexica.games.mexica.table.panels.turn_view import TurnView

_HIGHLIGHTS: Final = ("legal", "dotted", "prices", "district")  # these change no piece
_NOWHERE: Final = Rect(0, 0, 0, 0)
_OFF_BOARD: Final = ("away", "chosen_token")
# over them
_PASSING: Final = (
    *("pointed", "hover", "barred", "chosen", "refused", "ghosts", "planned", "route", "moving", "marks"),
    "made",
)


class _Draws(Protocol):
    def draw(self, target: Target, state: State, look: Look) -> None: ...


@frozen
class _Through:
    """The pieces, with everything that hides a space faded, and a picture of the faded area, if any."""

    space: Space | None
    standing: DrawList
    area: Rect = _NOWHERE
    picture: Surface | None = None


class TableView:
    """Draws states of a match in a window of one size.

    There are three layers: the ground (island, canals, track, panels) is redrawn when canals change, the
    picture (highlights, pieces, numbers) when the state or anything under the pieces changes, the rest every
    frame. The first two are redrawn only where they change.
    """

    def __init__(self, layout: Layout, sprites: Sprites) -> None:
        self.layout = layout
        self.sprites = sprites
        self.fonts = Fonts()
        parts = (layout, sprites, self.fonts)
        self._ground = Ground(layout, sprites)
        self._board = BoardView(*parts)
        self._lights = Highlights(*parts)
        self._sizes = DistrictSizes(*parts)
        self.track = TrackView(*parts)
        self._display = DisplayView(*parts)
        self._players = PlayersView(*parts)
        self._turn = TurnView(*parts)
        self._marks = TurnMarksView(*parts)
        self._canals = canvas(layout.size)
        self._picture = KeptPicture(canvas(layout.size))
        self._panels = DrawList()
        self._numbers = DrawList()
        self._figures = FiguresView(*parts)
        self._spotlight = Spotlight(*parts)
        self._tide = CanalFilling(layout, self._ground, self._panels)
        self._standing = DrawList()
        self._parts: dict[_Draws, tuple[object, DrawList]] = {}
        self._through: _Through | None = None
        self._dug: SpaceSet | None = None
        self._pictured: tuple[State, Look] | None = None
        self.mark_places = MarkPlaces(layout, 0)  # those that the last picture has left free
        self._frame()

    def draw(self, surface: Drawable, state: State, look: Look = PLAIN) -> None:
        """Draw the state with this look; cheap while only hover, ghosts, route or figures change."""
        lit = _without(look, _PASSING)
        if self._pictured != (state, lit):
            self._renew(state, lit)
        canvas = canvas_on(surface)
        self._show_picture(canvas, look)
        standing = self._see_through(canvas, state, lit, look.pointed)
        self._ground.draw_ghost(canvas, look.digging, state.board.canals)
        self._lights.draw_passing(canvas, state, look)
        self._board.draw_ghosts(canvas, state, look)
        for figure in look.moving:
            if isinstance(figure, FillingCanal):
                area = self._tide.area(figure)
                with clipped(target := canvas.over(area), area):
                    self._tide.draw(target, figure, self._canals, state.board.canals)
                    self._stand_on(target, state, lit, standing)
            else:
                self.draw_figure(canvas, figure)
            if isinstance(figure, Marker):
                self._players.draw_points(canvas, state, look, figure.colour, int(figure.points))
        self._sizes.draw(canvas, state, look)
        self.mark_places = MarkPlaces(self.layout, plaque_spaces(state, look), state.board.token_spaces)
        self._marks.draw(canvas, look, self.mark_places)

    def pilli_at(self, position: tuple[int, int]) -> Space | None:
        """Return the space of the Pilli whose figure was drawn last at a pixel, None if none was."""
        return self._board.pilli_at(position)

    def draw_figure(self, surface: Drawable, figure: Figure) -> None:
        """Draw a single figure over the last picture; canals that fill and light are drawn by `draw`."""
        self._figures.draw(surface, figure, self._board, self.track)

    def _show_picture(self, canvas: Canvas, look: Look) -> None:
        """Draw the picture, dark except for the lit spaces if there are any."""
        spot = next((figure for figure in look.moving if isinstance(figure, LitSpaces)), None)
        if spot is None or self._pictured is None:
            canvas.show(self._picture)
        else:
            self._spotlight.draw(canvas.over(), self._picture.surface, self._canals, self._pictured, spot)

    def _renew(self, state: State, lit: Look) -> None:
        """Redraw the picture where this state and look differ from what it shows."""
        stale = [*self._dig(state.board.canals), *self._relit(state, lit)]
        before, self._pictured = self._pictured, None  # until all of it is drawn
        if (
            before is None
            or before[0] != state
            or _without(before[1], _HIGHLIGHTS) != _without(lit, _HIGHLIGHTS)
        ):
            stood = self._standing
            self._stand(state, _without(lit, _HIGHLIGHTS))
            stale += stood.differing(self._standing)
        areas = apart(stale) if before is not None else [Rect((0, 0), self.layout.size)]
        self._spotlight.renew(areas)
        self._picture.note(areas)
        picture = self._picture.surface
        for area in areas:
            with clipped(picture, area):
                picture.blit(self._canals, area, area)
                self._stand_on(picture, state, lit, self._standing)
        self._pictured, self._through = (state, lit), None

    def _relit(self, state: State, lit: Look) -> list[Rect]:
        """The spaces whose highlight has changed."""
        if self._pictured is None:
            return []
        shone, shine = (_shining(*pair) for pair in (self._pictured, (state, lit)))
        changed = [old ^ new for old, new in zip(shone, shine, strict=True)]
        lit_otherwise = [space for spaces in changed for space in each(spaces)]
        priced_otherwise = [space for space, _ in self._pictured[1].prices ^ lit.prices]
        return [self.layout.cell_rect(space) for space in (*lit_otherwise, *priced_otherwise)]

    def _see_through(self, canvas: Canvas, state: State, lit: Look, space: Space | None) -> DrawList:
        """Fade whatever hides a space; return the pieces with this fading."""
        if self._through is None or self._through.space != space:
            standing, places = self._board.see_through(space, self._standing)
            self._through = _Through(space, standing)
            if places:
                area = places[0].unionall(places[1:]).clip(canvas.surface.get_rect())
                with clipped(surface := canvas.over(area), area):
                    surface.blit(self._canals, area, area)
                    self._stand_on(surface, state, lit, standing)
                self._through = _Through(space, standing, area, surface.subsurface(area).copy())
        elif self._through.picture is not None:
            canvas.blit(self._through.picture, self._through.area)
        return self._through.standing

    def _stand_on(self, target: Surface, state: State, lit: Look, standing: DrawList) -> None:
        self._lights.draw_under(target, lit)
        standing.draw(target)
        self._lights.draw_on(target, state, lit)

    def _frame(self) -> None:
        """Draw the parts that never change: the track under the canals, and the panels over them."""
        self.track.draw_stones(self._ground.base)
        self._turn.draw_bar(self._ground.base)
        draw_letters(self._panels, self.layout, self.fonts)
        draw_numbers(self._numbers, self.layout, self.fonts)
        self._players.draw_panel(self._panels)
        self._display.draw_panel(self._panels)

    def _dig(self, canals: SpaceSet) -> list[Rect]:
        """Draw the ground with these canals, and return the areas that changed."""
        if self._dug == canals:
            return []
        area = Rect((0, 0), self.layout.size)
        if self._dug is not None:
            cells = [self.layout.cell_rect(space) for space in each(self._dug ^ canals)]
            beyond = cells[0].inflate(2 * cells[0].width, 2 * cells[0].height)  # banks and mouths beside them
            area = beyond.unionall([cell.inflate(2 * cell.width, 2 * cell.height) for cell in cells])
            self._tide.note(self._dug, canals, area, self._canals)
        with clipped(self._canals, area):
            self._ground.draw(self._canals, canals)
            self._panels.draw(self._canals)
        self._dug = canals
        return [area]

    def _stand(self, state: State, look: Look) -> None:
        """Collect what stands on the ground; a part is redrawn only if its content has changed."""
        turn, players, on_board = state.turn, state.players, _without(look, _OFF_BOARD)
        parts: tuple[tuple[_Draws, object], ...] = (
            (self._board, (state.board, tuple(player.pilli for player in players), on_board)),
            (self.track, (tuple(player.points for player in players), look.seats, look.away)),
            (
                self._display,
                (turn.period, state.display, state.later, state.removed, look.displays, look.chosen_token),
            ),
            (self._players, (players, turn.to_move, turn.phase, look.seats, look.scoring, look.away)),
            (self._turn, (turn, players, look.seats, look.scoring)),
        )
        self._standing = DrawList()
        for part, shown in parts:
            kept = self._parts.get(part)
            if kept is None or kept[0] != shown:
                kept = shown, DrawList()
                part.draw(kept[1], state, look)
                self._parts[part] = kept
            kept[1].draw_on(self._standing)
        self._numbers.draw_on(self._standing)


def _shining(state: State, look: Look) -> tuple[SpaceSet, ...]:
    """The spaces with each kind of highlight, over and under the pieces."""
    over = taken(state)
    marked = [set_of(spaces) for spaces in (look.legal, look.dotted)]
    return *(spaces & over for spaces in marked), *(spaces & ~over for spaces in marked), look.district


def _without(look: Look, names: tuple[str, ...]) -> Look:
    return evolve(look, **{name: getattr(PLAIN, name) for name in names})
