"""Drat, 13 again! (Zut, encore une fois 13 !), by Tanja Engel, for two to four players."""
