"""Watching computers play: how far they may go during a pause, and how fast."""

import pytest

from mexica.play import paces
from mexica.play.commands import Command
from mexica.play.watching import SPEEDS, Watching, watching_command


def test_pausing_in_a_step_stops_it() -> None:
    watching = Watching()
    watching.ask(Command.WHOLE_TURN, paces.NORMAL)
    assert watching.goes_on
    watching.ask(Command.PAUSE, paces.NORMAL)
    assert not watching.goes_on


@pytest.mark.parametrize(
    ("allowed", "turn_ended", "goes_on"),
    [
        (Command.ONE_ACTION, False, False),
        (Command.ONE_ACTION, True, False),
        (Command.WHOLE_TURN, False, True),
        (Command.WHOLE_TURN, True, False),
    ],
)
def test_what_is_allowed_ends_with_an_action_or_a_turn(
    allowed: Command, turn_ended: bool, goes_on: bool
) -> None:
    watching = Watching()
    watching.ask(allowed, paces.NORMAL)
    watching.note(turn_ended)
    assert watching.goes_on is goes_on


def test_until_a_speed_is_chosen_that_of_the_settings_holds() -> None:
    watching = Watching()
    assert watching.pace(0.5) == 0.5
    assert watching.speed(0.4) is Command.FAST
    watching.ask(Command.SLOWER, 0.4)
    assert watching.pace(0.4) == paces.NORMAL


def test_every_pace_is_a_speed_from_the_slowest_to_the_fastest() -> None:
    assert tuple(SPEEDS.values()) == tuple(reversed(paces.PACES))
    watching = Watching()
    for _ in range(9):
        watching.ask(Command.FASTER, paces.SLOW)
    assert watching.pace(paces.SLOW) == paces.AT_ONCE


def test_a_key_of_another_game_means_what_it_always_does() -> None:
    assert watching_command(Command.CLICK) is Command.PAUSE
    assert watching_command(Command.UNDO) is Command.UNDO
    assert watching_command("a tool") == "a tool"
