"""How far one undo goes back.

With one person at the table, to that person's last decision, across the turns of the computers; among
several people, only within the turn in progress; in a finished game, one action. Actions chosen together,
like the steps of one move, are taken back together. A whole turn is taken back as far as one may go. What
has shown a player something hidden stands, as nobody can forget it.
"""

from collections.abc import Sequence

from mexica.play.game_rules import ActionT, Rules, SetupT, StateT
from mexica.play.record import PERSON, PlayedAction, PlayerInfo, turn_ends
from mexica.texts import _, listed


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
    before = _before(first, history, last)
    if _several_people(players) and not _is_own_turn(rules, before, history[-1].state):
        return None
    while history[last].follows:
        last -= 1
    return None if _has_revealed(rules, history, last) else last


def turn_undo_target(
    rules: Rules[SetupT, StateT, ActionT],
    players: Sequence[PlayerInfo],
    first: StateT,
    history: Sequence[PlayedAction[StateT, ActionT]],
    *,
    finished: bool,
) -> int | None:
    """Return how many actions are left once a person's whole turn is taken back, None if none can be.

    It is the turn of the decision that an undo would take back. A finished game is only looked through.
    """
    target = None if finished else undo_target(rules, players, first, history, finished=False)
    if target is None:
        return None
    seat, turn = history[target].seat, rules.turn_id(_before(first, history, target))
    for number in range(target - 1, -1, -1):
        theirs = history[number].seat != seat
        other = rules.turn_id(_before(first, history, number)) != turn or (
            theirs and _several_people(players)
        )
        if other or rules.reveals(history[number].events, seat):
            break
        target = target if theirs else number
    return target


def why_no_undo(
    rules: Rules[SetupT, StateT, ActionT],
    players: Sequence[PlayerInfo],
    first: StateT,
    history: Sequence[PlayedAction[StateT, ActionT]],
) -> str:
    """Return in a sentence why nothing can be taken back, where `undo_target` says so."""
    if all(player.kind != PERSON for player in players):
        return _("Only computers play, so there is nothing of yours to take back.")
    ends = zip(history, turn_ends(rules, first, history), strict=True)
    decided = [
        (number, ended) for number, (played, ended) in enumerate(ends) if players[played.seat].kind == PERSON
    ]
    if not decided:
        return _("There is nothing to take back yet.")
    number, ended = decided[-1]
    if ended and _several_people(players):
        return _("The turn before was ended; with several people at the table it stands.")
    if _has_revealed(rules, history, number):
        return _("Something hidden was revealed after this action, so it cannot be taken back.")
    return _("An answer that was given stands.")


def taken_back(
    rules: Rules[SetupT, StateT, ActionT],
    state: StateT,
    taken: Sequence[PlayedAction[StateT, ActionT]],
    names: Sequence[str],
) -> str:
    """Return in a sentence whose turns were taken back if it was not only a person's own, else empty.

    `taken` was played from `state`, a person's decision first; `names` are by seat.
    """
    own, turn = taken[0].seat, rules.turn_id(state)
    told = {names[own]: None}  # in order
    for played in taken:
        if played.seat != own and rules.turn_id(state) != turn:
            told[names[played.seat]] = None
        state = played.state
    return _("Turns taken back: {names}.").format(names=listed(list(told))) if len(told) > 1 else ""


def stopped_at(
    rules: Rules[SetupT, StateT, ActionT], first: StateT, history: Sequence[PlayedAction[StateT, ActionT]]
) -> str:
    """Return in a sentence that a turn was taken back only to what was revealed last, else empty.

    `history` are the actions left since the state `first`.
    """
    if not history:
        return ""
    last = history[-1]
    goes_on = rules.turn_id(_before(first, history, len(history) - 1)) == rules.turn_id(last.state)
    if not (goes_on and rules.reveals(last.events, last.seat)):
        return ""
    return _("The turn is taken back to what was revealed last; that cannot be hidden again.")


def _before(first: StateT, history: Sequence[PlayedAction[StateT, ActionT]], number: int) -> StateT:
    """The state before the action with this number, counted from 0."""
    return history[number - 1].state if number else first


def _has_revealed(
    rules: Rules[SetupT, StateT, ActionT], history: Sequence[PlayedAction[StateT, ActionT]], number: int
) -> bool:
    """Whether whoever played the action with this number has seen something new by it or since."""
    seat = history[number].seat
    return any(rules.reveals(played.events, seat) for played in history[number:])


def _several_people(players: Sequence[PlayerInfo]) -> bool:
    return sum(player.kind == PERSON for player in players) > 1


def _is_own_turn(rules: Rules[SetupT, StateT, ActionT], then: StateT, now: StateT) -> bool:
    """Whether the player to move was already to move then, in the turn still in progress."""
    return rules.to_move(then) == rules.to_move(now) and rules.turn_id(then) == rules.turn_id(now)
