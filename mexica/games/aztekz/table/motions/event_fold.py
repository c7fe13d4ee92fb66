"""The table after each event: a state updated from events alone, for display only."""

from collections.abc import Iterable

from attrs import evolve

from mexica.games.aztekz.rules.cells import Cell
from mexica.games.aztekz.rules.events import (
    CardDeclined,
    CardDrawn,
    CardLaid,
    Event,
    GameEnded,
    HeroesPlaced,
    HeroStepped,
    SoulsDropped,
    SoulsGiven,
    SoulsScared,
    SoulsStolen,
    SoulsTaken,
    TurnBegan,
)
from mexica.games.aztekz.rules.material import CHIEF, HEROES, Soul
from mexica.games.aztekz.rules.state import Drawn, Hero, HeroName, Moving, Phase, Player, Seat, State
from mexica.rulebook.tuples import less_one

_Deed = SoulsTaken | SoulsDropped | SoulsGiven | SoulsScared


def folded(state: State, event: Event) -> State:
    """Return the state after this event, as far as the table shows it; hidden orders may differ."""
    match event:
        case CardLaid() | CardDeclined() | CardDrawn():
            return _stock(state, event)
        case HeroesPlaced(seat, cell):
            return state.with_player(seat, Player(tuple(Hero(cell) for _name in HEROES)))
        case HeroStepped(seat, name, _origin, cell):
            hero = state.players[seat].hero(name)
            moving = _moving(state, name)
            moved = _with_hero(state, seat, name, evolve(hero, at=cell))
            return _acting(moved, evolve(moving, steps=moving.steps + 1))
        case SoulsTaken() | SoulsDropped() | SoulsGiven() | SoulsScared():
            return _deed(state, event)
        case SoulsStolen(seat, _cell, victim, name, pile):
            robbed = _carrying(state, victim, name, None, 0)
            robbed = robbed.with_player(seat, robbed.players[seat].with_pile(pile))
            return _acting(robbed, evolve(_moving(state, CHIEF), stolen=True))
        case TurnBegan(seat, number):
            turn = evolve(state.turn, phase=Phase.TURNS, to_move=seat, round=number, moving=None)
            return evolve(state, turn=turn)
        case GameEnded():
            return evolve(state, turn=evolve(state.turn, phase=Phase.OVER))
    return state


def _acting(state: State, moving: Moving) -> State:
    return evolve(state, turn=evolve(state.turn, moving=moving))


def covered(covering: Iterable[Cell], event: Event) -> frozenset[Cell]:
    """Return the cells whose card lies on another after this event."""
    if isinstance(event, CardLaid) and event.covered:
        return frozenset((*covering, event.cell))
    return frozenset(covering)


def _stock(state: State, event: CardLaid | CardDeclined | CardDrawn) -> State:
    """The state after something happened to the drawn card."""
    match event:
        case CardLaid(_seat, cell, paths, soul):
            pyramid = state.pyramid.with_card(cell, paths)
            if soul is not None:
                pyramid = pyramid.with_souls(cell, soul, 1)
            return evolve(_turn_over(state), pyramid=pyramid)
        case CardDeclined(_seat, shape, soul):
            supply = state.supply if soul is None else (*state.supply, soul)
            return evolve(_turn_over(state), deck=(*state.deck, shape), supply=supply)
        case CardDrawn(seat, shape, soul):
            supply = state.supply if soul is None else less_one(state.supply, soul)
            turn = evolve(state.turn, to_move=seat)
            deck = less_one(state.deck, shape)
            return evolve(state, deck=deck, supply=supply, drawn=Drawn(shape, soul), turn=turn)


def _turn_over(state: State) -> State:
    """The state with nothing in hand and no hero that moves."""
    return evolve(state, drawn=None, turn=evolve(state.turn, moving=None))


def _deed(state: State, event: _Deed) -> State:
    seat, name = event.seat, event.hero
    hero, pyramid, moving = state.players[seat].hero(name), state.pyramid, _moving(state, name)
    supply = state.supply
    match event:
        case SoulsTaken(_seat, _name, cell, soul, souls):
            pyramid = pyramid.with_souls(cell, soul, -souls)
            after = _carrying(state, seat, name, soul, hero.souls + souls)
        case SoulsDropped(_seat, _name, cell, soul, souls):
            pyramid = pyramid.with_souls(cell, soul, souls)
            after = _carrying(state, seat, name, None, 0)
        case SoulsGiven(_seat, _name, _cell, pile):
            after = _carrying(state, seat, name, None, 0)
            after = after.with_player(seat, after.players[seat].with_pile(pile))
        case SoulsScared(_seat, _name, cell, lying, carried):
            pyramid, moving = pyramid.without_souls(cell), evolve(moving, scared=cell)
            supply = (*supply, *(soul for soul, many in (*lying, *carried) for _ in range(many)))
            after = _carrying(state, seat, name, None, 0)
    return _acting(evolve(after, pyramid=pyramid, supply=supply), moving)


def _moving(state: State, name: HeroName) -> Moving:
    return state.turn.moving or Moving(name)


def _with_hero(state: State, seat: Seat, name: HeroName, hero: Hero) -> State:
    return state.with_player(seat, state.players[seat].with_hero(name, hero))


def _carrying(state: State, seat: Seat, name: HeroName, soul: Soul | None, souls: int) -> State:
    return _with_hero(state, seat, name, evolve(state.players[seat].hero(name), soul=soul, souls=souls))
