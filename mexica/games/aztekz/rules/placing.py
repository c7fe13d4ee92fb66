"""Laying the drawn card, or declining it (A3.2, A6)."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from attrs import evolve

from mexica.games.aztekz.rules.actions import Decline, LayCard
from mexica.games.aztekz.rules.cells import FIRST, Cell
from mexica.games.aztekz.rules.events import CardDeclined, CardLaid, Event, HeroesPlaced
from mexica.games.aztekz.rules.material import HEROES, SHAPE_OF, Paths
from mexica.games.aztekz.rules.pyramid import Place, Pyramid
from mexica.games.aztekz.rules.state import Hero, Phase, Player, Seat, State
from mexica.games.aztekz.rules.stock import with_returned
from mexica.rulebook.refusing import Refusal, refuse

_lay = cache(LayCard)


def refusal(state: State, action: LayCard) -> Refusal | None:
    """Return why the drawn card cannot be laid so."""
    if state.drawn is None or SHAPE_OF[action.paths] != state.drawn.shape:
        return refuse("A6.1", "The drawn card has other paths, however it is turned.")
    if state.turn.phase is Phase.STARTING:
        return _start_refusal(state, action)
    return (
        _forced_refusal(state, action.cell)
        or _cell_refusal(state.pyramid, action)
        or _covering_refusal(state, action.cell)
        or _link_refusal(state.pyramid, action)
        or _cut_refusal(state, action)
    )


def _start_refusal(state: State, action: LayCard) -> Refusal | None:
    if not state.pyramid.cells:
        if action.cell == FIRST:
            return None
        return refuse("A1.1", "Cells are counted from the first card, which lies at 0,0.")
    if state.pyramid.paths(action.cell):
        return refuse("A3.2", "A start card is laid beside the cards that lie there, not on one.")
    return _cell_refusal(state.pyramid, action) or _link_refusal(state.pyramid, action)


def _forced_refusal(state: State, cell: Cell) -> Refusal | None:
    """A5.5: after souls were scared away there is only one place."""
    moving = state.turn.moving
    if moving is None or moving.scared is None:
        return None
    if state.mover.hero(moving.hero).at == moving.scared:
        return refuse("A5.5", "First the helper must step off the card whose souls it has scared away.")
    if cell != moving.scared:
        return refuse("A5.5", "The drawn card must be laid where souls were scared away in this turn.")
    return None


def _cell_refusal(pyramid: Pyramid, action: LayCard) -> Refusal | None:
    if pyramid.is_within(action.cell):
        return None
    return refuse("A1.4", "The pyramid would be more than five cards wide or high.")


def _covering_refusal(state: State, cell: Cell) -> Refusal | None:
    if state.crowd.get(cell):
        return refuse("A6.4", "There are heroes on that card.")
    if state.pyramid.has_souls(cell):
        return refuse("A6.4", "There are souls on that card.")
    return None


def _link_refusal(pyramid: Pyramid, action: LayCard) -> Refusal | None:
    if pyramid.links(action.cell, action.paths):
        return None
    return refuse("A6.2", "No path of the card would be linked to a neighbouring card.")


def _cut_refusal(state: State, action: LayCard) -> Refusal | None:
    seats = cut_off(state, action.cell, action.paths)
    if not seats:
        return None
    if state.turn.to_move in seats:
        return refuse("A6.5", "Your chief would be cut off from both of your helpers.")
    return refuse("A6.5", "The chief of another player would be cut off from both helpers.")


def cut_off(state: State, cell: Cell, paths: Paths) -> tuple[Seat, ...]:
    """Return the seats whose chief would be joined to none of its helpers with this card on the cell (A6.5).

    No hero may stand on the cell.
    """
    if not state.pyramid.paths(cell):
        return ()
    parts, touched = _parts_touched(state.pyramid, cell, paths)
    return tuple(seat for seat, player in enumerate(state.players) if not _is_joined(player, parts, touched))


def unjoined(pyramid: Pyramid, players: Sequence[Player]) -> tuple[Seat, ...]:
    """Return the seats whose heroes all stand on cards, the chief joined to none of its helpers (A6.5)."""
    parts = pyramid.parts
    return tuple(
        seat
        for seat, player in enumerate(players)
        if player.heroes
        and all(hero.at in parts for hero in player.heroes)
        and not _is_joined(player, parts, set())
    )


def _parts_touched(pyramid: Pyramid, cell: Cell, paths: Paths) -> tuple[Mapping[Cell, int], set[int]]:
    """The parts of the pyramid without the card on this cell, and those that the new card would join."""
    parts = pyramid.parts_without(cell)
    return parts, {parts[other] for other in pyramid.links(cell, paths)}


def _is_joined(player: Player, parts: Mapping[Cell, int], touched: set[int]) -> bool:
    """Whether the chief is joined to a helper, if the touched parts are one."""
    chief, *helpers = (parts[hero.at] for hero in player.heroes)
    return chief in helpers or (chief in touched and any(helper in touched for helper in helpers))


def fits_at(pyramid: Pyramid, place: Place, paths: Paths, players: Sequence[Player]) -> bool:
    """Return whether a card that covers another keeps every chief joined to a helper (A6.5)."""
    if paths in place.safe:
        return True
    parts, touched = _parts_touched(pyramid, place.cell, paths)
    return all(_is_joined(player, parts, touched) for player in players)


def candidates(state: State) -> Iterator[LayCard]:
    """Yield every way to lay the drawn card (A3.2, A6.1 to A6.5, A5.5)."""
    if state.drawn is None:
        return
    moving, crowd, pyramid = state.turn.moving, state.crowd, state.pyramid
    scared = None if moving is None else moving.scared
    for place in pyramid.places(state.drawn.shape):
        cell = place.cell
        if scared is not None and cell != scared:
            continue
        if not place.covers:
            yield from (_lay(cell, paths) for paths in place.ways)
        elif cell not in crowd and not pyramid.has_souls(cell):
            for paths in place.ways:
                if fits_at(pyramid, place, paths, state.players):
                    yield _lay(cell, paths)


def has_place(state: State) -> bool:
    """Return whether the drawn card can be laid anywhere as things stand (A6.6)."""
    return any(True for _ in candidates(state))


def decline_refusal(state: State) -> Refusal | None:
    """Return why the drawn card must be laid."""
    moving = state.turn.moving
    if moving is not None and moving.scared is not None:
        return refuse("A5.5", "Souls were scared away, so the drawn card must be laid where they were.")
    if state.pyramid.complete or not has_place(state):
        return None
    return refuse("A6.6", "The pyramid is not complete and the drawn card has a place, so it must be laid.")


def laid(state: State, action: LayCard, events: list[Event]) -> State:
    """Return the state with the drawn card on its cell, and the soul on it; a start card with the heroes."""
    seat, soul = state.turn.to_move, None if state.drawn is None else state.drawn.soul
    events.append(CardLaid(seat, action.cell, action.paths, soul, state.pyramid.paths(action.cell)))
    pyramid = state.pyramid.with_card(action.cell, action.paths)
    if soul is not None:
        pyramid = pyramid.with_souls(action.cell, soul, 1)
    turn = evolve(state.turn, moving=None)
    if turn.phase is Phase.STARTING:
        events.append(HeroesPlaced(seat, action.cell))
        state = state.with_mover(Player((Hero(action.cell),) * len(HEROES)))
    else:
        turn = evolve(turn, quiet_rounds=0, laid_this_round=True)
    return evolve(state, pyramid=pyramid, drawn=None, turn=turn)


def declined(state: State, action: Decline, events: list[Event]) -> State:
    """Return the state with the drawn card under the deck and its soul in the supply, mixed again (A6.8)."""
    drawn = state.drawn
    assert drawn is not None  # in every turn (A4.1)
    events.append(CardDeclined(state.turn.to_move, drawn.shape, drawn.soul))
    turn = evolve(state.turn, moving=None)
    state = evolve(state, deck=(*state.deck, drawn.shape), drawn=None, turn=turn)
    return state if drawn.soul is None else with_returned(state, (drawn.soul,), events)
