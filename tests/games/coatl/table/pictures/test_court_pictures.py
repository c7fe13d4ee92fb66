"""Pictures for the list of saves."""

import pygame

from mexica.games.coatl.rules import start
from mexica.games.coatl.table.match.match_record import new_record
from mexica.games.coatl.table.pictures.court_pictures import RecordPictures
from mexica.play.record import PlayerInfo
from tests.games.coatl.table.positions import played

PLAYERS = (PlayerInfo("Citlali", "blue"), PlayerInfo("Tizoc", "green"))


def test_a_save_has_a_picture_of_its_position_in_the_size_asked_for(window: None) -> None:
    pictures = RecordPictures((240, 150))
    record = new_record(PLAYERS, 0, 5)
    drawn = [pictures.draw((record, state)) for state in (start(record.setup), played(2, 40))]
    assert [picture.size for picture in drawn] == [(240, 150)] * 2
    assert pygame.image.tobytes(drawn[0], "RGB") != pygame.image.tobytes(drawn[1], "RGB")
