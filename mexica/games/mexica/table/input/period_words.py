"""When the period ends, as far as the position tells (R11.1, R12.5), and whether it ends with this turn."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from mexica.drawing.colours import RED
from mexica.drawing.tip_box import TipLine
from mexica.games.mexica.rules import apply, refusal
from mexica.games.mexica.rules.actions import EndTurn
from mexica.games.mexica.rules.events import PeriodScored
from mexica.games.mexica.rules.material import LAST_PERIOD, QUIET_ROUNDS
from mexica.games.mexica.rules.state import Phase, State
from mexica.texts import _, ngettext

_BETWEEN: Final = ", "


def period_lines(state: State, names: Sequence[str]) -> tuple[TipLine, ...]:
    """Return the tip about the period: what ends it, and how much of that is left."""
    return tuple(_lines(state, names))


def second_period_lines() -> tuple[TipLine, ...]:
    """Return the tip about the tokens of the second period, while the first is played."""
    return (
        TipLine(_("Tokens of period 2"), bold=True),
        TipLine(_("They are laid out once period 1 has been scored, and everybody gets more temples.")),
    )


@lru_cache(4)
def ends_period(state: State) -> bool:
    """Return whether the period ends, and is scored, if the turn ends now."""
    ending = EndTurn()
    if state.turn.phase is not Phase.TURNS or (state.turn.to_move + 1) % state.seats != state.turn.first:
        return False
    if refusal(state, ending) is not None:
        return False
    return any(isinstance(event, PeriodScored) for event in apply(state, ending).events)


def ending_sentence(state: State) -> str:
    """Return the sentence that the period ends with this turn, empty if it does not."""
    if not ends_period(state):
        return ""
    if state.turn.period == LAST_PERIOD:
        return _("The game ends with this turn: period 2 is scored.")
    return _("Period 1 ends with this turn and is scored.")


def _lines(state: State, names: Sequence[str]) -> Iterator[TipLine]:
    turn, tokens = state.turn, len(state.display)
    if turn.period == LAST_PERIOD:
        title = _("The game ends with the round in which all tokens are used and a player is out of temples.")
    else:
        title = _("Period 1 ends with the round in which all tokens are used and a player is out of temples.")
    yield TipLine(title, bold=True)
    if tokens:
        text = ngettext("{tokens} token not yet used", "{tokens} tokens not yet used", tokens)
        yield TipLine(text.format(tokens=tokens))
    else:
        yield TipLine(_("All tokens are used."))
    temples = (
        _("{player} {number}").format(player=name, number=sum(player.temples))
        for name, player in zip(names, state.players, strict=True)
    )
    yield TipLine(_("Temples left: {numbers}").format(numbers=_BETWEEN.join(temples)))
    if turn.quiet_rounds:
        text = _(
            "It also ends after {most} rounds in a row without digging, building or founding: {rounds} so"
            " far."
        )
        yield TipLine(text.format(most=QUIET_ROUNDS, rounds=turn.quiet_rounds))
    if not tokens and not all(any(player.temples) for player in state.players):
        yield TipLine(_("Both are now true: this round is the last."), RED)
