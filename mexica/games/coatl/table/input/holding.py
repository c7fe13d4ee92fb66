"""What the player to move holds or has begun to choose."""

from enum import Enum
from typing import Final

from attrs import frozen

from mexica.games.coatl.table.court.places import Kind, Place


class Tool(Enum):
    """What the toolbar offers: the three actions of a turn (C4.1), and the sacrifice tokens."""

    TAKE = "take"
    PROPHECIES = "prophecies"
    ASSEMBLE = "assemble"
    PICK = "pick"
    FUTURE = "future"
    COMMIT = "commit"


ACTION_TOOLS: Final = (Tool.TAKE, Tool.PROPHECIES, Tool.ASSEMBLE)
TOKEN_TOOLS: Final = (Tool.PICK, Tool.FUTURE, Tool.COMMIT)

HOLDABLE: Final = (Kind.BOARD, Kind.PROPHECY)
"""What is taken up with one click and used with the next; a temple in hand too, when one may be placed."""


@frozen
class Holding:
    """The tool chosen if any, and the place that the piece or card in hand was taken up from."""

    tool: Tool | None = None
    source: Place | None = None


NOTHING: Final = Holding()
