"""Plans that are advised: each says something else, and how far behind the best it is."""

from mexica.computer.advice_process import Advice, for_other_reasons, once
from mexica.computer.mind import never

RANKED = ((9.0, ("a",)), (8.0, ("b",)), (6.0, ("c",)), (5.0, ("d",)))


def little(reason: str) -> bool:
    return reason == "little"


def test_plans_with_the_same_reasons_are_told_once() -> None:
    why = {("a",): ("x",), ("b",): ("x", "little"), ("c",): ("little",), ("d",): ("y",)}
    found = for_other_reasons(RANKED, why.__getitem__, little, 3)
    assert found == (
        Advice(("a",), 0.0, ("x",)),
        Advice(("c",), 3.0, ("little",)),
        Advice(("d",), 4.0, ("y",)),
    )


def test_there_are_no_more_plans_than_wanted() -> None:
    assert len(for_other_reasons(RANKED, lambda actions: actions, little, 2)) == 2
    assert for_other_reasons((), lambda actions: actions, little, 2) == ()


def test_an_adviser_answers_once_with_the_plans_of_a_hint() -> None:
    assert list(once(lambda state, count, stop: (state,) * count)()("s", never)) == [("s", "s", "s")]
