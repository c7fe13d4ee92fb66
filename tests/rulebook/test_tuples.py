"""Of things that are alike only one is taken."""

import pytest

from mexica.rulebook.tuples import less_one


def test_one_of_several_alike_is_left_out() -> None:
    assert less_one(("sun", "moon", "sun"), "sun") == ("moon", "sun")
    assert less_one((3, 5), 5) == (3,)


def test_what_is_not_there_cannot_be_left_out() -> None:
    with pytest.raises(ValueError, match="not in tuple"):
        less_one(("sun",), "moon")
