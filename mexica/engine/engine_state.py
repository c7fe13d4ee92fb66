"""What the engine's commands work on, and what they answer."""

from collections.abc import Callable

from attrs import define, frozen

from mexica.computer.mind import never
from mexica.engine.engine_game import EngineGame, EngineGames
from mexica.engine.played_position import PlayedPosition
from mexica.engine.request import CommandRefusedError


@define
class EngineState:
    """The game that is played, and its position once one has been set up.

    `answer_wanted` says whether the client no longer wants to wait for the command in progress. `quitting`
    is set by the last command.
    """

    games: EngineGames
    game: EngineGame
    position: PlayedPosition | None = None
    answer_wanted: Callable[[], bool] = never
    quitting: bool = False

    @property
    def table(self) -> PlayedPosition:
        """The position; CommandRefusedError if none has been set up."""
        if self.position is None:
            raise CommandRefusedError("There is no game yet: send 'new', 'position' or 'load' first.")
        return self.position


@frozen
class Reply:
    """The answer to a command that was carried out: a text, and lines before it."""

    text: str = ""
    told: tuple[str, ...] = ()


def listed(entries: list[str]) -> Reply:
    """Return a list as an answer: a line for each entry, then their number."""
    return Reply(str(len(entries)), tuple(f"- {entry}" for entry in entries))


Handler = Callable[[EngineState, str], Reply]
"""Carries out a command with these arguments; CommandRefusedError if it cannot, and then changes nothing."""


@frozen
class Command:
    """A command: its name, its arguments as help shows them, what it does in a sentence, and its handler."""

    name: str
    arguments: str
    does: str
    run: Handler

    @property
    def usage(self) -> str:
        """The name and the arguments."""
        return f"{self.name} {self.arguments}".strip()

    def __call__(self, state: EngineState, rest: str) -> Reply:
        """Carry out the command with these arguments; CommandRefusedError if it cannot be."""
        if rest and not self.arguments:
            raise CommandRefusedError(f"'{self.name}' takes no arguments.")
        return self.run(state, rest)
