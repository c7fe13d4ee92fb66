"""What a player can ask for in a match of any game, by a button or a key."""

from enum import Enum, auto
from typing import Final


class Command(Enum):
    """A request that means the same in every game."""

    UNDO = auto()
    UNDO_TURN = auto()
    REDO = auto()
    END = auto()  # the turn
    MENU = auto()
    STANDINGS = auto()
    KEYS = auto()
    RULE = auto()  # behind the refusal at the mouse
    HINT = auto()
    SAVE = auto()
    COPY = auto()  # everything on the table, as text
    RECORD = auto()  # of the game, beside the board
    LAST_ROUND = auto()  # shows the others' last turns again
    BACK = auto()  # puts away what is in hand, or opens the menu
    TURN = auto()  # the piece in hand
    TURN_BACK = auto()
    NORTH = auto()  # points at the next space by the keyboard
    SOUTH = auto()
    WEST = auto()
    EAST = auto()
    NEXT_BUTTON = auto()  # points at a button by the keyboard
    PREVIOUS_BUTTON = auto()
    CLICK = auto()  # acts on what is pointed at
    FIRST = auto()
    TURN_BEFORE = auto()
    BEFORE = auto()
    AFTER = auto()
    TURN_AFTER = auto()
    LAST = auto()
    PLAY_ON = auto()
    PLAYERS = auto()
    MOVE_NOW = auto()
    PAUSE = auto()
    ONE_ACTION = auto()
    WHOLE_TURN = auto()
    SLOW = auto()
    NORMAL = auto()
    FAST = auto()
    AT_ONCE = auto()
    SLOWER = auto()
    FASTER = auto()
    SOUND = auto()  # on or off


class WindowCommand(Enum):
    """A request that means the same on every screen."""

    FULLSCREEN = auto()
    SOUND = auto()
    QUIT = auto()


STEPS: Final = {Command.NORTH: (0, -1), Command.SOUTH: (0, 1), Command.WEST: (-1, 0), Command.EAST: (1, 0)}
"""The commands that point at a neighbouring space: columns to the right, rows down."""

REVIEW: Final = (
    Command.FIRST,
    Command.TURN_BEFORE,
    Command.BEFORE,
    Command.AFTER,
    Command.TURN_AFTER,
    Command.LAST,
    Command.PLAY_ON,
)
"""The commands that step through a finished game, in the order of their buttons."""

WATCH: Final = (
    Command.PAUSE,
    Command.ONE_ACTION,
    Command.WHOLE_TURN,
    Command.SLOW,
    Command.NORMAL,
    Command.FAST,
    Command.AT_ONCE,
    Command.PLAYERS,
)
"""The commands for watching computers play, in the order of their buttons."""
