# Ein Tisch in Sätzen: für das Terminal und für alle, die zuhören.

nothing = nichts
name-you = Du
name-bot = Bot { $number }
name-seat = Platz { $number }

table-round = Runde { $number }.
table-hand = Deine Hand: { $cards }.
table-hand-of = Hand von { $name }: { $cards }.
table-choosing = { $who ->
        [you] Du hattest die meisten Punkte: Wähle die Reihenfolge der Farben. normal: Rot ist am stärksten; reversed (umgekehrt): Gelb ist am stärksten.
       *[other] { $name } hatte die meisten Punkte und wählt die Reihenfolge der Farben.
    }
table-order = Farben von der stärksten an: { $colours }.
table-top = Oberste Karte: { $card }.
table-row = Die Reihe: { $piles }.
table-count = Gelegt: { $laid }. Die Summe ist { $total }; wer { $limit } erreicht, nimmt eine Marke. Übrige Marken: { $bank }.

told-sum = Das Ziel { $name } steht jetzt auf { $total }.
told-takes = Über der Grenze: { $who ->
        [you] Du nimmst
       *[other] { $name } nimmt
    } { $number ->
        [one] eine Karte.
       *[other] { $number } Karten.
    }
told-run = Farbe und Wert stärker: { $who ->
        [you] Du spielst weiter.
       *[other] { $name } spielt weiter.
    }
told-cleared = Alle anderen haben gepasst, die Reihe wird abgeräumt. { $who ->
        [you] Du beginnst
       *[other] { $name } beginnt
    } eine neue.
told-total = Die Summe ist { $total }.
told-token = Mist, { $total }! { $who ->
        [you] Du nimmst eine Marke.
       *[other] { $name } nimmt eine Marke.
    } Übrige Marken: { $bank }.
told-duel = Chilis: { $chilis }. { $number ->
        [0] { $winner }: die schärfere Chili, aber keine Marken abzugeben an { $loser }.
       *[other] { $role ->
            [winner] Du gewinnst und gibst deine Marken an { $loser }: { $number }.
            [loser] { $winner } gewinnt und gibt dir Marken: { $number }.
           *[none] { $winner } gewinnt und gibt Marken an { $loser }: { $number }.
        }
    }
told-draw-off = Gleichstand, die Chilis entscheiden: { $chilis }.

score-round = { $single ->
        [yes] Die Partie ist zu Ende.
       *[no] Ende der Runde { $number }.
    }
score-player = { $name }: { $why }.{ $single ->
        [yes] {""}
       *[no] {" "}Diese Runde { $points }, insgesamt { $total }.
    }
score-targets-cards = { $cards } × { $pile }: { $points }
score-targets-spared = { $cards } × { $pile }, die meisten: verschont
score-thirteen-fours = { $cards ->
    [one] eine faule Vier: 2
   *[other] { $cards } faule Vieren: { $points }
    }
score-friday-fours = { $cards ->
    [one] eine Freitags-Vier: 2
   *[other] { $cards } Freitags-Vieren: { $points }
    }
score-ole-hand = auf der Hand { $cards }: { $points }
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
    [0] keine Marke
    [one] eine Marke
   *[other] { $tokens } Marken
    }
score-winners = { $number ->
        [one] { $who ->
            [you] Du hast gewonnen!
           *[other] { $names } hat gewonnen.
        }
       *[other] Gemeinsam gewonnen: { $names }.
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
play-no-undo = Du hast noch keinen Zug zum Zurücknehmen.
play-undone = Zurückgenommen.
play-hint = { $number }. { $move }: Siegchance { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }, { $unit ->
        [tokens] Marken zu erwarten
        [cards] Karten am Ende
       *[points] Punkte nach der Runde
    }: etwa { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
play-hint-only = Nur ein Zug ist erlaubt: { $move }.
play-thinking = Denkt nach …
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
table-targets = Ziele: { $targets }.
table-stock = Karten im Stapel: { $number }.
table-players = { $players }.
table-turn = Am Zug: { $name }.
table-drawn = Du hast gezogen: { $card }.
player-thirteen = { $name }: { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }, { $taken } genommen
player-friday = { $name }: { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }, { $taken } genommen
player-ole = { $name }: { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }, { $chips ->
        [one] ein Chip
       *[other] { $chips } Chips
    }
player-leaves = { $name }: { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }{ $passed ->
        [yes] , hat gepasst
       *[no] {""}
    }
player-drat = { $name }: { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }, { $tokens ->
        [one] eine Marke
       *[other] { $tokens } Marken
    }
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
