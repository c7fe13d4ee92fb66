"""The error raised when games cannot be played or kept."""


class ArenaError(Exception):
    """Games cannot be played or their results cannot be kept; the message is one sentence that says why."""
