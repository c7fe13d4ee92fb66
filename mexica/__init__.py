"""The board game Mexica on the desktop."""

from typing import Final

__version__: Final = "0.1.0"
