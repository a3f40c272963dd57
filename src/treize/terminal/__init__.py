"""Treize in a terminal: line by line, in sentences that can also be read aloud."""
