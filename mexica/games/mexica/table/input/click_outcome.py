"""What a click or key comes to: actions, a sentence, or a question."""

from attrs import frozen

from mexica.games.mexica.rules.actions import Action
from mexica.games.mexica.rules.spaces import Space
from mexica.play.reason import Reason


@frozen
class Do:
    """Play these actions one after the other."""

    actions: tuple[Action, ...]


@frozen
class Say:
    """Only show why nothing is done, for a space if given; or, if not `refused`, what to do next.

    `clause` is that of the rules behind it, empty if there is none.
    """

    message: str
    space: Space | None = None
    refused: bool = True
    clause: str = ""

    @classmethod
    def why(cls, reason: Reason, space: Space | None = None) -> "Say":
        """Return the outcome that shows this reason."""
        return cls(str(reason), space, clause=reason.clause)


@frozen
class AskRemoval:
    """Ask the player whether to propose the removal of the token of this size (R12.3)."""

    size: int


Outcome = Do | Say | AskRemoval | None
"""The outcome of a click or key; None if at most the tool in hand changed."""
