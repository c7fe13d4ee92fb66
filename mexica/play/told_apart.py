"""Sentences for plans that have reasons: short enough, and no two alike that can be told apart."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from mexica.texts import _

ReasonT = TypeVar("ReasonT")
Otherwise = Callable[[Sequence[Any], Sequence[Any]], str]
"""Tells the actions of a plan from those of another that is good for the same."""


class Plan(Protocol):
    """A turn that is advised, or that was played."""

    @property
    def reasons(self) -> Sequence[Any]:
        """What it is good for, the most important first."""
        ...

    @property
    def actions(self) -> Sequence[Any]:
        """What is done in it."""
        ...


def in_another_way(_actions: Sequence[Any], _others: Sequence[Any]) -> str:
    """Say of a plan that it does the same as another in another way."""
    return _("the same in another way")


def plans_told_apart(
    plans: Sequence[Plan],
    sentence: Callable[[Sequence[Any]], str],
    fits: Callable[[str, int], bool],
    otherwise: Otherwise,
) -> list[str]:
    """Return a sentence for each plan, as `told_apart` does for their reasons."""

    def by_number(number: int, earlier: int) -> str:
        return otherwise(plans[number].actions, plans[earlier].actions)

    return told_apart([plan.reasons for plan in plans], sentence, fits, by_number)


def played_and_better(
    played: Plan,
    better: Plan,
    sentence: Callable[[Sequence[Any]], str],
    fits: Callable[[str, int], bool],
    otherwise: Otherwise,
) -> list[str]:
    """Return the sentences for a turn that was played and for a better one, as `told_apart` does.

    A better one that is good for a part of the same alone would look like less: it is told how it is
    `otherwise` and, if that fits, which of the reasons it lacks.
    """
    lacking = [reason for reason in played.reasons if reason not in better.reasons]
    if not lacking or not set(better.reasons) <= set(played.reasons):
        return plans_told_apart((played, better), sentence, fits, otherwise)
    way = otherwise(better.actions, played.actions)
    text = _("{way}, but without this: {reasons}").format(way=way, reasons=sentence(lacking))
    return [_fitting(played.reasons, 0, sentence, fits), text if fits(text, 1) else way]


def told_apart(
    plans: Sequence[Sequence[ReasonT]],
    sentence: Callable[[Sequence[ReasonT]], str],
    fits: Callable[[str, int], bool],
    otherwise: Callable[[int, int], str] = lambda _number, _earlier: in_another_way((), ()),
) -> list[str]:
    """Return a sentence for each plan, no two the same if their reasons differ.

    It has as many reasons as fit, the most important first, or if that is what another plan says, those
    that the others do not have. If all its reasons together say the same as those of an earlier plan, or as
    many as fit do, it is told how it is `otherwise` than that, by the numbers of both. `fits` takes a
    sentence and the number of its plan.
    """
    found: list[str] = []
    whole = [sentence(why) for why in plans]
    for number, why in enumerate(plans):
        others = {reason for other in plans if other is not why for reason in other}
        own_first = sorted(why, key=lambda reason: reason in others)
        if whole[number] in whole[:number]:
            found.append(otherwise(number, whole.index(whole[number])))
            continue
        shown = [_fitting(order, number, sentence, fits) for order in (why, own_first)]
        new = next((text for text in shown if text not in found), None)
        found.append(otherwise(number, found.index(shown[0])) if new is None else new)
    return found


def _fitting(
    reasons: Sequence[ReasonT],
    number: int,
    sentence: Callable[[Sequence[ReasonT]], str],
    fits: Callable[[str, int], bool],
) -> str:
    """As many of the reasons as fit, but one of them in any case."""
    texts = (sentence(reasons[:count]) for count in range(len(reasons), 1, -1))
    return next((text for text in texts if fits(text, number)), sentence(reasons[:1]))
