"""From plain data to a state: sets up any position, or lists everything wrong with it at once."""

from collections.abc import Mapping
from random import Random
from typing import Final

from mexica.games.aztekz.rules.placing import has_place
from mexica.games.aztekz.rules.position_pyramid import read_pyramid
from mexica.games.aztekz.rules.position_seats import check_heroes, read_players
from mexica.games.aztekz.rules.position_start import check_start, check_start_deck
from mexica.games.aztekz.rules.position_stock import read_stock
from mexica.games.aztekz.rules.position_turn import check_moving, read_drawn, read_turn
from mexica.games.aztekz.rules.state import Phase, State
from mexica.games.aztekz.rules.stepping import candidates
from mexica.rulebook.faults import Faults, PositionError

_NEEDED: Final = ("phase", "to_move", "drawn", "cards", "seats")
_MAY_BE_LEFT_OUT: Final = (
    *("round", "first", "souls", "moving", "deck", "supply", "quiet_rounds", "laid_this_round"),
    *("seed", "winners"),
)
_LARGEST_SEED: Final = 2**64


def position(description: object) -> State:
    """Return a state that has this description, as `describe` gives it.

    The orders of deck and supply, which no description tells, are drawn from `seed` (0 if absent). Without
    `deck` or `supply` they hold what is in no place of the table. `winners` and points follow from the rest
    and are not read; `first`, `round`, `souls`, `moving`, `quiet_rounds` and `laid_this_round` may be left
    out, and are then those of a first turn that begins. PositionError lists every fault at once.
    """
    faults = Faults()
    data = faults.record("The description", description, _NEEDED, _MAY_BE_LEFT_OUT)
    if faults.found and not data:
        raise PositionError(faults.found)
    state = _read(faults, data)
    if not faults.found:
        _check(faults, state)
    if faults.found:
        raise PositionError(faults.found)
    return state


def _read(faults: Faults, data: Mapping[str, object]) -> State:
    generator = Random(faults.number("seed", data.get("seed", 0), -_LARGEST_SEED, _LARGEST_SEED))
    pyramid = read_pyramid(faults, data)
    players = read_players(faults, data)
    turn = read_turn(faults, data, len(players))
    drawn = read_drawn(faults, data, turn.phase)
    check_heroes(faults, turn, players, pyramid)
    check_start(faults, turn, players, pyramid)
    check_moving(faults, turn, players, pyramid)
    stock = read_stock(faults, data, pyramid, players, drawn)
    deck, supply = stock.shuffled(generator)
    check_start_deck(faults, turn, len(players), len(deck))
    return State(pyramid, players, deck, supply, generator.getrandbits(32), drawn, turn)


def _check(faults: Faults, state: State) -> None:
    """Note what only a whole state shows: that the turn cannot be ended."""
    moving = state.turn.moving
    if state.turn.phase is Phase.STARTING:
        if not has_place(state):
            faults.add("There is no place left for a start card (A3.2).")
    elif moving is not None and moving.scared is not None:
        if state.mover.hero(moving.hero).at == moving.scared:
            if not any(candidates(state, moving.hero)):
                faults.add(f"moving: {moving.hero} cannot step off the card that it scared clear (A5.5).")
        elif not has_place(state):
            faults.add("moving: the drawn card would not fit on the card that was scared clear (A5.5).")
