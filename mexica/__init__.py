"""The board games Mexica, Cóatl and Aztekz on the desktop."""

__title__ = "Mexica"  # the name of the program
__version__ = "0.2.0"
