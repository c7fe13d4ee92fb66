"""A level of the computer, as the screens of all games tell of it."""

from typing import Protocol


class Level(Protocol):
    """A level of the computer, in the language in use."""

    @property
    def kind(self) -> str:
        """Its name in saves."""
        ...

    @property
    def name(self) -> str:
        """Its name."""
        ...

    @property
    def meaning(self) -> str:
        """What the name means."""
        ...

    @property
    def line(self) -> str:
        """How it plays, in a line."""
        ...
