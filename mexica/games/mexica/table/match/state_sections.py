"""A position of Mexica in parts, to be told as text: board, players, tokens, districts, standings, prices."""

from collections.abc import Sequence
from itertools import groupby

from mexica.games.mexica.rules import State, winners
from mexica.games.mexica.rules.board import NEUTRAL
from mexica.games.mexica.rules.drawn_board import board_lines
from mexica.games.mexica.rules.scoring import Share
from mexica.games.mexica.rules.spaces import COLUMNS, SpaceSet, column_and_row, each, name, size
from mexica.games.mexica.rules.state import Phase
from mexica.games.mexica.table.input.district_info import district_lines
from mexica.games.mexica.table.match.legal_prices import price_lines
from mexica.games.mexica.table.scores.score_table import ScoreRow, standings_table
from mexica.play.record import PlayerInfo
from mexica.play.state_text import TextSection
from mexica.texts import _, listed, ngettext

_SEATS = "1234"


def state_sections(players: Sequence[PlayerInfo], state: State) -> tuple[TextSection, ...]:
    """Return everything that can be told about a state in words, in the language in use."""
    names = [player.name for player in players]
    sections = [_stage(state, names), _board(state, names), _players(state, names), _tokens(state)]
    sections.append(TextSection(_("Districts"), lines=_districts(state, names)))
    if state.turn.phase is not Phase.OVER:
        sections.append(_standings(state, names))
        title = _("What {name} can do").format(name=names[state.turn.to_move])
        sections.append(TextSection(title, lines=price_lines(state)))
    return tuple(sections)


def _stage(state: State, names: Sequence[str]) -> TextSection:
    turn = state.turn
    stage = _("Period {period} · round {round}").format(period=turn.period, round=turn.round)
    if turn.phase is Phase.OVER:
        won = listed([names[seat] for seat in winners(state)])
        return TextSection("Mexica", lines=(_("Game over"), _("Won by {names}").format(names=won)))
    mover = _("{name}: your turn").format(name=names[turn.to_move])
    if turn.proposal is not None:
        mover = _("{name} answers whether to remove the token of {size}.")
        mover = mover.format(name=names[turn.to_move], size=turn.proposal.size)
    left = _("{price} AP").format(price=turn.action_points)
    return TextSection("Mexica", lines=(stage, f"{mover} ({left})" if turn.proposal is None else mover))


def _board(state: State, names: Sequence[str]) -> TextSection:
    signs = [(".", _("land")), ("P", _("palace")), ("=", _("canal")), ("[8]", _("token of a district of 8"))]
    signs += [("|", _("Bridge, north-south")), ("-", _("Bridge, east-west"))]
    for seat, owner in zip(_SEATS, names, strict=False):
        signs.append((f"({seat}) |{seat}| -{seat}-", _("{name}'s Pilli Mexica").format(name=owner)))
        text = ngettext("{name}'s temple, {floors} floor", "{name}'s temple, {floors} floors", 3)
        signs.append((f"{seat}^3", text.format(name=owner, floors=3)))
    text = ngettext("Neutral temple, {floors} floor", "Neutral temple, {floors} floors", 2)
    signs.append(("n^2", text.format(floors=2)))
    return TextSection(_("Board"), drawn=board_lines(state, _SEATS), table=tuple(signs))


def _players(state: State, names: Sequence[str]) -> TextSection:
    head = ("", _("Player"), _("Points"), _("Action tokens"), _("Pilli"), _("Temples left, by floors 1-4"))
    rows = [
        (
            _SEATS[seat],
            names[seat],
            str(player.points),
            str(player.action_tokens),
            "" if player.pilli is None else name(player.pilli),
            " ".join(map(str, player.temples)),
        )
        for seat, player in enumerate(state.players)
    ]
    return TextSection(_("Players"), table=(head, *rows))


def _tokens(state: State) -> TextSection:
    """The tokens on display, those of the second period, and what is left to build with."""
    supply = state.supply
    rows = [
        (_("On display"), _numbers(state.display)),
        (_("In period 2"), _numbers(state.later)),
        (_("Single canals left"), str(supply.single_canals)),
        (_("Double canals left"), str(supply.double_canals)),
        (_("Bridges left"), str(supply.bridges)),
        (_("Action tokens left"), str(supply.action_tokens)),
    ]
    return TextSection(_("Tokens"), table=tuple(row for row in rows if row[1]))


def _numbers(sizes: Sequence[int]) -> str:
    return ", ".join(map(str, sizes))


def _districts(state: State, names: Sequence[str]) -> tuple[str, ...]:
    """A line about each district: its size, what it pays, who leads, and its spaces."""
    return tuple(
        ". ".join((*district_lines(state, district, names), _spaces(district)))
        for district in sorted(state.board.districts, key=size)
    )


def _spaces(district: SpaceSet) -> str:
    """The spaces of a district, those that follow each other in a column as in "C4-C7"."""
    found = []
    for column, spaces in groupby(map(column_and_row, each(district)), key=lambda place: place[0]):
        rows = [row for _column, row in spaces]
        for _run, part in groupby(enumerate(rows), key=lambda pair: pair[1] - pair[0]):
            run = [row + 1 for _place, row in part]
            ends = f"-{COLUMNS[column]}{run[-1]}" if len(run) > 1 else ""
            found.append(f"{COLUMNS[column]}{run[0]}{ends}")
    return ", ".join(found)


def _standings(state: State, names: Sequence[str]) -> TextSection:
    """What each player would score if the period ended now: floors, place and points in each district."""
    table = standings_table(state)
    owners = [_("Neutral") if owner == NEUTRAL else names[owner] for owner in table.owners]
    rows = [_row(row) for row in (*table.rows, *table.sums)]
    note = _("In each district: floors, (place), points.")
    return TextSection(table.title, table=(("", _("Pays"), *owners), *rows), lines=(table.note, note))


def _row(row: ScoreRow) -> tuple[str, ...]:
    return (row.title, row.values, *(_cell(cell, row.gain) for cell in row.cells))


def _cell(cell: Share | int | None, gain: bool) -> str:
    if isinstance(cell, Share):
        return f"{cell.spiritual_value} ({cell.place}) +{cell.points}"
    return "" if cell is None else f"+{cell}" if gain else str(cell)
