"""The parts of the program that a screen uses."""

from collections.abc import Callable

import pygame
from pygame_gui import UIManager

from mexica.play.bot_search import BotSearch
from mexica.shell import theme
from mexica.shell.picture_files import PictureFiles
from mexica.shell.scene_stack import SceneStack
from mexica.shell.settings import Settings
from mexica.shell.settings_in_use import SettingsInUse
from mexica.shell.sound import Sound
from mexica.shell.window import MainWindow


class ScreenContext:
    """The window, the widgets, settings, sound, pictures and bots, as the screens and the tables see them."""

    def __init__(
        self,
        window: MainWindow,
        stack: SceneStack,
        sound: Sound,
        in_use: SettingsInUse,
        pictures: PictureFiles,
    ) -> None:
        self.sound = sound
        self.pictures = pictures
        self.bots = BotSearch()
        self._window = window
        self._stack = stack
        self._in_use = in_use

    @property
    def size(self) -> tuple[int, int]:
        """Width and height, in pixels, that screens are laid out for."""
        return self._window.laid_out

    @property
    def per_unit(self) -> float:
        """How many pixels a unit of the screens has."""
        return theme.unit(self.size, self.settings.scale)

    @property
    def pointer(self) -> tuple[int, int]:
        """The place of the mouse in pixels."""
        return self._window.pointer

    @property
    def fullscreen(self) -> bool:
        """Whether the window fills the desktop."""
        return self._window.fullscreen

    @property
    def manager(self) -> UIManager:
        """The widget manager of the scene that is at work."""
        return self._stack.manager

    @property
    def settings(self) -> Settings:
        """The settings as they are now."""
        return self._in_use.settings

    def defer(self, action: Callable[[], None]) -> None:
        """Do this once the present call of a scene has returned."""
        self._stack.defer(action)

    def pop(self) -> None:
        """Leave the top scene for the one below it."""
        self.defer(self._stack.pop)

    def draw_table(self, surface: pygame.Surface) -> bool:
        """Draw the game below the present screens; returns whether there is one."""
        return any(scene.draw_behind(surface) for scene in reversed(self._stack.scenes))
