"""The settings, a page for each kind."""

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from mexica.shell.game_protocol import GameSounds
from mexica.shell.screen_context import ScreenContext
from mexica.shell.settings_control import SettingsControl
from mexica.shell.settings_rows import Choice, Page, Row, SettingsRows
from mexica.shell.sheet_screen import GAP, SheetScreen
from mexica.texts import _

WIDTH: Final = 1300  # units, like the rest
HEIGHT: Final = 680
LINE: Final = 36  # a label above its choices
TAB: Final = 190
CHOICE: Final = 138
ABREAST: Final = 4  # choices that stand beside each other in full width
BETWEEN: Final = 18  # rows
BELOW_TABS: Final = 28


class SettingsScreen(SheetScreen):
    """One page of settings at a time; each choice takes effect at once.

    Where the window is too narrow for it, the choices stand below their labels, in several lines if need be.
    """

    def __init__(
        self,
        context: ScreenContext,
        control: SettingsControl,
        sounds: GameSounds,
        open_keys: Callable[[], None],
    ) -> None:
        """`open_keys` opens the screen of the keys."""
        super().__init__(context)
        self._rows = SettingsRows(context, control, sounds, open_keys)
        self.pages: tuple[Page, ...] = ()
        self.number = 0  # of the page

    def build(self) -> None:
        """Make the tabs of the pages, and the rows of the one that is open."""
        self.pages = self._rows.pages()  # in the language in use
        with self.sheet(WIDTH, _("Settings"), HEIGHT) as line:
            line.top = self._tabs(line) + self.px(BELOW_TABS)
            self._page(self.pages[self.number], line)
        self.back_button("midbottom", self.foot)

    def _tabs(self, line: pygame.Rect) -> int:
        """Make a button for each page; returns the bottom of the lowest."""
        places = self.equal_places([page.title for page in self.pages], line, "button", TAB)
        for number, (page, place) in enumerate(zip(self.pages, places, strict=True)):
            button = self.button(place, page.title, partial(self.open, number))
            if number == self.number:
                button.select()
        return places[-1].bottom

    def open(self, number: int) -> None:
        """Show the page with this number."""
        self.number = number
        self.scrolled = None  # another page begins at its top
        self._rebuild()

    def settings_changed(self) -> None:
        """Show the settings as they are now."""
        self._rebuild()

    def _page(self, page: Page, line: pygame.Rect) -> None:
        """Make the rows, with labels beside the choices if there is room for both."""
        places = [self._places(row, line) for row in page.rows]
        wide = max(place.right for row in places for place in row)
        words = max(self.text_width(row.label, "@bold") for row in page.rows) + self.px(GAP)
        beside = words + wide <= line.width and all(row[-1].top == line.top for row in places)
        label = line.copy() if beside else pygame.Rect(line.topleft, (line.width, self.px(LINE)))
        label.width = words if beside else line.width
        for row, choices in zip(page.rows, places, strict=True):
            below = self.paragraph(label, row.label, "@bold")
            by = (line.width - wide, label.top - line.top) if beside else (0, below - line.top)
            label.top = self._choices(row, [place.move(by) for place in choices]) + self.px(BETWEEN)

    def _places(self, row: Row, line: pygame.Rect) -> list[pygame.Rect]:
        """Return where the choices of a row would be from this line on."""
        many = len(row.choices)
        most = min(CHOICE, ABREAST * (CHOICE + GAP) / many - GAP)
        return self.equal_places([choice.text for choice in row.choices], line, "button", most)

    def _choices(self, row: Row, places: list[pygame.Rect]) -> int:
        """Make a button for each choice; returns the bottom of the lowest."""
        for choice, place in zip(row.choices, places, strict=True):
            button = self.button(place, choice.text, partial(self._take, choice))
            if choice.chosen:
                button.select()
        return places[-1].bottom

    def _take(self, choice: Choice) -> None:
        choice.take()
        self._rebuild()
