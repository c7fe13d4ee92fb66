"""What the players have, in short."""
