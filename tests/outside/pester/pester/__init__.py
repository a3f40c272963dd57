"""A game that lives outside the package."""
