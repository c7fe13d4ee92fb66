"""The board game Mexica on the desktop."""

__version__ = "0.1.0"
