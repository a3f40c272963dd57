# Ein Tisch in Sätzen: für das Terminal und für alle, die zuhören.

nothing = nichts
name-you = Du
name-bot = Bot { $number }
name-seat = Platz { $number }

table-round = Runde { $number }.
table-hand = Deine Hand: { $cards }.
table-hand-of = Hand von { $name }: { $cards }.
table-target = Das Ziel { $name } steht auf { $total }: { $cards }.
table-stock = Karten im Stapel: { $number }.
table-choosing = Wer die letzte Runde verloren hat, wählt die Reihenfolge der Farben.
table-order = Farben von der stärksten an: { $colours }.
table-top = Oberste Karte: { $card }.
table-row = Die Reihe: { $piles }.
table-count = Die Summe ist { $total }; wer { $limit } erreicht, nimmt einen Chip. Übrige Chips: { $bank }.

player-thirteen = { $name }: { $cards } Handkarten, { $taken } genommen, { $points } Punkte{ $turn ->
    [yes] , am Zug
   *[no] {""}
}.
player-friday = { $name }: { $cards } Handkarten, { $taken } genommen, { $points } Punkte{ $turn ->
    [yes] , am Zug
   *[no] {""}
}.
player-ole = { $name }: { $cards } Handkarten, { $chips } Chips, { $points } Punkte{ $turn ->
    [yes] , am Zug
   *[no] {""}
}.
player-leaves = { $name }: { $cards } Handkarten{ $passed ->
    [yes] , hat gepasst
   *[no] {""}
}{ $turn ->
    [yes] , am Zug
   *[no] {""}
}.
player-drat = { $name }: { $cards } Handkarten, { $points } Chips{ $turn ->
    [yes] , am Zug
   *[no] {""}
}.

told-thirteen = { $name }: { $move }.
told-friday = { $name }: { $move }.
told-ole = { $name }: { $move }.
told-leaves = { $name }: { $move }.
told-drat = { $name }: { $move }.
told-sum = Das macht { $total } auf { $name }.
told-takes = Über der Grenze: { $name }, { $number ->
    [one] eine Karte genommen
   *[other] { $number } Karten genommen
}.
told-run = Farbe und Wert: { $name } darf weiterspielen.
told-cleared = Alle anderen haben gepasst: die Reihe wird abgeräumt, eine neue beginnt. Es beginnt: { $name }.
told-total = Die Summe ist { $total }.
told-token = Mist, 13! Ein Chip für { $name }; übrige Chips: { $bank }.
told-duel = Chilis: { $name } { $mine }, { $rival } { $other }. Alle Chips von { $winner } gehen an { $loser }.
told-draw-off = Gleich wenige Chips, also entscheiden Chilis: { $chilis }.

score-round = Ende der Runde { $number }:
score-player = { $name }: { $why }. Punkte: { $points }, insgesamt { $total }.
score-total = { $name }: { $total }
score-targets-cards = { $cards } { $pile }: { $points }
score-targets-spared = am meisten { $pile }: { $cards } Karten, verschont
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
    [0] kein Chip
    [one] ein Chip
   *[other] { $tokens } Chips
}
score-winners = { $number ->
    [one] Gewonnen hat: { $names }.
   *[other] Gemeinsam gewonnen haben: { $names }.
}
score-seed = Der Startwert des Zufalls war { $seed }; seine Prüfsumme { $commitment } war vor der ersten Karte zu sehen.

play-begin = Prüfsumme des Startwerts: { $commitment }
play-prompt = Dein Zug (? für Hilfe):{" "}
play-help =
    Schreibe einen Zug wie in der Liste, etwa B7, R4>Y, chip, 6x3, pass:6, +4 oder duel>2.
    züge, z: die erlaubten Züge; #3 spielt den dritten.
    tisch, t: noch einmal der Tisch. stand, s: die Summen.
    zurück, r: deinen letzten Zug zurücknehmen. ende, q: den Tisch verlassen.
play-word-help = hilfe h
play-word-table = tisch t
play-word-moves = züge z
play-word-undo = zurück r
play-word-score = stand s
play-word-quit = ende q
play-no-undo = Es gibt keinen Zug von dir zurückzunehmen.
play-undone = Zurückgenommen.
play-left = Du hast den Tisch verlassen; die Partie ist nicht zu Ende.
play-saved = Die Aufzeichnung ist in { $file }.
play-which = Welches Spiel?
