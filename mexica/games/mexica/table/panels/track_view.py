"""The prestige track: a border of a hundred numbered stones, and each player's marker with its laps."""

from collections import defaultdict
from typing import Final

from pygame import Rect

from mexica.drawing.colours import CREAM, SHADE, Colour
from mexica.drawing.fonts import Fonts
from mexica.drawing.sprites import Sprites
from mexica.drawing.surfaces import Target, put, put_centred
from mexica.games.mexica.rules.state import State
from mexica.games.mexica.table.board.layout import STEPS, Layout
from mexica.games.mexica.table.board.look import Look

_FAINT: Final[Colour] = (206, 190, 160)
_LONE: Final = 1.08  # size of a marker alone or with one other, as a share of the track's thickness
_CROWD: Final = 0.9  # with two or three others
_CROWD_FROM: Final = 3
_AT_CORNER: Final = 0.82  # beside a corner stone, where all markers begin
_FROM_CORNER: Final = 0.7  # of a corner stone: from its middle to the middle of the first marker beside it


class TrackView:
    """Draws the stones once, and the markers for every state."""

    def __init__(self, layout: Layout, sprites: Sprites, fonts: Fonts) -> None:
        self._layout = layout
        self._sprites = sprites
        self._fonts = fonts

    def draw_stones(self, target: Target) -> None:
        """Draw the hundred steps with their numbers."""
        thick = self._layout.thickness
        for step in range(STEPS):
            place = self._layout.step_rect(step)
            corner = place.width == place.height == thick
            name = "track_corner" if corner else "track_step_ten" if step % 10 == 0 else "track_step"
            put(target, self._sprites.surface(name, place.size), place)
            colour = CREAM if step % 5 == 0 else _FAINT
            put_centred(
                target, self._fonts.numeral(str(step), round(thick * 0.42), colour, SHADE), place.center
            )

    def draw(self, target: Target, state: State, look: Look) -> None:
        """Draw every player's marker; markers on one step are side by side."""
        by_step: dict[int, list[int]] = defaultdict(list)
        for seat, player in enumerate(state.players):
            if seat not in look.away:
                by_step[player.points % STEPS].append(seat)
        for step, seats in by_step.items():
            for seat, place in zip(seats, self.marker_rects(step, len(seats)), strict=True):
                self._marker(target, look.seat(seat).sign.name, state.players[seat].points // STEPS, place)

    def draw_marker(self, target: Target, colour: str, points: float) -> None:
        """Draw a moving marker; a fraction of `points` is between two stones."""
        here, share = divmod(points, 1)
        begin, end = (self.marker_rects(int(here) + ahead, 1)[0] for ahead in (0, 1))
        x, y = begin.centerx + (end.centerx - begin.centerx) * share, end.centery - begin.centery
        place = begin.copy()
        place.center = round(x), round(begin.centery + y * share)
        self._marker(target, colour, int(here) // STEPS, place)

    def marker_rects(self, points: int, many: int) -> list[Rect]:
        """Return the places of this many markers on one step of the track, in the order of their seats.

        Many markers do not fit on a stone and extend over its inner edge onto the lake. At a corner, where
        all begin, several are on the lake so that the number of the stone stays visible.
        """
        stone = self._layout.step_rect(points)
        if many > 1 and stone.width == stone.height == self._layout.thickness:
            return self._beside_corner(stone, many)
        side = round(self._layout.thickness * (_LONE if many < _CROWD_FROM else _CROWD))
        flat = stone.width >= stone.height
        rects = []
        for along, across in _SPOTS[many]:
            place = Rect(0, 0, side, side)
            x, y = (along, across) if flat else (across, along)
            place.center = round(stone.centerx + x * side), round(stone.centery + y * side)
            rects.append(place)
        crowd = rects[0].unionall(rects[1:])
        inward = crowd.clamp(self._layout.track.inflate(-2, -2))
        return [place.move(inward.left - crowd.left, inward.top - crowd.top) for place in rects]

    def _beside_corner(self, stone: Rect, many: int) -> list[Rect]:
        middle, side = self._layout.track.center, round(stone.width * _AT_CORNER)
        x, y = (1 if stone.centerx < middle[0] else -1), (1 if stone.centery < middle[1] else -1)
        first = _FROM_CORNER * stone.width
        rects = []
        for across, down in _CORNER_SPOTS[many]:
            place = Rect(0, 0, side, side)
            place.center = (
                round(stone.centerx + x * (first + across * side)),
                round(stone.centery + y * (first + down * side)),
            )
            rects.append(place)
        return rects

    def _marker(self, target: Target, colour: str, laps: int, place: Rect) -> None:
        put_centred(target, self._sprites.fitted(f"marker_{colour}", place.size), place.center)
        for lap in range(laps):
            ring = round(place.width * (1.16 + 0.2 * lap))
            put_centred(target, self._sprites.fitted("marker_lap", (ring, ring)), place.center)


# Places of markers around the middle of a step, in marker sizes along and across the track.
_SPOTS: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    1: ((0.0, 0.0),),
    2: ((-0.45, 0.0), (0.45, 0.0)),
    3: ((-0.5, -0.5), (0.5, -0.5), (0.0, 0.4)),
    4: ((-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5)),
}
# The same beside a corner, counted from the first one inwards.
_CORNER_SPOTS: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    2: ((0.0, 0.0), (0.85, 0.85)),
    3: ((0.0, 0.0), (1.05, 0.0), (0.0, 1.05)),
    4: ((0.0, 0.0), (1.05, 0.0), (0.0, 1.05), (1.05, 1.05)),
}
