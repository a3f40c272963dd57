"""Networks that play: how they read a table, how they compute, and the files they come in."""
