"""A small game of secrets, for the tests of hidden hands: cards in hand are known to their seat alone.

In a turn: draw the top card of the deck unseen, turn it face up, or play a card of one's hand, as often as
one likes; then end. Whoever has played three cards wins.
"""

import re
from typing import Any, Final

from attrs import evolve, frozen

from mexica.play import record
from mexica.play.record import PlayerInfo

CARDS: Final = 20
DEALT: Final = 2
GOAL: Final = 3  # cards played


@frozen
class Setup:
    """The order of all cards, for so many seats."""

    cards: tuple[int, ...]
    seats: int


@frozen
class State:
    """The hands, the deck with its top first, the cards face up, how many each seat has played, the turn."""

    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]
    table: tuple[int, ...] = ()
    played: tuple[int, ...] = (0, 0)
    mover: int = 0
    turns: int = 0


@frozen
class Drawn:
    seat: int
    card: int


@frozen
class Turned:
    card: int


@frozen
class Played:
    seat: int
    card: int


@frozen
class Ended:
    seat: int


@frozen
class Step:
    state: State
    events: tuple[Any, ...]


class IllegalAction(ValueError):  # noqa: N818  # as the protocol names it
    """A card that is not there, or an action after the end."""


Record = record.Record[Setup, State, str]


def start(setup: Setup) -> State:
    dealt = DEALT * setup.seats
    hands = tuple(setup.cards[first : first + DEALT] for first in range(0, dealt, DEALT))
    return State(hands, setup.cards[dealt:], played=(0,) * setup.seats)


def to_move(state: State) -> int:
    return state.mover


def is_over(state: State) -> bool:
    return max(state.played) == GOAL


def turn_id(state: State) -> int:
    return state.turns


def points(state: State) -> tuple[int, ...]:
    return state.played


def round_number(state: State) -> int:
    return state.turns // len(state.hands) + 1


def ends_turn(action: str) -> bool:
    return action == "end"


def continues(action: str, last: str) -> bool:
    return False


def reveals(events: tuple[Any, ...], seat: int) -> bool:
    return any(
        isinstance(event, Turned)
        or (isinstance(event, Drawn) and event.seat == seat)
        or (isinstance(event, Played) and event.seat != seat)
        for event in events
    )


def describe(state: State, seat: int | None = None) -> dict[str, Any]:
    hands = [list(h) if seat in (None, s) else [None] * len(h) for s, h in enumerate(state.hands)]
    told = {"hands": hands, "table": list(state.table), "played": list(state.played), "mover": state.mover}
    return {**told, "deck": list(state.deck) if seat is None else len(state.deck), "turns": state.turns}


def apply(state: State, action: str) -> Step:
    seat = state.mover
    if is_over(state) or (action in ("draw", "turn") and not state.deck):
        raise IllegalAction
    match action:
        case "end":
            mover = (seat + 1) % len(state.hands)
            return Step(evolve(state, mover=mover, turns=state.turns + 1), (Ended(seat),))
        case "draw":
            card, *deck = state.deck
            after = evolve(_with_hand(state, (*state.hands[seat], card)), deck=tuple(deck))
            return Step(after, (Drawn(seat, card),))
        case "turn":
            card, *deck = state.deck
            return Step(evolve(state, deck=tuple(deck), table=(*state.table, card)), (Turned(card),))
    return _played(state, action)


def _played(state: State, action: str) -> Step:
    found = re.fullmatch(r"play (\d+)", action)
    if found is None or int(found[1]) not in state.hands[state.mover]:
        raise IllegalAction
    seat, card = state.mover, int(found[1])
    after = _with_hand(state, tuple(one for one in state.hands[seat] if one != card))
    played = tuple(many + (one == seat) for one, many in enumerate(state.played))
    return Step(evolve(after, played=played, table=(*state.table, card)), (Played(seat, card),))


def _with_hand(state: State, hand: tuple[int, ...]) -> State:
    return evolve(state, hands=(*state.hands[: state.mover], hand, *state.hands[state.mover + 1 :]))


def new_record(*kinds: str, actions: str = "", shift: int = 0) -> Record:
    """A game of players of these kinds, after these actions, which are divided by commas.

    With another `shift` all cards are others.
    """
    players = tuple(PlayerInfo(f"Seat {seat}", str(seat), kind) for seat, kind in enumerate(kinds))
    cards = tuple((number + shift) % CARDS for number in range(CARDS))
    done = tuple(filter(None, (action.strip() for action in actions.split(","))))
    return Record(Setup(cards, len(kinds)), players, done)
