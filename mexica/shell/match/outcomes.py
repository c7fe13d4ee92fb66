"""What a click or a key of the person to move leads to."""

from typing import Any

from attrs import frozen

from mexica.play.reason import Reason


@frozen
class Do:
    """Play these actions, one after the other."""

    actions: tuple[Any, ...]


@frozen
class Say:
    """Only tell why nothing is done; or, if not `refused`, what to do next."""

    reason: Reason
    refused: bool = True


Outcome = Do | Say | None
"""The outcome of a click or key; None if at most what is held changed."""
