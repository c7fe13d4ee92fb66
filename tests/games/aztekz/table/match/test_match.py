"""A match of Aztekz in the window, played by the mouse."""

from itertools import pairwise
from random import Random

import pygame
import pytest
from attrs import evolve

from mexica.drawing import fonts
from mexica.games.aztekz import rules
from mexica.games.aztekz.rules.actions import Decline, LayCard, parse
from mexica.games.aztekz.table.bar.button_tips import button_lines
from mexica.games.aztekz.table.bar.commands_and_keys import AztekzCommand
from mexica.games.aztekz.table.input.deeds import Deed
from mexica.games.aztekz.table.pyramid import places
from mexica.games.aztekz.table.scores.result_screen import ResultScreen
from mexica.play.commands import Command
from mexica.shell.match import bar_state
from tests.games.aztekz.table.playing import Opened, Table, in_position, new
from tests.games.aztekz.tables import drawn, one, seat, table, two

# ---------------------------------------------------------------------- the card


def test_a_start_card_is_in_hand_at_once_and_laid_by_a_click(opened: Opened) -> None:
    made = opened(new("person", "random"))
    assert made.hand.card
    made.click(places.on((0, 0)))
    assert made.actions[0].startswith("lay 0,0 ")
    made.hands.until(lambda: made.match.table.person_acts and bool(made.state.turn.round))
    assert made.state.players[0].chief.at == (0, 0)
    assert not made.hand.card  # later ones are taken in hand first


def test_a_card_is_taken_in_hand_turned_and_laid(opened: Opened) -> None:
    made = opened(in_position(one()))
    made.hands.click(made.match.view.layout.side.card.center)
    assert made.hand.card
    assert set(made.look.fitting) == {
        action.cell for action in rules.legal_actions(made.state) if isinstance(action, LayCard)
    }
    made.point(places.on((0, 2)))
    ways = []
    for _turn in range(3):
        ways.append(made.look.ghost.paths)
        made.hands.key(pygame.K_r)
    assert ways == ["nes", "nsw", "new"]  # as "esw" has no path north (A6.2)
    assert made.look.fitting[0, 2] == 3
    made.hands.key(pygame.K_MINUS)
    assert made.look.ghost.paths == "new"
    made.click(places.on((0, 2)))
    assert made.actions == ["lay 0,2 new"]


@pytest.mark.parametrize(("shape", "turns"), [("three", True), ("straight", True), ("cross", False)])
def test_only_a_card_that_looks_different_when_turned_is_said_to_turn(
    shape: str, turns: bool, opened: Opened
) -> None:
    made = opened(in_position({**one(), "drawn": {"shape": shape, "soul": None}}))
    told = button_lines(AztekzCommand.CARD, made.hand, made.match.table.keys, usable=True)
    assert any("wheel" in line.text for line in told) is turns
    made.hands.key(pygame.K_c)
    assert made.tips.startswith("Click a place that is lit.")
    assert ("The wheel turns the card." in made.tips) is turns


def test_a_card_is_dragged_onto_a_cell_and_goes_back_where_it_has_no_place(opened: Opened) -> None:
    made = opened(in_position(one()))
    made.drag(places.DRAWN, places.on((1, 1)))
    assert not made.actions
    assert "A6.2" in made.tips
    made.hands.key(pygame.K_ESCAPE)
    made.drag(places.DRAWN, places.on((0, 2)))
    assert made.actions == ["lay 0,2 nes"]


def test_a_place_that_would_cut_off_a_chief_says_whose(opened: Opened) -> None:
    made = opened(in_position({**two(), "drawn": {"shape": "corner", "soul": None}}))
    made.hands.key(pygame.K_c)
    made.point(places.on((1, 0)))
    ghost = made.look.ghost
    assert ghost.barred
    assert {place.seat for place in ghost.parted} == {0}
    assert made.tips.startswith("Your chief would be cut off from both of your helpers. (A6.5)")
    made.click(places.on((1, 0)))
    assert not made.actions


def test_a_card_that_fits_nowhere_is_put_under_the_deck_by_the_button(opened: Opened) -> None:
    square = table(
        drawn("┌ ┐", "└ ┘"), seat("0,0", "1,0", "0,1"), seat("0,0", "1,1", "1,1"), shape="straight"
    )
    made = opened(in_position(square))
    offered = [action for action in rules.legal_actions(made.state) if isinstance(action, Decline | LayCard)]
    assert offered == [Decline()]
    made.hands.key(pygame.K_c)
    assert "fits nowhere" in made.tips
    made.button(Command.END)
    assert made.actions == ["decline"]


# ---------------------------------------------------------------------- heroes and souls


def test_a_hero_is_chosen_walks_takes_and_gives_by_clicks(opened: Opened) -> None:
    """Worked example 5."""
    made = opened(in_position(one()))
    made.click(places.hero(0, "helper1"))
    assert made.look.reachable[-1, -1] == 1
    made.click(places.on((-1, -1)))
    made.stone(parse("take helper1 sun 1"))
    made.click(places.on((0, 0)))
    assert made.actions[-1] == "step helper1 0,0"
    made.stone(parse("give helper1"))
    assert made.state.players[0].piles[0].souls == 3
    assert made.match.table.announcements.text == "Ana frees 3 suns: 2 points."


def test_a_hero_is_dragged_to_a_card(opened: Opened) -> None:
    made = opened(in_position(one()))
    made.drag(places.hero(0, "helper2"), places.on((1, 0)))
    assert made.actions == ["step helper2 1,0"]


def test_a_chief_steals_by_a_click_on_the_helper(opened: Opened) -> None:
    """Worked example 14."""
    made = opened(in_position(one()))
    made.click(places.hero(0, "chief"))
    made.click(places.hero(1, "helper1"))
    assert made.actions == ["steal 1 helper1"]


def test_souls_are_scared_and_the_card_is_laid_where_they_were(opened: Opened) -> None:
    """Worked example 20."""
    made = opened(in_position(one()))
    made.click(places.hero(0, "helper2"))
    made.click(places.on((1, 0)))
    made.hands.key(pygame.K_f)
    made.played()
    assert made.look.note == "First step off"
    made.click(places.on((0, 0)))
    made.hands.key(pygame.K_c)
    assert set(made.look.fitting) == {(1, 0)}
    made.point(places.on((1, 0)))
    while made.look.ghost.paths != "nsw":
        made.hands.key(pygame.K_r)
    made.click(places.on((1, 0)))
    assert made.actions == ["step helper2 1,0", "scare helper2", "step helper2 0,0", "lay 1,0 nsw"]


def test_a_deed_that_cannot_be_done_says_why_with_its_clause(opened: Opened) -> None:
    made = opened(in_position(one()))
    made.hands.key(pygame.K_2)
    made.hands.key(pygame.K_g)
    assert made.tips.startswith("The helper gives souls only to its own chief, on the same card. (A5.4)")
    made.hands.key(pygame.K_x)
    assert made.tips.startswith("Only a chief steals. (A5.6)")
    assert not made.actions


def test_only_one_hero_acts_and_a_turn_is_taken_back_until_its_card_was_drawn(opened: Opened) -> None:
    made = opened(in_position(one()))
    made.click(places.hero(0, "helper1"))
    made.click(places.on((-1, -1)))
    made.hands.key(pygame.K_1)
    assert "A4.1" in made.tips
    assert made.hand.hero == "helper1"
    made.hands.key(pygame.K_z, pygame.KMOD_CTRL)
    assert not made.actions
    made.click(places.hero(0, "chief"))
    assert made.hand.hero == "chief"


def test_the_card_to_which_a_click_would_walk_is_marked(opened: Opened) -> None:
    made = opened(in_position(one()))
    made.click(places.hero(0, "helper2"))
    assert made.look.goal is None
    made.point(places.on((1, 0)))
    assert made.look.goal == (1, 0)
    made.point(places.hero(0, "chief"))  # which it would choose
    assert made.look.goal is None
    made.hands.key(pygame.K_c)
    made.point(places.on((1, 0)))
    assert made.look.goal is None


# ---------------------------------------------------------------------- whole games


@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_game_is_played_by_clicks_where_a_lesson_would_point(seats: int, opened: Opened) -> None:
    made = opened(new(*["person"] * seats, seed=seats), ask_before_end=False)
    chance, wanted = Random(seats), list[str]()
    while not rules.is_over(made.state) and len(wanted) < 60:
        made.lift_banner()
        offered = rules.legal_actions(made.state)
        lays = [action for action in offered if isinstance(action, LayCard | Decline)]
        others = [action for action in offered if action not in lays]
        action = chance.choice(others if others and (not lays or chance.random() < 0.5) else lays)
        wanted.append(str(action))
        play(made, action)
    assert made.actions == wanted


def play(made: Table, action: rules.Action) -> None:
    """Click wherever the table of a lesson would point, until the action is played."""
    before = len(made.actions)
    for _click in range(8):
        (area,) = made.match.own.places_to_click([action])
        place = next((place for place, one_area in made.areas.items() if one_area == area), None)
        made.hands.click(area.center if place is None else made.pixel(place))
        made.played()
        if len(made.actions) > before:
            return
    raise AssertionError(f"{action} was not played")


def test_a_finished_game_shows_its_result(opened: Opened) -> None:
    last = {**one(), "deck": dict.fromkeys(("straight", "corner", "three", "cross"), 0)}
    made = opened(in_position(last))
    made.hands.key(pygame.K_c)
    made.click(places.on((0, 2)))
    assert rules.is_over(made.state)
    made.hands.until(lambda: made.match.overlay is not None)
    assert isinstance(made.match.overlay, ResultScreen)
    assert made.match.overlay.title == "Ana and Ben share the victory with 0 points each"


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_piles_of_a_result_stand_clear_of_each_other(opened: Opened, scale: float) -> None:
    """Eight piles of two seats, the worth of each beside it, at the least size of a window."""
    row = drawn("┌ ┬ ┬ ┐", "└ ┴ ┴ ┘")
    kinds = ("sun", "moon", "eagle", "maize")
    piles = [f"{many} {kind}" for kind in kinds for many in (2, 3)]
    seats = seat("0,0", "0,0", "0,1", *piles), seat("3,1", "3,1", "3,1", "2 jaguar")
    no_cards = dict.fromkeys(("straight", "corner", "three", "cross"), 0)
    made = opened(in_position({**table(row, *seats), "deck": no_cards}), scale=scale)
    made.hands.app.window.resize((1024, 700))
    made.hands.key(pygame.K_c)
    made.click(places.on((2, 0)))
    made.hands.until(lambda: made.match.overlay is not None)
    sheet = made.match.overlay
    assert isinstance(sheet, ResultScreen)
    areas = sheet.pile_areas(0)
    assert len(areas) == 8
    assert all(right.left - left.left >= 1.45 * left.width for left, right in pairwise(areas))
    assert sheet.table.contains(areas[0].unionall(areas[1:]))
    assert sheet.pile_areas(1)[0].width == areas[0].width >= 24
    head, first = sheet._places()[0], areas[0].left
    across = range(first - 2 * sheet.size, first + 8 * sheet.size)
    picture = made.hands.app.window.surface
    inked = [x for x in across for y in range(head.top, head.bottom) if picture.get_at((x, y)).r < 110]
    assert first <= min(inked) <= first + sheet.size  # the words over them begin where they do


def test_names_are_whole_on_a_result_in_the_largest_letters(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    names, cut = ("Quauhtlehua", "Cozcatecuhtli"), list[str]()
    monkeypatch.setattr(fonts, "cut_to", lambda text, *_how: cut.append(text) or text)
    begun = in_position({**one(), "deck": dict.fromkeys(("straight", "corner", "three", "cross"), 0)})
    people = tuple(evolve(who, name=name) for who, name in zip(begun.players, names, strict=True))
    made = opened(evolve(begun, players=people), scale=2.0)
    made.hands.app.window.resize((1024, 700))
    made.hands.key(pygame.K_c)
    made.click(places.on((0, 2)))
    made.hands.until(lambda: made.match.overlay is not None)
    made.match.draw(pygame.Surface((1024, 700)).convert())
    assert not set(names) & set(cut)


def test_the_bar_offers_no_review_while_the_last_card_is_still_shown(opened: Opened) -> None:
    last = {**one(), "deck": dict.fromkeys(("straight", "corner", "three", "cross"), 0)}
    made = opened(in_position(last), motion=True)
    made.hands.key(pygame.K_c)
    made.hands.click(made.pixel(places.on((0, 2))))
    made.hands.until(lambda: rules.is_over(made.state) and made.match.table.motion.running)
    assert bar_state.title(made.match.table) == ""
    made.hands.until(lambda: made.match.overlay is not None)
    made.match.update(1.0)
    made.hands.press("Look through")
    made.hands.step()
    assert bar_state.title(made.match.table).startswith("Looking through")


def assert_told_after_the_card(made: Table, told: str) -> None:
    """Lay the drawn card; a toast and the next player's banner say this."""
    made.hands.key(pygame.K_c)
    made.click(places.on((0, 2)))
    assert made.match.table.announcements.text == told
    made.hands.until(lambda: made.match.overlay is not None)
    assert made.match.own.overlays.turn_note == f"{told} Click or press a key."


def test_whoever_draws_the_last_card_is_told_that_laying_it_ends_the_game(opened: Opened) -> None:
    made = opened(in_position({**one(), "deck": {"straight": 1, "corner": 0, "three": 0, "cross": 0}}))
    assert_told_after_the_card(made, "This is the last card: laying it ends the game.")


def test_everybody_is_told_when_the_last_ten_cards_begin(opened: Opened) -> None:
    made = opened(in_position({**one(), "deck": {"straight": 1, "corner": 0, "three": 6, "cross": 4}}))
    assert made.match.own.overlays.turn_note == "Click or press a key."
    assert_told_after_the_card(made, "Only 10 cards are left in the deck.")


def test_nobody_is_said_to_think_while_the_card_of_the_turn_before_still_moves(opened: Opened) -> None:
    made = opened(in_position(one(), "person", "planner"), motion=True)
    made.hands.key(pygame.K_c)
    made.hands.click(made.pixel(places.on((0, 2))))
    made.hands.until(lambda: made.match.table.computer_thinks)
    assert made.match.table.motion.running
    assert not made.match.own.picture.thinking
    made.hands.until(lambda: made.match.own.picture.thinking)
    assert made.state.turn.to_move == 1


def test_the_next_player_is_offered_nothing_while_the_card_of_the_turn_before_still_moves(
    opened: Opened,
) -> None:
    made = opened(in_position(one(), "person", "person"), motion=True)
    made.hands.key(pygame.K_c)
    made.hands.click(made.pixel(places.on((0, 2))))
    made.hands.until(lambda: made.match.table.session.mover == 1)
    assert made.match.table.motion.running
    assert made.match.table.shown_state.turn.to_move == 0
    offered = {AztekzCommand.CARD, Command.HINT, *Deed}
    assert not {asked for asked, look in made.buttons.items() if look.usable} & offered
    assert not made.look.note
    made.hands.until(lambda: not made.match.table.motion.running)
    made.lift_banner()
    assert made.buttons[AztekzCommand.CARD].usable
    assert made.buttons[Command.HINT].usable
    assert made.look.note == "Click it to lay it"


def test_buttons_that_cannot_be_used_are_grey(opened: Opened) -> None:
    made = opened(in_position(one()))
    looks = made.match.own.picture.button_looks()
    usable = {asked for asked, look in looks.items() if look.usable}
    assert {Deed.TAKE, Deed.DROP, Deed.STEAL, AztekzCommand.CARD} & usable == {
        Deed.DROP,
        Deed.STEAL,
        AztekzCommand.CARD,
    }
    assert Command.END not in usable


def test_tips_tell_what_the_marks_stand_for_that_are_seen(opened: Opened) -> None:
    made = opened(in_position(one(), "person", "person"))
    for text in ("step helper1 -1,-1", "take helper1 sun 1", "lay 0,2 new"):
        made.match.table.do(parse(text))
        made.played()
    made.lift_banner()
    taken = "1  Ana moves helper 1. Ana takes 1 sun."
    for place in (places.on((-1, -1)), places.hero(0, "helper1")):  # on the card and whoever stands there
        made.rest(place)
        assert taken in made.tips
    made.hands.key(pygame.K_h)
    made.hands.until(lambda: bool(made.match.hinting.hint.advice))
    steps = made.match.hinting.hint.steps
    assert made.look.marks == tuple(mark for mark, _events in steps.marks)
    made.rest(places.on(steps.ghost.cell))
    assert f"{steps.marks[-1][0].number}  Ben lays the card" in made.tips
    made.rest(places.on((-1, -1)))
    assert taken not in made.tips


def test_a_hint_is_shown_and_played(opened: Opened) -> None:
    made = opened(in_position(one()))
    made.hands.key(pygame.K_h)
    made.hands.until(lambda: bool(made.match.hinting.hint.advice))
    plan = made.match.hinting.hint.advice[0]
    steps = made.match.hinting.hint.steps
    assert [mark.number for mark, _events in steps.marks] == list(range(1, len(steps.marks) + 1))
    made.hands.key(pygame.K_RETURN)
    made.hands.until(lambda: made.state.turn.to_move == 1)
    assert made.actions == [str(action) for action in plan.actions]


def test_the_record_hides_no_cell_in_the_smallest_window_until_it_is_put_there(opened: Opened) -> None:
    made = opened(in_position(two()))
    layout, record = made.match.view.layout, made.match.recording.panel
    assert layout.size == (1024, 700)
    made.hands.key(pygame.K_l)
    assert not record.place.colliderect(layout.terrace)
    made.hands.click(record.buttons[0].place.center)  # to the other side
    assert record.left
    assert record.place.colliderect(layout.terrace)
    assert not record.place.colliderect(layout.toast_strip)
    made.hands.key(pygame.K_l)
    made.hands.key(pygame.K_l)
    assert record.left  # where the player has put it
