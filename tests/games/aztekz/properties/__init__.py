"""What holds in every game, whoever plays it."""
