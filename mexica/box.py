"""The games in the box: the one list of them, for the window and for the commands."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mexica.shell.protocols import Game


def games() -> "tuple[Game[Any, Any], ...]":
    """Return the games as the window shows them, the first one first chosen; this loads pygame."""
    from mexica.games.mexica.game import Mexica  # noqa: PLC0415  # commands work without pygame

    return (Mexica(),)
