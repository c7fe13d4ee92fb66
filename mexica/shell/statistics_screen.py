"""The player's games against computers: a row for each number of players and level, and what was achieved."""

from collections.abc import Callable, Mapping
from typing import Final

from pygame import Rect

from mexica.play.game_statistics import OTHERS, GameStatistics, Sums
from mexica.play.questions import Question
from mexica.shell import game_choice
from mexica.shell.game_protocol import AnyGame
from mexica.shell.screen import BACK, BUTTON
from mexica.shell.screen_context import ScreenContext
from mexica.shell.sheet_screen import GAP, SheetScreen
from mexica.shell.widgets import set_enabled
from mexica.texts import _, figure

WIDTH: Final = 1100  # units, like the rest
ROW: Final = 30
COLUMNS: Final = (0.13, 0.31, 0.14, 0.14, 0.14, 0.14)  # parts of the width
WIDEST: Final = 1  # the column that takes what is left
MANY: Final = 10  # games won

Ask = Callable[[Question, Callable[[], None]], None]


class StatisticsScreen(SheetScreen):
    """Games, victories and points, and a button that clears them."""

    def __init__(
        self,
        context: ScreenContext,
        games: tuple[AnyGame, ...],
        game: AnyGame,
        statistics: GameStatistics,
        ask: Ask,
    ) -> None:
        """`game` is the one of these games that is shown at first."""
        super().__init__(context)
        self._games, self._game, self._statistics, self._ask = games, game, statistics, ask

    def build(self) -> None:
        """Make the choice of a game if there are several, the table, the achievements and the buttons."""
        sums = self._statistics.sums(self._game.key)
        with self.sheet(WIDTH, _("Your games")) as line:
            if len(self._games) > 1:
                below = game_choice.build(self, line, self._games, self._game, self._choose_game)
                line.top = below + self.px(GAP)
            line.height = self.px(ROW)
            line.top = self._table(line.copy(), sums) + self.px(GAP)
            self._achievements(line, sums)
        self._end(bool(sums))

    def _choose_game(self, game: AnyGame) -> None:
        self._game = game
        self._rebuild()

    def _table(self, line: Rect, sums: Mapping[tuple[int, str], Sums]) -> int:
        """Make the rows from this line on; returns the bottom of the last."""
        if not sums:
            text = _("Games that you finish alone against computers are counted here.")
            return self.paragraph(line, text)
        titles = (_("Players"), _("Strongest opponent"), _("Games"), _("Won"), _("Average"), _("Best"))
        columns = self._columns(titles, line.width)
        line.top = self._cells(line, titles, columns, True)
        levels = {kind.key: kind.label for kind in self._game.kinds[1:]} | {OTHERS: _("Bots")}
        for seats in self._game.seat_counts:
            for level, label in levels.items():
                if (found := sums.get((seats, level))) is not None:
                    numbers = (str(found.games), str(found.won), figure(found.average, 1), str(found.best))
                    line.top = self._cells(line, (str(seats), label, *numbers), columns, False)
        return line.top

    def _columns(self, titles: tuple[str, ...], width: int) -> tuple[float, ...]:
        """Return the parts of the width for columns with these titles, none less than its longest word."""
        words = (max(self.text_width(word, "@bold") for word in title.split()) for title in titles)
        least = [(wide + self.px(GAP)) / width for wide in words]
        if all(part <= usual for part, usual in zip(least, COLUMNS, strict=True)):
            return COLUMNS
        least[WIDEST] += max(0.0, 1 - sum(least))
        return tuple(least)

    def _achievements(self, line: Rect, sums: Mapping[tuple[int, str], Sums]) -> None:
        states = _("reached"), _("not yet")
        wide = max(self.text_width(state, "@bold") for state in states) + self.px(2 * GAP)
        for text, reached in achievements(self._game, sums):
            part = wide / line.width
            cells = states[0 if reached else 1], text
            line.top = self._cells(line, cells, (part, 1 - part), reached)

    def _cells(self, line: Rect, texts: tuple[str, ...], parts: tuple[float, ...], strong: bool) -> int:
        """Make a row of texts; returns the bottom of the lowest."""
        left, bottoms = line.left, []
        for text, part in zip(texts, parts, strict=True):
            place = Rect(left, line.top, round(line.width * part) - self.px(8), line.height)
            bottoms.append(self.paragraph(place, text, "@bold" if strong else ""))
            left += round(line.width * part)
        return max(bottoms)

    def _end(self, some: bool) -> None:
        clear = Rect(0, 0, min(self.px(BACK), self.foot.width // 2 - self.px(GAP)), self.px(BUTTON))
        clear.bottomleft = self.foot.bottomleft
        set_enabled(self.button(clear, _("Clear"), self._ask_to_clear), some)
        self.back_button("bottomright", self.foot)

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
