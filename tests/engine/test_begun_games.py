"""Games that the engine begins by a seed or a setup, and takes up from a position or a file."""

import json
from pathlib import Path

import pytest

from mexica.play.record import PlayerInfo, Record
from tests.engine.talking import Talk, find, played_at_random, rules
from tests.games.every_game import KEYS


def test_a_new_game_is_the_same_for_the_same_seed_and_can_be_begun_by_its_setup(talk: Talk) -> None:
    for seats in rules(talk).SEAT_COUNTS:
        talk.ask(f"new {seats} seed 5")
        setup, described = talk.ask("setup"), talk.ask("describe")
        assert json.loads(described) == rules(talk).describe(
            rules(talk).start(rules(talk).new_setup(seats, 5))
        )
        talk.ask(f"new {seats} seed 6")
        assert talk.ask("setup") != setup
        talk.ask(f"new setup {setup}")
        assert (talk.ask("setup"), talk.ask("describe")) == (setup, described)


def test_without_a_seed_any_game_is_begun(talk: Talk) -> None:
    setups = set()
    for _ in range(8):
        talk.ask(f"new {min(rules(talk).SEAT_COUNTS)}")
        setups.add(talk.ask("setup"))
    assert len(setups) > 1


def test_the_options_of_a_game_are_those_of_its_rules() -> None:
    talk = Talk("mexica")
    assert talk.entries("options") == ["first 0", "neutral_floors 20"]
    talk.ask("new 2 neutral_floors 28 seed 1 first 1")
    setup = json.loads(talk.ask("setup"))
    assert (setup["first"], sum(setup["neutral"].values())) == (1, 28)
    assert Talk("nim").entries("options") == []


def test_an_option_that_is_switched_on_or_off_is_true_or_false() -> None:
    talk = Talk("coatl")
    assert talk.entries("options") == ["first 0", "tokens true", "promo false", "fewer_segments false"]
    talk.ask("new 2 seed 1 tokens false promo true")
    setup = json.loads(talk.ask("setup"))
    assert (setup["tokens"], setup["promo"], setup["fewer_segments"]) == (False, True, False)
    assert talk.refused("new 2 promo 1") == "promo must be true or false, not '1'."


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        ("", "Say for how many players: 2 to 4."),
        ("5", "The game is for 2 to 4 players, not 5."),
        ("two", "The number of players must be a whole number from 0, not 'two'."),
        ("2 seed", "'seed' has no value: write names and values in turn."),
        ("2 seed -1", "seed must be a whole number from 0, not '-1'."),
        ("2 seed 1 seed 2", "A name is given twice."),
        ("2 seed " + "9" * 19, "seed must be a whole number"),
        ("2 variant 1", "There is no option 'variant'; there are seed, first, neutral_floors."),
        ("2 first 2", "The first player must be a seat from 0 to 1, not 2."),
        ("2 neutral_floors 21", "20, 24 or 28 floors in all, not 21."),
        ("setup", "The JSON has a fault at character 1"),
        ("setup {", "The JSON has a fault at character 2"),
        ("setup []", "This is no setup: "),
        ("setup {}", "This is no setup: seats: 'seats' is missing; "),
        (
            'setup {"seats": 2, "first": 9, "display": [], "later": []}',
            "This is no setup: The first player must be a seat from 0 to 1, not 9.",
        ),
        ("setup " + "[" * 200_000, "The JSON cannot be read: it is nested too deeply"),
        ('setup {"seats":' + "1" * 5000 + "}", "a number in it is too long"),
    ],
)
def test_a_new_game_that_cannot_be_is_refused_and_the_old_one_stays(arguments: str, part: str) -> None:
    talk = Talk("mexica")
    talk.ask("new 3 seed 1")
    before = talk.ask("describe")
    assert part in talk.refused(f"new {arguments}")
    assert talk.ask("describe") == before
    assert talk.faults == []


def test_a_position_is_set_up_and_played_on(begun: Talk) -> None:
    played_at_random(begun, 5)
    described, legal = begun.ask("describe"), begun.entries("legal")
    other = Talk(begun.ask("game"))
    other.ask(f"position {described}")
    assert (other.ask("describe"), other.entries("legal")) == (described, legal)
    assert "it has no setup" in other.refused("setup")
    assert other.entries("actions") == []
    other.ask(f"play {legal[0]}")
    other.ask("undo")
    assert other.ask("describe") == described
    for nonsense in ("", "7", "{}", "nothing", "[" * 200_000, '{"a":' * 900 + "1" + "}" * 900):
        other.refused(f"position {nonsense}")
        assert other.ask("describe") == described
    assert other.faults == []


def test_a_save_and_a_description_are_loaded_whichever_game_is_played(begun: Talk, tmp_path: Path) -> None:
    played_at_random(begun, 7)
    key = begun.ask("game")
    game, texts = find(key), begun.entries("actions")
    law, saves = game.rules, game.saves
    setup = law.new_setup(min(law.SEAT_COUNTS), 3)
    infos = tuple(PlayerInfo(f"P {n}", colour) for n, colour in zip(range(2), saves.colours, strict=False))
    record = Record(setup, infos, tuple(map(law.parse, texts)))
    save, described = tmp_path / "a save.json", tmp_path / "described.json"
    save.write_text(json.dumps(saves.encode(record)), encoding="utf-8")
    described.write_text("\ufeff" + begun.ask("describe"), encoding="utf-8")
    for other in KEYS:
        talk = Talk(other)
        talk.ask(f"load {save}")
        assert talk.ask("game") == key
        assert (talk.entries("actions"), talk.ask("describe")) == (texts, begun.ask("describe"))
        assert talk.ask("setup") == begun.ask("setup")
        talk.ask(f"load {described}")
        assert talk.ask("describe") == begun.ask("describe")


@pytest.mark.parametrize(
    ("name", "contents", "part"),
    [
        ("none.json", None, "'none.json' cannot be loaded: it cannot be opened"),
        ("cut.json", "{", "'cut.json' cannot be loaded: the file breaks off"),
        ("other.json", '{"game": "chess"}', "it is no game of Mexica but one of 'chess'."),
        ("odd.json", '{"game": {}}', "it is no game of Mexica"),
        ("list.json", "[]", "The description must be a record"),
    ],
)
def test_a_file_that_holds_no_position_is_refused(
    name: str, contents: str | None, part: str, tmp_path: Path
) -> None:
    talk = Talk("mexica")
    if contents is not None:
        (tmp_path / name).write_text(contents, encoding="utf-8")
    assert part in talk.refused(f"load {tmp_path / name}")
    assert "it is a folder" in talk.refused(f"load {tmp_path}")
    assert talk.refused("load") == "Say which file to load."
    assert talk.faults == []
