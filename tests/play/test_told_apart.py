"""A better turn is never told as if it were less than the one played."""

from collections.abc import Sequence

from attrs import frozen

from mexica.play.told_apart import played_and_better


@frozen
class Turn:
    reasons: Sequence[str]
    actions: Sequence[str] = ()


def told(played: str, better: str, most: int = 100) -> list[str]:
    """What is said of turns with these reasons, one a letter, in sentences of at most so many letters."""

    def otherwise(actions: Sequence[str], others: Sequence[str]) -> str:
        return f"the same by {actions[0]}, not {others[0]}"

    def fits(text: str, _number: int) -> bool:
        return len(text) <= most

    turns = Turn(played, ["foot"]), Turn(better, ["boat"])
    return played_and_better(*turns, "; ".join, fits, otherwise)


def test_a_better_turn_with_a_reason_of_its_own_is_told_by_its_reasons() -> None:
    assert told("ab", "ac") == ["a; b", "a; c"]
    assert told("ab", "abc") == ["a; b", "a; b; c"]


def test_a_better_turn_with_the_same_reasons_is_told_by_what_is_otherwise() -> None:
    assert told("ab", "ab") == ["a; b", "the same by boat, not foot"]


def test_a_better_turn_with_fewer_reasons_is_told_by_what_is_otherwise_and_what_it_lacks() -> None:
    assert told("abc", "a") == ["a; b; c", "the same by boat, not foot, but without this: b; c"]
    assert told("abc", "b", most=30) == ["a; b; c", "the same by boat, not foot"]
