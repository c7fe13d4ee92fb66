"""The sound of each event, and the music of each state. Nothing is played here.

A sound is named as in `mexica.json` or `shell.json` of `resources/sounds`, which list its files.
"""

from collections.abc import Iterable, Iterator
from typing import Final, assert_never

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
from mexica.games.mexica.rules.spaces import Space
from mexica.games.mexica.rules.state import Phase, State
from mexica.play.cue import Cue

# delays in seconds from an event to its sounds, in step with the animations
PUT_DOWN: Final = 0.25  # a Pilli on its start space
FOOT_DOWN: Final = 0.12
CARRIED: Final = 0.6
COIN: Final = 0.4  # an action token
PADDLES: Final = 0.42  # seconds between two strokes
MOST_PADDLES: Final = 5
LANDING: Final = 0.45  # seconds from the last stroke to the bridge
FIRST_POINT: Final = 1.35  # seconds from the founding to the first step of a marker
POINTS: Final = 0.13  # seconds between two steps
NEXT_SEAT: Final = 0.25  # seconds between the markers of two seats
AFTER_SCORING: Final = 6.3  # length of the trumpets in seconds
LONG_SCORING: Final = 4.0  # minimum seconds for a last scoring to have its own trumpets before the feast


def cues(
    events: Iterable[Event], state: State, *, stretch: float = 1.0, scored_for: float = 0.0
) -> tuple[Cue, ...]:
    """Return the sounds of the events of one action, which led to this state.

    The animations take `stretch` times as long as usual, that of a scoring `scored_for` seconds.
    The turns and rounds that end or begin with a scoring are silent, and so are tokens removed by it.
    """
    heard = list(events)
    if any(isinstance(event, GameEnded) for event in heard):
        dropped = _WITH_SCORING if scored_for >= LONG_SCORING else _WITH_SCORING | PeriodScored
        heard = [event for event in heard if not isinstance(event, dropped)]
    elif any(isinstance(event, PeriodScored) for event in heard):
        heard = [event for event in heard if not isinstance(event, _WITH_SCORING)]
    return tuple(
        evolve(cue, delay=cue.delay * stretch + _wait(event, heard, scored_for))
        for event in heard
        for cue in sounds_of(event, state)
    )


_WITH_SCORING: Final = TurnEnded | RoundEnded | TurnBegan | TokenRemoved


def _wait(event: Event, events: list[Event], scored_for: float) -> float:
    """Seconds by which an event is delayed because of the sounds before it."""
    if isinstance(event, GameEnded):
        return scored_for
    if isinstance(event, PeriodBegan) and any(isinstance(other, PeriodScored) for other in events):
        return max(AFTER_SCORING, scored_for)
    if isinstance(event, TurnBegan) and any(isinstance(other, RoundEnded) for other in events):
        return 0.75
    return 0.25 if isinstance(event, TurnBegan | RoundEnded | TokenRemoved) else 0.0


def sounds_of(event: Event, state: State) -> tuple[Cue, ...]:
    """Return the sounds of an event by itself; `state` is the one it led to."""
    match event:
        case PointsSpent():
            # paying with the AP of the turn is silent: the action has its own sound
            return (Cue("token_spent", COIN),) if event.action_tokens else ()
        case PilliPlaced():
            return (Cue("placed", PUT_DOWN),)
        case CanalPlaced():
            return (Cue("canal_double" if len(event.spaces) > 1 else "canal"),)
        case BridgeBuilt():
            return (Cue("bridge"),)
        case BridgeMoved():
            return (Cue("bridge_moved"),)
        case TempleBuilt():
            return (Cue(f"temple_{event.floors}"),)
        case PilliWalked():
            return (_step(event.space, state, FOOT_DOWN),)
        case PilliBoated():
            return _strokes(event)
        case PilliMovedAtFlatRate():
            return (Cue("flat_rate"), _step(event.space, state, CARRIED))
        case DistrictFounded():
            return (Cue("founded"), *_points(event))
        case ActionTokenTaken():
            return (Cue("token_taken", COIN),)
        case RemovalProposed():
            return (Cue("proposed"),)
        case RemovalAnswered():
            return (Cue("agreed" if event.agreed else "declined"),)
        case TokenRemoved():
            return (Cue("token_removed"),)
        case TurnEnded():
            return (Cue("turn_ended"),)
        case RoundEnded():
            return (Cue("round_ended"),)
        case PeriodScored():
            return (Cue("period_scored"),)
        case PeriodBegan():
            return (Cue("period_began"),)
        case TurnBegan():
            return (Cue("turn_began"),)
        case GameEnded():
            return (Cue("game_ended"),)
        case _:
            assert_never(event)


def mood(state: State, *, scoring: bool = False) -> str:
    """Return the mood of the music for a state, or for a scoring."""
    if scoring or state.turn.phase is Phase.OVER:
        return "feast"
    return "lake" if state.turn.period == 1 else "causeway"


def _step(space: Space, state: State, delay: float) -> Cue:
    return Cue("step_grass" if state.board.direction(space) is None else "step_wood", delay)


def _strokes(event: PilliBoated) -> tuple[Cue, ...]:
    strokes = min(MOST_PADDLES, len(event.bridges) + 2)
    paddles = tuple(Cue("paddle", PADDLES * number) for number in range(strokes))
    return (*paddles, Cue("step_wood", PADDLES * (strokes - 1) + LANDING))


def _points(event: DistrictFounded) -> Iterator[Cue]:
    """A rising note for each step of a marker, one seat after the other."""
    delay = FIRST_POINT
    for _seat, points in event.awards:
        for number in range(points):
            yield Cue("point", delay, variant=number)
            delay += POINTS
        delay += NEXT_SEAT if points else 0.0
