"""The record's words: events in short and in full, and for what points were gained."""

from collections.abc import Iterator
from typing import Final

from mexica.games.aztekz.rules.events import (
    CardDeclined,
    CardLaid,
    Event,
    GameEnded,
    HeroStepped,
    SoulsDropped,
    SoulsGiven,
    SoulsScared,
    SoulsStolen,
    SoulsTaken,
)
from mexica.games.aztekz.table.input.event_sentences import event_sentences
from mexica.games.aztekz.table.input.words import all_souls_words, hero_name, souls_words
from mexica.games.aztekz.table.match.match_record import PlayedAction
from mexica.play.turn_record import Gain
from mexica.shell.match.record_lines import RecordWords
from mexica.texts import _


def gains(played: PlayedAction) -> Iterator[Gain]:
    """Yield the points of each pile that was freed (A7.3)."""
    for event in played.events:
        if isinstance(event, SoulsGiven | SoulsStolen):
            freed = souls_words(event.pile.soul, event.pile.souls)
            text = _("Freed: {souls}") if isinstance(event, SoulsGiven) else _("Stolen: {souls}")
            yield Gain(event.seat, event.pile.points, text.format(souls=freed))


def short(event: Event) -> str:
    """Return an event in a few words, empty for one that goes without saying."""
    match event:
        case CardLaid(covered=covered) if covered:
            return _("covers a card")
        case CardDeclined():
            return _("puts the card under the deck")
        case SoulsTaken(soul=soul, souls=souls):
            return _("takes {souls}").format(souls=souls_words(soul, souls))
        case SoulsDropped(soul=soul, souls=souls):
            return _("drops {souls}").format(souls=souls_words(soul, souls))
        case SoulsGiven(pile=pile):
            return _("frees {souls}").format(souls=souls_words(pile.soul, pile.souls))
        case SoulsScared(lying=lying, carried=carried):
            return _("scares away {souls}").format(souls=all_souls_words((*lying, *carried)))
        case SoulsStolen(pile=pile):
            return _("steals {souls}").format(souls=souls_words(pile.soul, pile.souls))
        case GameEnded():
            return _("the game is over")
    return ""


def plain(event: Event) -> str:
    """Return what is done in nearly every turn in a few words, empty for anything else."""
    match event:
        case CardLaid():
            return _("lays the card")
        case HeroStepped(hero=hero):
            return _("{hero} steps").format(hero=hero_name(hero))
    return ""


WORDS: Final = RecordWords("Aztekz", gains, short, event_sentences, plain=plain)
"""How the record of Aztekz is told."""
