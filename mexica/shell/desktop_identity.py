"""Who the program is on the desktop: the name by which a window finds its icon and its entry in the menu.

pygame would take the name of the file that was started, `__main__.py` for instance.
"""

import os
from typing import Final

from mexica import __title__

ID: Final = "mexica"
"""The window's class on X11, the application's id on Wayland, and the name of the desktop entry."""


def introduce() -> None:
    """Say it before pygame is imported, which else does; what the player's environment says goes first."""
    for variable in ("SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS"):
        os.environ.setdefault(variable, ID)
    os.environ.setdefault("SDL_APP_NAME", __title__)  # in the system's mixer
