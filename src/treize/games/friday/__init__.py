"""Friday the 13th (Vendredi 13), by Reiner Knizia, for three to six players."""
