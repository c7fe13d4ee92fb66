"""The reasons for a turn, in words."""

from collections.abc import Sequence
from typing import Final, assert_never

from mexica.games.mexica.ai.turn_reasons import Gain, Reason
from mexica.games.mexica.rules.spaces import each, name, size
from mexica.texts import _, clauses, labelled, ngettext

_NAMED: Final = 3  # spaces of temples that are named one by one


def sentence(reasons: Sequence[Reason]) -> str:
    """Return the benefits of a turn in one line, as in "founds the 7, +4; 2 floors at K13: keeps the 12"."""
    return clauses(phrase(reason) for reason in reasons)


def phrase(reason: Reason) -> str:
    """Return one benefit of a turn."""
    place = "" if reason.space is None else name(reason.space)
    spaces = ", ".join(name(space) for space in each(reason.built))
    values = {"size": reason.size, "points": reason.points, "space": place, "spaces": spaces}
    said = _phrase(reason).format(floors=reason.floors, many=size(reason.built), **values)
    if not reason.floors or reason.gain is Gain.BUILDS:
        return said
    temples = _temples(reason).format(floors=reason.floors, many=size(reason.built), **values)
    return labelled(temples, said)


def _temples(reason: Reason) -> str:
    """The floors built, with the spaces of the temples or, if they are many, their number."""
    if size(reason.built) > _NAMED:
        return ngettext(
            "{floors} floor in {many} temples", "{floors} floors in {many} temples", reason.floors
        )
    return ngettext("{floors} floor at {spaces}", "{floors} floors at {spaces}", reason.floors)


def _phrase(reason: Reason) -> str:
    size = reason.size
    match reason.gain:
        case Gain.FOUNDS | Gain.GIVES:
            return _founding(reason)
        case Gain.TAKES_FIRST | Gain.SHARES_FIRST | Gain.KEEPS_FIRST | Gain.TAKES_PLACE:
            return _place(reason) if reason.founded else _place_in_unfounded(reason)
        case Gain.CUTS_OFF | Gain.DIGS | Gain.BUILDS | Gain.BRIDGES:
            return _work(reason)
        case Gain.NEARS | Gain.MOVES | Gain.PREPARES | Gain.STARTS | Gain.RETURNS:
            return _move(reason)
        case Gain.DENIES:
            return _("denies the others the {size}")
        case Gain.LEAVES_OPEN:
            return _("leaves the {size} open")
        case Gain.SAVES:
            return ngettext("takes an action token", "takes {size} action tokens", size)
        case Gain.WAITS:
            return _("ends the turn at once")
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
        return _("leads the {size}, +{points}") if paying else _("leads the {size}")
    if reason.gain is Gain.SHARES_FIRST:
        return _("shares the {size}, +{points}") if paying else _("shares the {size}")
    if reason.gain is Gain.KEEPS_FIRST:
        return _("keeps the {size}")
    return _("places in the {size}, +{points}") if paying else _("builds in the {size}")


def _place_in_unfounded(reason: Reason) -> str:
    paying = reason.points > 0
    if reason.gain is Gain.TAKES_FIRST:
        return (
            _("leads the {size} (not founded), +{points}") if paying else _("leads the {size} (not founded)")
        )
    if reason.gain is Gain.SHARES_FIRST:
        return (
            _("shares the {size} (not founded), +{points}")
            if paying
            else _("shares the {size} (not founded)")
        )
    if reason.gain is Gain.KEEPS_FIRST:
        return _("keeps the {size} (not founded)")
    return (
        _("places in the {size} (not founded), +{points}")
        if paying
        else _("builds in the {size} (not founded)")
    )


def _work(reason: Reason) -> str:
    number = size(reason.built)
    if reason.gain is Gain.BUILDS:
        return _building(reason)
    if reason.gain is Gain.BRIDGES and not reason.size:
        return _("moves a bridge to {spaces}")
    if reason.gain is Gain.BRIDGES:
        return ngettext("builds a bridge at {spaces}", "builds bridges at {spaces}", number)
    if number > _NAMED and reason.gain is Gain.CUTS_OFF:
        return ngettext("cuts off {size} space", "cuts off {size} spaces", reason.size)
    if number > _NAMED:
        return ngettext("digs {size} space of canal", "digs {size} spaces of canal", reason.size)
    if reason.gain is Gain.CUTS_OFF:
        return ngettext(
            "cuts off {size} space, digging {spaces}", "cuts off {size} spaces, digging {spaces}", reason.size
        )
    return ngettext("digs a canal at {spaces}", "digs canals at {spaces}", number)


def _building(reason: Reason) -> str:
    floors = reason.floors
    if size(reason.built) > _NAMED:
        return ngettext(
            "builds {floors} floor in {many} temples", "builds {floors} floors in {many} temples", floors
        )
    return ngettext("builds {floors} floor at {spaces}", "builds {floors} floors at {spaces}", floors)


def _move(reason: Reason) -> str:
    if reason.gain is Gain.NEARS:
        return _("moves towards the open {size}")
    if reason.gain is Gain.MOVES:
        return _("moves to {space}")
    if reason.gain is Gain.PREPARES:
        return _("can found the {size} next turn")
    if reason.gain is Gain.STARTS:
        return _("begin at {space}, the nearest to a district to found")
    return _("returns to the palace, +{points} at a scoring")
