"""Games for the tests of the table: records of seeded random play."""

from functools import cache
from random import Random

from mexica.games.mexica.rules import apply, legal_actions, new_setup, parse, start
from mexica.games.mexica.rules.actions import Action, EndTurn, ProposeRemoval
from mexica.games.mexica.rules.material import COLOURS
from mexica.games.mexica.rules.state import Phase
from mexica.games.mexica.table.match.match_record import Record
from mexica.play.record import PlayerInfo

PLACED = ("start G7", "start H6", "start I7")


def players(*kinds: str) -> tuple[PlayerInfo, ...]:
    return tuple(
        PlayerInfo(colour.capitalize(), colour, kind) for colour, kind in zip(COLOURS, kinds, strict=False)
    )


def new_game(*kinds: str, seed: int = 1, actions: tuple[Action, ...] = ()) -> Record:
    return Record(new_setup(len(kinds), seed), players(*kinds), actions)


def record(*texts: str, kinds: tuple[str, ...] = ("person", "random", "random"), seed: int = 1) -> Record:
    """A game with these actions, of one person and two computers of random actions."""
    return new_game(*kinds, seed=seed, actions=tuple(map(parse, texts)))


def played(record: Record, actions: int, seed: int = 1) -> Record:
    """The game after so many random actions (fewer if it is over before), turns ended only when spent."""
    generator, state, done = Random(seed), start(record.setup), []
    while len(done) < actions and state.turn.phase is not Phase.OVER:
        offered = [a for a in legal_actions(state) if not isinstance(a, ProposeRemoval | EndTurn)]
        action = generator.choice(offered) if offered else EndTurn()
        done.append(action)
        state = apply(state, action).state
    return Record(record.setup, record.players, tuple(done))


@cache
def finished_game() -> Record:
    """A game of two people that is over."""
    return played(new_game("person", "person", seed=5), 5000)
