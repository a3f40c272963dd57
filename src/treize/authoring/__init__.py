"""For those who write a game: a folder to begin with, and what is wrong with it."""
