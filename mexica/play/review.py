"""Stepping through a finished game: the position under review, and where each command leads."""

from collections.abc import Sequence

from mexica.play.commands import Command
from mexica.play.game_rules import ActionT, SetupT, StateT
from mexica.play.session import Session
from mexica.texts import _, ngettext


def review_title(session: Session[SetupT, StateT, ActionT], names: Sequence[str]) -> str:
    """Return the position in a finished game as text: after which action, by whom and in which round."""
    number, many = len(session.history), session.length
    if not number:
        text = ngettext(
            "Looking through: the beginning, {many} action to come",
            "Looking through: the beginning, {many} actions to come",
            many,
        )
        return text.format(many=many)
    if number == many:
        text = ngettext(
            "Looking through: the end, after {many} action",
            "Looking through: the end, after {many} actions",
            many,
        )
        return text.format(many=many)
    return _("Looking through: {place}").format(place=_place(session, number, many, names))


def looking_title(session: Session[SetupT, StateT, ActionT], number: int, names: Sequence[str]) -> str:
    """Return the position after so many actions of a game in progress as text."""
    many = len(session.history)
    if not number:
        text = ngettext(
            "Looking back: the beginning, {many} action ago",
            "Looking back: the beginning, {many} actions ago",
            many,
        )
        return text.format(many=many)
    return _("Looking back: {place}").format(place=_place(session, number, many, names))


def _place(session: Session[SetupT, StateT, ActionT], number: int, many: int, names: Sequence[str]) -> str:
    """Return which action led to the position shown, and whose; the turn box says who moves in it."""
    name = names[session.history[number - 1].seat]
    played = session.rules.round_number(session.state_after(number - 1))
    if not played:  # before the first round
        return _("after action {number} of {many}, by {name}").format(number=number, many=many, name=name)
    text = _("after action {number} of {many}, by {name} in round {round}")
    return text.format(number=number, many=many, round=played, name=name)


def review_goals(session: Session[SetupT, StateT, ActionT]) -> dict[Command, int]:
    """Return the number of actions at which each command arrives, without commands that lead nowhere."""
    return goals_from(len(session.history), session.length, session.turns)


def goals_from(here: int, end: int, turns: Sequence[int]) -> dict[Command, int]:
    """Return the number of actions at which each command arrives from `here` in a game of `end` actions.

    `turns` are the numbers of actions after which a turn begins, with the first and the last number.
    """
    found: dict[Command, int] = {}
    if here:
        before = max(turn for turn in turns if turn < here)
        found |= {Command.FIRST: 0, Command.TURN_BEFORE: before, Command.BEFORE: here - 1}
    if here < end:
        after = min(turn for turn in turns if turn > here)
        found |= {Command.AFTER: here + 1, Command.TURN_AFTER: after, Command.LAST: end}
    return found


def review_commands(session: Session[SetupT, StateT, ActionT]) -> frozenset[Command]:
    """Return the commands that can be used here, none while the game is still being played."""
    if not session.finished:
        return frozenset()
    over = session.rules.is_over(session.state)
    return frozenset({*review_goals(session), *(() if over else (Command.PLAY_ON,))})


def end_reached(*, forward: bool) -> str:
    """Return in a sentence that a game goes no further in this direction."""
    return _("This is the end.") if forward else _("This is the beginning.")
