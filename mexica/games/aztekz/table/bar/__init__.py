"""The bar below the pyramid."""
