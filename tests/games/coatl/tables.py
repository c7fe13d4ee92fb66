"""Positions for tests: a plain table of two to four seats, of which a test says only what it is about."""

from typing import Any, Final

from mexica.games.coatl import rules

Table = dict[str, Any]

SUPPLY: Final = {
    "h1": ["hY"],
    "h2": ["hR"],
    "t1": ["tR"],
    "t2": ["tK"],
    "b1": ["Y", "G"],
    "b2": ["R", "R"],
    "b3": ["K", "U"],
    "b4": ["G", "G"],
    "b5": ["U", "Y"],
    "b6": ["K", "R"],
}
DISPLAY: Final = ["P40", "P41", "P42", "P43", "P44", "P45"]
NO_SUPPLY: Final[dict[str, list[str]]] = {space: [] for space in SUPPLY}
NOTHING: Final = {"heads": {}, "tails": {}, "bodies": {}}


def serpent(pieces: str, *cards: str) -> Table:
    """A serpent with the cards beside it."""
    temples = [card for card in cards if card.startswith("T")]
    prophecies = [card for card in cards if card.startswith("P")]
    return {"pieces": pieces.split(), "prophecies": prophecies, "temple": temples[0] if temples else None}


def seat(board: str = "", hand: str = "", *serpents: Table, temples: str = "", tokens: str = "") -> Table:
    """A seat with these pieces, prophecies, serpents, temples and tokens."""
    return {
        "board": board.split(),
        "hand": hand.split(),
        "temples": temples.split(),
        "tokens": tokens.split(),
        "serpents": list(serpents),
    }


def table(*seats: Table, **changes: Any) -> Table:
    """A position in which the first of these seats is to begin its turn; there are two at least."""
    filled = [*seats, *(seat() for _ in range(2 - len(seats)))]
    return {
        "phase": "turns",
        "to_move": 0,
        "first": 0,
        "doing": None,
        "actions_left": 1,
        "closing": None,
        "supply": SUPPLY,
        "display": DISPLAY,
        "deck": 20,
        "discards": 0,
        "common": ["T3", "T7"],
        "piles": [6, 5],
        "seats": filled,
        "ending": None,
        **changes,
    }


def state(*seats: Table, **changes: Any) -> rules.State:
    """The state of `table`."""
    return rules.position(table(*seats, **changes))


def after(begin: rules.State, *actions: str) -> rules.State:
    """The state after these actions, in this order."""
    for action in actions:
        begin = rules.apply(begin, rules.parse(action)).state
    return begin


def refused_by(begin: rules.State, action: str) -> str | None:
    """The clause that forbids this action, None if it is legal."""
    refusal = rules.refusal(begin, rules.parse(action))
    return refusal and refusal.clause


def legal(begin: rules.State, start: str = "") -> set[str]:
    """The texts of the legal actions that begin with this."""
    return {text for text in map(str, rules.legal_actions(begin)) if text.startswith(start)}
