"""The game of Mexica: its rules, its computer players, its table."""
