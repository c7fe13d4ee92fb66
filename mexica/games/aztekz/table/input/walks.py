"""Where a hero can walk in this turn, and by which steps."""

from collections.abc import Mapping

from mexica.games.aztekz.rules import State, apply, refusal
from mexica.games.aztekz.rules.actions import StepHero
from mexica.games.aztekz.rules.cells import Cell
from mexica.games.aztekz.rules.state import HeroName

Walk = tuple[StepHero, ...]


def walks(state: State, hero: HeroName) -> Mapping[Cell, Walk]:
    """Return the cells that this hero of the player to move can still reach, each with the fewest steps."""
    found: dict[Cell, Walk] = {}
    edge: list[tuple[State, Walk]] = [(state, ())]
    begin = state.mover.hero(hero).at
    while edge:
        ahead: list[tuple[State, Walk]] = []
        for now, way in edge:
            for cell in now.pyramid.linked(now.mover.hero(hero).at):
                step = StepHero(hero, cell)
                if cell in found or cell == begin or refusal(now, step) is not None:
                    continue
                found[cell] = (*way, step)
                ahead.append((apply(now, step).state, found[cell]))
        edge = ahead
    return found
