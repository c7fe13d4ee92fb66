"""The text form of actions: any text that is no action raises `ParseError`."""

import pytest

from mexica.games.mexica.rules import ParseError, parse
from tests.games.mexica.rules.test_position_from_outside import hostile

NO_ACTIONS = [
    *("", "canal", "canal G5  G6", "Canal G5", "canal G15", "canal G5 G5", "temple H9 5", "end ", "end\n"),
    *(
        "propose \uff19",
        "walk G\u0667",
        "walk G6\0",
        "\ufeffend",
        "take\ud800",
        "propose 0012",
        "temple H9 -1",
    ),
    *("propose " + "9" * 5000, "walk " * 200_000, "(" * 200_000),
]


@pytest.mark.parametrize("text", [*NO_ACTIONS, b"end", ["end"]], ids=range(len(NO_ACTIONS) + 2))
def test_anything_else_is_no_action(text):
    with pytest.raises(ParseError, match="is no action") as caught:
        parse(text)
    assert len(str(caught.value)) < 200


@hostile
def test_nor_is_what_is_no_text_at_all(value):
    with pytest.raises(ParseError, match="is no action"):
        parse(value)


@pytest.mark.parametrize("text", ["canal G6 G5", "canal G5 G6"])
def test_a_double_canal_has_one_form_whichever_space_is_named_first(text):
    assert str(parse(text)) == "canal G5 G6"
