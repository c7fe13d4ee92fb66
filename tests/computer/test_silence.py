"""How long a process may say nothing before it is taken for hung."""

import os
import subprocess
import sys
import time

import pytest

from mexica.computer import silence
from mexica.computer.silence import Look, Silence
from tests.clock import Clock


class SilenceClock(Clock):
    """A clock that a test moves, and a process that is or is not heard at it."""

    def __init__(self) -> None:
        super().__init__()
        self.silence = Silence()

    def hung_after(self, seconds: float, step: float = 0.05) -> bool:
        """Whether the process is taken for hung after so many seconds with a look at every step."""
        for _ in range(round(seconds / step)):
            self.now += step
            self.silence.listen()
        return self.silence.is_hung(None)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SilenceClock:
    clock = SilenceClock()
    monkeypatch.setattr(silence, "monotonic", clock)
    return clock


def test_two_seconds_of_silence_are_enough_and_one_is_not(clock: SilenceClock) -> None:
    clock.silence.heard()
    assert not clock.hung_after(1.0)
    assert clock.hung_after(1.0)
    clock.silence.heard()
    assert not clock.hung_after(1.0)


def test_a_process_that_starts_is_given_longer(clock: SilenceClock) -> None:
    assert not clock.hung_after(10.0)
    assert clock.hung_after(20.0)


def test_time_in_which_nobody_listened_does_not_count(clock: SilenceClock) -> None:
    clock.silence.heard()
    clock.silence.listen()
    assert not clock.hung_after(3600.0, step=3600.0)
    clock.silence.stop_listening()
    assert not clock.hung_after(1.0)


def looks(monkeypatch: pytest.MonkeyPatch, *found: Look) -> None:
    """Have the system tell these states, the last one from then on."""
    left = list(found)
    monkeypatch.setattr(silence, "look_at", lambda pid: left.pop(0) if left[1:] else left[0])


@pytest.mark.parametrize(
    ("state", "computed", "hung"),
    [("R", 0.3, False), ("R", 1.2, True), ("S", 0.3, True), ("D", 0.0, True), ("T", 0.0, True)],
)
def test_a_silent_process_is_hung_unless_others_leave_it_no_core(
    clock: SilenceClock, monkeypatch: pytest.MonkeyPatch, state: str, computed: float, hung: bool
) -> None:
    clock.silence.heard()
    looks(monkeypatch, Look("R", 7.0), Look(state, 7.0 + computed))
    assert not clock.hung_after(1.0)
    assert clock.hung_after(1.0) is hung


@pytest.mark.parametrize(("state", "hung"), [("R", False), ("S", False), ("T", True)])
def test_a_process_that_starts_is_hung_early_only_if_it_is_stopped(
    clock: SilenceClock, monkeypatch: pytest.MonkeyPatch, state: str, hung: bool
) -> None:
    looks(monkeypatch, Look("R", 0.0), Look(state, 5.0))
    assert not clock.hung_after(1.0)
    assert clock.hung_after(2.0) is hung


def test_the_system_tells_how_long_a_process_has_computed() -> None:
    if not os.path.exists("/proc/self/stat"):
        pytest.skip("the system does not say")
    before = silence.look_at(os.getpid())
    assert before is not None
    assert before.state == "R"
    assert before.computed == pytest.approx(time.process_time(), abs=1.0)
    assert silence.look_at(2**30) is None


COMPUTES = """
import threading
def work():
    while True:
        pass
threading.Thread(target=work, daemon=True).start()
print(flush=True)
threading.Event().wait()
"""


@pytest.mark.skipif(not os.path.exists("/proc/self/task"), reason="the system does not say")
def test_a_process_runs_if_any_thread_does_while_others_wait_for_it() -> None:
    """On a busy machine the main thread may wait for a lock that a thread without a core holds."""
    with subprocess.Popen([sys.executable, "-c", COMPUTES], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        time.sleep(0.5)  # the main thread waits
        found = [silence.look_at(process.pid) for _ in range(20)]
        process.kill()
    assert {look.state for look in found if look is not None} == {"R"}
