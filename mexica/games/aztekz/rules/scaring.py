"""Scaring souls away, to lay the drawn card where they were (A5.5)."""

from collections.abc import Iterator

from attrs import evolve

from mexica.games.aztekz.rules.actions import ScareSouls
from mexica.games.aztekz.rules.cells import Cell
from mexica.games.aztekz.rules.events import Event, SoulsScared
from mexica.games.aztekz.rules.material import CROWD, STEPS
from mexica.games.aztekz.rules.placing import fits_at
from mexica.games.aztekz.rules.state import Hero, HeroName, State
from mexica.games.aztekz.rules.stock import with_returned
from mexica.rulebook.refusing import Refusal, refuse


def refusal(state: State, name: HeroName) -> Refusal | None:
    """Return why this helper can scare no souls away where it stands."""
    hero, moving = state.mover.hero(name), state.acting(name)
    at = hero.at
    if moving.scared is not None:
        return refuse("A5.5", "Souls are scared away only once in a turn.")
    if not (hero.souls or state.pyramid.has_souls(at)):
        return refuse("A5.5", "There are no souls to scare away, neither on the card nor with the helper.")
    if state.crowd.get(at, 0) > 1:
        return refuse("A5.5", "Other heroes are on the card, so nothing can be scared away there.")
    if moving.steps >= STEPS[name]:
        return refuse("A5.5", "The helper must step on afterwards, and it has no step left.")
    exits = [cell for cell in state.pyramid.linked(at) if state.crowd.get(cell, 0) < CROWD]
    if not exits:
        return refuse("A5.5", "The helper must step on afterwards, and there is no card it could step to.")
    if not any(fits_after(state, name, at, cell) for cell in exits):
        return refuse("A5.5", "The drawn card would not fit there, so nothing can be scared away.")
    return None


def candidates(state: State, name: HeroName) -> Iterator[ScareSouls]:
    """Yield scaring souls away, if this helper can."""
    hero = state.mover.hero(name)
    souls = hero.souls or state.pyramid.has_souls(hero.at)
    if souls and refusal(state, name) is None:  # without that question a refusal would be made for most
        yield ScareSouls(name)


def fits_after(state: State, name: HeroName, card: Cell, to: Cell) -> bool:
    """Return whether the drawn card fits on a card scared clear when the helper has left it for a cell.

    Wherever the helper goes from there, that does not change: it cannot come back, so that it stays in the
    part of the pyramid that it has gone to (A6.5).
    """
    if state.drawn is None:
        return False
    hero = state.mover.hero(name)
    players = state.with_mover(state.mover.with_hero(name, Hero(to, hero.soul, hero.souls))).players
    return any(
        fits_at(state.pyramid, place, paths, players)
        for place in state.pyramid.places(state.drawn.shape)
        if place.cell == card
        for paths in place.ways
    )


def scared(state: State, action: ScareSouls, events: list[Event]) -> State:
    """Return the state with all souls of the helper's card, and those that it carried, in the supply."""
    hero = state.mover.hero(action.hero)
    lying = state.pyramid.lying(hero.at)
    carried = () if hero.soul is None else ((hero.soul, hero.souls),)
    events.append(SoulsScared(state.turn.to_move, action.hero, hero.at, lying, carried))
    back = [soul for soul, many in (*lying, *carried) for _ in range(many)]
    moving = evolve(state.acting(action.hero), scared=hero.at)
    player = state.mover.with_hero(action.hero, Hero(hero.at))
    return with_returned(state.acted(moving, player, state.pyramid.without_souls(hero.at)), back, events)
