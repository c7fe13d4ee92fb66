"""The list of keys: what each press does at every table, with the keys as the player has set them."""

from typing import Any

from mexica.play.commands import Command, WindowCommand
from mexica.play.key_map import KeyMap
from mexica.play.key_presses import shown_press
from mexica.texts import _

KeyRow = tuple[str, str]  # keys, and what they do


def joined(keys: KeyMap[Any], *asked: object) -> str:
    """Return the first key of each of these, as "Ctrl+Z, Ctrl+Y"."""
    return ", ".join(key for key in map(keys.shown, asked) if key)


def turn_rows(keys: KeyMap[Any]) -> tuple[KeyRow, ...]:
    """Return the keys of one's own turn with what they do."""
    back = _("{key} or right click").format(key=keys.all_shown(Command.BACK))
    point = _("Arrows, {key}").format(key=keys.shown(Command.CLICK))
    if keys.shown(Command.NORTH) != shown_press("Up"):
        steps = Command.NORTH, Command.SOUTH, Command.WEST, Command.EAST, Command.CLICK
        point = joined(keys, *steps)
    return (
        (joined(keys, Command.UNDO, Command.REDO), _("Undo, redo")),
        (keys.all_shown(Command.UNDO_TURN), _("Take back the whole turn")),
        (keys.all_shown(Command.END), _("End the turn")),
        (back, _("Step back; then the menu")),
        (point, _("Point at a space, act on it")),
        (joined(keys, Command.NEXT_BUTTON, Command.PREVIOUS_BUTTON), _("Point at a button of the bar")),
    )


def watch_rows(keys: KeyMap[Any]) -> tuple[KeyRow, ...]:
    """Return the keys for stepping through a finished game and for watching computers, with what they do."""
    steps = joined(keys, Command.CLICK, Command.ONE_ACTION, Command.END)
    faster = f"{keys.all_shown(Command.TURN)}, {keys.all_shown(Command.TURN_BACK)}"
    return (
        (_("Arrows, PgUp, PgDn"), _("Look through a finished game or the record")),
        (keys.all_shown(Command.PLAY_ON), _("Play on from the position shown")),
        (_("{key} or click").format(key=keys.shown(Command.CLICK)), _("Speed up the computer's moves")),
        (keys.all_shown(Command.MOVE_NOW), _("Let the computer move now")),
        (steps, _("Watching: pause, one action, one turn")),
        (faster, _("Watching: faster, slower")),
    )


def window_rows(keys: KeyMap[Any], window: KeyMap[WindowCommand]) -> tuple[KeyRow, ...]:
    """Return the keys that open something or change the window, with what they do."""
    return (
        (_("Arrows, Enter"), _("Choose and play a plan of the hint")),
        (keys.all_shown(Command.HINT), _("Hint: your best plans now")),
        (keys.all_shown(Command.STANDINGS), _("Standings")),
        (keys.all_shown(Command.RECORD), _("Record of the game, open or closed")),
        (keys.all_shown(Command.LAST_ROUND), _("What did they do? The last round again")),
        (keys.all_shown(Command.SAVE), _("Save or load")),
        (keys.all_shown(Command.COPY), _("Copy the position as text")),
        (keys.all_shown(Command.RULE), _("The rule behind a refusal at the mouse")),
        (keys.all_shown(Command.MENU), _("Menu")),
        (keys.all_shown(Command.KEYS), _("This list")),
        (window.all_shown(WindowCommand.FULLSCREEN), _("Full screen")),
        (window.all_shown(WindowCommand.SOUND), _("Sound on or off")),
        (window.all_shown(WindowCommand.QUIT), _("Quit; the game is kept")),
        (_("Game pad"), _("See Settings, Game, Keys and game pad")),
    )
