"""Commands and keys: all named, no key twice."""

from collections import Counter

from mexica.games.coatl.table.bar.commands_and_keys import KEYS, CoatlCommand, button_names, key_list, names
from mexica.games.coatl.table.input.holding import Tool


def test_no_press_asks_for_two_things():
    pressed = Counter((key, one.reviewing) for one in KEYS.actions for key in one.keys)

    assert [key for key, many in pressed.items() if many > 1] == []


def test_every_tool_and_command_of_its_own_has_a_key_and_a_name():
    for asked in (*Tool, *CoatlCommand):
        assert KEYS.shown(asked)
        assert names()[asked]
    assert set(button_names()) == set(Tool)


def test_the_list_of_keys_names_every_tool():
    told = dict(key_list())

    assert [told[key] for key in "123456"] == [names()[tool] for tool in Tool]
