"""The engine from outside: plays and thinks on request, line by line, without a window; knows no game."""
