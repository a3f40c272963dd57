# Die Spiele, ihre Karten, und warum ein Zug nicht erlaubt ist.

title-thirteen = 13
title-ole = Olé!
title-friday = Freitag der 13.
title-leaves = 13 Blätter
title-drat = Mist, schon wieder 13!

line-thirteen = Drei Ziele: Wer eines über 13 bringt, nimmt seine Karten.
line-ole = Über die Farbe oder den Wert steigen; wer beides schafft, spielt weiter.
line-friday = Katzen, Spiegel und Leitern: alle Karten verteilt, vier Runden.
line-leaves = Die Reihe an einem Ende verlängern, oder eine Karte nehmen und aussetzen.
line-drat = Zusammenzählen, unter 13 bleiben, und Chips im Duell loswerden.

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
    [B] blau
    [Y] gelb
   *[G] grün
}
pile-friday = { $colour ->
    [C] Katzen
    [M] Spiegel
   *[L] Leitern
}

move-on = { $card } auf { $target }
move-duel = Duell gegen { $name }
move-pass = passen und eine { $value } nehmen
move-lay = { $number } × { $value }
move-chip = einen Chip nehmen
move-normal = Rot ist am stärksten
move-reversed = Gelb ist am stärksten

# Warum ein Zug nicht erlaubt ist

why-thirteen-not-held = Diese Karte ist nicht auf der Hand: { $card_name }.
why-friday-not-held = Diese Karte ist nicht auf der Hand: { $card_name }.
why-ole-not-held = Diese Karte ist nicht auf der Hand: { $card_name }.
why-ole-too-weak = { $value } ist nicht höher als { $top_value }, und { $colour } ist nicht stärker als { $top_colour }.
why-ole-must-open = Eröffnet wird mit dieser Karte: { $opener_name }.
why-ole-no-chip-yet = Wer eröffnet, muss eine Karte legen; einen Chip gibt es noch nicht.
why-ole-could-play = An diesem Tisch nimmt nur einen Chip, wer nicht legen kann, und du kannst.
why-ole-choose-order = Wähle zuerst die Reihenfolge der Farben: normal oder reversed (umgekehrt).
why-ole-order-chosen = Die Reihenfolge der Farben kann jetzt nicht geändert werden.
why-leaves-not-held = So viele { $card }er sind nicht auf der Hand.
why-leaves-between = { $card } liegt zwischen den Enden der Reihe, { $low } und { $high }; lege { $low } oder weniger, oder { $high } oder mehr.
why-leaves-too-few = { $low ->
    [0] Lege mindestens eine Karte.
   *[other] Das sind zu wenige: am Ende mit { $low } braucht es { $low_count } oder mehr, am Ende mit { $high } { $high_count } oder mehr.
}
why-leaves-not-in-row = Diese Karte liegt nicht in der Reihe.
why-drat-not-held = Diese Karte ist nicht auf der Hand: { $card }.
why-drat-no-rival = Ein Duell braucht jemand anderen an diesem Tisch.
why-match-over = Die Partie ist zu Ende.
