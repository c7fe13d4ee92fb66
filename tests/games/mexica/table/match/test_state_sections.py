"""A position as text tells everything on the table, and every price that the rules ask."""

import re
from collections.abc import Iterator

import pytest

from mexica.games.mexica import rules
from mexica.games.mexica.rules import State, cost, legal_actions, parse, reach
from mexica.games.mexica.rules.actions import Direction, MoveBridge
from mexica.games.mexica.rules.spaces import each, name
from mexica.games.mexica.table.match.legal_prices import price_lines
from mexica.games.mexica.table.match.state_sections import state_sections
from mexica.play.commands import Command
from mexica.play.state_text import state_text
from tests.games.mexica.table import positions
from tests.games.mexica.table.driving import Driver
from tests.games.mexica.table.playing import new_game, played, players

KINDS = ("person", "greedy", "random", "person")
STATES = {"opening": positions.opening, "middle": positions.middle, "late": positions.late}


def told(state: State) -> str:
    return state_text(state_sections(players(*KINDS[: state.seats]), state))


def expanded(text: str) -> Iterator[str]:
    """The spaces of a list such as "A3, C4-C6"."""
    for part in text.split(", "):
        first, *last = part.split("-")
        rows = range(int(first[1:]), int((last or [first])[0][1:]) + 1)
        yield from (f"{first[0]}{row}" for row in rows)


@pytest.mark.parametrize("position", STATES)
def test_every_district_is_told_with_its_spaces(position: str) -> None:
    state = STATES[position]()[1]
    districts = next(part for part in state_sections(players(*KINDS), state) if part.title == "Districts")
    spaces = [sorted(expanded(line.rsplit(". ", 1)[1])) for line in districts.lines]
    assert sorted(spaces) == sorted(sorted(map(name, each(one))) for one in state.board.districts)


@pytest.mark.parametrize("position", STATES)
def test_points_tokens_and_what_is_left_are_told(position: str) -> None:
    state = STATES[position]()[1]
    text = told(state)
    for player in state.players:
        left = " ".join(map(str, player.temples))
        row = rf"{player.points}\s+{player.action_tokens}\s+{name(player.pilli)}\s+{left}$"
        assert re.search(row, text, re.MULTILINE)
    assert f"On display          {', '.join(map(str, state.display))}" in text
    assert f"Double canals left  {state.supply.double_canals}" in text


@pytest.mark.parametrize("position", STATES)
def test_every_legal_action_is_told_with_its_price(position: str) -> None:
    state = STATES[position]()[1]
    lines = price_lines(state)
    for action in legal_actions(state):
        price, words = cost(state, action), str(action).split()
        match words:
            case ["canal", *spaces]:
                kind, what = ("Double canal", "Single canal")[len(spaces) == 1], "-".join(spaces)
            case ["bridge", what, way]:
                kind = "Bridge, north-south" if way == "ns" else "Bridge, east-west"
            case ["temple", what, floors]:
                kind = f"Temple, {floors} floor"
            case _:
                continue
        assert any(line.startswith(kind) and f", {price} AP: " in line and what in line for line in lines)
    moves = dict(re.findall(r"^Move, (\d+) AP: (.*)$", "\n".join(lines), re.MULTILINE))
    assert {int(price): what.split(", ") for price, what in moves.items()} == _reached(state)


def _reached(state: State) -> dict[int, list[str]]:
    found: dict[int, list[str]] = {}
    for space, trip in sorted(reach(state).items()):
        found.setdefault(trip.cost, []).append(name(space))
    return found


def test_bridges_that_can_go_to_the_same_places_share_a_line() -> None:
    state = positions.late()[1]
    moves = [action for action in legal_actions(state) if isinstance(action, MoveBridge)]
    lines = [line for line in price_lines(state) if line.startswith("Move a bridge at")]
    pairs = set()
    for line in lines:
        origins, way, goals = re.fullmatch(
            r"Move a bridge at (.*), 1 AP; Bridge, (north-south|east-west): (.*)", line
        ).groups()
        direction = Direction.NS if way == "north-south" else Direction.EW
        pairs |= {(a, b, direction) for a in origins.split(", ") for b in goals.split(", ")}
    assert pairs == {(name(one.origin), name(one.space), one.direction) for one in moves}
    assert len(lines) < len({one.origin for one in moves})


def test_a_question_and_the_end_are_told_in_their_own_words() -> None:
    state = rules.start(rules.new_setup(2, 1))
    for text in ("start G7", "start H6", "end", "end", "end"):
        state = rules.apply(state, parse(text)).state
    asked = next(action for action in legal_actions(state) if str(action).startswith("propose"))
    state = rules.apply(state, asked).state
    assert "answers whether to remove the token of" in told(state)
    assert price_lines(state) == ("Agree", "Decline")
    done = played(new_game("person", "person", seed=3), 3000, seed=3)
    over = rules.start(done.setup)
    for action in done.actions:
        over = rules.apply(over, action).state
    assert "Won by " in told(over)
    assert "can do" not in told(over)


def test_a_key_copies_the_position_as_text(driver, monkeypatch: pytest.MonkeyPatch) -> None:
    made: Driver = driver(new_game("person", "greedy"))
    copied: list[str] = []
    monkeypatch.setattr("mexica.shell.clipboard.copy", lambda text: copied.append(text) or True)
    made.match.commands.ask(Command.COPY)
    assert copied == [state_text(state_sections(made.match.table.session.players, made.state))]
    assert made.match.table.announcements.text == "The position is on the clipboard, as text."
