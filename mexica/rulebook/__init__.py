"""What the rules of every game share: refusals, and faults of positions; knows no game.

Needs only the standard library and attrs, as `rules` does.
"""
