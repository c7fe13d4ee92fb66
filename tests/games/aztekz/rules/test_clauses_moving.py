"""A4: the turn, and moving."""

from mexica.games.aztekz import rules
from mexica.games.aztekz.rules.events import CardDrawn, HeroStepped
from tests.games.aztekz.rules.rows import Row, allowed, refused, table_of
from tests.games.aztekz.tables import after, changed, drawn, full, legal, one, seat, table

# four heroes on the middle one of three cards in a row
CROWDED = table(drawn("├ ┼ ┤"), seat("0,0", "0,0", "1,0"), seat("1,0", "1,0", "1,0"))


@table_of(
    allowed("A4.1-no-move-at-all", one(), "lay 0,2 new", to_move=1, moving=None),
    refused("A4.1-chief-then-helper", one(), "step chief 0,1", "step helper1 -1,-1"),
    refused("A4.1-helper-then-chief", one(), "step helper1 -1,1", "step chief 0,1"),
    refused("A4.1-helper-then-theft", one(), "step helper1 -1,1", "steal 1 helper1"),
    refused("A4.1-theft-then-helper", one(), "steal 1 helper1", "step helper1 -1,1"),
    refused("A4.1-drop-then-other-helper", one(), "drop helper1", "step helper2 1,0"),
    refused("A4.1-scare-then-other-helper", one(), "step helper2 1,0", "scare helper2", "drop helper1"),
    allowed(
        "A4.2-acts-where-it-stands",
        one(),
        "drop helper1",
        moving={
            "hero": "helper1",
            "steps": 0,
            "stolen": False,
            "scared": None,
        },
    ),
    allowed("A4.2-chief-acts-where-it-stands", one(), "steal 1 helper1", moving__stolen=True),
    refused("A4.3-not-a-neighbour", one(), "step helper1 1,-1"),
    refused("A4.3-where-it-stands", one(), "step helper1 -1,0"),
    refused("A4.3-onto-no-card", one(), "step helper2 2,-1"),
    refused("A4.3-into-a-wall", one(), "step helper1 1,1"),
    refused("A4.3-far-away", one(), "step helper1 99,99"),
    allowed("A4.4-third-step", one(), "step helper1 -1,-1", "step helper1 -1,0", "step helper1 -1,1"),
    refused(
        "A4.4-fourth-step",
        one(),
        "step helper1 -1,-1",
        "step helper1 -1,0",
        "step helper1 -1,1",
        "step helper1 -1,0",
    ),
    allowed("A4.4-forth-and-back", one(), "step helper1 0,0", "step helper1 -1,0", moving__steps=2),
    refused("A4.4-chief-back-again", one(), "step chief 0,1", "step chief 0,0"),
    refused("A4.5-fifth-hero", CROWDED, "step helper1 1,0"),
    refused("A4.5-chief-as-fifth", CROWDED, "step chief 1,0"),
    allowed("A4.5-out-of-the-crowd-and-back", CROWDED, "step helper2 2,0", "step helper2 1,0"),
)
def test_row(row: Row) -> None:
    row.check()


def test_a4_1_card_and_soul_are_drawn_open_at_the_beginning_of_a_turn() -> None:
    step = rules.apply(rules.position(one()), rules.parse("lay 0,2 new"))
    told = rules.describe(step.state)
    drawn_now = [event for event in step.events if isinstance(event, CardDrawn)]
    assert [(one.seat, one.shape, one.soul) for one in drawn_now] == [
        (1, told["drawn"]["shape"], told["drawn"]["soul"])
    ]
    before = rules.describe(rules.position(one()))
    assert sum(told["deck"].values()) == sum(before["deck"].values()) - 1
    assert sum(told["supply"].values()) == sum(before["supply"].values()) - 1


def test_a4_1_with_the_supply_empty_the_card_comes_without_a_soul() -> None:
    state = after(rules.position(changed(one(), supply={})), "lay 0,2 new")
    assert rules.describe(state)["drawn"]["soul"] is None
    assert after(state, str(next(a for a in rules.legal_actions(state) if "lay" in str(a))))


def test_a4_2_a_hero_acts_before_between_and_after_its_steps() -> None:
    state = after(rules.position(one()), "drop helper1", "step helper1 -1,-1", "take helper1 sun 1")
    state = after(state, "step helper1 -1,0", "take helper1 sun 1", "step helper1 0,0", "give helper1")
    told = rules.describe(state)
    assert told["seats"][0]["piles"] == [{"soul": "sun", "souls": 2}]
    assert told["souls"]["-1,0"] == {"sun": 1}


def test_a4_3_what_a_helper_carries_goes_with_it() -> None:
    step = rules.apply(rules.position(one()), rules.parse("step helper1 -1,-1"))
    assert step.events == (HeroStepped(0, "helper1", (-1, 0), (-1, -1)),)
    assert rules.describe(step.state)["seats"][0]["helpers"][0] == {"at": "-1,-1", "soul": "sun", "souls": 2}


def test_a4_4_a_helper_makes_three_steps_and_a_chief_one() -> None:
    state = rules.position(full())
    away = after(state, "step helper1 3,2", "step helper1 3,1")
    assert legal(away, "step") == {
        "step helper1 3,0",
        "step helper1 4,1",
        "step helper1 3,2",
        "step helper1 2,1",
    }
    assert legal(after(away, "step helper1 3,0"), "step") == set()
    assert legal(after(state, "step chief 3,2"), "step") == set()


def test_a4_5_a_card_with_four_heroes_cannot_be_crossed() -> None:
    state = rules.position(CROWDED)
    assert legal(state, "step helper1") == legal(state, "step chief") == set()
    assert legal(state, "step helper2") == {"step helper2 0,0", "step helper2 2,0"}
