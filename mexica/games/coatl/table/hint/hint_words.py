"""The reasons of a hint in words."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from mexica.games.coatl.ai.action_reasons import Gain, Reason
from mexica.games.coatl.rules import Action
from mexica.games.coatl.rules.actions import (
    DECK,
    JoinPiece,
    LayPiece,
    PerfectPick,
    PlaceTemple,
    PlayProphecy,
    PriestCommitment,
    TakeProphecy,
)
from mexica.games.coatl.table.input.words import (
    end_name,
    piece_name,
    piece_names,
    quoted_card,
    token_name,
)
from mexica.play.result_words import points_words
from mexica.play.told_apart import in_another_way
from mexica.texts import _, clauses, ngettext

_LAST: Final = (Gain.RAISES, Gain.PLAYS, Gain.FINISHES, Gain.ENDS)
_MIDDLE: Final = (Gain.BEGINS, Gain.GROWS)
_FIRST: Final = tuple(gain for gain in Gain if gain not in (Gain.SPENDS, *_MIDDLE, *_LAST))
_STEPS: Final = ((Gain.SPENDS,), _FIRST, _MIDDLE, *((gain,) for gain in _LAST))


def sentence(reasons: Sequence[Reason]) -> str:
    """Return what an action is good for in one line, in the order in which it is done."""
    return clauses(reason_words(reason) for reason in sorted(reasons, key=_when))


def _when(reason: Reason) -> tuple[int, int, bool]:
    """When in its turn a benefit comes, as the steps of a plan are numbered."""
    grown = reason.gain in {Gain.BEGINS, Gain.GROWS}
    step = next((number for number, gains in enumerate(_STEPS) if reason.gain in gains), len(_STEPS))
    return step, reason.serpent * grown, grown and reason.gain is not Gain.BEGINS


def otherwise(actions: Sequence[Action], others: Sequence[Action]) -> str:
    """Return how a plan differs from another that is good for the same, by the first action that differs."""
    pairs = zip_longest(actions, others)
    action = next((one for one, other in pairs if one != other and one is not None), None)
    match action:
        case JoinPiece(serpent, piece) if (end := action.end) is not None:
            text = _("the same, with the {piece} at the {end} of serpent {number}")
            return text.format(piece=piece_name(piece), end=end_name(str(end)), number=serpent)
        case JoinPiece(serpent, piece):
            return _("the same, with the {piece} at serpent {number}").format(
                piece=piece_name(piece), number=serpent
            )
        case LayPiece(piece):
            return _("the same, and begins a serpent: {piece}").format(piece=piece_name(piece))
        case PlayProphecy(card) | PlaceTemple(card) | TakeProphecy(card) | PriestCommitment(card) if (
            card != DECK
        ):
            return _("the same with {card}").format(card=quoted_card(card))
        case TakeProphecy():
            return _("the same with an unseen prophecy")
        case PerfectPick(pieces):
            return _("the same with {card}").format(card=piece_names(pieces))
    return in_another_way(actions, others)


def reason_words(reason: Reason) -> str:
    """Return one benefit in words, which goes on a sentence whose subject is the action advised."""
    values = {
        "number": reason.serpent,
        "points": points_words(reason.points),
        "pieces": piece_names(reason.pieces),
    }
    match reason.gain:
        case Gain.FINISHES:
            return _("finishes serpent {number}: {points}").format(**values)
        case Gain.ENDS:
            return _("begins the last turns")
        case Gain.BEGINS:
            return _("begins a serpent: {pieces}").format(**values)
        case Gain.GROWS:
            return _("extends serpent {number}: {pieces}").format(**values)
        case Gain.CLOSES:
            return _("can close serpent {number}: {pieces}").format(**values)
        case Gain.OPENS:
            return _("takes {pieces} for a later serpent").format(**values)
        case Gain.TAKES:
            return _("takes {pieces}").format(**values)
        case Gain.DRAWS:
            return _("draws an unseen prophecy")
        case Gain.DISCARDS:
            text = ngettext("discards {number} prophecy", "discards {number} prophecies", reason.points)
            return text.format(number=reason.points)
        case Gain.RESTS:
            return _("leaves it at that")
        case Gain.SPENDS:
            new = reason.card == "future"
            text = _("spends {token}, for new prophecies") if new else _("spends {token}")
            return text.format(token=token_name(reason.card))
    return _of_card(reason, {**values, "card": quoted_card(reason.card)})


def _of_card(reason: Reason, values: dict[str, object]) -> str:
    match reason.gain:
        case Gain.PLAYS:
            return _("plays {card} beside serpent {number}: {points}").format(**values)
        case Gain.RAISES:
            return _("raises {card} beside serpent {number} by {points}").format(**values)
        case Gain.FILLS:
            return _("brings serpent {number} nearer to {card}: {pieces}").format(**values)
        case Gain.SUITS:
            return _("takes {pieces}, which a new serpent needs for {card}: {points}").format(**values)
        case Gain.FITS:
            return _("takes {card}, which fits serpent {number} now: {points}").format(**values)
        case Gain.NEARS:
            text = ngettext(
                "takes {card}, for which you have the {lacking} piece that serpent {number} lacks",
                "takes {card}, for which you have the {lacking} pieces that serpent {number} lacks",
                reason.points,
            )
            return text.format(**values, lacking=reason.points)
        case Gain.GETS:
            return _("takes the prophecy {card}").format(**values)
        case Gain.TEMPLE:
            return _("takes the temple {card}").format(**values)
    return _("keeps {card}").format(**values)
