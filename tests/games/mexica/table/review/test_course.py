"""The course of a finished game: its graph, the turns that cost most, and going to the board and back."""

from pathlib import Path

import pygame
import pytest
from pygame_gui.elements import UIButton

from mexica.drawing import tip_box
from mexica.games.mexica.rules.state import Phase
from mexica.games.mexica.table.match.match_record import SAVES
from mexica.games.mexica.table.scores.score_screen import ScoreScreen
from mexica.play.course import Course
from mexica.shell.match.course_screen import CourseScreen

SAVE = Path(__file__).resolve().parents[5] / "saves" / "A finished game.json"


@pytest.fixture
def over(driver):
    """A finished game loaded from a save, its result shown."""
    made = driver(SAVES.load(SAVE))
    assert isinstance(made.overlay, ScoreScreen)
    made.widget("How it went")
    made.until(lambda: isinstance(made.overlay, CourseScreen))
    return made


def course(driver) -> Course:
    return driver.match.course.course


def test_points_are_there_at_once_and_end_in_the_result(over):
    shown = course(over)
    assert shown.points(-1) == (0, 0)
    assert shown.points(len(shown.turns) - 1) == tuple(player.points for player in over.state.players)
    over.until(lambda: len(shown.expected) == len(shown.turns))
    assert shown.next_wake is not None


def test_a_turn_under_the_mouse_is_told(over):
    graph = over.overlay.graph
    over.move((graph.area.right - 1, graph.area.centery))
    assert over.overlay.pointed == len(course(over).turns) - 1
    lines = [line.text for line in over.overlay.turn_tip(over.overlay.pointed)]
    last = course(over).turns[-1]
    assert lines[0] == f"Round {last.round}, {over.match.table.names[last.seat]}"


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_tip_of_a_turn_keeps_clear_of_the_buttons_below_the_graph(over, monkeypatch, scale):
    """The buttons would be drawn over it."""
    over.app.control.change(scale=scale)
    over.settle()
    over.until(lambda: isinstance(over.overlay, CourseScreen))
    view, target = over.match.view, over.app.window.surface
    papers = []
    monkeypatch.setattr(tip_box, "put", lambda _target, _picture, place: papers.append(place))
    for across in range(over.overlay.graph.area.left, over.overlay.graph.area.right, 40):
        over.move((across, over.overlay.graph.area.bottom - 2))
        papers.clear()
        over.overlay.draw(target, view)
        assert papers == [] or papers[0].collidelist(seat_buttons(over)) < 0


def seat_buttons(driver) -> list[pygame.Rect]:
    names = driver.match.table.names
    return [one.rect for one in buttons(driver) if one.text in names]


def buttons(driver) -> list[UIButton]:
    sprites = driver.app.stack.manager.get_sprite_group().sprites()
    return [one for one in sprites if isinstance(one, UIButton)]


def test_what_is_found_meanwhile_leaves_the_buttons_of_the_players_as_they_are(over, monkeypatch):
    """One of them may be pressed just then."""
    names = over.match.table.names
    before = [one for one in buttons(over) if one.text in names]
    monkeypatch.setattr(Course, "costliest", lambda _course, _seat: [None])
    over.overlay.note_findings()
    assert "Play them again" in [one.text for one in buttons(over)]
    assert [one for one in buttons(over) if one.text in names] == before
    monkeypatch.undo()


def test_another_player_is_chosen_by_button_and_key(over):
    names = over.match.table.names
    assert over.overlay.seat == 0
    over.widget(names[1])
    assert over.overlay.seat == 1
    over.key(pygame.K_LEFT)
    assert over.overlay.seat == 0


def test_leaving_ends_the_search_and_keeps_what_it_found(over):
    over.until(lambda: course(over).verdicts)
    found = dict(course(over).verdicts)
    over.key(pygame.K_ESCAPE)
    assert isinstance(over.overlay, ScoreScreen)
    assert course(over).next_wake is None
    assert over.match.hinting.hint.open is False
    over.widget("How it went")
    assert found.items() <= course(over).verdicts.items()


def test_a_costly_turn_is_shown_on_the_board_and_the_graph_comes_back(over):
    over.until(lambda: any(course(over).costliest(seat) for seat in (0, 1)), seconds=60)
    seat = next(seat for seat in (0, 1) if course(over).costliest(seat))
    over.overlay.turn_to(seat)
    over.match.draw(over.app.window.surface)
    place, verdict = over.overlay.cards[0]
    over.mouse(place.center)
    turn = course(over).turns[verdict.number]
    assert over.overlay is None
    assert over.state == turn.begin
    hint = over.match.hinting.hint
    assert hint.labels == ("Better", "Played")
    assert hint.advice == (verdict.better, verdict.played)
    over.mouse(over.match.hinting.panel.play.center)
    assert isinstance(over.overlay, CourseScreen)
    assert over.overlay.seat == seat
    over.key(pygame.K_ESCAPE)
    assert over.state.turn.phase is Phase.OVER
    assert isinstance(over.overlay, ScoreScreen)


def test_a_costly_turn_is_shown_by_keys_and_enter_leads_back_to_the_graph(over):
    over.until(lambda: any(course(over).costliest(seat) for seat in (0, 1)), seconds=60)
    over.overlay.turn_to(next(seat for seat in (0, 1) if course(over).costliest(seat)))
    over.match.draw(over.app.window.surface)
    verdict = over.overlay.cards[-1][1]
    over.key(pygame.K_UP)
    over.key(pygame.K_RETURN)
    assert over.overlay is None
    assert over.state == course(over).turns[verdict.number].begin
    over.key(pygame.K_RETURN)
    assert isinstance(over.overlay, CourseScreen)
