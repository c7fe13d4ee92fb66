"""The record beside the board: opened during play, stepped through, copied, and played on from."""

import pygame
import pytest

from mexica.drawing.record_panel import RecordPage
from mexica.games.mexica.table.bar.tools import ToolKind
from mexica.games.mexica.table.board.layout import Layout
from mexica.games.mexica.table.match import screen_look
from mexica.games.mexica.table.match.match_record import SAVES
from mexica.play.commands import Command
from mexica.shell import language
from mexica.shell.match import bar_state
from tests.games.mexica.table.driving import Driver
from tests.games.mexica.table.playing import PLACED, finished_game, record

TURN = ("canal C5 C6", "take", "end", "walk H5", "end", "canal F9", "end")


@pytest.fixture
def alone(driver) -> Driver:
    """One person at the begin of the second turn, the record open."""
    made = driver(record(*PLACED, *TURN))
    made.key(pygame.K_l)
    made.step()
    return made


def press(made: Driver, text: str) -> None:
    made.mouse(next(button.place.center for button in panel(made).buttons if button.text == text))


def panel(made: Driver):
    return made.match.recording.panel


def row_place(made: Driver, number: int) -> tuple[int, int]:
    shown = panel(made).list
    high = shown.rows[0].height
    return shown.rect.left + 40, shown.rect.top + round((number + 0.5) * high - shown.scroll)


def look(made: Driver):
    return screen_look.look(made.match.table, made.match.view)


def toast(made: Driver) -> str:
    return made.match.table.announcements.text


def test_the_record_opens_and_closes_by_key_and_button(alone):
    assert alone.match.table.record_open
    assert len(panel(alone).list.rows) == 6
    alone.key(pygame.K_ESCAPE)
    assert not alone.match.table.record_open
    alone.button(Command.RECORD)
    assert alone.match.table.record_open
    press(alone, "×")  # noqa: RUF001  # the sign is meant
    assert not alone.match.table.record_open
    assert alone.overlay is None


def test_no_tip_tells_of_the_board_below_the_record(driver):
    made = driver(record(*PLACED))
    made.point("C5")
    made.wait(1.0)
    assert screen_look.tips(made.match.table)
    made.key(pygame.K_l)
    made.wait(1.0)
    assert not screen_look.tips(made.match.table)
    made.key(pygame.K_l)
    made.wait(1.0)
    assert screen_look.tips(made.match.table)


def test_every_button_that_does_not_say_what_it_does_has_a_tip(alone):
    drawn = [button for button in panel(alone).buttons if button.sign or button.sprite]
    assert [button.told for button in drawn] == [
        "To the other side of the board",
        "Only Black",
        "Only Grey",
        "Only Sand",
    ]
    place = drawn[0].place
    below = pygame.Rect(place.right + 10, place.bottom + 6, 60, 20)
    before = pygame.image.tobytes(alone.app.window.surface.subsurface(below), "RGB")
    alone.move(place.center)
    assert pygame.image.tobytes(alone.app.window.surface.subsurface(below), "RGB") != before


def test_a_click_shows_the_board_as_it_was_and_escape_that_now(alone):
    now, saved = alone.state, alone.match.record
    alone.mouse(row_place(alone, 3))
    table = alone.match.table
    assert table.looking.number == 6
    assert table.looking.state == table.session.state_after(6)
    assert alone.match.bar.reviewing
    assert bar_state.title(table) == "Looking back: after action 6 of 10, by Black in round 1"
    assert not table.person_acts
    assert not look(alone).legal
    assert alone.match.record == saved
    alone.key(pygame.K_ESCAPE)
    assert not table.looking.active
    assert table.record_open
    assert alone.state == now
    assert table.person_acts


def test_the_arrow_keys_step_by_actions_and_by_turns(alone):
    where = []
    for key in (pygame.K_LEFT, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_HOME):
        alone.key(key)
        where.append(alone.match.table.looking.number)
    assert where == [9, 8, 9, 8, 10, 0]
    alone.key(pygame.K_END)
    assert not alone.match.table.looking.active


def test_nothing_is_played_while_one_looks_back(alone):
    alone.mouse(row_place(alone, 3))
    before = alone.actions
    alone.click("L11")
    assert "Esc goes back" in toast(alone)
    alone.key(pygame.K_e)  # goes back, and ends no turn
    assert not alone.match.table.looking.active
    assert alone.actions == before
    assert alone.overlay is None


def test_undo_and_redo_step_while_looking_and_take_back_afterwards(alone):
    alone.key(pygame.K_LEFT)
    alone.key(pygame.K_z, pygame.KMOD_LCTRL)
    assert alone.match.table.looking.number == 8
    assert len(alone.actions) == 10
    alone.key(pygame.K_ESCAPE)
    alone.key(pygame.K_z, pygame.KMOD_LCTRL)
    assert len(alone.actions) == 5
    assert "Turns taken back" in toast(alone)


def test_a_computer_thinks_on_while_one_looks_back_and_plays_when_one_is_back(driver):
    made = driver(record(*PLACED, "end", kinds=("person", "random", "random")))
    made.key(pygame.K_l)
    made.key(pygame.K_LEFT)
    played = len(made.actions)
    for _ in range(40):
        made.step()
    table = made.match.table
    assert len(made.actions) == played
    assert table.runner.computer_acts
    assert made.match.record == table.session.record
    made.key(pygame.K_ESCAPE)
    made.until(lambda: len(made.actions) > played)


def test_play_goes_on_with_the_record_open_and_a_line_is_added(alone):
    alone.button(ToolKind.CANAL)
    alone.click("L11")
    assert alone.actions[-1] == "canal L11"
    alone.step()
    assert len(panel(alone).list.rows) == 7


def test_the_filter_and_the_points_of_each_player(driver):
    made = driver(finished_game())
    made.widget("Look through")
    made.key(pygame.K_l)
    rows = {button.sprite: button for button in panel(made).buttons}
    everybody = len(panel(made).list.rows)
    made.mouse(rows["roof_black"].place.center)
    assert 0 < len(panel(made).list.rows) < everybody
    press(made, "Points")
    points = made.state.players[0].points
    lines = panel(made)._rows
    shown = [lines.row(number) for number in range(len(lines.numbers))]
    assert sum(int(row.points[0][1]) for row in shown) == points
    assert made.match.recording._shown.note(panel(made).page, 0, made.match.table.seats) == f"Black {points}"


def test_only_a_row_that_tells_of_the_position_shown_is_marked(alone):
    made = panel(alone)
    alone.mouse(row_place(alone, 4))
    assert made.list.chosen == 4
    alone.mouse(next(button.place.center for button in made.buttons if button.sprite == "roof_black"))
    assert made.list.chosen is None  # it was the turn of another
    alone.key(pygame.K_HOME)
    alone.key(pygame.K_PAGEDOWN)
    assert made.list.chosen == 0


def test_in_a_finished_game_a_click_goes_there_too(driver):
    made = driver(finished_game())
    made.widget("Look through")
    made.key(pygame.K_l)
    whole = made.match.record
    panel(made).list.scroll = 0
    made.mouse(row_place(made, 2))
    assert 0 < len(made.actions) < len(whole.actions)
    assert made.match.record == whole
    press(made, "Back to now")
    assert len(made.actions) == len(whole.actions)


def test_one_plays_on_from_an_earlier_point_as_a_new_game_and_nothing_is_lost(alone):
    old = alone.match.record
    alone.mouse(row_place(alone, 2))
    alone.button(Command.PLAY_ON)
    assert any("A new game begins" in text for text in alone.texts())
    alone.widget("Play on from here")
    alone.step()
    assert alone.match.record.actions == old.actions[:3]
    assert alone.match.table.person_acts
    alone.do("take")
    alone.app._autosave.flush()
    kept = [SAVES.load(path).actions for path in alone.app.saves.slots.in_progress()]
    assert kept == [alone.match.record.actions, old.actions]


def test_with_several_people_nobody_plays_on_from_the_past(driver):
    made = driver(record(*PLACED, *TURN, kinds=("person",) * 3))
    made.key(pygame.K_SPACE)
    made.key(pygame.K_l)
    made.key(pygame.K_LEFT)
    made.button(Command.PLAY_ON)
    assert toast(made) == "Several people play, so the game goes on from the position now."
    assert len(made.match.record.actions) == 10


def test_the_record_is_copied_as_text_and_the_board_saved_as_a_picture(alone):
    press(alone, "Copy")
    assert toast(alone) == "The record is on the clipboard, as text."
    assert "1. Black: Canal C5-C6, token" in pygame.scrap.get_text()
    press(alone, "Picture")
    alone.until(lambda: "The picture is in" in toast(alone))
    (path,) = (alone.app.saves.folder.parent / "pictures").iterdir()
    assert str(path) in toast(alone)
    assert pygame.image.load(path).size == alone.match.view.layout.board_area.size


def test_a_hint_and_the_record_do_not_lie_over_each_other(alone):
    alone.key(pygame.K_h)
    assert not alone.match.table.record_open
    assert alone.match.hinting.hint.open
    alone.key(pygame.K_l)
    assert not alone.match.hinting.hint.open


def test_what_is_under_the_panel_is_not_pointed_at(alone):
    alone.move(row_place(alone, 1))
    assert alone.match.table.mouse.space is None
    assert panel(alone).list.hovered is not None


@pytest.mark.parametrize("size", [(1024, 700), (1600, 1000), (3840, 2160)])
def test_the_buttons_do_not_overlap_and_stay_in_the_panel(alone, size):
    made = panel(alone)
    view = alone.match.view
    view.layout = Layout(size)
    made.build(view)
    places = [button.place for button in made.buttons]
    assert all(made.place.contains(place) for place in places)
    assert all(len(place.collidelistall(places)) == 1 for place in places)
    assert view.layout.lake.contains(made.place)


@pytest.mark.parametrize("spoken", language.codes())
@pytest.mark.parametrize("size", [(1024, 700), (1600, 1000)])
def test_no_button_of_the_record_is_cut_off_in_any_language_with_four_players(driver, spoken, size):
    made = driver(record(*PLACED, kinds=("person", "random", "random", "random")))
    made.app.control.change(language=spoken)
    made.match.resize(size)
    made.match.recording.toggle()
    view = made.match.view
    for button in panel(made).buttons:
        if not (button.sign or button.sprite):
            assert view.fonts.width(button.text, view.layout.text_size, True) <= button.place.width - 6


def test_every_row_of_a_long_game_is_put_in_words_once(alone):
    turns = alone.match.recording._shown._record
    turns._turns = turns.turns * 30
    turns._update = lambda: None
    made = panel(alone)
    made.refresh(to_end=True)
    alone.key(pygame.K_LEFT)
    assert made._rows.row.cache_info().misses == len(made.list.rows) == 180


def test_tab_goes_through_the_buttons_of_the_record_and_space_presses_one(alone):
    texts = [button.text for button in panel(alone).buttons if button.usable]
    for _ in texts[: texts.index("Points") + 1]:
        alone.key(pygame.K_TAB)
    alone.key(pygame.K_SPACE)
    assert panel(alone).page is RecordPage.POINTS
    alone.key(pygame.K_TAB, pygame.KMOD_LSHIFT)
    alone.key(pygame.K_RETURN)
    assert panel(alone).page is RecordPage.TURNS
    assert len(alone.actions) == len(PLACED) + len(TURN)  # Enter ended no turn
