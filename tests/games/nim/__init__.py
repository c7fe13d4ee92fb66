"""Nim, a minimal game: the proof that neutral code runs any game without a change."""
