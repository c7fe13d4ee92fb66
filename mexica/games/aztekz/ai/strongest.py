"""The strongest player: it looks at more turns than the planner, and also values how its heroes stand."""

from collections.abc import Callable

from mexica.computer.mind import never
from mexica.games.aztekz.ai.planner import Planner
from mexica.games.aztekz.ai.turns import Breadth, JudgedTurn
from mexica.games.aztekz.rules import State


class Strongest(Planner):
    """Follows more turns, with weights of its own for the evaluation (see `weights`).

    Neither a second turn of its own nor cards and souls drawn by chance made it win more.
    """

    breadth = Breadth(30)
    followed = 20
    alike = 4

    def judged(self, state: State, stop: Callable[[], bool] = never) -> list[JudgedTurn]:
        """Return the turns that were followed, the best first; Stopped on demand."""
        self._stop = stop
        return self.ranked(state)[: self.followed]
