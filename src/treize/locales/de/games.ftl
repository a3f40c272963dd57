# Die Spiele, ihre Karten, und warum ein Zug nicht erlaubt ist.

title-thirteen = 13
title-ole = Olé!
title-friday = Freitag, der 13.
title-leaves = 13 Blätter
title-drat = Mist, schon wieder 13!

line-thirteen = Drei Ziele: Wer eines über 13 bringt, nimmt seine Karten.
line-ole = Über die Farbe oder den Wert steigen; wer beides schafft, spielt weiter.
line-friday = Katzen, Spiegel und Leitern: alle Karten verteilt, vier Runden.
line-leaves = Die Reihe an einem Ende verlängern oder eine Karte nehmen und aussetzen.
line-drat = Zusammenzählen, unter 13 bleiben und Marken im Duell loswerden.

colour = { $colour ->
    [R] rot
    [B] blau
    [G] grün
   *[Y] gelb
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
   *[F] Freitags-Vier
    }
card-ole = { $colour ->
    [R] rote { $value }
    [B] blaue { $value }
    [G] grüne { $value }
   *[Y] gelbe { $value }
    }
card-leaves = { $card }
card-drat = { $card }

pile-thirteen = { $colour ->
        [B] Blau
        [Y] Gelb
       *[G] Grün
    }
pile-friday = { $colour ->
        [C] Katze
        [M] Spiegel
       *[L] Leiter
    }

move-on = { $card } auf { $target }
move-duel = Duell gegen { $who ->
        [you] dich
       *[other] { $name }
    }
move-pass = passen und eine { $value } nehmen
move-lay = { $number ->
        [one] eine { $value }
       *[other] { $number } Karten { $value }
    }
move-chip = einen Chip nehmen
move-normal = Rot ist am stärksten
move-reversed = Gelb ist am stärksten

# Warum ein Zug nicht erlaubt ist

why-thirteen-not-held = Du hast diese Karte nicht: { $card_name }.
why-friday-not-held = Du hast diese Karte nicht: { $card_name }.
why-ole-not-held = Du hast diese Karte nicht: { $card_name }.
why-ole-too-weak = { $value } ist nicht höher als { $top_value }, und { $colour } ist nicht stärker als { $top_colour }.
why-ole-must-open = Eröffnet wird mit dieser Karte: { $opener_name }.
why-ole-no-chip-yet = Wer eröffnet, muss eine Karte legen; einen Chip gibt es noch nicht.
why-ole-could-play = An diesem Tisch nimmt nur einen Chip, wer nicht legen kann, und du kannst.
why-ole-choose-order = Wähle zuerst die Reihenfolge der Farben: normal oder reversed (umgekehrt).
why-ole-order-chosen = Die Reihenfolge der Farben kann jetzt nicht geändert werden.
why-leaves-not-held = Du hast nicht so viele Karten { $card }.
why-leaves-between = { $card } liegt zwischen den Enden der Reihe, { $low } und { $high }; lege { $low } oder weniger, oder { $high } oder mehr.
why-leaves-too-few = { $low ->
        [0] Lege mindestens eine Karte.
       *[other] { $ends ->
            [one] Das sind zu wenige: Lege mindestens so viele, wie dort liegen, { $low_count }.
           *[two] Das sind zu wenige: am Ende mit { $low } braucht es { $low_count } oder mehr, am Ende mit { $high } { $high_count } oder mehr.
        }
    }
why-leaves-not-in-row = Diese Karte liegt nicht in der Reihe.
why-drat-not-held = Du hast diese Karte nicht: { $card }.
why-drat-no-rival = Wähle jemand anderen an diesem Tisch für das Duell.
rules-thirteen =
    Lege eine Karte auf ein Ziel: eine Farbe auf ihr eigenes, eine faule Vier (R4) auf ein beliebiges; dann ziehst du.
    Kommt das Ziel über 13, nimmst du die Karten, die dort lagen; deine bleibt liegen.
    Am Ende kostet eine genommene Karte einen Punkt, eine faule Vier zwei; die Farbe, von der du am meisten hast, kostet nichts.
    Schreibe B7 für die blaue 7, Y für Gelb, G für Grün, R4>Y für eine faule Vier auf Gelb.
rules-friday =
    Lege eine Karte auf ein Ziel: Katzen, Spiegel und Leitern auf ihr eigenes, eine Freitags-Vier (F4) auf ein beliebiges. Niemand zieht.
    Kommt das Ziel über 13, nimmst du die Karten, die dort lagen; deine bleibt liegen.
    Am Ende kostet eine genommene Karte einen Punkt, eine Freitags-Vier zwei; wovon du am meisten hast, kostet nichts.
    Schreibe C7 für die Katze 7, M für Spiegel, L für Leiter, F4>M für eine Freitags-Vier auf die Spiegel.
rules-ole =
    Lege eine Karte, die die oberste schlägt: stärkere Farbe oder höherer Wert. Schlägt sie beides, spielst du weiter.
    Oder nimm einen Chip, dann ist dein Zug zu Ende. Die Runde endet, wenn jemand keine Karte mehr hat oder alle der Reihe nach einen Chip nahmen.
    Handkarten kosten ihren Wert, jeder Chip fünf; die wenigsten Punkte gewinnen.
    Schreibe G4 für die grüne 4, R rot, B blau, Y gelb, chip für einen Chip, normal oder reversed für die Farbfolge.
rules-leaves =
    Lege Karten eines Wertes an ein Ende der Reihe oder darüber hinaus, mindestens so viele, wie an diesem Ende liegen.
    Oder passe: Nimm eine Karte der Reihe und setze aus, bis alle bis auf eine Person gepasst haben.
    Wer keine Karte mehr hat, gewinnt die Runde.
    Schreibe 6x3 für drei Sechsen, pass:6, um zu passen und eine 6 zu nehmen.
rules-drat =
    Jede Runde ziehst du eine Karte und legst eine; sie zählt zur Summe. Wer 13 erreicht, nimmt eine Marke, und es geht von vorn los.
    Ein Duell zählt nichts: Du und jemand anders zieht Chilis, und die schärfere gibt alle eigenen Marken ab.
    Ist die letzte Marke genommen, gewinnen die wenigsten Marken. Wie viele Karten es von jeder Zahl gibt, ist unsere Wahl.
    Schreibe +4 oder -1 für eine Zahl, duel>2 für ein Duell gegen Platz 2 (ab 0 gezählt).
