"""A picture in a frame that may still be on its way: a pale one waits for it, and it comes softly."""

from typing import Final

import pygame

from mexica.shell.art import Art
from mexica.shell.theme import RED
from mexica.shell.window import covering, title_picture

RIM: Final = 3  # units
SOFT: Final = 0.25  # seconds in which a picture that was waited for comes
STEP: Final = 1 / 30
PALE: Final = (239, 220, 174, 168)  # the paper over the picture that waits


class Framed:
    """A place in pixels with a frame; `show` says what is in it from now on, None while that is drawn."""

    def __init__(self, art: Art, place: pygame.Rect, window: tuple[int, int]) -> None:
        self.place = place
        self.inside = inside(art, place)
        self._art, self._window = art, window
        self._picture: pygame.Surface | None = None
        self._waiting: pygame.Surface | None = None
        self._shown = 1.0  # share of the picture that is seen

    def show(self, picture: pygame.Surface | None, softly: bool = True) -> None:
        """Show this picture; one that was waited for comes softly, if at all."""
        if picture is self._picture:
            return
        self._shown = 0.0 if self._picture is None and softly else 1.0
        self._picture = picture

    def update(self, seconds: float) -> bool:
        """Let time pass; says whether the picture has changed."""
        if self.next_wake is None:
            return False
        # a picture that took long to draw comes no less softly
        self._shown = min(1.0, self._shown + min(seconds, 2 * STEP) / SOFT)
        return True

    @property
    def next_wake(self) -> float | None:
        """Seconds until `update` is wanted; None once the picture is seen in full."""
        return STEP if self._picture is not None and self._shown < 1 else None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw frame and picture."""
        frame = self._art.surface("field", self.place.size)
        surface.blit(frame, self.place, special_flags=pygame.BLEND_PREMULTIPLIED)
        if self._picture is None or self._shown < 1:
            surface.blit(self._pale(), self.inside)
        if self._picture is not None:
            picture = self._picture
            if self._shown < 1:
                picture = picture.copy()
                picture.set_alpha(round(255 * self._shown))
            surface.blit(picture, self.inside)
        thick = max(1, round(2 * self._art.per_unit))
        pygame.draw.rect(surface, RED, self.inside.inflate(2, 2), thick)

    def _pale(self) -> pygame.Surface:
        """The picture that waits: the title's, as on paper that the sun has bleached."""
        if self._waiting is None:
            self._waiting = pygame.Surface(self.inside.size)
            self._waiting.fill(PALE[:3])
            title = title_picture(self._window)
            if title is not None:
                wide = min(title.width, round(title.height * self.inside.width / self.inside.height))
                island = title.subsurface((title.width - wide, 0, wide, title.height))
                self._waiting.blit(covering(island, self.inside.size), (0, 0))
                wash = pygame.Surface(self.inside.size, pygame.SRCALPHA)
                wash.fill(PALE)
                self._waiting.blit(wash, (0, 0))
        return self._waiting


def inside(art: Art, place: pygame.Rect) -> pygame.Rect:
    """Return where in a frame the picture is."""
    rim = 2 * round(RIM * art.per_unit)
    return place.inflate(-rim, -rim)
