"""What Aztekz's puzzles ask for: souls freed, stolen, kept safe, made ready, or kept from the other player.

The last three are counted when the turn has ended, and look at what the next one could bring.
"""

from collections.abc import Mapping
from typing import Final

from attrs import evolve

from mexica.games.aztekz import rules
from mexica.games.aztekz.ai.evaluation import thefts
from mexica.games.aztekz.ai.moves import moves
from mexica.games.aztekz.rules import State
from mexica.games.aztekz.rules.state import Phase, Player, Seat
from mexica.play.lessons import LEARNER
from mexica.play.puzzle_files import POINTS, Goal, points_goal
from mexica.texts import _

RIVAL: Final[Seat] = 1
"""The other player, the only one in puzzles that look beyond the turn."""


def puzzle_goals() -> Mapping[str, Goal]:
    """Return the kinds of goals by their names in the files, in the player's language."""
    tally = _("{gained} of {target} souls")
    return {
        POINTS: points_goal(rules, _("Free souls for at least {target} points in this turn. {line}")),
        "free": Goal(
            _("Free at least {target} souls in this turn. {line}"),
            _("free {target} souls in one turn"),
            freed,
            tally,
        ),
        "steal": Goal(
            _("Steal at least {target} souls in this turn. {line}"),
            _("steal {target} souls in one turn"),
            stolen,
            tally,
        ),
        "keep": Goal(
            _(
                "End your turn so that at least {target} souls are freed or carried by your helpers where"
                " Black's chief cannot steal them in its next turn. {line}"
            ),
            _("keep {target} souls from Black's chief"),
            kept,
            tally,
        ),
        "prepare": Goal(
            _(
                "Play this turn, and lay the card, so that you could free at least {target} souls in your"
                " next one if Black did nothing. {line}"
            ),
            _("get {target} souls ready"),
            ready,
            tally,
        ),
        "prevent": Goal(
            _(
                "As things stand Black could free {target} souls in its next turn. Play yours, and lay the"
                " card, so that it can free none. {line}"
            ),
            _("keep Black from {target} souls"),
            prevented,
            tally,
        ),
    }


def freed(first: State, now: State) -> int:
    """Return how many souls more the learner has freed now than in the first state."""
    return _freed(now.players[LEARNER]) - _freed(first.players[LEARNER])


def stolen(first: State, now: State) -> int:
    """Return how many souls the helpers of others have lost since the first state, within the turn."""
    return sum(
        was.souls - helper.souls
        for before, after in zip(first.players[LEARNER + 1 :], now.players[LEARNER + 1 :], strict=True)
        for was, helper in zip(before.helpers, after.helpers, strict=True)
    )


def kept(first: State, now: State) -> int:
    """Return the souls that were freed since the first state, or are carried where no chief can steal them.

    0 before the turn has ended.
    """
    if not _has_ended(now):
        return 0
    at_risk = {theft.helper for theft in thefts(RIVAL, now.pyramid, now.players) if theft.seat == LEARNER}
    helpers = now.players[LEARNER].helpers
    safe = sum(helper.souls for number, helper in enumerate(helpers) if number not in at_risk)
    return safe + freed(first, now)


def ready(_first: State, now: State) -> int:
    """Return how many souls the learner could free next, 0 before the turn has ended."""
    return could_free(now, LEARNER) if _has_ended(now) else 0


def prevented(first: State, now: State) -> int:
    """Return how many souls fewer the rival can free next than in the first state.

    0 before the turn has ended.
    """
    return max(0, could_free(first, RIVAL) - could_free(now, RIVAL)) if _has_ended(now) else 0


def could_free(table: State, seat: Seat, *, plain: bool = False) -> int:
    """Return the most souls that a seat can free in one turn on this table.

    Plain turns drop and scare nothing.
    """
    begin = evolve(table, turn=evolve(table.turn, to_move=seat, moving=None))
    return max(_freed(move.players[seat]) for move in moves(begin, plain=plain)) - _freed(begin.mover)


def _has_ended(now: State) -> bool:
    return now.turn.phase is Phase.OVER or now.turn.to_move != LEARNER


def _freed(player: Player) -> int:
    return sum(pile.souls for pile in player.piles)
