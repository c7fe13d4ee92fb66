"""How far one undo goes back.

With one person at the table, to that person's last decision, across the turns of the computers; among
several people, only within the turn in progress; in a finished game, one action. Actions chosen together,
like the steps of one move, are taken back together.
"""

from collections.abc import Sequence

from mexica.play.game_rules import ActionT, Rules, SetupT, StateT
from mexica.play.record import PERSON, PlayedAction, PlayerInfo


def undo_target(
    rules: Rules[SetupT, StateT, ActionT],
    players: Sequence[PlayerInfo],
    first: StateT,
    history: Sequence[PlayedAction[StateT, ActionT]],
    *,
    finished: bool,
) -> int | None:
    """Return how many actions are left after an undo, None if there is nothing to undo.

    `history` are the actions since the state `first`.
    """
    if not history:
        return None
    last = len(history) - 1
    if finished:
        return last
    while last >= 0 and players[history[last].seat].kind != PERSON:
        last -= 1
    if last < 0:
        return None
    before = history[last - 1].state if last else first
    if _several_people(players) and not _is_own_turn(rules, before, history[-1].state):
        return None
    while history[last].follows:
        last -= 1
    return last


def _several_people(players: Sequence[PlayerInfo]) -> bool:
    return sum(player.kind == PERSON for player in players) > 1


def _is_own_turn(rules: Rules[SetupT, StateT, ActionT], then: StateT, now: StateT) -> bool:
    """Whether the player to move was already to move then, in the turn still in progress."""
    return rules.to_move(then) == rules.to_move(now) and rules.turn_id(then) == rules.turn_id(now)
