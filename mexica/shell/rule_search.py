"""Finds clauses of the rules by words, and writes them as the HTML of pygame_gui's text boxes."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from attrs import frozen

from mexica.drawing import found_marks
from mexica.shell.game_protocol import RuleChapter, RuleClause
from mexica.texts import ngettext

MOST: Final = 12  # clauses found that are shown: a long text takes long to set
MARK: Final = "#{:02X}{:02X}{:02X}".format(*found_marks.MARK)  # behind the clause that is cited
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
    return "<br><br>".join(_clause(one, cited=one.number == cited) for one in chapter.clauses)


def found_html(hits: Sequence[Found], heading: int) -> str:
    """Return the text of the clauses found; `heading` is in pixels."""
    lines = "<br><br>".join(_with_titles(hits[:MOST], heading))
    left = len(hits) - MOST
    if left <= 0:
        return lines
    more = ngettext("{left} more clause holds it.", "{left} more clauses hold it.", left)
    return f"{lines}<br><br><i>{more.format(left=left)}</i>"


def _with_titles(hits: Sequence[Found], heading: int) -> Iterator[str]:
    title = ""
    for hit in hits:
        if hit.title != title:
            title = hit.title
            yield f"<font pixel_size={heading} color={TITLE}><b>{title}</b></font>"
        yield _clause(hit.clause)


def _clause(clause: RuleClause, *, cited: bool = False) -> str:
    named = f"<body bgcolor={MARK}>{clause.number}</body>" if cited else clause.number
    # a line that breaks after bold text would begin with the space that follows it
    number = f"<font color={NUMBER}><b>{named}  </b></font>" if clause.number else ""
    return number + clause.text.replace("</b>: ", ": </b>")


def any_of(words: str) -> re.Pattern[str]:
    """Return what finds each of these words, there is one at least, in any case."""
    wanted = sorted(set(words.split()), key=len, reverse=True)
    return re.compile("|".join(map(re.escape, wanted)), re.IGNORECASE)
