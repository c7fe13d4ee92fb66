"""What a player can choose to do: one frozen class per kind of action, and their text form.

An action carries only the choice, never its price, who makes it or what follows. `str(action)`
and `parse(text)` are inverses; the texts are listed in `CONTRIBUTING.md`.
"""

import re
from collections.abc import Callable, Iterable
from enum import Enum
from typing import Final

from attrs import field, frozen

from mexica.games.mexica.rules.material import CALPULLI
from mexica.games.mexica.rules.spaces import Space, name, named
from mexica.rulebook.quoting import quoted
from mexica.rulebook.sentence import SentenceError, sentence


class Direction(Enum):
    """The direction in which a Pilli walks over a bridge (R5.2)."""

    NS = "ns"
    EW = "ew"


def _in_order(spaces: Iterable[Space]) -> tuple[Space, ...]:
    try:
        return tuple(sorted(spaces))
    except TypeError:  # no spaces at all, which `refusal` says
        return ()


@frozen
class PlacePilli:
    """Place the player's Pilli on a free start space before the first turn (R2.6)."""

    space: Space

    def __str__(self) -> str:
        return f"start {name(self.space)}"


@frozen
class PlaceCanal:
    """Place a single tile on one space or a double tile on two (R4); the spaces are kept in order."""

    spaces: tuple[Space, ...] = field(converter=_in_order)

    def __str__(self) -> str:
        return "canal " + " ".join(map(name, self.spaces))


@frozen
class BuildBridge:
    """Build a bridge from the supply (R5.1)."""

    space: Space
    direction: Direction

    def __str__(self) -> str:
        return f"bridge {name(self.space)} {self.direction.value}"


@frozen
class MoveBridge:
    """Move a bridge on the board, once the supply is empty (R5.4)."""

    origin: Space
    space: Space
    direction: Direction

    def __str__(self) -> str:
        return f"move-bridge {name(self.origin)} {name(self.space)} {self.direction.value}"


@frozen
class BuildTemple:
    """Build a temple of one to four floors (R6)."""

    space: Space
    floors: int

    def __str__(self) -> str:
        return f"temple {name(self.space)} {self.floors}"


@frozen
class Walk:
    """Take one step on foot (R7.1)."""

    space: Space

    def __str__(self) -> str:
        return f"walk {name(self.space)}"


@frozen
class TakeBoat:
    """Go by boat from the bridge the Pilli is on to another, via the fewest bridges (R7.2)."""

    space: Space

    def __str__(self) -> str:
        return f"boat {name(self.space)}"


@frozen
class FlatRateMove:
    """Go anywhere for five AP (R7.3)."""

    space: Space

    def __str__(self) -> str:
        return f"flat {name(self.space)}"


@frozen
class FoundDistrict:
    """Found the district the Pilli stands in, with its token on this space (R8)."""

    space: Space

    def __str__(self) -> str:
        return f"found {name(self.space)}"


@frozen
class TakeActionToken:
    """Take an action token from the reserve (R10.1)."""

    def __str__(self) -> str:
        return "take"


@frozen
class ProposeRemoval:
    """Propose to remove a displayed token that can no longer be founded (R12.3)."""

    size: int

    def __str__(self) -> str:
        return f"propose {self.size}"


@frozen
class Agree:
    """Agree to the proposed removal (R12.3)."""

    def __str__(self) -> str:
        return "agree"


@frozen
class Decline:
    """Decline the proposed removal (R12.3)."""

    def __str__(self) -> str:
        return "decline"


@frozen
class EndTurn:
    """End the turn; points left over are lost (R3.1)."""

    def __str__(self) -> str:
        return "end"


Action = (
    PlacePilli
    | PlaceCanal
    | BuildBridge
    | MoveBridge
    | BuildTemple
    | Walk
    | TakeBoat
    | FlatRateMove
    | FoundDistrict
    | TakeActionToken
    | ProposeRemoval
    | Agree
    | Decline
    | EndTurn
)


class ParseError(SentenceError):
    """Raised for a text that is not an action; its sentence says what was expected."""


_SPACE = r"([A-U](?:1[0-4]|[1-9]))"
_WAY = r"(ns|ew)"
_FORMS: Final[list[tuple[re.Pattern[str], Callable[..., Action]]]] = [
    (re.compile(pattern), build)
    for pattern, build in (
        (rf"start {_SPACE}", lambda s: PlacePilli(named(s))),
        (rf"canal {_SPACE}", lambda s: PlaceCanal((named(s),))),
        (rf"canal {_SPACE} (?!\1$){_SPACE}", lambda a, b: PlaceCanal((named(a), named(b)))),
        (rf"bridge {_SPACE} {_WAY}", lambda s, d: BuildBridge(named(s), Direction(d))),
        (
            rf"move-bridge {_SPACE} {_SPACE} {_WAY}",
            lambda o, s, d: MoveBridge(named(o), named(s), Direction(d)),
        ),
        (rf"temple {_SPACE} ([1-4])", lambda s, f: BuildTemple(named(s), int(f))),
        (rf"walk {_SPACE}", lambda s: Walk(named(s))),
        (rf"boat {_SPACE}", lambda s: TakeBoat(named(s))),
        (rf"flat {_SPACE}", lambda s: FlatRateMove(named(s))),
        (rf"found {_SPACE}", lambda s: FoundDistrict(named(s))),
        (r"take", TakeActionToken),
        (rf"propose ({'|'.join(map(str, CALPULLI))})", lambda s: ProposeRemoval(int(s))),
        (r"agree", Agree),
        (r"decline", Decline),
        (r"end", EndTurn),
    )
]


def parse(text: str) -> Action:
    """Return the action that a text such as `"canal G5 G6"` names; ParseError on anything else."""
    for pattern, build in _FORMS if isinstance(text, str) else ():
        if match := pattern.fullmatch(text):
            return build(*match.groups())
    raise ParseError(
        sentence("{text} is no action; examples are 'canal G5 G6', 'walk G6' and 'end'.", text=quoted(text))
    )
