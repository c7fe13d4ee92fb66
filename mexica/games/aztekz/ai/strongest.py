"""The strongest player: it looks at more turns than the planner, and plans two turns of its own ahead."""

from collections.abc import Callable

from mexica.computer.mind import never
from mexica.games.aztekz.ai.moves import Move
from mexica.games.aztekz.ai.planner import Planner
from mexica.games.aztekz.ai.turns import Breadth, JudgedTurn
from mexica.games.aztekz.rules import State


class Strongest(Planner):
    """Follows turns through its own best moves, as many as `continued`, and what the others answer to them.

    Cards and souls that are still hidden are left out: to draw them by chance took longer and won no more.
    """

    breadth = Breadth(30)
    followed = 40
    alike = 4
    continued = 4

    def judged(self, state: State, stop: Callable[[], bool] = never) -> list[JudgedTurn]:
        """Return the turns that were followed, the best first; Stopped on demand."""
        self._stop = stop
        return self.ranked(state)[: self.followed]

    def lead_after(self, state: State, score: float, done: JudgedTurn | Move) -> float:
        """Return the mean of how far it is ahead after its next move and after the one that follows."""
        score, begin = self._answered(state, score, done)
        if begin is None:
            return score
        ranked = self._ranked_moves(begin)
        follow = super().lead_after
        return (ranked[0][0] + max(follow(begin, *one) for one in ranked[: self.continued])) / 2
