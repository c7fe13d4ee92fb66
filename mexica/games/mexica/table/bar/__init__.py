"""The bar below the board: tools and commands, how their buttons look and where they are."""
