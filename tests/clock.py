"""A clock for what is told by the time, so that no test depends on a busy machine."""


class Clock:
    """Stands still until it is set; called, it tells the seconds."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now
