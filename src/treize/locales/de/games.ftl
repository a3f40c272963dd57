# Die Spiele, ihre Karten, und warum ein Zug nicht erlaubt ist.

title-thirteen = 13
title-ole = Olé!
title-friday = Freitag, der 13.
title-leaves = 13 Blätter
title-drat = Mist, schon wieder 13!

line-thirteen = Drei Zielscheiben: Wer eine über 13 bringt, nimmt ihre Karten.
line-ole = Mit der Farbe oder dem Wert überbieten; wer beides schafft, spielt weiter.
line-friday = Katzen, Spiegel und Leitern: Alle Karten werden ausgeteilt, vier Runden lang.
line-leaves = Die Reihe an einem Ende verlängern oder eine Karte nehmen und aussetzen.
line-drat = Zusammenzählen, unter 13 bleiben und Plättchen im Duell loswerden.

colour = { $colour ->
    [R] Rot
    [B] Blau
    [G] Grün
   *[Y] Gelb
    }

card-thirteen = { $colour ->
    [B] blaue { $value }
    [Y] gelbe { $value }
    [G] grüne { $value }
   *[R] faule Vier
    }
card-friday = { $colour ->
    [C] Katze { $value }
    [M] Spiegel { $value }
    [L] Leiter { $value }
   *[F] Freitagskarte
    }
card-ole = { $colour ->
    [R] rote { $value }
    [B] blaue { $value }
    [G] grüne { $value }
   *[Y] gelbe { $value }
    }
card-leaves = { $card }
card-drat = { $card ->
    [duel] Duell
   *[other] { $card }
    }

pile-thirteen = { $colour ->
        [B] Blau
        [Y] Gelb
       *[G] Grün
    }
pile-friday = { $colour ->
        [C] Katzen
        [M] Spiegel
       *[L] Leitern
    }

move-on-thirteen = { $card } auf { $pile }
move-on-friday = { $card } auf die { $pile }
move-duel = Duell gegen { $who ->
        [you] dich
       *[other] { $name }
    }
move-pass = passen und eine { $value } nehmen
move-lay = { $number ->
        [one] eine { $value }
       *[other] { $number } Karten mit Wert { $value }
    }
move-chip = einen Chip nehmen
move-normal = Rot ist am stärksten
move-reversed = Gelb ist am stärksten

ole-called = { $who ->
        [you] Alle haben einen Chip genommen: Du musst eine Karte legen.
       *[other] Alle haben einen Chip genommen: { $name } muss eine Karte legen.
    }

# Warum ein Zug nicht erlaubt ist

why-thirteen-not-held = Du hast diese Karte nicht: { $card_name }.
why-friday-not-held = Du hast diese Karte nicht: { $card_name }.
why-ole-not-held = Du hast diese Karte nicht: { $card_name }.
why-ole-too-weak = { $value } ist nicht höher als { $top_value }, und { $colour } ist nicht stärker als { $top_colour }.
why-ole-must-open = Eröffnet wird mit dieser Karte: { $opener_name }.
why-ole-no-chip-yet = Wer eröffnet, muss eine Karte legen; einen Chip gibt es noch nicht.
why-ole-could-play = An diesem Tisch nimmt nur einen Chip, wer nicht legen kann; du kannst aber.
why-ole-choose-order = Wähle zuerst die Reihenfolge der Farben: Rot oder Gelb am stärksten.
why-ole-order-chosen = Die Reihenfolge der Farben kann jetzt nicht geändert werden.
why-ole-called-upon = Seit der letzten Karte haben alle einen Chip genommen, und du kannst legen: Lege diesmal eine Karte.
why-leaves-not-held = Du hast nicht so viele Karten mit Wert { $card }.
why-leaves-between = { $card } liegt zwischen den Enden der Reihe, { $low } und { $high }; lege { $low } oder weniger, oder { $high } oder mehr.
why-leaves-too-few = { $low ->
        [0] Lege mindestens eine Karte.
       *[other] { $ends ->
            [one] Das sind zu wenige: Lege mindestens { $low_count }, so viele, wie schon da sind.
           *[two] Das sind zu wenige: Am Ende mit { $low } braucht es { $low_count } oder mehr, am Ende mit { $high } { $high_count } oder mehr.
        }
    }
why-leaves-not-in-row = Diese Karte liegt nicht in der Reihe.
why-drat-not-held = Du hast diese Karte nicht: { $card_name }.
why-drat-no-rival = Wähle jemand anderen an diesem Tisch für das Duell.
why-drat-start-positive = An diesem Tisch beginnt man mit einer Karte von 1 bis 4; lege eine davon.

# Die Regeln in Kürze, für die Hilfe im Terminal, und wie man dort Züge schreibt

rules-thirteen =
    Lege eine Karte auf eine Zielscheibe: eine farbige auf ihre eigene, eine faule Vier auf eine beliebige; dann ziehst du.
    Bringst du eine Zielscheibe über { $limit }, nimmst du die Karten, die dort lagen; deine bleibt liegen.
    Am Ende kostet jede genommene Karte 1 Punkt, eine faule Vier 2.
    Eine Farbe, von der du mehr Karten genommen hast als jeder andere, kostet dich nichts. Bei Gleichstand wird niemand verschont, und faule Vieren zählen immer.
rules-friday =
    Lege eine Karte auf einen Stapel: Katzen, Spiegel und Leitern auf ihren eigenen, eine Freitagskarte auf einen beliebigen. Niemand zieht nach.
    Bringst du einen Stapel über { $limit }, nimmst du die Karten, die dort lagen; deine bleibt liegen.
    Am Ende kostet jede genommene Karte 1 Punkt, eine Freitagskarte 2.
    Eine Sorte, von der du mehr Karten genommen hast als jeder andere, kostet dich nichts. Bei Gleichstand wird niemand verschont, und Freitagskarten zählen immer.
rules-ole =
    Lege eine Karte, die die oberste schlägt: durch eine stärkere Farbe oder eine höhere Zahl. Schlägt sie beides, spielst du weiter.
    { $voluntary_chip ->
        [false] Kannst du nicht, nimm einen Chip;
       *[true] Oder nimm einen Chip;
    } das beendet deinen Zug. { $ending ->
        [all-chips] Die Runde endet, wenn jemand keine Karten mehr hat oder seit der letzten Karte alle einen Chip genommen haben.
       *[nobody-can] Die Runde endet, wenn jemand keine Karten mehr hat oder seit der letzten Karte alle einen Chip genommen haben und niemand legen kann.
    }
    Handkarten kosten ihre Zahl, jeder Chip { $chip }; wer die wenigsten Punkte hat, gewinnt.
rules-leaves =
    Lege Karten eines Wertes an ein Ende der Reihe oder darüber hinaus, mindestens so viele, wie an diesem Ende liegen.
    Oder passe: Nimm eine Karte der Reihe auf die Hand und setze aus, bis alle bis auf eine Person gepasst haben.
    { $match ->
        [advanced] Wer keine Karten mehr hat, gewinnt die Runde; für alle anderen ist jede Handkarte ein Punkt. Bei { $target } Punkten endet die Partie, und wer die wenigsten hat, gewinnt.
       *[basic] Wer keine Karten mehr hat, gewinnt.
    }
rules-drat =
    In jedem Zug ziehst du eine Karte und legst eine; sie zählt zur Summe. Wer sie auf { $limit } oder mehr bringt, nimmt ein Plättchen, und die Zählung beginnt von vorn.
    Ein Duell zählt nichts: Du und jemand anders zieht Chilis, und wer gewinnt, gibt alle Plättchen dem Verlierer.
    Ist das letzte der { $tokens } Plättchen genommen, gewinnt, wer am wenigsten hat.

notation-thirteen = Schreibe B7 für die blaue 7, Y für Gelb, G für Grün, R4>Y für eine faule Vier auf Gelb.
notation-friday = Schreibe C7 für die Katze 7, M für Spiegel, L für Leiter, F4>M für eine Freitagskarte auf die Spiegel.
notation-ole = Schreibe G4 für die grüne 4, R für Rot, B für Blau, Y für Gelb, chip für einen Chip, normal oder reversed für die Farbfolge.
notation-leaves = Schreibe 6x3 für drei Sechsen, pass:6, um zu passen und eine 6 zu nehmen.
notation-drat = Schreibe +4 oder -1 für eine Zahl, duel>2 für ein Duell gegen Platz 2 (ab 0 gezählt).

# Optionen: was ein Tisch geändert hat

option-house-rules = Hausregeln an diesem Tisch
option-changed = { $name }: { $value } (sonst { $usual })
option-thirteen-limit = Grenze einer Zielscheibe
option-friday-limit = Grenze eines Stapels
option-drat-limit = Summe, die ein Plättchen kostet
option-hand = Karten auf der Hand
option-rounds = Runden
option-thirteen-deck = Karten jeder Farbe und faule Vieren
option-friday-deck = Karten jeder Sorte und Freitagskarten
option-drat-deck = Karten jeder Zahl
option-chip = Punkte, die ein Chip kostet
option-voluntary_chip = Ein Chip, obwohl man legen könnte
option-opening = Eröffnung
option-ending = Wenn alle einen Chip genommen haben
option-match = Partie
option-target = Punkte, die die Partie beenden
option-tokens = Plättchen
option-start_card = Startkarte späterer Zählungen
option-blocks = Karten unter dem Nachziehstapel
option-first = Wer beginnt
option-thirteen-first = Wer zuerst austeilt
option-ole-first = Wer zuerst austeilt
option-bounds = von { $least } bis { $most }
option-bounds-rounds = bis { $most }; 0: nach der Zahl der Spieler
option-copies-sum = Zusammen { $number }; erlaubt sind { $least } bis { $most }, davon mindestens { $enough } mit { $first }.
option-value-true = erlaubt
option-value-false = nicht erlaubt
option-value-blocks-true = die ältesten zuerst
option-value-blocks-false = alle gemischt
option-value-lowest = mit der schwächsten Karte
option-value-lowest-and-one = mit der schwächsten Karte und noch einer
option-value-nobody-can = Ende, falls niemand kann
option-value-all-chips = Ende der Runde
option-value-basic = eine Runde
option-value-advanced = mehrere Runden
option-value-any = jede Karte
option-value-positive = 1, 2, 3 oder 4
option-value-by-players = je nach Zahl der Mitspielenden
option-value-random = ausgelost
option-value-seat = Platz { $seat }
option-value-copies = { $number ->
        [0] keinmal die { $card }
        [1] einmal die { $card }
        [2] zweimal die { $card }
        [3] dreimal die { $card }
        [4] viermal die { $card }
        [5] fünfmal die { $card }
        [6] sechsmal die { $card }
        [7] siebenmal die { $card }
        [8] achtmal die { $card }
       *[other] { $number }-mal die { $card }
    }
