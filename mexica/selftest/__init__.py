"""`mexica --selftest`: plays a short game with every part and says what the machine offers."""
