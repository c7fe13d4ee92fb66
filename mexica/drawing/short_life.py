"""The life of a table for a while after each action; at rest it shows nothing and costs no time."""

from typing import Final

from mexica.drawing.easing import progress

LIVELY: Final = 20.0  # seconds of life after an action
FADING: Final = 2.5  # seconds of fading out at the end, and of fading in from rest
STEP: Final = 1 / 12  # seconds between two pictures


class ShortLife:
    """How long the table still lives, in which picture it is, and how strongly it shows."""

    def __init__(self) -> None:
        self.watched = True  # whether the window has the focus
        self.age = 0.0  # seconds; never reset, so that what drifts reappears where it was
        self._left = 0.0
        self._risen = 0.0
        self._since = 0.0

    @property
    def lively(self) -> bool:
        """Whether it shows anything."""
        return self.watched and self._left > 0

    @property
    def strength(self) -> float:
        """How strongly it shows, 0 at rest to 1."""
        if not self.lively:
            return 0.0
        return min(progress(self._left, 0.0, FADING), progress(self._risen, 0.0, FADING))

    @property
    def next_wake(self) -> float | None:
        """Seconds until its next picture, None at rest."""
        return max(0.0, STEP - self._since) if self.lively else None

    def start(self) -> None:
        """Start or prolong its life."""
        if not self._left:
            self._risen = 0.0
        self._left = LIVELY

    def stop(self) -> None:
        """Stop at once."""
        self._left = 0.0

    def tick(self, seconds: float) -> bool:
        """Let time pass; return whether the picture changed."""
        if not self.lively:
            return False
        self._since += seconds
        if self._since < STEP:
            return False
        self.age += self._since
        self._risen += self._since
        self._left = max(0.0, self._left - self._since)
        self._since = 0.0
        return True
