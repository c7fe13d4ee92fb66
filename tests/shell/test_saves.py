"""The folder of saved games."""

import json
import os
import unicodedata
from gettext import NullTranslations
from pathlib import Path, PureWindowsPath

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from mexica import texts
from mexica.box import games
from mexica.games.aztekz.game import AZTEKZ
from mexica.games.coatl.game import COATL
from mexica.games.mexica.rules.actions import parse
from mexica.games.mexica.table.match.match_record import Record
from mexica.resources import shipped_saves
from mexica.shell.game_protocol import AnyGame
from mexica.shell.new_game import NewGame, SeatChoice
from mexica.shell.save_preview import date_of
from mexica.shell.saves import EXAMPLES, Entry, Saves, safe_name
from tests.pseudo_language import MARK, Pseudo

MEXICA = games()[0]


def a_game(seed: int = 1, *actions: str) -> Record:
    seats = (SeatChoice("Ana", "black", "person"), SeatChoice("Zoé", "red", "greedy"))
    fresh = MEXICA.new_game(NewGame(seats, 0, ("20",), seed))
    return Record(fresh.setup, fresh.players, tuple(map(parse, actions)))


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path / "saves", (MEXICA,))


def own(saves: Saves) -> list[Entry]:
    return [entry for entry in saves.entries() if entry.kind == "own"]


def aged(path: Path, seconds: int) -> None:
    stat = path.stat()
    os.utime(path, (stat.st_mtime - seconds, stat.st_mtime - seconds))


def test_a_saved_game_comes_back_the_same(saves: Saves) -> None:
    game = a_game(3, "start G7", "start H8", "canal G5 G6")
    assert MEXICA.load(saves.save("Sobota u Żanety", MEXICA, game)) == game


def test_a_saved_game_has_the_ending_that_the_desktop_opens_with_the_program(saves: Saves) -> None:
    assert saves.save("Dr. No", MEXICA, a_game()).name == "Dr. No.mexica"


def test_saves_of_earlier_versions_are_listed_and_saved_over_where_they_are(saves: Saves) -> None:
    path = saves.save("Saturday", MEXICA, a_game(1)).rename(saves.folder / "Saturday.json")
    assert [entry.name for entry in own(saves)] == ["Saturday"]
    assert saves.save("Saturday", MEXICA, a_game(2)) == path
    assert [file.name for file in sorted(saves.folder.iterdir())] == ["Saturday.json", "Saturday.json.bak"]
    assert MEXICA.load(path) == a_game(2)


@pytest.mark.parametrize("ending", [".mexica", ".json", ".MEXICA", ".Json"])
def test_saves_are_listed_whatever_the_case_of_their_ending(saves: Saves, ending: str) -> None:
    saves.save("Saturday", MEXICA, a_game()).rename(saves.folder / f"Sunday{ending}")
    assert [entry.name for entry in own(saves)] == ["Sunday"]


@pytest.mark.parametrize("name", [".hidden.mexica", "notes.txt", "Saturday.mexica.bak", "mexica"])
def test_other_files_are_not_listed(saves: Saves, name: str) -> None:
    saves.save("Saturday", MEXICA, a_game()).rename(saves.folder / name)
    assert own(saves) == []


def test_the_list_shows_name_players_points_and_stage(saves: Saves) -> None:
    saves.save("Saturday", MEXICA, a_game(1, "start G7", "start H8"))
    (entry,) = own(saves)
    assert entry.name == "Saturday"
    assert entry.summary is not None
    assert entry.summary.players == (("Ana", 0), ("Zoé", 0))
    assert entry.summary.stage == "Period 1, round 1"
    assert not entry.summary.over


def test_the_list_is_sorted_newest_first(saves: Saves) -> None:
    for age, name in enumerate(("new", "older", "oldest")):
        aged(saves.save(name, MEXICA, a_game()), 100 * age)
    assert [entry.name for entry in own(saves)] == ["new", "older", "oldest"]


def test_saving_again_keeps_the_previous_version_as_backup(saves: Saves) -> None:
    saves.save("Saturday", MEXICA, a_game(1))
    path = saves.save("Saturday", MEXICA, a_game(2))
    assert MEXICA.load(path) == a_game(2)
    assert MEXICA.load(path.with_name("Saturday.mexica.bak")) == a_game(1)
    assert len(own(saves)) == 1


def test_deleting_takes_the_backup_along(saves: Saves) -> None:
    saves.save("Saturday", MEXICA, a_game(1))
    saves.save("Saturday", MEXICA, a_game(2))
    saves.delete(own(saves)[0])
    assert list(saves.folder.iterdir()) == []


@pytest.mark.parametrize(
    ("contents", "fault"),
    [
        (b"", "It cannot be loaded: the file is empty."),
        (b'{"game": "mexica", "form', "It cannot be loaded: the file breaks off at line 1, column 20."),
        (b'{"game": "chess"}', "It cannot be loaded: it is no game of Mexica but one of 'chess'."),
        (b"\xff\xfe\x00", "It cannot be loaded: it is no text: byte 1 is not UTF-8."),
        (
            b'{"game": "mexica", "format": 99}',
            "It cannot be loaded: a newer version of the program wrote it"
            " (format 99; this one reads up to 2).",
        ),
    ],
)
def test_a_broken_file_is_listed_with_what_is_wrong_and_not_changed(
    saves: Saves, contents: bytes, fault: str
) -> None:
    saves.save("good", MEXICA, a_game())
    path = saves.folder / "broken.json"
    path.write_bytes(contents)
    before = path.stat()
    entry = next(entry for entry in own(saves) if entry.name == "broken")
    assert (entry.summary, entry.fault) == (None, fault)
    assert path.read_bytes() == contents
    assert path.stat().st_mtime_ns == before.st_mtime_ns
    assert len(own(saves)) == 2


def test_a_folder_named_like_a_save_is_listed_with_what_is_wrong(saves: Saves) -> None:
    (saves.folder / "odd.json").mkdir(parents=True)
    assert own(saves)[0].fault


def test_a_file_that_changes_is_read_anew(saves: Saves) -> None:
    path = saves.save("Saturday", MEXICA, a_game())
    assert own(saves)[0].fault == ""
    path.write_text("broken")
    assert own(saves)[0].fault != ""


def test_no_folder_is_no_save_and_no_fault(tmp_path: Path) -> None:
    assert own(Saves(tmp_path / "missing", (MEXICA,))) == []


def test_the_examples_are_listed_by_name_and_without_the_date_of_the_installation(saves: Saves) -> None:
    shipped = [entry for entry in saves.entries() if entry.kind == "shipped"]
    assert [entry.name for entry in shipped] == sorted(entry.name for entry in shipped)
    assert {date_of(entry) for entry in shipped} == {""}


def test_the_examples_of_the_program_are_listed_last_and_load(saves: Saves) -> None:
    saves.save("Saturday", MEXICA, a_game())
    kinds = [entry.kind for entry in saves.entries()]
    assert kinds == sorted(kinds, key=["auto", "own", "shipped"].index)
    for entry in saves.entries():
        if entry.kind == "shipped":
            MEXICA.load(entry.path)


# --- the game in progress ---


def test_the_game_in_progress_is_the_one_to_continue(saves: Saves) -> None:
    aged(saves.save("older", MEXICA, a_game(1)), 60)
    saves.autosave(MEXICA, a_game(2, "start G7"))
    newest = saves.newest_unfinished()
    assert newest is not None
    assert MEXICA.load(newest.path) == a_game(2, "start G7")


def test_a_match_takes_one_slot_however_often_it_is_written(saves: Saves) -> None:
    saves.autosave(MEXICA, a_game(1))
    saves.autosave(MEXICA, a_game(1, "start G7"))
    assert [entry.kind for entry in saves.entries() if entry.kind != "shipped"] == ["auto"]


def test_it_stays_the_same_match_when_a_seat_is_played_by_somebody_else(saves: Saves) -> None:
    before = a_game(1)
    saves.autosave(MEXICA, before)
    after = evolve(before, players=(before.players[0], evolve(before.players[1], kind="strongest")))
    saves.autosave(MEXICA, after)
    (kept,) = (entry for entry in saves.entries() if entry.kind == "auto")
    assert MEXICA.load(kept.path) == after


def test_a_new_match_does_not_overwrite_the_one_before(saves: Saves) -> None:
    for seed in (1, 2, 3, 4):
        saves.autosave(MEXICA, a_game(seed))
    kept = [MEXICA.load(path) for path in saves.slots.in_progress()]
    assert [game.setup for game in kept] == [a_game(seed).setup for seed in (4, 3, 2, 1)]


def test_a_match_that_is_begun_at_an_earlier_stage_does_not_overwrite_the_later_one(saves: Saves) -> None:
    saves.autosave(MEXICA, a_game(1, "start G7", "start H8"))
    saves.autosave(MEXICA, a_game(1, "start G7"), begun=True)
    kept = [MEXICA.load(entry.path) for entry in saves.entries() if entry.kind == "auto"]
    assert sorted(len(game.actions) for game in kept) == [1, 2]


def test_a_match_that_is_begun_at_a_later_stage_takes_no_further_slot(saves: Saves) -> None:
    saves.autosave(MEXICA, a_game(1, "start G7"))
    saves.autosave(MEXICA, a_game(1, "start G7"), begun=True)
    saves.autosave(MEXICA, a_game(1, "start G7", "start H8"), begun=True)
    (kept,) = (entry for entry in saves.entries() if entry.kind == "auto")
    assert MEXICA.load(kept.path) == a_game(1, "start G7", "start H8")


def test_a_match_loaded_from_an_older_slot_is_not_kept_twice(saves: Saves) -> None:
    for game in (a_game(1, "start G7"), a_game(2), a_game(1, "start G7")):
        saves.autosave(MEXICA, game, begun=True)
    kept = [MEXICA.load(entry.path) for entry in saves.entries() if entry.kind == "auto"]
    assert sorted(len(game.actions) for game in kept) == [0, 1]


def test_a_broken_slot_does_not_stop_the_game_from_being_kept(saves: Saves) -> None:
    saves.autosave(MEXICA, a_game(1))
    (saves.folder / "auto" / "autosave-1.json").write_text('{"setup"')
    saves.autosave(MEXICA, a_game(2))
    newest = saves.newest_unfinished()
    assert newest is not None
    assert MEXICA.load(newest.path) == a_game(2)


def test_nothing_saved_is_nothing_to_continue(saves: Saves) -> None:
    assert saves.newest_unfinished() is None


# --- names ---


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("Saturday", "Saturday"),
        ("  Saturday  night ", "Saturday night"),
        ("a/b\\c:d*e?f", "a b c d e f"),
        ("../../etc/passwd", "etc passwd"),
        ("what.", "what"),
        ("con", "con_"),
        ("LPT1.games", "LPT1_.games"),
        ("con. vs ana", "con_. vs ana"),
        ("Con .vs.ana", "Con_.vs.ana"),
        ("COM¹", "COM¹_"),
        ("lpt³.x", "lpt³_.x"),
        ("CONIN$", "CONIN$_"),
        ("conout$", "conout$_"),
        ("com10", "com10"),
        ("con." + "x" * 70, "con_." + "x" * 55),
        ("Zażółć gęślą jaźń", "Zażółć gęślą jaźń"),
        ("日本語", "日本語"),
        ("tab\there\n", "tab here"),
        ("...", ""),
        ("", ""),
    ],
)
def test_names_are_made_safe(written: str, kept: str) -> None:
    assert safe_name(written) == kept


@given(
    st.text(max_size=300) | st.from_regex(r"(?i)(con|prn|com[0-9¹²³]|conin\$)[ .a-z]{0,70}", fullmatch=True)
)
def test_every_safe_name_is_a_file_name_everywhere(written: str) -> None:
    name = safe_name(written)
    assert len((name + ".mexica.bak").encode()) < 255
    assert not set(name) & set('<>:"/\\|?*')
    assert not PureWindowsPath(name).is_reserved()
    assert name == name.strip(" .")
    assert name == unicodedata.normalize("NFC", name)
    assert safe_name(name) == name


@given(st.text(min_size=1, max_size=80))
def test_whatever_name_is_written_the_game_lands_in_the_folder(written: str) -> None:
    path = Saves(Path("/saves"), (MEXICA,)).path(written)
    assert path.parent == Path("/saves")


def test_a_save_is_readable_text(saves: Saves) -> None:
    path = saves.save("Saturday", MEXICA, a_game(1, "start G7"))
    data = json.loads(path.read_text(encoding="utf-8"))
    assert data["actions"] == ["start G7"]
    assert "Zoé" in path.read_text(encoding="utf-8")


def test_the_examples_that_come_with_the_program_are_named_in_the_language_in_use(saves: Saves) -> None:
    folders = (shipped_saves(), *(folder for folder in shipped_saves().iterdir() if folder.name != "puzzles"))
    assert {path.stem for folder in folders for path in folder.glob("*.json")} == set(EXAMPLES)
    texts.use(Pseudo())
    try:
        names = {entry.name for entry in saves.entries() if entry.kind == "shipped"}
    finally:
        texts.use(NullTranslations())
    assert names == {f"{MARK}{path.stem}" for path in shipped_saves().glob("*.json")}


def test_the_examples_of_every_game_in_the_box_are_listed(tmp_path: Path) -> None:
    def listed(*games: AnyGame) -> dict[str, list[str]]:
        saves = Saves(tmp_path, games)
        found = [entry for entry in saves.entries() if entry.kind == "shipped"]
        assert not any(entry.fault for entry in found)
        return {game.key: [entry.name for entry in found if entry.game is game] for game in games}

    ours = ["A finished game", "In the second period"]
    assert listed(MEXICA) == {"mexica": ours}
    assert listed(MEXICA, COATL, AZTEKZ) == {
        "mexica": ours,
        "coatl": ["Serpents in the making", "Six serpents"],
        "aztekz": ["Souls on the way", "The last card"],
    }
