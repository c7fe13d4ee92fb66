"""C7: assembling serpents and finishing them."""

from mexica.games.coatl import rules
from tests.games.coatl.rules.rows import Row, allowed, refused, table_of
from tests.games.coatl.tables import after, legal, refused_by, seat, serpent, state, table

FINISHED = serpent("hY G R R tY", "P15")
SECOND = serpent("hR K U U tR", "P16")
FOUR = ("P0", "P1", "P15", "P16")  # all of them fit RICH
RICH = "Y G R K Y R Y R"


@table_of(
    allowed(
        "C7.1-several-steps", table(seat("Y G R", "P15")), "lay Y", "join 1 G tail", "play P15 1", "lay R"
    ),
    allowed(
        "C7.1-pieces-may-be-left",
        table(seat("Y G R R R")),
        "lay Y",
        "done",
        seats__0__board=["G"] + ["R"] * 3,
    ),
    allowed("C7.1-only-a-prophecy", table(seat("", "P15", serpent("Y G"))), "play P15 1", "done", to_move=1),
    allowed("C7.2-any-piece", table(seat("tR")), "lay tR", seats__0__serpents__0__pieces=["tR"]),
    refused("C7.2-no-such-piece", table(seat("tR")), "lay R"),
    refused("C7.2-two-unfinished", table(seat("G", "", serpent("Y"), serpent("R"))), "lay G"),
    refused("C7.2-never-more-than-three", table(seat("G", "", FINISHED, SECOND, serpent("K"))), "lay G"),
    allowed(
        "C7.2-finishing-makes-room",
        table(seat("tY G", "P15", serpent("hY G"), serpent("R"))),
        *("join 1 tY", "play P15 1", "done", "lay G"),
    ),
    allowed("C7.3-segment-at-the-head-end", table(seat("G", "", serpent("Y"))), "join 1 G head"),
    allowed("C7.3-segment-at-the-tail-end", table(seat("G", "", serpent("hY"))), "join 1 G tail"),
    refused("C7.3-segment-at-a-closed-head-end", table(seat("G", "", serpent("hY"))), "join 1 G head"),
    refused("C7.3-segment-at-a-closed-tail-end", table(seat("G", "", serpent("tY"))), "join 1 G tail"),
    allowed("C7.3-head", table(seat("hU", "", serpent("Y G"))), "join 1 hU"),
    refused("C7.3-second-head", table(seat("hU", "", serpent("hY G"))), "join 1 hU"),
    refused("C7.3-second-tail", table(seat("tU", "", serpent("G tY"))), "join 1 tU"),
    refused("C7.3-no-such-piece", table(seat("tU", "", serpent("G"))), "join 1 tR"),
    refused("C7.3-no-such-serpent", table(seat("G", "", serpent("G"))), "join 2 G tail"),
    refused("C7.4-head-and-tail-alone", table(seat("tG", "P0", serpent("hY"))), "join 1 tG"),
    allowed("C7.4-with-a-prophecy", table(seat("tG", "", serpent("hY G", "P15"))), "join 1 tG", closing=1),
    allowed("C7.6-first-level", table(seat("", "P0", serpent("Y Y Y"))), "play P0 1"),
    refused("C7.6-below-the-first-level", table(seat("", "P0", serpent("Y Y"))), "play P0 1"),
    refused("C7.6-not-in-hand", table(seat("", "P1", serpent("Y Y Y"))), "play P0 1"),
    refused("C7.6-same-type", table(seat("", "P0", serpent("Y Y Y", "P0"))), "play P0 1"),
    allowed(
        "C7.6-same-type-beside-another",
        table(seat("", "P0", serpent("Y Y Y", "P0"), serpent("Y Y Y"))),
        "play P0 2",
    ),
    refused("C7.6-a-fifth", table(seat("", "P20", serpent(f"{RICH} Y K", *FOUR))), "play P20 1"),
    allowed(
        "C7.7-further-prophecies",
        table(seat("tY", "P15 P16", serpent("hY G R K"))),
        *("join 1 tY", "play P15 1", "play P16 1"),
        closing=1,
    ),
    refused(
        "C7.7-only-beside-that-one",
        table(seat("tY", "P15 P16", serpent("hY G R K"), serpent("R K"))),
        *("join 1 tY", "play P16 2"),
    ),
    refused("C7.7-no-other-step", table(seat("tY G", "P15", serpent("hY G"))), "join 1 tY", "lay G"),
    refused(
        "C7.7-no-fifth",
        table(seat("tG", "P20", serpent(f"h{RICH} Y K", *FOUR))),
        *("join 1 tG", "play P20 1"),
        clause="C7.6",
    ),
    refused("C7.8-no-card", table(seat("tR", "P0 P1", serpent("hY G"))), "join 1 tR"),
    allowed("C7.8-card-in-hand", table(seat("tR", "P15", serpent("hY G"))), "join 1 tR"),
    refused("C7.8-a-head-closes-too", table(seat("hR", "P0", serpent("Y G tR"))), "join 1 hR"),
    allowed(
        "C7.8-card-that-the-closing-piece-fulfils", table(seat("tU", "P21", serpent("hR R"))), "join 1 tU"
    ),
    refused("C7.8-not-left-without", table(seat("tR", "P15", serpent("hY G"))), "join 1 tR", "done"),
    refused(
        "C7.8-temple-not-before",
        table(seat("tR", "P15", serpent("hY G"), temples="T1")),
        "join 1 tR",
        "temple T1 1",
    ),
    allowed(
        "C7.9-own-temple",
        table(seat("tR", "P15", serpent("hY G"), temples="T1")),
        *("join 1 tR", "play P15 1", "temple T1 1"),
        closing=None,
        seats__0__temples=[],
        seats__0__points=4,
    ),
    allowed(
        "C7.9-common-temple",
        table(seat("tR", "P15", serpent("hY G"))),
        "join 1 tR",
        "play P15 1",
        "temple T3 1",
    ),
    refused(
        "C7.9-no-requirement-met",
        table(seat("tR", "P15", serpent("hY G K"), temples="T1")),
        *("join 1 tR", "play P15 1", "temple T1 1"),
    ),
    refused(
        "C7.9-not-at-hand",
        table(seat("tR", "P15", serpent("hY G"))),
        "join 1 tR",
        "play P15 1",
        "temple T1 1",
    ),
    refused("C7.9-only-then", table(seat("", "", FINISHED, temples="T1")), "temple T1 1"),
    refused("C7.9-not-while-unfinished", table(seat("G", "", temples="T1")), "lay G", "temple T1 1"),
    refused(
        "C7.11-no-more-prophecies",
        table(seat("tR", "P15 P20", serpent("hY K Y G"))),
        *("join 1 tR", "play P15 1", "done", "play P20 1"),
    ),
    refused("C7.11-no-more-pieces", table(seat("G", "", FINISHED)), "join 1 G tail"),
)
def test_row(row: Row) -> None:
    row.check()


def test_c7_4_the_refusal_says_what_is_missing() -> None:
    before = state(seat("tR", "P0", serpent("hY G")))
    refusal = rules.refusal(before, rules.parse("join 1 tR"))
    assert refusal is not None
    assert refusal.message == (
        "A tail would close this serpent, but it has no prophecy beside it and none in your hand fits."
    )


def test_c7_5_no_action_moves_a_piece_that_lies_or_merges_serpents() -> None:
    before = state(seat("K", "", serpent("Y G"), serpent("R")))
    assert legal(before, "join") == {
        f"join {number} K {end}" for number in (1, 2) for end in ("head", "tail")
    }
    told = rules.describe(after(before, "join 1 K tail"))
    assert [one["pieces"] for one in told["seats"][0]["serpents"]] == [["Y", "G", "K"], ["R"]]


def test_c7_10_the_next_card_of_a_pile_is_visible_at_once() -> None:
    before = state(seat("tR", "P15", serpent("hY G")))
    below = rules.describe(before)["orders"]["piles"][0][1]
    placed = after(before, "join 1 tR", "play P15 1", "temple T3 1")
    told = rules.describe(placed)
    assert (told["common"], told["piles"]) == ([below, "T7"], [5, 5])
    assert told["to_move"] == 0


def test_c7_10_an_empty_pile_shows_nothing() -> None:
    before = state(seat("tR", "P15", serpent("hY G")), piles=[1, 0], common=["T3", None])
    told = rules.describe(after(before, "join 1 tR", "play P15 1", "temple T3 1"))
    assert (told["common"], told["piles"]) == ([None, None], [0, 0])


def test_c7_11_a_finished_serpent_stays_readable_for_everybody() -> None:
    before = state(seat("tR", "P15", serpent("hY G"), temples="T1"))
    done = after(before, "join 1 tR", "play P15 1", "temple T1 1")
    told = rules.describe(done, 1)["seats"][0]["serpents"][0]
    assert told == {
        "pieces": ["hY", "G", "tR"],
        "prophecies": ["P15"],
        "temple": "T1",
        "finished": True,
        "points": 4,
    }
    assert refused_by(done, "temple T3 1") == "C7.9"
