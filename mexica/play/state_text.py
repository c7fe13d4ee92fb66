"""A state of any game as text, for the terminal, the clipboard, or whoever has it read aloud."""

from collections.abc import Iterator, Sequence
from textwrap import TextWrapper
from typing import Final

from attrs import frozen

WIDEST: Final = 100  # characters of a line that is broken
_GAP: Final = "  "  # between two columns
_WRAPPER: Final = TextWrapper(
    WIDEST, subsequent_indent="    ", break_long_words=False, break_on_hyphens=False
)


@frozen
class TextSection:
    """A part of a state: its title, then what is drawn, a table, and sentences, of which any may be missing.

    `drawn` are lines that stay as they are; `table` has rows of cells, and `lines` are broken at `WIDEST`.
    """

    title: str
    drawn: tuple[str, ...] = ()
    table: tuple[tuple[str, ...], ...] = ()
    lines: tuple[str, ...] = ()


def state_text(sections: Sequence[TextSection]) -> str:
    """Return the sections one below the other, each under its title, with the columns of tables aligned."""
    return "\n\n".join("\n".join(_section(section)) for section in sections)


def _section(section: TextSection) -> Iterator[str]:
    yield section.title
    yield from section.drawn
    yield from _aligned(section.table)
    for line in section.lines:
        yield from _WRAPPER.wrap(line)


def _aligned(table: Sequence[Sequence[str]]) -> Iterator[str]:
    """The rows with every column as wide as its widest cell."""
    columns = max((len(row) for row in table), default=0)
    widths = [max(len(row[n]) for row in table if n < len(row)) for n in range(columns)]
    for row in table:
        cells = (f"{cell:<{wide}}" for cell, wide in zip(row, widths, strict=False))
        yield _GAP.join(cells).rstrip()
