"""Every event of Cóatl has its sound, every sound played exists, and every sound is used."""

from random import Random
from typing import get_args

from mexica.games.coatl.rules import apply, is_over, legal_actions, new_setup, start
from mexica.games.coatl.rules import events as happened
from mexica.games.coatl.table.match.event_sounds import MOST_STEPS, SOUNDS, cues, mood, sounds_of
from mexica.resources import resource
from mexica.shell import sound_files

FILES = sound_files.find(resource("sounds", "coatl.json"), resource("sounds", "shell.json"))


def test_every_event_has_a_sound_and_every_sound_of_the_game_is_used() -> None:
    assert set(SOUNDS) == set(get_args(happened.Event))
    used = {cue.name for cue in SOUNDS.values()}
    assert used <= set(FILES.effects)
    assert set(sound_files.find(resource("sounds", "coatl.json")).effects) <= used


def test_the_points_of_a_serpent_climb_as_far_as_there_are_notes() -> None:
    assert len(FILES.effects["point"].files) == MOST_STEPS
    for points, steps in ((0, 0), (3, 3), (17, MOST_STEPS)):
        finish, *climb = sounds_of(happened.SerpentFinished(0, 1, points))
        assert finish.name == "serpent_finished"
        assert [cue.variant for cue in climb] == list(range(steps))


def test_what_follows_a_finished_serpent_waits_for_its_conch() -> None:
    events = [happened.SerpentFinished(0, 1, 5), happened.TurnEnded(0), happened.TurnBegan(1, 2, 1)]
    *_points, ended, began = cues(events)
    assert (ended.name, began.name) == ("turn_ended", "turn_began")
    assert 3 < ended.delay < began.delay


def test_an_empty_pile_and_the_last_turn_are_silent() -> None:
    assert sounds_of(happened.TempleRevealed(0, None)) == ()
    assert [cue.name for cue in cues([happened.TurnEnded(0), happened.GameEnded((0,))])] == ["game_ended"]


def test_a_whole_game_is_heard() -> None:
    """Whatever happens in random play, each state has its music and no sound comes much later."""
    chance, state = Random(5), start(new_setup(2, 5))
    heard, moods = set[str](), list[str]()
    while not is_over(state):
        step = apply(state, chance.choice(legal_actions(state)))
        state = step.state
        for cue in cues(step.events):
            assert 0 <= cue.delay < 10
            heard.add(cue.name)
        if mood(state) not in moods:
            moods.append(mood(state))
    assert {"pieces_taken", "piece_joined", "turn_began", "turn_ended", "game_ended"} <= heard
    assert moods == ["court", "omen", "procession"]
    assert set(moods) == set(FILES.music)
