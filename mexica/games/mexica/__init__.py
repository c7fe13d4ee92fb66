"""The game of Mexica: rules, computer players and table."""
