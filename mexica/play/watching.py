"""Watching a game between computers only: paused or not, an action or a turn at a time, and how fast."""

from collections.abc import Callable
from typing import Final, TypeVar

from mexica.play import paces
from mexica.play.commands import Command
from mexica.texts import _

RequestT = TypeVar("RequestT")

SPEEDS: Final = {  # the slowest first
    Command.SLOW: paces.SLOW,
    Command.NORMAL: paces.NORMAL,
    Command.FAST: paces.FAST,
    Command.AT_ONCE: paces.AT_ONCE,
}
_SORTED: Final = tuple(SPEEDS)
# keys that mean something else while no person plays
_KEYS: Final[dict[object, Command]] = {
    Command.CLICK: Command.PAUSE,
    Command.END: Command.WHOLE_TURN,
    Command.TURN: Command.FASTER,
    Command.TURN_BACK: Command.SLOWER,
}
_NAMED: Final = {
    "pause": Command.CLICK,
    "action": Command.ONE_ACTION,
    "turn": Command.END,
    "faster": Command.TURN,
    "slower": Command.TURN_BACK,
}
_STEPS: Final = frozenset({Command.ONE_ACTION, Command.WHOLE_TURN})


def watching_command(asked: RequestT) -> RequestT | Command:
    """Return the command that a request stands for while computers are watched, or the request itself."""
    return _KEYS.get(asked, asked)


def watched_key(asked: RequestT) -> RequestT | Command:
    """Return the command whose key asks for this while computers are watched, or the request itself."""
    return next(
        (key for key, command in _KEYS.items() if command is asked and isinstance(key, Command)), asked
    )


class Watching:
    """Whether the computers play on, and at which pace, while no person plays.

    `usual` is the pace of the settings, in seconds for an action.
    """

    def __init__(self) -> None:
        self.paused = False
        self._allowed: Command | None = None  # how far they may go despite the pause
        self._speed: Command | None = None  # None for the pace of the settings

    @property
    def goes_on(self) -> bool:
        """Whether the next action may be played."""
        return not self.paused or self._allowed is not None

    def pace(self, usual: float) -> float:
        """Return the seconds for which each action is shown."""
        return usual if self._speed is None else SPEEDS[self._speed]

    def speed(self, usual: float) -> Command:
        """Return the command of the speed nearest to the pace now."""
        return min(_SORTED, key=lambda speed: abs(SPEEDS[speed] - self.pace(usual)))

    def ask(self, asked: Command, usual: float) -> None:
        """Pause, go on, allow an action or a turn, or change the speed."""
        match asked:
            case Command.PAUSE:
                self.paused, self._allowed = self._allowed is not None or not self.paused, None
            case _ if asked in _STEPS:
                self.paused, self._allowed = True, asked
            case Command.FASTER | Command.SLOWER:
                number = _SORTED.index(self.speed(usual)) + (1 if asked is Command.FASTER else -1)
                self._speed = _SORTED[max(0, min(number, len(_SORTED) - 1))]
            case _ if asked in SPEEDS:
                self._speed = asked

    def note(self, turn_ended: bool) -> None:
        """Take note that an action was played, which may have been the last one allowed."""
        if turn_ended or self._allowed is Command.ONE_ACTION:
            self._allowed = None

    def end(self) -> None:
        """End the pause, as a person plays again."""
        self.paused, self._allowed = False, None

    def title(self, shown: Callable[[Command], str]) -> str:
        """Return the line above the buttons, with the keys for them; `shown` returns that of a command."""
        text = _("Paused. {pause} goes on, {action} plays one action, {turn} one turn.")
        if self.goes_on:
            text = _("The computers play. {pause} pauses, {faster} and {slower} change the speed.")
        return text.format(**{name: shown(asked) for name, asked in _NAMED.items()})
