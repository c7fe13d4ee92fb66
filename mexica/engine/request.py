"""A line from the client, read as a command with its number, its name and its arguments."""

import re
from typing import Final

from attrs import frozen

from mexica.play.outside_text import quotable

LONGEST_LINE: Final = 1_000_000  # bytes
LONGEST_MESSAGE: Final = 400  # characters
_NUMBER: Final = re.compile(rb"\s*(\d{1,9})(?=\s|$)")
_CONTROL: Final = re.compile(r"[\x00-\x1f\x7f]")
_BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"
_LONGEST_NUMBER: Final = 18  # digits
_TRUTH: Final = {"true": True, "false": False}


class CommandRefusedError(Exception):
    """A command that cannot be carried out; the message is the answer, `told` the lines before it."""

    def __init__(self, message: str, told: tuple[str, ...] = ()) -> None:
        super().__init__(quotable(message, LONGEST_MESSAGE))
        self.told = told


@frozen
class Request:
    """A command: its name, and the rest of its line."""

    name: str
    rest: str


def split_number(line: bytes) -> tuple[str, bytes]:
    """Return the number that the line begins with, empty if there is none, and what follows it."""
    line = line.removeprefix(_BYTE_ORDER_MARK)
    found = _NUMBER.match(line)
    return (found[1].decode(), line[found.end() :]) if found else ("", line)


def is_command(line: bytes) -> bool:
    """Whether a line without its number asks for anything: empty lines and comments do not."""
    return bool(line.strip()) and not line.lstrip().startswith(b"#")


def read_request(line: bytes) -> Request:
    """Return the command in a line without its number; CommandRefusedError if the line is no text."""
    if len(line) > LONGEST_LINE:
        raise CommandRefusedError(f"The line is longer than {LONGEST_LINE:,} bytes.")
    try:
        text = line.decode("utf-8").replace("\t", " ").strip()
    except UnicodeDecodeError as error:
        raise CommandRefusedError(f"The line is not UTF-8 at byte {error.start + 1}.") from error
    if found := _CONTROL.search(text):
        raise CommandRefusedError(f"The line has a control character, code {ord(found[0])}.")
    name, _, rest = text.partition(" ")
    return Request(name, rest.strip())


def whole_number(text: str, called: str, least: int = 0) -> int:
    """Return the text as a whole number of at most 18 digits; CommandRefusedError names what it is for."""
    if not (text.isascii() and text.isdecimal() and len(text) <= _LONGEST_NUMBER) or int(text) < least:
        raise CommandRefusedError(f"{called} must be a whole number from {least}, not '{text}'.")
    return int(text)


def truth_value(text: str, called: str) -> bool:
    """Return whether the text is `true`; CommandRefusedError names what it is for if it is not `false`."""
    if text not in _TRUTH:
        raise CommandRefusedError(f"{called} must be true or false, not '{text}'.")
    return _TRUTH[text]


def pairs(words: list[str]) -> dict[str, str]:
    """Return names with values, as in `seed 7 first 1`; CommandRefusedError if a value is missing."""
    if len(words) % 2:
        raise CommandRefusedError(f"'{words[-1]}' has no value: write names and values in turn.")
    found = dict(zip(words[::2], words[1::2], strict=True))
    if len(found) < len(words) // 2:
        raise CommandRefusedError("A name is given twice.")
    return found
