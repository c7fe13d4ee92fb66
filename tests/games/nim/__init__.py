"""Nim, the smallest game there is: the proof that neutral code runs any game, no line of it changed."""
