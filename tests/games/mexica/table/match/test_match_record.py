"""Saves: what is written is read back, and any fault of a file is reported with its place."""

import json
import time
from copy import deepcopy
from pathlib import Path

import pytest
from attrs import evolve

from mexica.games.mexica import rules
from mexica.games.mexica.ai.players import KINDS
from mexica.games.mexica.rules import Setup, legal_actions, parse
from mexica.games.mexica.rules.actions import ProposeRemoval
from mexica.games.mexica.rules.state import FIRST_LAW, LAW
from mexica.games.mexica.table.match.match_record import SAVES, Record, Session, new_record, replay
from mexica.play import strict_decoding
from mexica.play.record import PERSON, ReplayError
from mexica.play.save_reader import SaveError
from mexica.resources import shipped_saves
from tests.games.mexica.table.playing import new_game, played, players

GAME = played(new_game("person", "greedy", "random", seed=3), 60)


def write(folder, data) -> object:
    path = folder / "game.json"
    path.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
    return path


def changed(*path, to):
    """The good save with the value under this path replaced."""
    data = deepcopy(SAVES.encode(GAME))
    inner = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = to
    return data


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_is_read_back_as_it_was_written(tmp_path, seats):
    game = played(new_game(*["person"] * seats, seed=seats), 80, seed=seats)
    assert SAVES.load(write(tmp_path, SAVES.encode(game))) == game


def test_a_game_without_actions_is_read_back():
    game = new_game("person", "person")
    assert SAVES.decode(SAVES.encode(game)) == game


def test_an_encoded_game_is_plain_data():
    data = SAVES.encode(GAME)
    assert json.loads(json.dumps(data)) == data
    assert list(data) == ["game", "format", "setup", "players", "actions", "check"]
    assert (data["game"], data["format"]) == ("mexica", 2)
    assert data["actions"][:1] == ["start G7"] or data["actions"][0].startswith("start ")


def test_the_summary_needs_no_replay():
    data = changed("actions", to=["no action"])
    state = replay(GAME)
    saved = SAVES.outline(data)
    assert [player.name for player in saved.players] == ["Black", "Grey", "Sand"]
    assert saved.check.points == tuple(player.points for player in state.players)
    assert (saved.check.period, saved.check.round, saved.check.phase) == (1, state.turn.round, "turns")


NUMBER_30 = str(GAME.actions[29])

BROKEN = [
    ("empty", "", "the file is empty"),
    ("blank", " \n\n ", "the file is empty"),
    ("broken", '{"game": "mexica",\n "format" 1}', "not readable at line 2, column 11"),
    ("truncated", json.dumps(SAVES.encode(GAME))[:-200], "the file breaks off at line 1, column"),
    ("truncated in a list", '{"game": "mexica", "actions": ["start G7",', "the file breaks off at line 1"),
    ("foreign", {"game": "coatl", "format": 1}, "no game of Mexica but one of 'coatl'"),
    ("no game at all", [1, 2, 3], "no game of Mexica"),
    ("just a number", "17", "no game of Mexica"),
    ("deeply nested", "[" * 100_000, "nested too deeply"),
    ("a huge number", "1" * 10_000, "a number in it is too long"),
    ("future format", changed("format", to=3), "newer version of the program wrote it (format 3"),
    ("format of no kind", changed("format", to="one"), "'format' is \"one\""),
    ("format below", changed("format", to=0), "'format' is 0"),
    ("format true", changed("format", to=True), "'format' is true"),
    ("a part missing", {"game": "mexica", "format": 1}, "'setup' is missing"),
    ("text for number", changed("setup", "seats", to="3"), "setup.seats: a whole number was expected"),
    ("number for text", changed("players", 1, "name", to=5), "players[1].name: a text was expected, not '5'"),
    ("true for number", changed("setup", "first", to=True), "setup.first: a whole number was expected"),
    ("text for list", changed("actions", to="end"), "actions: a list was expected, not 'end'"),
    ("list for group", changed("setup", to=[]), "setup: a group of named values was expected"),
    (
        "a kind of no name",
        changed("players", 0, "kind", to="A genius"),
        "players[0].kind: a kind of player was",
    ),
    ("an empty kind", changed("players", 0, "kind", to=""), "players[0].kind: a kind of player was expected"),
    ("unknown colour", changed("players", 0, "colour", to="pink"), "players[0]: the colours are black, grey"),
    ("long name", changed("players", 0, "name", to="x" * 25), "players[0]: a name has 1 to 24"),
    ("same colour", changed("players", 0, "colour", to="grey"), "every seat needs one player"),
    (
        "too few players",
        changed("players", to=SAVES.encode(GAME)["players"][:2]),
        "every seat needs one player",
    ),
    ("impossible display", changed("setup", "display", to=[3] * 8), "setup: The 15 calpulli tokens"),
    ("impossible first", changed("setup", "first", to=7), "setup: The first player must be a seat"),
    ("a law of no kind", changed("setup", "law", to=True), "setup.law: a whole number was expected"),
    ("a law to come", changed("setup", "law", to=3), "setup: The law of a game is 1 or 2, not 3"),
    ("temple nowhere", changed("setup", "neutral", to={"Z99": 1}), "setup: "),
    ("number for temples", changed("setup", "neutral", to=5), "setup.neutral: a group of named values was"),
    ("text for floors", changed("setup", "neutral", to={"G5": "2"}), "setup.neutral['G5']: a whole number"),
    ("no action", changed("actions", 29, to="canal Z9"), "action 30: 'canal Z9' is no action"),
    ("illegal action", changed("actions", 29, to="walk A3"), "action 30, 'walk A3', is illegal: "),
    ("dropped action", changed("actions", to=SAVES.encode(GAME)["actions"][:-1]), "check."),
    ("forged points", changed("check", "points", to=[90, 0, 0]), "check.points says [90, 0, 0] but"),
    ("forged phase", changed("check", "phase", to="over"), 'check.phase says "over"'),
    ("forged digest", changed("check", "digest", to="0"), "check.digest says"),
]


@pytest.mark.parametrize(("content", "expected"), [row[1:] for row in BROKEN], ids=[row[0] for row in BROKEN])
def test_a_broken_save_says_where_and_why(tmp_path, content, expected):
    path = write(tmp_path, content)
    before = path.read_bytes()
    with pytest.raises(SaveError) as raised:
        SAVES.load(path)
    message = str(raised.value)
    assert message.startswith("'game.json' cannot be loaded: ")
    assert expected in message
    assert message.count("\n") == 0
    assert len(message) < 300
    assert path.read_bytes() == before


def test_a_setup_is_kept_whole():
    game = new_game("person", "greedy", seed=12)
    assert isinstance(SAVES.decode(SAVES.encode(game)).setup, Setup)
    assert SAVES.decode(SAVES.encode(game)).setup.neutral == game.setup.neutral
    assert len(game.setup.neutral) == 10


def test_a_long_game_loads_fast_enough(tmp_path):
    """Far above the budget of 0.25 s, which benchmarks measure; this catches a replay gone wrong."""
    path = write(tmp_path, SAVES.encode(played(new_game("person", "person", "person"), 600)))
    started = time.perf_counter()
    SAVES.load(path)
    assert time.perf_counter() - started < 3


EARLIER = sorted((Path(__file__).parents[2] / "saves_of_earlier_versions").glob("*.json"))
STANDING = next(path for path in EARLIER if path.stem == "a standing district's token proposed")
SHIPPED = sorted(shipped_saves().glob("*.json"))
SCENARIOS = sorted((Path(__file__).parents[2] / "scenarios").glob("*.json"))


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_a_save_is_written_again_byte_for_byte(path):
    written = json.dumps(SAVES.encode(SAVES.load(path)), indent=1, ensure_ascii=False) + "\n"
    assert written.encode() == path.read_bytes()


@pytest.mark.parametrize("path", EARLIER, ids=lambda path: path.stem)
def test_a_save_of_an_earlier_version_goes_on_by_its_law_and_stays_as_it_was(path):
    before = path.read_bytes()
    saved = json.loads(before)
    again = SAVES.encode(SAVES.load(path))
    assert again == {**saved, "format": 2, "setup": {**saved["setup"], "law": FIRST_LAW}}
    assert SAVES.encode(SAVES.decode(again)) == again
    assert path.read_bytes() == before


def test_what_was_proposed_by_the_first_law_is_no_proposal_by_that_of_today():
    record = SAVES.load(STANDING)
    assert ProposeRemoval(11) in legal_actions(replay(evolve(record, actions=record.actions[:20])))
    with pytest.raises(ReplayError, match="action 21, 'propose 11', is illegal: A district of 11 spaces"):
        replay(evolve(record, setup=evolve(record.setup, law=LAW)))


@pytest.mark.parametrize("setup", [None, [], "1", {}, {"law": 7}])
def test_a_broken_setup_of_an_earlier_version_is_a_fault_of_the_save(setup):
    with pytest.raises(SaveError, match="setup"):
        SAVES.decode({**json.loads(STANDING.read_text("utf-8")), "setup": setup})


def test_there_are_saves_of_earlier_versions_in_every_phase():
    found = [SAVES.outline(json.loads(path.read_text("utf-8"))) for path in EARLIER]
    assert {saved.check.phase for saved in found} == {"placing", "turns", "answering", "over"}
    assert {player.kind for saved in found for player in saved.players} == {PERSON, *KINDS}
    assert {saved.setup.seats for saved in found} == {2, 3, 4}


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_a_scenario_is_saved_as_it_stands_in_its_file(path):
    scenario = json.loads(path.read_text("utf-8"))
    actions = [line for line in scenario["actions"] if not line.startswith("!")]
    setup = strict_decoding.read(scenario["setup"], Setup)
    data = SAVES.encode(Record(setup, players(*["person"] * setup.seats), tuple(map(parse, actions))))
    assert (data["setup"], data["actions"]) == ({**scenario["setup"], "law": LAW}, actions)
    assert SAVES.encode(SAVES.decode(data)) == data


@pytest.mark.parametrize(
    ("name", "phase", "period"), [("In the second period", "turns", 2), ("A finished game", "over", 2)]
)
def test_the_games_that_ship_with_the_program_load(name, phase, period):
    game = SAVES.load(shipped_saves() / f"{name}.json")
    state = replay(game)
    assert (state.turn.phase.value, state.turn.period) == (phase, period)
    assert {player.kind for player in game.players} == {"person", "greedy"}


@pytest.mark.parametrize("begun", [GAME, played(new_game("person", "greedy", "random", seed=4), 20)])
def test_a_game_that_went_another_way_is_replayed_from_its_beginning(begun):
    other = evolve(begun, actions=(*begun.actions[:-2],), replayed=SAVES.decode(SAVES.encode(GAME)).replayed)
    assert replay(other) == replay(evolve(other, replayed=None))


def test_a_save_keeps_the_number_of_its_island_through_play_and_review():
    record = new_record(players("person", "person"), 0, 4711)
    assert SAVES.decode(SAVES.encode(record)).seed == 4711
    session = Session(rules, record)
    session.apply(rules.legal_actions(session.state)[0])
    assert session.record.seed == 4711


@pytest.mark.parametrize("seed", [-1, 10**9, "7", 1.5, True])
def test_an_odd_number_of_an_island_is_refused_by_its_place(seed):
    data = SAVES.encode(new_record(players("person", "person"), 0, 4711))
    with pytest.raises(SaveError, match="seed"):
        SAVES.decode({**data, "seed": seed})


def test_a_save_without_a_number_opens_and_gets_none():
    data = SAVES.encode(new_record(players("person", "person"), 0, 4711))
    del data["seed"]
    assert SAVES.decode(data).seed is None
    assert "seed" not in SAVES.encode(SAVES.decode(data))
