# Die Texte des Spiels auf Deutsch.

title-NAME = TITLE
line-NAME = Lege eine höhere Karte oder passe.
notation-NAME = Schreibe 7 für die Karte 7, und pass fürs Passen.

why-NAME-not-held = Diese Karte hast du nicht.
why-NAME-too-low = Diese Karte ist nicht höher als die letzte.
why-NAME-must-lay = Es gibt nichts zu überbieten; lege eine Karte.

score-NAME-left = übrige Karten: { $points }
score-NAME-passes = gepasst: { $points }

rule-NAME-deal = Alle bekommen { $hand } Karten.
rule-NAME-climb = Lege eine Karte, die höher ist als die letzte.
rule-NAME-pass = Oder passe; wer folgt, legt dann irgendeine Karte.
rule-NAME-cost = Die Runde endet, wenn jemand keine Karte mehr hat. Jede übrige Karte und jedes Passen kostet 1 Punkt.
rule-NAME-rounds = Nach { $rounds } Runden gewinnen die wenigsten Punkte.
