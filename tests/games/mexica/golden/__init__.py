"""Reference games that were last judged right; a difference shows how a change affects the rules."""
