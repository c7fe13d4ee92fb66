"""The error raised when the engine cannot do what it is asked to."""


class EngineError(Exception):
    """There is no position to think about, or no choice in it; the message is one sentence that says why."""
