"""A language with cases names souls otherwise where they stand alone than where somebody takes them."""

from mexica.games.aztekz.rules import position
from mexica.games.aztekz.table.input.tips import what_lies
from mexica.games.aztekz.table.input.words import souls_alone, souls_words
from mexica.games.aztekz.table.match.state_sections import state_sections
from mexica.games.aztekz.table.pyramid import places
from mexica.play.state_text import state_text
from mexica.shell import language
from tests.games.aztekz.table.playing import players
from tests.games.aztekz.tables import drawn, lying, seat, table


def test_a_single_soul_is_named_alone_in_polish() -> None:
    language.use("pl")
    assert (souls_words("eagle", 1), souls_alone("eagle", 1)) == ("1 orła", "1 orzeł")
    assert souls_alone("eagle", 2) == "2 orły"


def test_what_lies_on_a_card_is_named_alone() -> None:
    language.use("pl")
    people = seat("0,0", "0,0 with 1 serpent", "0,0"), seat("0,0", "1,0", "1,0")
    state = position(table(drawn("┼ ┼"), *people, souls={"1,0": lying(jaguar=1, maize=1)}))
    assert [line.text for line in what_lies(state, places.on((1, 0)), ("Ana", "Ben"))] == [
        "Na tej karcie: 1 jaguar i 1 kukurydza"
    ]
    told = state_text(state_sections(players("person", "person"), state))
    assert "1,0: 1 jaguar i 1 kukurydza" in told
    assert "0,0 (1 wąż)" in told
    helper = what_lies(state, places.hero(0, "helper1"), ("Ana", "Ben"))
    assert "niesie 1 węża" in [line.text for line in helper]
