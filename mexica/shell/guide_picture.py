"""A picture of a game's guide or rules in its frame, drawn while the window stays responsive."""

from collections.abc import Callable, Iterable
from functools import partial

from pygame import Surface

from mexica.drawing.surfaces import forget_pictures
from mexica.shell.framed_picture import FramedPicture
from mexica.shell.freed_memory import give_back_closed
from mexica.shell.picture_loader import PictureLoader

Draw = Callable[[str], Surface]


class GuidePicture:
    """The picture that a screen shows, if any; it keeps those that were drawn until their size changes.

    `begin` returns the function that draws a picture by its name, for pictures of this size. It is forgotten
    when all pictures are drawn: a table of which they are parts takes some 100 MB.
    """

    def __init__(self, begin: Callable[[tuple[int, int]], Draw]) -> None:
        self.framed: FramedPicture | None = None
        self._begin = begin
        self._name = ""
        self._loader: PictureLoader | None = None
        self._size = (0, 0)

    @property
    def drawn(self) -> Surface | None:
        """The picture, once it is drawn."""
        drawn = self._loader.get(self._name) if self._loader else None
        return drawn if isinstance(drawn, Surface) else None

    def show(self, framed: FramedPicture, name: str, later: Iterable[str] = ()) -> None:
        """Show the picture with this name in this frame; have those with the other names drawn after it."""
        size = framed.inside.size
        if size != self._size or self._loader is None:
            self.close()
            self._size, self._loader = size, PictureLoader(partial(self._begin, size), str)
        for wanted in filter(None, (name, *later)):
            self._loader.ask(wanted)
        self.framed, self._name = framed, name
        framed.show(self.drawn, softly=False)

    def hide(self) -> None:
        """Show no picture."""
        self.framed = None

    def update(self, seconds: float, softly: bool) -> bool:
        """Let time pass; return whether a picture changed. A new one fades in if `softly`."""
        if self.framed is None:
            return False
        came = self.framed.update(seconds)
        # drawing the next picture takes long, so it waits until this one has faded in
        finished = not came and self._loader is not None and self._loader.update()
        self.framed.show(self.drawn, softly)
        if self._loader is not None and self._loader.rest():
            forget_pictures()  # most are of the sizes of the guide's tables
            give_back_closed()
        return finished or came

    @property
    def next_wake(self) -> float | None:
        """Seconds until the next check for pictures, or the next step of fading in; None for never."""
        if self.framed is None:
            return None
        wakes = (self.framed.next_wake, self._loader.next_wake if self._loader is not None else None)
        return min((wake for wake in wakes if wake is not None), default=None)

    def draw(self, surface: Surface) -> None:
        """Draw the picture in its frame."""
        if self.framed is not None:
            self.framed.draw(surface)

    def close(self) -> None:
        """Cancel pictures that are not drawn yet."""
        if self._loader is not None:
            self._loader.close()
