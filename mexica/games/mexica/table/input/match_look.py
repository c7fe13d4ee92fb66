"""Everything the view shows over the state: highlights, the piece in hand, the path."""

from collections.abc import Sequence
from typing import Any, Final

from attrs import evolve
from pygame import Rect

from mexica.drawing.seat_look import SeatLook
from mexica.games.mexica.rules import State
from mexica.games.mexica.rules.actions import FlatRateMove, PlaceCanal, PlacePilli, TakeBoat, Walk
from mexica.games.mexica.rules.material import CALPULLI
from mexica.games.mexica.rules.spaces import Space, SpaceSet, size
from mexica.games.mexica.rules.state import Phase
from mexica.games.mexica.table.board.district_sizes import size_space
from mexica.games.mexica.table.board.layout import Layout
from mexica.games.mexica.table.board.look import CANAL, Look
from mexica.games.mexica.table.board.move_path import Leg, legs
from mexica.games.mexica.table.input.district_info import districts_made, districts_of
from mexica.games.mexica.table.input.event_sentences import event_spaces
from mexica.games.mexica.table.input.hand import Hand, ghost_of
from mexica.games.mexica.table.input.offers import Offer
from mexica.games.mexica.table.input.pointing import Pointing
from mexica.games.mexica.table.match.match_record import Session
from mexica.play.looking_back import LookingBack
from mexica.play.record import PERSON

_MOVES: Final = (Walk, TakeBoat, FlatRateMove)
_LIGHTS: Final = 40  # spaces; with more, the highlights no longer stand out


def match_look(
    session: Session, seats: Sequence[SeatLook], hand: Hand, mouse: Pointing, *, flat_view: bool = False
) -> Look:
    """Return everything the view shows over the state."""
    offer, seat = hand.offer(), seats[session.state.turn.to_move]
    chosen, ghosts = _in_hand(offer, hand, seat.sign.name)
    legal, dotted = _highlights(hand)
    made = districts_made(hand.state, offer.actions) if offer and hand.state else ()
    shown = Look(
        seats=tuple(seats),
        displays=(session.setup.display, session.setup.later),
        legal=legal - {space for _, space in ghosts},  # under a dark ghost a mark would hide its shape
        dotted=dotted,
        prices=hand.reach_prices(),
        pointed=mouse.space,
        hover=mouse.space if hand.tool is not None or mouse.district(session.state) else None,
        barred=hand.offers is not None
        and hand.tool is not None
        and offer is None
        and not mouse.covered
        and mouse.space not in hand.open_spaces()
        and mouse.space != session.state.mover.pilli,
        chosen=_under_review(session) if session.finished else chosen,
        refused=mouse.refused,
        chosen_token=mouse.place if hand.offers is not None else None,
        district=_district(session, made, mouse),
        made=_worth_writing(made),
        ghosts=ghosts,
        route=_path(session.state, offer),
        flat_view=flat_view,
    )
    return shown if mouse.previews else _plain(shown, mouse.district(session.state))


def _plain(look: Look, district: SpaceSet) -> Look:
    """The look without what helps before a click; the piece in hand is still shown as it lies."""
    nothing: frozenset[Space] = frozenset()
    shown = evolve(look, legal=nothing, dotted=nothing, prices=frozenset(), barred=False)
    return evolve(shown, made=(), route=(), district=district)


def looking_look(
    looking: LookingBack[Any, State, Any], session: Session, seats: Sequence[SeatLook], mouse: Pointing
) -> Look:
    """Return everything the view shows over an earlier state while looking back: what was done last there."""
    last = looking.last
    return Look(
        seats=tuple(seats),
        displays=(session.setup.display, session.setup.later),
        pointed=mouse.space,
        hover=mouse.space if mouse.district(looking.state) else None,
        chosen=frozenset() if last is None else event_spaces(last.events),
        district=mouse.district(looking.state),
    )


def kept_clear(layout: Layout, state: State, look: Look) -> list[Rect]:
    """Return what a tip at the mouse should not cover: the choices, the mover's Pilli and its path."""
    spaces = {*look.legal, *(space for _, space in look.ghosts)}
    spaces |= {size_space(state, district) for district in look.made}
    if state.turn.phase is not Phase.OVER and state.mover.pilli is not None:
        spaces.add(state.mover.pilli)
    on_the_way = {(round(column), round(row)) for leg in look.route for column, row in leg.spots}
    return [*map(layout.cell_rect, spaces), *(layout.grid_rect(*spot) for spot in on_the_way)]


def _district(session: Session, made: tuple[SpaceSet, ...], mouse: Pointing) -> SpaceSet:
    """The districts to mark: those of the token under the mouse, or the one to be cut off or rested on."""
    if session.decider != PERSON and not session.finished:
        return 0
    if mouse.token is not None:
        return sum(districts_of(session.state, mouse.token))  # they have no space in common
    return made[0] if len(made) > 1 else mouse.district(session.state)


def _worth_writing(made: tuple[SpaceSet, ...]) -> tuple[SpaceSet, ...]:
    """Districts whose sizes are news: those that a canal cuts apart, or one of the size of some token."""
    return made if len(made) > 1 else tuple(one for one in made if size(one) in CALPULLI)


def _highlights(hand: Hand) -> tuple[frozenset[Space], frozenset[Space]]:
    """The spaces to highlight, and those to dot: those at the flat rate, or all if they are many."""
    spaces = hand.open_spaces()
    near = frozenset(space for space, _ in hand.reach_prices())
    if near:
        return near, spaces - near
    return (spaces, frozenset()) if len(spaces) <= _LIGHTS else (frozenset(), spaces)


def _in_hand(
    offer: Offer | None, hand: Hand, colour: str
) -> tuple[frozenset[Space], tuple[tuple[str, Space], ...]]:
    """The chosen spaces, and the ghosts of the pieces that a click would place."""
    origin = hand.tool.origin if hand.tool else None
    held = frozenset() if origin is None else frozenset({origin})
    if offer is None:
        return held, ()
    match offer.actions:
        case ():
            return frozenset(offer.spaces), ()
        case [PlaceCanal(spaces)]:
            return held, tuple((CANAL, space) for space in spaces)
        case [PlacePilli(space)]:
            return held, ((f"pilli_{colour}", space),)
        case [*_, FlatRateMove() | Walk() | TakeBoat()]:
            return held, ((f"pilli_{colour}", offer.spaces[-1]),)
    return held, ghost_of(offer.actions[0], colour)


def _path(state: State, offer: Offer | None) -> tuple[Leg, ...]:
    """The path on which a click would send the Pilli, if any."""
    origin = state.mover.pilli
    if offer is None or origin is None or not offer.actions:
        return ()
    return legs(state.board, origin, offer.actions) if isinstance(offer.actions[0], _MOVES) else ()


def _under_review(session: Session) -> frozenset[Space]:
    """The spaces of the last action, while reviewing a finished game."""
    return event_spaces(session.history[-1].events) if session.reviewing and session.history else frozenset()
