"""What an agent sees is the whole state, told from its seat."""

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from attrs import evolve

from mexica.games.mexica import rules
from mexica.games.mexica.environment.catalogue import CHOICES
from mexica.games.mexica.environment.observation import OBSERVER, numbers, planes
from mexica.games.mexica.rules.spaces import named
from tests.games.mexica.drawings import state as drawn
from tests.games.mexica.properties.playouts import playout

PAGE = Path(__file__).parents[4] / "docs" / "environment.md"


def seen(state: rules.State, seat: int = 0, begun: tuple[int, ...] = ()) -> tuple[bytes, bytes]:
    arrays = OBSERVER.observe(state, seat, begun)
    return arrays["board"].tobytes(), arrays["numbers"].tobytes()


def board(state: rules.State, plane: str, seat: int = 0, begun: tuple[int, ...] = ()) -> dict[str, int]:
    """What is on a plane: names of spaces with their numbers."""
    plane_of = [name for name, _ in planes(state.seats)].index(plane)
    array = OBSERVER.observe(state, seat, begun)["board"][plane_of]
    rows, columns = np.nonzero(array)
    return {
        f"{'ABCDEFGHIJKLMNOPQRSTU'[c]}{r + 1}": int(array[r, c]) for r, c in zip(rows, columns, strict=True)
    }


def number(state: rules.State, name: str, seat: int = 0) -> int:
    return int(
        OBSERVER.observe(state, seat, ())["numbers"][[one for one, _ in numbers(state.seats)].index(name)]
    )


@pytest.fixture
def middle() -> rules.State:
    return drawn(
        """
            CDEFGHI
         3  .2=b.=.
         4  ..ega=f
        f: temple 1 3
        g: token 4
        """,
        around="water",
        points=[12, 30],
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_states_never_look_the_same(seats: int) -> None:
    known: dict[Any, rules.State] = {}
    for seed in (0, 3, 5):
        for step in playout(seed, seats):
            assert known.setdefault(seen(step.state), step.state) == step.state
    assert len(known) > 500


@pytest.mark.parametrize(
    "change",
    [
        *({"turn": {name: 3}} for name in ("period", "round", "action_points", "taken", "quiet_rounds")),
        *({"turn": change} for change in ({"first": 1}, {"to_move": 1}, {"placed_this_round": True})),
        *({"supply": {name: 3}} for name in ("single_canals", "double_canals", "bridges", "action_tokens")),
        *({"own": change} for change in ({"points": 5}, {"action_tokens": 1}, {"pilli": named("C4")})),
        {"own": {"temples": (3, 3, 2, 0)}},
        *({name: (3, 4)} for name in ("display", "later")),
    ],
    ids=str,
)
def test_a_change_of_any_part_is_seen(middle: rules.State, change: dict[str, Any]) -> None:
    (part, values), *_ = change.items()
    if part == "own":
        changed = middle.with_player(0, evolve(middle.players[0], **values))
    elif isinstance(values, dict):
        changed = evolve(middle, **{part: evolve(getattr(middle, part), **values)})
    else:
        changed = evolve(middle, **change)
    assert changed != middle
    assert seen(changed) != seen(middle)


def test_the_planes_show_the_board(middle: rules.State) -> None:
    assert {"E3", "E4", "H3", "O6"} <= board(middle, "canals").keys()
    assert board(middle, "bridges ew") == {"E4": 1}
    assert board(middle, "tokens") == {"F4": 4}
    assert board(middle, "temples 0") == {"D3": 2}
    assert board(middle, "temples 1") == {"I4": 3}
    sizes = board(middle, "district sizes")
    assert [sizes.get(space) for space in ("C3", "E3", "F3", "I4", "H7")] == [4, None, 4, 2, 5]


def test_every_seat_sees_itself_first(middle: rules.State) -> None:
    assert board(middle, "pilli 0", seat=0) == board(middle, "pilli 1", seat=1) == {"G4": 1}
    assert board(middle, "pilli 1", seat=0) == board(middle, "pilli 0", seat=1) == {"F3": 1}
    assert board(middle, "temples 0", seat=1) == {"I4": 3}
    assert [number(middle, "points 0", seat) for seat in (0, 1)] == [12, 30]
    assert [number(middle, "to move 0", seat) for seat in (0, 1)] == [1, 0]


def test_a_lifted_bridge_is_seen(middle: rules.State) -> None:
    lift = CHOICES.index("lift E4")
    assert board(middle, "lifted bridge") == {}
    assert board(middle, "lifted bridge", begun=(lift,)) == {"E4": 1}


def test_the_page_explains_every_plane_and_number_in_their_order() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for named_ in (planes(4), numbers(4)):
        kinds = list(dict.fromkeys(re.sub(r"\d+$", "N", name) for name, _ in named_))
        places = [text.find(f"`{kind}`") for kind in kinds]
        assert [kind for kind, place in zip(kinds, places, strict=True) if place < 0] == []
        assert all(before < after for before, after in pairwise(places))
