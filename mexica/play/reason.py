"""Why something cannot be done, in the player's language."""

from attrs import frozen

from mexica.rulebook.refusing import Refusal
from mexica.texts import told


@frozen
class Reason:
    """A sentence, and the clause of the rules behind it if there is one; its text ends with the clause."""

    sentence: str
    clause: str = ""

    def __str__(self) -> str:
        return f"{self.sentence} ({self.clause})" if self.clause else self.sentence


def reason(found: Refusal) -> Reason:
    """Return the reason for which the rules refuse an action."""
    return Reason(told(found.sentence), found.clause)
