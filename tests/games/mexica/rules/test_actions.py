"""The text form of actions: any other text raises `ParseError`."""

import pytest

from mexica.games.mexica.rules import ParseError, parse

NO_ACTIONS = ["", "canal", "canal G5  G6", "Canal G5", "canal G15", "canal G5 G5", "temple H9 5", "end "]


@pytest.mark.parametrize("text", [*NO_ACTIONS, None, 5])
def test_anything_else_is_no_action(text):
    with pytest.raises(ParseError, match="is no action"):
        parse(text)


@pytest.mark.parametrize("text", ["canal G6 G5", "canal G5 G6"])
def test_a_double_canal_has_one_form_whichever_space_is_named_first(text):
    assert str(parse(text)) == "canal G5 G6"
