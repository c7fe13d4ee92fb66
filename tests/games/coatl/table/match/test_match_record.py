"""A match is saved and comes back as it was."""

import json
from itertools import combinations
from pathlib import Path

import pytest

from mexica.games.coatl import rules
from mexica.games.coatl.table.match.match_record import SAVES, VARIANTS, new_record, replay, variants_of
from mexica.games.coatl.table.match.report import report
from mexica.play.save_reader import SaveError
from mexica.resources import shipped_saves
from tests.games.coatl.table.playing import played_at_random, players


@pytest.mark.parametrize(
    "variants", [some for count in range(4) for some in combinations(VARIANTS, count)], ids=str
)
def test_a_match_comes_back_as_it_was_saved(variants: tuple[str, ...]):
    record, state = played_at_random("person", "greedy", "person", seed=4, actions=60, variants=variants)

    again = SAVES.decode(json.loads(json.dumps(SAVES.encode(record))))

    assert replay(again) == state
    assert (again.setup, again.players, again.seed) == (record.setup, record.players, 4)
    assert variants_of(again.setup) == variants


def test_a_save_whose_position_was_changed_is_refused():
    record, _state = played_at_random("person", "greedy", seed=4, actions=30)
    data = SAVES.encode(record)
    data["check"]["round"] += 1

    with pytest.raises(SaveError):
        SAVES.decode(data)


def test_the_same_seed_is_the_same_game():
    two = players("person", "person")

    assert new_record(two, 0, 8) == new_record(two, 0, 8)
    assert new_record(two, 0, 8) != new_record(two, 0, 9)


def test_a_report_says_who_has_won():
    record, state = played_at_random("random", "random", seed=1, actions=10_000)

    won = record.players[rules.winners(state)[0]].name
    assert won in report(record, state).splitlines()[0]


SHIPPED = {path.stem: path for path in (shipped_saves() / "coatl").glob("*.json")}


@pytest.mark.parametrize("path", SHIPPED.values(), ids=lambda path: path.stem)
def test_a_save_is_written_again_byte_for_byte(path: Path):
    written = json.dumps(SAVES.encode(SAVES.load(path)), indent=1, ensure_ascii=False) + "\n"
    assert written.encode() == path.read_bytes()


def test_the_games_that_ship_with_the_program_are_one_in_the_middle_and_one_that_is_over():
    records = {name: SAVES.load(path) for name, path in SHIPPED.items()}
    middle, over = (replay(records[name]) for name in ("Serpents in the making", "Six serpents"))
    assert len(records) == 2
    assert (rules.is_over(middle), rules.to_move(middle), middle.turn.doing) == (False, 0, None)
    assert (len(middle.mover.finished), len(middle.mover.unfinished)) == (1, 2)
    assert rules.is_over(over)
    assert [len(player.finished) for player in over.players] == [3, 3]
