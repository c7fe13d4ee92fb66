"""Cards and serpents in words: what is asked for, what is reached, what is still missing."""

from collections.abc import Iterator
from typing import Final

from mexica.drawing.tip_box import TipLine
from mexica.games.coatl.ai.needs import Way
from mexica.games.coatl.rules.cards import PROPHECIES, TEMPLES, Card
from mexica.games.coatl.rules.serpent import Serpent
from mexica.games.coatl.rules.state import Player
from mexica.games.coatl.table.court.places import TEMPLE_SLOT
from mexica.games.coatl.table.input.fulfilment import fit, reached, temple_outlook, way_colours
from mexica.games.coatl.table.input.words import (
    card_name,
    colour_name,
    end_name,
    level_words,
    pattern_rule,
    pattern_words,
    requirement_words,
    suit_name,
)
from mexica.play.result_words import points_words
from mexica.texts import _, capital, labelled, ngettext

Lines = tuple[TipLine, ...]
_BETWEEN: Final = " - "


def shape_words(serpent: Serpent) -> str:
    """Return the length of a serpent and which ends are open."""
    length = _("Length {pieces}").format(pieces=len(serpent.pieces))
    if serpent.finished:
        return length
    if not serpent.head_is_open:
        return _("{length}; open for a tail").format(length=length)
    if not serpent.tail_is_open:
        return _("{length}; open for a head").format(length=length)
    return _("{length}; open at both ends").format(length=length)


def card_lines(card: Card, player: Player | None) -> Lines:
    """Return a prophecy in words, and where it fits among the serpents of this player."""
    prophecy = PROPHECIES[card]
    lines = [
        TipLine(labelled(suit_name(prophecy.suit), pattern_words(card)), bold=True),
        TipLine(pattern_rule(prophecy)),
        TipLine(labelled(_("Points"), level_words(prophecy))),
    ]
    if player is not None:
        lines += _fit_lines(card, player)
    return tuple(lines)


def _fit_lines(card: Card, player: Player) -> Iterator[TipLine]:
    found = fit(card, player)
    for number, points in found.serpents:
        text = _("Fits serpent {number}: {points}")
        yield TipLine(text.format(number=number, points=points_words(points)))
    if found.near is not None:
        number, way = found.near
        yield TipLine(_("Serpent {number} lacks {pieces}").format(number=number, pieces=way_words(way)))


def way_words(way: Way) -> str:
    """Return the pieces of a way in words, as in "black at the tail end"."""
    parts = []
    for end, colours in zip(("head", "tail"), way_colours(way), strict=True):
        if colours:
            named = [_("any colour") if one is None else colour_name(one) for one in colours]
            text = _("{colours} at the {end}")
            parts.append(text.format(colours=_BETWEEN.join(named), end=end_name(end)))
    return ", ".join(parts)


def temple_lines(card: Card, player: Player | None) -> Lines:
    """Return a temple in words, and what each unfinished serpent of this player meets of it."""
    temple = TEMPLES[card]
    one_met, *more = temple.points[1:]
    lines = [TipLine(_("Temple"), bold=True)]
    lines += [TipLine(capital(words)) for words in requirement_words(card)]
    lines.append(
        TipLine(_("One met: {points}, more: {more}").format(points=one_met, more=", ".join(map(str, more))))
    )
    for number in player.unfinished if player is not None else ():
        assert player is not None
        _met, points = temple_outlook(card, player.serpents[number - 1])
        text = _("Serpent {number}, closed as it is: {points}")
        lines.append(TipLine(text.format(number=number, points=points_words(points))))
    return tuple(lines)


def serpent_lines(serpent: Serpent, number: int) -> Lines:
    """Return the shape of a serpent and what the cards beside it are worth."""
    lines = [TipLine(_("Serpent {number}").format(number=number), bold=True), TipLine(shape_words(serpent))]
    for card in serpent.prophecies:
        lines.append(TipLine(labelled(card_name(card), points_words(reached(card, serpent).worth.points))))
    if serpent.temple is not None:
        _met, points = temple_outlook(serpent.temple, serpent)
        lines.append(TipLine(labelled(card_name(serpent.temple), points_words(points))))
    return tuple(lines)


def beside_lines(serpent: Serpent, slot: int) -> Lines:
    """Return the card in this slot beside a serpent, and what it is worth there."""
    if slot == TEMPLE_SLOT:
        return temple_lines(serpent.temple, None) if serpent.temple is not None else ()
    if slot >= len(serpent.prophecies):
        return ()
    card = serpent.prophecies[slot]
    worth = reached(card, serpent).worth
    now = ngettext("Fulfilled {times} time: {points}", "Fulfilled {times} times: {points}", worth.times)
    told = now.format(times=worth.times, points=points_words(worth.points))
    return (*card_lines(card, None), TipLine(told, bold=True))
