"""Pictures of saves and of the guide."""

import pygame
import pytest

from mexica.drawing.table_camera import NEARER, seen_area
from mexica.games.aztekz.rules import apply, legal_actions, new_setup, start
from mexica.games.aztekz.rules.material import STEPS
from mexica.games.aztekz.rules.placing import cut_off
from mexica.games.aztekz.table.pictures import guide_pictures as guide
from mexica.games.aztekz.table.pictures.pyramid_pictures import Camera, RecordPictures
from mexica.play.record import PlayerInfo, Record

PLAYERS = (PlayerInfo("Tizoc", "black"), PlayerInfo("Citlali", "red"))


def test_a_save_is_seen_as_a_small_picture_of_its_position(window: None) -> None:
    pictures = RecordPictures((240, 150))
    setup = new_setup(2, 5)
    begun = start(setup)
    action = legal_actions(begun)[0]
    later = apply(begun, action).state
    drawn = [
        pictures.draw((Record(setup, PLAYERS), begun)),
        pictures.draw((Record(setup, PLAYERS, (action,)), later)),
    ]
    assert [picture.size for picture in drawn] == [(240, 150)] * 2
    assert pygame.image.tobytes(drawn[0], "RGB") != pygame.image.tobytes(drawn[1], "RGB")


@pytest.mark.parametrize("size", [(434, 244), (654, 368), (1310, 736)])
def test_the_picture_of_a_save_shows_the_whole_field(window: None, size: tuple[int, int]) -> None:
    camera = Camera(2, size, stage_only=True)
    layout = camera.layout
    seen = seen_area(layout.cards_area, size, layout.stage)
    assert seen.contains(layout.terrace.inflate(0, layout.cell[1] // 2))
    assert seen.height <= 1.1 * layout.cards_area.height


def test_every_picture_of_the_guide_is_drawn_and_shows_something_else(window: None) -> None:
    draw = guide.guide_pictures((320, 200))
    drawn = {name: draw(name) for name in guide.EXAMPLES}
    assert {picture.size for picture in drawn.values()} == {(320, 200)}
    assert len({pygame.image.tobytes(picture, "RGB") for picture in drawn.values()}) == len(guide.EXAMPLES)


@pytest.mark.parametrize("size", [(739, 671), (178, 178), (320, 200)])
def test_no_picture_of_the_guide_cuts_through_the_piles_of_a_player(
    window: None, size: tuple[int, int]
) -> None:
    layout = Camera(2, *NEARER).layout
    parts = {name: shown for name, shown in guide.EXAMPLES.items() if shown.area(layout) != layout.board_area}
    assert len(parts) == len(guide.EXAMPLES) - 1
    for name, shown in parts.items():
        seen = seen_area(guide.framed(shown, layout), size, layout.board_area)
        for seat in range(2):
            pile = layout.side.pile(seat, 0, 1)
            assert seen.contains(pile) or not seen.colliderect(pile), name


def test_what_is_lit_for_the_walking_helper_is_what_it_reaches() -> None:
    state = guide.example()
    reached, edge = {}, {state.players[1].hero("helper2").at}
    for step in range(1, STEPS["helper2"] + 1):
        edge = {other for cell in edge for other in state.pyramid.linked(cell)} - reached.keys() - {(1, 3)}
        reached |= dict.fromkeys(edge, step)
    assert guide.EXAMPLES["walking"].look().reachable == reached


def test_the_ghosts_of_the_guide_may_and_may_not_be_laid() -> None:
    laid, cut = (guide.EXAMPLES[name].look().ghost for name in ("laying", "cut"))
    assert laid is not None
    assert cut is not None
    assert f"lay 2,3 {laid.paths}" in map(str, legal_actions(guide.example()))
    assert cut_off(guide.example_of_cut(), cut.cell, cut.paths) == (0,)


@pytest.mark.parametrize("text", ["give helper1", "lay 2,3 new"])
def test_the_example_offers_what_the_guide_tells(text: str) -> None:
    assert text in map(str, legal_actions(guide.example()))
