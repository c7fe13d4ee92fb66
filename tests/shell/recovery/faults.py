"""Faults made for a test, and the reports of them."""

from pathlib import Path

import pygame
import pytest

from tests.shell.hands import Hands, folders_in

ON = "Continue from the last action"


def fails(*_args: object, **_more: object) -> bool:
    raise ZeroDivisionError("for the test")


def fails_once(owner: type, name: str, patch: pytest.MonkeyPatch, error: BaseException | None = None) -> None:
    """Let a method fail the next time it is called."""
    whole = getattr(owner, name)

    def call(*_args: object, **_more: object) -> None:
        setattr(owner, name, whole)
        raise error or ZeroDivisionError("for the test")

    patch.setattr(owner, name, call)


def redraw(hands: Hands) -> None:
    hands.step(pygame.Event(pygame.WINDOWEXPOSED))


def reports(folder: Path, kind: str) -> list[str]:
    return [file.read_text("utf-8") for file in sorted(folders_in(folder).log.glob(f"{kind}-*.txt"))]
