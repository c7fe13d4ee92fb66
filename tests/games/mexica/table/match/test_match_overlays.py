"""The overlays of a match: menu, keys, standings, scores; stepping back, the keyboard, all sizes."""

import pygame
import pytest
from attrs import evolve

from mexica.drawing.key_list import KeyList
from mexica.drawing.overlay import Panel
from mexica.games.mexica.rules import legal_actions, parse
from mexica.games.mexica.rules.spaces import each
from mexica.games.mexica.rules.state import Phase
from mexica.games.mexica.table.bar.tools import ToolKind
from mexica.games.mexica.table.input.district_info import standing_lines
from mexica.games.mexica.table.match import screen_look
from mexica.games.mexica.table.match.match_record import Record
from mexica.games.mexica.table.scores.score_screen import ScoreScreen
from mexica.play.commands import Command
from mexica.shell.match.mouse_rest import REST
from mexica.shell.rules_screen import RulesScreen
from mexica.shell.setup_screen import SetupScreen
from tests.games.mexica.table import positions
from tests.games.mexica.table.playing import PLACED, finished_game, new_game, played


def test_escape_and_right_click_step_back_and_then_open_the_menu(alone):
    alone.key(pygame.K_2)
    alone.key(pygame.K_ESCAPE)
    assert alone.match.table.hand.tool is None
    alone.key(pygame.K_3)
    alone.click("C5", pygame.BUTTON_RIGHT)
    assert alone.match.table.hand.tool is None
    assert alone.overlay is None
    alone.key(pygame.K_ESCAPE)
    assert isinstance(alone.overlay, Panel)
    alone.key(pygame.K_ESCAPE)
    assert alone.overlay is None


def test_the_menu_is_worked_by_keys_alone(alone):
    alone.key(pygame.K_ESCAPE)
    for _ in range(4):
        alone.key(pygame.K_DOWN)
    alone.key(pygame.K_RETURN)
    assert isinstance(alone.overlay, ScoreScreen)


@pytest.mark.parametrize("way", ["Rules and guide", "Settings", "Save or load"])
def test_the_menu_opens_the_other_screens_and_comes_back(alone, way):
    alone.key(pygame.K_ESCAPE)
    alone.widget(way)
    assert alone.scene is not alone.match
    alone.key(pygame.K_ESCAPE)
    assert alone.scene is alone.match


def test_the_menu_opens_the_record_and_takes_back_the_turn(alone):
    alone.do("canal C5", "take")
    alone.key(pygame.K_ESCAPE)
    alone.widget("Record of the game")
    assert alone.overlay is None
    assert alone.match.table.record_open
    alone.match.recording.close()
    alone.key(pygame.K_ESCAPE)
    alone.widget("Take back the turn")
    assert alone.overlay is None
    assert alone.actions == list(PLACED)


def test_the_menu_says_why_no_turn_can_be_taken_back(driver):
    made = driver(new_game("person", "person", "person"))
    made.key(pygame.K_SPACE)
    made.key(pygame.K_ESCAPE)
    made.widget("Take back the turn")
    assert made.match.table.announcements.text


def test_the_menu_of_a_finished_game_takes_nothing_back_but_has_the_record(driver):
    made = driver(finished_game())
    made.widget("Look through")
    made.key(pygame.K_ESCAPE)
    assert "Take back the turn" not in made.texts()
    made.widget("Record of the game")
    assert made.match.table.record_open


@pytest.mark.parametrize("size", [(1024, 570), (1024, 700), (1600, 1000), (3840, 2160)])
def test_all_buttons_of_the_menu_are_over_the_board_and_apart(alone, size):
    alone.match.resize(size)
    alone.key(pygame.K_ESCAPE)
    places = [widget.rect for widget in alone.overlay._buttons.widgets]
    assert len(places) == 11
    assert all(alone.match.view.layout.board_area.contains(place) for place in places)
    assert not any(place.collidelist(places[number + 1 :]) >= 0 for number, place in enumerate(places))


def test_the_keys_are_listed(alone):
    alone.key(pygame.K_F1)
    assert isinstance(alone.overlay, KeyList)
    alone.key(pygame.K_F1)
    assert alone.overlay is None


def test_the_keys_have_a_button_back_and_go_by_escape(alone):
    alone.key(pygame.K_F1)
    alone.widget("Back")
    assert alone.overlay is None
    alone.key(pygame.K_F1)
    alone.key(pygame.K_ESCAPE)
    assert alone.overlay is None


def test_standings_can_be_seen_at_any_time(alone):
    alone.button(Command.STANDINGS)
    assert alone.overlay.table.title == "Standings"
    alone.widget("Play on")
    assert alone.overlay is None


def test_the_board_can_be_played_by_keys(alone):
    alone.key(pygame.K_1)
    for key in (pygame.K_LEFT, pygame.K_LEFT, pygame.K_LEFT, pygame.K_UP, pygame.K_SPACE):
        alone.key(key)
    assert alone.actions[-1] == "canal F6"


KEYS = {
    pygame.K_1: ToolKind.CANAL,
    pygame.K_2: ToolKind.DOUBLE,
    pygame.K_3: ToolKind.BRIDGE,
    pygame.K_4: ToolKind.TEMPLE,
    pygame.K_m: ToolKind.MOVE,
    pygame.K_p: ToolKind.PROPOSE,
}


def test_every_tool_has_a_key(alone):
    for key, kind in KEYS.items():
        alone.key(key)
        assert alone.match.table.hand.tool.kind is kind


@pytest.mark.parametrize("size", [(1024, 700), (1600, 1000), (2560, 1440), (1900, 800), (1024, 1400)])
def test_every_size_is_laid_out_anew(alone, size):
    alone.match.windows.open(Command.STANDINGS)
    alone.match.resize(size)
    alone.match.draw(pygame.Surface(size))
    places = list(alone.match.bar.places.values())
    assert all(pygame.Rect((0, 0), size).contains(place) for place in places)
    assert all(not a.colliderect(b) for i, a in enumerate(places) for b in places[i + 1 :])
    assert all(not place.colliderect(alone.match.view.layout.turn_box) for place in places)


def test_the_mouse_at_rest_is_told_about_the_district_and_then_nothing_happens(alone):
    alone.freeze()
    alone.point("C5")
    assert screen_look.tips(alone.match.table) == ()
    alone.wait(REST)
    assert screen_look.tips(alone.match.table)[0].text == "Land of 192 spaces, too large to found"
    assert alone.match.next_wake is None


def test_the_points_of_the_turn_say_what_they_are(alone):
    alone.freeze()
    alone.act(parse("take"))
    alone.wait()
    alone.move(alone.match.view.layout.turn_box.center)
    alone.wait(REST)
    told = [line.text for line in screen_look.tips(alone.match.table)]
    assert told[0] == "Action points (AP) left this turn: 5 of 6"
    assert told[2].startswith("1 action token besides")


def test_what_stands_on_a_space_is_told_first():
    """A Pilli, and a bridge over water, which is in no district."""
    _setup, state = positions.late()
    names = [f"Player {seat}" for seat in range(state.seats)]
    pilli = state.players[0].pilli
    assert pilli is not None
    assert standing_lines(state, pilli, names)[0] == "Player 0's Pilli Mexica"
    bridge = next(each(state.board.bridges_ns & ~state.pilli_spaces))
    assert standing_lines(state, bridge, names) == ("Bridge, north-south",)
    space = next(each(state.board.temple_spaces))
    owner, floors = state.board.temple(space)
    assert standing_lines(state, space, names)[0].startswith(f"Player {owner}'s temple, {floors} floor")


def test_a_button_at_rest_explains_itself(alone):
    alone.move(alone.match.bar.places[ToolKind.FOUND].center)
    alone.until(lambda: alone.match.table.mouse.rested)
    texts = [line.text for line in screen_look.tips(alone.match.table)]
    assert texts[0] == "Found the district (F)"
    reason = "Your district has 192 spaces, and no token of that size is on display. (R8.1)"
    assert texts[-2:] == [reason, "F2 opens rule R8.1"]


def test_resting_on_a_barred_space_with_a_tool_in_hand_gives_the_reason_and_its_rule(alone):
    reason = "H7 belongs to the palace; no canal may be dug there. (R4.2)"
    alone.key(pygame.K_1)
    alone.point("H7")
    assert reason not in [line.text for line in screen_look.tips(alone.match.table)]
    alone.until(lambda: alone.match.table.mouse.rested)
    assert reason in [line.text for line in screen_look.tips(alone.match.table)]


def test_a_key_opens_the_rules_at_the_clause_behind_a_refusal(alone):
    alone.key(pygame.K_F2)
    assert "F2 opens the rule" in alone.match.table.announcements.text
    alone.key(pygame.K_1)
    alone.click("H7")
    alone.key(pygame.K_F2)
    alone.settle()
    screen = alone.app.stack.top
    assert isinstance(screen, RulesScreen)
    assert screen.cited == "R4.2"


# ---------------------------------------------------------------------- the end


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


def test_a_button_that_was_pressed_needs_no_explanation(alone):
    alone.button(ToolKind.CANAL)
    alone.match.table.mouse.tick(5.0)
    assert screen_look.tips(alone.match.table) == ()
    assert alone.match.table.mouse.next_wake is None


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


def test_the_buttons_of_the_bar_speak_another_language_at_once(alone):
    assert screen_look.button_looks(alone.match.table)[Command.END].name == "End turn"
    alone.app.control.change(language="fr")
    assert screen_look.button_looks(alone.match.table)[Command.END].name == "Fin du tour"


def test_the_banner_is_told_in_the_language_chosen_while_it_is_shown(driver):
    made = driver(new_game("person", "person", "person"))
    assert made.overlay.text == "Black: your turn"
    made.app.control.change(language="fr")
    made.step()
    assert made.overlay.text == "Black\u00a0: à vous de jouer"
    made.app.control.change(language="en")
