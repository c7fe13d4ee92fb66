"""Mexica's own screen: board, sprites, animation of events, input and panels."""
