"""Finds clauses of the rules by words, and writes them as the HTML of pygame_gui's text boxes."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from attrs import frozen

from mexica.shell.game_protocol import RuleChapter, RuleClause
from mexica.texts import ngettext

MOST: Final = 12  # clauses found that are shown: a long text takes long to set
MARK: Final = "#F4C84A"  # behind what was found
NUMBER: Final = "#7A543A"
TITLE: Final = "#A8221A"
_TAG: Final = re.compile(r"(<[^>]*>)")


@frozen
class Found:
    """A clause that holds all the words, and the title of its chapter."""

    title: str
    clause: RuleClause


def found(chapters: Sequence[RuleChapter], words: str) -> list[Found]:
    """Return the clauses in which each of these words occurs, in number, text or title, in any case."""
    wanted = words.casefold().split()
    return [
        Found(chapter.title, clause)
        for chapter in chapters
        for clause in chapter.clauses
        if all(word in _searched(chapter, clause) for word in wanted)
    ]


def _searched(chapter: RuleChapter, clause: RuleClause) -> str:
    return f"{clause.number} {_TAG.sub('', clause.text)} {chapter.title}".casefold()


def chapter_html(chapter: RuleChapter, cited: str = "") -> str:
    """Return the text of a chapter; the clause with the number `cited` is marked."""
    return "<br><br>".join(_clause(one, one.number if one.number == cited else "") for one in chapter.clauses)


def found_html(hits: Sequence[Found], words: str, heading: int) -> str:
    """Return the text of the clauses found, with the words marked; `heading` is in pixels."""
    lines = "<br><br>".join(_with_titles(hits[:MOST], words, heading))
    left = len(hits) - MOST
    if left <= 0:
        return lines
    more = ngettext("{left} more clause holds it.", "{left} more clauses hold it.", left)
    return f"{lines}<br><br><i>{more.format(left=left)}</i>"


def _with_titles(hits: Sequence[Found], words: str, heading: int) -> Iterator[str]:
    title = ""
    for hit in hits:
        if hit.title != title:
            title = hit.title
            yield f"<font pixel_size={heading} color={TITLE}><b>{marked(title, words)}</b></font>"
        yield _clause(hit.clause, words)


def _clause(clause: RuleClause, words: str) -> str:
    # a line that breaks after bold text would begin with the space that follows it
    number = f"<font color={NUMBER}><b>{marked(clause.number, words)}  </b></font>" if clause.number else ""
    return number + marked(clause.text.replace("</b>: ", ": </b>"), words)


def marked(html: str, words: str) -> str:
    """Return the text with everything marked up to the next spaces in which one of the words occurs.

    A line could break at the edge of a mark within a word. Tags are left alone.
    """
    wanted = sorted(set(words.split()), key=len, reverse=True)
    if not wanted:
        return html
    pattern = re.compile(rf"\S*(?:{'|'.join(map(re.escape, wanted))})\S*", re.IGNORECASE)
    parts = _TAG.split(html)
    return "".join(
        part
        if part.startswith("<")
        else pattern.sub(lambda hit: f"<body bgcolor={MARK}>{hit[0]}</body>", part)
        for part in parts
    )
