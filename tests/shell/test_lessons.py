"""The lessons in the window: clicks where a hint marks a place finish them; leaving, starting again."""

import time
from collections.abc import Iterator
from itertools import product

import pygame
import pytest

from mexica.box import games
from mexica.games.mexica.lessons import lessons
from mexica.games.mexica.puzzles import puzzles
from mexica.play.lessons import Lesson, Progress
from mexica.shell.game_protocol import AnyGame
from mexica.shell.lesson_panel import LessonButton, LessonPanel, PanelWords
from mexica.shell.lesson_scene import STUCK_AFTER, LessonScene
from mexica.shell.lesson_words import Place, Ways, buttons, words
from mexica.shell.lessons_screen import LessonsScreen
from mexica.shell.start_screen import StartScreen
from tests.drawing.drawn_texts import watched
from tests.games.learnt import part, taught
from tests.shell.hands import Hands

LESSONS = lessons()


def begun(hands: Hands, number: int, title: str = "Mexica", its: tuple[Lesson, ...] = LESSONS) -> LessonScene:
    """Begin a lesson of the game with this title, which is the first one if it is not said."""
    if title != "Mexica":
        hands.click(hands.icon(title).rect.center)
    hands.press("Lessons")
    hands.press(f"{number + 1}  {its[number].title}")
    assert isinstance(hands.scene, LessonScene)
    return hands.scene


def follow_hints(hands: Hands) -> None:
    """Click wherever the lesson marks a place, until its goals are reached."""
    scene = hands.scene
    limit = time.monotonic() + 60
    while time.monotonic() < limit:
        if scene.progress.done:
            return
        if not scene.hinting:
            hands.key(pygame.K_h)
        hints = scene.progress.hints()
        places = scene.table.places_to_click(hints) if hints else ()
        if places:
            hands.click(places[0].center)
        else:
            time.sleep(0.02)  # the other player is thinking
            hands.app.step([], 0.5)
    raise AssertionError(f"stuck at step {scene.progress.reached}, {scene.progress.hints()}")


@pytest.mark.parametrize(
    ("game", "number"),
    [
        pytest.param(game, number, id=f"{game.key}-{lesson.key}")
        for game in games()
        for number, lesson in enumerate(part(game.key, "lessons").lessons())
    ],
)
def test_clicks_on_the_marked_places_finish_a_lesson(hands: Hands, game: AnyGame, number: int) -> None:
    scene = begun(hands, number, game.title, part(game.key, "lessons").lessons())
    follow_hints(hands)
    assert hands.button("Play a game (Enter)" if scene.is_last else "Next lesson (Enter)").is_enabled
    hands.press("Leave (Q)")
    assert isinstance(hands.scene, LessonsScreen)
    assert len(hands.scene._ticks) == 1


@pytest.mark.parametrize("size", [(640, 480), (988, 676), (300, 900)])
def test_a_lesson_is_drawn_in_a_window_smaller_than_it_is_laid_out_for(
    hands: Hands, size: tuple[int, int]
) -> None:
    scene = begun(hands, 0)
    scene.draw(pygame.Surface(size))


EACH = tuple(product(("en", "fr", "pl"), (1.0, 2.0)))


@pytest.mark.parametrize(
    ("size", "looks"), [((1024, 700), EACH), ((1920, 1080), EACH), ((3840, 2160), (("pl", 1.0), ("fr", 2.0)))]
)
def test_the_words_of_every_step_fit_the_panel(
    hands: Hands, size: tuple[int, int], looks: tuple[tuple[str, float], ...]
) -> None:
    hands.app.window.resize(size)
    hands.settle()
    found = []
    for spoken, scale in looks:
        hands.app.control.change(language=spoken, scale=scale)
        found += [f"{spoken} at {scale}: {fault}" for fault in faults_of_panels(hands)]
    assert not found, "\n".join(found)


def faults_of_panels(hands: Hands) -> Iterator[str]:
    """Say which words of lessons and puzzles do not fit their panel; the same buttons share one."""
    made: dict[tuple[str, ...], LessonPanel] = {}
    with watched() as watch:
        for lesson, said, below in panels_of_lessons():
            texts = tuple(button.text for button in below)
            if texts not in made:
                made[texts] = LessonPanel(hands.app.context, said, below)
            panel = made[texts]
            panel.words = said
            if panel.words_bottom() > panel.place.bottom - 8:
                yield f"{lesson.title}: {said.text} ends at {panel.words_bottom()} of {panel.place.bottom}"
            yield from watch.taken()
    for panel in made.values():
        panel.kill()


def panels_of_lessons() -> Iterator[tuple[Lesson, PanelWords, tuple[LessonButton, ...]]]:
    for key in taught("lessons"):
        yield from panels_of((*part(key, "lessons").lessons(), *part(key, "puzzles").puzzles()))


def panels_of(series: tuple[Lesson, ...]) -> Iterator[tuple[Lesson, PanelWords, tuple[LessonButton, ...]]]:
    ways = Ways(*((lambda: None),) * 5)
    for number, lesson in enumerate(series):
        progress, place = Progress(lesson), Place(number, len(series), False, False, "Undo (Ctrl+Z)")
        for reached, astray in product(range(len(lesson.steps) + 1), (False, lesson.target is None)):
            progress.reached, progress.astray = reached, astray and reached < len(lesson.steps)
            yield lesson, words(lesson, place, progress), buttons(lesson, place, progress, ways)


def test_few_words_are_as_large_as_the_player_wants_them(hands: Hands) -> None:
    words, buttons = PanelWords("Lesson 1", "", "", "Walk there."), (LessonButton("Leave", bool),) * 4
    heights = []
    for scale in (1.0, 2.0):
        hands.app.control.change(scale=scale)
        panel = LessonPanel(hands.app.context, words, buttons)
        heights.append(panel.words_bottom() - panel.place.top)
        panel.kill()
    assert heights[1] > 1.3 * heights[0]


def test_a_button_is_pressed_even_if_the_words_change_while_it_is_held(hands: Hands) -> None:
    scene = begun(hands, 0)
    place = hands.button("Leave (Q)").rect.center
    hands.point(place)
    for kind, between in ((pygame.MOUSEBUTTONDOWN, scene._rebuild_panel), (pygame.MOUSEBUTTONUP, hands.step)):
        hands.step(pygame.Event(kind, pos=place, button=1, touch=False, clicks=1))
        between()
    assert isinstance(hands.scene, LessonsScreen)


def test_the_hint_comes_by_itself_when_nothing_is_played_for_a_while(hands: Hands) -> None:
    scene = begun(hands, 0)
    hands.app.step([], STUCK_AFTER - 5)
    assert not scene.hinting
    hands.app.step([], 6.0)
    assert scene.hinting


@pytest.mark.parametrize(
    ("title", "number", "wrong", "right"),
    [
        ("Mexica", 0, "flat R8", "walk G6"),
        ("Cóatl", 0, "prophecy P18", "lay hY"),
        ("Aztekz", 0, "step chief 0,0", "step helper1 0,-1"),
    ],
)
def test_a_wrong_action_is_told_at_once_until_it_is_taken_back(
    hands: Hands, title: str, number: int, wrong: str, right: str
) -> None:
    game = next(game for game in games() if game.title == title)
    scene = begun(hands, number, title, part(game.key, "lessons").lessons())
    scene.table.play([wrong])
    hands.settle()
    assert (
        scene.panel.words.note
        == "This step asks for something else. Undo (Ctrl+Z) takes you back, or start again."
    )
    hands.key(pygame.K_z, pygame.KMOD_CTRL)
    hands.settle()
    assert not scene.panel.words.note
    scene.table.play([right])
    hands.settle()
    assert not scene.panel.words.note


def test_the_mark_of_a_hint_does_not_cross_out_a_tip(hands: Hands) -> None:
    scene = begun(hands, 0, "Aztekz", part("aztekz", "lessons").lessons())
    hands.key(pygame.K_h)
    hands.click(scene.table.places_to_click(scene.progress.hints())[0].center)
    hands.app.step([], 1.0)
    place = scene.table.places_to_click(scene.progress.hints())[0]
    pictures = []
    for hinting in (True, False):
        scene.hinting = hinting
        pictures.append(pygame.Surface(hands.app.window.size))
        scene.draw(pictures[-1])
    (tip,) = scene.table.in_front
    assert tip.colliderect(place)
    marked, plain = (pygame.image.tobytes(picture.subsurface(tip), "RGB") for picture in pictures)
    assert marked == plain
    assert pygame.image.tobytes(pictures[0], "RGB") != pygame.image.tobytes(pictures[1], "RGB")


def test_another_way_to_the_goal_of_a_step_is_not_wrong(hands: Hands) -> None:
    scene = begun(hands, 0)
    scene.table.play(["walk H5"])
    hands.settle()
    assert not scene.progress.hints()
    assert not scene.panel.words.note


def test_enter_leads_to_the_next_lesson_and_after_the_last_to_a_new_game(hands: Hands) -> None:
    scene = begun(hands, len(LESSONS) - 2)
    follow_hints(hands)
    hands.key(pygame.K_RETURN)
    assert (scene.number, scene.progress.reached) == (len(LESSONS) - 1, 0)
    follow_hints(hands)
    hands.key(pygame.K_RETURN)
    assert hands.button("Start")


def test_a_lesson_begins_again_and_is_never_saved(hands: Hands) -> None:
    scene = begun(hands, 1)
    hands.key(pygame.K_h)
    hands.click(scene.table.places_to_click(scene.progress.hints())[0].center)
    hands.click(scene.table.places_to_click(scene.progress.hints())[0].center)
    hands.until(lambda: bool(scene.table.record.actions))
    hands.press("Start again (F5)")
    assert scene.table.record.actions == ()
    hands.press("Leave (Q)")
    hands.press("Back")
    assert isinstance(hands.scene, StartScreen)
    assert not hands.button("Continue").is_enabled


def test_a_lesson_over_a_match_comes_back_to_it(hands: Hands) -> None:
    hands.press("New game")
    hands.press("Start")
    match = hands.scene
    hands.app.navigation.open_guide(hands.game)
    hands.step()
    begun(hands, 0)
    hands.press("Leave (Q)")
    hands.press("Back")
    hands.press("Back")
    assert hands.scene is match


def test_the_solution_of_a_puzzle_is_shown_and_does_not_count(hands: Hands) -> None:
    hands.press("Lessons")
    hands.press("12  Twelve at a stroke")
    hands.press("Show the solution (F6)")
    hands.until(lambda: hands.scene.progress.done)
    assert hands.scene.panel is not None
    assert hands.scene.panel.words.praise == "This is one way to do it."
    hands.press("Leave (Q)")
    assert hands.scene._ticks == []


def test_the_solution_and_the_next_puzzle_have_keys(hands: Hands) -> None:
    hands.press("Lessons")
    hands.press(f"1  {puzzles()[0].title}")
    number = hands.scene.number
    hands.key(pygame.K_F7)
    assert hands.scene.number == number + 1
    hands.key(pygame.K_F6)
    assert not hands.scene._counts


def test_enter_ends_the_turn_of_a_puzzle_that_is_not_solved(hands: Hands) -> None:
    hands.press("Lessons")
    hands.press("12  Twelve at a stroke")
    assert hands.button("Finish (F7)")
    hands.key(pygame.K_RETURN)
    assert hands.button("Play on")  # the question whether to end with points left


def test_q_leaves_a_lesson_and_l_opens_the_record_as_at_every_table(hands: Hands) -> None:
    scene = begun(hands, 0)
    hands.key(pygame.K_l)
    assert hands.scene is scene
    assert scene.table.table.record_open
    hands.key(pygame.K_l)
    assert not scene.table.table.record_open
    hands.key(pygame.K_q)
    assert isinstance(hands.scene, LessonsScreen)


def test_keys_of_a_lesson_do_nothing_while_control_is_held(hands: Hands) -> None:
    scene = begun(hands, 0)
    hands.key(pygame.K_h, pygame.KMOD_LCTRL)
    assert not scene.hinting
