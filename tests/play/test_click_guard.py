"""Clicks and keys are ignored for half a second, nothing else is."""

import pygame

from mexica.play.click_guard import SECONDS, ClickGuard

CLICK = pygame.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(0, 0))
RELEASE = pygame.Event(pygame.MOUSEBUTTONUP, button=1, pos=(0, 0))


def test_only_presses_are_ignored_and_only_for_a_while() -> None:
    guard = ClickGuard()
    assert not guard.ignores(CLICK)
    guard.begin()
    assert guard.ignores(CLICK)
    assert not guard.ignores(RELEASE)
    assert guard.next_wake == SECONDS
    guard.tick(SECONDS)
    assert not guard.ignores(CLICK)
    assert guard.next_wake is None
