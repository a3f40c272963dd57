# Das Spiel, seine Karten und Züge

title-drat = Mist, schon wieder 13!
line-drat = Zusammenzählen, unter 13 bleiben und Plättchen im Duell loswerden.
card-drat = { $card ->
    [duel] Duell
   *[other] { $card }
    }
move-drat-seat = Duell gegen { $who ->
        [you] dich
       *[other] { $name }
    }
rules-drat =
    In jedem Zug ziehst du eine Karte und legst eine; sie zählt zur Summe. Wer sie auf { $limit } oder mehr bringt, nimmt ein Plättchen, und die Zählung beginnt von vorn.
    Ein Duell zählt nichts: Du und jemand anders zieht Chilis, und wer gewinnt, gibt alle Plättchen dem Verlierer.
    Ist das letzte der { $tokens } Plättchen genommen, gewinnt, wer am wenigsten hat.
notation-drat = Schreibe +4 oder -1 für eine Zahl, duel>2 für ein Duell gegen Platz 2 (ab 0 gezählt).

# Warum ein Zug nicht erlaubt ist

why-drat-not-held = Du hast diese Karte nicht: { $card_name }.
why-drat-no-rival = Wähle jemand anderen an diesem Tisch für das Duell.
why-drat-start-positive = An diesem Tisch beginnt man mit einer Karte von 1 bis 4; lege eine davon.

# Was für einen Zug spricht

merit-drat-brink = Die Summe kommt auf { $total }: Wer sie erhöht, nimmt ein Plättchen.
merit-drat-again = Du beginnst die nächste Zählung.
merit-drat-duel = Gewinnst du, bist du { $mine ->
        [one] dein Plättchen
       *[other] deine { $mine } Plättchen
    } los; verlierst du, bekommst du { $theirs ->
        [0] keins.
        [one] eins.
       *[other] { $theirs }.
    }
merit-drat-stays = Die Summe bleibt bei { $total }.
merit-drat-lowers = Die Summe sinkt auf { $total }.
merit-drat-highest = Du wirst deine höchste Zahl los.
merit-drat-keeps = Für später behältst du { $number ->
        [one] eine Karte, die die Summe nicht erhöht.
       *[other] { $number } Karten, die die Summe nicht erhöhen.
    }

# Optionen

option-drat-limit = Summe, die ein Plättchen kostet
option-drat-deck = Karten jeder Zahl
option-tokens = Plättchen
option-start_card = Startkarte späterer Zählungen
option-blocks = Karten unter dem Nachziehstapel
option-value-blocks-true = die ältesten zuerst
option-value-blocks-false = alle gemischt
option-value-any = jede Karte
option-value-positive = 1, 2, 3 oder 4

# Am Tisch, in Sätzen

place-drat-table = gespielt
place-drat-last = letzte Karte
place-drat-under = unter dem Stapel
table-count = Gelegt: { $laid }. Die Summe ist { $total }; wer { $limit } erreicht, nimmt ein Plättchen. Übrige Plättchen: { $bank }.
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
score-drat-tokens = { $number ->
    [0] kein Plättchen
    [one] ein Plättchen
   *[other] { $number } Plättchen
    }
player-drat = { $name }: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }, { $tokens } Plättchen

# Die Regeln

rule-lying-drat = Bisher gelegt
rule-try-token = Das macht { $total }. Mist! Du nimmst ein Plättchen, und eine neue Zählung beginnt.
rule-try-below = Das macht { $total }: Dir passiert nichts.
rule-try-duel = Die Summe bleibt bei { $total }, und du forderst jemanden heraus.
rule-drat-aim = Zähle zusammen, und bring die Summe nicht auf { $limit } oder mehr. Wer am Ende die wenigsten Plättchen hat, gewinnt.
rule-drat-pack = { $cards } Karten: { $copies } und { $duels } Duelle. Dazu gibt es { $chilis } Chilis mit den Zahlen 1 bis { $chilis } und { $tokens } Plättchen.
rule-drat-deal = Alle bekommen { $hand } Karten; der Rest ist der Nachziehstapel. { $first ->
        [random] Wer beginnt, wird ausgelost.
       *[other] Wer beginnt, hat der Tisch vereinbart.
    } Dann geht es im Uhrzeigersinn.
rule-drat-start = Die oberste Karte wird als Startkarte aufgedeckt. Eine Minuskarte oder ein Duell kommt unter den Nachziehstapel, und eine andere wird aufgedeckt, bis eine 1, 2, 3 oder 4 kommt. Ist keine mehr im Nachziehstapel, wird alles neu gemischt und ausgeteilt.
rule-drat-play = Ziehe eine Karte, dann lege eine deiner { $held }. Passen darf niemand.
rule-drat-count = Die Zahl auf deiner Karte wird zur Summe gezählt, eine Minuskarte wird abgezogen. Die Summe darf unter null fallen.
rule-drat-token = Bringt deine Karte die Summe auf { $limit } oder mehr, nimmst du ein Plättchen, und die Zählung ist vorbei.
rule-drat-under = Die gelegten Karten kommen unter den Nachziehstapel, noch unter alles, was schon dort liegt; die Handkarten behaltet ihr. { $blocks ->
        [false] Alles, was dort liegt, kommt in unbekannter Reihenfolge wieder.
       *[true] Was am längsten dort liegt, kommt also zuerst wieder, innerhalb einer Zählung in unbekannter Reihenfolge.
    }
rule-drat-again = { $start_card ->
        [positive] Wer das Plättchen nahm, zieht eine Karte und beginnt die nächste Zählung mit einer 1, 2, 3 oder 4, oder mit einer beliebigen Karte, wenn keine davon da ist.
       *[any] Wer das Plättchen nahm, zieht eine Karte und beginnt die nächste Zählung mit einer beliebigen: Eine Minuskarte beginnt unter null, ein Duell beginnt bei 0 und wird ausgetragen.
    } Dann ist die nächste Person dran.
rule-drat-empty = Muss jemand ziehen und liegt weder im Nachziehstapel noch darunter eine Karte, werden alle gelegten Karten bis auf die letzte zu einem neuen Nachziehstapel gemischt. Die Summe bleibt.
rule-drat-duel = Ein Duell zählt nichts zur Summe. Wähle jemanden; beide ziehen eine der { $chilis } verdeckten Chilis. Wer die höhere zieht, gewinnt und gibt alle Plättchen der anderen Person. Danach werden die Chilis wieder gemischt.
rule-drat-last = Die Partie endet, sobald das letzte Plättchen genommen ist.
rule-drat-tie = Haben mehrere gleich wenige Plättchen, ziehen sie je eine Chili; die höchste gewinnt.
rule-drat-ours-copies = Wie viele Karten es von jeder Zahl gibt.
rule-drat-ours-begin = Wer beginnt.
rule-drat-ours-start = Was passiert, wenn keine Karte Startkarte sein kann.
rule-drat-ours-turn = Ob alle in jedem Zug ziehen, und ob man passen darf.
rule-drat-ours-count = Ob die Summe unter null fallen darf.
rule-drat-ours-under = In welcher Reihenfolge die Karten unter dem Nachziehstapel wiederkommen.
rule-drat-ours-again = Welche Karten eine spätere Zählung beginnen dürfen.
rule-drat-ours-empty = Was passiert, wenn es nichts mehr zu ziehen gibt.

# Im Browser

web-short-drat = Mist, wieder 13!
web-line-drat = Zählen, der 13 ausweichen, sich duellieren.
web-middle-drat = Die Summe
web-fact-tokens = { $number } Plättchen
web-do-drat = Bleib unter { $limit }.
web-where-drat = Duell: gegen wen?
web-duel-card = DUELL
web-tag-token = Mist!
web-drat-shout = Mist!
web-bank = noch { $number } Plättchen
web-room = { $number ->
        [0] kein Platz mehr
       *[other] Platz für { $number }
    }
web-count = Die Summe ist { $total }; bei { $limit } nimmt man ein Plättchen.
web-laid = Gelegt: { $cards }.
web-laid-none = Noch liegt keine Karte.
web-duel = Duell!
web-duel-total = Die Summe bleibt bei { $total }.
web-draw-off = Gleich viele Plättchen, also entscheiden die Chilis: { $chilis }.
web-told-token = { $who ->
        [you] Du legst: { $card }. Mist! Du nimmst ein Plättchen.
       *[other] { $name } legt: { $card }. Mist! Ein Plättchen für { $name }.
    }
web-told-duel = { $who ->
        [you] Du forderst { $rival } heraus
       *[other] { $aimed ->
            [you] { $name } fordert dich heraus
           *[other] { $name } fordert { $rival } heraus
        }
    }: { $mine } gegen { $theirs }. { $won ->
        [you] Du gewinnst.
       *[other] { $winner } gewinnt.
    }
web-score-how-drat = Jedes Plättchen zählt. Wer am wenigsten hat, gewinnt.
web-guide-drat-turn = Lege eine Karte: Sie zählt zur Summe. Wer sie auf { $limit } oder mehr bringt, nimmt ein Plättchen. Tippe eine Karte zweimal an, um sie zu legen.
web-guide-drat-token = Da ist das erste Plättchen. Ist das letzte weg, ist es vorbei: Wer am wenigsten hat, gewinnt.
web-guide-drat-duel = Ein Duell zählt nichts. Beide ziehen eine Chili; die schärfere gewinnt, und wer gewinnt, gibt alle Plättchen dem Verlierer!
