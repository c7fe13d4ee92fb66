"""Pictures of the screens around the table."""

from typing import Any

from mexica.play.commands import Command
from mexica.play.game_statistics import GameStatistics
from mexica.play.lessons import UNDO
from mexica.shell.counted_games import count_if_over
from mexica.shell.game_protocol import AnyGame
from mexica.shell.learned import Learned
from mexica.shell.saves import Saves
from mexica.shell.sheet_screen import SheetScreen
from mexica.shell.user_folders import Folders
from tests.screens.studio import Studio
from tests.screens.whole_games import whole_game

MOST_ACTIONS = 100  # of a lesson


def fill(folders: Folders, game: AnyGame) -> None:
    """Give the player a past: finished games, one that goes on, lessons that are done."""
    statistics, learned = GameStatistics(folders.statistics_file), Learned(folders.learned_file)
    saves = Saves(folders.saves, (game,))
    for seats in game.seat_counts:
        whole = whole_game(game, seats, seats)
        record = whole.record(len(whole.actions))
        count_if_over(statistics, game, record)
        saves.save(f"A game for {seats}", game, record)
    saves.autosave(game, whole.record(len(whole.actions) // 2))
    for lesson in (*game.lessons()[:2], *game.puzzles()[:1]):
        learned.note_done(game.key, lesson.key)


def start(studio: Studio) -> None:
    """The start screen."""
    studio.open(lambda: None)
    studio.shot("start")


def setup(studio: Studio) -> None:
    """The setup of a new game for each number of players."""
    screen = studio.open(lambda: studio.app.navigation.open_setup(studio.game))
    for seats in studio.game.seat_counts:
        screen.choice.choose_count(seats)
        studio.app.stack.lay_out(studio.app.stack.size)  # with other widgets
        _whole_sheet(studio, f"setup-{seats}")


def settings(studio: Studio) -> None:
    """Each page of the settings, that of sound among them."""
    screen = studio.open(lambda: studio.app.navigation.open_settings(studio.game))
    for number in range(len(screen.pages)):
        screen.open(number)
        _whole_sheet(studio, f"settings-{number + 1}")


def keys(studio: Studio) -> None:
    """The keys, and one that is waited for."""
    screen = studio.open(lambda: studio.app.navigation.open_keys(studio.game))
    studio.still()
    studio.shot("keys")
    screen.wait_for_key()
    studio.still()
    studio.shot("keys-waiting")


def statistics(studio: Studio) -> None:
    """The player's games."""
    studio.open(lambda: studio.app.navigation.open_statistics(studio.game))
    _whole_sheet(studio, "statistics")


def saves(studio: Studio) -> None:
    """The saved games, to load one and to save one."""
    studio.open(lambda: studio.app.navigation.open_saves(None, None))
    studio.shot("saves")
    whole = studio.whole()
    record = whole.record(len(whole.actions) // 2)
    studio.open(lambda: studio.app.navigation.open_saves(studio.game, record))
    studio.shot("saves-saving")


def guide(studio: Studio) -> None:
    """Each page of the guide."""
    screen = studio.open(lambda: studio.app.navigation.open_guide(studio.game))
    for number in range(len(screen.pages)):
        studio.still()
        studio.shot(f"guide-{number + 1:02}")
        screen.turn(1)


def rules(studio: Studio) -> None:
    """Each chapter of the rules at its top, the longest further down, and a search."""
    screen = studio.open(lambda: studio.app.navigation.open_rules(studio.game))
    for number in range(len(screen.chapters)):
        screen.open(number)
        studio.still()
        studio.shot(f"rules-{number + 1:02}")
        bar = screen.page.scroll_bar
        if bar is not None:
            bar.set_scroll_from_start_percentage(1.0 - bar.visible_percentage)
            bar.has_moved_recently = True
            studio.still()
            studio.shot(f"rules-{number + 1:02}-below")
    sought = studio.game.title[:1]
    screen.field.set_text(sought)
    screen.search(sought)
    studio.still()
    studio.shot("rules-search")


def lessons(studio: Studio) -> None:
    """The list of lessons and puzzles; each lesson with a hint, at its first step and at its end."""
    navigation, found = studio.app.navigation, studio.game.lessons()
    studio.open(lambda: navigation.open_lessons(studio.game))
    _whole_sheet(studio, "lessons")
    for number in range(len(found)):
        scene = studio.open(lambda at=number: navigation.open_lesson(studio.game, found, at))
        studio.shot(f"lesson-{number + 1:02}-first")
        scene.ask_hint()
        studio.still()
        studio.shot(f"lesson-{number + 1:02}-hint")
        _play_lesson(studio, scene)
        studio.shot(f"lesson-{number + 1:02}-last")


def _play_lesson(studio: Studio, scene: Any) -> None:
    """Do what the hints say until a lesson is done."""
    for _ in range(MOST_ACTIONS):
        studio.hand.until(lambda: not scene.progress.waiting)
        if scene.progress.done or not (hints := scene.progress.hints()):
            return
        if hints[0] == UNDO:
            scene.table.commands.ask(Command.UNDO)
        else:
            scene.table.play(hints[:1])
        studio.still()


def puzzles(studio: Studio) -> None:
    """Each puzzle, the first one with its solution."""
    found = studio.game.puzzles()
    for number in range(len(found)):
        scene = studio.open(lambda at=number: studio.app.navigation.open_lesson(studio.game, found, at))
        studio.shot(f"puzzle-{number + 1:02}")
        if number == 0:
            scene.show_solution()
            studio.hand.until(lambda at=scene: at.progress.done)
            studio.still()
            studio.shot("puzzle-01-solved")


def _whole_sheet(studio: Studio, name: str) -> None:
    """Write a picture of a sheet, and one of what is below if it scrolls."""
    screen = studio.app.stack.top
    assert isinstance(screen, SheetScreen)
    studio.still()
    studio.shot(name)
    if screen.scrolled is not None and screen.scrolled.scrolls:
        screen.scrolled.scroll_to(screen.scrolled.high)
        studio.still()
        studio.shot(f"{name}-below")


GROUPS = (start, setup, settings, keys, statistics, saves, guide, rules, lessons, puzzles)
