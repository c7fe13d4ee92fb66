"""A plan as it is drawn on the pyramid: where a hero goes and acts, and the card as it would lie."""

from collections.abc import Sequence

from attrs import evolve, frozen

from mexica.games.aztekz import rules
from mexica.games.aztekz.rules import Action, State, apply, refusal
from mexica.games.aztekz.rules.actions import Decline, LayCard, StepHero
from mexica.games.aztekz.rules.material import CHIEF
from mexica.games.aztekz.table.input.offers import actor
from mexica.games.aztekz.table.input.others_marks import Told, add_mark
from mexica.games.aztekz.table.match.match_record import PlayedAction
from mexica.games.aztekz.table.pyramid import places
from mexica.games.aztekz.table.pyramid.places import Place
from mexica.games.aztekz.table.pyramid.pyramid_look import Ghost, PyramidLook
from mexica.play.others_turns import in_steps


@frozen
class PlanSteps:
    """The parts of a plan that are drawn: numbered marks with their events, the hero, the card as a ghost."""

    marks: tuple[Told, ...] = ()
    chosen: frozenset[Place] = frozenset()
    ghost: Ghost | None = None

    def added_to(self, look: PyramidLook) -> PyramidLook:
        """Return a look with the plan in it, which has its marks, without what else could be done."""
        return evolve(
            look,
            chosen=self.chosen,
            ghost=self.ghost,
            turned=look.turned if self.ghost is None else self.ghost.paths,
            reachable={},
            fitting={},
            ring=None,
        )


def plan_steps(state: State, actions: Sequence[Action]) -> PlanSteps:
    """Return the steps of a plan of the player to move from this state, as far as they are legal.

    As with the marks of others, a way has one mark where it ends, and so has all that is done in one place.
    """
    seat, drawn, played = state.turn.to_move, state.drawn, list[PlayedAction]()
    for action in actions:
        if refusal(state, action) is not None:
            break
        step = apply(state, action)
        played.append(PlayedAction(seat, action, tuple(step.events), step.state))
        state = step.state
    marks = list[Told]()
    for way in in_steps(rules, played, range(len(played))):
        add_mark(marks, way[-1], _where(way[-1]))
    heroes = {hero for done in played if (hero := actor(done.action)) is not None}
    laid = next((done.action for done in played if isinstance(done.action, LayCard)), None)
    soul = None if drawn is None else drawn.soul
    ghost = None if laid is None else Ghost(laid.cell, laid.paths, soul)
    return PlanSteps(tuple(marks), frozenset(places.hero(seat, hero) for hero in heroes), ghost)


def _where(played: PlayedAction) -> Place:
    match played.action:
        case LayCard() | StepHero():
            return places.on(played.action.cell)
        case Decline():
            return places.DECK
    return places.on(played.state.mover.hero(actor(played.action) or CHIEF).at)
