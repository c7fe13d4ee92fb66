"""What cards are worth, by looking at every fulfilment there could be (C8, C9)."""

from collections.abc import Iterable, Iterator
from typing import Any

from tests.games.coatl.cards_data import CODES, PROPHECIES, TEMPLES


def worth(card: str, serpent: list[str], beside: Iterable[str] = ()) -> tuple[int, int]:
    """How often the card is fulfilled, and the points for it."""
    if card in TEMPLES:
        return _temple_worth(TEMPLES[card], serpent, beside)
    data = PROPHECIES[card]
    times = _times(data["match"], serpent)
    return times, max((level["points"] for level in data["levels"] if level["times"] <= times), default=0)


def serpent_points(serpent: dict[str, Any]) -> int:
    """The points of the cards beside a serpent of a description."""
    cards = [*serpent["prophecies"], *([serpent["temple"]] if serpent["temple"] else [])]
    return sum(worth(card, serpent["pieces"], serpent["prophecies"])[1] for card in cards)


def finished(serpent: list[str]) -> bool:
    return serpent[0].startswith("h") and serpent[-1].startswith("t")


def _colours(serpent: list[str]) -> list[str]:
    return [piece[-1] for piece in serpent]


def _times(match: dict[str, Any], serpent: list[str]) -> int:
    colours = _colours(serpent)
    if match["kind"] == "count":
        return colours.count(CODES[match["colour"]])
    if match["kind"] == "collection":
        return min(colours.count(CODES[name]) // many for name, many in match["counts"].items())
    return _most_apart(list(_stretches(match, serpent)), 0)


def _stretches(match: dict[str, Any], serpent: list[str]) -> Iterator[tuple[int, int]]:
    """Every stretch of pieces, from the first to behind the last, that is one fulfilment."""
    colours = _colours(serpent)
    for start in range(len(colours)):
        for end in range(start + 1, len(colours) + 1):
            if _fits(match["items"], colours[start:end]):
                if match.get("isolated") and not _is_alone(serpent, start, end):
                    continue
                yield start, end


def _fits(items: list[dict[str, str]], colours: list[str]) -> bool:
    if not items:
        return not colours
    if not colours:
        return False
    item, rest = items[0], items[1:]
    if item["colour"] != "any" and CODES[item["colour"]] != colours[0]:
        return False
    if _fits(rest, colours[1:]):
        return True
    return item["repeat"] == "one_or_more" and _fits(items, colours[1:])


def _is_alone(serpent: list[str], start: int, end: int) -> bool:
    colour = serpent[start][-1]
    before = serpent[start - 1][-1] != colour if start else serpent[0].startswith("h")
    after = serpent[end][-1] != colour if end < len(serpent) else serpent[-1].startswith("t")
    return before and after


def _most_apart(stretches: list[tuple[int, int]], begin: int) -> int:
    """The largest number of stretches from here on that share no piece."""
    best = [0] * 400
    for start, end in sorted(stretches, reverse=True):
        best[start] = max(best[start], 1 + max(best[end:]))
    return max(best[begin:])


def _temple_worth(data: dict[str, Any], serpent: list[str], beside: Iterable[str]) -> tuple[int, int]:
    met = sum(_meets(requirement, serpent, list(beside)) for requirement in data["requirements"])
    return met, data["points"][met - 1] if met and finished(serpent) else 0


def _meets(requirement: dict[str, Any], serpent: list[str], beside: list[str]) -> bool:
    colours = _colours(serpent)
    match requirement["kind"]:
        case "absent":
            return CODES[requirement["colour"]] not in colours
        case "length":
            return len(serpent) == requirement["pieces"]
        case "equal":
            one, other = (colours.count(CODES[name]) for name in requirement["colours"])
            return one == other and one > 0
        case "no_prophecy_of_suit":
            return not any(PROPHECIES[card]["suit"] == requirement["suit"] for card in beside)
    raise AssertionError(requirement)
