"""How cards move: into a hand, into the display, beside a serpent."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from pygame import Rect

from mexica.games.coatl.rules.cards import Card
from mexica.games.coatl.rules.events import (
    DisplayFilled,
    ProphecyPlayed,
    ProphecyTaken,
    TemplePlaced,
    TempleTaken,
)
from mexica.games.coatl.rules.material import DISPLAY
from mexica.games.coatl.rules.state import Player, Seat, State
from mexica.games.coatl.table.court import places
from mexica.games.coatl.table.court.court_look import Moving
from mexica.games.coatl.table.court.layout import CourtLayout
from mexica.games.coatl.table.court.places import TEMPLE_SLOT, Place
from mexica.games.coatl.table.motions.moving_things import FlyingCard
from mexica.games.coatl.table.motions.piece_flights import APART
from mexica.games.coatl.table.motions.table_acts import Act, Backdrop, Part

_FLIGHT: Final = 0.5  # seconds

Area = Callable[[CourtLayout], Rect]


def prophecy_taken(
    event: ProphecyTaken, before: State, viewer: Seat | None, spaces: Sequence[int] = range(DISPLAY)
) -> Act:
    """Return the act in which a prophecy flies into a hand, face down if the viewer may not know it.

    `spaces` are those of the cards of the display before.
    """
    player = before.players[event.seat]
    end = _hand_place(event.seat, len(player.hand), _held(player) + 1)
    if event.unseen:
        seen = event.card if event.seat == viewer else None
        return Act(Backdrop(before), (_card(seen, _deck, end),))
    slot = before.display.index(event.card)
    hidden = frozenset({places.display(slot)})
    return Act(Backdrop(before, hidden), (_card(event.card, _display_place(spaces[slot]), end),))


def temple_taken(event: TempleTaken, before: State) -> Act:
    """Return the act in which a common temple flies into a hand."""
    held = _held(before.players[event.seat])
    part = _card(event.card, _pile_place(event.pile), _hand_place(event.seat, held, held + 1), temple=True)
    return Act(Backdrop(before, frozenset({places.pile(event.pile)})), (part,))


def display_filled(event: DisplayFilled, after: State, spaces: Sequence[int] = range(DISPLAY)) -> Act:
    """Return the act in which prophecies fly from the deck into the display, whose cards lie in `spaces`."""
    first = len(after.display) - len(event.cards)
    slots = range(first, len(after.display))
    parts = tuple(
        _card(card, _deck, _display_place(spaces[slot]), after=APART * number)
        for number, (slot, card) in enumerate(zip(slots, event.cards, strict=True))
    )
    return Act(Backdrop(after, frozenset(map(places.display, slots))), parts)


def laid(event: ProphecyPlayed | TemplePlaced, before: State) -> Act:
    """Return the act in which a card flies to its place beside a serpent."""
    seat, number = event.seat, event.serpent
    serpent = before.players[seat].serpents[number - 1]
    temple = isinstance(event, TemplePlaced)
    slot = TEMPLE_SLOT if temple else len(serpent.prophecies)
    origin, begin = _origin(event, before.players[seat])
    part = _card(event.card, begin, lambda layout: layout.court(seat).card(number, slot), temple=temple)
    resting = frozenset({(seat, number)}) if serpent.finished else frozenset()
    return Act(Backdrop(before, frozenset({origin}), resting), (part,))


def _origin(event: ProphecyPlayed | TemplePlaced, player: Player) -> tuple[Place, Area]:
    """Where the card lay before it was laid."""
    seat, held = event.seat, _held(player)
    if isinstance(event, ProphecyPlayed):
        slot = player.hand.index(event.card)
        return places.prophecy(seat, slot), _hand_place(seat, slot, held)
    if event.pile is not None:
        return places.pile(event.pile), _pile_place(event.pile)
    slot = player.temples.index(event.card)
    return places.temple(seat, slot), _hand_place(seat, len(player.hand) + slot, held)


def _card(card: Card | None, begin: Area, end: Area, *, temple: bool = False, after: float = 0.0) -> Part:
    """A card that flies from a place to another after so many seconds."""

    def figures(layout: CourtLayout, share: float) -> Iterator[Moving]:
        yield FlyingCard(card, begin(layout), end(layout), share, temple)

    return Part(figures, _FLIGHT, after)


def _held(player: Player) -> int:
    return len(player.hand) + len(player.temples)


def _hand_place(seat: Seat, slot: int, count: int) -> Area:
    """The place of a card in hand, or of all cards in hand at a terrace."""

    def area(layout: CourtLayout) -> Rect:
        plan = layout.court(seat)
        return plan.hand_cards(count)[slot] if plan.large else plan.hand

    return area


def _deck(layout: CourtLayout) -> Rect:
    return layout.market.deck


def _display_place(slot: int) -> Area:
    return lambda layout: layout.market.display(slot)


def _pile_place(pile: int) -> Area:
    return lambda layout: layout.market.pile(pile)
