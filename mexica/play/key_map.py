"""The keys that give commands in every game, and how a game adds its own and a player changes them."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Final, Generic, TypeVar

import pygame
from attrs import evolve, frozen

from mexica.play.commands import Command, WindowCommand
from mexica.play.key_presses import PAD, press_text, shown_press
from mexica.texts import _

T = TypeVar("T")
Asked_co = TypeVar("Asked_co", covariant=True)


@frozen
class KeyAction(Generic[Asked_co]):
    """What some presses ask for: its name in the settings, and the presses as `press_text` writes them.

    With `reviewing` they ask for it only while the player steps through a game.
    """

    name: str
    asked: Asked_co
    keys: tuple[str, ...]
    reviewing: bool = False


@frozen(slots=False)
class KeyMap(Generic[T]):
    """The presses of one table, or of the whole window."""

    actions: tuple[KeyAction[T], ...]

    def changed(self, keys: Mapping[str, Sequence[str]]) -> "KeyMap[T]":
        """Return the map with other presses for the actions named here; unknown names are ignored."""
        found = (evolve(a, keys=tuple(keys.get(a.name, a.keys))) for a in self.actions)
        return KeyMap(tuple(sorted(found, key=lambda action: action.name in keys)))

    def asked_by(self, event: pygame.Event, *, reviewing: bool = False) -> T | None:
        """Return what a press asks for, None if nothing; `reviewing` while the player steps through a game.

        Shift counts only where a press with it has a meaning of its own.
        """
        text = press_text(event)
        for press in (text, text.replace("Shift+", "")):
            for while_reviewing in (True, False) if reviewing else (False,):
                if (asked := self._by_press.get((press, while_reviewing))) is not None:
                    return asked
        return None

    @cached_property
    def _by_press(self) -> dict[tuple[str, bool], T]:
        return {(press, one.reviewing): one.asked for one in self.actions for press in one.keys}

    @cached_property
    def _by_asked(self) -> dict[T, tuple[str, ...]]:
        return {action.asked: action.keys for action in self.actions}

    @cached_property
    def caps(self) -> frozenset[tuple[T, str]]:
        """The first key for each thing, as it stands on a keycap."""
        keys = {one.asked: [key for key in one.keys if not key.startswith(PAD)] for one in self.actions}
        return frozenset((asked, found[0]) for asked, found in keys.items() if found)

    def shown(self, asked: T) -> str:
        """Return the first key for this, for the player to read; empty if there is none."""
        return next((shown_press(key) for key in self._by_asked[asked] if not key.startswith(PAD)), "")

    def all_shown(self, asked: T) -> str:
        """Return all keys for this, as "Enter or E"; without the buttons of a pad."""
        keys = [shown_press(key) for key in self._by_asked[asked] if not key.startswith(PAD)]
        first, *others = keys or [""]
        for other in others:
            first = _("{key} or {other}").format(key=first, other=other)
        return first

    def named(self, asked: T, name: str) -> str:
        """Return the name of a command with its key, as "Undo (Ctrl+Z)"."""
        key = self.shown(asked) if asked in self._by_asked else ""
        return f"{name} ({key})" if key else name


class PlayersKeys(Generic[T]):
    """A map as the player has set it; `changes` returns the presses set, by the names of what they do."""

    def __init__(self, usual: KeyMap[T], changes: Callable[[], Mapping[str, Sequence[str]]]) -> None:
        self._usual, self._changes = usual, changes
        self._made: tuple[object, KeyMap[T]] = None, usual

    @property
    def now(self) -> KeyMap[T]:
        """The map now; the same one until the setting is another."""
        changes = self._changes()
        if self._made[0] is not changes:
            self._made = changes, self._usual.changed(changes)
        return self._made[1]


WINDOW_KEYS: Final = KeyMap(
    (
        KeyAction("fullscreen", WindowCommand.FULLSCREEN, ("F11", "Alt+Enter")),
        KeyAction("sound", WindowCommand.SOUND, ("Ctrl+M",)),
        KeyAction("quit", WindowCommand.QUIT, ("Ctrl+Q",)),
    )
)
"""The presses that mean the same on every screen."""

TABLE_KEYS: Final[tuple[KeyAction[Command], ...]] = (
    KeyAction("undo", Command.UNDO, ("Ctrl+Z", "Pad:LT")),
    KeyAction("redo", Command.REDO, ("Ctrl+Y", "Ctrl+Shift+Z")),
    KeyAction("undo_turn", Command.UNDO_TURN, ("Ctrl+Backspace",)),
    KeyAction("end", Command.END, ("Enter", "E", "Pad:RT")),
    KeyAction("back", Command.BACK, ("Esc", "Pad:B")),
    KeyAction("menu", Command.MENU, ("F10", "Pad:Start")),
    KeyAction("north", Command.NORTH, ("Up", "Pad:Up")),
    KeyAction("south", Command.SOUTH, ("Down", "Pad:Down")),
    KeyAction("west", Command.WEST, ("Left", "Pad:Left")),
    KeyAction("east", Command.EAST, ("Right", "Pad:Right")),
    KeyAction("next_button", Command.NEXT_BUTTON, ("Tab", "Pad:RB")),
    KeyAction("previous_button", Command.PREVIOUS_BUTTON, ("Shift+Tab", "Pad:LB")),
    KeyAction("click", Command.CLICK, ("Space", "Pad:A")),
    KeyAction("turn", Command.TURN, ("R", "+", "Pad:X")),
    KeyAction("turn_back", Command.TURN_BACK, ("-",)),
    KeyAction("hint", Command.HINT, ("H", "Pad:Y")),
    KeyAction("standings", Command.STANDINGS, ("S", "Pad:R3")),
    KeyAction("record", Command.RECORD, ("L", "Pad:L3")),
    KeyAction("last_round", Command.LAST_ROUND, ("W",)),
    KeyAction("move_now", Command.MOVE_NOW, ("N",)),
    KeyAction("one_action", Command.ONE_ACTION, ("A",)),
    KeyAction("save", Command.SAVE, ("Ctrl+S",)),
    KeyAction("copy", Command.COPY, ("Ctrl+C",)),
    KeyAction("rule", Command.RULE, ("F2",)),
    KeyAction("keys", Command.KEYS, ("F1", "Pad:Back")),
    KeyAction("play_on", Command.PLAY_ON, ("O",)),
    KeyAction("first", Command.FIRST, ("Home",), reviewing=True),
    KeyAction("turn_before", Command.TURN_BEFORE, ("PgUp", "Up", "Pad:Up"), reviewing=True),
    KeyAction("before", Command.BEFORE, ("Left", "Pad:Left"), reviewing=True),
    KeyAction("after", Command.AFTER, ("Right", "Pad:Right"), reviewing=True),
    KeyAction("turn_after", Command.TURN_AFTER, ("PgDn", "Down", "Pad:Down"), reviewing=True),
    KeyAction("last", Command.LAST, ("End",), reviewing=True),
)
"""The presses that mean the same at every table."""
