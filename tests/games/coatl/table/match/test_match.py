"""A match of Cóatl in the window, played by mouse and keyboard."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from mexica.games.coatl import rules
from mexica.games.coatl.game import COATL
from mexica.games.coatl.table.court import places
from mexica.games.coatl.table.court.hits import all_places
from mexica.games.coatl.table.court.places import Kind, Place
from mexica.games.coatl.table.input.holding import Tool
from mexica.games.coatl.table.input.places_to_click import places_to_click
from mexica.games.coatl.table.match import screen_look
from mexica.games.coatl.table.match.match_record import Record, new_record
from mexica.games.coatl.table.scores.result_screen import ResultScreen
from mexica.play.commands import Command
from mexica.shell.match.match_scene import MatchScene
from tests.games.coatl.table.playing import played_at_random, players
from tests.shell.hands import Hands, folders_in


class Table:
    """The table of a match in the window, and a hand on it."""

    def __init__(self, folder: Path, record: Record) -> None:
        settings = folders_in(folder).settings_file
        settings.parent.mkdir(parents=True)
        settings.write_text('{"pace": 0.0, "motion": false}', encoding="utf-8")
        self.hands = Hands(folder, games=lambda: (COATL,))
        self.hands.app.navigation.play(COATL, record)
        self.hands.settle()

    @property
    def match(self) -> MatchScene:
        return next(one for one in reversed(self.hands.app.stack.scenes) if isinstance(one, MatchScene))

    @property
    def state(self) -> rules.State:
        return self.match.table.session.state

    def place(self, place: Place) -> tuple[int, int]:
        seen = self.match.table.seen(self.state)
        return all_places(self.match.view.layout, seen)[place].center

    def click(self, place: Place) -> None:
        self.hands.click(self.place(place))

    def button(self, asked: object) -> None:
        self.hands.click(self.match.bar.places[asked].center)

    def play(self, action: rules.Action) -> None:
        """Play an action of places alone by clicks."""
        for place in places_to_click(self.state, action):
            self.click(place)

    def keep(self) -> None:
        """Keep the first card of an opening hand."""
        self.click(places.prophecy(self.state.turn.to_move, 0))
        self.button(Command.END)


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Table]:
    made = Table(tmp_path, new_record(players("person", "random"), 0, 5))
    yield made
    made.hands.close()


def kept(*kinds: str, seed: int = 5) -> Record:
    """A game in which the opening hands are chosen."""
    return played_at_random(*kinds, seed=seed, actions=len(kinds))[0]


def test_keeping_none_of_an_opening_hand_is_asked_before(opened: Table) -> None:
    dealt = opened.state.players[0].hand

    opened.button(Command.END)
    opened.hands.press("Go back")
    assert opened.state.players[0].hand == dealt

    opened.button(Command.END)
    opened.hands.press("Keep none")
    opened.hands.until(lambda: opened.match.table.person_acts and opened.state.turn.round)
    assert opened.state.players[0].hand == ()


def test_the_button_of_an_opening_hand_tells_what_it_does(opened: Table) -> None:
    opened.hands.point(opened.match.bar.places[Command.END].center)
    opened.hands.rest()
    (line, *_more) = screen_look.tips(opened.match.table)
    assert line.text == "Keep the prophecies you have clicked, and discard the others (Enter)"


def test_a_card_under_a_mouse_that_has_not_moved_since_an_action_is_not_enlarged(opened: Table) -> None:
    opened.keep()
    opened.hands.until(lambda: opened.match.table.person_acts and opened.state.turn.round)
    opened.click(places.display(0))
    opened.hands.settle()
    assert screen_look.look(opened.match.table, opened.match.view).pointed is None
    opened.hands.point(opened.place(places.display(3)))
    assert screen_look.look(opened.match.table, opened.match.view).pointed == places.display(3)


def test_an_opening_hand_is_kept_and_pieces_are_taken_by_clicks(opened: Table) -> None:
    opened.keep()
    opened.hands.until(lambda: opened.match.table.person_acts and opened.state.turn.round)
    assert len(opened.state.players[0].hand) == 1
    opened.play(rules.parse("take b1"))
    opened.hands.until(lambda: len(opened.match.table.session.actions) > 2)
    assert opened.state.players[0].board


def test_the_display_of_a_game_that_is_loaded_lies_as_it_was_left(opened: Table, tmp_path: Path) -> None:
    def displayed(table: Table) -> list[tuple[int, int]]:
        return [table.place(places.display(slot)) for slot in range(len(table.state.display))]

    opened.keep()
    opened.hands.until(lambda: opened.match.table.person_acts and opened.state.turn.round)
    before = displayed(opened)
    opened.click(places.display(1))
    assert displayed(opened) == [before[0], *before[2:]]
    again = Table(tmp_path / "again", opened.match.record)
    assert displayed(again) == displayed(opened)
    again.hands.close()


def test_two_people_take_the_screen_one_after_the_other_and_see_no_banner(tmp_path: Path) -> None:
    made = Table(tmp_path, new_record(players("person", "person"), 0, 5))
    for seat, name in enumerate(("Ana", "Ben")):
        assert made.match.table.viewing.viewer is None
        assert set(made.match.table.seen(made.state).players[seat].hand) == {None}
        made.match.update(1.0)  # a press at once would be meant for the turn before
        made.hands.press(f"I am {name}")
        assert made.match.overlay is None
        assert made.match.table.viewing.viewer == made.match.table.front == seat
        made.keep()
        made.hands.settle()
    made.hands.close()


def test_a_piece_is_dragged_to_where_it_begins_a_serpent(tmp_path: Path) -> None:
    made = Table(tmp_path, kept("person", "random"))
    made.play(rules.parse("take b1"))
    made.hands.until(lambda: made.match.table.person_acts and len(made.match.table.session.actions) > 3)
    start, end = made.place(places.board(0, 0)), made.place(places.lane(0, 1))
    down, up = pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP
    made.hands.step(pygame.Event(down, pos=start, button=1, touch=False))
    made.hands.step(pygame.Event(pygame.MOUSEMOTION, pos=end, rel=(9, 9), buttons=(1, 0, 0), touch=False))
    assert made.match.table.drag.carries
    made.hands.step(pygame.Event(up, pos=end, button=1, touch=False))
    made.hands.until(lambda: bool(made.state.players[0].serpents))
    made.hands.close()


def test_what_cannot_be_had_is_told_at_the_mouse_and_by_the_keyboard(tmp_path: Path) -> None:
    made = Table(tmp_path, kept("person", "random", "random"))
    table = made.match.table
    made.click(places.pile(0))
    assert screen_look.tips(table)[0].text.endswith("(C7.9)")
    table.mouse.go_to(places.bag("head"), made.place(places.bag("head")))
    made.hands.key(pygame.K_SPACE)
    assert screen_look.tips(table)[0].text == "Only Perfect Pick takes pieces from the bags. (C10.2)"
    made.click(places.court(2))
    made.click(places.token(2, "pick"))
    assert screen_look.tips(table)[0].text.startswith("This belongs to another player.")
    made.hands.close()


def test_a_click_brings_a_court_to_the_front_until_the_own_turn_goes_on(
    tmp_path: Path,
) -> None:
    made = Table(tmp_path, kept("person", "random", "random"))
    made.click(places.court(2))
    assert made.match.table.front == 2
    assert made.match.view.layout.near == 2
    made.play(rules.parse("take b1"))
    made.hands.until(lambda: made.match.table.person_acts and len(made.match.table.session.actions) > 4)
    assert made.match.table.front == 0
    made.hands.close()


def test_the_hand_is_sorted_in_three_ways_and_clicks_follow(tmp_path: Path) -> None:
    made = Table(tmp_path, kept("person", "random"))
    orders = set()
    for _way in range(3):
        made.hands.key(pygame.K_t)
        seen = made.match.table.seen(made.state).players[0]
        orders.add(seen.order)
        assert sorted(seen.order) == list(range(len(seen.hand)))
    assert made.match.table.sorting == "drawn"
    made.hands.close()


def test_the_keyboard_alone_takes_pieces(tmp_path: Path) -> None:
    made = Table(tmp_path, kept("person", "random"))
    made.hands.key(pygame.K_1)
    assert made.match.table.hand.holding.tool is Tool.TAKE
    made.hands.key(pygame.K_RIGHT)
    assert made.match.table.mouse.place.kind is places.Kind.SUPPLY
    made.hands.key(pygame.K_SPACE)
    made.hands.until(lambda: bool(made.state.players[0].board))
    made.hands.close()


def test_pieces_are_picked_in_their_panel(tmp_path: Path) -> None:
    made = Table(tmp_path, kept("person", "random"))
    made.button(Tool.PICK)
    cells = dict(made.match.own.screen.pick.cells())
    made.hands.click(cells["Y"].center)
    assert made.match.table.hand.picked == ("Y",)
    made.hands.click(cells["G"].center)
    made.hands.until(lambda: made.state.players[0].board == ("Y", "G"))
    made.hands.close()


def test_the_keyboard_points_at_no_piece_once_the_panel_is_closed(tmp_path: Path) -> None:
    made = Table(tmp_path, kept("person", "random"))
    mouse = made.match.table.mouse
    made.hands.key(pygame.K_4)
    made.hands.key(pygame.K_RIGHT)
    assert mouse.part is not None
    made.hands.key(pygame.K_ESCAPE)
    assert mouse.part is None
    made.hands.key(pygame.K_SPACE)
    assert made.match.table.hand.picked == ()
    made.hands.key(pygame.K_4)
    for key in (pygame.K_RIGHT, pygame.K_SPACE):  # a head
        made.hands.key(key)
    made.hands.until(lambda: bool(made.state.players[0].board))
    made.hands.step()
    assert made.match.table.hand.holding.tool is None
    assert mouse.part is None
    made.hands.close()


def test_a_tool_that_cannot_be_used_says_why(tmp_path: Path) -> None:
    made = Table(tmp_path, kept("person", "random"))
    made.hands.key(pygame.K_3)
    said = made.match.table.mouse.said
    assert said is not None
    assert said.refused
    assert screen_look.tips(made.match.table)[0].text.startswith("Nothing on your board can be joined")
    made.hands.close()


def test_a_finished_game_shows_its_result_and_can_be_looked_through(tmp_path: Path) -> None:
    made = Table(tmp_path, played_at_random("person", "random", seed=2, actions=9999)[0])
    assert isinstance(made.match.overlay, ResultScreen)
    made.match.update(1.0)
    made.hands.press("Look through")
    made.hands.key(pygame.K_LEFT)
    assert made.match.bar.reviewing
    made.hands.close()


def test_the_standings_of_a_game_in_progress_copy_as_text(tmp_path: Path) -> None:
    made = Table(tmp_path, kept("person", "random"))
    made.hands.key(pygame.K_s)
    assert made.match.overlay.title == "Standings"
    made.hands.press("Play on")
    assert made.match.overlay is None
    made.hands.close()


def test_a_tip_about_a_piece_in_hand_keeps_off_the_serpent_that_would_grow(tmp_path: Path) -> None:
    made = Table(tmp_path, played_at_random("person", "random", seed=4, actions=41)[0])
    made.hands.until(lambda: made.match.table.person_acts)
    lit = made.match.table.hand.lit()
    made.click(next(place for place in lit if place.kind is Kind.BOARD))
    end = next(place for place in made.match.table.hand.lit() if place.kind is Kind.END)
    made.hands.point(made.place(end))
    picture, areas = made.match.own.picture, made.match.view.places_of(made.match.table.seen(made.state))
    clear = picture.kept_clear(picture.look())
    own = [place for place in areas if place.kind is Kind.PIECE and place.number == end.number]
    pieces = [areas[place] for place in own if place.seat == end.seat]
    assert pieces
    assert all(area in clear for area in pieces)
    made.hands.close()


def test_the_record_leaves_the_serpents_in_sight(opened: Table) -> None:
    opened.keep()
    opened.hands.key(pygame.K_l)
    layout, record = opened.match.view.layout, opened.match.recording.panel
    assert record.place.right == layout.size[0]
    rooms = [layout.court(seat).serpent_room(0) for seat in range(2)]
    assert record.place.collidelist(rooms) == -1
