"""13 Leaves (13 Feuilles), by Masato Uesugi, for three to six players."""
