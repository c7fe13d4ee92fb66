"""The reasons of a hint in words."""

from collections.abc import Sequence

from attrs import frozen

from mexica.games.aztekz.ai.turn_reasons import Gain, Reason
from mexica.games.aztekz.rules import Action
from mexica.games.aztekz.rules.actions import LayCard, StepHero
from mexica.games.aztekz.rules.state import HeroName
from mexica.games.aztekz.table.input.offers import actor
from mexica.games.aztekz.table.input.words import hero_name, souls_words
from mexica.games.aztekz.table.panels.piece_words import soul_label
from mexica.play.result_words import points_words
from mexica.play.told_apart import in_another_way
from mexica.texts import _, clauses, ngettext


def sentence(reasons: Sequence[Reason], names: Sequence[str]) -> str:
    """Return what a turn is good for in one line, its reasons in their order; `names` are those of seats."""
    return clauses(reason_words(reason, names) for reason in reasons)


def otherwise(actions: Sequence[Action], others: Sequence[Action]) -> str:
    """Return how a turn differs from another that is good for the same: by its hero, steps or card."""
    turn, other = _Parts.of(actions), _Parts.of(others)
    if turn.hero != other.hero:
        if turn.hero is None:
            return _("the same without moving a hero")
        return _("the same with another hero: {hero}").format(hero=hero_name(turn.hero))
    if turn.steps != other.steps:
        return _("the same with other steps")
    if turn.card is not None and other.card is not None and turn.card != other.card:
        elsewhere = turn.card.cell != other.card.cell
        return _("the same with the card elsewhere") if elsewhere else _("the same with the card turned")
    return in_another_way(actions, others)


@frozen
class _Parts:
    """What a turn consists of: the hero that acts if one does, its steps, and the card that is laid."""

    hero: HeroName | None
    steps: tuple[StepHero, ...]
    card: LayCard | None

    @classmethod
    def of(cls, actions: Sequence[Action]) -> "_Parts":
        hero = next((name for action in actions if (name := actor(action)) is not None), None)
        steps = tuple(action for action in actions if isinstance(action, StepHero))
        return cls(hero, steps, next((action for action in actions if isinstance(action, LayCard)), None))


def reason_words(reason: Reason, names: Sequence[str]) -> str:
    """Return one benefit in words, which goes on a sentence whose subject is the turn advised."""
    values = {
        "number": str(reason.many),
        "name": "" if reason.seat is None else names[reason.seat],
        "hero": hero_name(reason.hero) if reason.hero else "",
        "souls": souls_words(reason.soul, reason.many) if reason.soul else "",
        "soul": soul_label(reason.soul) if reason.soul else "",
        "points": points_words(reason.many - 1),
    }
    found = _of_souls(reason) or _of_ways(reason) or _of_standing(reason) or _of_card(reason)
    return found.format(**values)


def _of_souls(reason: Reason) -> str:
    match reason.gain:
        case Gain.FREES:
            return _("frees {souls}: {points}")
        case Gain.STEALS:
            return _("steals {souls} from {name}: {points}")
        case Gain.GATHERS:
            return _("{hero} then carries {souls}")
        case Gain.LEAVES:
            return _("leaves {souls} on a card")
        case Gain.COLLECTS:
            return _("brings {souls} to the card of the chief")
        case Gain.SCARES:
            return ngettext(
                "scares away {number} soul to make room for the card",
                "scares away {number} souls to make room for the card",
                reason.many,
            )
        case Gain.GUARDS:
            return ngettext(
                "keeps {number} soul from the chief of {name}",
                "keeps {number} souls from the chief of {name}",
                reason.many,
            )
        case Gain.THREATENS:
            return ngettext(
                "your chief can then steal {number} soul from {name}",
                "your chief can then steal {number} souls from {name}",
                reason.many,
            )
    return ""


def _of_ways(reason: Reason) -> str:
    match reason.gain:
        case Gain.BRINGS:
            return ngettext(
                "brings {number} soul nearer to the chief",
                "brings {number} souls nearer to the chief",
                reason.many,
            )
        case Gain.LENGTHENS:
            return ngettext(
                "makes the way longer for {number} soul of {name}",
                "makes the way longer for {number} souls of {name}",
                reason.many,
            )
        case Gain.NEARS:
            return ngettext(
                "{hero} is then {number} step from a soul: {soul}",
                "{hero} is then {number} steps from a soul: {soul}",
                reason.many,
            )
        case Gain.OPENS:
            return _("opens a way for {hero} to the chief")
        case Gain.SHORTENS:
            return ngettext(
                "makes the way of {hero} to the chief {number} step shorter",
                "makes the way of {hero} to the chief {number} steps shorter",
                reason.many,
            )
        case Gain.COMES:
            return _("brings the chief nearer to {hero} with {souls}")
        case Gain.ROAMS:
            return ngettext(
                "brings the chief nearer to {number} soul that lies on a card",
                "brings the chief nearer to {number} souls that lie on cards",
                reason.many,
            )
        case Gain.STAYS:
            return _("{hero} stays beside the chief with {souls}")
    return ""


def _of_standing(reason: Reason) -> str:
    match reason.gain:
        case Gain.HEAPS:
            return _("the chief then has {souls} within a step, more than before")
        case Gain.BRANCHES:
            return ngettext(
                "the card of the chief is then linked with {number} other, more than before",
                "the card of the chief is then linked with {number} others, more than before",
                reason.many,
            )
    return ""


def _of_card(reason: Reason) -> str:
    match reason.gain:
        case Gain.OFFERS:
            return ngettext(
                "lays a soul nearest to {hero}, {number} step away: {soul}",
                "lays a soul nearest to {hero}, {number} steps away: {soul}",
                reason.many,
            )
        case Gain.WITHHOLDS:
            return _("lays a soul where no other player can take it next: {soul}")
        case Gain.STARTS:
            return _("begins the pyramid")
        case Gain.COVERS:
            return _("lays the card on another one")
        case Gain.LINKS:
            return ngettext(
                "links the card with {number} other",
                "links the card with {number} others",
                reason.many,
            )
        case Gain.DECLINES:
            return _("puts the card under the deck")
        case Gain.ENDS:
            return _("ends the game")
    return _("changes nothing more")
