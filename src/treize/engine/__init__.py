"""What any card game is made of, compiled: tables, cards, options, luck, batches."""
