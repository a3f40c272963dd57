# Das Spiel, seine Karten und Züge

title-leaves = 13 Blätter
line-leaves = Die Reihe an einem Ende verlängern oder eine Karte nehmen und aussetzen.
card-leaves = { $card }
move-leaves-pass = passen und eine { $value } nehmen
move-leaves-number = { $number ->
        [one] eine { $value }
       *[other] { $number } Karten mit Wert { $value }
    }
rules-leaves =
    Lege Karten eines Wertes an ein Ende der Reihe oder darüber hinaus, mindestens so viele, wie an diesem Ende liegen.
    Oder passe: Nimm eine Karte der Reihe auf die Hand und setze aus, bis alle bis auf eine Person gepasst haben.
    { $match ->
        [advanced] Wer keine Karten mehr hat, gewinnt die Runde; für alle anderen ist jede Handkarte ein Punkt. Bei { $target } Punkten endet die Partie, und wer die wenigsten hat, gewinnt.
       *[basic] Wer keine Karten mehr hat, gewinnt.
    }
notation-leaves = Schreibe 6x3 für drei Sechsen, pass:6, um zu passen und eine 6 zu nehmen.

# Warum ein Zug nicht erlaubt ist

why-leaves-not-held = Du hast nicht so viele Karten mit Wert { $card }.
why-leaves-between = { $card } liegt zwischen den Enden der Reihe, { $low } und { $high }; lege { $low } oder weniger, oder { $high } oder mehr.
why-leaves-too-few = { $low ->
        [0] Lege mindestens eine Karte.
       *[other] { $ends ->
            [one] Das sind zu wenige: Lege mindestens { $low_count }, so viele, wie schon da sind.
           *[two] Das sind zu wenige: Am Ende mit { $low } braucht es { $low_count } oder mehr, am Ende mit { $high } { $high_count } oder mehr.
        }
    }
why-leaves-not-in-row = Diese Karte liegt nicht in der Reihe.

# Was für einen Zug spricht

merit-leaves-out = Du hast keine Karten mehr und gewinnst die Runde.
merit-leaves-unfollowed = Niemand kann mitgehen: Alle anderen müssen passen.
merit-leaves-most = Du wirst { $number } Karten auf einmal los.
merit-leaves-both-ends = Deine anderen Karten passen danach an beide Enden der Reihe.
merit-leaves-whole = { $number ->
        [one] Es ist deine einzige { $value }: Du reißt nichts auseinander.
       *[other] Du legst alle deine Karten mit Wert { $value } zusammen.
    }
merit-leaves-open = So bleibt die Reihe am weitesten offen: { $number } Werte passen noch.
merit-leaves-matches = { $number ->
        [one] Die { $value } passt zu der, die du schon hast.
       *[other] Die { $value } passt zu den { $number }, die du schon hast.
    }
merit-leaves-outer = Eine { $value } passt an das Ende der meisten Reihen.
merit-leaves-saves = { $number ->
        [one] Deine { $value } behältst du für eine andere Reihe.
       *[other] Deine { $number } Karten mit Wert { $value } behältst du für eine andere Reihe.
    }
merit-leaves-inner = Beide Enden der Reihe bleiben, wie sie sind: So machst du es den anderen nicht leichter.

# Optionen

option-match = Partie
option-target = Punkte, die die Partie beenden
option-value-basic = eine Runde
option-value-advanced = mehrere Runden

# Am Tisch, in Sätzen

word-leaves-pass = passen
table-row = Die Reihe: { $piles }.
told-cleared = Alle anderen haben gepasst, die Reihe wird abgeräumt. { $who ->
        [you] Du beginnst
       *[other] { $name } beginnt
    } eine neue.
score-leaves-cards = { $number ->
    [0] keine Karte übrig
    [one] eine Karte übrig
   *[other] { $number } Karten übrig
    }
player-leaves = { $name }: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }{ $passed ->
        [yes] , hat gepasst
       *[no] {""}
    }
told-leaves-pass = { $who ->
        [you] Du passt und nimmst eine { $value }.
       *[other] { $name } passt und nimmt eine { $value }.
    }

# Die Regeln

rule-lying-leaves = Die Reihe
rule-try-end = { $number } Karten: genug für dieses Ende. Jetzt ist { $value } das Ende, mit { $number } Karten.
rule-try-few = Zu wenige: An diesem Ende liegen { $number }, also lege mindestens { $number }.
rule-try-between = { $value } liegt zwischen den beiden Enden und geht nicht.
rule-leaves-aim = Eine Reihe wächst an beiden Enden. Wer zuerst keine Karten mehr hat, gewinnt die Runde sofort.
rule-leaves-pack = { $cards } Karten von 1 bis 13. Die 1 gibt es zweimal, die 2 dreimal und so weiter bis zur 7 mit acht Karten, dann werden es wieder weniger bis zur 13 mit zwei; die Tupfen auf einer Karte zeigen, wie viele es davon gibt.
rule-leaves-deal = Zu dritt, viert, fünft oder sechst bekommen alle { $hand_3 }, { $hand_4 }, { $hand_5 } oder { $hand_6 } Karten; der Rest bleibt verdeckt und wird nicht gebraucht. { $first ->
        [random] Wer beginnt, wird ausgelost.
       *[other] Wer beginnt, hat der Tisch vereinbart.
    }
rule-leaves-play = Lege eine oder mehrere Karten eines Wertes, oder passe.
rule-leaves-first = Auf den leeren Tisch legst du beliebig viele Karten eines Wertes. Passen geht dort nicht, denn es gibt nichts zu nehmen.
rule-leaves-ends = Sonst muss dein Wert so groß sein wie das niedrige Ende oder kleiner, oder so groß wie das hohe Ende oder größer. Lücken sind erlaubt; zwischen den Enden geht nichts.
rule-leaves-number = Lege mindestens so viele Karten, wie an dem Ende liegen, an dem du spielst.
rule-leaves-stack = Ein neuer Wert wird das neue Ende, nur mit den Karten, die du gelegt hast. Ein gleicher Wert wird gestapelt: Drei auf drei sind sechs.
rule-leaves-single = Ein einzelner Stapel ist beide Enden zugleich: kleiner, größer oder gleich, mit mindestens so vielen Karten.
rule-leaves-pass = Du darfst passen, auch wenn du legen könntest: Nimm eine Karte deiner Wahl aus der Reihe auf die Hand, auch aus der Mitte oder von einem Stapel, und setze diese Reihe aus.
rule-leaves-vanish = Der Stapel verliert die Karte, die du nimmst. Ein leerer Stapel verschwindet; war er ein Ende, ist nun der nächste das Ende.
rule-leaves-empty = Leert jemand beim Passen die Reihe, während noch zwei oder mehr dabei sind, beginnt die nächste Person von ihnen neu. Wer gepasst hat, bleibt draußen.
rule-leaves-clear = Haben alle bis auf eine Person gepasst, ist die Reihe sofort vorbei: Diese Person räumt sie ab, alle sind wieder dabei, und sie beginnt eine neue.
rule-leaves-seen = Abgeräumte Karten sind für die Runde aus dem Spiel, und niemand darf sie durchsehen. Welche Karte jemand beim Passen nimmt, sehen alle.
rule-leaves-basic = { $match ->
        [advanced] Die Partie hat mehrere Runden.
       *[basic] Die Partie ist eine einzige Runde.
    }
rule-leaves-advanced = { $match ->
        [advanced] Wer eine Runde gewinnt, bekommt 0 Punkte, alle anderen 1 Punkt je Handkarte.
       *[basic] Wer länger spielen will, spielt die lange Partie: Wer eine Runde gewinnt, bekommt 0 Punkte, alle anderen 1 Punkt je Handkarte.
    } Es wird neu ausgeteilt, bis jemand { $target } Punkte oder mehr hat. Wer dann die wenigsten hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
rule-leaves-starter = { $match ->
        [advanced] Die nächste Runde beginnt, wer insgesamt die meisten Punkte hat.
       *[basic] In der langen Partie beginnt die nächste Runde, wer insgesamt die meisten Punkte hat.
    } Bei Gleichstand beginnt, wer davon in der letzten Runde am meisten bekam; ist es noch immer gleich, die nächste Person von ihnen im Uhrzeigersinn nach der, die zuletzt begonnen hatte.
rule-leaves-ours-first = Ob man auf leerem Tisch passen darf.
rule-leaves-ours-empty = Was passiert, wenn jemand beim Passen die Reihe leert.
rule-leaves-ours-tie = Wer bei gleich wenigen Punkten gewinnt.
rule-leaves-ours-starter = Wer bei gleichen Summen die nächste Runde beginnt.
rule-leaves-ours-seen = Ob man abgeräumte Karten durchsehen darf.

# Im Browser

web-short-leaves = 13 Blätter
web-line-leaves = Eine Reihe, die an beiden Enden wächst.
web-middle-leaves = Die Reihe
web-state-took-leaves = gepasst · nahm { $value }
web-do-leaves = Lege an ein Ende oder passe.
web-do-leaves-start = Lege Karten eines Wertes.
web-do-leaves-pass = Nichts passt: Passe.
web-where-leaves = Wie viele?
web-leaves-empty = Die Reihe ist leer: Lege beliebig viele Karten eines Wertes.
web-leaves-pile = { $number } × { $value }{ $end ->
        [low] , das niedrige Ende
        [high] , das hohe Ende
        [both] , beide Enden
       *[none] {""}
    }.
web-leaves-low = { $value } oder weniger
web-leaves-high = { $value } oder mehr
web-leaves-least = { $number ->
        [one] mindestens eine Karte
       *[other] mindestens { $number } Karten
    }
web-leaves-take = Welche Karte nimmst du?
web-lay = { $number } × { $value } legen
web-takes-leaves = Passen und nehmen
web-leaves-last = Keine Karten mehr!
web-told-pass = { $who ->
        [you] Du passt und nimmst eine { $value }.
       *[other] { $name } passt und nimmt eine { $value }.
    }
web-told-lay = { $who ->
        [you] Du legst { $what }.
       *[other] { $name } legt { $what }.
    }
web-score-how-leaves = Jede Karte auf der Hand zählt. Wer am wenigsten hat, gewinnt.
web-guide-leaves-turn = Lege Karten eines Wertes an ein Ende, mindestens so viele, wie dort liegen. Wer keine Karte mehr hat, gewinnt.
web-guide-leaves-why = Graue Karten gehen jetzt nicht. Tippe eine an, dann siehst du, warum.
web-guide-leaves-pass = Oder passe: Nimm eine Karte aus der Reihe und setze bis zur nächsten Reihe aus. Wähle gut, sie kann zu deinen anderen Karten passen.
web-guide-leaves-out = Wer gepasst hat, trägt ein braunes Blatt. Haben alle bis auf eine Person gepasst, räumt diese ab und beginnt neu.
