"""What is tried: a part of a game with everything around it, and a whole game."""

import pygame

from mexica.play.commands import Command
from tests.package.display import until
from tests.package.game import Game, Others
from tests.package.mirror import difference
from tests.package.robot import SAME_TABLE, SLOWEST, Robot

SAVE = "The robot's game"
EXAMINED = 900.0  # seconds until every turn of a game has been examined, in both windows at once


def short(robot: Robot, others: Others) -> None:
    """Begin a game, save it, be killed within a turn, go on, leave, open the saved game by its file."""
    game = begin(robot, others)
    leave(game)
    open_saved(game)


def whole(robot: Robot, others: Others) -> None:
    """The same, and the game is played to its result."""
    game = begin(robot, others)
    if not game.decides:
        kill_while_the_computer_moves(game)
    game.play(turns=3)
    look_at_record(game)
    game.play(turns=1000)
    assert game.over
    look_at_result(game)
    open_saved(game)
    open_saved(game, "--load")


def begin(robot: Robot, others: Others) -> Game:
    """Begin a game and play three turns of it, with all that can happen on the way."""
    robot.start()
    game = Game(robot, others)
    game.begin()
    game.play(turns=1)
    assert game.wait_for_turn()
    robot.finds_no_python()
    undo_and_redo(game)
    save(game)
    game.act()
    assert game.wait_for_turn()
    game.act_within_turn()
    kill_within_the_turn(game)
    game.act()
    return game


def undo_and_redo(game: Game) -> None:
    """Take an action of a turn back, and do it again."""
    game.act_within_turn()
    done = game.record.actions
    before = done[:-1]
    for button, expected in ((Command.UNDO, before), (Command.REDO, done)):
        game.robot.person.command(button)
        until(lambda actions=expected: game.record.actions == actions, SLOWEST, f"{button} on the disk")
    game.robot.told.line("taken back, and done again")


def save(game: Game) -> None:
    """Save the game under a name."""
    robot, person = game.robot, game.robot.person
    person.key("ctrl+s", pygame.K_s, pygame.KMOD_CTRL)
    person.click(robot.mirror.hands.entries()[0].rect.center)
    person.write(SAVE)
    robot.sees("saving under a name")
    person.press("Save")
    until(game.disk.named(SAVE).exists, SLOWEST, "the saved game")
    assert robot.played.game.load(game.disk.named(SAVE)).actions == game.record.actions
    robot.sees("the saved games")
    person.press("Back")


def kill_within_the_turn(game: Game) -> None:
    """`kill -9` it while a person considers the rest of a turn; all that was shown is there again."""
    robot = game.robot
    robot.sees("the table before the kill", SAME_TABLE)
    actions, shown = game.record.actions, robot.program.window.shown()
    robot.program.kill()
    go_on(robot)
    game.take_screen()
    assert game.record.actions == actions
    assert difference(robot.program.window.shown(), shown) <= SAME_TABLE


def kill_while_the_computer_moves(game: Game) -> None:
    """The same while the computer acts: all that it had done is there again, and the game goes on."""
    robot = game.robot
    actions = game.record.actions
    until(lambda: len(game.record.actions) > len(actions), SLOWEST, "an action of the computer")
    actions = game.record.actions
    robot.program.kill()
    assert game.record.actions[: len(actions)] == actions
    robot.start()
    robot.sees("the start screen after a kill")
    robot.person.press("Continue", alone=True)


def go_on(robot: Robot) -> None:
    """Start again and continue the game."""
    robot.start()
    robot.sees("the start screen after a kill")
    robot.person.press("Continue")
    robot.sees("the game continued", SAME_TABLE)


def leave(game: Game) -> None:
    """Leave by the menu, in a turn."""
    robot = game.robot
    assert game.wait_for_turn()
    robot.person.command(Command.MENU)
    robot.person.press("Quit", alone=True)
    robot.leaves()


def look_at_record(game: Game) -> None:
    """Open the record in a turn, and close it again."""
    if game.wait_for_turn():
        for what in ("the record of the game", "the table without the record"):
            game.robot.person.key("l", pygame.K_l)
            game.robot.sees(what, SAME_TABLE)


def look_at_result(game: Game) -> None:
    """Look at the result and at how the game went, to its last turn, and leave by the start screen."""
    robot = game.robot
    game.look_at_result()
    robot.person.press("How it went")
    course = robot.mirror.match.course.course
    robot.mirror.hands.until(lambda: course.done or course.trouble, EXAMINED)  # until then it changes
    assert not course.trouble, course.trouble
    robot.sees("how it went", SAME_TABLE)
    robot.person.key("Escape", pygame.K_ESCAPE)
    robot.person.press("Start screen")
    robot.sees("the start screen after the game")
    robot.person.press("Quit", alone=True)
    robot.leaves()


def open_saved(game: Game, *option: str) -> None:
    """Open the saved game by its file, and close the window by its frame."""
    robot, file = game.robot, game.disk.named(SAVE)
    robot.start(*option, str(file))
    robot.mirror.play(robot.played.game.load(file))
    robot.sees("the saved game opened by its file", SAME_TABLE)
    robot.program.window.close()
    robot.leaves()
