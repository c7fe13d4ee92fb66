"""The settings, a page for each kind."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame

from mexica.shell.flow import flowed
from mexica.shell.game_protocol import GameSounds
from mexica.shell.screen import BUTTON, Screen
from mexica.shell.screen_context import ScreenContext
from mexica.shell.settings_control import SettingsControl
from mexica.shell.settings_rows import Choice, Page, Row, SettingsRows
from mexica.texts import _

WIDTH: Final = 1240  # units, like the rest
HEIGHT: Final = 680
EDGE: Final = 48
HEADING: Final = 48
LINE: Final = 36  # a label above its choices
TAB: Final = 190
CHOICE: Final = 138
ABREAST: Final = 4  # choices that stand beside each other in full width
AROUND: Final = 24  # the least width of a button beside its text
GAP: Final = 10
BETWEEN: Final = 18  # rows
BELOW_TABS: Final = 28


class SettingsScreen(Screen):
    """One page of settings at a time; each choice takes effect at once.

    Where the window is too narrow for it, the choices stand below their labels, in several lines if need be;
    a page that is too high scrolls.
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
        self.number = 0  # of the page

    def build(self) -> None:
        """Make the tabs of the pages, and the rows of the one that is open."""
        pages = self._rows.pages()
        self.panel = self.centred_panel(WIDTH, HEIGHT)
        inner = self.panel.inflate(-2 * self.px(EDGE), -2 * self.px(EDGE - 8))
        heading = pygame.Rect(inner.topleft, (inner.width, self.px(HEADING)))
        self.title(heading, _("Settings"))
        tabs = pygame.Rect(inner.left, heading.bottom + self.px(GAP), inner.width, self.px(BUTTON))
        bottom = self._tabs(pages, tabs) + self.px(BELOW_TABS)
        view = pygame.Rect(inner.left, bottom, inner.width, inner.bottom - self.px(BUTTON + GAP) - bottom)
        self._page(pages[self.number], view)
        self.back_button("midbottom", inner)

    def _tabs(self, pages: tuple[Page, ...], line: pygame.Rect) -> int:
        """Make a button for each page; returns the bottom of the lowest."""
        choices = [
            Choice(page.title, partial(self._open, number), number == self.number)
            for number, page in enumerate(pages)
        ]
        return self._buttons(choices, line, TAB)

    def _open(self, number: int) -> None:
        self.number = number
        if self.scrolled is not None:
            self.scrolled.scroll_to(0)

    def settings_changed(self) -> None:
        """Show the settings as they are now."""
        self._rebuild()

    def _page(self, page: Page, view: pygame.Rect) -> None:
        """Make the rows; they are placed first, as it depends on their height whether they scroll."""
        beside = max(self._wide(row) for row in page.rows)
        words = max(self.text_width(row.label, "@bold") for row in page.rows) + self.px(GAP)
        indent, below = (view.width - beside, 0) if words + beside <= view.width else (0, self.px(LINE))
        places: list[tuple[Row, int, pygame.Rect]] = []
        top = view.top
        for row in page.rows:
            line = pygame.Rect(view.left + indent, top + below, view.width - indent, self.px(BUTTON))
            places.append((row, top, line))
            top = self._places(row.choices, line, CHOICE)[-1].bottom + self.px(BETWEEN)
        with self.scrolling(view, top - self.px(BETWEEN) - view.top):
            for row, top, line in places:
                self._row(row, pygame.Rect(view.left, top, indent or view.width, below or line.height), line)

    def _row(self, row: Row, words: pygame.Rect, line: pygame.Rect) -> None:
        self.label(words, row.label, "@bold")
        self._buttons(row.choices, line, CHOICE)

    def _wide(self, row: Row) -> int:
        """Return how wide all choices of a row are beside each other."""
        return sum(self._widths(row.choices)) + self.px(GAP) * (len(row.choices) - 1)

    def _widths(self, choices: Sequence[Choice], least: int = CHOICE) -> list[int]:
        """Return how wide buttons are: all alike, unless a text needs more."""
        room = ABREAST * (least + GAP)
        least = min(least, room // max(1, len(choices)) - GAP)
        return [max(self.px(least), self.text_width(c.text, "button") + self.px(AROUND)) for c in choices]

    def _places(self, choices: Sequence[Choice], line: pygame.Rect, least: int) -> list[pygame.Rect]:
        """Return where buttons are in lines from this one on: in one line if their texts allow it."""
        room = round((line.width / len(choices) - self.px(GAP)) / self.per_unit)
        return flowed(self._widths(choices, min(least, room)), line, self.px(GAP))

    def _buttons(self, choices: Sequence[Choice], line: pygame.Rect, least: int) -> int:
        """Make a button for each choice in lines from this one on; returns the bottom of the last."""
        places = self._places(choices, line, least)
        for choice, place in zip(choices, places, strict=True):
            button = self.button(place, choice.text, partial(self._take, choice))
            if choice.chosen:
                button.select()
        return places[-1].bottom

    def _take(self, choice: Choice) -> None:
        choice.take()
        self._rebuild()
