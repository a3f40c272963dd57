# Ein Tisch in Sätzen: für das Terminal und für alle, die zuhören.

nothing = nichts
name-you = Du
name-guest = Gast
name-bot = Bot { $number }
name-seat = Platz { $number }

table-round = Runde { $number }.
table-hand = Deine Hand: { $cards }.
table-hand-of = { $name } hat auf der Hand: { $cards }.
table-choosing = { $who ->
        [you] Du hattest die meisten Punkte: Wähle die Reihenfolge der Farben. Schreibe normal (Rot ist am stärksten) oder reversed (Gelb ist am stärksten).
       *[other] { $name } hatte die meisten Punkte und wählt die Reihenfolge der Farben.
    }
table-order = Farben von der stärksten zur schwächsten: { $colours }.
table-top = Oberste Karte: { $card }.
table-row = Die Reihe: { $piles }.
table-count = Gelegt: { $laid }. Die Summe ist { $total }; wer { $limit } erreicht, nimmt ein Plättchen. Übrige Plättchen: { $bank }.

told-sum-thirteen = { $pile } steht jetzt auf { $total }.
told-sum-friday = Die { $pile } stehen jetzt auf { $total }.
told-takes = Über der Grenze: { $who ->
        [you] Du nimmst
       *[other] { $name } nimmt
    } { $number ->
        [one] eine Karte.
       *[other] { $number } Karten.
    }
told-run = Höher und stärker: { $who ->
        [you] Du spielst weiter.
       *[other] { $name } spielt weiter.
    }
told-cleared = Alle anderen haben gepasst, die Reihe wird abgeräumt. { $who ->
        [you] Du beginnst
       *[other] { $name } beginnt
    } eine neue.
told-total = Die Summe ist { $total }.
told-token = Mist, { $total }! { $who ->
        [you] Du nimmst ein Plättchen.
       *[other] { $name } nimmt ein Plättchen.
    } Übrige Plättchen: { $bank }.
told-duel = Chilis: { $chilis }. { $number ->
        [0] { $role ->
            [winner] Du hast die schärfere Chili, aber kein Plättchen für { $loser }.
            [loser] { $winner } hat die schärfere Chili, aber kein Plättchen für dich.
           *[none] { $winner } hat die schärfere Chili, aber kein Plättchen für { $loser }.
        }
        [one] { $role ->
            [winner] Du gewinnst und gibst dein Plättchen an { $loser }.
            [loser] { $winner } gewinnt und gibt dir ein Plättchen.
           *[none] { $winner } gewinnt und gibt ein Plättchen an { $loser }.
        }
       *[other] { $role ->
            [winner] Du gewinnst und gibst deine { $number } Plättchen an { $loser }.
            [loser] { $winner } gewinnt und gibt dir { $number } Plättchen.
           *[none] { $winner } gewinnt und gibt { $number } Plättchen an { $loser }.
        }
    }
told-draw-off = Gleich viele Plättchen, also entscheiden die Chilis: { $chilis }.

score-round = { $single ->
        [yes] Die Partie ist zu Ende.
       *[no] Ende der Runde { $number }.
    }
score-player = { $name }: { $why }.{ $single ->
        [yes] {""}
       *[no] {" "}Diese Runde { $points }, insgesamt { $total }.
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
score-targets-cards = { $cards }: { $points }
score-targets-spared = { $cards }, die Mehrheit: nichts
score-thirteen-fours = { $cards ->
    [one] eine faule Vier: { $points }
   *[other] { $cards } faule Vieren: { $points }
    }
score-friday-fours = { $cards ->
    [one] eine Freitagskarte: { $points }
   *[other] { $cards } Freitagskarten: { $points }
    }
score-ole-hand = Hand ({ $cards }): { $points }
score-ole-chips = { $chips ->
    [one] ein Chip: { $points }
   *[other] { $chips } Chips: { $points }
    }
score-leaves-cards = { $cards ->
    [0] keine Karte übrig
    [one] eine Karte übrig
   *[other] { $cards } Karten übrig
    }
score-drat-tokens = { $tokens ->
    [0] kein Plättchen
    [one] ein Plättchen
   *[other] { $tokens } Plättchen
    }
score-winners = { $number ->
        [one] { $who ->
            [you] Du hast gewonnen!
           *[other] { $names } hat gewonnen.
        }
       *[other] Geteilter Sieg: { $names }.
    }
score-seed = Der Startwert des Zufalls war { $seed }; seine Prüfsumme { $commitment } war vor der ersten Karte zu sehen.

play-begin = Der Zufall dieser Partie steht fest; Prüfsumme des Startwerts: { $commitment }.
play-prompt = Dein Zug (? für Hilfe):{" "}
play-help =
    Schreibe einen Zug, wie er da steht, oder seinen Namen. züge, z: die erlaubten Züge; #3 spielt den dritten.
    tisch, t: noch einmal der Tisch. stand, s: der Stand. tipp, i: die Züge, die am meisten versprechen.
    zurück, r: deinen letzten Zug zurücknehmen. ende, q: den Tisch verlassen.
play-word-help = hilfe h
play-word-table = tisch t
play-word-moves = züge z
play-word-hint = tipp i
play-word-undo = zurück r
play-word-score = stand s
play-word-quit = ende q
play-no-undo = Du hast keinen Zug, den du zurücknehmen kannst.
play-undone = Zug zurückgenommen.
play-hint = { $number }. { $move }: Siegchance { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }, { $unit ->
        [tokens] Plättchen zu erwarten
        [cards] Karten am Ende
       *[points] Punkte nach der Runde
    }: etwa { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
play-hint-only = Nur ein Zug ist erlaubt: { $move }.
play-thinking = Denkt nach …
play-opponents = Gegen dich: { $opponents }.
play-opponent = { $name } ({ $level ->
        [chance] spielt zufällig
        [greedy] spielt nach einer Faustregel
        [easy] leicht
        [normal] normal
        [hard] schwer
        [expert] Profi
       *[other] { $level }
    })
play-left = Du hast den Tisch verlassen; die Partie ist nicht zu Ende.
play-saved = Die Aufzeichnung ist in { $file }.
play-which = Welches Spiel?
list-mark = {"; "}
table-targets-thirteen = Zielscheiben: { $targets }.
table-targets-friday = Stapel: { $targets }.
table-stock = Karten im Nachziehstapel: { $number }.
table-players = { $players }.
table-turn = Am Zug: { $name }.
table-drawn = Du hast gezogen: { $card }.
player-thirteen = { $name }: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }, { $taken } genommen
player-friday = { $name }: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }, { $taken } genommen
player-ole = { $name }: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }, { $chips ->
        [one] { $chips } Chip
       *[other] { $chips } Chips
    }
player-leaves = { $name }: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }{ $passed ->
        [yes] , hat gepasst
       *[no] {""}
    }
player-drat = { $name }: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }, { $tokens } Plättchen
told-card = { $name }: { $move }.
told-chip = { $who ->
        [you] Du nimmst einen Chip.
       *[other] { $name } nimmt einen Chip.
    }
told-pass = { $who ->
        [you] Du passt und nimmst eine { $value }.
       *[other] { $name } passt und nimmt eine { $value }.
    }
score-total = { $name }: { $total }
score-totals = Stand: { $totals }.
