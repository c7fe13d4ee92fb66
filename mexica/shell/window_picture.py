"""The picture in the window: drawn when it has changed, stretched while the window is being resized."""

import pygame

from mexica.drawing.surfaces import forget_pictures
from mexica.shell.freed_memory import give_back, give_back_closed
from mexica.shell.scene_stack import SceneStack
from mexica.shell.window import MainWindow


class Display:
    """Shows the scenes in the window."""

    def __init__(self, window: MainWindow, stack: SceneStack) -> None:
        self._window = window
        self._stack = stack
        self._frozen: pygame.Surface | None = None  # shown stretched during a resize

    def toggle_fullscreen(self) -> bool:
        """Switch between window and full screen; returns whether it is full screen now."""
        self._freeze()
        self._window.toggle_fullscreen()
        self.stretch()
        return self._window.fullscreen

    def stretch(self) -> None:
        """Fill a window whose size has just changed with the picture of the old size."""
        picture = self._freeze()
        self._window.note_resize()
        self._window.show_stretched(picture)

    def _freeze(self) -> pygame.Surface:
        """Return the picture as it is now, kept until the window's new size has settled."""
        if self._frozen is None:
            self._frozen = pygame.Surface(self._window.laid_out)
            self._stack.draw(self._frozen)
        return self._frozen

    def pass_time(self, seconds: float) -> None:
        """Let time pass: once a resize has settled, the scenes are laid out for the new size."""
        if self._window.pass_time(seconds):
            self._frozen, self._stack.dirty = None, True
            if self._stack.size != self._window.laid_out:
                forget_pictures()
                self._stack.lay_out(self._window.laid_out)
                give_back()

    def lay_out_anew(self) -> None:
        """Make every scene again, with all its texts and widgets, at the size that it has."""
        self._stack.lay_out(self._stack.size)

    def draw_if_changed(self) -> bool:
        """Draw the scenes if their picture has changed and can be seen; returns whether it was drawn."""
        if self._frozen is not None or self._window.unseen or not self._stack.needs_drawing():
            return False
        surface = self._window.surface
        surface.set_clip(None)  # whatever a fault has left
        self._stack.draw(surface)
        self._window.flip()
        if self._stack.closed:  # only now, as the player waits for the picture
            self._stack.closed = False
            give_back_closed()
        return True
