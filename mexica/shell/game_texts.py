"""Pages of a guide and chapters of rules, made of their texts."""

from collections.abc import Iterable

from mexica.shell.game_protocol import GuidePage, RuleChapter, RuleClause
from mexica.texts import _


def guide_page(title: str, picture: str, caption: str, *paragraphs: str) -> GuidePage:
    """Return a page of the guide with these paragraphs, in the HTML subset of pygame_gui's text boxes."""
    # a line that breaks after bold text would begin with the space that follows it
    text = "<br><br>".join(paragraphs).replace("</b> ", " </b>")
    return GuidePage(title, picture, caption, text)


def numbered(number: str, title: str, *texts: str, picture: str = "", caption: str = "") -> RuleChapter:
    """Return the chapter with this number, as "R4"; its clauses are numbered in the order of the texts."""
    clauses = (RuleClause(f"{number}.{place}", text) for place, text in enumerate(texts, 1))
    return RuleChapter(title, tuple(clauses), picture, caption)


def mouse_and_keys(
    texts: Iterable[str], keys: Iterable[tuple[str, str]], picture: str, caption: str
) -> RuleChapter:
    """Return the chapter on how the table is used: these texts, then each key with what it does."""
    told = (*texts, *(f"<b>{key}</b>: {what}" for key, what in keys))
    return RuleChapter(_("Mouse and keys"), tuple(RuleClause("", text) for text in told), picture, caption)
