"""Olé!, by Wolfgang Panning, for three to eight players."""
