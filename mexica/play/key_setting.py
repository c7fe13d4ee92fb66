"""Giving keys to actions: what a press is taken for, and the setting with a change made."""

from collections.abc import Mapping, Sequence
from typing import Any

from mexica.play.key_map import KeyAction
from mexica.play.key_presses import PAD

Changes = Mapping[str, tuple[str, ...]]  # by the names of actions
AnyAction = KeyAction[Any]


def keys_now(action: AnyAction, changes: Changes) -> tuple[str, ...]:
    """Return the presses that ask for an action."""
    return changes.get(action.name, action.keys)


def taken_by(
    actions: Sequence[AnyAction], changes: Changes, presses: Sequence[str], but: AnyAction
) -> tuple[str, AnyAction] | None:
    """Return the first of these presses that another action has, with that action; None if none has."""
    others = [action for action in actions if action.name != but.name and not action.reviewing]
    taken = ((press, other) for press in presses for other in others if press in keys_now(other, changes))
    return next(taken, None)


def with_press(action: AnyAction, changes: Changes, press: str) -> dict[str, tuple[str, ...]]:
    """Return the setting with this press for an action, in place of its others on the same device.

    The devices are the keyboard and a game pad.
    """
    on_pad = press.startswith(PAD)
    kept = tuple(key for key in keys_now(action, changes) if key.startswith(PAD) != on_pad)
    return _cleaned(action, changes, (*kept, press) if on_pad else (press, *kept))


def as_usual(action: AnyAction, changes: Changes) -> dict[str, tuple[str, ...]]:
    """Return the setting with the usual presses for an action."""
    return _cleaned(action, changes, action.keys)


def _cleaned(action: AnyAction, changes: Changes, keys: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    others = {name: presses for name, presses in changes.items() if name != action.name}
    return others if keys == action.keys else {**others, action.name: keys}
