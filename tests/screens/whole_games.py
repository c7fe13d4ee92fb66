"""Whole games between computer players, and the records of moments in them."""

from functools import cache
from typing import Any

from attrs import frozen

from mexica.box import arena_game
from mexica.play.record import PERSON, PlayerInfo, Record
from mexica.shell.game_protocol import AnyGame

PLAYED_BY = "greedy"
PEOPLE = ("Citlali", "Xochitl", "Itzel", "Nelli")


@frozen
class WholeGame:
    """A game from the first action to the last; the state with a number is the one before that action."""

    game: AnyGame
    rules: Any
    setup: Any
    states: tuple[Any, ...]
    actions: tuple[Any, ...]

    def record(self, number: int, people: int = 1) -> Record[Any, Any, Any]:
        """The game before the action with this number: whoever moves is a person, others may be too."""
        over = number == len(self.actions)
        first = 0 if over else self.rules.to_move(self.states[number])
        players = []
        for seat, colour in enumerate(self.game.colours[: self.seats]):
            person = (seat - first) % self.seats < people
            kind = PERSON if person else PLAYED_BY
            name = PEOPLE[seat] if person else self.game.default_name(kind, seat)
            players.append(PlayerInfo(name, colour.key, kind))
        return Record(self.setup, tuple(players), self.actions[:number])

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.rules.points(self.states[0]))


@cache
def whole_game(game: AnyGame, seats: int, seed: int) -> WholeGame:
    """A game between so many computers."""
    arena = arena_game(game.key)
    rules, minds = arena.rules, [arena.players.make(PLAYED_BY, seed + seat) for seat in range(seats)]
    setup = rules.new_setup(seats, seed)
    states, actions = [rules.start(setup)], []
    while not rules.is_over(states[-1]):
        actions.append(minds[rules.to_move(states[-1])].choose(states[-1]))
        states.append(rules.apply(states[-1], actions[-1]).state)
    return WholeGame(game, rules, setup, tuple(states), tuple(actions))
