"""The reasons for a turn, in words."""

from collections.abc import Sequence
from typing import Final, assert_never

from mexica.games.mexica.ai.turn_reasons import Gain, Reason
from mexica.games.mexica.rules.spaces import each, name, size
from mexica.texts import _, ngettext

_NAMED: Final = 3  # spaces of temples that are named one by one


def sentence(reasons: Sequence[Reason]) -> str:
    """Return the benefits of a turn in one line, as in "founds the 7, +4; 2 floors at K13: keeps the 12"."""
    return "; ".join(phrase(reason) for reason in reasons)


def phrase(reason: Reason) -> str:
    """Return one benefit of a turn."""
    text = _phrase(reason)
    where = _land(reason) if "{where}" in text else ""
    place = "" if reason.space is None else name(reason.space)
    temples = _temples(reason) if reason.built else ""
    said = text.format(size=reason.size, points=reason.points, where=where, space=place, temples=temples)
    return f"{temples}: {said}" if reason.built and reason.gain is not Gain.BUILDS else said


def _temples(reason: Reason) -> str:
    """The floors built, with the spaces of the temples or, if they are many, their number."""
    many = size(reason.built)
    if many > _NAMED:
        return _("{floors} floors in {many} temples").format(floors=reason.floors, many=many)
    text = ngettext("{floors} floor at {spaces}", "{floors} floors at {spaces}", reason.floors)
    return text.format(floors=reason.floors, spaces=", ".join(name(space) for space in each(reason.built)))


def _land(reason: Reason) -> str:
    text = _("the {size}") if reason.founded else _("the unfounded {size}")
    return text.format(size=reason.size)


def _phrase(reason: Reason) -> str:
    size = reason.size
    match reason.gain:
        case Gain.FOUNDS | Gain.GIVES:
            return _founding(reason)
        case Gain.TAKES_FIRST | Gain.SHARES_FIRST | Gain.KEEPS_FIRST | Gain.TAKES_PLACE:
            return _place(reason)
        case Gain.CUTS_OFF | Gain.DIGS | Gain.BUILDS | Gain.BRIDGES:
            return _work(reason)
        case Gain.NEARS | Gain.MOVES | Gain.STARTS | Gain.RETURNS:
            return _move(reason)
        case Gain.DENIES:
            return _("denies the others the {size}")
        case Gain.LEAVES_OPEN:
            return _("leaves the {size} open")
        case Gain.SAVES:
            return ngettext("takes an action token", "takes {size} action tokens", size)
        case Gain.WAITS:
            return _("ends the turn, as nothing gains more")
    assert_never(reason.gain)


def _founding(reason: Reason) -> str:
    if reason.gain is Gain.GIVES:
        return ngettext("gives others {points} point", "gives others {points} points", reason.points)
    if reason.space is None:
        return _("founds the {size}, +{points}")
    return _("founds the {size} at {space}, +{points}")


def _place(reason: Reason) -> str:
    paying = reason.points > 0
    if reason.gain is Gain.TAKES_FIRST:
        return _("leads {where}, +{points}") if paying else _("leads {where}")
    if reason.gain is Gain.SHARES_FIRST:
        return _("shares {where}, +{points}") if paying else _("shares {where}")
    if reason.gain is Gain.KEEPS_FIRST:
        return _("keeps {where}")
    return _("places in {where}, +{points}") if paying else _("builds in {where}")


def _work(reason: Reason) -> str:
    size = reason.size
    if reason.gain is Gain.CUTS_OFF:
        return ngettext("cuts off {size} space", "cuts off {size} spaces", size)
    if reason.gain is Gain.DIGS:
        return ngettext("digs {size} space of canal", "digs {size} spaces of canal", size)
    if reason.gain is Gain.BUILDS:
        return _("builds {temples}")
    return ngettext("builds a bridge", "builds {size} bridges", size) if size else _("moves a bridge")


def _move(reason: Reason) -> str:
    if reason.gain is Gain.NEARS:
        return _("moves towards the open {size}")
    if reason.gain is Gain.MOVES:
        return _("moves to {space} for the next turn")
    if reason.gain is Gain.STARTS:
        return _("begin at {space}, the nearest to a district to found")
    return _("returns to the palace, +{points} at a scoring")
