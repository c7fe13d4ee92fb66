"""Pictures of what every game's table has: the bar's commands, the menu, the end of a game and after it."""

from typing import Any

from mexica.play.commands import Command
from mexica.shell.match.course_screen import CourseScreen
from mexica.shell.retry_scene import RetryScene
from tests.screens.studio import Studio

OPENED = (Command.MENU, Command.STANDINGS, Command.KEYS, Command.PLAYERS)


def middle(studio: Studio) -> Any:
    """Show a game in its middle."""
    whole = studio.whole()
    at = next(n for n in range(len(whole.actions) // 2, len(whole.actions)) if _begins_turn(whole, n))
    return studio.table(whole.record(at))


def _begins_turn(whole: Any, number: int) -> bool:
    turn_id = whole.rules.turn_id
    return bool(turn_id(whole.states[number]) != turn_id(whole.states[number - 1]))


def table(studio: Studio) -> None:
    """A game in its middle, with the tips at each button of the bar."""
    match = middle(studio)
    studio.shot("table")
    for asked in (Command.HINT, Command.END):
        studio.point(match.bar.places[asked].center)
        studio.shot(f"table-tip-{asked.name.lower()}")


def opened(studio: Studio) -> None:
    """What opens over the table: menu, standings, keys, players."""
    for asked in OPENED:
        middle(studio)
        studio.ask(asked)
        studio.shot(f"table-{asked.name.lower()}")


def beside(studio: Studio) -> None:
    """What opens beside the board: the record, looking back in it, and a hint."""
    match = middle(studio)
    studio.ask(Command.RECORD)
    studio.shot("table-record")
    match.table.look_back(match.table.session.length // 2)
    studio.still()
    studio.shot("table-looking-back")
    middle(studio)
    studio.hand.ask_hint()
    studio.still()
    studio.shot("table-hint")


def handed_over(studio: Studio) -> None:
    """What stands between two people at one screen."""
    whole = studio.whole()
    studio.table(whole.record(len(whole.actions) // 2, people=whole.seats))
    studio.shot("table-handed-over")


def watched(studio: Studio) -> None:
    """Computers alone, who pause."""
    whole = studio.whole()
    studio.table(whole.record(len(whole.actions) // 2, people=0))
    studio.ask(Command.PAUSE)
    studio.shot("table-watched")


def results(studio: Studio) -> None:
    """The result of a game for each number of players."""
    for seats in studio.game.seat_counts:
        whole = studio.whole(seats)
        studio.table(whole.record(len(whole.actions)))
        studio.shot(f"result-{seats}")


def afterwards(studio: Studio) -> None:
    """Looking through a finished game, how it went, a turn of it, and turns that are played again."""
    whole = studio.whole(studio.game.seat_counts[0])
    match = studio.table(whole.record(len(whole.actions)))
    match.windows.close()
    studio.still()
    studio.shot("review")
    match.course.open()
    course = match.course.course
    assert course is not None
    studio.hand.until(lambda: not course.left(0))
    studio.still()
    studio.shot("review-course")
    shown = match.overlay
    assert isinstance(shown, CourseScreen)
    studio.hand.click(shown.cards[0][0].center)
    studio.still()
    studio.shot("review-turn")
    match.course.learn()
    studio.still()
    scene = studio.app.stack.top
    assert isinstance(scene, RetryScene)
    studio.shot("learn")
    scene.show_answer()
    studio.hand.until(lambda: scene.attempt.judgement is not None)
    studio.still()
    studio.shot("learn-answer")


GROUPS = (table, opened, beside, handed_over, watched, results, afterwards)
