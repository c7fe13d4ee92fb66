"""Pictures of every screen of a game, to look at: `python -m tests.screens --game aztekz FOLDER`."""
