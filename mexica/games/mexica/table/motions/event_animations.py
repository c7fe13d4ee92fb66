"""The acts that show each kind of event. The changes of an event without an act appear at once."""

from collections.abc import Iterable
from typing import Final

from attrs import evolve

from mexica.games.mexica.rules.events import (
    ActionTokenTaken,
    BridgeBuilt,
    BridgeMoved,
    CanalPlaced,
    DistrictFounded,
    Event,
    GameEnded,
    PeriodBegan,
    PeriodScored,
    PilliBoated,
    PilliMovedAtFlatRate,
    PilliPlaced,
    PilliWalked,
    PointsSpent,
    RemovalAnswered,
    RemovalProposed,
    RoundEnded,
    TempleBuilt,
    TokenRemoved,
    TurnBegan,
    TurnEnded,
)
from mexica.games.mexica.rules.state import State
from mexica.games.mexica.table.motions import building, pilli_moves, point_motions, scoring_animation, victory
from mexica.games.mexica.table.motions.event_fold import folded
from mexica.games.mexica.table.motions.table_acts import Act, Backdrop, Cast, Part

STILL: Final = (
    RemovalProposed | RemovalAnswered | TokenRemoved | TurnEnded | RoundEnded | PeriodBegan | TurnBegan
)


def acts(events: Iterable[Event], before: State, cast: Cast) -> list[Act]:
    """Return the acts that show these events, which happened in this order, starting from this state."""
    shown: list[Act] = []
    waiting: list[Part] = []  # parts that accompany the next act
    state = before
    for event in events:
        after = folded(state, event)
        if isinstance(event, PointsSpent):
            waiting += [point_motions.coins(event)] if event.action_tokens else []
        elif made := _acts(event, state, after, cast):
            made[0] = evolve(made[0], parts=(*made[0].parts, *waiting))
            shown += made
            waiting = []
        state = after
    if waiting:
        shown.append(Act(Backdrop(state), tuple(waiting)))
    return shown


def _acts(event: Event, before: State, after: State, cast: Cast) -> list[Act]:
    match event:
        case PilliPlaced():
            return [pilli_moves.placed(event, after, cast)]
        case PilliWalked():
            return [pilli_moves.walked(event, after, cast)]
        case PilliBoated():
            return [pilli_moves.boated(event, after, cast)]
        case PilliMovedAtFlatRate():
            return [pilli_moves.carried(event, after, cast)]
        case CanalPlaced():
            return [building.canal(event, before, after)]
        case BridgeBuilt():
            return [building.bridge(event, after)]
        case BridgeMoved():
            return [building.bridge_moved(event, before, after)]
        case TempleBuilt():
            return [building.temple(event, after, cast)]
        case DistrictFounded():
            return point_motions.founded(event, before, after, cast)
        case ActionTokenTaken():
            return [Act(Backdrop(after), (point_motions.coins(event),))]
        case PeriodScored():
            return scoring_animation.scoring(event, before, cast)
        case GameEnded():
            return [victory.victory(event, after, cast)]
    return []
