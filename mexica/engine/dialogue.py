"""The dialogue with one client: a line in, the lines of its answer out."""

from collections.abc import Callable
from typing import Final

from mexica import __version__
from mexica.computer.mind import never
from mexica.engine import beginning_commands, table_commands, thinking_commands
from mexica.engine.engine_game import EngineGames
from mexica.engine.engine_state import Command, EngineState, Reply, listed
from mexica.engine.request import CommandRefusedError, is_command, read_request, split_number
from mexica.play.outside_text import printable

PROTOCOL: Final = "1"


def _help(state: EngineState, rest: str) -> Reply:
    if rest and rest not in COMMANDS:
        raise _unknown(rest)
    return listed([f"{one.usage}: {one.does}" for one in COMMANDS.values() if rest in ("", one.name)])


def _game(state: EngineState, rest: str) -> Reply:
    if not rest:
        return Reply(state.game.rules.KEY)
    if rest not in state.games.keys:
        raise CommandRefusedError(f"There is no game '{rest}'; there are {', '.join(state.games.keys)}.")
    state.game, state.position = state.games.find(rest), None
    return Reply()


def _quit(state: EngineState, rest: str) -> Reply:
    state.quitting = True
    return Reply()


_ABOUT: Final = (
    Command("protocol", "", "the version of this protocol", lambda state, rest: Reply(PROTOCOL)),
    Command("name", "", "the name of the program", lambda state, rest: Reply("mexica")),
    Command("version", "", "the version of the program", lambda state, rest: Reply(__version__)),
    Command("help", "[COMMAND]", "the commands with their arguments", _help),
    Command("games", "", "the games that the engine plays", lambda state, rest: listed([*state.games.keys])),
    Command("game", "[GAME]", "the game that is played; or play that one from now on", _game),
)
_END: Final = (Command("quit", "", "end the engine; the end of the input does the same", _quit),)
COMMANDS: Final = {
    command.name: command
    for command in (
        *_ABOUT,
        *beginning_commands.COMMANDS,
        *table_commands.COMMANDS,
        *thinking_commands.COMMANDS,
        *_END,
    )
}


def _unknown(name: str) -> CommandRefusedError:
    return CommandRefusedError(f"There is no command '{name}': 'help' lists those there are.")


class Dialogue:
    """Answers one client, line by line, about games that it plays for it.

    `tell_fault` writes a fault of the program down and returns a sentence that says so.
    """

    def __init__(self, games: EngineGames, key: str, tell_fault: Callable[[Exception], str]) -> None:
        self._state = EngineState(games, games.find(key))
        self._tell_fault = tell_fault

    @property
    def over(self) -> bool:
        """Whether the client has said goodbye."""
        return self._state.quitting

    def answer(self, line: bytes, wanted: Callable[[], bool] = never) -> list[str]:
        """Return the lines of the answer to a line: none if it asks nothing, else one that ends it.

        That one begins with `=`, or with `?` if the command was refused, and nothing has changed then. A
        command that takes its time ends soon after `wanted` has returned true.
        """
        number, line = split_number(line)
        if not number and not is_command(line):
            return []
        self._state.answer_wanted = wanted
        sign, text, told = self._carried_out(line)
        return [_shown(one) for one in (*told, f"{sign}{number} {text}".rstrip())]

    def _carried_out(self, line: bytes) -> tuple[str, str, tuple[str, ...]]:
        try:
            request = read_request(line)
            if request.name not in COMMANDS:
                raise _unknown(request.name)
            reply = COMMANDS[request.name](self._state, request.rest)
        except CommandRefusedError as refused:
            return "?", str(refused), refused.told
        except Exception as error:  # a fault of ours is an answer too, and the dialogue goes on
            return "?", self._tell_fault(error), ()
        return "=", reply.text, reply.told


def _shown(line: str) -> str:
    return line if line.isprintable() else printable(line)
