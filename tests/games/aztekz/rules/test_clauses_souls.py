"""A5.1 to A5.4, A5.6 and A5.7: taking, dropping, giving and stealing souls."""

from mexica.games.aztekz import rules
from mexica.games.aztekz.rules.events import SoulsDropped, SoulsGiven, SoulsStolen, SoulsTaken
from mexica.games.aztekz.rules.state import Pile
from tests.games.aztekz.rules.rows import Row, allowed, refused, table_of
from tests.games.aztekz.tables import after, changed, drawn, legal, lying, one, seat, table

ROW = drawn("├ ┼ ┼ ┤")
# Black's chief and helpers side by side, Red's helpers with souls to steal
NEAR = table(
    ROW,
    seat("1,0", "1,0 with 2 sun", "0,0 with 1 moon"),
    seat("3,0", "1,0 with 3 eagle", "2,0 with 2 maize"),
    souls={"0,0": lying(moon=2, sun=3)},
)
GUARDED = changed(NEAR, seats=[NEAR["seats"][0], seat("1,0", "1,0 with 3 eagle", "2,0")])
TWO_RICH = changed(
    NEAR, seats=[seat("1,0", "0,0", "0,0"), seat("2,0", "1,0 with 3 eagle", "1,0 with 2 maize")]
)
POOR = changed(NEAR, seats=[NEAR["seats"][0], seat("3,0", "1,0 with 1 eagle", "1,0")])


@table_of(
    refused("A5.1-chief-takes", changed(NEAR, souls={"1,0": lying(sun=1)}), "take chief sun 1"),
    refused("A5.1-chief-drops", NEAR, "drop chief"),
    refused("A5.1-chief-gives", NEAR, "give chief"),
    refused("A5.1-chief-scares", NEAR, "scare chief"),
    refused("A5.1-none-lie-there", NEAR, "take helper2 eagle 1"),
    refused("A5.1-carried-by-another", NEAR, "take helper1 eagle 1"),
    refused("A5.1-carried-by-itself", NEAR, "take helper1 sun 1"),
    refused(
        "A5.1-freed",
        changed(NEAR, seats=[seat("1,0", "0,0", "0,0", "2 maize"), NEAR["seats"][1]]),
        "take helper1 maize 1",
    ),
    allowed(
        "A5.2-some-of-them", NEAR, "drop helper2", "take helper2 sun 2", souls={"0,0": {"sun": 1, "moon": 3}}
    ),
    allowed(
        "A5.2-more-of-its-kind",
        NEAR,
        "take helper2 moon 2",
        seats__0__helpers__1__souls=3,
        souls={"0,0": {"sun": 3}},
    ),
    refused("A5.2-another-kind", NEAR, "take helper2 sun 1"),
    refused("A5.2-more-than-lie-there", NEAR, "take helper2 moon 3"),
    refused("A5.2-none-at-all", NEAR, "take helper2 moon 0"),
    allowed("A5.2-what-somebody-dropped", NEAR, "drop helper1", "take helper1 sun 1"),
    allowed(
        "A5.3-all-of-it",
        NEAR,
        "drop helper1",
        souls={"0,0": {"sun": 3, "moon": 2}, "1,0": {"sun": 2}},
        seats__0__helpers__0={"at": "1,0", "soul": None, "souls": 0},
    ),
    allowed("A5.3-onto-souls-of-any-kind", NEAR, "drop helper2", souls={"0,0": {"sun": 3, "moon": 3}}),
    refused("A5.3-nothing-carried", NEAR, "drop helper1", "drop helper1"),
    allowed("A5.3-need-not-go-on", NEAR, "drop helper1", "lay 0,1 new", to_move=1),
    allowed(
        "A5.4-two-souls",
        NEAR,
        "give helper1",
        seats__0__points=1,
        seats__0__helpers__0={"at": "1,0", "soul": None, "souls": 0},
    ),
    refused("A5.4-one-soul", NEAR, "step helper2 1,0", "give helper2"),
    refused("A5.4-nothing", NEAR, "give helper1", "give helper1"),
    refused("A5.4-chief-elsewhere", NEAR, "take helper2 moon 1", "give helper2"),
    refused("A5.4-to-another-chief", NEAR, "step helper1 2,0", "step helper1 3,0", "give helper1"),
    allowed(
        "A5.6-before-its-step",
        NEAR,
        "steal 1 helper1",
        seats__0__piles=[{"soul": "eagle", "souls": 3}],
        seats__1__helpers__0={"at": "1,0", "soul": None, "souls": 0},
    ),
    allowed("A5.6-after-its-step", NEAR, "step chief 2,0", "steal 1 helper2", seats__0__points=1),
    allowed("A5.6-step-after-the-theft", NEAR, "steal 1 helper1", "step chief 2,0"),
    refused("A5.6-twice", NEAR, "steal 1 helper1", "step chief 2,0", "steal 1 helper2"),
    refused("A5.6-twice-on-one-card", TWO_RICH, "steal 1 helper1", "steal 1 helper2"),
    allowed(
        "A5.6-chooses-of-two", TWO_RICH, "steal 1 helper2", seats__0__piles=[{"soul": "maize", "souls": 2}]
    ),
    refused("A5.6-guarded", GUARDED, "steal 1 helper1"),
    refused("A5.6-one-soul", POOR, "steal 1 helper1"),
    refused("A5.6-nothing", POOR, "steal 1 helper2"),
    refused("A5.6-on-another-card", NEAR, "steal 1 helper2"),
    refused("A5.6-ones-own-helper", NEAR, "steal 0 helper1"),
    refused("A5.6-a-seat-that-is-none", NEAR, "steal 2 helper1"),
    refused("A5.6-a-chief-has-nothing", NEAR, "steal 1 chief", clause="A5.1"),
)
def test_row(row: Row) -> None:
    row.check()


def test_a5_1_souls_lie_on_cards_are_carried_freed_or_in_the_supply() -> None:
    told = rules.describe(rules.position(NEAR))
    assert told["supply"] == {"sun": 3, "moon": 5, "jaguar": 8, "eagle": 5, "serpent": 8, "maize": 6}
    assert told["seats"][0]["helpers"][0]["souls"] == 2


def test_a5_2_a_helper_takes_as_many_of_one_kind_as_it_likes() -> None:
    assert legal(rules.position(NEAR), "take") == {"take helper2 moon 1", "take helper2 moon 2"}
    free = after(rules.position(NEAR), "drop helper2")
    assert legal(free, "take") == {
        *("take helper2 moon 1", "take helper2 moon 2", "take helper2 moon 3"),
        *("take helper2 sun 1", "take helper2 sun 2", "take helper2 sun 3"),
    }
    step = rules.apply(free, rules.parse("take helper2 sun 2"))
    assert step.events == (SoulsTaken(0, "helper2", (0, 0), "sun", 2),)


def test_a5_3_never_a_part_is_dropped() -> None:
    step = rules.apply(rules.position(NEAR), rules.parse("drop helper1"))
    assert step.events == (SoulsDropped(0, "helper1", (1, 0), "sun", 2),)


def test_a5_6_the_chief_takes_all_of_it() -> None:
    step = rules.apply(rules.position(NEAR), rules.parse("steal 1 helper1"))
    assert step.events == (SoulsStolen(0, (1, 0), 1, "helper1", Pile("eagle", 3)),)


def test_a5_7_each_gift_and_each_theft_is_a_pile_of_its_own() -> None:
    state = rules.position(
        changed(
            NEAR,
            seats=[
                seat("1,0", "1,0 with 2 sun", "0,0", "2 sun"),
                NEAR["seats"][1],
            ],
        )
    )
    step = rules.apply(state, rules.parse("give helper1"))
    assert step.events == (SoulsGiven(0, "helper1", (1, 0), Pile("sun", 2)),)
    told = rules.describe(step.state)
    assert told["seats"][0]["piles"] == [{"soul": "sun", "souls": 2}] * 2
    assert told["seats"][0]["points"] == 2


def test_a5_7_piles_are_never_lost() -> None:
    state = rules.position(
        changed(
            one(), seats=[{**one()["seats"][0], "piles": [{"soul": "maize", "souls": 4}]}, one()["seats"][1]]
        )
    )
    for action in ("lay 0,2 new", "decline"):
        if action in legal(state):
            state = after(state, action)
        assert rules.points(state)[0] == 3
