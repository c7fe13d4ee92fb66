"""The parts of a game's table used by what is drawn over it. All sizes and places are in pixels."""

from typing import Protocol, TypeVar

from pygame import Rect

from mexica.drawing.fonts import Fonts
from mexica.drawing.sprites import Sprites

Place_contra = TypeVar("Place_contra", contravariant=True)


class ViewLayout(Protocol):
    """The parts of a table's window that panels, toasts and tips are placed by."""

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the window."""
        ...

    @property
    def unit(self) -> float:
        """The scale of text and ornament, 1.0 in a window of 1600x1000."""
        ...

    @property
    def text_size(self) -> int:
        """The height of the letters of tips, sentences and tables."""
        ...

    @property
    def board_area(self) -> Rect:
        """Where the board is; panels open in its middle."""
        ...

    @property
    def toast_strip(self) -> Rect:
        """The strip along the top of the board in which toasts appear."""
        ...

    @property
    def banner_height(self) -> int:
        """The height of the banner that tells whose turn it is."""
        ...


class PanelLayout(ViewLayout, Protocol):
    """The same for a table beside which panels of a match open."""

    def record_area(self, *, left: bool) -> Rect:
        """Return the part of the window at whose left, or right, side the record opens."""
        ...

    @property
    def record_left(self) -> bool:
        """Whether it opens at the left, unless the player has put it elsewhere: where it hides less."""
        ...

    @property
    def hint_place(self) -> Rect:
        """The place of a hint's panel, clear of whatever a hint may point at."""
        ...


class SpacesLayout(ViewLayout, Protocol[Place_contra]):
    """The same for a board with places over which gained points can rise."""

    @property
    def place_height(self) -> float:
        """The height of a place."""
        ...

    def centre(self, space: Place_contra, /) -> tuple[int, int]:
        """Return the middle of a place."""
        ...


class View(Protocol):
    """A table's view: its layout, its sprites at the scale of that layout, and its fonts."""

    @property
    def layout(self) -> ViewLayout:
        """Where everything is."""
        ...

    @property
    def sprites(self) -> Sprites:
        """The sprites: those of the game and `panel_paper`, `tooltip`, `toast` and `frieze_red`."""
        ...

    @property
    def fonts(self) -> Fonts:
        """The fonts."""
        ...


class PanelView(View, Protocol):
    """The view of a table beside which panels of a match open."""

    @property
    def layout(self) -> PanelLayout:
        """Where everything is."""
        ...


class SpacesView(View, Protocol[Place_contra]):
    """The view of a board with places over which gained points can rise."""

    @property
    def layout(self) -> SpacesLayout[Place_contra]:
        """Where everything is."""
        ...
