"""The sounds of a match: actions, refusals, buttons, undo and redo, and the music of its periods."""

import pygame
import pytest
from attrs import evolve

from mexica.games.mexica import rules
from mexica.games.mexica.rules.events import PeriodScored
from mexica.games.mexica.table.bar.tools import ToolKind
from mexica.play.commands import Command
from mexica.play.session import Session
from mexica.shell.sound import Sound
from tests.games.mexica.table.driving import Driver
from tests.games.mexica.table.playing import PLACED, new_game, played, record


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The effects that the table asks for."""
    found: list[str] = []
    play = Sound.play

    def note(sound: Sound, name: str, **how) -> None:
        found.append(name)
        play(sound, name, **how)

    monkeypatch.setattr(Sound, "play", note)
    return found


@pytest.fixture
def driver(tmp_path, heard):
    game = record(*PLACED, kinds=("person",) * 3)
    made = Driver(tmp_path, game)
    made.key(pygame.K_SPACE)  # the banner goes
    heard.clear()
    yield made
    made.close()


def test_actions_are_heard(driver: Driver, heard: list[str]) -> None:
    driver.do("canal K4")
    driver.do("bridge O7 ew")
    driver.do("take")
    assert heard == ["canal", "bridge", "token_taken"]


def test_a_tool_clicks_and_a_place_that_will_not_do_is_refused(driver: Driver, heard: list[str]) -> None:
    driver.button(ToolKind.CANAL)
    driver.click("H7")
    assert heard == ["hover", "click", "refused"]
    assert "canal" not in "".join(driver.actions)


def test_a_button_is_heard_once_as_the_mouse_comes_over_it(driver: Driver, heard: list[str]) -> None:
    place = driver.match.bar.places[ToolKind.BRIDGE]
    driver.move(place.center)
    driver.move(place.move(3, 3).center)
    driver.point("K4")
    assert heard == ["hover"]


def test_undo_and_redo_are_heard_only_if_they_do_something(driver: Driver, heard: list[str]) -> None:
    driver.match.commands.ask(Command.UNDO)
    assert heard == []
    driver.do("canal K4")
    heard.clear()
    driver.match.commands.ask(Command.UNDO)
    driver.match.commands.ask(Command.REDO)
    driver.match.commands.ask(Command.REDO)
    assert heard == ["undone", "redone"]


def test_leaving_a_match_forgets_what_was_still_to_be_heard(driver: Driver) -> None:
    driver.app.sound.play("point", delay=5.0)
    driver.app.navigation.go_start()
    driver.step()
    assert not driver.app.sound.delayed
    assert driver.app.sound.mood == "lake"


def test_the_music_follows_the_periods_and_the_scorings(tmp_path) -> None:
    game = played(new_game("person", "person", seed=3), 3000, seed=3)
    made = Driver(tmp_path, game)
    sound = made.app.sound
    moods = set()
    assert sound.mood == "feast"
    table = made.match.table
    made.match.windows.drop()
    while table.session.can_undo:
        made.match.commands.ask(Command.UNDO)
        moods.add((table.session.state.turn.period, sound.mood))
    assert moods == {(1, "lake"), (2, "causeway")}
    made.close()


def test_a_scoring_has_its_music_until_it_is_closed(tmp_path, heard: list[str]) -> None:
    game = played(new_game("person", "person", seed=3), 3000, seed=3)
    done = Session(rules, game).history
    scored = next(i for i, step in enumerate(done) if any(isinstance(e, PeriodScored) for e in step.events))
    made = Driver(tmp_path, evolve(game, actions=game.actions[:scored]))
    made.key(pygame.K_SPACE)
    sound = made.app.sound
    assert sound.mood == "lake"
    heard.clear()
    made.do(str(game.actions[scored]))
    assert heard == ["period_scored", "period_began"]
    assert sound.mood == "feast"
    made.match.windows.close()
    assert sound.mood == "causeway"
    made.close()


def test_a_motion_that_is_left_is_heard_no_more_but_a_feast_is_heard_at_once(
    tmp_path, heard: list[str]
) -> None:
    game = played(new_game("person", "person", seed=3), 3000, seed=3)
    made = Driver(tmp_path, evolve(game, actions=game.actions[:-1]))
    made.key(pygame.K_SPACE)
    made.app.control.change(motion=True, pace=0.8)
    sound, table = made.app.sound, made.match.table
    heard.clear()
    made.act(game.actions[-1])
    assert table.motion.blocking
    assert heard[-1] == "game_ended"
    assert len(sound.delayed) == 1
    made.wait()
    made.key(pygame.K_ESCAPE)
    assert not table.motion.running
    assert not sound.delayed
    made.close()
