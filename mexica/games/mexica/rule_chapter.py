"""A chapter of the rules whose clauses have the numbers of RULES.md."""

from mexica.shell.game_protocol import RuleChapter, RuleClause


def numbered(number: int, title: str, *texts: str, picture: str = "", caption: str = "") -> RuleChapter:
    """Return the chapter with this number; its clauses are numbered in the order of the texts."""
    clauses = (RuleClause(f"R{number}.{place}", text) for place, text in enumerate(texts, 1))
    return RuleChapter(title, tuple(clauses), picture, caption)
