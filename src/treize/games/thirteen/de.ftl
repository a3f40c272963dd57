# Das Spiel, seine Karten und Züge

title-thirteen = 13
line-thirteen = Drei Zielscheiben: Wer eine über 13 bringt, nimmt ihre Karten.
card-thirteen = { $colour ->
    [B] blaue { $value }
    [Y] gelbe { $value }
    [G] grüne { $value }
   *[R] faule Vier
    }
pile-thirteen = { $colour ->
        [B] Blau
        [Y] Gelb
       *[G] Grün
    }
move-thirteen-target = { $card } auf { $pile }
rules-thirteen =
    Lege eine Karte auf eine Zielscheibe: eine farbige auf ihre eigene, eine faule Vier auf eine beliebige; dann ziehst du.
    Bringst du eine Zielscheibe über { $limit }, nimmst du die Karten, die dort lagen; deine bleibt liegen.
    Am Ende kostet jede genommene Karte 1 Punkt, eine faule Vier 2.
    Eine Farbe, von der du mehr Karten genommen hast als jeder andere, kostet dich nichts. Bei Gleichstand wird niemand verschont, und faule Vieren zählen immer.
notation-thirteen = Schreibe B7 für die blaue 7, Y für Gelb, G für Grün, R4>Y für eine faule Vier auf Gelb.

# Warum ein Zug nicht erlaubt ist

why-thirteen-not-held = Du hast diese Karte nicht: { $card_name }.

# Was für einen Zug spricht

merit-thirteen-fills = { $pile } kommt genau auf { $limit }: Wer dort als Nächstes legt, nimmt alles.
merit-thirteen-spared = Mit { $number ->
        [one] dieser Karte
       *[other] diesen { $number } Karten
    } hast du bei { $pile } die meisten: Solange das so bleibt, kosten sie dich nichts.
merit-thirteen-tight = Dann ist bei { $pile } nur noch Platz für { $left }: Kaum eine Karte passt da noch.
merit-thirteen-highest = Es ist deine höchste Karte, und jetzt ist Platz für sie.
merit-thirteen-doubles = Wer { $pile } nimmt, zahlt für die faule Vier doppelt.
merit-thirteen-fits = Danach { $number ->
        [one] passt noch eine deiner anderen Karten
       *[other] passen noch { $number } deiner anderen Karten
    }, ohne dass du etwas nehmen musst.
merit-thirteen-clean = Unter dem, was du nimmst, ist keine faule Vier.
merit-thirteen-lowest = Es ist deine niedrigste Karte: Die höheren behältst du für später.

# Optionen

option-thirteen-limit = Grenze einer Zielscheibe
option-hand = Karten auf der Hand
option-thirteen-deck = Karten jeder Farbe und faule Vieren
option-thirteen-first = Wer zuerst austeilt

# Am Tisch, in Sätzen

told-sum-thirteen = { $pile } steht jetzt auf { $total }.
told-takes = Über der Grenze: { $who ->
        [you] Du nimmst
       *[other] { $name } nimmt
    } { $number ->
        [one] eine Karte.
       *[other] { $number } Karten.
    }
taken-thirteen = { $colour ->
        [B] { $number ->
            [one] eine blaue Karte
           *[other] { $number } blaue Karten
        }
        [Y] { $number ->
            [one] eine gelbe Karte
           *[other] { $number } gelbe Karten
        }
       *[G] { $number ->
            [one] eine grüne Karte
           *[other] { $number } grüne Karten
        }
    }
score-targets-cards = { $cards }: { $points }
score-targets-spared = { $cards }, die Mehrheit: nichts
score-thirteen-fours = { $number ->
    [one] eine faule Vier: { $points }
   *[other] { $number } faule Vieren: { $points }
    }
table-targets-thirteen = Zielscheiben: { $targets }.
table-wild-thirteen = { $name }
player-thirteen = { $name }: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }, { $taken } genommen

# Die Regeln

rule-lying-thirteen = Dort liegen
rule-try-safe = Das macht { $total }. Nicht über { $limit }, also passiert nichts.
rule-try-over = Das macht { $total }, mehr als { $limit }: Du nimmst die { $cards } Karten, die dort lagen. Deine bleibt liegen, und mit ihr geht es neu los.
rule-thirteen-aim = Drei Zielscheiben, eine für jede Farbe. Bring keine über { $limit }. Wer am Ende die wenigsten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
rule-thirteen-pack = { $cards } Karten. In Blau, Gelb und Grün gibt es jeweils { $copies }. Die faulen Vieren ({ $fours } Stück) sind rot und 4 wert.
rule-thirteen-deal = Alle bekommen { $hand } Karten; der Rest ist der Nachziehstapel. { $first ->
        [random] Wer zuerst austeilt, wird ausgelost
       *[other] Wer zuerst austeilt, hat der Tisch vereinbart
    }; nach jeder Runde teilt die nächste Person im Uhrzeigersinn aus.
rule-thirteen-lead = Links von der Person, die ausgeteilt hat, geht es los; dann geht es im Uhrzeigersinn weiter.
rule-thirteen-play = Lege genau eine Karte auf eine Zielscheibe, dann ziehe eine, solange der Nachziehstapel reicht.
rule-thirteen-where = Eine farbige Karte kommt auf die Zielscheibe ihrer Farbe. Eine faule Vier darf jederzeit auf jede Zielscheibe, auch auf eine leere.
rule-thirteen-safe = Ist die Summe auf der Zielscheibe { $limit } oder kleiner, passiert nichts.
rule-thirteen-over = Ist sie größer als { $limit }, nimmst du alle Karten, die schon dort lagen, verdeckt an dich. Die gerade gelegte Karte bleibt liegen, und die Zielscheibe beginnt mit ihr neu, auch mit einer faulen Vier.
rule-thirteen-free = Du darfst absichtlich über { $limit } gehen. Irgendeine Karte geht immer.
rule-thirteen-hidden = Niemand darf genommene Karten vor dem Ende der Runde ansehen, auch nicht die eigenen. Wie viele jemand hat, sehen alle.
rule-thirteen-stock = Ist der Nachziehstapel leer, spielt ihr ohne Ziehen weiter. Die Runde endet, wenn niemand mehr Karten auf der Hand hat.
rule-thirteen-left = Karten, die noch auf den Zielscheiben liegen, zählen für niemanden.
rule-thirteen-cost = Jede genommene farbige Karte kostet 1 Punkt, jede faule Vier 2. Welche Zahl darauf steht, ist egal.
rule-thirteen-most = Hast du von einer Farbe mehr Karten genommen als jeder andere, kostet dich diese Farbe nichts. Haben mehrere gleich viele und am meisten, wird niemand verschont.
rule-thirteen-fours = Faule Vieren zählen immer, auch wenn du die meisten hast.
rule-thirteen-rounds = { $rounds ->
        [0] Zu viert, zu fünft und zu sechst teilen alle einmal aus, zu dritt zweimal.
        [one] Die Partie ist eine einzige Runde.
       *[other] Die Partie hat { $rounds } Runden.
    }
rule-thirteen-ours-dealer = Wer zuerst austeilt.
rule-thirteen-ours-tie = Wer bei gleich wenigen Punkten gewinnt.

# Im Browser

web-short-thirteen = 13
web-line-thirteen = Drei Zielscheiben. Wer über 13 kommt, nimmt alles.
web-middle-thirteen = Die drei Zielscheiben
web-fact-taken = { $number } genommen
web-do-thirteen = Karte auf ihre Zielscheibe.
web-where-thirteen = Faule Vier: auf welche Zielscheibe?
web-target-thirteen = Zielscheibe { $pile }: { $sum }. Karten: { $cards }. Platz für { $left }.
web-score-how-thirteen = Eine genommene Karte kostet 1 Punkt, eine faule Vier 2. Wer die wenigsten Punkte hat, gewinnt.
web-score-most = { $who ->
        [you] Du hast die meisten
       *[other] { $name } hat die meisten
    }
web-score-spared = { $number ->
        [one] Diese Karte zählt nicht.
       *[other] Diese { $number } Karten zählen nicht.
    }
web-score-tied = Gleichstand
web-score-nobody = Niemand hat welche
web-score-unspared = Niemand wird verschont.
web-score-fours-thirteen = Faule Vieren zählen
web-score-fours-sub = Immer, und doppelt.
web-guide-thirteen-turn = Tippe eine Karte an, dann noch einmal: Sie kommt auf die Zielscheibe ihrer Farbe. Halte die Summe bei { $limit } oder weniger.
web-guide-thirteen-wild = Eine faule Vier darf auf jede Zielscheibe. Wähle sie, dann tippe die Zielscheibe an.
web-guide-thirteen-taken = Wer über { $limit } kommt, nimmt verdeckt die Karten, die schon da waren: 1 Punkt je Karte, 2 für eine faule Vier.
web-guide-thirteen-most = Hast du von einer Farbe mehr genommen als alle anderen, kostet sie dich nichts. Faule Vieren zählen immer.
