"""Where the pieces of a serpent lie, and its open ends."""

from typing import Final

from attrs import frozen
from pygame import Rect

PITCH: Final = 128.0  # length of a piece in pixels of its file
_ABOVE, _BELOW = 100.0, 34.0  # of a piece from the line of the joints, in pixels of its file
_MUZZLE: Final = 0.53  # pieces by which a head reaches over its own place
_PLUME: Final = 0.63  # and a tail
FOOT: Final = 0.33  # of a piece's height below the middle of its lane, so that crest and shadow fit


@frozen
class SerpentPlace:
    """A serpent on the table: the joint where its first piece begins, in pixels, and its scale.

    `scale` is how many pixels of the window one of the pieces' files takes. An end is open or closed.
    """

    x: float
    y: float
    scale: float
    pieces: int
    head_open: bool
    tail_open: bool

    @property
    def pitch(self) -> float:
        """The length of a piece."""
        return PITCH * self.scale

    def joint(self, slot: float) -> tuple[float, float]:
        """The point where a piece begins, on the ground; -1 is one that would be joined at the head end."""
        return self.x + slot * self.pitch, self.y

    def piece(self, slot: int) -> Rect:
        """The rectangle of a piece, without what reaches over its neighbours; -1 as for `joint`."""
        left, right = round(self.x + slot * self.pitch), round(self.x + (slot + 1) * self.pitch)
        top = round(self.y - _ABOVE * self.scale)
        return Rect(left, top, right - left, round(self.y + _BELOW * self.scale) - top)

    def end(self, name: str) -> Rect:
        """The rectangle where a piece would be joined at the "head" or the "tail"."""
        return self.piece(-1 if name == "head" else self.pieces)

    @property
    def tip(self) -> tuple[float, float]:
        """The point behind the tail end, where a finished serpent's points are."""
        return self.x + (self.pieces + _PLUME) * self.pitch, self.y - 36 * self.scale


def place_serpent(room: Rect, scale: float, pieces: int, head_open: bool, tail_open: bool) -> SerpentPlace:
    """Return the place of a serpent in a room, at this scale or a smaller one if it is long.

    There is room for a head or a piece more at each open end, and for the points behind a closed tail: so
    serpents with and without a head stand in line.
    """
    before = 1.0 + _MUZZLE if head_open else _MUZZLE
    behind = 1.0 + _PLUME if tail_open else 2.0
    fitting = room.width / (PITCH * (before + max(pieces, 1) + behind))
    scale = min(scale, fitting)
    x = room.left + before * PITCH * scale
    return SerpentPlace(x, room.centery + FOOT * PITCH * scale, scale, pieces, head_open, tail_open)
