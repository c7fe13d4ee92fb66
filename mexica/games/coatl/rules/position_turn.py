"""The turn of a description: phase, what is being done, and the last turns, with their faults."""

from collections.abc import Mapping, Sequence

from mexica.games.coatl.rules.material import DEALT, HAND, SERPENTS
from mexica.games.coatl.rules.position_cards import HIDDEN
from mexica.games.coatl.rules.serpent import Serpent
from mexica.games.coatl.rules.state import Cause, Doing, Ending, Phase, Player, Turn
from mexica.games.coatl.rules.worth import prophecy_worth
from mexica.rulebook.faults import Faults

_MANY = 10**6  # upper limit of the number of a round
_ACTIONS = 2  # at most in a turn, or left in the last turns


def read_turn(faults: Faults, data: Mapping[str, object], seats: int) -> Turn:
    """Return the described turn, and note everything wrong with it."""

    def number(key: str, least: int, most: int, usual: int) -> int:
        return faults.number(key, data.get(key, usual), least, most)

    phase = faults.member("phase", data.get("phase"), Phase) or Phase.TURNS
    doing = None if data.get("doing") is None else faults.member("doing", data["doing"], Doing)
    last = max(seats - 1, 0)
    closing = data.get("closing")
    return Turn(
        phase,
        number("round", 0, _MANY, 0 if phase is Phase.KEEPING else 1),
        number("first", 0, last, 0),
        number("to_move", 0, last, 0),
        doing,
        number("actions_left", 0, _ACTIONS, 0 if phase is Phase.OVER else 1),
        number("chosen", 0, HAND, 1 if doing is Doing.CHOOSING else 0),
        None if closing is None else faults.number("closing", closing, 1, SERPENTS),
        number("skipped", 0, last, 0),
    )


def read_ending(faults: Faults, data: Mapping[str, object], turn: Turn, seats: int) -> Ending | None:
    """Return the last turns as described, None if they have not begun."""
    if data.get("ending") is None:
        return None
    given = faults.record("ending", data["ending"], ("cause", "by", "actions"))
    cause = faults.member("ending: cause", given.get("cause"), Cause)
    by = given.get("by")
    actions = [faults.number("ending: actions", one, 0, _ACTIONS) for one in faults.list_at(given, "actions")]
    if len(actions) != seats:
        faults.add("ending: actions must have a number for each seat.")
        actions = [0] * seats
    elif turn.phase is Phase.TURNS and turn.to_move < seats and actions[turn.to_move] < turn.actions_left:
        faults.add("ending: actions must count the actions of the turn in progress too (C12.1).")
    if (by is not None) != (cause is Cause.THIRD_SERPENT):
        faults.add("ending: by is the seat with the third serpent, or null (C12.1).")
    elif by is not None:
        by = faults.number("ending: by", by, 0, max(seats - 1, 0))
    return Ending(cause or Cause.BODIES_GONE, by if isinstance(by, int) else None, tuple(actions))


def check_turn(faults: Faults, turn: Turn, ending: Ending | None, players: Sequence[Player]) -> None:
    """Note everything in which turn, last turns and players do not fit together."""
    if (turn.phase is Phase.KEEPING) != (turn.round == 0):
        faults.add("round is 0 while opening hands are chosen, and from then on at least 1 (C3.3).")
    if turn.phase is not Phase.TURNS and (turn.doing is not None or turn.closing is not None):
        faults.add("doing and closing belong to a turn (C4.1).")
    if turn.phase is not Phase.OVER and not turn.actions_left:
        faults.add("actions_left is at least 1 until the game is over (C4.1).")
    for seat, player in enumerate(players):
        most = max(DEALT) if turn.phase is Phase.KEEPING else HAND
        if len(player.hand) > most:
            faults.add(f"Seat {seat}: hand has {len(player.hand)} prophecies, not {most} at most (C6.1).")
        closing = turn.closing if seat == turn.to_move else None
        for number, serpent in enumerate(player.serpents, 1):
            if serpent.finished and not serpent.prophecies and number != closing:
                faults.add(f"Seat {seat}: serpent {number} is finished and has no prophecy (C7.8).")
        if turn.phase is Phase.TURNS and ending is None and len(player.finished) == SERPENTS:
            faults.add(f"Seat {seat} has three finished serpents, so that the last turns have begun (C12.1).")
    if players:
        _check_closing(faults, turn, players)


def bare_serpent(turn: Turn, players: Sequence[Player]) -> Serpent | None:
    """Return the serpent just closed if no prophecy beside it or known in the hand fits it (C7.8)."""
    mover = players[turn.to_move] if players else Player()
    closing = mover.serpents[turn.closing - 1 : turn.closing] if turn.closing is not None else ()
    for serpent in closing:
        known = (card for card in mover.hand if card != HIDDEN)
        if not serpent.prophecies and not any(prophecy_worth(card, serpent).points for card in known):
            return serpent
    return None


def _check_closing(faults: Faults, turn: Turn, players: Sequence[Player]) -> None:
    if turn.closing is None:
        return
    mover = players[turn.to_move]
    finished = [number for number, serpent in enumerate(mover.serpents, 1) if serpent.finished]
    if turn.doing is not Doing.ASSEMBLING or turn.closing not in finished:
        faults.add("closing is the number of a finished serpent of the player who assembles (C7.7).")
    elif mover.serpents[turn.closing - 1].temple is not None:
        faults.add("A serpent with a temple is closed for good (C7.11).")
    elif bare_serpent(turn, players) is not None and HIDDEN not in mover.hand:
        faults.add("closing: the serpent has no prophecy, and none in the hand fits it (C7.8).")
