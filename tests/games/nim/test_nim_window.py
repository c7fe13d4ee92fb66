"""Nim is set up, played, taken back, saved, loaded and continued, unchanged, in the real window."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from mexica import box
from mexica.play.retries import Judgement, Retries, Retry
from mexica.shell.save_file import SUFFIX
from mexica.shell.saves_screen import SavesScreen
from mexica.shell.start_screen import StartScreen
from mexica.shell.startup import Games
from tests.games.nim import rules
from tests.games.nim.game import Nim
from tests.games.nim.rules import Setup, Take
from tests.games.nim.saves import SAVES, Record, new_record
from tests.games.nim.table import NimTable
from tests.shell.hands import Hands

Open = Callable[..., Hands]


def only_nim() -> tuple[Nim, ...]:
    return (Nim(),)


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Open]:
    """Opens a window with these games, always with the files of the same folder."""
    windows: list[Hands] = []

    def open_window(games: Games = only_nim, load: Path | None = None) -> Hands:
        for window in windows:
            window.close()
        windows.append(Hands(tmp_path, load, games))
        return windows[-1]

    yield open_window
    for window in windows:
        window.close()


def table(hands: Hands) -> NimTable:
    assert isinstance(hands.scene, NimTable)
    return hands.scene


def set_up(hands: Hands, second: str) -> NimTable:
    """Begin a game of a person, who moves first, against a player of this kind."""
    hands.press("New game")
    hands.press(second, 1)
    hands.press("Player 1")
    hands.press("Start")
    return table(hands)


def take(hands: Hands, heap: str, count: int) -> None:
    """Take sticks by a click on the leftmost of them, and wait for the computer's answer if there is one."""
    nim = table(hands)
    hands.click(nim.place(heap, nim.state.heaps[rules.HEAPS.index(heap)] - count))
    hands.until(lambda: not (nim.runner.busy or nim.runner.computer_acts))


def test_a_game_is_set_up_and_played_against_a_computer_in_its_process(opened: Open) -> None:
    hands = opened()
    nim = set_up(hands, "Random")
    assert [player.kind for player in nim.record.players] == ["person", "random"]
    take(hands, "A", 2)
    assert nim.record.actions[0] == Take("A", 2)
    assert [played.seat for played in nim.runner.session.history] == [0, 1]


def test_what_is_not_allowed_is_told_and_changes_nothing(opened: Open, tmp_path: Path) -> None:
    path = tmp_path / "heap of seven.json"
    record = Record(Setup((7, 3, 3)), new_record("person", "random").players)
    path.write_text(json.dumps(SAVES.encode(record)), encoding="utf-8")
    hands = opened(load=path)
    before = table(hands).state
    hands.click(table(hands).place("A", 0))
    assert "Take 1 to 3 sticks." in hands.texts()
    hands.press("OK")
    assert table(hands).state is before


def test_undo_takes_the_answer_of_the_computer_back_too(opened: Open) -> None:
    hands = opened()
    nim = set_up(hands, "Random")
    before = nim.state
    take(hands, "B", 1)
    after = nim.state
    hands.key(pygame.K_z, pygame.KMOD_CTRL)
    assert nim.state == before
    hands.key(pygame.K_y, pygame.KMOD_CTRL)
    assert nim.state == after


def test_a_game_is_saved_under_a_name_and_loaded_from_the_list(opened: Open) -> None:
    hands = opened()
    nim = set_up(hands, "Perfect")
    take(hands, "C", 1)
    record = nim.record
    hands.key(pygame.K_s, pygame.KMOD_CTRL)
    assert isinstance(hands.scene, SavesScreen)
    hands.press("Save")
    path = next(hands.folders.saves.glob(f"*{SUFFIX}"))
    assert SAVES.load(path) == record
    hands = opened(load=path)
    assert table(hands).record == record


def test_a_game_that_was_left_is_continued(opened: Open) -> None:
    hands = opened()
    record = set_up(hands, "Random").record
    take(hands, "A", 1)
    record = table(hands).record
    hands = opened()
    assert isinstance(hands.scene, StartScreen)
    hands.press("Continue")
    assert table(hands).record == record


def test_a_game_is_played_to_its_end_by_clicks(opened: Open) -> None:
    hands = opened()
    nim = set_up(hands, "Person")
    while not rules.is_over(nim.state):
        heap = next(name for name, left in zip(rules.HEAPS, nim.state.heaps, strict=True) if left)
        take(hands, heap, 1)
    assert nim.runner.session.over
    assert nim.state.winner == (len(nim.record.actions) - 1) % 2


def test_beside_another_game_it_is_chosen_on_the_start_screen_and_its_saves_say_so(opened: Open) -> None:
    hands = opened(games=lambda: (*box.games(), Nim()))
    hands.press("Nim")
    record = set_up(hands, "Random").record
    hands.key(pygame.K_s, pygame.KMOD_CTRL)
    hands.press("Save")
    assert json.loads(next(hands.folders.saves.glob(f"*{SUFFIX}")).read_text("utf-8"))["game"] == "nim"
    hands = opened(games=lambda: (*box.games(), Nim()))
    hands.press("Continue")
    assert table(hands).record == record


def test_a_lesson_and_a_puzzle_of_nim_are_reached_and_kept(opened: Open) -> None:
    hands = opened()
    for title, best in (("1  Taking sticks", "from one heap"), ("1  Three", "3 of 3")):
        hands.press("Lessons")
        hands.press(title)
        scene = hands.scene
        hands.key(pygame.K_h)
        hands.click(scene.table.places_to_click(scene.progress.hints())[0].center)
        hands.until(lambda: hands.scene.progress.done)
        hands.press("Leave (Q)")
        assert best in hands.texts()
        hands.press("Back")
    hands = opened()
    hands.press("Lessons")
    assert len(hands.scene._ticks) == 2


def test_the_solution_of_a_puzzle_is_played(opened: Open) -> None:
    hands = opened()
    hands.press("Lessons")
    hands.press("1  Three")
    hands.press("Show the solution (F6)")
    hands.until(lambda: hands.scene.progress.done)
    hands.press("Leave (Q)")
    assert "best" not in hands.texts()  # who is shown a solution has not found it


class Counts:
    """Judges a turn by the sticks taken: one was taken, two would have been better."""

    def ask(self, number: int, record: Record) -> None:
        self.sticks = record.actions[0].sticks

    def poll(self) -> Judgement:
        return Judgement(self.sticks - 1.0, 2.0 - self.sticks, f"takes {self.sticks}")

    def close(self) -> None: ...


def test_turns_of_nim_are_played_again_one_after_the_other(opened: Open) -> None:
    hands = opened()
    before = hands.scene
    begin = Nim().lessons()[0].begin
    retry = Retry("Round 1, You", 1.0, "takes 1", "takes 2", ("take A 2",), begin)
    hands.app.navigation.open_retries(hands.game, Retries((retry, retry), rules, Counts))
    hands.step()
    scene = hands.scene
    for sticks, said in ((2, "worth as much as the computer's answer"), (3, "Better than the computer's")):
        assert "Turn" in scene.panel.words.title
        hands.click(scene.table.place("A", 3 - sticks))
        hands.until(lambda: scene.attempt.judgement is not None)
        assert said in scene.panel.words.praise
        hands.app.step([], 1.0)
        assert len(scene.table.record.actions) == 1  # the other player waits
        hands.key(pygame.K_RETURN)
    assert hands.scene is before


def test_a_new_turn_of_nim_may_be_worth_less(opened: Open) -> None:
    hands = opened()
    begin = Nim().lessons()[0].begin
    retry = Retry("Round 1, You", 1.0, "takes 2", "takes 3", ("take A 3",), begin)
    hands.app.navigation.open_retries(hands.game, Retries((retry,), rules, Counts))
    hands.step()
    hands.click(hands.scene.table.place("A", 2))
    hands.until(lambda: hands.scene.attempt.judgement is not None)
    assert hands.scene.panel.words.praise == "Your new turn is worth as much as the one played."
    hands.key(pygame.K_z, pygame.KMOD_CTRL)
    assert hands.scene.attempt.judgement is None
    hands.press("Show the answer (F6)")
    hands.until(lambda: hands.scene.table.record.actions == (Take("A", 3),))
    hands.press("Finish (Enter)")
    assert isinstance(hands.scene, StartScreen)


@pytest.mark.parametrize("size", [(1024, 700), (1600, 1000), (3840, 2160)])
def test_the_words_about_a_turn_played_again_fit_the_panel(opened: Open, size: tuple[int, int]) -> None:
    hands = opened()
    hands.app.window.resize(size)
    hands.settle()
    told = "2 floors at U7, U8: shares the 8, +8; takes 2 action tokens; moves to N9, towards the open 12"
    retry = Retry("Round 12, Citlali", 10.0, told, told, (), Nim().lessons()[0].begin)
    hands.app.navigation.open_retries(hands.game, Retries((retry,), rules, Counts))
    hands.step()
    scene = hands.scene
    for judgement in (None, Judgement(-12.5, 10.25, told)):
        scene.attempt.judgement = judgement
        scene._say()
        assert scene.panel.words_bottom() <= scene.panel.place.bottom - 8
