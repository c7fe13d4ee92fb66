"""What the players have and what is left, in short, and whose turn it is."""
