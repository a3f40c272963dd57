"""Nouns and verbs of any card game, compiled: tables, cards, options, luck, batches."""
