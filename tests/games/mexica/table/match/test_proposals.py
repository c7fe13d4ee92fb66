"""A removal is proposed by the mouse, and all others are asked."""

import pygame

from mexica.drawing.banner import Banner
from mexica.drawing.overlay import Panel
from mexica.games.mexica.table.bar.tools import ToolKind
from mexica.games.mexica.table.match.turn_questions import propose_removal
from tests.games.mexica.table.driving import done
from tests.games.mexica.table.playing import PLACED, record


def proposing(driver):
    """A game in which the removal of a token was just proposed by the mouse."""
    made = driver(record(*PLACED, kinds=("person",) * 3))
    made.key(pygame.K_SPACE)
    made.button(ToolKind.PROPOSE)
    made.mouse(made.match.view.layout.display_place(0).center)
    made.widget("Propose")
    return made


def test_a_removal_is_proposed_by_the_mouse_and_declined_by_the_next_player(driver):
    made = proposing(driver)
    assert done(made) == [f"propose {made.state.display[0]}"]
    assert isinstance(made.overlay, Panel)
    made.widget("Decline")
    assert done(made)[-1] == "decline"
    assert made.state.turn.to_move == 0
    assert isinstance(made.overlay, Banner)


def test_a_question_about_a_removal_can_be_left_for_the_menu_and_is_asked_again(driver):
    made = proposing(driver)
    made.key(pygame.K_ESCAPE)
    assert "Start screen" in made.texts()
    made.key(pygame.K_ESCAPE)
    assert "Agree" in made.texts()


def test_a_removal_goes_when_all_agree(driver):
    made = driver(record(*PLACED, kinds=("person",) * 3))
    size = made.state.display[-1]
    made.key(pygame.K_SPACE)
    made.key(pygame.K_p)
    made.mouse(made.match.view.layout.display_place(7).center)
    made.widget("Propose")
    made.key(pygame.K_a)
    made.widget("Agree")
    assert size in made.state.removed
    assert made.state.turn.to_move == 0


def test_computers_answer_a_proposal(alone):
    alone.key(pygame.K_p)
    alone.mouse(alone.match.view.layout.display_place(0).center)
    alone.widget("Propose")
    alone.until(lambda: alone.match.table.person_acts)
    assert done(alone)[1] in ("agree", "decline")


def test_the_question_of_a_removal_names_the_token_whole_in_the_smallest_window(alone):
    alone.match.table.ask(propose_removal(13), lambda: None)
    alone.step()
    assert "Remove the token of 13?" in alone.texts()
