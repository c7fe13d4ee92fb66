"""What a button or a key does, in a few words, at every table and on every screen."""

from mexica.play.commands import Command, WindowCommand
from mexica.texts import _


def command_names() -> dict[Command, str]:
    """Return the names of the commands that every game has."""
    return {
        Command.UNDO: _("Undo"),
        Command.REDO: _("Redo"),
        Command.UNDO_TURN: _("Take back the whole turn"),
        Command.END: _("End the turn"),
        Command.BACK: _("Step back"),
        Command.MENU: _("Menu"),
        Command.NORTH: _("Point up"),
        Command.SOUTH: _("Point down"),
        Command.WEST: _("Point left"),
        Command.EAST: _("Point right"),
        Command.NEXT_BUTTON: _("Point at the next button"),
        Command.PREVIOUS_BUTTON: _("Point at the button before"),
        Command.CLICK: _("Act where you point"),
        Command.TURN: _("Turn the piece"),
        Command.TURN_BACK: _("Turn the piece back"),
        Command.HINT: _("Hint"),
        Command.STANDINGS: _("Standings"),
        Command.RECORD: _("Record of the game"),
        Command.LAST_ROUND: _("What did they do?"),
        Command.MOVE_NOW: _("Move now"),
        Command.SAVE: _("Save or load"),
        Command.COPY: _("Copy the position as text"),
        Command.RULE: _("The rule behind a refusal"),
        Command.KEYS: _("Keys"),
        Command.SOUND: _("Sound on or off"),
        Command.PLAY_ON: _("Play on from here"),
        Command.FIRST: _("To the beginning"),
        Command.TURN_BEFORE: _("A turn back"),
        Command.BEFORE: _("An action back"),
        Command.AFTER: _("An action on"),
        Command.TURN_AFTER: _("A turn on"),
        Command.LAST: _("To the end"),
        Command.PAUSE: _("Pause or go on"),
        Command.ONE_ACTION: _("One action"),
        Command.WHOLE_TURN: _("One turn"),
        Command.SLOW: _("Slow"),
        Command.NORMAL: _("Normal speed"),
        Command.FAST: _("Fast"),
        Command.AT_ONCE: _("At once: nothing moves"),
        Command.PLAYERS: _("Players"),
    }


def window_command_names() -> dict[WindowCommand, str]:
    """Return the names of the commands that every screen has."""
    return {
        WindowCommand.FULLSCREEN: _("Full screen"),
        WindowCommand.SOUND: _("Sound on or off"),
        WindowCommand.QUIT: _("Quit"),
    }
