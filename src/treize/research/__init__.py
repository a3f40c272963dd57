"""Players that learn: the interfaces their field uses, over the same tables."""
