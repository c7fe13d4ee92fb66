"""At the end the feast says who has won."""

from itertools import pairwise

import pytest

from mexica.games.mexica.rules.events import GameEnded
from mexica.games.mexica.table.board.figures import VictorySign
from mexica.games.mexica.table.motions.event_animations import acts
from mexica.games.mexica.table.motions.table_acts import Cast
from mexica.games.mexica.table.motions.table_geometry import geometry_of
from mexica.games.mexica.table.scores.verdict import verdict
from tests.games.mexica.table import positions
from tests.games.mexica.table.viewing import SEATS


@pytest.mark.parametrize(
    ("results", "sentence"),
    [
        (((125, 0), (112, 3)), "Black wins, 125 to 112"),
        (((80, 0), (99, 1), (97, 2)), "Grey wins, 99 to 97"),
        (((90, 1), (90, 3)), "Grey wins the tie at 90 by action tokens, 3 to 1"),
        (((90, 2), (90, 2)), "Black and Grey share the victory with 90 points each"),
        (((90, 2), (90, 1), (90, 2)), "Black and Sand win the tie at 90 by action tokens, 2 to 1"),
        (((90, 2), (90, 2), (90, 2)), "Black, Grey and Sand share the victory with 90 points each"),
    ],
)
def test_the_feast_says_who_has_won_and_by_what(view, results, sentence):
    state = positions.ended(*results)
    names = [seat.name for seat in SEATS]
    assert verdict(state, names) == sentence
    best = max(results)
    won = tuple(seat for seat, result in enumerate(results) if result == best)
    (feast,) = acts([GameEnded(won)], state, Cast(SEATS[: len(results)], ((), ())))
    assert feast.held
    figures = list(feast.figures(geometry_of(view, len(results)), feast.seconds))
    assert [figure.text for figure in figures if isinstance(figure, VictorySign)] == [sentence]


def test_flowers_and_feathers_come_down_and_some_come_to_rest(view):
    (feast,) = acts([GameEnded((0,))], positions.ended((9, 0), (8, 0)), Cast(SEATS[:2], ((), ())))
    geometry = geometry_of(view, 2)

    def fallen(share: float) -> list:
        return [
            figure.position
            for figure in feast.figures(geometry, share * feast.seconds)
            if getattr(figure, "sprite", "").startswith(("petal", "marigold", "feather"))
        ]

    assert not fallen(0.0)
    counts = [len(fallen(share)) for share in (0.05, 0.25, 0.5)]
    assert all(fewer < more for fewer, more in pairwise(counts))
    assert len(fallen(1.0)) > 20
