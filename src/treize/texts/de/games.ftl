# Die Spiele, ihre Karten, und warum ein Zug nicht erlaubt ist.

colour = { $colour ->
    [R] Rot
    [B] Blau
    [G] Grün
   *[Y] Gelb
    }

# Züge und Punkte eines Spiels, das keine eigenen Wörter dafür hat

move-target = { $card } auf { $pile }
move-seat = { $card } gegen { $who ->
        [you] dich
       *[other] { $name }
    }
move-number = { $number } × { $card }
move-takes = { $card } nehmen
move-pass = passen
move-draw = ziehen
score-line = { $name }: { $points }

# Was für einen Zug spricht

merit-only = Es ist dein einziger Zug.
merit-best = Von all deinen Zügen gewinnt dieser am häufigsten.
merit-out = Dann hast du keine Karten mehr, und die Runde ist vorbei.
merit-no-token = Du nimmst kein Plättchen.
merit-again = Du bist gleich noch einmal dran.
merit-takes-nothing = Du nimmst nichts.
merit-takes-fewest = Du nimmst so wenige Karten wie möglich: { $number }.

# Optionen: was ein Tisch geändert hat

option-house-rules = Hausregeln an diesem Tisch
option-changed = { $name }: { $value } (sonst { $usual })
option-rounds = Runden
option-first = Wer beginnt
option-bounds = von { $least } bis { $most }
option-bounds-zero = bis { $most }; 0: { $zero }
option-copies-sum = Zusammen { $number }; erlaubt sind { $least } bis { $most }, davon mindestens { $enough } mit { $first }.
option-value-true = erlaubt
option-value-false = nicht erlaubt
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
