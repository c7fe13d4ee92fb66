"""What an agent sees is all that its seat may know, and no more."""

import re
from pathlib import Path
from random import Random

import pytest

from mexica.games.coatl import rules
from mexica.games.coatl.ai.seen import seen
from mexica.games.coatl.environment.catalogue import numbers as choices_of
from mexica.games.coatl.environment.observation import LONGEST, OBSERVER, numbers
from mexica.games.coatl.environment.text_table import drawn
from mexica.games.coatl.rules.actions import KeepHand
from mexica.games.coatl.rules.material import PIECES
from mexica.games.coatl.rules.state import State
from mexica.games.coatl.table.pictures.guide_pictures import example

PAGE = Path(__file__).parents[4] / "docs" / "environment.md"


def states(seats: int, seed: int, many: int) -> list[State]:
    generator = Random(seed)
    found = [rules.start(rules.new_setup(seats, seed))]
    while len(found) < many and (actions := rules.legal_actions(found[-1])):
        found.append(rules.apply(found[-1], generator.choice(actions)).state)
    return found


def named(state: State, seat: int, begun: tuple[int, ...] = ()) -> dict[str, int]:
    values = OBSERVER.observe(state, seat, begun)["numbers"]
    return {name: int(value) for (name, _most), value in zip(numbers(state.seats), values, strict=True)}


@pytest.mark.parametrize("seats", rules.SEAT_COUNTS)
def test_what_is_seen_lies_within_the_bounds(seats: int) -> None:
    space = OBSERVER.space(seats)
    for state in states(seats, 3, 300)[::7]:
        for seat in range(seats):
            assert space.contains(OBSERVER.observe(state, seat, ()))


@pytest.mark.parametrize("seats", rules.SEAT_COUNTS)
def test_two_states_alike_to_a_seat_are_seen_alike(seats: int) -> None:
    for number, state in enumerate(states(seats, 5, 200)[::9]):
        other, seat = seen(state, number), rules.to_move(state)
        one, same = (OBSERVER.observe(which, seat, ()) for which in (state, other))
        assert all((one[name] == same[name]).all() for name in one)


def test_serpents_are_seen_piece_by_piece_and_seats_from_ones_own() -> None:
    state = example()
    for seat in range(state.seats):
        serpents = OBSERVER.observe(state, seat, ())["serpents"]
        assert serpents.shape == (2, 3, LONGEST)
        first = state.players[seat].serpents[0].pieces
        assert [PIECES[code - 1] for code in serpents[0, 0] if code] == list(first)


def test_the_numbers_say_what_lies_on_the_table() -> None:
    mine, theirs = named(example(), 0), named(example(), 1)
    assert (mine["points 0"], mine["points 1"], theirs["points 1"]) == (17, 11, 17)
    assert (mine["hand P3"], theirs["hand P3"], mine["temple T9"], theirs["hand size 1"]) == (1, 0, 1, 4)
    assert (mine["beside 1 P28 0"], mine["beside 1 T2 0"], mine["beside 2 P28 0"]) == (1, 1, 0)
    assert (mine["board hG 0"], theirs["board hG 0"]) == (1, 0)


def test_cards_chosen_so_far_are_told() -> None:
    state = rules.start(rules.new_setup(2, 1))
    card = state.mover.hand[0]
    begun = choices_of(KeepHand((card,)))[:-1]
    assert named(state, 0)[f"picked {card}"] == 0
    assert named(state, 0, begun)[f"picked {card}"] == 1


def test_a_state_is_drawn_without_anybodys_cards() -> None:
    for number, state in enumerate(states(3, 8, 120)[::11]):
        assert drawn(state) == drawn(seen(state, number))
        assert f"seat {state.seats - 1}: " in drawn(state)


def pattern(name: str) -> str:
    """The name of a number as the page has it, whatever seat, card, piece, pile or space it is of."""
    name = re.sub(r"^beside \d [PT]\d+ \d$", "beside 1 P3 N", name)
    name = re.sub(r"^[htb]\d [A-Z]$", "h1 Y", name)
    name = re.sub(r"^(common|pile) \d", r"\1 0", name)
    name = re.sub(r"^bag .*$", "bag G", re.sub(r"^board \S+ \d$", "board hY N", name))
    name = re.sub(r"(?<= )([PT])\d+$", r"\g<1>3", name)
    return name if name.startswith(("common", "pile", "beside")) else re.sub(r" \d$", " N", name)


def test_the_page_names_every_number_in_order() -> None:
    text = PAGE.read_text(encoding="utf-8").split("## What an agent sees of Cóatl")[1].split("\n## ")[0]
    told = re.findall(r"`([^`]+)`", "".join(re.findall(r"^\|([^|]*)\|", text, re.MULTILINE)))
    assert list(dict.fromkeys(told)) == list(dict.fromkeys(pattern(name) for name, _ in numbers(3)))
