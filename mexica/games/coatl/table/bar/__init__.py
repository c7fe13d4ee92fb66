"""The bar below the courts."""
