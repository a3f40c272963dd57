"""Training: networks that learn a game by playing it against themselves."""
