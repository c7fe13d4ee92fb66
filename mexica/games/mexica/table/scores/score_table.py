"""A scoring as a table: a row for each district with every owner's share, the palace, the totals."""

from collections.abc import Sequence

from attrs import evolve, frozen

from mexica.games.mexica.rules import State, standings, winners
from mexica.games.mexica.rules.board import NEUTRAL, Owner
from mexica.games.mexica.rules.events import DistrictFounded, PeriodScored
from mexica.games.mexica.rules.scoring import DistrictScore, Scoring, Share
from mexica.games.mexica.rules.spaces import first, name
from mexica.games.mexica.rules.state import Phase
from mexica.games.mexica.table.match.match_record import PlayedAction
from mexica.games.mexica.table.scores.verdict import is_tie
from mexica.texts import _


@frozen
class ScoreRow:
    """A row: its title, its pay, and in each column a share, a number of points or None.

    The numbers of a `gain` are shown with a plus sign, like the points of shares.
    """

    title: str
    values: str
    cells: tuple[Share | int | None, ...]
    strong: bool = False
    gain: bool = False


@frozen
class ScoreTable:
    """A page of the score screen: a column for each owner, the neutral colour last if it takes part.

    `sums` are the rows that stay visible when the others scroll; `winners` are the seats to be crowned.
    """

    title: str
    note: str
    owners: tuple[Owner, ...]
    rows: tuple[ScoreRow, ...]
    sums: tuple[ScoreRow, ...]
    winners: tuple[Owner, ...] = ()

    @property
    def has_shares(self) -> bool:
        """Whether the cells are shares with values and places, not numbers only."""
        return any(row.values for row in self.rows) or not self.rows


def pages(done: Sequence[PlayedAction], state: State, seed: int | None = None) -> tuple[ScoreTable, ...]:
    """Return all tables: result or standings, then the scorings, newest first.

    The first one names the number from which the island was drawn, if there is one.
    """
    scored = [
        (event.period, event.scoring, step.state)
        for step in done
        for event in step.events
        if isinstance(event, PeriodScored)
    ]
    tables = [scoring_table(scoring, after, period) for period, scoring, after in reversed(scored)]
    now = result_table(done, state) if state.turn.phase is Phase.OVER else standings_table(state)
    if seed is not None:
        now = evolve(now, note=" · ".join(filter(None, (now.note, island_words(seed)))))
    return (now, *tables)


def island_words(seed: int) -> str:
    """Return what the island drawn from this number is called."""
    return _("Island {number}").format(number=seed)


def scoring_table(scoring: Scoring, after: State, period: int) -> ScoreTable:
    """Return the table of a scoring that led to this state."""
    points = [player.points for player in after.players]
    before = [total - gained for total, gained in zip(points, scoring.totals, strict=True)]
    title = _("End of period {period}").format(period=period)
    return _table(title, "", scoring, before, after)


def standings_table(state: State) -> ScoreTable:
    """Return the table of what each player would score if the period ended now."""
    before = [player.points for player in state.players]
    text = _("What each player would score if period {period} ended now.").format(period=state.turn.period)
    return _table(_("Standings"), text, standings(state), before, state)


def result_table(done: Sequence[PlayedAction], state: State) -> ScoreTable:
    """Return the table of the sources of each player's points in a finished game, with the winners."""
    seats = range(state.seats)
    founding = [0] * state.seats
    rows: list[ScoreRow] = []
    for step in done:
        for event in step.events:
            match event:
                case DistrictFounded(_seat, _space, _size, awards):
                    for seat, points in awards:
                        founding[seat] += points
                case PeriodScored(period, scoring):
                    districts = [scoring.totals[seat] - scoring.palace[seat] for seat in seats]
                    rows.append(_plain(_("Districts, period {period}").format(period=period), districts))
                    rows.append(_plain(_("Palace, period {period}").format(period=period), scoring.palace))
    rows.insert(0, _plain(_("Founding"), founding))
    sums = (
        _plain(_("Points"), [player.points for player in state.players], strong=True),
        _plain(_("Action tokens (in a tie)"), [player.action_tokens for player in state.players]),
    )
    return ScoreTable(_("Result"), _why(state), tuple(seats), tuple(rows), sums, winners(state))


def _why(state: State) -> str:
    """How a tie was decided, empty if there was none (R11.9)."""
    if not is_tie(state):
        return ""
    if len(winners(state)) > 1:
        return _("Tied on points and on action tokens left: the victory is shared.")
    return _("Tied on points: the action tokens left decide.")


def _table(title: str, note: str, scoring: Scoring, before: Sequence[int], state: State) -> ScoreTable:
    owners: list[Owner] = list(range(state.seats))
    if any(share.owner == NEUTRAL for district in scoring.districts for share in district.shares):
        owners.append(NEUTRAL)
    after = [had + gained for had, gained in zip(before, scoring.totals, strict=True)]
    rows = tuple(_district_row(district, owners) for district in scoring.districts)
    sums = (
        _plain(_("Palace"), scoring.palace, gain=True),
        _plain(_("This scoring"), scoring.totals, strong=True, gain=True),
        _plain(_("Points before"), before),
        _plain(_("Points after"), after, strong=True),
    )
    return ScoreTable(title, note, tuple(owners), rows, sums)


def _district_row(district: DistrictScore, owners: Sequence[Owner]) -> ScoreRow:
    place = name(first(district.spaces) if district.token is None else district.token)
    founded = district.token is not None
    text = _("District of {size} at {space}") if founded else _("Land of {size} around {space}, not founded")
    shares = {share.owner: share for share in district.shares}
    return ScoreRow(
        text.format(size=district.size, space=place),
        " · ".join(map(str, district.values)),
        tuple(shares.get(owner) for owner in owners),
    )


def _plain(title: str, points: Sequence[int], *, strong: bool = False, gain: bool = False) -> ScoreRow:
    return ScoreRow(title, "", tuple(points), strong, gain)
