"""A picture in a frame: a pale placeholder until it is drawn, then it fades in."""

from typing import Final

import pygame

from mexica.drawing.colours import RED
from mexica.shell.art import Art
from mexica.shell.title import covering, small_title

RIM: Final = 3  # units
FADE_IN: Final = 0.25  # seconds
STEP: Final = 1 / 30
PALE: Final = (239, 220, 174, 168)  # the wash over the placeholder


class FramedPicture:
    """A frame at a place in pixels; `show` sets its picture, None while it is being drawn."""

    def __init__(self, art: Art, place: pygame.Rect) -> None:
        self.place = place
        self.inside = inside(art, place)
        self._art = art
        self._picture: pygame.Surface | None = None
        self._bleached: pygame.Surface | None = None
        self._shown = 1.0  # opacity of the picture, 0 to 1

    def show(self, picture: pygame.Surface | None, softly: bool = True) -> None:
        """Show this picture; if there was only the placeholder before, it fades in (`softly`)."""
        if picture is self._picture:
            return
        self._shown = 0.0 if self._picture is None and softly else 1.0
        self._picture = picture

    def update(self, seconds: float) -> bool:
        """Let time pass; returns whether the picture has changed."""
        if self.next_wake is None:
            return False
        # a picture that took long to draw must not fade in faster
        self._shown = min(1.0, self._shown + min(seconds, 2 * STEP) / FADE_IN)
        return True

    @property
    def next_wake(self) -> float | None:
        """Seconds until the next `update`; None once the picture is opaque."""
        return STEP if self._picture is not None and self._shown < 1 else None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw frame and picture."""
        frame = self._art.surface("field", self.place.size)
        surface.blit(frame, self.place, special_flags=pygame.BLEND_PREMULTIPLIED)
        if self._picture is None or self._shown < 1:
            surface.blit(self._placeholder(), self.inside)
        if self._picture is not None:
            picture = self._picture
            if self._shown < 1:
                picture = picture.copy()
                picture.set_alpha(round(255 * self._shown))
            surface.blit(picture, self.inside)
        thick = max(1, round(2 * self._art.per_unit))
        pygame.draw.rect(surface, RED, self.inside.inflate(2, 2), thick)

    def _placeholder(self) -> pygame.Surface:
        """Return the placeholder: the title picture, made pale."""
        if self._bleached is None:
            self._bleached = pygame.Surface(self.inside.size)
            self._bleached.fill(PALE[:3])
            title = small_title()
            if title is not None:
                wide = min(title.width, round(title.height * self.inside.width / self.inside.height))
                island = title.subsurface((title.width - wide, 0, wide, title.height))
                self._bleached.blit(covering(island, self.inside.size), (0, 0))
                wash = pygame.Surface(self.inside.size, pygame.SRCALPHA)
                wash.fill(PALE)
                self._bleached.blit(wash, (0, 0))
        return self._bleached


def inside(art: Art, place: pygame.Rect) -> pygame.Rect:
    """Return the place of the picture inside a frame."""
    rim = 2 * round(RIM * art.per_unit)
    return place.inflate(-rim, -rim)
