# Ein Tisch in Sätzen: für das Terminal und für alle, die zuhören.

nothing = nichts
nobody = niemand
name-you = Du
name-guest = Gast
name-bot = Bot { $number }
name-seat = Platz { $number }

table-round = Runde { $number }.
table-hand = Deine Hand: { $cards }.
table-hand-of = { $name } hat auf der Hand: { $cards }.

score-round = { $single ->
        [yes] Die Partie ist zu Ende.
       *[no] Ende der Runde { $number }.
    }
score-player = { $name }: { $why }.{ $single ->
        [yes] {""}
       *[no] {" "}Diese Runde { $points }, insgesamt { $total }.
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
    Schreibe einen Zug, wie er da steht, oder seinen Namen. züge, z: die erlaubten Züge; { $digits ->
        [yes] 3
       *[no] #3
    } spielt den dritten.
    tisch, t: noch einmal der Tisch. stand, s: der Stand. tipp, i: die Züge, die am meisten versprechen.
    zurück, r: deinen letzten Zug zurücknehmen. ende, q: den Tisch verlassen.
play-word-help = hilfe h
play-word-table = tisch t
play-word-moves = züge z
play-word-hint = tipp i
play-word-undo = zurück r
play-word-score = stand s
play-word-quit = ende q
play-unknown = „{ $move }“ ist kein möglicher Zug ({ $title }); „{ $moves }“ nennt die erlaubten Züge.
play-no-undo = Du hast keinen Zug, den du zurücknehmen kannst.
play-undone = Zug zurückgenommen.
hint-why = { $move } – { $why }
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
        [beginner] Anfänger
        [easy] leicht
        [normal] normal
        [hard] schwer
        [expert] Profi
       *[other] { $level }
    })
bot-name = { $bot ->
        [chance] Zufall
        [greedy] Faustregel
        [beginner] Anfänger
        [easy] leicht
        [normal] normal
        [hard] schwer
        [expert] Profi
        [seer] Hellseher
       *[other] { $bot }
    }
play-left = Du hast den Tisch verlassen; die Partie ist nicht zu Ende.
play-saved = Die Aufzeichnung ist in { $file }.
play-which = Welches Spiel?
list-mark = {"; "}
table-stock = Karten im Nachziehstapel: { $number }.
table-players = { $players }.
table-turn = Am Zug: { $name }.
table-drawn = Du hast gezogen: { $card }.
told-card = { $name }: { $move }.
score-total = { $name }: { $total }
score-totals = Stand: { $totals }.

# Ein Spiel, das keine eigenen Sätze hat

table-fact = { $name }: { $value }
table-flag = { $number ->
        [0] nein
       *[other] ja
    }
table-cards = { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }
player = { $name }: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
place-hands = Hände
place-stock = Stapel
place-pile = Ablage
place-piles = Stapel
place-row = Reihe
place-discarded = abgelegt
place-taken = genommen
place-played = gespielt
