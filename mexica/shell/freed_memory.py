"""Gives freed memory back to the system, which a long session with many window sizes would otherwise hold.

Each size of the window needs some 100 MB of pictures. What holds them refers to itself in circles, so that
only a collection frees it; and glibc keeps freed memory between what is still used, up to 600 MB after a
hundred sizes.
"""

import ctypes
import gc
import sys
from collections.abc import Callable
from functools import cache


def give_back() -> None:
    """Free what earlier screens and sizes left; takes a tenth of a second.

    The rest is exempt from later collections, which would drop frames. Cached pictures are to be forgotten
    before, and before new screens make theirs (`forget_pictures`).
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    _trim()(0)


def give_back_closed() -> None:
    """Free a screen that was closed; looks only at what is new since `give_back`, for a few ms."""
    gc.collect()
    _trim()(0)


@cache
def _trim() -> Callable[[int], object]:
    """Return glibc's `malloc_trim`; other systems give freed memory back by themselves."""
    trim: Callable[[int], object] | None = None
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    return trim or (lambda _kept: None)
