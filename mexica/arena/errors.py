"""What keeps games from being played."""


class ArenaError(Exception):
    """Games cannot be played or their results not be kept; the message is one sentence that says why."""
