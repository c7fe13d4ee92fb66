"""A view without a game: an empty board with ten places in a row."""

from pathlib import Path
from typing import Final

from attrs import frozen
from pygame import Rect

from mexica.drawing.fonts import Fonts
from mexica.drawing.sprites import Sprites
from mexica.resources import resource

SIZE: Final = (1024, 700)
_PLACES: Final = 10


@frozen
class PlainLayout:
    """A layout with a place on the board for each number below ten."""

    size: tuple[int, int] = SIZE
    unit: float = 0.7
    text_size: int = 13

    @property
    def board_area(self) -> Rect:
        """The window without a bar along its lower edge."""
        return Rect(0, 0, self.size[0], self.size[1] - 80)

    @property
    def toast_strip(self) -> Rect:
        """The upper edge."""
        return Rect(0, 0, self.size[0], 24)

    @property
    def banner_height(self) -> int:
        """A fifth of the window."""
        return self.size[1] // 5

    @property
    def place_height(self) -> float:
        """As high as wide."""
        return self.size[0] / _PLACES

    def centre(self, space: int) -> tuple[int, int]:
        """The middle of a place."""
        return round((space + 0.5) * self.place_height), self.board_area.centery


class PlainView:
    """The view of an empty board, with the sprites of the shell."""

    def __init__(self, *folders: Path) -> None:
        self.layout = PlainLayout()
        self.fonts = Fonts()
        folders = folders or (resource("shell"),)
        self.sprites = Sprites(*folders, cell=self.layout.place_height, unit=self.layout.unit)
