"""The screen of Aztekz: what is drawn, and what a click means."""
