"""Prospects: once nothing can change any more, they equal what the scoring pays."""

import itertools

from mexica.games.mexica.ai.prospects import prospects
from mexica.games.mexica.rules.board import NEUTRAL
from mexica.games.mexica.rules.material import values
from mexica.games.mexica.rules.scoring import shares


def test_settled_places_pay_what_the_rules_say() -> None:
    pays, owners = values(9), [0, 1, 2, NEUTRAL]
    for floors in itertools.product(range(4), repeat=4):
        by_owner = {
            share.owner: share.points for share in shares(list(zip(owners, floors, strict=True)), pays)
        }
        expected = tuple(float(by_owner.get(seat, 0)) for seat in range(3))
        assert prospects(floors, (False,) * 3, pays, 2.0) == expected
        assert prospects(floors, (True,) * 3, pays, 0.0) == expected


def test_a_lead_is_worth_more_the_larger_it_is_and_the_less_others_can_build() -> None:
    def worth(own: int, in_hand: bool = True, spread: float = 2.0) -> float:
        return prospects((own, 2, 0), (True, in_hand), values(9), spread)[0]

    assert worth(1) < worth(2) < worth(3) < worth(5) < 9
    assert worth(3) < worth(3, spread=0.5)
    assert worth(3) < worth(3, in_hand=False)


def test_the_neutral_colour_does_not_build() -> None:
    assert prospects((2, 0, 1), (False, False), values(9), 2.0)[0] == 9
