"""Sentences for plans that have reasons: short enough, and no two alike that can be told apart."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from mexica.texts import _

ReasonT = TypeVar("ReasonT")


def told_apart(
    plans: Sequence[Sequence[ReasonT]],
    sentence: Callable[[Sequence[ReasonT]], str],
    fits: Callable[[str, int], bool],
) -> list[str]:
    """Return a sentence for each plan, no two the same if their reasons differ.

    It has as many reasons as fit, the most important first, or if that is what another plan says, those
    that the others do not have. If all its reasons together say the same as those of an earlier plan, or as
    many as fit do, it is told to be another way. `fits` takes a sentence and the number of its plan.
    """
    found: list[str] = []
    whole = [sentence(why) for why in plans]
    for number, why in enumerate(plans):
        others = {reason for other in plans if other is not why for reason in other}
        own_first = sorted(why, key=lambda reason: reason in others)
        shown = (_fitting(order, number, sentence, fits) for order in (why, own_first))
        new = (text for text in shown if text not in found and whole[number] not in whole[:number])
        found.append(next(new, _("the same in another way")))
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
