"""Events as sentences for the players."""

from collections.abc import Iterable, Sequence
from typing import Final

from mexica.games.aztekz.rules.events import (
    CardDeclined,
    CardDrawn,
    CardLaid,
    Cause,
    Event,
    GameEnded,
    HeroesPlaced,
    HeroStepped,
    RoundEnded,
    SoulsDropped,
    SoulsGiven,
    SoulsScared,
    SoulsStolen,
    SoulsTaken,
    SupplyMixed,
    TurnBegan,
    TurnEnded,
)
from mexica.games.aztekz.rules.material import CHIEF, QUIET_ROUNDS
from mexica.games.aztekz.table.input.words import (
    all_souls_words,
    souls_words,
)
from mexica.play.result_words import points_words
from mexica.texts import _, listed, ngettext

SAID_OF_PEOPLE: Final = (SoulsGiven, SoulsStolen, SoulsScared, RoundEnded, GameEnded)
"""What is told of a person's own action too: what it brought about."""


def event_sentences(events: Iterable[Event], names: Sequence[str]) -> tuple[str, ...]:
    """Return a sentence for each event that players want to read; `names` are their names by seat."""
    return tuple(sentence for event in events if (sentence := _sentence(event, names)))


def _sentence(event: Event, names: Sequence[str]) -> str:
    match event:
        case CardLaid() | CardDeclined() | HeroStepped():
            return _of_turn(event, names)
        case SoulsTaken() | SoulsDropped() | SoulsGiven() | SoulsScared() | SoulsStolen():
            return _of_souls(event, names)
        case RoundEnded(_round, quiet):
            return _quiet(quiet)
        case GameEnded(cause, winners):
            won = [names[seat] for seat in winners]
            return f"{_why_over(cause)} {_victory(won)}"
        case CardDrawn() | HeroesPlaced() | SupplyMixed() | TurnBegan() | TurnEnded():
            return ""
    return ""


def _of_turn(event: CardLaid | CardDeclined | HeroStepped, names: Sequence[str]) -> str:
    name = names[event.seat]
    match event:
        case CardLaid(covered=covered):
            text = _("{name} lays the card on another one.") if covered else _("{name} lays the card.")
            return text.format(name=name)
        case CardDeclined():
            return _("{name} puts the card under the deck.").format(name=name)
        case HeroStepped(hero=hero):
            if hero == CHIEF:
                return _("{name} moves the chief.").format(name=name)
            return _("{name} moves helper {number}.").format(name=name, number=hero[-1])


_Souls = SoulsTaken | SoulsDropped | SoulsGiven | SoulsScared | SoulsStolen


def _of_souls(event: _Souls, names: Sequence[str]) -> str:
    name = names[event.seat]
    match event:
        case SoulsTaken(soul=soul, souls=souls):
            return _("{name} takes {souls}.").format(name=name, souls=souls_words(soul, souls))
        case SoulsDropped(soul=soul, souls=souls):
            return _("{name} drops {souls}.").format(name=name, souls=souls_words(soul, souls))
        case SoulsGiven(pile=pile):
            text = _("{name} frees {souls}: {points}.")
            freed = souls_words(pile.soul, pile.souls)
            return text.format(name=name, souls=freed, points=points_words(pile.points))
        case SoulsScared(lying=lying, carried=carried):
            fled = all_souls_words((*lying, *carried))
            return _("{name} scares away {souls}.").format(name=name, souls=fled)
        case SoulsStolen(victim=victim, pile=pile):
            text = _("{name} steals {souls} from {victim}: {points}.")
            values = {"victim": names[victim], "points": points_words(pile.points)}
            return text.format(name=name, souls=souls_words(pile.soul, pile.souls), **values)


def _quiet(rounds: int) -> str:
    """How many rounds passed without a card, as after three of them the game ends (A7.2)."""
    if not 0 < rounds < QUIET_ROUNDS:
        return ""
    text = ngettext(
        "No card was laid in this round. After {left} more such round the game ends.",
        "No card was laid in this round. After {left} more such rounds the game ends.",
        QUIET_ROUNDS - rounds,
    )
    return text.format(left=QUIET_ROUNDS - rounds)


def _why_over(cause: Cause) -> str:
    if cause is Cause.LAST_CARD:
        return _("The last card is laid.")
    return _("Three rounds have passed without a card.")


def _victory(winners: Sequence[str]) -> str:
    if len(winners) == 1:
        return _("{name} wins the game.").format(name=winners[0])
    return _("{names} share the victory.").format(names=listed(winners))
