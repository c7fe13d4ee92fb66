"""Nim runs unchanged through the arena, in its own process, in a match, through undo, save and load."""

import json
import time
from functools import partial
from pathlib import Path

import pytest
from attrs import evolve

from mexica import box, cli
from mexica.arena.arena_command import entrants
from mexica.arena.executors import executor
from mexica.arena.fingerprint import fingerprint
from mexica.arena.schedule import jobs, setups
from mexica.arena.selfplay import GameResult
from mexica.arena.statistics import standing
from mexica.computer.thinker import Thinker
from mexica.play.match_runner import MatchRunner
from mexica.play.record import PlayedAction, replay
from mexica.play.save_reader import SaveError
from mexica.play.state_text import state_text
from tests.games.nim import rules
from tests.games.nim.ai import PLAYERS, PerfectPlayer
from tests.games.nim.arena_game import NIM, find
from tests.games.nim.boxed import put_in_the_box, report, sections
from tests.games.nim.rules import GameWon, State, SticksTaken, Take, parse
from tests.games.nim.saves import SAVES, Session, new_record

Capture = pytest.CaptureFixture[str]

PATIENCE = 60.0  # seconds


def played(processes: int, games: int = 20) -> list[GameResult]:
    todo = jobs(NIM, entrants(["perfect", "random"]), games, setups(1))
    with executor(find, processes) as play:
        return sorted(play(todo), key=lambda game: game.number)


def finished(*kinds: str) -> Session:
    """A match that a perfect player has played for all seats."""
    session, player = Session(rules, new_record(*kinds)), PerfectPlayer(1)
    while not session.over:
        session.apply(player.choose(session.state))
    return session


def test_a_game_is_won_by_whoever_takes_the_last_stick() -> None:
    state = State((1, 0, 2), points=(3, 4))
    first = rules.apply(state, parse("take A 1"))
    assert first.events == (SticksTaken(0, "A", 1),)
    last = rules.apply(first.state, parse("take C 2"))
    assert last.events == (SticksTaken(1, "C", 2), GameWon(1))
    assert rules.winners(last.state) == (1,)
    assert rules.points(last.state) == (4, 6)


def test_the_perfect_player_beats_the_random_one_in_the_arena() -> None:
    games = played(1)
    assert standing(games, "perfect").share > 0.8
    assert {game.illegal for game in games} == {0}
    assert all(game.times["perfect"].turns >= game.rounds - 1 for game in games)


def test_several_processes_play_the_same_games() -> None:
    assert played(2) == played(1)


def test_the_code_of_the_game_is_part_of_its_program() -> None:
    assert fingerprint(NIM) != fingerprint(box.arena_game("mexica"))


def test_the_commands_play_it_once_it_is_in_the_box(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path
) -> None:
    put_in_the_box(monkeypatch)
    monkeypatch.chdir(tmp_path)
    for command in (["selfplay"], ["arena", "--jobs", "2"]):
        assert cli.main([*command, "--game", "nim", "--games", "4"]) == 0
        assert capsys.readouterr().out.splitlines()[1].split()[:2] == ["perfect", "4"]
    assert cli.main(["arena", "--game=nim", "--seats", "perfect,greedy"]) == 2
    assert "name 2 players out of perfect, random" in capsys.readouterr().err


def test_a_game_without_weights_cannot_be_tuned(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    put_in_the_box(monkeypatch)
    monkeypatch.setattr(box, "arena_game", {"nim": evolve(NIM, tunable=None)}.get)
    assert cli.main(["tune", "--game", "nim"]) == 2
    assert capsys.readouterr().err == "mexica: Nim has no weights that could be tuned.\n"


def test_a_computer_plays_it_in_a_process_of_its_own() -> None:
    state, thinker = rules.start(rules.new_setup(2, 1)), Thinker(PLAYERS, "perfect", 1)
    try:
        thinker.ask(state)
        until = time.monotonic() + PATIENCE
        while (action := thinker.poll()) is None and time.monotonic() < until:
            time.sleep(0.005)
        assert action == PerfectPlayer(1).choose(state)
    finally:
        thinker.close()


def test_a_match_goes_on_by_itself_until_a_person_is_to_move() -> None:
    shown: list[PlayedAction[State, Take]] = []
    make = partial(Thinker, PLAYERS)
    runner = MatchRunner(Session(rules, new_record("person", "random")), make, lambda: 0.0, shown.append)
    try:
        runner.choose([Take("A", 1)])
        until = time.monotonic() + PATIENCE
        while runner.computer_moves and time.monotonic() < until:
            runner.tick(1.0)
            time.sleep(0.005)
    finally:
        runner.close()
    assert [one.seat for one in shown] == [0, 1]
    assert runner.session.decider == "person"


def test_a_save_is_replayed_by_the_game_that_it_names(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path
) -> None:
    put_in_the_box(monkeypatch)
    session = finished("person", "perfect")
    path = tmp_path / "nim.json"
    path.write_text(json.dumps(SAVES.encode(session.record)), encoding="utf-8")
    assert cli.main(["replay", str(path)]) == 0
    assert capsys.readouterr().out == report(session.record, session.state) + "\n"
    assert cli.main(["replay", "--json", str(path)]) == 0
    assert json.loads(capsys.readouterr().out) == rules.describe(session.state)


def test_a_save_is_told_as_text_by_the_game_that_it_names(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path
) -> None:
    put_in_the_box(monkeypatch)
    record = new_record("person", "perfect")
    path = tmp_path / "nim.json"
    path.write_text(json.dumps(SAVES.encode(record)), encoding="utf-8")
    assert cli.main(["show", str(path)]) == 0
    told = state_text(sections(record.players, rules.start(record.setup)))
    assert capsys.readouterr().out == told + "\n"
    assert told.startswith("Heaps\nA  ")


def test_undo_goes_back_to_the_last_decision_of_a_person_and_redo_forward() -> None:
    session = Session(rules, new_record("person", "random"))
    before = session.state
    for text in ("take A 1", "take B 2"):
        session.apply(parse(text))
    after = session.state
    assert (session.undo(), session.state) == (2, before)
    assert (session.redo(), session.state) == (2, after)


def test_a_finished_game_is_looked_through() -> None:
    session = finished("person", "person")
    length = session.length
    assert session.look_at(1) == length - 1
    assert session.reviewing
    assert len(session.record.actions) == length


def test_what_is_saved_is_loaded(tmp_path: Path) -> None:
    record = finished("person", "perfect").record
    path = tmp_path / "nim.json"
    path.write_text(json.dumps(SAVES.encode(record)), encoding="utf-8")
    loaded = SAVES.load(path)
    assert loaded == record
    assert rules.is_over(replay(rules, loaded).state)
    assert SAVES.encode(loaded) == SAVES.encode(record)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"nim"', '"mexica"', "it is no game of Nim but one of 'mexica'"),
        ("take A 1", "take A 9", "action 1, 'take A 9', is illegal: Take 1 to 3 sticks"),
        ("take A 1", "steal A 1", "action 1: 'steal A 1' is no action of Nim"),
        ("take A 1", "take A 2", "check.points"),
    ],
)
def test_a_faulty_save_is_refused_in_one_sentence(old: str, new: str, message: str) -> None:
    session = Session(rules, new_record("person", "perfect"))
    session.apply(Take("A", 1))
    text = json.dumps(SAVES.encode(session.record))
    assert old in text
    with pytest.raises(SaveError, match=message):
        SAVES.decode(json.loads(text.replace(old, new, 1)))
