"""A plan as it is drawn on the pyramid: where a hero goes and acts, and the card as it would lie."""

from collections.abc import Sequence

from attrs import evolve, frozen

from mexica.games.aztekz.rules import Action, State, apply, refusal
from mexica.games.aztekz.rules.actions import Decline, LayCard, StepHero
from mexica.games.aztekz.rules.material import CHIEF
from mexica.games.aztekz.table.input.offers import actor
from mexica.games.aztekz.table.pyramid import places
from mexica.games.aztekz.table.pyramid.places import Place
from mexica.games.aztekz.table.pyramid.pyramid_look import ActionMark, Ghost, PyramidLook


@frozen
class PlanSteps:
    """The parts of a plan that are drawn: numbered marks of its actions, the hero, the card as a ghost."""

    numbered: tuple[ActionMark, ...] = ()
    chosen: frozenset[Place] = frozenset()
    ghost: Ghost | None = None

    def added_to(self, look: PyramidLook) -> PyramidLook:
        """Return a look with the plan in it, without marks of others and what else could be done."""
        return evolve(
            look,
            marks=self.numbered,
            chosen=self.chosen,
            ghost=self.ghost,
            turned=look.turned if self.ghost is None else self.ghost.paths,
            reachable={},
            fitting={},
            ring=None,
        )


def plan_steps(state: State, actions: Sequence[Action]) -> PlanSteps:
    """Return the steps of a plan of the player to move from this state, as far as they are legal."""
    seat, marks, chosen = state.turn.to_move, list[ActionMark](), set[Place]()
    for action in actions:
        if refusal(state, action) is not None:
            break
        hero = actor(action)
        marks.append(ActionMark(len(marks) + 1, seat, _where(state, action)))
        chosen |= set() if hero is None else {places.hero(seat, hero)}
        if isinstance(action, LayCard):
            soul = None if state.drawn is None else state.drawn.soul
            return PlanSteps(tuple(marks), frozenset(chosen), Ghost(action.cell, action.paths, soul))
        state = apply(state, action).state
    return PlanSteps(tuple(marks), frozenset(chosen))


def _where(state: State, action: Action) -> Place:
    match action:
        case LayCard() | StepHero():
            return places.on(action.cell)
        case Decline():
            return places.DECK
    return places.on(state.mover.hero(actor(action) or CHIEF).at)
