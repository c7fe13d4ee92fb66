"""Games with the story of what happens in them."""
