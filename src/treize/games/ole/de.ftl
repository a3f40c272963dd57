# Das Spiel, seine Karten und Züge

title-ole = Olé!
line-ole = Mit der Farbe oder dem Wert überbieten; wer beides schafft, spielt weiter.
card-ole = { $colour ->
    [R] rote { $value }
    [B] blaue { $value }
    [G] grüne { $value }
   *[Y] gelbe { $value }
    }
move-ole-chip = einen Chip nehmen
move-ole-normal = Rot ist am stärksten
move-ole-reversed = Gelb ist am stärksten
ole-called = { $who ->
        [you] Alle haben einen Chip genommen: Du musst eine Karte legen.
       *[other] Alle haben einen Chip genommen: { $name } muss eine Karte legen.
    }
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
notation-ole = Schreibe G4 für die grüne 4, R für Rot, B für Blau, Y für Gelb, chip für einen Chip, normal oder reversed für die Farbfolge.

# Warum ein Zug nicht erlaubt ist

why-ole-not-held = Du hast diese Karte nicht: { $card_name }.
why-ole-too-weak = { $card_value } ist nicht höher als { $top_value }, und { $card_colour } ist nicht stärker als { $top_colour }.
why-ole-must-open = Eröffnet wird mit dieser Karte: { $opener_name }.
why-ole-no-chip-yet = Wer eröffnet, muss eine Karte legen; einen Chip gibt es noch nicht.
why-ole-could-play = An diesem Tisch nimmt nur einen Chip, wer nicht legen kann; du kannst aber.
why-ole-choose-order = Wähle zuerst die Reihenfolge der Farben: Rot oder Gelb am stärksten.
why-ole-order-chosen = Die Reihenfolge der Farben kann jetzt nicht geändert werden.
why-ole-called-upon = Seit der letzten Karte haben alle einen Chip genommen, und du kannst legen: Lege diesmal eine Karte.

# Was für einen Zug spricht

merit-ole-again = Sie ist höher und stärker: Du spielst weiter.
merit-ole-unbeatable = Niemand kann sie schlagen.
merit-ole-few-beat = { $number ->
        [one] Nur eine Karte der anderen kann sie schlagen.
       *[other] Nur { $number } Karten der anderen können sie schlagen.
    }
merit-ole-lowest = Es ist die niedrigste Karte, die du legen kannst: Die höheren behältst du.
merit-ole-weakest = Es ist die schwächste Farbe, die du legen kannst: Die stärkeren behältst du.
merit-ole-costliest = Es ist deine höchste Karte: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    } weniger auf der Hand.
merit-ole-chip = Ein Chip kostet { $chip ->
        [0] nichts
        [one] einen Punkt
       *[other] { $chip } Punkte
    }, und deine Karten behältst du für später.
merit-ole-colours = Du hast { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    } der beiden Farben, die dann am stärksten sind.
merit-ole-few-go-on = { $number ->
        [0] Niemand hat eine Karte, die höher und zugleich stärker ist: Niemand kann danach weiterspielen.
        [one] Nur eine Karte der anderen ist höher und zugleich stärker.
       *[other] Nur { $number } Karten der anderen sind höher und zugleich stärker.
    }
merit-ole-step = Es ist der kleinste Schritt nach oben: Deine besseren Karten behältst du.
merit-ole-saves = Sie erspart dir einen Chip, der { $chip ->
        [one] einen Punkt
       *[other] { $chip } Punkte
    } kostet.

# Optionen

option-chip = Punkte, die ein Chip kostet
option-voluntary_chip = Ein Chip, obwohl man legen könnte
option-opening = Eröffnung
option-ending = Wenn alle einen Chip genommen haben
option-ole-first = Wer zuerst austeilt
option-value-lowest = mit der schwächsten Karte
option-value-lowest-and-one = mit der schwächsten Karte und noch einer
option-value-nobody-can = Ende, falls niemand kann
option-value-all-chips = Ende der Runde

# Am Tisch, in Sätzen

place-ole-top = zu überbieten
table-choosing = { $who ->
        [you] Du hattest die meisten Punkte: Wähle die Reihenfolge der Farben. Schreibe normal (Rot ist am stärksten) oder reversed (Gelb ist am stärksten).
       *[other] { $name } hatte die meisten Punkte und wählt die Reihenfolge der Farben.
    }
table-order = Farben von der stärksten zur schwächsten: { $colours }.
table-top = Oberste Karte: { $card }.
told-run = Höher und stärker: { $who ->
        [you] Du spielst weiter.
       *[other] { $name } spielt weiter.
    }
score-ole-hand = Hand ({ $cards }): { $points }
score-ole-chips = { $number ->
    [one] ein Chip: { $points }
   *[other] { $number } Chips: { $points }
    }
player-ole = { $name }: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }, { $chips ->
        [one] { $chips } Chip
       *[other] { $chips } Chips
    }
told-ole-chip = { $who ->
        [you] Du nimmst einen Chip.
       *[other] { $name } nimmt einen Chip.
    }

# Die Regeln

rule-lying-ole = Oben
rule-try-colour = Eine stärkere Farbe, aber keine höhere Zahl: geht, und dein Zug endet.
rule-try-value = Eine höhere Zahl, aber keine stärkere Farbe: geht, und dein Zug endet.
rule-try-both = Höher und stärker: olé! Du musst weiterspielen, mit einer Karte oder einem Chip.
rule-try-neither = Weder höher noch stärker: Diese geht nicht.
rule-ole-aim = Werde deine Karten los: Jede muss höher oder stärker sein als die vorige. Wer nach der letzten Runde die kleinste Summe hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
rule-ole-pack = Rot und Gelb gehen von 1 bis { $low_8 }, Blau und Grün von 1 bis { $high_8 }, jede Karte gibt es einmal.
rule-ole-used = Zu dritt oder viert nehmt ihr Rot und Gelb bis { $low_3 }, Blau und Grün bis { $high_3 } (je { $each_3 } oder { $each_4 } Karten). Zu fünft: bis { $low_5 } und bis { $high_5 } (je { $each_5 }). Zu sechst: bis { $low_6 } und bis { $high_6 } (je { $each_6 }). Zu siebt oder acht: alle Karten (je { $each_7 } oder { $each_8 }). Was ihr nehmt, wird ganz ausgeteilt.
rule-ole-rounds = { $rounds ->
        [0] Es gibt so viele Runden, wie Leute mitspielen.
        [one] Die Partie ist eine einzige Runde.
       *[other] Die Partie hat { $rounds } Runden.
    } { $first ->
        [random] Wer zuerst austeilt, wird ausgelost
       *[other] Wer zuerst austeilt, hat der Tisch vereinbart
    }; nach jeder Runde teilt die nächste Person im Uhrzeigersinn aus.
rule-ole-order = Von der stärksten zur schwächsten: Rot, Blau, Grün, Gelb. Umgekehrt: Gelb, Grün, Blau, Rot. Die erste Runde ist nie umgekehrt.
rule-ole-choose = Ab der zweiten Runde gilt: Wer zuletzt die meisten Punkte hatte, sieht die neue Hand an und wählt die Reihenfolge für diese Runde, normal oder umgekehrt.
rule-ole-tied = Hatten mehrere gleich viele, wählt, wer von ihnen insgesamt die meisten Punkte hat. Ist es noch immer gleich, wählt, wer von ihnen im Uhrzeigersinn zuerst nach der Person kommt, die ausgeteilt hat.
rule-ole-seen = Wie viele Karten jemand auf der Hand hat, sehen immer alle.
rule-ole-open = { $opening ->
        [lowest-and-one] Wer die schwächste Karte hat, die gelbe 1 (umgekehrt: die rote 1), eröffnet mit ihr und legt dann noch eine Karte nach Wahl. Damit endet der Zug; eine Serie ist das nicht.
       *[lowest] Wer die schwächste Karte hat, die gelbe 1 (umgekehrt: die rote 1), eröffnet mit ihr. Damit endet der Zug.
    }
rule-ole-play = Lege eine Karte, die die oberste schlägt, oder nimm einen Chip.
rule-ole-legal = Eine Karte schlägt die oberste, wenn ihre Farbe stärker ist oder ihre Zahl höher oder beides.
rule-ole-ends = Nur die Farbe stärker oder nur die Zahl höher: Dein Zug endet.
rule-ole-run = Beides zugleich: olé! Das ist eine Serie. Du spielst weiter und musst noch eine Karte legen, die die oberste schlägt, oder einen Chip nehmen. Ein Zug hat so höchstens vier Karten.
rule-ole-chip = Ein Chip beendet deinen Zug, auch in einer Serie. { $voluntary_chip ->
        [false] Du darfst nur einen nehmen, wenn du keine Karte legen kannst.
       *[true] Du darfst einen nehmen, auch wenn du eine Karte legen könntest.
    }
rule-ole-out = Wer die letzte Handkarte legt, beendet die Runde sofort, auch in einer Serie; ein Chip ist dann nicht fällig.
rule-ole-stuck = { $ending ->
        [all-chips] Die Runde endet auch, wenn seit der letzten gelegten Karte alle einen Chip genommen haben.
       *[nobody-can] Haben seit der letzten gelegten Karte alle einen Chip genommen, endet die Runde, wenn niemand eine Karte legen kann. Sonst muss die nächste Person im Uhrzeigersinn, die eine legen kann, das auch tun; wer dabei übersprungen wird, zahlt nichts.
    } Ein Chip, der eine Serie abbricht, ist der erste davon.
rule-ole-chips = Jeder Chip kostet am Ende der Runde { $chip ->
        [one] 1 Punkt
       *[other] { $chip } Punkte
    }. Chips sind immer genug da.
rule-ole-points = Karten, die du noch auf der Hand hast, kosten ihre Zahl, und deine Chips kommen dazu. Auch wer keine Karten mehr hat, zahlt für Chips.
rule-ole-ours-dealer = Wer zuerst austeilt.
rule-ole-ours-tied = Wer bei doppeltem Gleichstand die Reihenfolge der Farben wählt.
rule-ole-ours-chip = Ob man einen Chip nehmen darf, obwohl man legen könnte.
rule-ole-ours-supply = Was passiert, wenn die Chips ausgehen.
rule-ole-ours-stuck = Was passiert, wenn alle einen Chip genommen haben und jemand noch legen könnte, und ob ein Chip, der eine Serie abbricht, mitzählt.
rule-ole-ours-tie = Wer bei gleichen Summen gewinnt.

# Im Browser

web-short-ole = Olé!
web-line-ole = Höher oder stärker. Beides? Olé!
web-middle-ole = Der Stapel
web-fact-chips = { $number ->
        [one] { $number } Chip
       *[other] { $number } Chips
    }
web-do-ole = Höher oder stärker.
web-do-ole-open = Eröffne mit der schwächsten Karte.
web-do-ole-second = Noch eine Karte, welche du willst.
web-do-ole-chip = Keine schlägt sie: Nimm einen Chip.
web-do-order = Wähle die Reihenfolge der Farben.
web-where-ole = Noch einmal antippen, um sie zu spielen.
web-ole-order = Farben von der stärksten zur schwächsten: { $colours }.
web-ole-top = Oben: { $card }.
web-ole-none = Noch liegt keine Karte.
web-ole-choosing = { $who ->
        [you] Wähle die Reihenfolge der Farben.
       *[other] { $name } wählt die Reihenfolge der Farben.
    }
web-ole-opens = { $who ->
        [you] Eröffne mit der schwächsten Karte.
       *[other] { $name } eröffnet mit der schwächsten Karte.
    }
web-ole-second = { $who ->
        [you] Lege noch eine Karte, welche du willst.
       *[other] { $name } legt noch eine Karte, egal welche.
    }
web-ole-run = Höher und stärker: { $who ->
        [you] Du spielst weiter.
       *[other] { $name } spielt weiter.
    }
web-ole-beat = Höher oder eine stärkere Farbe.
web-ole-shout = Olé!
web-chip = Chip nehmen ({ $points } Pkt.)
web-mark-chip = +1 Chip
web-told-chip = { $who ->
        [you] Du nimmst einen Chip.
       *[other] { $name } nimmt einen Chip.
    }
web-told-order = { $who ->
        [you] Du wählst:
       *[other] { $name } wählt:
    } { $order ->
        [normal] Rot ist am stärksten.
       *[reversed] Gelb ist am stärksten.
    }
web-score-how-ole = Handkarten kosten ihren Wert, Chips kommen dazu. Wer die wenigsten Punkte hat, gewinnt.
web-guide-ole-turn = Schlage die oberste Karte: eine höhere Zahl oder eine stärkere Farbe. Die Fahnen zeigen die Reihenfolge.
web-guide-ole-why = Graue Karten gehen jetzt nicht. Tippe eine an, dann siehst du, warum.
web-guide-ole-run = Höher und stärker zugleich: olé! Wer so eine Karte legt, muss weiterspielen.
web-guide-ole-chip = { $voluntary_chip ->
        [false] Wer nicht legen kann, nimmt einen Chip
       *[true] Wer nicht legen kann oder mag, nimmt einen Chip
    }: { $chip ->
        [one] { $chip } Strafpunkt
       *[other] { $chip } Strafpunkte
    }.
web-guide-ole-order = Du hattest die meisten Punkte und wählst: Bleiben die Fahnen, oder drehen sie sich um?
