"""The window on the desktop: its size, full screen, and when a resize has settled."""

import os
from typing import Final

import pygame

from mexica.drawing.surfaces import Size

SMALLEST: Final[Size] = (1024, 700)
SHARE_OF_DESKTOP: Final = 0.85
WIDEST: Final = 16 / 9  # width over height of the first window
TALLEST: Final = 1.4  # the lowest width over height
FRAME_AND_PANEL: Final = 68  # pixels of the desktop's height taken by a title bar and a panel
NARROW: Final = 1100  # on a desktop narrower than this the window opens maximised
UNSEEN_DRIVERS: Final = ("offscreen", "dummy")  # of SDL, which draw into a window that nobody sees
UNSEEN: Final = frozenset((pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN))
SEEN: Final = frozenset(
    (
        pygame.WINDOWRESTORED,
        pygame.WINDOWSHOWN,
        pygame.WINDOWEXPOSED,
        pygame.WINDOWMAXIMIZED,
        pygame.WINDOWFOCUSGAINED,
        pygame.WINDOWENTER,
    )
)
SETTLE: Final = 0.15  # seconds without a new size after which a resize counts as done


def first_size(desktop: Size, remembered: Size | None = None) -> Size:
    """Return the size to open with: the remembered one if it still fits, else most of the desktop."""
    room = desktop[0], desktop[1] - FRAME_AND_PANEL
    if remembered is not None and all(
        s <= r <= d for s, r, d in zip(SMALLEST, remembered, desktop, strict=True)
    ):
        return at_least_smallest((remembered[0], min(remembered[1], room[1])))
    width, height = (part * SHARE_OF_DESKTOP for part in room)
    width = min(width, height * WIDEST)
    return at_least_smallest((int(width), int(min(height, width / TALLEST))))


def needs_whole_screen(desktop: Size) -> bool:
    """Return whether even the smallest window with its title bar is too large for this desktop."""
    return desktop[0] < SMALLEST[0] or desktop[1] - FRAME_AND_PANEL < SMALLEST[1]


def at_least_smallest(size: Size) -> Size:
    """Return the size, but at least the smallest that screens are laid out for."""
    return max(size[0], SMALLEST[0]), max(size[1], SMALLEST[1])


def open_display() -> Size:
    """Connect to the desktop; returns the size of its first display, in its units."""
    # Windows would otherwise stretch the picture on screens with scaled text
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    pygame.display.init()
    pygame.font.init()
    if pygame.display.get_driver() == "x11":
        # a picture composed on the CPU gains nothing from an OpenGL renderer between it and the screen,
        # which costs 70 MB on a machine without a graphics card; Wayland shows no picture without one
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    desktops = pygame.display.get_desktop_sizes()
    return desktops[0] if desktops else SMALLEST


class MainWindow:
    """The window of the program; it opens when it is created."""

    def __init__(
        self,
        title: str,
        remembered: Size | None = None,
        fullscreen: bool = False,
        maximised: bool = False,
    ) -> None:
        desktop = open_display()
        size = first_size(desktop, remembered)
        self._window = pygame.Window(title, size, resizable=True, allow_high_dpi=True)
        self._window.minimum_size = SMALLEST
        self.fullscreen = False
        self.maximised = maximised or (remembered is None and desktop[0] < NARROW)
        self.windowed_size: Size = size  # in the desktop's units, when neither full screen nor maximised
        self._minimised = False
        self.unseen = False  # minimised or hidden, so that nobody sees what is drawn
        self._settles_in: float | None = None
        if fullscreen or needs_whole_screen(desktop):
            self.toggle_fullscreen()
        elif self.maximised:
            self._window.maximize()
        self.laid_out: Size = self.size

    @property
    def surface(self) -> pygame.Surface:
        """The surface to draw on; it changes with the size."""
        return self._window.get_surface()

    @property
    def size(self) -> Size:
        """Width and height in pixels, at least the smallest that screens are laid out for."""
        return at_least_smallest(self.surface.get_size())

    def set_icon(self, icon: pygame.Surface) -> None:
        """Give the window its icon."""
        self._window.set_icon(icon)

    def in_pixels(self, event: pygame.Event) -> pygame.Event:
        """Return a mouse event with its place in pixels; the desktop may count in larger units.

        A turn of the wheel gets the place of the mouse as `pos`.
        """
        if event.type == pygame.MOUSEWHEEL:
            return pygame.Event(event.type, {**event.dict, "pos": self.pointer})
        places = {key: self._pixels(getattr(event, key)) for key in ("pos", "rel") if hasattr(event, key)}
        return pygame.Event(event.type, {**event.dict, **places}) if places else event

    @property
    def pointer(self) -> Size:
        """The place of the mouse in pixels."""
        return self._pixels(pygame.mouse.get_pos())

    def _pixels(self, units: Size) -> Size:
        pixels, window = self.surface.size, self._window.size
        return round(units[0] * pixels[0] / window[0]), round(units[1] * pixels[1] / window[1])

    def _find_pointer(self) -> None:
        """Let SDL know where the mouse is in a window that has moved or grown beneath it.

        On X11 it learns that only when the mouse moves, and until then a click goes to the former place.
        """
        if pygame.display.get_driver() != "x11" or not pygame.mouse.get_focused():
            return
        on_desktop, corner = pygame.mouse.get_pos(desktop=True), self._window.position
        place = on_desktop[0] - corner[0], on_desktop[1] - corner[1]
        if place != pygame.mouse.get_pos() and pygame.Rect((0, 0), self._window.size).collidepoint(place):
            pygame.mouse.set_pos(place)

    def resize(self, size: Size) -> None:
        """Ask the desktop for this size in its units; an event tells when it has changed."""
        self._window.size = size

    def toggle_fullscreen(self) -> None:
        """Switch between full screen and a window."""
        if self.fullscreen:
            self._window.set_windowed()
            if self.maximised:
                self._window.maximize()
        else:
            if pygame.display.get_driver() == "wayland":
                # SDL breaks the protocol, and is thrown out, where a maximised window comes back
                self._window.restore()
            self._window.set_fullscreen(desktop=True)
        self.fullscreen = not self.fullscreen
        self.note_resize()

    def note(self, kind: int) -> None:
        """Note an event of this type: whether the window is maximised or unseen, and that it has moved.

        A window that was minimised comes back as it was; such events are ignored in full screen. A window
        that moves has to settle as one that changes its size.
        """
        self.unseen = kind in UNSEEN or (self.unseen and kind not in SEEN)
        if kind == pygame.WINDOWMOVED:
            self.note_resize()
        elif kind == pygame.WINDOWMINIMIZED:
            self._minimised = True
        elif kind == pygame.WINDOWMAXIMIZED:
            self.maximised |= not self.fullscreen
        elif kind == pygame.WINDOWRESTORED:
            self.maximised &= self._minimised or self.fullscreen
            self._minimised = False

    def note_resize(self) -> None:
        """Note that the size has changed; it may change again."""
        self._settles_in = SETTLE

    @property
    def settles_in(self) -> float | None:
        """Seconds until a resize counts as settled, None if there is none."""
        return self._settles_in

    def pass_time(self, seconds: float) -> bool:
        """Let time pass; returns whether a resize has settled just now."""
        if self._settles_in is None:
            return False
        self._settles_in -= seconds
        if self._settles_in > 0:
            return False
        self._settles_in = None
        self.laid_out = self.size
        self._find_pointer()
        if not (self.fullscreen or self.maximised):
            self.windowed_size = at_least_smallest(self._window.size)
        return True

    def show_stretched(self, picture: pygame.Surface) -> None:
        """Show this picture, fitted to the window."""
        surface = self.surface
        surface.blit(pygame.transform.smoothscale(picture, surface.size), (0, 0))
        self.flip()

    def flip(self) -> None:
        """Show what was drawn."""
        self._window.flip()

    def close(self) -> None:
        """Close the window."""
        self._window.destroy()
        pygame.display.quit()
