"""Aztekz for learning players: the numbers of the actions, and the arrays that an agent sees."""
