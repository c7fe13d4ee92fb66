"""The pictures of the guide."""

import pygame

from mexica.games.coatl.rules.serpent import serpent_of
from mexica.games.coatl.rules.worth import prophecy_worth, temple_worth
from mexica.games.coatl.table.court.layout import CourtLayout
from mexica.games.coatl.table.court.places import TEMPLE_SLOT
from mexica.games.coatl.table.pictures.guide_pictures import EXAMPLES, example, guide_pictures


def test_every_picture_of_the_guide_is_drawn_and_shows_something_else(window: None) -> None:
    draw = guide_pictures((320, 200))
    drawn = {name: draw(name) for name in EXAMPLES}
    assert {picture.size for picture in drawn.values()} == {(320, 200)}
    assert len({pygame.image.tobytes(picture, "RGB") for picture in drawn.values()}) == len(EXAMPLES)


def test_the_cards_of_the_example_may_lie_where_they_lie() -> None:
    for player in example().players:
        for serpent in player.serpents:
            assert serpent_of(serpent.pieces)
            for card in serpent.prophecies:
                assert prophecy_worth(card, serpent).points > 0, (card, serpent.pieces)
            if serpent.temple is not None:
                assert temple_worth(serpent.temple, serpent, serpent.prophecies).points > 0


def test_what_a_page_tells_of_is_seen_whole() -> None:
    layout = CourtLayout((1600, 1000), 2)
    plan, (finished, *_others) = layout.court(0), example().players[0].serpents
    where = plan.serpent(1, finished)
    pieces = where.piece(0).union(where.piece(where.pieces - 1))
    piles = layout.market.pile(0).union(layout.market.pile(1))
    assert EXAMPLES["fulfilments"].area(layout).contains(pieces)
    assert EXAMPLES["finished"].area(layout).contains(pieces.union(plan.card(1, TEMPLE_SLOT)))
    assert EXAMPLES["display"].area(layout).contains(piles)
