"""What cards are worth beside serpents: the level reached, the next one, what an action would change."""

from collections.abc import Iterator
from typing import Final

from attrs import frozen

from mexica.games.coatl.ai.needs import OTHER, Way, needs
from mexica.games.coatl.rules import Action, State
from mexica.games.coatl.rules.actions import JoinPiece, LayPiece, PlaceTemple, PlayProphecy
from mexica.games.coatl.rules.cards import PROPHECIES, TEMPLES, Card, number
from mexica.games.coatl.rules.material import BESIDE, is_body, is_head
from mexica.games.coatl.rules.serpent import Serpent
from mexica.games.coatl.rules.state import Player
from mexica.games.coatl.rules.worth import (
    Worth,
    fulfilments,
    prophecy_worth,
    requirements_met,
    temple_worth,
)

SUITS: Final = ("red", "black", "blue", "yellow", "green")
_FAR: Final = 99  # pieces, for what cannot be reached at all


@frozen
class Reached:
    """How far a serpent fulfils a prophecy.

    `level` is the number of the level reached, None if none is; `following` that of the next one, None
    after the last. `pieces` has the pieces of each fulfilment, counted from the head end from 0 on.
    """

    card: Card
    worth: Worth
    level: int | None
    following: int | None
    pieces: tuple[tuple[int, ...], ...]


@frozen
class Change:
    """What a prophecy is worth beside a serpent before an action and after it; `played` if it lies there."""

    card: Card
    before: Worth
    after: Worth
    played: bool


@frozen
class Effect:
    """What an action does to a serpent of the player to move: the serpent then, and the cards it matters to.

    `closes` tells whether it is then closed; the points are those of the cards beside it.
    """

    number: int
    serpent: Serpent
    closes: bool
    changes: tuple[Change, ...]

    @property
    def points_before(self) -> int:
        """The points of the cards beside it now."""
        return sum(change.before.points for change in self.changes if change.played)

    @property
    def points_after(self) -> int:
        """The points of the same cards after the action."""
        return sum(change.after.points for change in self.changes if change.played)


def reached(card: Card, serpent: Serpent) -> Reached:
    """Return how far a serpent fulfils a prophecy as it is now."""
    worth = prophecy_worth(card, serpent)
    levels = PROPHECIES[card].levels
    passed = sum(needed <= worth.times for needed, _ in levels)
    following = passed if passed < len(levels) else None
    return Reached(card, worth, passed - 1 if passed else None, following, fulfilments(card, serpent))


def effect(state: State, action: Action) -> Effect | None:
    """Return what laying or joining a piece does to the serpent; None for any other action."""
    player = state.mover
    match action:
        case LayPiece(piece):
            return _effect(player, len(player.serpents) + 1, None, Serpent((piece,)))
        case JoinPiece(number, piece, end):
            serpent = player.serpents[number - 1]
            at_head = end == "head" if is_body(piece) else is_head(piece)
            return _effect(player, number, serpent, serpent.with_piece(piece, at_head))
    return None


def _effect(player: Player, number: int, before: Serpent | None, after: Serpent) -> Effect:
    return Effect(number, after, after.finished, tuple(_changes(player, before, after)))


def _changes(player: Player, before: Serpent | None, after: Serpent) -> Iterator[Change]:
    """The prophecies beside the serpent, then those in hand that gain something there."""
    for card in after.prophecies:
        yield Change(card, _worth(card, before), prophecy_worth(card, after), played=True)
    if len(after.prophecies) == BESIDE:
        return
    for card in dict.fromkeys(player.hand):
        change = Change(card, _worth(card, before), prophecy_worth(card, after), played=False)
        if card not in after.prophecies and change.after.times > change.before.times:
            yield change


def _worth(card: Card, serpent: Serpent | None) -> Worth:
    return Worth(0, 0) if serpent is None else prophecy_worth(card, serpent)


@frozen
class Fit:
    """Where a card of the hand may be laid, or how near it is to that.

    `serpents` are the numbers of those where it fits now, with its points there, the best first. `near` is
    the number of the unfinished serpent that takes the fewest pieces to reach the first level, with the way
    there; None where none can.
    """

    card: Card
    serpents: tuple[tuple[int, int], ...]
    near: tuple[int, Way] | None


def fit(card: Card, player: Player) -> Fit:
    """Return where this prophecy fits beside the player's unfinished serpents."""
    room = [number for number in player.unfinished if _has_room(player.serpents[number - 1], card)]
    worths = [(number, prophecy_worth(card, player.serpents[number - 1]).points) for number in room]
    fitting = sorted((pair for pair in worths if pair[1]), key=lambda pair: -pair[1])
    ways = [(number, way) for number in room for way in ways_on(card, player.serpents[number - 1])[:1]]
    nearest = min(ways, key=lambda pair: pair[1].size, default=None)
    return Fit(card, tuple(fitting), None if fitting else nearest)


def ways_on(card: Card, serpent: Serpent) -> tuple[Way, ...]:
    """Return ways to the next level of a prophecy, the shortest first; none if it cannot rise."""
    return needs(card, serpent.reading).ways


def _has_room(serpent: Serpent, card: Card) -> bool:
    return len(serpent.prophecies) < BESIDE and card not in serpent.prophecies


def way_colours(way: Way) -> tuple[tuple[str | None, ...], tuple[str | None, ...]]:
    """Return the colours to join at the head end and at the tail end, None where any will do."""
    head, tail = (tuple(None if one == OTHER else one for one in part) for part in (way.head, way.tail))
    return head, tail


def temple_outlook(card: Card, serpent: Serpent) -> tuple[tuple[bool, ...], int]:
    """Return which requirements of a temple a serpent meets as it is, and the points if it closed so."""
    met = tuple(requirements_met(TEMPLES[card], serpent, serpent.prophecies))
    return met, TEMPLES[card].points[sum(met)]


def worth_there(state: State, action: Action) -> int:
    """Return the points of the card that an action plays or places, 0 for any other action."""
    match action:
        case PlayProphecy(card, number):
            return prophecy_worth(card, state.mover.serpents[number - 1]).points
        case PlaceTemple(card, number):
            serpent = state.mover.serpents[number - 1]
            return temple_worth(card, serpent, serpent.prophecies).points
    return 0


def fits_best_first(hand: tuple[Card, ...], player: Player) -> tuple[int, ...]:
    """Return the slots of a hand by fit: what fits now by points, then what takes the fewest pieces."""
    fits = [fit(card, player) for card in hand]

    def rank(slot: int) -> tuple[int, int]:
        one = fits[slot]
        if one.serpents:
            return -one.serpents[0][1], 0
        return 0, one.near[1].size if one.near else _FAR

    return tuple(sorted(range(len(hand)), key=rank))


def by_suit(hand: tuple[Card, ...]) -> tuple[int, ...]:
    """Return the slots of a hand by suit, then by number."""
    return tuple(
        sorted(
            range(len(hand)), key=lambda slot: (SUITS.index(PROPHECIES[hand[slot]].suit), number(hand[slot]))
        )
    )
