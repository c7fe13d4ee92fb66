"""The games in the box, each in a package of its own."""
