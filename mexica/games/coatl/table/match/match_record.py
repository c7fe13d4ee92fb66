"""Matches of Cóatl as `mexica.play` represents them, and their saved form. Does not need pygame."""

from typing import Final

from attrs import frozen

from mexica.games.coatl import rules
from mexica.games.coatl.rules import Action, Setup, State
from mexica.play import record as play
from mexica.play import session
from mexica.play.save_format import SaveFormat, digest

Record = play.Record[Setup, State, Action]
PlayedAction = play.PlayedAction[State, Action]
Session = session.Session[Setup, State, Action]

COLOURS: Final = ("blue", "red", "green", "yellow")
"""The colours of the seats (C2.4)."""

TOKENS, NO_TOKENS, PROMO, FEWER = "tokens", "no_tokens", "promo", "fewer_segments"
VARIANTS: Final = (TOKENS, NO_TOKENS, PROMO, FEWER)
"""The options of C11 as one choice: as a rule, the first; each of the others changes one thing of it."""


@frozen
class Check:
    """The check of a save's last position: `points` by seat, `digest` of what `describe` returns."""

    round: int
    phase: str
    points: tuple[int, ...]
    digest: str


def check(state: State) -> Check:
    """Return the check for this state."""
    turn = state.turn
    return Check(turn.round, turn.phase.value, rules.points(state), digest(rules.describe(state)))


SAVES: Final = SaveFormat[Setup, State, Action, Check](rules, "Cóatl", COLOURS, Check, check)


def new_record(players: tuple[play.PlayerInfo, ...], first: int, seed: int, variant: str = TOKENS) -> Record:
    """Return a new game for these players by seat; the seed decides everything random in it."""
    setup = rules.new_setup(
        len(players),
        seed,
        first=first,
        tokens=variant != NO_TOKENS,
        promo=variant == PROMO,
        fewer_segments=variant == FEWER,
    )
    return Record(setup, players, seed=seed)


def variant_of(setup: Setup) -> str:
    """Return the variant of a setup."""
    if not setup.tokens:
        return NO_TOKENS
    if setup.promo:
        return PROMO
    return FEWER if setup.fewer_segments else TOKENS


def replay(record: Record) -> State:
    """Return the state after the last action; ReplayError names the first one that is illegal."""
    return play.replay(rules, record).state
