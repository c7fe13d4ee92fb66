"""The player's games against computers: a row for each number of players and level, and what was achieved."""

from collections.abc import Callable, Mapping
from typing import Final

from pygame import Rect

from mexica.play.game_statistics import OTHERS, GameStatistics, Sums
from mexica.play.questions import Question
from mexica.shell.game_protocol import AnyGame
from mexica.shell.screen import BACK, BUTTON, Screen
from mexica.shell.screen_context import ScreenContext
from mexica.shell.widgets import set_enabled
from mexica.texts import _, figure

WIDTH: Final = 1100  # units, like the rest
HEIGHT: Final = 900
EDGE: Final = 52
HEADING: Final = 56
ROW: Final = 30
GAP: Final = 16
COLUMNS: Final = (0.13, 0.31, 0.14, 0.14, 0.14, 0.14)  # parts of the width
MANY: Final = 10  # games won

Ask = Callable[[Question, Callable[[], None]], None]


class StatisticsScreen(Screen):
    """Games, victories and points, and a button that clears them."""

    def __init__(self, context: ScreenContext, game: AnyGame, statistics: GameStatistics, ask: Ask) -> None:
        super().__init__(context)
        self._game, self._statistics, self._ask = game, statistics, ask

    def build(self) -> None:
        """Make the table, the achievements and the buttons."""
        self.panel = self.centred_panel(WIDTH, HEIGHT)
        inner = self.panel.inflate(-2 * self.px(EDGE), -2 * self.px(EDGE - 8))
        heading = Rect(inner.topleft, (inner.width, self.px(HEADING)))
        self.title(heading, _("Your games"))
        sums = self._statistics.sums(self._game.key)
        line = Rect(inner.left, heading.bottom + self.px(GAP), inner.width, self.px(ROW))
        self._table(line, sums)
        line.top += self.px(GAP)
        for text, reached in achievements(self._game, sums):
            self._cells(line, (_("reached") if reached else _("not yet"), text), (0.13, 0.87), reached)
            line.top += line.height
        self._end(inner, bool(sums))

    def _table(self, line: Rect, sums: Mapping[tuple[int, str], Sums]) -> None:
        if not sums:
            self.label(line, _("Games that you finish alone against computers are counted here."))
            line.top += line.height
            return
        titles = (_("Players"), _("Strongest opponent"), _("Games"), _("Won"), _("Average"), _("Best"))
        self._cells(line, titles, COLUMNS, True)
        line.top += line.height
        levels = {kind.key: kind.label for kind in self._game.kinds[1:]} | {OTHERS: _("Bots")}
        for seats in self._game.seat_counts:
            for level, label in levels.items():
                if (found := sums.get((seats, level))) is not None:
                    numbers = (str(found.games), str(found.won), figure(found.average, 1), str(found.best))
                    self._cells(line, (str(seats), label, *numbers), COLUMNS, False)
                    line.top += line.height

    def _cells(self, line: Rect, texts: tuple[str, ...], parts: tuple[float, ...], strong: bool) -> None:
        left = line.left
        for text, part in zip(texts, parts, strict=True):
            place = Rect(left, line.top, round(line.width * part) - self.px(8), line.height)
            self.label(place, text, "@bold" if strong else "")
            left += round(line.width * part)

    def _end(self, inner: Rect, some: bool) -> None:
        clear = Rect(0, 0, self.px(BACK), self.px(BUTTON))
        clear.bottomleft = inner.bottomleft
        set_enabled(self.button(clear, _("Clear"), self._ask_to_clear), some)
        self.back_button("bottomright", inner)

    def _ask_to_clear(self) -> None:
        text = _("All numbers of {game} on this page begin at 0 again. Saved games stay.")
        title, text = _("Clear the statistics?"), text.format(game=self._game.title)
        self._ask(Question(title, text, _("Clear"), _("Keep them"), careful=True), self._clear)

    def _clear(self) -> None:
        self._statistics.clear(self._game.key)
        self._rebuild()


def achievements(game: AnyGame, sums: Mapping[tuple[int, str], Sums]) -> tuple[tuple[str, bool], ...]:
    """Return what can be achieved against the levels of a game, with whether it is."""
    levels = [kind.key for kind in game.kinds[1:]]
    won = {key for key, found in sums.items() if found.won}
    of_strongest = sum(found.won for (_seats, level), found in sums.items() if level == levels[-1])
    return (
        (_("A game won"), bool(won)),
        (_("A game won against each level"), {level for _seats, level in won} >= set(levels)),
        (
            _("A game won with each number of players"),
            {seats for seats, _level in won} >= set(game.seat_counts),
        ),
        (_("{many} games won against the strongest").format(many=MANY), of_strongest >= MANY),
    )
