# Der Tisch im Vollbild im Terminal.

screen-your-turn = Du bist dran.
screen-thinking = { $name } spielt …
screen-hurry = Leertaste: nicht warten.
screen-no-cards = Du hast keine Karten.
screen-total = { $unit ->
        [tokens] { $total } Plättchen
        [cards] { $total ->
            [one] { $total } Karte
           *[other] { $total } Karten
        }
       *[points] { $total ->
            [one] { $total } Punkt
           *[other] { $total } Punkte
        }
    }
screen-which-target = { $name }: auf welchen Stapel?
screen-which-seat = { $name }: gegen wen?
screen-which-number = { $name }: wie viele?
screen-which-card = { $name }: welche Karte?
screen-makes = das macht { $total }
screen-takes = { $number ->
        [one] du nimmst eine Karte
       *[other] du nimmst { $number } Karten
    }
screen-token = du nimmst ein Plättchen
screen-again = du spielst weiter
screen-out = deine letzte Karte
screen-key-pick = wählen
screen-key-play = spielen
screen-key-hint = Tipp
screen-key-undo = zurück
screen-key-help = Regeln
screen-key-quit = Ende
screen-hints = Was am meisten verspricht
screen-on = Weiter
screen-rematch = Noch eine Partie
screen-leave = Den Tisch verlassen
screen-stay = Weiterspielen
screen-unfinished = Die Partie ist nicht zu Ende. Möchtest du den Tisch verlassen?
screen-help =
    Pfeile wählen, Enter spielt; auch die Nummer einer Karte wählt sie. Mit der Maus: Ein Klick wählt, der nächste spielt.
    Eine Karte, die tiefer liegt, darfst du jetzt nicht spielen; wähle sie, und die Zeile darüber sagt warum.
    Die Leertaste treibt die Bots an. Bild auf und Bild ab blättern in dem, was geschah. Escape geht zurück.
    treize play --plain spielt Zeile für Zeile.
screen-small = Der Tisch braucht mindestens { $width } Spalten und { $height } Zeilen; dieses Terminal hat { $has_width } und { $has_height }. Mach es größer, dann geht die Partie weiter. Zeile für Zeile: treize play --plain.
screen-missing = { $problem } Bis dahin spielst du Zeile für Zeile.
