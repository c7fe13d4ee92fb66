"""A surface that shows a picture frame by frame: it is copied only where it has changed or was drawn over."""

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from pygame import Rect, Surface

from mexica.drawing.listed_layer import apart

_MOST: Final = 60  # areas that are remembered; where more have changed, all of a picture is copied


class KeptPicture:
    """A picture that knows where it was drawn latest, as far as that is noted."""

    def __init__(self, surface: Surface) -> None:
        self.surface = surface
        self.noted = 0  # areas so far
        self._latest: deque[Rect] = deque(maxlen=_MOST)

    def note(self, areas: Iterable[Rect]) -> None:
        """Note areas in which the picture is drawn anew."""
        for area in areas:
            self._latest.append(area.copy())
            self.noted += 1

    def since(self, noted: int) -> Sequence[Rect] | None:
        """Return the areas that were noted after so many, None if not all of them are remembered."""
        many = self.noted - noted
        return None if many > len(self._latest) else list(self._latest)[len(self._latest) - many :]


class Canvas:
    """A surface on which a picture is shown and drawn over, by nobody else as long as the canvas is used.

    It notes where its own methods draw; `over` says so of everything else.
    """

    def __init__(self, surface: Surface) -> None:
        self.surface: Final = surface  # to look at
        self._shown: tuple[KeptPicture, int] | None = None  # with the number of areas noted by then
        self._over: list[Rect] = []  # drawn over it since

    def show(self, picture: KeptPicture) -> None:
        """Show this picture with nothing over it."""
        stale, self._over = self._stale(picture), []
        self._shown = picture, picture.noted
        if stale is None:
            self.surface.blit(picture.surface, (0, 0))
            return
        for area in apart(filter(None, stale)):
            self.surface.blit(picture.surface, area, area)

    def _stale(self, picture: KeptPicture) -> list[Rect] | None:
        """Where another picture is seen than this one, None for anywhere."""
        if self._shown is None or self._shown[0] is not picture:
            return None
        changed = picture.since(self._shown[1])
        return None if changed is None else [*changed, *self._over]

    def blit(self, source: Surface, dest: tuple[int, int] | Rect, *, special_flags: int = 0) -> None:
        """Draw a picture with its top-left corner here."""
        self._over.append(self.surface.blit(source, dest, special_flags=special_flags))

    def over(self, area: Rect | None = None) -> Surface:
        """Return the surface, to be drawn on in any way within this area; without one, anywhere."""
        self._over.append(self.surface.get_rect() if area is None else area)
        return self.surface


Drawable: TypeAlias = Surface | Canvas


def canvas_on(target: Drawable) -> Canvas:
    """Return the canvas, or one for a surface of which nothing is known."""
    return target if isinstance(target, Canvas) else Canvas(target)


def over(target: Drawable, area: Rect | None = None) -> Surface:
    """Return the surface itself, to be drawn on within this area; without one, anywhere."""
    return target.over(area) if isinstance(target, Canvas) else target
