"""The choices of an environment, one after the other."""

from typing import Any

from mexica.env.env_game import Offers


def completed(legal: Offers, begun: tuple[int, ...] = ()) -> dict[tuple[int, ...], Any]:
    """Every sequence of choices with the action that it makes."""
    found = {}
    for number, follows in legal.items():
        choices = (*begun, number)
        found |= completed(follows, choices) if isinstance(follows, Offers) else {choices: follows}
    return found
