"""Every event of the rules has its sound, every sound played exists, and every sound is used."""

from random import Random
from typing import get_args

import pytest
from attrs import evolve

from mexica.games.mexica.rules import apply, legal_actions, new_setup, start
from mexica.games.mexica.rules import events as happened
from mexica.games.mexica.rules.actions import Direction, parse
from mexica.games.mexica.rules.scoring import Scoring
from mexica.games.mexica.rules.spaces import named
from mexica.games.mexica.rules.state import Phase, State
from mexica.games.mexica.table.match import event_sounds
from mexica.games.mexica.table.match.event_sounds import cues, mood, sounds_of
from mexica.games.mexica.table.motions import point_motions
from mexica.play.cue import Cue
from mexica.resources import resource
from mexica.shell import sound_files

O6, O7, O8, K5 = named("O6"), named("O7"), named("O8"), named("K5")
SCORING = Scoring((), (), (0, 0))
SOUNDS = sound_files.find(resource("sounds", "mexica.json"), resource("sounds", "shell.json"))
# sounds of the table and the buttons, not of events
OTHERS = {"hover", "click", "refused", "undone", "redone"}


def after(*texts: str) -> State:
    state = start(new_setup(2, 1))
    for text in texts:
        state = apply(state, parse(text)).state
    return state


BRIDGED = after("start G7", "start H6", "bridge O7 ew")
ROWS = [
    (happened.PointsSpent(0, 1, 0), []),
    (happened.PointsSpent(0, 0, 1), ["token_spent"]),
    (happened.PilliPlaced(0, K5), ["placed"]),
    (happened.CanalPlaced(0, (K5,)), ["canal"]),
    (happened.CanalPlaced(0, (O6, O7)), ["canal_double"]),
    (happened.BridgeBuilt(0, O7, Direction.EW), ["bridge"]),
    (happened.BridgeMoved(0, O6, O7, Direction.EW), ["bridge_moved"]),
    *((happened.TempleBuilt(0, K5, floors), [f"temple_{floors}"]) for floors in range(1, 5)),
    (happened.PilliWalked(0, O8, K5), ["step_grass"]),
    (happened.PilliWalked(0, K5, O7), ["step_wood"]),
    (happened.PilliBoated(0, O6, (O7,)), ["paddle", "paddle", "paddle", "step_wood"]),
    (happened.PilliMovedAtFlatRate(0, O6, K5), ["flat_rate", "step_grass"]),
    (happened.DistrictFounded(0, K5, 5, ((0, 3), (1, 2))), ["founded", *5 * ["point"]]),
    (happened.ActionTokenTaken(0), ["token_taken"]),
    (happened.RemovalProposed(0, 12), ["proposed"]),
    (happened.RemovalAnswered(0, 12, True), ["agreed"]),
    (happened.RemovalAnswered(0, 12, False), ["declined"]),
    (happened.TokenRemoved(12, False), ["token_removed"]),
    (happened.TurnEnded(0, 2), ["turn_ended"]),
    (happened.RoundEnded(3, 0), ["round_ended"]),
    (happened.PeriodScored(1, SCORING), ["period_scored"]),
    (happened.PeriodBegan(2, (3, 4)), ["period_began"]),
    (happened.TurnBegan(0, 4), ["turn_began"]),
    (happened.GameEnded((0,)), ["game_ended"]),
]


@pytest.mark.parametrize(("event", "names"), ROWS, ids=lambda value: type(value).__name__)
def test_an_event_has_its_sound(event: happened.Event, names: list[str]) -> None:
    assert [cue.name for cue in sounds_of(event, BRIDGED)] == names


def test_every_kind_of_event_is_in_the_table_above() -> None:
    assert {type(event) for event, _names in ROWS} == set(get_args(happened.Event))


def test_every_sound_is_there_and_none_is_left_over() -> None:
    asked = {name for _event, names in ROWS for name in names} | OTHERS
    assert asked == set(SOUNDS.effects)


def test_every_mood_has_its_music_and_no_music_is_left_over() -> None:
    first, second = BRIDGED, evolve(BRIDGED, turn=evolve(BRIDGED.turn, period=2))
    over = evolve(second, turn=evolve(second.turn, phase=Phase.OVER))
    assert [mood(state) for state in (first, second, over)] == ["lake", "causeway", "feast"]
    assert mood(first, scoring=True) == "feast"
    assert set(SOUNDS.music) == {"lake", "causeway", "feast"}


def test_points_climb_one_after_the_other() -> None:
    founded = happened.DistrictFounded(0, K5, 13, ((0, 7), (1, 4)))
    steps = [cue for cue in sounds_of(founded, BRIDGED) if cue.name == "point"]
    assert [cue.variant for cue in steps] == [*range(7), *range(4)]
    delays = [cue.delay for cue in steps]
    assert delays == sorted(set(delays))
    assert len(SOUNDS.effects["point"].files) == 7


def test_a_longer_trip_has_more_strokes_of_the_paddle() -> None:
    def strokes(bridges: int) -> int:
        trip = happened.PilliBoated(0, O6, (O7,) * bridges)
        return sum(cue.name == "paddle" for cue in sounds_of(trip, BRIDGED))

    assert [strokes(count) for count in (1, 2, 3, 9)] == [3, 4, 5, 5]


def test_a_scoring_is_not_drowned_by_turns_and_rounds() -> None:
    end = [
        happened.TurnEnded(1, 0),
        happened.RoundEnded(9, 0),
        happened.PeriodScored(1, SCORING),
        happened.PeriodBegan(2, (3, 4)),
        happened.TurnBegan(0, 10),
    ]
    assert [cue.name for cue in cues(end, BRIDGED)] == ["period_scored", "period_began"]
    assert cues(end, BRIDGED)[1].delay > SOUNDS.effects["period_scored"].seconds
    assert cues(end, BRIDGED, scored_for=7.5)[1].delay == 7.5


def test_the_end_is_celebrated_when_the_last_scoring_has_been_told() -> None:
    end = [happened.TurnEnded(1, 0), happened.PeriodScored(2, SCORING), happened.GameEnded((0,))]
    assert cues(end, BRIDGED) == (Cue("game_ended"),)
    assert cues(end, BRIDGED, scored_for=2.0) == (Cue("game_ended", 2.0),)
    assert cues(end, BRIDGED, scored_for=7.0) == (Cue("period_scored"), Cue("game_ended", 7.0))


def test_what_is_shown_more_slowly_is_heard_more_slowly() -> None:
    founded = happened.DistrictFounded(0, K5, 5, ((0, 3), (1, 2)))
    usual, slow = cues([founded], BRIDGED), cues([founded], BRIDGED, stretch=1.5)
    assert [cue.delay for cue in slow] == pytest.approx([1.5 * cue.delay for cue in usual])


def test_points_are_heard_while_the_markers_step() -> None:
    """The motion shows the first number rise when the token has been set down."""
    assert (
        pytest.approx(event_sounds.FIRST_POINT, abs=0.1)
        == point_motions.TOKEN_SECONDS + point_motions.DOWN_SECONDS + point_motions.MARKERS_AFTER
    )


def test_the_ends_of_turn_and_round_follow_each_other() -> None:
    end = [happened.TurnEnded(1, 0), happened.RoundEnded(9, 0), happened.TurnBegan(0, 10)]
    delays = [cue.delay for cue in cues(end, BRIDGED)]
    assert delays == sorted(set(delays))


def test_a_whole_game_is_heard() -> None:
    """Whatever happens in random play, its sounds exist and none comes much later than its event."""
    effects, chance = SOUNDS.effects, Random(5)
    state, heard = start(new_setup(3, 5)), set[str]()
    for _ in range(300):
        if state.turn.phase is Phase.OVER:
            break
        step = apply(state, chance.choice(legal_actions(state)))
        state = step.state
        for cue in cues(step.events, state):
            assert isinstance(cue, Cue)
            assert 0 <= cue.delay < 10
            assert cue.variant is None or cue.variant < len(effects[cue.name].files)
            heard.add(cue.name)
    assert {"placed", "canal", "turn_began", "turn_ended", "round_ended"} <= heard <= set(effects)
