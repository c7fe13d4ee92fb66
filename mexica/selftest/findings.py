"""What a self-test finds: lines that a player can send in, without names and private paths."""

import time
import traceback
from collections.abc import Callable, Iterator
from enum import Enum
from pathlib import Path
from typing import Any, Final

from attrs import asdict, frozen

from mexica.resources import DamagedError
from mexica.shell.discretion import Discretion

_PACKAGE: Final = Path(__file__).parents[1]
_LONGEST: Final = 400  # characters of what an error says


class Verdict(Enum):
    """What a finding means for the game."""

    OK = "ok"
    NOTE = "note"  # the game goes on without it
    WRONG = "wrong"


class FoundWrongError(Exception):
    """A part does not do what it should; the message is one sentence that says so."""


@frozen
class Finding:
    """A line of the report: what was looked at, what was found, and where needed what to do."""

    topic: str
    found: str
    verdict: Verdict = Verdict.OK
    advice: str = ""

    def hidden_by(self, discretion: Discretion) -> "Finding":
        """Return the same without what tells who the player is."""
        return Finding(self.topic, discretion.hide(self.found), self.verdict, discretion.hide(self.advice))

    def __str__(self) -> str:
        advice = f"\n        {self.advice}" if self.advice else ""
        return f"{self.verdict.value:<5}   {self.topic}: {self.found}{advice}"

    def as_data(self) -> dict[str, Any]:
        """Return the same as JSON has it."""
        return {**asdict(self), "verdict": self.verdict.value}


def tried(topic: str, part: Callable[[], str], advice: str) -> Iterator[Finding]:
    """Yield the finding of trying a part, which returns what it has done; the advice is for a failure."""
    begun = time.monotonic()
    try:
        found = part()
    except DamagedError as error:  # says itself what to do
        yield Finding(topic, str(error), Verdict.WRONG)
    except Exception as error:
        yield Finding(topic, told(error), Verdict.WRONG, advice)
    else:
        yield Finding(topic, f"{found} ({time.monotonic() - begun:.1f} s)")


def told(error: BaseException) -> str:
    """Return an error in one line, with the place in the program that it comes from."""
    if isinstance(error, FoundWrongError):
        return str(error)
    text = " ".join(f"{type(error).__name__}: {error}".split())[:_LONGEST]
    frames = [(Path(frame.filename), frame.lineno) for frame in traceback.extract_tb(error.__traceback__)]
    own = [(path, line) for path, line in frames if path.is_relative_to(_PACKAGE) and path != Path(__file__)]
    where = f" ({own[-1][0].relative_to(_PACKAGE.parent).as_posix()}, line {own[-1][1]})" if own else ""
    return f"{text}{where}"
