# The texts of the game in English. What is missing here is told by its name; fr.ftl and de.ftl
# may leave out what can be told in English.

title-NAME = TITLE
line-NAME = Lay a higher card, or pass.
notation-NAME = Write 7 for the card 7, and pass.

why-NAME-not-held = You don’t have that card.
why-NAME-too-low = That card is not higher than the last one.
why-NAME-must-lay = There is nothing to beat; lay a card.

score-NAME-left = cards left: { $points }
score-NAME-passes = passes: { $points }

rule-NAME-deal = Everyone gets { $hand } cards.
rule-NAME-climb = Lay a card that is higher than the last one.
rule-NAME-pass = Or pass; the next player then lays any card.
rule-NAME-cost = The round ends when somebody has no card left. Each card left and each pass costs 1 point.
rule-NAME-rounds = After { $rounds } rounds the fewest points win.
