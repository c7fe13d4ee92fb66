"""What ends the period (R11.1, R12.5), how far it is, and that it ends with this turn."""

from mexica.drawing.turn_box import TurnBoxLayout
from mexica.games.mexica.rules import State, apply, parse
from mexica.games.mexica.rules.events import PeriodScored
from mexica.games.mexica.table.input.offers import Offers
from mexica.games.mexica.table.input.period_words import ending_sentence, period_lines
from mexica.games.mexica.table.match import screen_look
from mexica.games.mexica.table.match.turn_questions import end_turn
from mexica.shell.match.mouse_rest import REST
from tests.games.mexica.table.input.states import NAMES, in_turns


def quiet(*, rounds: int, turns: int) -> State:
    """So many rounds, and then turns, in which nobody places anything."""
    state = in_turns()
    for _ in range(3 * rounds + turns):
        state = apply(state, parse("end")).state
    return state


def lines(state: State) -> list[str]:
    return [line.text for line in period_lines(state, NAMES)]


def test_the_tip_tells_what_ends_the_period_and_what_is_left_of_it() -> None:
    told = lines(in_turns())
    assert told[0].startswith("Period 1 ends with the round in which all tokens are used")
    assert told[1:] == ["8 tokens not yet used", "Temples left: Ana 9, Bo 9, Cem 9"]


def test_quiet_rounds_are_counted() -> None:
    ending = "It also ends after 3 rounds in a row without digging, building or founding: {} so far."
    assert lines(quiet(rounds=2, turns=0))[-1] == ending.format(2)


def test_the_turn_that_ends_the_period_says_so_before() -> None:
    first, last = quiet(rounds=2, turns=1), quiet(rounds=2, turns=2)
    assert ending_sentence(first) == ""
    assert ending_sentence(last) == "Period 1 ends with this turn and is scored."
    assert any(isinstance(event, PeriodScored) for event in apply(last, parse("end")).events)
    assert end_turn(Offers(last)).text.startswith("Period 1 ends with this turn")


def test_the_line_of_the_period_tells_when_it_ends(alone) -> None:
    alone.freeze()
    layout = alone.match.view.layout
    alone.move(tuple(map(round, TurnBoxLayout.of(layout).stage)))
    alone.wait(REST)
    assert screen_look.tips(alone.match.table)[0].text.startswith("Period 1 ends with the round")
    alone.move(layout.later_heading.center)
    alone.wait(REST)
    assert screen_look.tips(alone.match.table)[0].text == "Tokens of period 2"
