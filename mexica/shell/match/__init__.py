"""What the tables of all games share while a match is played: commands, history, panels over the board."""
