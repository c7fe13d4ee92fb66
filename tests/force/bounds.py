"""What reading a file may cost: a second of work and 100 MB."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

MOST_SECONDS = 1.0  # of the processor, as others may hold the machine
MOST_MEMORY = 100.0  # MB more than before


@contextmanager
def within_bounds() -> Iterator[None]:
    """Fails with AssertionError if what is done inside takes too long, or more memory than ever before."""
    began, held = time.process_time(), peak()
    yield
    taken, grown = time.process_time() - began, peak() - held
    assert taken <= MOST_SECONDS, f"it took {taken:.1f} s"
    assert grown <= MOST_MEMORY, f"it took {grown:.0f} MB"


def peak() -> float:
    """The most MB of memory that this process has ever held; 0 where the system does not say it."""
    if sys.platform == "win32":
        return 0.0
    import resource  # noqa: PLC0415  # Windows has none

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (
        1024**2 if sys.platform == "darwin" else 1024
    )
