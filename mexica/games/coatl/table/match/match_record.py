"""Matches of Cóatl as `mexica.play` represents them, and their saved form. Does not need pygame."""

from collections.abc import Collection
from typing import Final

from mexica.games.coatl import rules
from mexica.games.coatl.rules import Action, Setup, State
from mexica.play import record as play
from mexica.play import session
from mexica.play.round_check import saved_with_rounds

Record = play.Record[Setup, State, Action]
PlayedAction = play.PlayedAction[State, Action]
Session = session.Session[Setup, State, Action]

COLOURS: Final = ("blue", "red", "green", "yellow")
"""The colours of the seats (C2.4)."""

NO_TOKENS, PROMO, FEWER = "no_tokens", "promo", "fewer_segments"
VARIANTS: Final = (NO_TOKENS, PROMO, FEWER)
"""The options of C11.1, C11.2 and C11.3; any of them may be played together."""


SAVES: Final = saved_with_rounds(rules, "Cóatl", COLOURS)


def new_record(
    players: tuple[play.PlayerInfo, ...], first: int, seed: int, variants: Collection[str] = ()
) -> Record:
    """Return a new game for these players by seat; the seed decides everything random in it.

    `variants` are those of `VARIANTS` that are played.
    """
    setup = rules.new_setup(
        len(players),
        seed,
        first=first,
        tokens=NO_TOKENS not in variants,
        promo=PROMO in variants,
        fewer_segments=FEWER in variants,
    )
    return Record(setup, players, seed=seed)


def variants_of(setup: Setup) -> tuple[str, ...]:
    """Return the options of `VARIANTS` that are played in games of this setup."""
    played = not setup.tokens, setup.promo, setup.fewer_segments
    return tuple(variant for variant, on in zip(VARIANTS, played, strict=True) if on)


def replay(record: Record) -> State:
    """Return the state after the last action; ReplayError names the first one that is illegal."""
    return play.replay(rules, record).state
