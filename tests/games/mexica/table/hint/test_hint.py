"""The hint: asked for in the window, read, looked at, played or left."""

from types import SimpleNamespace

import pygame
import pytest
from attrs import evolve

from mexica.computer.mind import Budget
from mexica.drawing.fonts import SMALLEST
from mexica.games.mexica.ai.advice import Advice, best_turns
from mexica.games.mexica.ai.turn_reasons import Gain, Reason
from mexica.games.mexica.rules import apply, new_setup, parse, start
from mexica.games.mexica.rules.spaces import named
from mexica.games.mexica.table.board.layout import Layout
from mexica.games.mexica.table.board.look import CANAL
from mexica.games.mexica.table.hint.hint_steps import plan_steps
from mexica.games.mexica.table.hint.hint_words import phrase, sentence
from mexica.games.mexica.table.hint.mexica_hint import gain_legend, mexica_hint
from mexica.games.mexica.table.match import screen_look
from mexica.play.commands import Command
from mexica.play.hint import Hint
from mexica.play.told_apart import told_apart
from mexica.shell import language
from mexica.shell.match.hint_panel import HintPanel
from mexica.shell.match.hint_row import HintRow
from mexica.texts import _
from tests.games.mexica.ai.playing import begun_turns, greedy_game
from tests.games.mexica.table.playing import new_game
from tests.games.mexica.table.viewing import fresh_view

PLACED = tuple(map(parse, ("start G7", "start I7")))


def alone(**parts):
    """Return the hint without a table."""
    steps = lambda state, actions: plan_steps(state, actions, "red")  # noqa: E731  # for one call
    return evolve(mexica_hint(SimpleNamespace(standing=tuple)), steps=steps, **parts)


@pytest.fixture
def begun(driver):
    """A person and a computer; the person has the first turn."""
    return driver(new_game("person", "greedy", actions=PLACED))


def begun_state():
    state = start(new_setup(2, 1))
    for action in PLACED:
        state = apply(state, action).state
    return state


def hint(driver):
    return driver.match.hinting.hint


def advised(driver):
    driver.button(Command.HINT)
    driver.until(lambda: not hint(driver).thinking)
    return hint(driver).advice


def test_a_hint_shows_plans_and_draws_the_best_on_the_board(begun):
    advice = advised(begun)
    assert 1 <= len(advice) <= 3
    assert [one.gain for one in advice] == sorted((one.gain for one in advice), reverse=True)
    look = begun.match.hinting.added_to(screen_look.look(begun.match.table, begun.match.view))
    best = plan_steps(begun.state, advice[0].actions, "black")
    assert set(look.ghosts + look.planned) == set(best.ghosts)
    assert look.route == best.route
    assert begun.actions == [str(action) for action in PLACED]


def test_the_marks_of_others_give_way_to_a_plan(begun):
    marked = begun.match.table.marks
    assert [mark.seat for mark in marked] == [1]
    advised(begun)
    assert not begun.match.table.marks
    begun.key(pygame.K_ESCAPE)
    assert begun.match.table.marks == marked


def test_a_plan_is_played_action_by_action_and_can_be_undone(begun):
    advice = advised(begun)
    begun.mouse(begun.match.hinting.panel.play.center)
    begun.settle()
    assert begun.actions[2:] == [str(action) for action in advice[0].actions]
    assert not hint(begun).open
    begun.key(pygame.K_z, pygame.KMOD_CTRL)
    assert len(begun.actions) < 2 + len(advice[0].actions)


def test_another_plan_is_chosen_by_a_click_and_by_tab(begun):
    advice = advised(begun)
    begun.mouse(begun.match.hinting.panel.row(1).center)
    assert hint(begun).chosen == min(1, len(advice) - 1)
    begun.key(pygame.K_TAB)
    assert hint(begun).shown == 2 % len(advice)


def test_enter_plays_the_plan_that_tab_has_chosen(begun):
    advice = advised(begun)
    begun.key(pygame.K_TAB)
    chosen = advice[1 % len(advice)]
    begun.key(pygame.K_RETURN)
    begun.settle()
    assert begun.actions[2:] == [str(action) for action in chosen.actions]
    assert not hint(begun).open


def test_the_arrows_choose_a_plan_too(begun):
    advice = advised(begun)
    begun.key(pygame.K_DOWN)
    assert hint(begun).shown == 1 % len(advice)
    begun.key(pygame.K_UP)
    begun.key(pygame.K_UP)
    assert hint(begun).shown == len(advice) - 1
    begun.key(pygame.K_TAB, pygame.KMOD_LSHIFT)
    assert hint(begun).shown == (len(advice) - 2) % len(advice)


@pytest.mark.parametrize("leave", ["key", "escape", "cross", "act"])
def test_a_hint_is_left(begun, leave):
    begun.key(pygame.K_h)
    assert hint(begun).thinking
    match leave:
        case "key":
            begun.key(pygame.K_h)
        case "escape":
            begun.key(pygame.K_ESCAPE)
        case "cross":
            begun.mouse(begun.match.hinting.panel.close.center)
        case "act":
            begun.do("take")
    assert not hint(begun).open
    assert not hint(begun).thinking
    assert begun.overlay is None


def test_a_start_space_is_advised_before_the_first_turn(driver):
    made = driver(new_game("person", "greedy"))
    (advice,) = advised(made)
    assert advice.reasons[0].gain is Gain.STARTS
    made.mouse(made.match.hinting.panel.play.center)
    made.settle()
    assert made.actions[0] == str(advice.actions[0])


def test_who_is_not_to_move_gets_a_sentence(driver):
    made = driver(new_game("greedy", "person"))
    made.match.hinting.toggle()
    assert not hint(made).open
    assert made.match.table.announcements.text == "The hint comes when it is your turn."
    made.match.hinting.toggle()
    assert made.match.table.announcements.text == "You can ask for a hint when it is your turn."


def test_a_hint_asked_for_early_comes_with_the_turn(driver):
    made = driver(new_game("greedy", "person"))
    made.key(pygame.K_h)
    assert not hint(made).open
    made.until(lambda: made.match.table.person_acts)
    made.until(lambda: hint(made).open)


@pytest.mark.parametrize("size", [(1024, 700), (1280, 720), (1600, 1000), (1920, 1080), (1200, 1200)])
def test_the_panel_covers_no_land(size):
    layout = Layout(size)
    state = start(new_setup(2, 1))
    place = layout.hint_place
    assert layout.lake.contains(place)
    land = [layout.cell_rect(space) for space in range(21 * 16) if state.board.land >> space & 1]
    assert land
    assert place.collidelist(land) < 0


def test_steps_are_numbered_and_moves_that_follow_each_other_count_as_one():
    state = begun_state()
    plan = tuple(map(parse, ("walk F7", "walk E7", "canal D7 D8", "take", "temple E8 1")))
    drawn = plan_steps(state, plan, "red")
    assert drawn.numbered == (named("E7"), named("D7"), named("E8"))
    assert len(drawn.route) == 2
    assert drawn.ghosts == (
        (CANAL, named("D7")),
        (CANAL, named("D8")),
        ("temple_red_1", named("E8")),
        ("pilli_red", named("E7")),
    )


def test_reasons_are_words():
    found = (
        Reason(Gain.FOUNDS, 7, 4),
        Reason(Gain.KEEPS_FIRST, 12),
        Reason(Gain.TAKES_FIRST, 41, founded=False),
        Reason(Gain.TAKES_FIRST, 20, 10, founded=False),
        Reason(Gain.SAVES, 1),
        Reason(Gain.SAVES, 2),
    )
    assert sentence(found) == (
        "founds the 7, +4; keeps the 12; leads the 41 (not founded); leads the 20 (not founded), +10; "
        "takes an action token; takes 2 action tokens"
    )
    for gain in Gain:
        assert "{" not in phrase(Reason(gain, 1, 1, named("E7")))


def test_work_is_told_with_its_spaces():
    dug = 1 << named("K12") | 1 << named("K13")
    assert phrase(Reason(Gain.DIGS, 2, space=named("K12"), built=dug)) == "digs canals at K12, K13"
    assert phrase(Reason(Gain.CUTS_OFF, 7, built=dug)) == "cuts off 7 spaces, digging K12, K13"
    assert phrase(Reason(Gain.BRIDGES, 1, built=1 << named("K12"))) == "builds a bridge at K12"
    assert phrase(Reason(Gain.BRIDGES, 0, built=1 << named("K12"))) == "moves a bridge to K12"
    dug |= 1 << named("K14") | 1 << named("L12")
    assert phrase(Reason(Gain.DIGS, 4, built=dug)) == "digs 4 spaces of canal"
    assert phrase(Reason(Gain.CUTS_OFF, 7, built=dug)) == "cuts off 7 spaces"


def test_cards_that_would_say_the_same_say_what_sets_them_apart():
    founds, takes = Reason(Gain.FOUNDS, 7, 4), Reason(Gain.SAVES, 1)
    keeps, leads = Reason(Gain.KEEPS_FIRST, 12), Reason(Gain.TAKES_FIRST, 9, 9)
    plans = [(founds, takes), (founds, keeps), (founds, leads)]
    assert told_apart(plans, sentence, lambda text, number: True) == [
        "founds the 7, +4; takes an action token",
        "founds the 7, +4; keeps the 12",
        "founds the 7, +4; leads the 9, +9",
    ]
    assert told_apart(plans, sentence, lambda text, number: ";" not in text) == [
        "founds the 7, +4",
        "keeps the 12",
        "leads the 9, +9",
    ]


def test_a_plan_with_the_words_of_an_earlier_one_is_told_to_be_another_way():
    plans = [(Reason(Gain.FOUNDS, 7, 4),), (Reason(Gain.SAVES, 1),), (Reason(Gain.FOUNDS, 7, 4),)]
    told = ["founds the 7, +4", "takes an action token", "the same in another way"]
    assert told_apart(plans, sentence, lambda text, number: True) == told


def test_how_a_plan_does_the_same_otherwise_is_said_by_the_game():
    plans = [(Reason(Gain.FOUNDS, 7, 4),), (Reason(Gain.SAVES, 1),), (Reason(Gain.FOUNDS, 7, 4),)]
    told = told_apart(plans, sentence, lambda text, number: True, lambda one, other: f"{one} as {other}")
    assert told[2] == "2 as 0"


def test_a_plan_of_which_no_more_fits_than_another_says_is_told_to_be_another_way():
    plans = [(Reason(Gain.FOUNDS, 7, 4), Reason(Gain.SAVES, 1)), (Reason(Gain.FOUNDS, 7, 4),)]
    told = ["founds the 7, +4", "the same in another way"]
    assert told_apart(plans, sentence, lambda text, number: ";" not in text) == told


@pytest.mark.parametrize("size", [(1024, 700), (1600, 1000)])
def test_the_cards_of_a_hint_differ_in_every_window(window, size):
    panel = HintPanel(fresh_view(size), alone())
    row, place = HintRow(fresh_view(size), panel.row(0).height), panel.place
    for before in begun_turns(greedy_game())[::5]:
        shown = Hint(alone())
        advice = best_turns(before, 3, Budget(nodes=150))
        shown.show("", before, [("", one) for one in advice])
        shown.labels = ()
        figures = [alone().figures(one) for one in advice]
        lines = [tuple(found) for found in row.lines(shown, place.width, figures)]
        assert len(set(lines)) == len(lines) == len(advice)


@pytest.mark.parametrize("code", ["en", "fr", "pl"])
@pytest.mark.parametrize("size", [(1024, 700), (1600, 1000), (3840, 2160)])
def test_the_legend_is_whole_in_every_language(window, size, code):
    language.use(code)
    view = fresh_view(size)
    panel, small = HintPanel(view, alone()), max(SMALLEST, round(0.85 * view.layout.text_size))
    for can_play in (True, False):
        assert view.fonts.width(f"+: {gain_legend(can_play)}", small) <= panel.gain_room(_("AP"))
    assert panel.place.contains(panel.retry)


@pytest.mark.parametrize("size", [(1024, 700), (1366, 768), (1600, 1000), (3840, 2160)])
def test_two_lines_of_the_chosen_plan_keep_clear_of_its_edges(window, size):
    panel, shown, target = HintPanel(fresh_view(size), alone()), Hint(alone()), pygame.Surface(size).convert()
    reasons = tuple(Reason(Gain.FOUNDS, size, 9, named("J11")) for size in range(4, 9))
    shown.show("", begun_state(), [("", Advice((), 9.0, 9.0, 6, reasons))] * 2)
    panel.draw(target, shown, (0, 0))
    place = panel.row(0).inflate(-panel.row(0).height // 3, -2)
    edges = [(x, y) for x in range(place.left, place.right) for y in (place.top, place.bottom - 1)]
    assert max(target.get_at(pixel).r for pixel in edges) < 100  # no letter, which are all bright


@pytest.mark.parametrize("size", [(1024, 700), (1920, 1080), (3840, 2160)])
def test_large_letters_take_no_room_from_the_plans(window, size):
    usual, large = (HintPanel(fresh_view(size, scale), alone()) for scale in (1.0, 2.0))
    assert large.row(0).height >= 0.8 * usual.row(0).height  # of a place that is a little smaller


def test_the_legend_says_what_a_gain_is_counted_from():
    assert gain_legend(True) == "final gain over ending now"
    assert gain_legend(False) == "points over the turn played"


def test_a_temple_is_told_with_its_floors_and_spaces():
    built = 1 << named("K12") | 1 << named("K13")
    shared = Reason(Gain.SHARES_FIRST, 11, 11, named("K12"), built=built, floors=3)
    assert phrase(shared) == "3 floors at K12, K13: shares the 11, +11"
    alone = Reason(Gain.BUILDS, 3, space=named("K12"), built=built, floors=3)
    assert phrase(alone) == "builds 3 floors at K12, K13"
    built |= 1 << named("K14") | 1 << named("L12")
    assert phrase(Reason(Gain.BUILDS, 5, built=built, floors=5)) == "builds 5 floors in 4 temples"
    assert phrase(Reason(Gain.KEEPS_FIRST, 9, built=built, floors=5)) == "5 floors in 4 temples: keeps the 9"


def test_nothing_under_the_panel_speaks(begun):
    place = begun.match.hinting.panel.place
    line = begun.match.view.layout.player_line(0, 2).center
    begun.move(line)
    assert begun.match.table.mouse.seat == 0
    begun.button(Command.HINT)
    begun.move(line)
    assert place.collidepoint(line)
    assert begun.match.table.mouse.seat is None


def test_one_sentence_says_that_nothing_gains():
    shown = Hint(alone(start=Nothing))
    shown.ask(begun_state())
    assert shown.thinking
    assert shown.tick(0.1)
    assert not shown.thinking
    assert shown.advice == ()
    assert shown.message == "No plan found gains more than ending the turn now."


class Nothing:
    """An adviser that has searched and found no turn worth playing."""

    thinking = False

    def ask(self, state):
        self.thinking = True

    def poll(self):
        return ()

    def cancel(self):
        self.thinking = False

    def close(self):
        self.thinking = False
