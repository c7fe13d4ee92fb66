"""A1 and A2: the pyramid and the material."""

from collections import Counter

import pytest

from mexica.games.aztekz import rules
from mexica.games.aztekz.rules import cells, material
from mexica.games.aztekz.rules.pyramid import pyramid_of
from tests.games.aztekz.rules.rows import Row, allowed, refused, table_of
from tests.games.aztekz.tables import FULL, GLYPHS, changed, drawn, full, legal, one, seat, table, two

ROW = two("├ ┼ ┼ ┼ ┼")  # five wide
COLUMN = table(
    drawn("┬", "┼", "┼", "┼", "┼", at=(0, -1)), seat("0,0", "0,0", "0,0"), seat("0,1", "0,1", "0,1")
)
FIRST_CARD = {
    **rules.describe(rules.start(rules.new_setup(2, 1))),
    "drawn": {"shape": "three"},
    "deck": {"three": 9},
}


def pyramid(*rows: str) -> object:
    return rules.position(table(drawn(*rows), seat("0,0", "0,0", "0,0"), seat("0,0", "1,0", "1,0"))).pyramid


@table_of(
    allowed("A1.2-middle-of-a-cross", one(), "step helper1 0,0"),
    refused("A1.1-first-card-elsewhere", FIRST_CARD, "lay 1,0 nes"),
    refused("A1.3-wall-on-the-other-side", one(), "step helper2 0,0", clause="A4.3"),
    refused("A1.4-six-wide", ROW, "lay 4,0 nsw"),
    refused("A1.4-six-wide-to-the-west", changed(ROW, cards=drawn("┼ ┼ ┼ ┼ ┼", at=(-1, 0))), "lay -2,0 nes"),
    refused("A1.4-six-high", COLUMN, "lay 0,4 new"),
    refused("A1.4-far-away", one(), "lay 7,0 nes"),
    refused("A1.4-farther-than-any-card-can-lie", one(), "lay -31,99 nes"),
    allowed("A1.4-five-high-beside-five-wide", ROW, "lay 0,1 new"),
    allowed("A1.5-laid-on-another", two(), "lay 1,0 esw", cards={**two()["cards"], "1,0": "esw"}),
)
def test_row(row: Row) -> None:
    row.check()


def test_a1_1_columns_run_to_the_east_and_rows_to_the_south() -> None:
    assert [cells.neighbour((0, 0), side) for side in "nesw"] == [(0, -1), (1, 0), (0, 1), (-1, 0)]
    for text in ("0,0", "0,2", "-1,2", "4,-4"):
        assert cells.name(cells.named(text)) == text


def test_a1_2_a_card_has_two_three_or_four_paths_in_eleven_ways_to_lie() -> None:
    assert sorted(material.SHAPE_OF) == sorted(GLYPHS.values())
    assert {shape: len(ways[0]) for shape, ways in material.ROTATIONS.items()} == {
        "straight": 2,
        "corner": 2,
        "three": 3,
        "cross": 4,
    }


@pytest.mark.parametrize("glyph", GLYPHS)
def test_a1_2_all_paths_of_a_card_meet_in_its_middle(glyph: str) -> None:
    around = pyramid_of(
        {(0, 0): GLYPHS[glyph], (0, -1): "nesw", (1, 0): "nesw", (0, 1): "nesw", (-1, 0): "nesw"}
    )
    reached = {cells.neighbour((0, 0), side) for side in GLYPHS[glyph]}
    assert set(around.linked((0, 0))) == reached
    assert len({around.parts[at] for at in reached}) == 1


@pytest.mark.parametrize("one", GLYPHS)
@pytest.mark.parametrize("other", GLYPHS)
def test_a1_3_neighbours_are_linked_if_both_have_a_path_to_their_edge(one: str, other: str) -> None:
    beside = pyramid_of({(0, 0): GLYPHS[one], (1, 0): GLYPHS[other]})
    below = pyramid_of({(0, 0): GLYPHS[one], (0, 1): GLYPHS[other]})
    assert ((1, 0) in beside.linked((0, 0))) is ("e" in GLYPHS[one] and "w" in GLYPHS[other])
    assert ((0, 1) in below.linked((0, 0))) is ("s" in GLYPHS[one] and "n" in GLYPHS[other])
    assert ((0, 0) in below.linked((0, 1))) is ((0, 1) in below.linked((0, 0)))
    assert beside.linked((2, 0)) == beside.linked((99, 0)) == ()


def test_a1_4_any_cells_within_five_by_five_may_be_used() -> None:
    state = rules.position(changed(ROW, drawn={"shape": "cross", "soul": None}))
    assert {text.split()[1] for text in legal(state, "lay") if text.split()[1] not in ROW["cards"]} == {
        *("-1,1", "-1,-1", "0,1", "0,-1", "1,1", "1,-1", "2,1", "2,-1", "3,1", "3,-1"),
    }


def test_a1_4_the_pyramid_is_complete_with_25_visible_cards() -> None:
    assert rules.position(full()).pyramid.complete
    holed = full(*FULL[:4], "┴ ┴ ┴ ┴ .")
    assert not rules.position(holed).pyramid.complete


def test_a1_5_the_lower_card_is_out_of_the_game() -> None:
    before = rules.position(two())
    after = rules.describe(rules.apply(before, rules.parse("lay 1,0 esw")).state)
    told = rules.describe(before)
    visible = Counter(material.SHAPE_OF[paths] for paths in after["cards"].values())
    visible[after["drawn"]["shape"]] += 1
    left = {
        shape: many - after["deck"][shape] - visible[shape] for shape, many in material.CARDS_A_SHAPE.items()
    }
    assert left == {"straight": 1, "corner": 0, "three": 0, "cross": 0}
    assert told["deck"]["straight"] + 1 == 2


def test_a2_1_each_player_has_a_chief_and_two_helpers() -> None:
    assert material.HEROES == ("chief", "helper1", "helper2")
    state = rules.position(one())
    assert {text.split()[1] for text in legal(state, "step")} == set(material.HEROES)


def test_a2_2_there_are_48_souls_eight_of_each_of_six_kinds() -> None:
    souls = Counter(rules.new_setup(2, 1).supply)
    assert souls == dict.fromkeys(("sun", "moon", "jaguar", "eagle", "serpent", "maize"), 8)


def test_a2_3_supply_and_deck_are_mixed() -> None:
    one, other = rules.new_setup(3, 1), rules.new_setup(3, 2)
    assert one.deck != other.deck
    assert one.supply != other.supply
    assert one == rules.new_setup(3, 1)
    assert one.deck != tuple(sorted(one.deck))


def test_a2_4_the_deck_has_48_cards() -> None:
    assert Counter(rules.new_setup(4, 7).deck) == {"straight": 2, "corner": 4, "three": 24, "cross": 18}
