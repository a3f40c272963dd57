# Die Regeln der fünf Spiele in unseren Worten: für die Hilfe im Browser und für docs/rules.
# Jede Zahl, die ein Tisch ändern kann, wird eingesetzt: aus seinen Optionen oder dem, was daraus folgt.

rule-section-aim = Worum es geht
rule-section-setup = Bevor es losgeht
rule-section-turn = Dein Zug
rule-section-pass = Passen
rule-section-duel = Duelle
rule-section-end = Wann es endet
rule-section-points = Punkte
rule-section-match = Die ganze Partie
rule-section-ours = Was die Anleitung offenlässt und wir entschieden haben
rule-example = Ein Beispiel zum Ausprobieren
rule-try = Probiere:

# Nur in docs/rules

page-by = Von { $designer } ({ $publisher }), für { $least } bis { $most } Personen. Im Code: { $game }.
page-moves = Züge als Text
page-options = Hausregeln
page-option = Option
page-what = was
page-usual = sonst
page-allowed = möglich
