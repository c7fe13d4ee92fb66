"""Talking to the engine in this process: commands in, answers out."""

from random import Random
from typing import Any

from mexica.computer.mind import never
from mexica.engine.dialogue import Dialogue
from mexica.engine.engine_game import EngineGame, EngineGames
from tests.games.every_game import KEYS, arena_game
from tests.games.every_game import saves as saves_of

FAULT = "A fault was written down."


def find(key: str) -> EngineGame:
    """The game with this key as the engine sees it: one of the box, or Nim."""
    return EngineGame(arena_game(key), saves_of(key))


GAMES = EngineGames(KEYS, find)


class Talk:
    """A dialogue about one game; `faults` are those of the program that it came upon."""

    def __init__(self, key: str = KEYS[0], games: EngineGames = GAMES) -> None:
        self.faults: list[Exception] = []
        self.dialogue = Dialogue(games, key, self._tell)

    def _tell(self, error: Exception) -> str:
        self.faults.append(error)
        return FAULT

    def lines(self, command: str | bytes, wanted: object = never) -> list[str]:
        """All lines of the answer to a command."""
        line = command if isinstance(command, bytes) else command.encode("utf-8")
        return self.dialogue.answer(line, wanted)  # type: ignore[arg-type]

    def ask(self, command: str | bytes) -> str:
        """The text of the answer to a command that must be carried out."""
        last = self.lines(command)[-1]
        assert last.startswith("="), last
        return last[2:]

    def entries(self, command: str) -> list[str]:
        """The entries of the list that answers a command; the answer must be their number."""
        *entries, last = self.lines(command)
        assert last == f"= {len(entries)}"
        assert all(entry.startswith("- ") for entry in entries)
        return [entry[2:] for entry in entries]

    def infos(self, command: str) -> dict[str, str]:
        """What is told before the answer to a command that must be carried out, by name."""
        *told, last = self.lines(command)
        assert last.startswith("="), last
        assert all(entry.startswith("info ") for entry in told)
        return dict(entry.split(" ", 2)[1:] for entry in told)  # type: ignore[misc]

    def refused(self, command: str | bytes) -> str:
        """Why a command is refused, which it must be."""
        last = self.lines(command)[-1]
        assert last.startswith("? "), last
        return last[2:]


def rules(talk: Talk) -> Any:
    """The rules of the game that it is about."""
    return find(talk.ask("game")).rules


def played_at_random(talk: Talk, most: int = 10_000) -> int:
    """Play actions by chance until the game is over or there are so many; return their number."""
    generator = Random(1)
    for count in range(most):
        if talk.ask("over") == "yes":
            return count
        texts = [text for text in talk.entries("legal") if "propose" not in text]
        talk.ask(f"play {generator.choice(texts)}")
    return most
