"""13, by Reiner Knizia, for three to six players."""
