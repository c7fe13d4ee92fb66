"""The panels around the board: players, display, turn, prestige track."""
