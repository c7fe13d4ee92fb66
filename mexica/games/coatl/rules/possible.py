"""Whether the player to move can do anything (C4.2, C4.3)."""

from mexica.games.coatl.rules import assembling, choosing, taking, tokens
from mexica.games.coatl.rules.state import State


def has_action(state: State) -> bool:
    """Return whether any of the three actions is possible; a turn begins or goes on with none begun."""
    return taking.possible(state) or choosing.possible(state) or assembling.possible(state)


def has_anything(state: State) -> bool:
    """Return whether any of the three actions or a token is possible."""
    return has_action(state) or tokens.possible(state)
