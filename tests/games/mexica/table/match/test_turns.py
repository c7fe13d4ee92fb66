"""A turn ends, is asked about, and handed over to other people."""

import pygame

from mexica.drawing.banner import Banner
from mexica.games.mexica.rules import parse
from tests.games.mexica.table.driving import done, end_turn
from tests.games.mexica.table.playing import record


def test_a_turn_with_points_left_asks_before_it_ends(alone):
    alone.key(pygame.K_RETURN)
    assert "End turn" in alone.texts()
    alone.key(pygame.K_ESCAPE)
    assert done(alone) == []
    end_turn(alone)
    assert done(alone)[0] == "end"


def test_a_spent_turn_ends_at_once(alone):
    alone.do("flat A12", "take")
    alone.key(pygame.K_e)
    assert done(alone)[2] == "end"


def test_a_question_before_the_end_of_a_turn_tells_what_is_possible_and_presets_playing_on(alone):
    alone.do("canal C5", "canal C6", "canal C7", "canal C8")
    alone.key(pygame.K_e)
    asked = "You have 2 action points left. They are lost if you end the turn now."
    assert f"{asked} You could keep up to 2 points as action tokens." in alone.texts()
    alone.key(pygame.K_RETURN)
    assert done(alone)[4:] == []
    assert alone.match.table.person_acts


def test_the_question_can_be_switched_off(alone):
    alone.app.control.change(ask_before_end=False)
    alone.key(pygame.K_e)
    assert done(alone)[0] == "end"


def test_a_turn_that_is_ended_while_chosen_actions_are_played_ends_after_them(alone):
    alone.app.control.change(ask_before_end=False)
    chosen = ["canal C5", "canal C6", "canal C7"]
    alone.freeze()
    alone.act(*map(parse, chosen))
    alone.key(pygame.K_e)
    assert "end" not in done(alone)
    for _action in chosen:
        alone.wait()
        alone.step()
    assert done(alone)[:4] == [*chosen, "end"]


def test_people_hand_the_mouse_over_with_a_banner(driver):
    made = driver(record(kinds=("person",) * 3))
    assert isinstance(made.overlay, Banner)
    made.click("G7")
    assert made.actions == []
    assert made.overlay is None
    made.click("G7")
    assert made.actions == ["start G7"]
    assert made.overlay.text == "Grey: your turn"


def test_one_person_alone_needs_no_banner(alone):
    assert alone.overlay is None
