"""What a computer player may know: a state with all that is hidden from its seat drawn anew (C13.1)."""

from mexica.games.coatl.rules import State, describe, position, to_move


def seen(state: State, seed: int) -> State:
    """Return a state that looks the same to the player to move; what it cannot see follows from the seed.

    Two states that are alike to that player give the same result.
    """
    return position({**describe(state, to_move(state)), "seed": seed})
