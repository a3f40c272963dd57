# Das Spiel, seine Karten und Züge

title-friday = Freitag, der 13.
line-friday = Katzen, Spiegel und Leitern: Alle Karten werden ausgeteilt, vier Runden lang.
card-friday = { $colour ->
    [C] Katze { $value }
    [M] Spiegel { $value }
    [L] Leiter { $value }
   *[F] Freitagskarte
    }
pile-friday = { $colour ->
        [C] Katzen
        [M] Spiegel
       *[L] Leitern
    }
move-friday-target = { $card } auf die { $pile }
rules-friday =
    Lege eine Karte auf einen Stapel: Katzen, Spiegel und Leitern auf ihren eigenen, eine Freitagskarte auf einen beliebigen. Niemand zieht nach.
    Bringst du einen Stapel über { $limit }, nimmst du die Karten, die dort lagen; deine bleibt liegen.
    Am Ende kostet jede genommene Karte 1 Punkt, eine Freitagskarte 2.
    Eine Sorte, von der du mehr Karten genommen hast als jeder andere, kostet dich nichts. Bei Gleichstand wird niemand verschont, und Freitagskarten zählen immer.
notation-friday = Schreibe C7 für die Katze 7, M für Spiegel, L für Leiter, F4>M für eine Freitagskarte auf die Spiegel.

# Warum ein Zug nicht erlaubt ist

why-friday-not-held = Du hast diese Karte nicht: { $card_name }.

# Was für einen Zug spricht

merit-friday-fills = Die { $pile } kommen genau auf { $limit }: Wer dort als Nächstes legt, nimmt alles.
merit-friday-spared = Mit { $number ->
        [one] dieser Karte
       *[other] diesen { $number } Karten
    } hast du die meisten { $pile }: Solange das so bleibt, kosten sie dich nichts.
merit-friday-tight = Dann ist bei den { $pile } nur noch Platz für { $left }: Kaum eine Karte passt da noch.
merit-friday-highest = Es ist deine höchste Karte, und jetzt ist Platz für sie.
merit-friday-doubles = Wer die { $pile } nimmt, zahlt für die Freitagskarte doppelt.
merit-friday-fits = Danach { $number ->
        [one] passt noch eine deiner anderen Karten
       *[other] passen noch { $number } deiner anderen Karten
    }, ohne dass du etwas nehmen musst.
merit-friday-clean = Unter dem, was du nimmst, ist keine Freitagskarte.
merit-friday-lowest = Es ist deine niedrigste Karte: Die höheren behältst du für später.

# Optionen

option-friday-limit = Grenze eines Stapels
option-friday-deck = Karten jeder Sorte und Freitagskarten

# Am Tisch, in Sätzen

told-sum-friday = Die { $pile } stehen jetzt auf { $total }.
taken-friday = { $colour ->
        [C] { $number ->
            [one] eine Katze
           *[other] { $number } Katzen
        }
        [M] { $number ->
            [one] ein Spiegel
           *[other] { $number } Spiegel
        }
       *[L] { $number ->
            [one] eine Leiter
           *[other] { $number } Leitern
        }
    }
score-friday-fours = { $number ->
    [one] eine Freitagskarte: { $points }
   *[other] { $number } Freitagskarten: { $points }
    }
table-targets-friday = Stapel: { $targets }.
table-wild-friday = { $name } = { $value }
player-friday = { $name }: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }, { $taken } genommen

# Die Regeln

rule-lying-friday = Dort liegen
rule-friday-aim = Katzen, Spiegel und Leitern, für jede Sorte ein Stapel. Bring keinen über { $limit }. Wer am Ende die wenigsten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
rule-friday-pack = { $cards } Karten. Bei den schwarzen Katzen, den zerbrochenen Spiegeln und den Leitern gibt es jeweils { $copies }. Die Freitagskarten ({ $fours } Stück) sind 4 wert.
rule-friday-start = { $first ->
        [random] Wer beginnt, wird ausgelost
       *[other] Wer beginnt, hat der Tisch vereinbart
    }; nach jeder Runde beginnt die nächste Person im Uhrzeigersinn.
rule-friday-deal = Alle Karten werden einzeln ausgeteilt, zuerst an die Person, die beginnt. Zu viert bekommen alle { $hand_4 } Karten, zu fünft { $hand_5 }, zu sechst { $hand_6 }; überzählige bekommen die, die zuerst dran sind.
rule-friday-three = Zu dritt wird auch eine vierte Hand mit { $aside } Karten ausgeteilt, die niemandem gehört: Sie wird ungesehen beiseitegelegt und zählt in dieser Runde nicht. Alle bekommen { $hand_3 } Karten.
rule-friday-play = Lege genau eine Karte auf einen Stapel. Niemand zieht nach.
rule-friday-where = Jede Sorte kommt auf ihren Stapel. Eine Freitagskarte darf auf jeden der drei, auch auf einen leeren; einen eigenen Stapel hat sie nicht.
rule-friday-safe = Ist die Summe des Stapels { $limit } oder kleiner, passiert nichts. Der Tisch zeigt alle Summen.
rule-friday-over = Ist sie größer als { $limit }, nimmst du alle Karten, die schon dort lagen, verdeckt an dich. Die gerade gelegte Karte bleibt liegen, und der Stapel beginnt mit ihr neu, auch mit einer Freitagskarte.
rule-friday-free = Du darfst absichtlich über { $limit } gehen. Irgendeine Karte geht immer.
rule-friday-hidden = Niemand darf genommene Karten vor dem Ende der Runde ansehen, auch nicht die eigenen. Wie viele jemand hat, sehen alle.
rule-friday-left = Die Runde endet, wenn niemand mehr Karten auf der Hand hat. Karten, die noch auf den Stapeln liegen, zählen für niemanden.
rule-friday-cost = Jede genommene Karte kostet 1 Punkt, jede Freitagskarte 2. Welche Zahl darauf steht, ist egal.
rule-friday-most = Hast du von einer Sorte mehr Karten genommen als jeder andere, kostet dich diese Sorte nichts. Haben mehrere gleich viele und am meisten, wird niemand verschont.
rule-friday-fours = Freitagskarten zählen immer, auch wenn du die meisten hast.
rule-friday-rounds = { $rounds ->
        [one] Die Partie ist eine einzige Runde,
       *[other] Die Partie hat { $rounds } Runden,
    } egal, wie viele ihr seid.
rule-friday-ours-start = Wer beginnt und wer die nächste Runde beginnt.
rule-friday-ours-hidden = Ob man die eigenen genommenen Karten ansehen darf.
rule-friday-ours-left = Was die Karten zählen, die auf den Stapeln bleiben.
rule-friday-ours-tie = Wer bei gleich wenigen Punkten gewinnt.

# Im Browser

web-short-friday = Freitag, der 13.
web-line-friday = Katze, Spiegel, Leiter: Vorsicht vor der 13.
web-middle-friday = Die drei Stapel
web-do-friday = Karte auf ihren Stapel.
web-where-friday = Freitagskarte: auf welchen Stapel?
web-friday-leaf = FR 13
web-target-friday = Stapel der { $pile }: { $sum }. Karten: { $cards }. Platz für { $left }.
web-score-how-friday = Eine genommene Karte kostet 1 Punkt, eine Freitagskarte 2. Wer die wenigsten Punkte hat, gewinnt.
web-score-fours-friday = Freitags{"\u00AD"}karten zählen
web-guide-friday-turn = Tippe eine Karte an, dann noch einmal: Sie kommt auf ihren Stapel. Halte die Summe bei { $limit } oder weniger.
web-guide-friday-wild = Eine Freitagskarte darf auf jeden Stapel. Wähle sie, dann tippe den Stapel an.
web-guide-friday-taken = Wer über { $limit } kommt, nimmt verdeckt die Karten, die schon da waren: 1 Punkt je Karte, 2 für eine Freitagskarte.
web-guide-friday-most = Hast du von einer Sorte mehr genommen als alle anderen, kostet sie dich nichts. Freitagskarten zählen immer.
