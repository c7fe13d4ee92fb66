"""The hint of Mexica: its adviser, its reasons in words, what is drawn of a plan."""
