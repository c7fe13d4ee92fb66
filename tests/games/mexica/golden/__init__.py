"""What games looked like when last judged right; a difference shows what a change does to the rules."""
