"""Computer players: a state in, an action out."""
