"""The costliest turns of a finished game, played again in the window and compared with those played."""

from pathlib import Path

import pygame
import pytest
from attrs import evolve

from mexica.computer.mind import Budget
from mexica.games.mexica.ai import game_review
from mexica.games.mexica.rules import apply, legal_actions, parse, refusal
from mexica.games.mexica.rules.actions import EndTurn
from mexica.games.mexica.table.match.match_record import SAVES
from mexica.games.mexica.table.review.mexica_review import REVIEW
from mexica.games.mexica.table.scores.score_screen import ScoreScreen
from mexica.play.course import Course
from mexica.play.record import PERSON
from mexica.play.retried_turns import retries
from mexica.shell.match.course_screen import CourseScreen
from mexica.shell.retry_scene import RetryScene

SAVE = Path(__file__).resolve().parents[5] / "saves" / "A finished game.json"
COSTLY = 4  # a turn of the person that was not the best


@pytest.fixture
def over(driver):
    """A finished game loaded from a save, its result shown, one of its turns already examined."""
    made = driver(SAVES.load(SAVE))
    course = made.match.course
    session = made.match.table.session
    course.course = Course(REVIEW, session.setup, session.record.actions)
    verdict = game_review.judged(course.course.turns[COSTLY], COSTLY, Budget(nodes=game_review.NODES))
    assert verdict.better is not None
    assert course.course.turns[COSTLY].seat == 0
    course.course.verdicts[COSTLY] = verdict
    return made


def open_course(driver) -> None:
    driver.widget("How it went")
    driver.until(lambda: isinstance(driver.overlay, CourseScreen))


def retry(driver) -> RetryScene:
    driver.step()
    assert isinstance(driver.scene, RetryScene)
    return driver.scene


def panel(driver):
    return driver.scene.panel.words


def press(driver, text: str) -> None:
    driver.mouse(driver.find_widget(text).rect.center)
    driver.step()


def act(driver, *texts: str) -> None:
    """Play actions in the turn that is played again."""
    table = driver.scene.table.table
    table.do(*map(parse, texts))
    driver.until(lambda: not table.motion.running and not table.runner.busy)


def end(driver) -> None:
    """End the turn, whatever is left to do in it, and wait for the judgement."""
    driver.key(pygame.K_RETURN)
    if "Play on" in driver.texts():
        press(driver, "End turn")
    driver.until(lambda: driver.scene.attempt.judgement is not None)
    driver.step()


def closing(scene: RetryScene) -> str:
    """An action after which the first one of the answer is illegal."""
    begin, wanted = scene.table.table.session.state, parse(scene.attempt.retry.solution[0])
    actions = (one for one in legal_actions(begin) if not isinstance(one, EndTurn))
    return str(next(one for one in actions if one != wanted and refusal(apply(begin, one).state, wanted)))


def test_a_turn_shown_on_the_board_is_played_again_from_there(over):
    open_course(over)
    over.match.draw(over.app.window.surface)
    over.mouse(over.overlay.cards[0][0].center)
    over.mouse(over.match.hinting.panel.retry.center)
    scene, turn = retry(over), over.match.course.course.turns[COSTLY]
    assert scene.table.table.session.state == turn.begin
    assert panel(over).title == f"Turn 1 of 1: Round {turn.round}, Citlali"
    press(over, "Leave (Q)")
    assert over.match.hinting.hint.open
    assert over.scene is over.match


def test_a_new_turn_is_compared_with_the_one_played_and_with_the_answer(over):
    open_course(over)
    press(over, "Play them again")
    scene = retry(over)
    begin = scene.table.table.session.state
    end(over)
    judgement = scene.attempt.judgement
    assert judgement.gain < 0 < judgement.short
    assert panel(over).praise == (
        f"Your new turn is worth {-judgement.gain:.1f} points less than the one played."
    )
    assert "the computer's answer +" in panel(over).text
    assert scene.table.table.session.state == begin  # nobody has moved on
    act(over, "take")
    over.step()
    assert scene.attempt.judgement is None
    assert "Played here" in panel(over).text


def test_the_answer_is_shown_on_the_board_and_is_worth_what_the_review_said(over):
    open_course(over)
    press(over, "Play them again")
    scene, verdict = retry(over), over.match.course.course.verdicts[COSTLY]
    press(over, "Show the answer (F6)")
    table = scene.table.table
    over.until(lambda: len(table.session.actions) == len(verdict.better.actions))
    assert f"{verdict.cost:.1f} points more" in panel(over).text
    end(over)
    assert scene.attempt.judgement.short == 0
    assert scene.attempt.judgement.gain == pytest.approx(verdict.cost)
    assert panel(over).praise == "That is what the computer would have played."
    assert panel(over).text.startswith(f"The computer's answer, worth {verdict.cost:.1f} points more")
    over.key(pygame.K_RETURN)
    over.step()
    assert isinstance(over.overlay, CourseScreen)


def test_hints_mark_the_way_to_the_answer_until_it_is_closed(over):
    open_course(over)
    press(over, "Play them again")
    scene = retry(over)
    over.key(pygame.K_h)
    assert scene.hinting
    assert scene.table.places_to_click(scene.attempt.hints(scene.table.record))
    act(over, closing(scene))
    over.step()
    assert panel(over).note.startswith("From here the computer's answer is closed.")


def test_after_a_game_the_costliest_turns_of_the_person_are_offered_and_found(over):
    assert isinstance(over.overlay, ScoreScreen)
    course = over.match.course.course
    own = [number for number, turn in enumerate(course.turns) if turn.seat == 0]
    for number in own[:-1]:  # all but one are known
        course.verdicts.setdefault(
            number, evolve(course.verdicts[COSTLY], number=number, cost=0.0, better=None)
        )
    over.widget("Learn from your turns")
    assert isinstance(over.overlay, CourseScreen)
    screen = over.overlay
    assert not screen.foot.ready
    over.until(lambda: screen.foot.ready)
    over.step()
    assert over.overlay is screen  # it does not begin by itself
    assert "Begin when you like: Play them again (Enter)." in screen.foot.words
    over.key(pygame.K_RETURN)
    over.until(lambda: isinstance(over.scene, RetryScene))
    assert over.scene.attempt.retry.cost >= course.verdicts[COSTLY].cost
    press(over, "Leave (Q)")
    assert isinstance(over.overlay, CourseScreen)
    over.until(lambda: course.done or course.tick() or len(course.verdicts) > len(own))
    assert over.scene is over.match  # it does not begin once more by itself


def test_the_search_for_costly_turns_rests_while_one_is_played_again(over):
    open_course(over)
    course = over.match.course.course
    assert course.next_wake is not None
    press(over, "Play them again")
    retry(over)
    assert course.next_wake is None
    press(over, "Leave (Q)")
    over.until(lambda: course.next_wake is not None)


def test_enter_does_nothing_while_a_turn_is_compared(over):
    open_course(over)
    press(over, "Play them again")
    scene = retry(over)
    over.key(pygame.K_RETURN)
    press(over, "End turn")
    assert scene.attempt.judging
    over.key(pygame.K_RETURN)
    assert over.scene is scene
    assert "Play on" not in over.texts()


def test_computers_alone_are_offered_nothing_to_learn(driver):
    record = SAVES.load(SAVE)
    alone = tuple(evolve(player, kind="greedy") for player in record.players)
    made = driver(evolve(record, players=alone))
    made.until(lambda: isinstance(made.overlay, ScoreScreen) and not made.overlay.unfinished)
    assert "Learn from your turns" not in made.texts()


def test_only_the_seat_of_the_turn_is_a_person_and_all_keep_names_and_colours(over):
    session, course = over.match.table.session, over.match.course.course
    (made,) = retries(course, session.setup, session.players, [course.verdicts[COSTLY]]).turns
    record = made.begin()
    assert [player.kind for player in record.players] == [PERSON, "greedy"]
    assert [player.name for player in record.players] == [player.name for player in session.players]


def push(driver, number: int) -> None:
    kinds = (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP)
    driver.step(*(pygame.Event(kind, button=number, instance_id=0) for kind in kinds))


def test_a_turn_is_played_again_by_pad(over):
    open_course(over)
    over.match.draw(over.app.window.surface)
    over.mouse(over.overlay.cards[0][0].center)
    over.mouse(over.match.hinting.panel.retry.center)
    scene = retry(over)
    push(over, pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    assert scene.table.table.mouse.space is not None
    push(over, pygame.CONTROLLER_BUTTON_START)
    keys = scene.panel.keys
    assert keys.ring
    while keys.on.text != "Leave (Q)":
        push(over, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    push(over, pygame.CONTROLLER_BUTTON_A)
    assert over.scene is not scene
