"""Tests of Mexica; the tree mirrors the package."""
