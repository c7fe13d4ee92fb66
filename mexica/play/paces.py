"""How long an action of a computer player is shown, in seconds: the one list of paces to choose from."""

from typing import Final

AT_ONCE: Final = 0.0
FAST: Final = 0.35
NORMAL: Final = 0.8
SLOW: Final = 1.6
PACES: Final = (AT_ONCE, FAST, NORMAL, SLOW)
