"""What `treize new-game` writes: a small game that is whole, to be changed rule by rule."""
