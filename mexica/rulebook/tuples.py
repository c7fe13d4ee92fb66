"""Tuples of things of which several may be alike."""

from typing import TypeVar

T = TypeVar("T")


def less_one(things: tuple[T, ...], thing: T) -> tuple[T, ...]:
    """Return these without one of them, the first that is alike; ValueError if none is."""
    at = things.index(thing)
    return things[:at] + things[at + 1 :]
