"""Reference games, reviewed and judged right; a difference shows how a change affects the rules."""
