"""The pictures of the guide."""

import pygame

from mexica.games.coatl.rules.serpent import serpent_of
from mexica.games.coatl.rules.worth import prophecy_worth, temple_worth
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
