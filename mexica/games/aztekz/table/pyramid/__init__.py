"""The pyramid by night: layout and places, what is seen of a position, and all that is drawn of it."""
