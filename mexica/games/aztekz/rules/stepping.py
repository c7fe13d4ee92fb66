"""Which hero acts, and its steps (A4)."""

from collections.abc import Iterator

from mexica.games.aztekz.rules import scaring
from mexica.games.aztekz.rules.actions import StepHero
from mexica.games.aztekz.rules.events import Event, HeroStepped
from mexica.games.aztekz.rules.material import CROWD, HEROES, STEPS
from mexica.games.aztekz.rules.state import Hero, HeroName, Moving, State, is_helper
from mexica.rulebook.refusing import Refusal, refuse


def actors(state: State) -> tuple[HeroName, ...]:
    """Return the heroes that may act now: only one in a turn (A4.1)."""
    moving = state.turn.moving
    return HEROES if moving is None else (moving.hero,)


def actor_refusal(state: State, name: HeroName) -> Refusal | None:
    """Return why this hero cannot act in this turn."""
    if name in actors(state):
        return None
    return refuse("A4.1", "Only one hero acts in a turn, and another one has acted already.")


def refusal(state: State, action: StepHero) -> Refusal | None:
    """Return why this hero cannot step there."""
    moving, at = state.acting(action.hero), state.mover.hero(action.hero).at
    if moving.steps >= STEPS[action.hero]:
        return _no_step_left(action.hero)
    if action.cell not in state.pyramid.linked(at):
        return refuse("A4.3", "A step leads to a neighbouring card that is linked by paths.")
    if moving.scared == action.cell:
        return refuse("A5.5", "The helper may not come back onto the card whose souls it has scared away.")
    if state.crowd.get(action.cell, 0) >= CROWD:
        return refuse("A4.5", "There are four heroes on that card, and no more may be there at any moment.")
    if moving.scared == at and not scaring.fits_after(state, action.hero, at, action.cell):
        return refuse("A5.5", "With the helper there the drawn card would not fit where the souls fled.")
    return None


def _no_step_left(name: HeroName) -> Refusal:
    if is_helper(name):
        return refuse("A4.4", "A helper makes at most three steps in a turn.")
    return refuse("A4.4", "A chief makes at most one step in a turn.")


def candidates(state: State, name: HeroName) -> Iterator[StepHero]:
    """Yield every step of this hero."""
    moving, at, crowd = state.acting(name), state.mover.hero(name).at, state.crowd
    if moving.steps >= STEPS[name]:
        return
    for cell in state.pyramid.linked(at):
        if crowd.get(cell, 0) >= CROWD or cell == moving.scared:
            continue
        if moving.scared != at or scaring.fits_after(state, name, at, cell):
            yield StepHero(name, cell)


def stepped(state: State, action: StepHero, events: list[Event]) -> State:
    """Return the state after the step."""
    hero, moving = state.mover.hero(action.hero), state.acting(action.hero)
    events.append(HeroStepped(state.turn.to_move, action.hero, hero.at, action.cell))
    moved = Hero(action.cell, hero.soul, hero.souls)
    moving = Moving(moving.hero, moving.steps + 1, moving.stolen, moving.scared)
    return state.acted(moving, state.mover.with_hero(action.hero, moved))
