"""The bar below the board: tools with price, key and number left; undo, redo, menu, hint, end of turn."""

from collections.abc import Mapping
from functools import lru_cache, partial
from typing import Any, Final

import pygame
from pygame import Rect, Surface

from mexica.drawing.button_strip import title_place
from mexica.drawing.canvas import Drawable, over
from mexica.drawing.colours import Colour, button_ink
from mexica.drawing.fonts import SMALLEST, Fonts
from mexica.drawing.play_signs import skip_sign
from mexica.drawing.sprites import Sprites
from mexica.drawing.surfaces import faded, put, put_centred
from mexica.drawing.table_layout import TableLayout
from mexica.play.commands import REVIEW, WATCH, Command
from mexica.shell.match import bar_places, command_strips
from mexica.shell.match.bar_places import NAMED, BarButtons
from mexica.shell.match.button_looks import ButtonLook
from mexica.shell.match.tool_faces import DIM, Letters, ToolFaces

_RED: Final[Colour] = (140, 30, 22)
_LEAST: Final = 9  # pixels; the least height of letters of a name that is too long for its button
_FLAT: Final = 1.6  # width over height from which the icon of a named button may stand beside the name
_SIDE: Final = 0.7  # of the button's height, for that icon
_EDGE: Final = 0.2  # of the button's height, on either side of icon and name
_ARROWS: Final = 0.58  # of an icon's height
_ICONS: Final[dict[Command, str]] = {
    Command.UNDO: "icon_undo",
    Command.REDO: "icon_redo",
    Command.MENU: "icon_menu",
    Command.SOUND: "icon_sound",
    Command.STANDINGS: "icon_crown",
    Command.HINT: "icon_hint",
    Command.END: "icon_end",
}


class Toolbar:
    """The buttons of the bar for one window size: draws them and knows their places."""

    def __init__(self, layout: TableLayout, sprites: Sprites, fonts: Fonts, buttons: BarButtons) -> None:
        self._sprites = sprites
        self._fonts = fonts
        self._bar = layout.bar
        self._own_tools, self._icons = buttons.tools, {**_ICONS, **buttons.icons}
        self._signs = buttons.signs
        self._tools = bar_places.places(layout, buttons)
        self._name_letters = layout.bar_letters
        self._faces = ToolFaces(sprites, fonts, self._name_letters, self._icon)
        tools = [self._tools[tool] for tool in buttons.tools]
        self._strip = tools[0].unionall(tools)
        beside = {asked: place for asked, place in self._tools.items() if asked not in buttons.tools}
        self._in_review: dict[Any, Rect] = {**command_strips.review_places(self._strip), **beside}
        self._in_watch: dict[Any, Rect] = {**command_strips.watch_places(self._strip, fonts), **beside}
        # whether the buttons for reviewing a finished game, or for watching, replace the tools
        self.reviewing = self.watching = False
        self.thinking = False  # whether the "move now" button replaces the "end turn" button
        self._button = lru_cache(maxsize=80)(self._drawn)
        # what is shown, and the buttons with their places
        self._row: tuple[object, tuple[bool, ...], list[tuple[Surface, Rect]]] | None = None

    @property
    def places(self) -> dict[Any, Rect]:
        """The places of the buttons that are in the bar now."""
        places = self._in_review if self.reviewing else self._in_watch if self.watching else self._tools
        if not self.thinking:
            return places
        now: dict[Any, Rect] = {asked: place for asked, place in places.items() if asked is not Command.END}
        return {**now, Command.MOVE_NOW: places[Command.END]}

    def add_preloads(self, looks: Mapping[Any, ButtonLook]) -> None:
        """Preload every button with these looks, at all its possible places."""
        tools = self._letters(looks)
        for places in (self._tools, self._in_review, self._in_watch):
            for asked, rect in places.items():
                letters = tools if asked in self._own_tools else None
                self._sprites.add_preload(partial(self._button, asked, rect.size, looks[asked], letters))

    def at(self, position: tuple[int, int]) -> Any | None:
        """Return the command of the button under a pixel, None if there is no button."""
        return next((asked for asked, rect in self.places.items() if rect.collidepoint(position)), None)

    def draw(self, target: Drawable, looks: dict[Any, ButtonLook], title: str = "") -> None:
        """Draw every button, and the title over those that replace the tools."""
        if self.reviewing or self.watching:
            put(target, self._sprites.surface("tooltip", self._strip.size), self._strip)
            place = title_place(self._strip)
            size = max(SMALLEST, round(0.62 * place.height))
            words = self._fonts.fitted(title, size, round(place.width * 0.96), _RED, True)
            put_centred(target, words, place.center)
        over(target, self._bar).fblits(self._buttons(looks), pygame.BLEND_PREMULTIPLIED)

    def _buttons(self, looks: dict[Any, ButtonLook]) -> list[tuple[Surface, Rect]]:
        """The pictures of all buttons with their places, kept until the looks change."""
        arranged = self.reviewing, self.watching, self.thinking
        if self._row is None or self._row[0] is not looks or self._row[1] != arranged:
            places = self.places
            tools = self._letters(looks) if self._own_tools[0] in places else None
            row = [
                (
                    self._button(asked, rect.size, looks[asked], tools if asked in self._own_tools else None),
                    rect,
                )
                for asked, rect in places.items()
            ]
            self._row = looks, arranged, row
        return self._row[2]

    def _letters(self, looks: Mapping[Any, ButtonLook]) -> Letters:
        """The letters on the tools."""
        least = min((self._tools[tool].size for tool in self._own_tools), key=lambda size: size[0])
        return self._faces.letters(least, [looks[tool] for tool in self._own_tools])

    def _drawn(self, asked: Any, size: tuple[int, int], look: ButtonLook, letters: Letters | None) -> Surface:
        button = self._sprites.surface(look.surface, size).copy()
        if letters is not None:
            self._faces.draw(button, asked, look, letters)
        elif asked in NAMED:
            self._draw_named(button, asked, look)
        elif asked is Command.MOVE_NOW:
            self._draw_named(button, asked, look)
            self._faces.draw_cap(button, look, self._name_letters)
        elif asked in WATCH or asked in REVIEW:
            self._draw_sign(button, asked, look)
        elif asked in command_strips.DRAWN:
            sign = command_strips.small_sign(asked, round(min(size) * 0.62), _ink(look), self._fonts)
            put_centred(button, sign, (size[0] / 2, size[1] / 2))
        elif asked in self._signs:
            sign = self._signs[asked](round(min(size) * 0.62), _ink(look))
            put_centred(button, sign, (size[0] / 2, size[1] / 2))
        else:
            side = round(min(size) * 0.86)
            self._icon(button, asked, (size[0] / 2, size[1] / 2), side, look)
        return button

    def _draw_named(self, button: Surface, asked: Any, look: ButtonLook) -> None:
        wide, high = button.size
        colour = _ink(look)
        if wide > _FLAT * high and self._fonts.width(look.name, round(high * 0.2), True) <= _beside(button):
            self._draw_flat(button, asked, look)
            return
        room = wide - round(high * 0.14)
        size = self._fitting(look.name, round(high * 0.2), room)
        lines = self._fonts.wrapped(look.name, size, room, True)[-2:]
        across, share = (0.38, 0.52) if len(lines) == 1 else (0.31, 0.44)
        self._icon(button, asked, (wide / 2, high * across), round(high * share), look)
        bottom = round(high * 0.95)
        for line in reversed(lines):
            name = self._fonts.fitted(line, size, room, colour, True)
            put(button, name, name.get_rect(midbottom=(wide // 2, bottom)))
            bottom -= round(size * 1.12)

    def _fitting(self, text: str, size: int, room: int) -> int:
        """Return the largest letters, up to a size, in which every word of a text fits."""
        while size > _LEAST and any(self._fonts.width(word, size, True) > room for word in text.split()):
            size -= 1
        return size

    def _draw_flat(self, button: Surface, asked: Any, look: ButtonLook) -> None:
        """The icon, and the name beside it."""
        wide, high = button.size
        side, edge = round(_SIDE * high), round(_EDGE * high)
        room = _beside(button)
        size = min(round(high * 0.42), self._name_letters)
        while size > _LEAST and self._fonts.width(look.name, size, True) > room:
            size -= 1
        name = self._fonts.fitted(look.name, size, room, _ink(look), True)
        left = (wide - side - edge // 2 - name.width) // 2
        self._icon(button, asked, (left + side / 2, high / 2), side, look)
        put(button, name, name.get_rect(midleft=(left + side + edge // 2, high // 2)))

    def _draw_sign(self, button: Surface, asked: Any, look: ButtonLook) -> None:
        """Draw the sign of a button, or its name if it has none."""
        paused = look.surface == "button_selected"
        sign = command_strips.sign(asked, round(button.height * 0.4), _ink(look), paused=paused)
        if sign is None:
            self._draw_words(button, look)
        else:
            put_centred(button, sign, (button.width / 2, button.height / 2))

    def _draw_words(self, button: Surface, look: ButtonLook) -> None:
        wide, high = button.size
        size = max(SMALLEST, round(high * 0.42))
        put_centred(
            button, self._fonts.fitted(look.name, size, wide - 8, _ink(look), True), (wide / 2, high / 2)
        )

    def _icon(
        self, button: Surface, asked: Any, centre: tuple[float, float], side: int, look: ButtonLook
    ) -> None:
        if asked is Command.MOVE_NOW:
            put_centred(button, skip_sign(2, round(_ARROWS * side), _ink(look)), centre)
            return
        muted = asked is Command.SOUND and look.surface == "button_selected"
        icon = self._sprites.fitted("icon_sound_off" if muted else self._icons[asked], (side, side))
        put_centred(button, icon if look.usable else faded(icon, DIM), centre)


def _beside(button: Surface) -> int:
    """The room for a name beside the icon."""
    return button.width - round(_SIDE * button.height) - 2 * round(_EDGE * button.height)


def _ink(look: ButtonLook) -> Colour:
    return button_ink(look.surface)
