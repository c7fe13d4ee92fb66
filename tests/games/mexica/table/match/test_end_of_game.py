"""The end of a game: its result, looking through it, and the next game."""

import pygame
from attrs import evolve

from mexica.games.mexica.rules import legal_actions
from mexica.games.mexica.rules.state import Phase
from mexica.games.mexica.table.match.match_record import Record
from mexica.games.mexica.table.scores.score_screen import ScoreScreen
from mexica.play.commands import Command
from mexica.shell.setup_screen import SetupScreen
from tests.games.mexica.table.playing import finished_game, new_game, played


def test_a_game_is_finished_and_shows_who_won(driver):
    made = driver(Record(finished_game().setup, finished_game().players, finished_game().actions[:-1]))
    made.key(pygame.K_SPACE)
    made.button(Command.END)
    if made.scene is not made.match:
        made.widget("End turn")
    assert made.state.turn.phase is Phase.OVER
    assert made.overlay.table.title == "Result"
    assert " wins, " in made.overlay.title
    assert made.match.record == finished_game()


def test_a_finished_game_is_looked_through_by_undo_and_redo(driver):
    made = driver(finished_game())
    made.widget("Look through")
    for _ in range(5):
        made.key(pygame.K_z, pygame.KMOD_LCTRL)
    assert made.actions == [str(action) for action in finished_game().actions[:-5]]
    for _ in range(5):
        made.key(pygame.K_y, pygame.KMOD_LCTRL)
    assert made.state.turn.phase is Phase.OVER


def test_a_new_game_asks_who_plays_with_the_same_players_as_they_were(driver):
    made = driver(finished_game())
    made.widget("New game")
    assert isinstance(made.scene, SetupScreen)
    assert made.scene.choice.seed == ""
    made.key(pygame.K_ESCAPE)
    assert made.scene is made.match
    made.widget("New game")
    made.key(pygame.K_RETURN)
    made.step()
    assert made.actions == []
    assert made.match.record.players == finished_game().players
    assert made.match.record.setup != finished_game().setup


def test_no_button_of_a_result_is_selected_before_a_key_is_pressed(driver):
    made = driver(finished_game())
    assert not made.find_widget("Look through").is_selected


def test_the_pages_of_the_score_screen_are_turned(driver):
    made = driver(finished_game())
    assert isinstance(made.overlay, ScoreScreen)
    made.widget("End of period 2")
    assert made.overlay.table.title == "End of period 2"
    made.key(pygame.K_TAB)
    assert made.overlay.table.title == "End of period 1"


def test_nothing_is_left_to_do_in_a_finished_game(driver):
    made = driver(played(new_game("person", "random", seed=5), 5000))
    made.widget("Look through")
    assert legal_actions(made.state) == []
    made.match.table.announcements.clear()
    made.move((0, 0))
    made.until(lambda: made.match.next_wake is None)  # once all sprites are prepared


def test_an_overlay_that_comes_by_itself_shows_its_buttons_without_an_event(driver):
    """Nobody touches the mouse, so the first picture of the whole result must have the buttons in it."""
    game = finished_game()
    made = driver(Record(game.setup, game.players, game.actions[:-1]))
    made.key(pygame.K_SPACE)
    made.act(game.actions[-1])
    made.until(lambda: made.match.table.motion.blocking)
    made.match.table.presenter.finish()
    made.until(lambda: made.overlay is not None and not made.overlay.unfinished)
    button = made.find_widget("Look through")
    drawn = made.app.window.surface.subsurface(button.rect).copy()
    made.step()
    made.app.stack.dirty = True
    made.app.step([])
    assert pygame.image.tobytes(drawn, "RGB") == pygame.image.tobytes(
        made.app.window.surface.subsurface(button.rect), "RGB"
    )


def test_a_finished_island_is_set_up_again_by_its_number_and_asks_before_it_starts(driver):
    made = driver(evolve(finished_game(), seed=123456))
    assert made.overlay.table.note == "Island 123456"
    made.widget("Look through")
    made.key(pygame.K_ESCAPE)
    made.widget("Same island")
    assert isinstance(made.scene, SetupScreen)
    assert made.scene.choice.seed == "123456"
    assert [seat.name for seat in made.scene.choice.playing] == [one.name for one in finished_game().players]
    made.widget("Start")
    assert made.match.record.seed == 123456
    assert not made.match.record.actions
    made.match.windows.open(Command.STANDINGS)
    assert "Island 123456" in made.overlay.table.note


def test_without_its_number_no_island_is_offered_again(driver):
    made = driver(evolve(finished_game(), seed=None))
    made.until(lambda: not made.overlay.unfinished)
    assert "Same island" not in [widget.text for widget in made.overlay.widgets]
