"""The reasons to refuse an action that several kinds of action share.

The sentences of each kind are in its own module: `canals`, `bridges`, `temples` and so on.
"""

from typing import Final

from mexica.games.mexica.rules.actions import Action, Agree, Decline, PlacePilli
from mexica.games.mexica.rules.spaces import Space, holds, name
from mexica.games.mexica.rules.state import Phase, State
from mexica.rulebook.refusing import Refusal, refuse, refuse_for

_ANSWERS: Final = (Agree, Decline)


def wrong_time(state: State, action: Action) -> Refusal | None:
    """Return a refusal if this phase does not ask for this kind of action, else None."""
    placing, answering = isinstance(action, PlacePilli), isinstance(action, _ANSWERS)
    match state.turn.phase:
        case Phase.TURNS if placing:
            return refuse("R2.6", "A Pilli Mexica is put on a start space only before the first turn.")
        case Phase.TURNS if answering:
            return refuse("R12.3", "There is no proposal to answer.")
        case Phase.TURNS:
            return None
        case Phase.PLACING if not placing:
            return refuse("R2.6", "First put your Pilli Mexica on a free start space of the palace.")
        case Phase.ANSWERING if not answering:
            return refuse("R12.3", "First answer the proposal to remove a token: agree or decline.")
        case Phase.OVER:
            return refuse("R11.9", "The game is over.")
    return None


def too_expensive(state: State, price: int) -> Refusal:
    """Return the refusal of an action that costs more AP than are left, tokens included (R3.3)."""
    left = state.points_to_spend
    if left == 0:
        return refuse_for(
            "R3.3",
            price,
            "This costs {price} action point, and you have none left.",
            "This costs {price} action points, and you have none left.",
            price=price,
        )
    return refuse_for(
        "R3.3",
        price,
        "This costs {price} action point, and you have only {left} left.",
        "This costs {price} action points, and you have only {left} left.",
        price=price,
        left=left,
    )


def occupied(state: State, space: Space, clause: str) -> Refusal | None:
    """Return a refusal under this clause if a temple, token or Pilli is on this space, else None."""
    board, place = state.board, name(space)
    if holds(board.temple_spaces, space):
        return refuse(clause, "A temple stands on {space}.", space=place)
    if holds(board.token_spaces, space):
        return refuse(
            "R8.3" if clause != "R4.1" else clause, "A calpulli token lies on {space}.", space=place
        )
    if holds(state.pilli_spaces, space):
        return refuse(clause, "A Pilli Mexica stands on {space}.", space=place)
    return None
