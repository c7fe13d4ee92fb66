"""The names of the players at the table."""

from attrs import evolve

from tests.games.mexica.table.playing import new_game


def test_names_of_a_saved_game_are_shown_without_boxes(driver) -> None:
    record = new_game("person", "person")
    first, second = record.players
    players = (evolve(first, name="Zoé 😀😀"), evolve(second, name="😀"))
    made = driver(evolve(record, players=players))
    assert made.match.table.names == ["Zoé", "Grey"]
    assert made.match.record.players == players
