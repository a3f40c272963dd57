# The rules of the five games, in our own words: for the help in the browser and for docs/rules.
# Every number that a table may change is filled in: by its options, or by what follows from them.

rule-section-aim = What it is about
rule-section-setup = Before you start
rule-section-turn = Your turn
rule-section-pass = Passing
rule-section-duel = Duels
rule-section-end = When it ends
rule-section-points = Points
rule-section-match = The whole match
rule-section-ours = What the rulebook leaves open, and we decided
rule-example = An example to try
rule-try = Try:

# Only in docs/rules

page-by = By { $designer } ({ $publisher }), for { $least } to { $most } players. In code: { $game }.
page-moves = Moves as text
page-options = House rules
page-option = option
page-what = what
page-usual = usually
page-allowed = may be
