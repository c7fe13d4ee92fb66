"""A match played through by posted mouse and key events, as a player would, under the dummy driver."""

import os
import signal
import sys
from multiprocessing import active_children

import pygame
import pytest

from mexica.drawing.banner import Banner
from mexica.drawing.overlay import Panel
from mexica.games.mexica.rules import legal_actions, parse
from mexica.games.mexica.rules.spaces import each, name, named
from mexica.games.mexica.rules.state import Phase
from mexica.games.mexica.table.bar.tools import ToolKind
from mexica.games.mexica.table.match import screen_look
from mexica.games.mexica.table.match.match_record import SAVES, Record
from mexica.games.mexica.table.match.turn_questions import propose_removal
from mexica.play.commands import Command
from tests.games.mexica.table.driving import done
from tests.games.mexica.table.playing import PLACED, new_game, played, record


def end_turn(driver) -> None:
    driver.button(Command.END)
    driver.widget("End turn")


# ---------------------------------------------------------------------- every kind of action by mouse


def test_the_pilli_is_placed_and_the_computers_follow(driver):
    made = driver(record())
    made.click("G7")
    made.until(lambda: made.match.table.person_acts and made.state.turn.phase is Phase.TURNS)
    assert made.actions[0] == "start G7"
    assert [action.split()[0] for action in made.actions] == ["start"] * 3
    assert made.state.turn.to_move == 0


def test_canals_are_dug_by_mouse_and_turned_by_wheel_and_key(alone):
    alone.button(ToolKind.CANAL)
    alone.click("C5")
    alone.button(ToolKind.DOUBLE)
    alone.click("D11")
    alone.wheel(1)
    alone.click("H11")
    alone.key(pygame.K_r)
    alone.click("K11")
    assert done(alone) == ["canal C5", "canal D11 E11", "canal H11 H12", "canal K11 L11"]
    assert alone.state.turn.action_points == 2


def test_a_bridge_is_built_and_turned(alone):
    alone.do("canal E10 F10")
    alone.button(ToolKind.BRIDGE)
    alone.click("O7")
    alone.click("E10")
    assert done(alone)[1:] == ["bridge O7 ew", "bridge E10 ns"]


def test_a_bridge_is_boarded_and_left_by_boat(driver):
    bridges = ("bridge O7 ew", "bridge O9 ew", "end", "end", "end", "flat N7")
    made = driver(record(*PLACED, *bridges))
    made.click("O7")
    made.click("O7")
    assert made.actions[-1] == "walk O7"
    made.do("end")
    made.until(lambda: made.match.table.person_acts)
    made.click("O7")
    made.point("O9")
    assert [line.text for line in screen_look.tips(made.match.table)] == ["1 AP", "by boat"]
    made.click("O9")
    assert made.actions[-1] == "boat O9"


def test_a_temple_is_built_with_the_floors_of_wheel_and_keys(alone):
    alone.button(ToolKind.TEMPLE)
    alone.wheel(1)
    alone.click("F7")
    alone.key(pygame.K_4)
    alone.click("F6")
    assert done(alone) == ["temple F7 2", "temple F6 3"]


def test_the_pilli_walks_to_a_place_that_was_clicked(alone):
    alone.click("G7")
    assert alone.match.table.hand.tool.kind is ToolKind.MOVE
    alone.click("E6")
    assert alone.state.players[0].pilli == named("E6")
    assert alone.state.turn.action_points == 3
    assert [action.split()[0] for action in done(alone)] == ["walk"] * 3


def test_the_flat_rate_goes_far(alone):
    alone.key(pygame.K_m)
    alone.click("A12")
    assert done(alone) == ["flat A12"]


def test_a_district_is_founded_and_the_points_are_shown(driver):
    """Black has cut A3, A4, B3 and B4 off and stands there; seed 3 has a token of four on display."""
    cut = ("canal B2", "canal C3 C4", "canal B5", "end", "end", "end", "flat A3")
    seed = next(s for s in range(99) if 4 in record(kinds=("person",) * 3, seed=s).setup.display)
    made = driver(record(*PLACED, *cut, seed=seed))
    assert {name(space) for space in each(made.state.board.district(named("A3")))} == {"A3", "A4", "B3", "B4"}
    made.mouse(made.match.view.layout.display_place(made.state.display.index(4)).center)
    assert made.match.table.hand.tool.kind is ToolKind.FOUND
    made.point("B4")
    assert [line.text for line in screen_look.tips(made.match.table)] == ["Found: Black +2"]
    made.click("B4")
    assert made.actions[-1] == "found B4"
    assert made.state.players[0].points == 2
    assert made.match.table.announcements.gains == ("+2",)


def test_an_action_token_is_taken_by_its_button(alone):
    alone.button(ToolKind.TAKE)
    assert done(alone) == ["take"]


def test_a_price_that_tokens_pay_is_said(driver):
    spent = ("take", "take", "end", "end", "end", "canal C5", "canal D11 E11", "canal H11")
    made = driver(record(*PLACED, *spent))
    made.key(pygame.K_m)
    made.point("A12")
    assert [line.text for line in screen_look.tips(made.match.table)] == [
        "5 AP (2 tokens)",
        "anywhere on the island",
    ]


def proposing(driver):
    """A game in which the removal of a token was just proposed by the mouse."""
    made = driver(record(*PLACED, kinds=("person",) * 3))
    made.key(pygame.K_SPACE)
    made.button(ToolKind.PROPOSE)
    made.mouse(made.match.view.layout.display_place(0).center)
    made.widget("Propose")
    return made


def test_a_removal_is_proposed_by_the_mouse_and_declined_by_the_next_player(driver):
    made = proposing(driver)
    assert done(made) == [f"propose {made.state.display[0]}"]
    assert isinstance(made.overlay, Panel)
    made.widget("Decline")
    assert done(made)[-1] == "decline"
    assert made.state.turn.to_move == 0
    assert isinstance(made.overlay, Banner)


def test_a_question_about_a_removal_can_be_left_for_the_menu_and_is_asked_again(driver):
    made = proposing(driver)
    made.key(pygame.K_ESCAPE)
    assert "Start screen" in made.texts()
    made.key(pygame.K_ESCAPE)
    assert "Agree" in made.texts()


def test_a_removal_goes_when_all_agree(driver):
    made = driver(record(*PLACED, kinds=("person",) * 3))
    size = made.state.display[-1]
    made.key(pygame.K_SPACE)
    made.key(pygame.K_p)
    made.mouse(made.match.view.layout.display_place(7).center)
    made.widget("Propose")
    made.key(pygame.K_a)
    made.widget("Agree")
    assert size in made.state.removed
    assert made.state.turn.to_move == 0


def test_computers_answer_a_proposal(alone):
    alone.key(pygame.K_p)
    alone.mouse(alone.match.view.layout.display_place(0).center)
    alone.widget("Propose")
    alone.until(lambda: alone.match.table.person_acts)
    assert done(alone)[1] in ("agree", "decline")


def test_the_question_of_a_removal_names_the_token_whole_in_the_smallest_window(alone):
    alone.match.table.ask(propose_removal(13), lambda: None)
    alone.step()
    assert "Remove the token of 13?" in alone.texts()


def test_a_click_on_nothing_legal_says_why_and_changes_nothing(alone):
    alone.button(ToolKind.CANAL)
    alone.click("H7")
    line = screen_look.tips(alone.match.table)[0]
    assert line.text == "H7 belongs to the palace; no canal may be dug there. (R4.2)"
    assert alone.match.table.mouse.refused == {named("H7")}
    assert done(alone) == []


def test_a_click_on_the_lake_does_nothing_bad(alone):
    alone.button(ToolKind.CANAL)
    alone.click("A1")
    assert screen_look.tips(alone.match.table)[0].text == "A1 is part of the lake. (R4.2)"
    assert done(alone) == []


def a_hint(driver) -> bool:
    driver.freeze()
    driver.click("E9")
    return bool(screen_look.tips(driver.match.table))


def test_a_question_and_escape_take_what_was_said_at_the_mouse_away(alone):
    assert a_hint(alone)
    alone.key(pygame.K_RETURN)
    assert not screen_look.tips(alone.match.table)
    alone.key(pygame.K_ESCAPE)
    assert not screen_look.tips(alone.match.table)
    alone.button(ToolKind.CANAL)
    alone.click("H7")
    alone.key(pygame.K_ESCAPE)
    assert alone.match.table.hand.tool is None
    assert not screen_look.tips(alone.match.table)


def test_another_size_takes_what_was_said_at_the_mouse_away(alone):
    assert a_hint(alone)
    alone.match.resize((1500, 950))
    assert not screen_look.tips(alone.match.table)


# ---------------------------------------------------------------------- turns


def test_a_turn_with_points_left_asks_before_it_ends(alone):
    alone.key(pygame.K_RETURN)
    assert "End turn" in alone.texts()
    alone.key(pygame.K_ESCAPE)
    assert done(alone) == []
    end_turn(alone)
    assert done(alone)[0] == "end"


def test_a_spent_turn_ends_at_once(alone):
    alone.do("flat A12", "take")
    alone.key(pygame.K_e)
    assert done(alone)[2] == "end"


def test_a_question_before_the_end_of_a_turn_tells_what_is_possible_and_presets_playing_on(alone):
    alone.do("canal C5", "canal C6", "canal C7", "canal C8")
    alone.key(pygame.K_e)
    asked = "You have 2 action points left. They are lost if you end the turn now."
    assert f"{asked} You could keep up to 2 points as action tokens." in alone.texts()
    alone.key(pygame.K_RETURN)
    assert done(alone)[4:] == []
    assert alone.match.table.person_acts


def test_the_question_can_be_switched_off(alone):
    alone.app.control.change(ask_before_end=False)
    alone.key(pygame.K_e)
    assert done(alone)[0] == "end"


def test_a_turn_that_is_ended_while_chosen_actions_are_played_ends_after_them(alone):
    alone.app.control.change(ask_before_end=False)
    chosen = ["canal C5", "canal C6", "canal C7"]
    alone.freeze()
    alone.act(*map(parse, chosen))
    alone.key(pygame.K_e)
    assert done(alone) == chosen[:1]
    for _action in chosen:
        alone.wait()
        alone.step()
    assert done(alone)[:4] == [*chosen, "end"]


def test_the_computers_play_on_by_themselves_and_are_told(alone):
    end_turn(alone)
    alone.until(lambda: alone.match.table.person_acts)
    assert (alone.state.turn.round, alone.state.turn.to_move) == (2, 0)
    assert alone.match.table.announcements.text.endswith("Black: your turn")


def test_what_the_computers_did_stays_marked_until_one_acts(alone):
    end_turn(alone)
    alone.until(lambda: alone.match.table.person_acts)
    look = screen_look.look(alone.match.table, alone.match.view)
    assert [mark.number for mark in look.marks] == list(range(1, len(look.marks) + 1))
    assert {mark.seat for mark in look.marks} == {1, 2}
    alone.button(ToolKind.CANAL)
    assert screen_look.look(alone.match.table, alone.match.view).marks == look.marks
    alone.do("take")
    assert not screen_look.look(alone.match.table, alone.match.view).marks
    alone.key(pygame.K_z, pygame.KMOD_LCTRL)
    assert screen_look.look(alone.match.table, alone.match.view).marks == look.marks


def test_a_mark_at_a_line_of_the_players_says_what_it_stands_for(driver):
    made = driver(record(*PLACED, "end", "take", "end", "canal C5", "end"))
    line = made.match.view.layout.player_line(1, 3)
    for place in ((line.left - 12, line.centery), line.center):
        made.move((0, 0))
        made.move(place)
        made.wait(1.0)
        lines = [line.text for line in screen_look.tips(made.match.table)]
        assert lines[0] == "Grey"
        assert lines[-1] == "1  Grey takes an action token."
    made.move(made.match.view.layout.player_line(2, 3).center)
    made.wait(1.0)
    assert len(screen_look.tips(made.match.table)) == 2


def test_the_marks_of_the_others_turns_can_be_switched_off(alone):
    end_turn(alone)
    alone.until(lambda: alone.match.table.person_acts)
    alone.app.control.change(marks_of_others=False)
    assert not screen_look.look(alone.match.table, alone.match.view).marks


def test_people_hand_the_mouse_over_with_a_banner(driver):
    made = driver(record(kinds=("person",) * 3))
    assert isinstance(made.overlay, Banner)
    made.click("G7")
    assert made.actions == []
    assert made.overlay is None
    made.click("G7")
    assert made.actions == ["start G7"]
    assert made.overlay.text == "Grey: your turn"


def test_one_person_alone_needs_no_banner(alone):
    assert alone.overlay is None


# ---------------------------------------------------------------------- undo and redo


def test_undo_and_redo_by_button_and_key(alone):
    before = alone.state
    alone.do("take", "take")
    after = alone.state
    alone.button(Command.UNDO)
    alone.key(pygame.K_z, pygame.KMOD_LCTRL)
    assert alone.state == before
    alone.key(pygame.K_y, pygame.KMOD_LCTRL)
    alone.button(Command.REDO)
    assert alone.state == after


def test_a_way_chosen_by_one_click_is_undone_and_redone_at_once(alone):
    alone.click("G7")
    alone.click("E6")
    way = done(alone)
    alone.button(Command.UNDO)
    assert (len(way), done(alone)) == (3, [])
    alone.button(Command.REDO)
    assert done(alone) == way


def test_undo_takes_the_computers_turns_back(alone):
    before = alone.state
    end_turn(alone)
    alone.until(lambda: alone.match.table.person_acts)
    alone.key(pygame.K_z, pygame.KMOD_LCTRL)
    assert alone.state == before


def test_undo_works_while_the_computer_thinks(alone):
    before = alone.state
    alone.app.control.change(ask_before_end=False)
    alone.key(pygame.K_e)
    alone.key(pygame.K_z, pygame.KMOD_LCTRL)
    assert alone.state == before
    alone.step()
    assert alone.state == before


# ---------------------------------------------------------------------- saving


def test_a_game_is_saved_and_loaded_from_the_table(alone):
    alone.do("take")
    saved = alone.match.record
    alone.key(pygame.K_s, pygame.KMOD_LCTRL)
    alone.widget("Save")
    path = next(alone.app.saves.folder.glob("Black*.mexica"))
    assert SAVES.load(path) == saved
    alone.widget("Back")
    alone.do("take")
    assert alone.match.record != saved
    alone.key(pygame.K_s, pygame.KMOD_LCTRL)
    entries = [row.value and row.value.path for row in alone.scene.list.rows]
    alone.scene.list.choose(entries.index(path))
    alone.widget("Load")
    assert alone.match.record == saved


def test_a_save_that_cannot_be_written_is_told_and_the_game_goes_on(alone, monkeypatch):
    def refused(*_):
        raise OSError(28, "No space left on device")

    alone.key(pygame.K_s, pygame.KMOD_LCTRL)
    monkeypatch.setattr(alone.app.saves, "save", refused)
    alone.widget("Save")
    assert any("No space left on device" in text for text in alone.texts())
    alone.key(pygame.K_ESCAPE)
    alone.key(pygame.K_ESCAPE)
    alone.button(ToolKind.TAKE)
    assert done(alone) == ["take"]


def test_a_game_can_be_quit_while_a_computer_thinks(driver):
    others = set(active_children())
    made = driver(record(*PLACED, "end", kinds=("person", "greedy", "greedy")))
    made.step()
    assert made.match.table.runner.computer_acts
    assert set(active_children()) - others
    made.app.navigation.go_start()
    made.step()
    assert not set(active_children()) - others


def test_every_legal_action_of_a_turn_can_be_reached_by_a_tool(alone):
    """The tools offer what `legal_actions` lists, each space at least once."""
    hand = alone.match.table.hand
    reached = set()
    for kind in (ToolKind.CANAL, ToolKind.DOUBLE, ToolKind.BRIDGE, ToolKind.TEMPLE):
        for floors in (1, 2, 3, 4) if kind is ToolKind.TEMPLE else (1,):
            hand.tool = None
            hand.pick(kind) if kind is not ToolKind.TEMPLE else hand.pick_temple(floors)
            for turned in (False, True):
                for space in hand.open_spaces():
                    reached |= set(hand.offers.offer(hand.tool, space).actions)
                if not turned and kind is not ToolKind.TEMPLE:
                    hand.hover = None
                    hand.turn(1)
    placing = {a for a in legal_actions(alone.state) if str(a).split()[0] in ("canal", "bridge", "temple")}
    assert placing == reached


def test_a_computer_player_that_breaks_down_is_told_and_can_go_on(driver):
    others = set(active_children())
    made = driver(record(*PLACED, "end", kinds=("person", "greedy", "greedy")))

    def told() -> bool:
        for process in set(active_children()) - others:
            process.kill()
        return made.scene is not made.match

    made.until(told)
    assert any("process has ended" in text for text in made.texts())
    assert done(made) == ["end"]
    made.widget("Try again")
    made.until(lambda: len(done(made)) > 1)


@pytest.mark.skipif(sys.platform == "win32", reason="no process can be stopped")
@pytest.mark.parametrize("sent", ["SIGSTOP", "SIGKILL"])
def test_the_game_goes_on_when_the_process_of_a_computer_is_stopped_or_killed(driver, sent):
    others = set(active_children())
    made = driver(record(*PLACED, "end", kinds=("person", "greedy", "greedy")))
    made.step()
    [process] = set(active_children()) - others
    os.kill(process.pid, getattr(signal, sent))
    made.until(lambda: len(done(made)) > 1)
    assert made.scene is made.match


def test_computers_play_a_game_to_its_end_among_themselves(driver):
    game = played(new_game("random", "random", seed=5), 5000)
    made = driver(Record(game.setup, game.players, game.actions[:-8]))
    made.until(lambda: made.state.turn.phase is Phase.OVER)
    assert made.overlay.table.title == "Result"


def test_nothing_is_done_twice_while_the_pilli_walks(alone):
    alone.app.control.change(motion=True)
    table = alone.match.table
    table.do(*map(parse, ("walk F7", "walk E7", "walk E6")))
    assert table.runner.busy
    alone.match.commands.ask(ToolKind.TAKE)  # a key might come too late
    alone.settle()
    assert [action.split()[0] for action in done(alone)] == ["walk"] * 3
