"""For all tests: a text that lacks something is an error, though people would be shown its name."""

from treize.texts.words import Words

Words.is_strict = True
