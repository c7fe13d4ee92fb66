"""Pieces, cards and places in words."""

import re
from collections import Counter
from collections.abc import Iterable
from itertools import groupby
from typing import Final

from mexica.games.coatl.rules.cards import PROPHECIES, TEMPLES, Card, Prophecy
from mexica.games.coatl.rules.material import Piece
from mexica.texts import _, clauses, labelled, ngettext, pgettext

_BETWEEN: Final = " - "
_TIMES: Final = "\u00d7"  # the sign of multiplication


def colour_name(code: str) -> str:
    """Return the name of a colour of pieces by its code (C1.2)."""
    return {
        "Y": pgettext("colour of pieces", "yellow"),
        "R": pgettext("colour of pieces", "red"),
        "K": pgettext("colour of pieces", "black"),
        "G": pgettext("colour of pieces", "green"),
        "U": pgettext("colour of pieces", "blue"),
    }[code]


def piece_name(piece: Piece) -> str:
    """Return the name of a piece."""
    return {
        "hY": _("yellow head"),
        "hR": _("red head"),
        "hK": _("black head"),
        "hG": _("green head"),
        "hU": _("blue head"),
        "Y": _("yellow segment"),
        "R": _("red segment"),
        "K": _("black segment"),
        "G": _("green segment"),
        "U": _("blue segment"),
        "tY": _("yellow tail"),
        "tR": _("red tail"),
        "tK": _("black tail"),
        "tG": _("green tail"),
        "tU": _("blue tail"),
    }[piece]


def piece_names(pieces: Iterable[Piece]) -> str:
    """Return the names of pieces in their order, as in "2 yellow segments, green segment"."""
    runs = ((piece, len(tuple(run))) for piece, run in groupby(pieces))
    return ", ".join(_segments(piece, many) if many > 1 else piece_name(piece) for piece, many in runs)


def _segments(piece: Piece, many: int) -> str:
    """The name of several body segments of a colour; heads and tails never lie side by side."""
    text = {
        "Y": ngettext("{number} yellow segment", "{number} yellow segments", many),
        "R": ngettext("{number} red segment", "{number} red segments", many),
        "K": ngettext("{number} black segment", "{number} black segments", many),
        "G": ngettext("{number} green segment", "{number} green segments", many),
        "U": ngettext("{number} blue segment", "{number} blue segments", many),
    }
    return text[piece].format(number=many) if piece in text else ", ".join([piece_name(piece)] * many)


def suit_name(suit: str) -> str:
    """Return what a prophecy of this suit is called."""
    return {
        "red": _("Red prophecy"),
        "black": _("Black prophecy"),
        "blue": _("Blue prophecy"),
        "yellow": _("Yellow prophecy"),
        "green": _("Green prophecy"),
    }[suit]


def token_name(token: str) -> str:
    """Return the name of a sacrifice token (C10)."""
    return {
        "pick": _("Perfect Pick"),
        "future": _("See the Future"),
        "commit": _("Priest Commitment"),
    }[token]


def end_name(end: str) -> str:
    """Return the name of an end of a serpent."""
    return _("head end") if end == "head" else _("tail end")


# --- cards ---


def card_name(card: Card) -> str:
    """Return a short name of a prophecy or temple: what it asks for."""
    if card in TEMPLES:
        return clauses(requirement_words(card))
    return pattern_words(card)


def quoted_card(card: Card) -> str:
    """Return a card's name as it stands in a sentence."""
    return pgettext("a card's name in a sentence", "“{card}”").format(card=card_name(card))


def pattern_words(card: Card) -> str:
    """Return one fulfilment of a prophecy in words, head side first (C8.4)."""
    prophecy = PROPHECIES[card]
    if prophecy.loose:
        counted = Counter(prophecy.pattern).items()
        pieces = ", ".join(f"{many} {colour_name(colour)}" for colour, many in counted)
        return _("{pieces}, anywhere").format(pieces=pieces)
    if len(prophecy.pattern) == 1:
        return _("each {colour} piece").format(colour=colour_name(prophecy.pattern))
    if prophecy.lone:
        return _("lone pair: {colour}").format(colour=colour_name(prophecy.pattern[0]))
    return _BETWEEN.join(_item(item) for item in re.findall(r"[A-Z*]\+?", prophecy.pattern))


def _item(item: str) -> str:
    if item == "*+":
        return _("anything")
    if item.endswith("+"):
        return _("one or more {colour}").format(colour=colour_name(item[0]))
    return colour_name(item)


def pattern_rule(prophecy: Prophecy) -> str:
    """Return how the pieces of a fulfilment must lie."""
    if prophecy.loose:
        return _("In any order; other pieces may lie between.")
    if len(prophecy.pattern) == 1:
        return _("Pieces of this colour count wherever they lie, head and tail too.")
    if prophecy.lone:
        return _("Exactly two side by side; at an open end the pair does not count yet.")
    return _("Side by side, read from head to tail.")


def level_words(prophecy: Prophecy) -> str:
    """Return the points by the number of fulfilments, as in "1x: 2, 2x: 6"."""
    return ", ".join(labelled(f"{needed}{_TIMES}", str(points)) for needed, points in prophecy.levels)


def requirement_words(card: Card) -> tuple[str, ...]:
    """Return the requirements of a temple in words, in the order in which `requirements_met` judges them."""
    temple, told = TEMPLES[card], []
    if temple.without is not None:
        told.append(_without(temple.without))
    if temple.absent is not None:
        told.append(_("nothing {colour}").format(colour=colour_name(temple.absent)))
    if temple.equal is not None:
        one, other = map(colour_name, temple.equal)
        told.append(_("as many pieces: {one} = {other}").format(one=one, other=other))
    if temple.length is not None:
        told.append(_("length {pieces}").format(pieces=temple.length))
    return tuple(told)


def _without(suit: str) -> str:
    return {
        "red": _("no red prophecy"),
        "black": _("no black prophecy"),
        "blue": _("no blue prophecy"),
        "yellow": _("no yellow prophecy"),
        "green": _("no green prophecy"),
    }[suit]
