"""The built program, tried from outside: its window on a display of its own, by real clicks and keys."""
