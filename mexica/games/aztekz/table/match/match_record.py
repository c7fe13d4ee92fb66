"""Matches of Aztekz as `mexica.play` represents them, and their saved form. Does not need pygame."""

from typing import Final

from mexica.games.aztekz import rules
from mexica.games.aztekz.rules import Action, Setup, State
from mexica.play import record as play
from mexica.play import session
from mexica.play.round_check import saved_with_rounds

Record = play.Record[Setup, State, Action]
PlayedAction = play.PlayedAction[State, Action]
Session = session.Session[Setup, State, Action]

COLOURS: Final = ("black", "grey", "sand", "red")
"""The colours of the seats (A2.1)."""

SAVES: Final = saved_with_rounds(rules, "Aztekz", COLOURS)


def new_record(players: tuple[play.PlayerInfo, ...], first: int, seed: int) -> Record:
    """Return a new game for these players by seat; the seed decides the order of deck and supply."""
    return Record(rules.new_setup(len(players), seed, first=first), players, seed=seed)
