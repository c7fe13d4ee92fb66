"""What the arena says when games cannot be played or kept, or a package for it is missing."""

from mexica.resources import is_built


class ArenaError(Exception):
    """Games cannot be played or their results cannot be kept; the message is one sentence that says why."""


def how_to_get(extra: str) -> str:
    """Return what to do for the packages of this extra, as the end of a sentence."""
    command = f"pip install 'mexica[{extra}]'"
    return f"install Mexica for Python instead, with {command}" if is_built() else command
