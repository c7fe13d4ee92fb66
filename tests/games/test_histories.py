"""Whatever is done to a game in progress, its history stays the one that the rules give."""

import pytest
from hypothesis import Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from mexica.play.session import Session
from tests.games.histories import FORMATS, MACHINES

few = settings(max_examples=8, stateful_step_count=20, deadline=None, derandomize=True)


@pytest.mark.parametrize("key", FORMATS)
def test_any_history_is_what_the_rules_give(key: str) -> None:
    run_state_machine_as_test(MACHINES[key], settings=few)


def test_a_history_that_is_not_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Session, "undo", lambda _session: 0)
    with pytest.raises((AssertionError, IndexError)):
        run_state_machine_as_test(
            MACHINES["nim"], settings=settings(few, max_examples=50, phases=[Phase.generate])
        )
