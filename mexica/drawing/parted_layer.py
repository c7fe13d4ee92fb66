"""A picture over a ground, kept in parts: each is drawn again only when what it depends on changes."""

from collections.abc import Callable, Iterable

from attrs import frozen
from pygame import Rect, Surface

from mexica.drawing.canvas import KeptPicture
from mexica.drawing.surfaces import canvas, clipped


@frozen
class LayerPart:
    """A part of a layer: its name, its area, what it depends on, and what draws it on the layer's picture."""

    name: object
    area: Rect
    value: object
    draw: Callable[[], None]


class PartedLayer:
    """The picture of a ground with everything on it. The ground may change where a part with it does."""

    def __init__(self, ground: Surface) -> None:
        self._ground = ground
        self.kept = KeptPicture(canvas(ground.size))
        self.picture.blit(ground, (0, 0))
        self._shown: dict[object, object] = {}

    @property
    def picture(self) -> Surface:
        """The picture, in the size of the ground."""
        return self.kept.surface

    def update(self, parts: Iterable[LayerPart], *, wait: bool = False) -> None:
        """Draw the parts that have changed since the last call; with `wait` only those never drawn before."""
        for part in parts:
            known = part.name in self._shown
            if not known or not (wait or self._shown[part.name] == part.value):
                self._shown.pop(part.name, None)  # if drawing fails, it is drawn again
                self.kept.note([part.area])
                with clipped(self.picture, part.area):
                    self.picture.blit(self._ground, part.area, part.area)
                    part.draw()
                self._shown[part.name] = part.value
