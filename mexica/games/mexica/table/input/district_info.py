"""The texts about a space: what stands there, and its district's size, pay and leaders."""

from collections.abc import Sequence

from mexica.games.mexica.rules import State, apply
from mexica.games.mexica.rules.actions import Action, BuildTemple, PlaceCanal
from mexica.games.mexica.rules.board import NEUTRAL, Owner
from mexica.games.mexica.rules.material import CALPULLI
from mexica.games.mexica.rules.scoring import DistrictScore, Share, district_score
from mexica.games.mexica.rules.spaces import Space, SpaceSet, each, holds, name, size
from mexica.texts import _, listed, ngettext


def district_at(state: State, space: Space | None) -> SpaceSet:
    """Return the district of this space; empty for water and for None."""
    return 0 if space is None else state.board.district(space)


def districts_of(state: State, wanted: int) -> tuple[SpaceSet, ...]:
    """Return the unfounded districts of this size."""
    return tuple(district for district in state.board.unfounded if size(district) == wanted)


def token_sentence(state: State, wanted: int) -> str:
    """Return one sentence about where the token of this size can be placed."""
    found = districts_of(state, wanted)
    if not found:
        return _("No district of {size} stands yet.").format(size=wanted)
    where = ", ".join(name(next(each(district))) for district in found)
    text = ngettext(
        "A district of {size} stands at {spaces}: found it with your Pilli inside.",
        "Districts of {size} stand at {spaces}: found one with your Pilli inside.",
        len(found),
    )
    return text.format(size=wanted, spaces=where)


def districts_made(state: State, actions: Sequence[Action]) -> tuple[SpaceSet, ...]:
    """Return the districts that digging a canal leaves of the one it runs through, the smallest first."""
    match actions:
        case [PlaceCanal() as dig]:
            after = set(apply(state, dig).state.board.districts)
            return tuple(sorted(after - set(state.board.districts), key=size))
    return ()


def cut_off(state: State, actions: Sequence[Action]) -> SpaceSet:
    """Return the smallest district that digging a canal would cut off; empty for none."""
    made = districts_made(state, actions)
    return made[0] if len(made) > 1 else 0


def cut_off_line(state: State, district: SpaceSet) -> str:
    """Return the line about a district that digging would cut off."""
    many = size(district)
    if many in state.display:
        text = ngettext(
            "Cuts off {size} space: a token of this size is on display",
            "Cuts off {size} spaces: a token of this size is on display",
            many,
        )
    else:
        text = ngettext("Cuts off {size} space", "Cuts off {size} spaces", many)
    return text.format(size=many)


def standing_lines(state: State, space: Space, names: Sequence[str]) -> tuple[str, ...]:
    """Return a short line for each piece on a space; `names` are the players' names by seat."""
    board, temple = state.board, state.board.temple(space)
    lines = []
    for seat, player in enumerate(state.players):
        if player.pilli == space:
            lines.append(_("{name}'s Pilli Mexica").format(name=names[seat]))
    if temple is not None:
        lines.append(_temple(*temple, names))
    if holds(board.token_spaces, space):
        lines.append(_("Calpulli token"))  # the lines about its district tell what it pays
    if holds(board.bridges_ns, space):
        lines.append(_("Bridge, north-south"))
    if holds(board.bridges_ew, space):
        lines.append(_("Bridge, east-west"))
    return tuple(lines)


def _temple(owner: Owner, floors: int, names: Sequence[str]) -> str:
    if owner == NEUTRAL:
        text = ngettext("Neutral temple, {floors} floor", "Neutral temple, {floors} floors", floors)
        return text.format(floors=floors)
    text = ngettext("{name}'s temple, {floors} floor", "{name}'s temple, {floors} floors", floors)
    return text.format(name=names[owner], floors=floors)


def district_lines(
    state: State, district: SpaceSet, names: Sequence[str], *, compared: bool = False
) -> tuple[str, ...]:
    """Return a few short lines about a district that is not empty; `names` are the players' names by seat.

    `compared` means that they follow what would be after a click, so that they say that this is now.
    """
    score = district_score(state, district)
    return (_what(state, score), *_who(score, names, compared=compared))


def lead_line(state: State, build: BuildTemple, names: Sequence[str]) -> str:
    """Return who would lead in the district after this temple, and by how many floors."""
    after = apply(state, build).state
    score = district_score(after, after.board.district(build.space))
    best, leaders = score.shares[0].spiritual_value, _leaders(score, names)
    if len(leaders) > 1:
        return _("{names} would be tied at {value}").format(names=listed(leaders), value=best)
    lead = best - max((share.spiritual_value for share in score.shares if share.place > 1), default=0)
    text = ngettext("{name} would lead by {floors} floor", "{name} would lead by {floors} floors", lead)
    return text.format(name=leaders[0], floors=lead)


def owner_name(share: Share, names: Sequence[str]) -> str:
    """Return the name of the owner of a share."""
    return _("Neutral") if share.owner == NEUTRAL else names[share.owner]


def _what(state: State, score: DistrictScore) -> str:
    if score.token is not None:
        first, second, third = score.values
        text = _("District of {size}, founded: pays {first}, {second}, {third}")
        return text.format(size=score.size, first=first, second=second, third=third)
    if score.size in state.display:
        text = ngettext(
            "District of {size} space: a token of this size is on display",
            "District of {size} spaces: a token of this size is on display",
            score.size,
        )
    elif score.size > max(CALPULLI):
        text = _("Land of {size} spaces, too large to found")
    else:
        text = ngettext(
            "District of {size} space, not founded", "District of {size} spaces, not founded", score.size
        )
    return text.format(size=score.size)


def _who(score: DistrictScore, names: Sequence[str], *, compared: bool) -> tuple[str, ...]:
    if not score.shares:
        return (_("No temples now") if compared else _("No temples"),)
    lead = _lead_now(score, names) if compared else _lead(score, names)
    others = [share for share in score.shares if share.place > 1]
    text = _("{name}: {floors}")
    rest = ", ".join(text.format(name=owner_name(one, names), floors=one.spiritual_value) for one in others)
    return (lead, rest) if rest else (lead,)


def _lead(score: DistrictScore, names: Sequence[str]) -> str:
    best, leaders = score.shares[0].spiritual_value, _leaders(score, names)
    if len(leaders) == 1:
        return _("{name} leads with {value}").format(name=leaders[0], value=best)
    return _("{names} tied at {value}").format(names=listed(leaders), value=best)


def _lead_now(score: DistrictScore, names: Sequence[str]) -> str:
    best, leaders = score.shares[0].spiritual_value, _leaders(score, names)
    if len(leaders) == 1:
        return _("Now {name} leads with {value}").format(name=leaders[0], value=best)
    return _("Now {names} are tied at {value}").format(names=listed(leaders), value=best)


def _leaders(score: DistrictScore, names: Sequence[str]) -> list[str]:
    return [owner_name(share, names) for share in score.shares if share.place == 1]
