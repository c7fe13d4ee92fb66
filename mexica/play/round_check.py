"""What a save says about its last position in a game whose rules count rounds and phases only."""

from collections.abc import Callable
from typing import Any

from attrs import frozen

from mexica.play.game_rules import ActionT, Rules, SetupT, StateT
from mexica.play.save_format import OVER, SaveFormat, digest
from mexica.texts import _


@frozen
class RoundCheck:
    """The check of a save's last position: `points` by seat, `digest` of what `describe` returns."""

    round: int
    phase: str
    points: tuple[int, ...]
    digest: str


def stage_after(beginning: str) -> Callable[[RoundCheck], str]:
    """Return what says how far a game has come, in a word or two; `beginning` is the phase before round 1."""

    def stage(check: RoundCheck) -> str:
        if check.phase == OVER:
            return _("Finished")
        return _("Beginning") if check.phase == beginning else _("Round {round}").format(round=check.round)

    return stage


def checked_by(rules: Rules[Any, StateT, Any]) -> Callable[[StateT], RoundCheck]:
    """Return what makes the check of a state by these rules, whose descriptions have a `phase`."""

    def check(state: StateT) -> RoundCheck:
        described = rules.describe(state)
        return RoundCheck(
            rules.round_number(state), described["phase"], rules.points(state), digest(described)
        )

    return check


def saved_with_rounds(
    rules: Rules[SetupT, StateT, ActionT], title: str, colours: tuple[str, ...]
) -> SaveFormat[SetupT, StateT, ActionT, RoundCheck]:
    """Return the first format of the saves of a game with this check."""
    return SaveFormat(rules, title, colours, RoundCheck, checked_by(rules))
