"""Reviewing a finished game: the position, the buttons and keys, and playing on from there."""

from types import SimpleNamespace

import pygame
import pytest

from mexica.games.mexica import rules
from mexica.games.mexica.rules.actions import EndTurn
from mexica.games.mexica.rules.state import Phase
from mexica.games.mexica.table.bar.bar_looks import BUTTONS
from mexica.games.mexica.table.bar.tools import ToolKind
from mexica.games.mexica.table.board.layout import Layout
from mexica.games.mexica.table.board.sprite_loading import load_sprites
from mexica.games.mexica.table.board.table_view import TableView
from mexica.games.mexica.table.match import screen_look
from mexica.games.mexica.table.match.match_record import SAVES
from mexica.play.commands import REVIEW, Command
from mexica.play.review import review_commands, review_goals, review_title
from mexica.play.session import Session
from mexica.shell.match.pending_overlays import PendingOverlays
from mexica.shell.match.toolbar import Toolbar
from tests.games.mexica.table.driving import Driver
from tests.games.mexica.table.playing import finished_game

FINISHED = finished_game()
WHOLE = len(FINISHED.actions)
NAMES = ("Ana", "Zofia")


@pytest.fixture
def looking(driver) -> Driver:
    """A finished game, its result closed."""
    made = driver(FINISHED)
    made.widget("Look through")
    return made


def position(made: Driver) -> int:
    return len(made.actions)


def test_the_ends_of_a_finished_game_say_so(looking):
    looking.key(pygame.K_END)
    assert looking.match.table.announcements.text == "This is the end."
    looking.button(Command.FIRST)
    looking.button(Command.BEFORE)
    assert looking.match.table.announcements.text == "This is the beginning."


def test_the_title_says_where_one_is():
    session = Session(rules, FINISHED)
    assert review_title(session, NAMES) == f"Looking through: the end, after {WHOLE} actions"
    session.look_at(57)
    done = session.history[-1]
    assert review_title(session, NAMES) == (
        f"Looking through: after action 57 of {WHOLE}, by {NAMES[done.seat]} "
        f"in round {session.before.turn.round}"
    )
    session.look_at(1)
    assert review_title(session, NAMES) == f"Looking through: after action 1 of {WHOLE}, by Ana"
    session.look_at(0)
    assert review_title(session, NAMES) == f"Looking through: the beginning, {WHOLE} actions to come"


def test_a_turn_back_and_on_goes_from_turn_to_turn():
    session = Session(rules, FINISHED)
    ends = [n for n, action in enumerate(FINISHED.actions, 1) if isinstance(action, EndTurn)]
    session.look_at(ends[5] + 1)
    goals = review_goals(session)
    assert (goals[Command.TURN_BEFORE], goals[Command.TURN_AFTER]) == (ends[5], ends[6])
    session.look_at(ends[5])
    goals = review_goals(session)
    assert (goals[Command.TURN_BEFORE], goals[Command.TURN_AFTER]) == (ends[4], ends[6])


def test_nothing_leads_beyond_the_ends():
    session = Session(rules, FINISHED)
    assert review_commands(session) == {Command.FIRST, Command.TURN_BEFORE, Command.BEFORE}
    session.look_at(0)
    assert review_commands(session) == {
        Command.AFTER, Command.TURN_AFTER, Command.LAST, Command.PLAY_ON,
    }  # fmt: skip


def test_the_keys_go_through_the_game(looking):
    for key, where in (
        (pygame.K_LEFT, WHOLE - 1), (pygame.K_LEFT, WHOLE - 2), (pygame.K_RIGHT, WHOLE - 1),
        (pygame.K_HOME, 0), (pygame.K_PAGEDOWN, 1), (pygame.K_PAGEUP, 0), (pygame.K_END, WHOLE),
    ):  # fmt: skip
        looking.key(key)
        assert position(looking) == where


def test_the_bar_looks_through_nothing_before_that_was_chosen(driver):
    made = driver(FINISHED)
    made.step()
    bar = made.match.bar
    assert not bar.reviewing
    assert Command.FIRST not in bar.places
    made.widget("Look through")
    made.step()
    assert bar.reviewing
    made.button(Command.STANDINGS)  # the result once more, over a game under review
    made.step()
    assert bar.reviewing


def test_the_buttons_go_through_the_game_and_stand_there_instead_of_the_tools(looking):
    assert ToolKind.CANAL not in looking.match.bar.places
    looking.button(Command.BEFORE)
    assert position(looking) == WHOLE - 1
    looking.button(Command.FIRST)
    assert position(looking) == 0
    looking.button(Command.LAST)
    assert looking.state.turn.phase is Phase.OVER


def test_a_finished_game_is_not_played_on_by_mistake(looking):
    looking.key(pygame.K_HOME)
    looking.key(pygame.K_PAGEDOWN)
    looking.click("H8")
    looking.key(pygame.K_t)
    assert position(looking) == 1
    assert looking.match.record == FINISHED


def test_at_the_end_the_button_to_play_on_says_why_it_cannot_be_used(looking):
    def said() -> list[str]:
        looking.move((1, 1))  # a key closes a tip until the mouse moves
        looking.move(looking.match.bar.places[Command.PLAY_ON].center)
        looking.wait(2.0)
        return [line.text for line in screen_look.tips(looking.match.table)]

    assert said() == ["Play on from here (O)", "The game is over here; go back in it first."]
    looking.key(pygame.K_LEFT)
    assert said() == ["Play on from here (O)", "As a new game; this one is kept."]


def test_a_finished_game_is_played_on_only_when_asked_for(looking):
    looking.key(pygame.K_HOME)
    looking.button(Command.PLAY_ON)
    looking.widget("Back")
    assert looking.match.record == FINISHED
    looking.button(Command.PLAY_ON)
    looking.widget("Play on from here")
    looking.step()
    assert looking.match.record.actions == ()
    looking.app._autosave.flush()
    kept = looking.app.saves.slots.folder.glob("finished-*.json")
    assert [SAVES.load(path) for path in kept] == [FINISHED]
    looking.key(pygame.K_SPACE)
    looking.click("G7")
    assert looking.actions == ["start G7"]
    assert ToolKind.CANAL in looking.match.bar.places


def test_the_menu_of_a_finished_game_leads_back_to_looking(looking):
    looking.button(Command.MENU)
    looking.widget("Back")
    assert looking.overlay is None
    assert looking.match.record == FINISHED


def test_an_action_on_is_seen_as_it_happened(looking):
    looking.app.control.change(motion=True)
    looking.freeze()  # else a slow step may bring the motion to its end
    number = next(n for n, a in enumerate(FINISHED.actions) if str(a).startswith("temple"))
    looking.match.table.runner.look_at(number)
    looking.key(pygame.K_RIGHT)
    assert looking.match.table.motion.running
    looking.key(pygame.K_RIGHT)  # goes on at once
    assert position(looking) == number + 2


@pytest.mark.parametrize("size", [(1024, 700), (1600, 1000), (2560, 1440)])
def test_the_buttons_do_not_overlap_and_stay_in_the_bar(size):
    pygame.init()
    pygame.display.set_mode((1024, 700))
    layout = Layout(size)
    sprites = load_sprites(layout)
    bar = Toolbar(layout, sprites, TableView(layout, sprites).fonts, BUTTONS)
    bar.reviewing = True
    places = list(bar.places.values())
    assert set(REVIEW) <= set(bar.places)
    assert all(layout.bar.contains(place) and min(place.size) >= 24 for place in places)
    assert all(len(place.collidelistall(places)) == 1 for place in places)


def test_a_scoring_from_which_one_goes_back_while_it_is_told_is_not_shown():
    session = Session(rules, FINISHED)
    pending = PendingOverlays(SimpleNamespace(session=session), SimpleNamespace())
    pending.note_move(scored=True)
    pending.note_move(scored=False)  # somebody else plays a seat
    assert pending.scored
    session.look_at(0)
    pending.note_move(scored=False)
    assert not pending.scored
