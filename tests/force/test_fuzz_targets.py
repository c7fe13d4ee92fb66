"""The targets of the fuzzing hold for a sample of inputs, and the command tells what it finds."""

import re
import sys
from functools import cache
from random import Random

import pytest
from attrs import evolve
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.force import __main__ as force
from tests.force import fuzz
from tests.force.damage import damaged
from tests.force.fuzz_targets import TARGETS, mutated

few = settings(max_examples=60, deadline=None, derandomize=True)


@cache
def seeds_of(name: str) -> list[bytes]:
    return list(TARGETS[name].seeds())


@pytest.mark.parametrize("name", TARGETS)
def test_what_the_fuzzing_begins_with_is_accepted_and_short_enough(name):
    for seed in min(seeds_of(name), key=len), max(seeds_of(name), key=len):
        assert TARGETS[name].accepts(seed)
        assert len(seed) <= TARGETS[name].longest


@pytest.mark.parametrize("name", TARGETS)
@few
@given(st.data())
def test_damaged_inputs_are_accepted_or_refused_as_declared(name, data):
    seed, random = data.draw(st.sampled_from(seeds_of(name))), Random(data.draw(st.integers(0, 2**32)))
    TARGETS[name].accepts(mutated(seed, random) if TARGETS[name].is_json else damaged(seed, random))


@pytest.mark.parametrize("name", TARGETS)
@few
@given(st.binary(max_size=60))
def test_any_bytes_are_accepted_or_refused_as_declared(name, data):
    TARGETS[name].accepts(data)


def raises(data: bytes) -> bool:
    raise ZeroDivisionError(data)


def test_an_input_that_is_read_again_is_told_as_accepted_or_refused_or_a_finding(
    tmp_path, capsys, monkeypatch
):
    file = tmp_path / "input"
    words = ["fuzz", "--target", "action", "--input", str(file)]
    codes = []
    for text in ("walk G6", "fly G6"):
        file.write_text(text)
        codes.append(force.main(words))
    monkeypatch.setitem(TARGETS, "action", evolve(TARGETS["action"], accepts=raises))
    codes.append(force.main(words))
    printed = capsys.readouterr().out
    assert codes == [0, 0, 1]
    assert printed.startswith("action: accepted\naction: refused\naction: a finding\n")
    assert "ZeroDivisionError: b'fly G6'" in printed


@pytest.mark.parametrize(
    ("system", "code", "said"), [("linux", 1, fuzz.MISSING), ("darwin", 0, fuzz.ELSEWHERE)]
)
def test_without_atheris_one_sentence_says_so(capsys, monkeypatch, system, code, said):
    monkeypatch.setattr(fuzz, "find_spec", lambda name: None)
    monkeypatch.setattr(sys, "platform", system)
    assert force.main(["fuzz", "--minutes", "0"]) == code
    assert capsys.readouterr().out == said + "\n"


FUZZED = """import sys
print("INFO: Instrumenting mexica")
print("#2\\tINITED cov: 30 ft: 31 corp: 2/9b exec/s: 0 rss: 60Mb", file=sys.stderr, flush=True)
print("#9\\tNEW    cov: 34 ft: 36 corp: 3/9b exec/s: 0 rss: 60Mb", file=sys.stderr, flush=True)
"""


def test_a_run_is_told_by_its_inputs_and_the_code_they_reach(tmp_path, capsys, monkeypatch):
    script = FUZZED + "print('stat::number_of_executed_units: 12')"
    monkeypatch.setattr(fuzz.Run, "_command", lambda self: [sys.executable, "-c", script])
    monkeypatch.setattr(fuzz, "find_spec", lambda name: True)
    assert force.main(["fuzz", "--target", "action", "--folder", str(tmp_path)]) == 0
    row, last = capsys.readouterr().out.splitlines()
    told = "action 12 inputs; places of the code 30 -> 34; inputs kept 0 -> 0; holds"
    assert " ".join(row.split()) == told
    assert last == "0 of 1 targets have a finding; 12 inputs tried"


def test_a_finding_is_shown_with_its_file_and_the_command_that_reads_it_again(tmp_path, capsys, monkeypatch):
    kept = tmp_path / "action" / "findings" / "crash-1"
    script = FUZZED + f"print('KeyError: 7'); open({str(kept)!r}, 'w'); sys.exit(77)"
    monkeypatch.setattr(fuzz.Run, "_command", lambda self: [sys.executable, "-c", script])
    monkeypatch.setattr(fuzz, "find_spec", lambda name: True)
    assert force.main(["fuzz", "--target", "action", "--folder", str(tmp_path)]) == 1
    shown, again, row, last = capsys.readouterr().out.splitlines()
    assert shown == "KeyError: 7"
    assert again == f"python -m tests.force fuzz --target action --input {kept}"
    assert row.endswith("a FINDING")
    assert last.startswith("1 of 1 targets have a finding")


def test_atheris_tries_inputs_where_it_is_installed(tmp_path, capsys):
    pytest.importorskip("atheris")
    code = force.main(["fuzz", "--target", "action", "--minutes", "0.02", "--folder", str(tmp_path)])
    printed = capsys.readouterr().out
    assert code == 0, printed
    assert re.search(r"\d,\d\d\d inputs tried", printed.splitlines()[-1])
    assert (tmp_path / "action" / "seeds" / "0").exists()
