"""Reviewing a finished game: the position in it, and where the commands lead."""

from mexica.play.commands import Command
from mexica.play.review import review_commands, review_goals
from mexica.play.session import Session
from tests.play import race
from tests.play.race import finished, new_record

WHOLE = 19  # actions of a race of two: four turns of four actions, and three of the last


def looking(number: int) -> Session:
    """A finished race after so many of its actions."""
    session = Session(race, finished("person", "quick"))
    session.look_at(number)
    return session


def test_the_goals_are_the_ends_the_turns_and_the_actions_beside():
    assert Session(race, finished("person", "quick")).length == WHOLE
    assert review_goals(looking(9)) == {
        Command.FIRST: 0, Command.TURN_BEFORE: 8, Command.BEFORE: 8,
        Command.AFTER: 10, Command.TURN_AFTER: 12, Command.LAST: WHOLE,
    }  # fmt: skip


def test_nothing_leads_beyond_the_ends():
    assert set(review_goals(looking(0))) == {Command.AFTER, Command.TURN_AFTER, Command.LAST}
    assert set(review_goals(looking(WHOLE))) == {Command.FIRST, Command.TURN_BEFORE, Command.BEFORE}


def test_one_can_play_on_from_everywhere_but_the_end():
    assert Command.PLAY_ON in review_commands(looking(9))
    assert Command.PLAY_ON not in review_commands(looking(WHOLE))


def test_a_game_that_is_still_played_is_not_looked_through():
    assert review_commands(Session(race, new_record("person", "quick"))) == frozenset()
