"""The fonts of pygame_gui's widgets, made to draw letters of every script and to take any text."""

from typing import Any

import pygame
from pygame_gui.core.interfaces.gui_font_interface import IGUIFontInterface
from pygame_gui.core.ui_appearance_theme import UIAppearanceTheme

from mexica.drawing.letters import Letters, is_plain
from mexica.drawing.surfaces import premultiplied

_FAMILY = "noto_sans_"  # the rest are symbols of pygame_gui's own


def dress(theme: UIAppearanceTheme) -> None:
    """Replace the fonts that a theme has loaded."""
    used = [font for of_widget in theme.ele_font_res.values() for font in of_widget.values()]
    for resource in (*theme.font_dict.loaded_fonts.values(), *used):
        plain = resource.loaded_font
        if plain is not None and resource.font_id.startswith(_FAMILY) and not isinstance(plain, WidgetFont):
            resource.loaded_font = WidgetFont(plain, bold=bool(resource.style["bold"]))


class WidgetFont(IGUIFontInterface):
    """A font that leaves to another what that can draw, nearly all texts, and draws the rest itself."""

    def __init__(self, plain: IGUIFontInterface, bold: bool) -> None:
        self._plain = plain
        self._bold = bold
        self._letters: Letters | None = None

    @property
    def _every(self) -> Letters:
        """The letters of every script, loaded when they are first needed."""
        if self._letters is None:
            self._letters = Letters(self._plain.get_point_size(), self._bold)
        return self._letters

    def size(self, text: str) -> tuple[int, int]:
        """Return how wide and high the text is."""
        return self.get_rect(text).size

    def get_rect(self, text: str) -> pygame.Rect:
        """Return a rectangle as large as the text, its top as far down as the letters rise."""
        if is_plain(text):
            return self._plain.get_rect(text)
        line = self._plain.get_rect("A")
        return pygame.Rect(line.topleft, (self._every.width(text), line.height))

    def get_metrics(self, text: str) -> Any:
        """Return the metrics of the letters as the plain font has them."""
        return self._plain.get_metrics(text)

    def render_premul(self, text: str, text_color: pygame.Color) -> pygame.Surface:
        """Return the text with premultiplied alpha."""
        if is_plain(text):
            return self._plain.render_premul(text, text_color)
        return premultiplied(self._every.draw(text, text_color))

    def render_premul_to(
        self,
        text: str,
        text_colour: pygame.Color,
        surf_size: tuple[int, int],
        surf_position: tuple[int, int],
    ) -> pygame.Surface:
        """Return the text on a surface of this size, the position being where its base line begins."""
        if is_plain(text):
            drawn: pygame.Surface
            drawn = self._plain.render_premul_to(text, text_colour, surf_size, surf_position)
            return drawn
        surface = pygame.Surface(surf_size, pygame.SRCALPHA, 32)
        left, base = surf_position
        top = base - self._plain.get_rect("A").top
        surface.blit(self.render_premul(text, text_colour), (left, top))
        return surface

    def get_point_size(self) -> int:
        """Return the height of letters in points."""
        return self._plain.get_point_size()

    def get_padding_height(self) -> int:
        """Return how many pixels letters reach below the base line."""
        return self._plain.get_padding_height()

    def get_direction(self) -> int:
        """Return the direction in which the text runs."""
        return self._plain.get_direction()

    @property
    def underline(self) -> bool:
        """Whether the text is underlined."""
        return self._plain.underline

    @underline.setter
    def underline(self, value: bool) -> None:
        self._plain.underline = value

    @property
    def underline_adjustment(self) -> float:
        """How far the line is from the text."""
        return self._plain.underline_adjustment

    @underline_adjustment.setter
    def underline_adjustment(self, value: float) -> None:
        self._plain.underline_adjustment = value
