"""The first screen: the title picture and the menu."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final, Protocol

import pygame
from pygame_gui.elements import UIButton

from mexica import __version__
from mexica.drawing import frieze, palette
from mexica.drawing.colours import CREAM
from mexica.drawing.fonts import whole_parts
from mexica.play.commands import WindowCommand
from mexica.play.key_map import WINDOW_KEYS
from mexica.shell import game_choice, title
from mexica.shell.game_protocol import AnyGame
from mexica.shell.menu_layout import MenuLayout, menu_layout
from mexica.shell.saves import Entry, Saves
from mexica.shell.screen import Screen
from mexica.shell.screen_context import ScreenContext
from mexica.shell.widgets import PREMULTIPLIED, set_enabled, set_icon
from mexica.texts import _

NOTE: Final = 25  # units, like the rest; a line about the game that would be continued
MARGIN: Final = 20
TOP: Final = 8  # above the picture of the name
NAME: Final = 500  # width of the picture of the game's name
EDGE: Final = 50  # of the panel, at which the friezes are FRIEZE high
SPEAKER: Final = 60
CORNER: Final = 20
FRIEZE: Final = 18
GAP: Final = 16
SHADOW: Final = 6  # how far the shadow in the picture of the name reaches to the right


Item = tuple[str, Callable[[], None], bool]
"""Text and command of a button, and whether it can be pressed."""


class StartMenu(Protocol):
    """The ways out of the start screen."""

    def load(self, path: Path) -> bool:
        """Continue the game in this file; return False if it cannot be opened."""
        ...

    def open_setup(self, game: AnyGame) -> None:
        """Open the screen that sets up a new game."""
        ...

    def open_saves(self, game: AnyGame | None, record: Any | None) -> None:
        """Open the screen of saved games."""
        ...

    def open_guide(self, game: AnyGame) -> None:
        """Open the pages on how to play."""
        ...

    def open_lessons(self, game: AnyGame) -> None:
        """Open the list of lessons and puzzles."""
        ...

    def open_statistics(self, game: AnyGame) -> None:
        """Open the statistics of the finished games."""
        ...

    def open_settings(self, game: AnyGame) -> None:
        """Open the settings."""
        ...

    def choose_game(self, game: AnyGame) -> None:
        """Remember which game is offered."""
        ...

    def toggle_sound(self) -> None:
        """Mute everything or unmute it."""
        ...

    def quit(self) -> None:
        """Close the window."""
        ...


class StartScreen(Screen):
    """Continue, new game, load, rules, settings, quit."""

    panel_name = "panel_stone"

    def __init__(
        self, context: ScreenContext, games: tuple[AnyGame, ...], saves: Saves, menu: StartMenu
    ) -> None:
        super().__init__(context)
        self._games = games
        self._game = next((game for game in games if game.key == context.settings.game), games[0])
        self._saves = saves
        self._menu = menu
        self._newest: Entry | None = None
        self._show_game()

    def _show_game(self) -> None:
        """Have the picture behind the screens and the music of the game that is offered."""
        title.use(self._game.art)
        self.context.sound.use(self._game.sounds.manifest)
        self.context.sound.set_mood(self._game.sounds.start_mood)

    def build(self) -> None:
        """Make the menu on the left of the picture."""
        self._newest = self._saves.newest_unfinished(self._game)
        items = self._items()
        choose = len(self._games) > 1
        layout = self._laid_out(len(items), int(choose))
        above = game_choice.lines(self, layout.place(0), len(self._games)) if choose else 0
        self._menu_layout = layout = self._laid_out(len(items), above)
        self.panel = layout.panel
        if choose:
            game_choice.build(self, layout.place(0), self._games, self._game, self._choose_game)
        for number, item in enumerate(items, above):
            self._menu_button(item, layout.place(number))
        self._sound_button()

    def _laid_out(self, items: int, above: int) -> MenuLayout:
        """The layout of the menu, with so many lines for the choice of a game above Continue."""
        note = 2 * NOTE if self._newest else 0
        return menu_layout(self.context.size, self.per_unit, items + above, 1 + above, note)

    def _menu_button(self, item: Item, place: pygame.Rect) -> None:
        text, command, enabled = item
        style = self.style_for([text], place.width, ("@menu", "button", "@small"))
        button = self.button(place, text, command, style=style)
        set_enabled(button, enabled)
        if enabled and self.keys.on is None:
            self.keys.put(button, ring=False)
        if command == self._continue and self._newest is not None:
            self._note(self._newest, place.bottom)

    def _choose_game(self, game: AnyGame) -> None:
        self._game = game
        self._menu.choose_game(game)
        self._show_game()
        self._rebuild()

    def settings_changed(self) -> None:
        """Show whether sound is on."""
        self._rebuild()

    def _sound_button(self) -> None:
        """Make the speaker in the corner if it is free, for the mouse only: it is not in the tab order."""
        side = self.px(SPEAKER)
        rect = pygame.Rect(self.context.size[0] - side - self.px(CORNER), self.px(CORNER), side, side)
        if rect.colliderect(self.panel):
            return
        icon = "icon_sound_off" if self.context.settings.muted else "icon_sound"
        keys = WINDOW_KEYS.changed(self.context.settings.keys)
        tip = keys.named(WindowCommand.SOUND, _("Sound on or off"))
        press = partial(self.pressed, self._menu.toggle_sound)
        button = UIButton(rect, "", self.context.manager, tool_tip_text=tip, command=press)
        set_icon(button, self.art.icon(icon, round(side * 0.72)))

    def _note(self, newest: Entry, top: int) -> None:
        """Show below the button which game would be continued."""
        if newest.summary is None:
            return
        wide, high = self.panel.width - self.px(2 * MARGIN), self.px(NOTE)
        line = pygame.Rect(self.panel.left + self.px(MARGIN), top + self.px(2), wide, high)
        names = [name for name, _points in newest.summary.players]
        players = whole_parts(names, ", ", wide, lambda text: self.text_width(text, "@note_on_stone"))
        self.label(line, newest.summary.stage, "@note_on_stone")
        self.label(line.move(0, high), players, "@note_on_stone")

    def _items(self) -> tuple[Item, ...]:
        lessons = (_("Lessons"), lambda: self._menu.open_lessons(self._game), True)
        guide = (_("Rules and guide"), lambda: self._menu.open_guide(self._game), True)
        return (
            (_("Continue"), self._continue, self._newest is not None),
            (_("New game"), lambda: self._menu.open_setup(self._game), True),
            (_("Load game"), lambda: self._menu.open_saves(None, None), True),
            *((lessons,) if self._game.lessons() or self._game.puzzles() else ()),
            *((guide,) if self._game.guide() or self._game.rule_chapters() else ()),
            (_("Your games"), lambda: self._menu.open_statistics(self._game), True),
            (_("Settings"), lambda: self._menu.open_settings(self._game), True),
            (_("Quit"), self._menu.quit, True),
        )

    def _continue(self) -> None:
        if self._newest is not None and not self._menu.load(self._newest.path):
            self._rebuild()  # with the next best game to continue

    def back(self) -> None:
        """Do nothing: Escape does not leave the program."""

    def draw_friezes(self, surface: pygame.Surface) -> None:
        """Draw a frieze above the menu and one below it."""
        edge = self._menu_layout.measures.edge
        strip = pygame.Rect(0, 0, self.panel.width - self.px(2 * edge), self.px(FRIEZE * edge / EDGE))
        for strip.center in (
            (self.panel.centerx, self.panel.top + self.px(edge / 2 + 2)),
            (self.panel.centerx, self.panel.bottom - self.px(edge / 2 + 2)),
        ):
            for place in frieze.across(strip):
                period = self.art.surface(frieze.ON_STONE, place.size)
                surface.blit(period, place, special_flags=PREMULTIPLIED)

    def draw_backdrop(self, surface: pygame.Surface) -> None:
        """Draw the title picture as it is, and the name of the game if there is room for it."""
        title.draw_title(surface, self.context.size)
        if self._menu_layout.named:
            self._draw_name(surface)
        version = self.art.fonts.text(__version__, self.px(16), CREAM, rim=palette.rim())
        where = version.get_rect(
            bottomright=(self.context.size[0] - self.px(16), self.context.size[1] - self.px(8))
        )
        surface.blit(version, where, special_flags=PREMULTIPLIED)

    def _draw_name(self, surface: pygame.Surface) -> None:
        name, where = self._name()
        surface.blit(name, where, special_flags=PREMULTIPLIED)

    def _name(self) -> tuple[pygame.Surface, pygame.Rect]:
        """The picture of the game's name between the panel and the top of the window, and its place."""
        bottom = self.panel.top - self.px(GAP)
        room = self.px(NAME), bottom - self.px(TOP)
        name = self.art.name(self._game.name_picture, room, self._game.art)
        where = name.get_rect(centerx=self.panel.centerx + self.px(SHADOW), bottom=bottom)
        where.left = max(where.left, self.px(MARGIN))
        return name, where
