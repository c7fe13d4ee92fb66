"""R12.2: what a state knows of living tokens is true, and changes no verdict."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from attrs import evolve

from mexica.games.mexica import rules
from mexica.games.mexica.rules import State
from mexica.games.mexica.rules.dead_tokens import dead_tokens, is_dead
from mexica.games.mexica.rules.foundable_parts import DistrictToCut
from mexica.games.mexica.rules.living_tokens import NONE_KNOWN, FoundablePart
from mexica.games.mexica.rules.spaces import each, name
from mexica.resources import shipped_saves
from tests.games.mexica.drawings import draw, state
from tests.games.mexica.oracle.dead import has_room, tiled
from tests.games.mexica.oracle.facts import district_at, token_in
from tests.games.mexica.oracle.island import NEIGHBOURS, PALACE
from tests.games.mexica.properties.playouts import playout

GAMES = sorted(shipped_saves().glob("*.json"))
STRIP = "    CDEFGHIJ\n 3  ........\n 4  ........"


def ends(path: Path) -> Iterator[State]:
    """The states of a saved game in which a turn ends."""
    saved = json.loads(path.read_text("utf-8"))
    now = rules.start(rules.Setup(**saved["setup"]))
    for text in saved["actions"]:
        if text == "end":
            yield now
        now = rules.apply(now, rules.parse(text)).state


def check(part: FoundablePart, wanted: int, described: dict) -> None:
    """Fails unless the oracle agrees that this part can be cut off and founded."""
    spaces = {name(space) for space in each(part.part)}
    district = district_at(described, min(spaces))
    assert len(spaces) == wanted
    assert spaces <= district
    assert token_in(described, district) is None
    assert has_room(described, spaces)
    bank = frozenset(near for space in spaces for near in NEIGHBOURS[space] & district) - spaces
    open_land = district - PALACE - set(described["temples"]) - spaces
    assert bank <= open_land, draw(described)
    supply = described["supply"]
    singles, doubles = supply["single_canals"], supply["double_canals"]
    assert tiled(bank, frozenset(open_land - bank), singles, doubles, set()), draw(described)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_each_part_that_is_known_can_be_founded(path: Path):
    known = 0
    for now in ends(path):
        _, living = dead_tokens(now)
        for wanted in {*now.display} & living.parts.keys():
            check(living.parts[wanted], wanted, rules.describe(now))
            known += 1
    assert known > 100


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_what_is_known_changes_no_verdict(path: Path):
    for now in ends(path):
        fresh = evolve(now, living=NONE_KNOWN)
        assert now == fresh
        assert dead_tokens(now)[0] == dead_tokens(fresh)[0]
        assert [is_dead(now, wanted) for wanted in range(3, 14)] == [
            is_dead(fresh, wanted) for wanted in range(3, 14)
        ]


def test_what_is_known_changes_no_verdict_in_a_game_of_any_actions():
    for step in playout(3, 3):
        if step.text == "end":
            fresh = evolve(step.state, living=NONE_KNOWN)
            assert dead_tokens(step.state)[0] == dead_tokens(fresh)[0]


def known_part(now: State, wanted: int) -> FoundablePart:
    """What is known once the turn has ended."""
    return rules.apply(now, rules.parse("end")).state.living.parts[wanted]


def test_a_part_is_kept_from_turn_to_turn_until_something_takes_its_space():
    now = state(STRIP, around="water", display=[4], single_canals=0)
    part = known_part(now, 4)
    ended = rules.apply(now, rules.parse("end")).state
    assert known_part(ended, 4) is part
    dug = next(each(part.free & ~part.part))
    temple = rules.position(
        {**rules.describe(now), "temples": {name(dug): {"owner": "neutral", "floors": 1}}}
    )
    assert known_part(evolve(temple, living=ended.living), 4) != part


def test_a_part_whose_tiles_are_used_up_is_looked_for_anew():
    now = state(STRIP, around="water", display=[4], single_canals=0)
    ended = rules.apply(now, rules.parse("end")).state
    used = evolve(ended, supply=evolve(ended.supply, single_canals=0, double_canals=0))
    assert dead_tokens(used)[0] == (4,)


def test_a_part_that_is_cut_off_already_needs_no_tiles():
    district = state("    CDEF\n 3  ..=.", around="water", display=[3]).board.unfounded[0]
    assert DistrictToCut(district, 0, 0, 0).foundable(district, bank=0) == FoundablePart(
        district, district, 0, 0
    )
