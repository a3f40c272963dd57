# Die Regeln der fünf Spiele in unseren Worten: für die Hilfe im Browser und für docs/rules.
# Jede Zahl, die ein Tisch ändern kann, wird eingesetzt: aus seinen Optionen oder dem, was daraus folgt.

rule-section-aim = Worum es geht
rule-section-setup = Bevor es losgeht
rule-section-turn = Dein Zug
rule-section-pass = Passen
rule-section-duel = Duelle
rule-section-end = Wann es endet
rule-section-points = Punkte
rule-section-match = Die ganze Partie
rule-section-ours = Was die Anleitung offenlässt und wir entschieden haben
rule-example = Ein Beispiel zum Ausprobieren
rule-try = Probiere:
rule-lying-thirteen = Dort liegen
rule-lying-friday = Dort liegen
rule-lying-ole = Oben
rule-lying-leaves = Die Reihe
rule-lying-drat = Bisher gelegt
rule-try-safe = Das macht { $total }. Nicht über { $limit }, also passiert nichts.
rule-try-over = Das macht { $total }, mehr als { $limit }: Du nimmst die { $cards } Karten, die dort lagen. Deine bleibt liegen, und mit ihr geht es neu los.
rule-try-colour = Eine stärkere Farbe, aber keine höhere Zahl: geht, und dein Zug endet.
rule-try-value = Eine höhere Zahl, aber keine stärkere Farbe: geht, und dein Zug endet.
rule-try-both = Höher und stärker: olé! Du musst weiterspielen, mit einer Karte oder einem Chip.
rule-try-neither = Weder höher noch stärker: Diese geht nicht.
rule-try-end = { $number } Karten: genug für dieses Ende. Jetzt ist { $value } das Ende, mit { $number } Karten.
rule-try-few = Zu wenige: An diesem Ende liegen { $number }, also lege mindestens { $number }.
rule-try-between = { $value } liegt zwischen den beiden Enden und geht nicht.
rule-try-token = Das macht { $total }. Mist! Du nimmst ein Plättchen, und eine neue Zählung beginnt.
rule-try-below = Das macht { $total }: Dir passiert nichts.
rule-try-duel = Die Summe bleibt bei { $total }, und du forderst jemanden heraus.

# 13

rule-thirteen-aim = Drei Zielscheiben, eine für jede Farbe. Bring keine über { $limit }. Wer am Ende die wenigsten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
rule-thirteen-pack = { $cards } Karten. In Blau, Gelb und Grün gibt es jeweils { $copies }. Die faulen Vieren ({ $fours } Stück) sind rot und 4 wert.
rule-thirteen-deal = Alle bekommen { $hand } Karten; der Rest ist der Nachziehstapel. { $first ->
        [random] Wer zuerst austeilt, wird ausgelost
       *[other] Wer zuerst austeilt, hat der Tisch vereinbart
    }; nach jeder Runde teilt die nächste Person im Uhrzeigersinn aus.
rule-thirteen-lead = Links von der Person, die ausgeteilt hat, geht es los; dann geht es im Uhrzeigersinn weiter.
rule-thirteen-play = Lege genau eine Karte auf eine Zielscheibe, dann ziehe eine, solange der Nachziehstapel reicht.
rule-thirteen-where = Eine farbige Karte kommt auf die Zielscheibe ihrer Farbe. Eine faule Vier darf jederzeit auf jede Zielscheibe, auch auf eine leere.
rule-thirteen-safe = Ist die Summe auf der Zielscheibe { $limit } oder kleiner, passiert nichts.
rule-thirteen-over = Ist sie größer als { $limit }, nimmst du alle Karten, die schon dort lagen, verdeckt an dich. Die gerade gelegte Karte bleibt liegen, und die Zielscheibe beginnt mit ihr neu, auch mit einer faulen Vier.
rule-thirteen-free = Du darfst absichtlich über { $limit } gehen. Irgendeine Karte geht immer.
rule-thirteen-hidden = Niemand darf genommene Karten vor dem Ende der Runde ansehen, auch nicht die eigenen. Wie viele jemand hat, sehen alle.
rule-thirteen-stock = Ist der Nachziehstapel leer, spielt ihr ohne Ziehen weiter. Die Runde endet, wenn niemand mehr Karten auf der Hand hat.
rule-thirteen-left = Karten, die noch auf den Zielscheiben liegen, zählen für niemanden.
rule-thirteen-cost = Jede genommene farbige Karte kostet 1 Punkt, jede faule Vier 2. Welche Zahl darauf steht, ist egal.
rule-thirteen-most = Hast du von einer Farbe mehr Karten genommen als jeder andere, kostet dich diese Farbe nichts. Haben mehrere gleich viele und am meisten, wird niemand verschont.
rule-thirteen-fours = Faule Vieren zählen immer, auch wenn du die meisten hast.
rule-thirteen-rounds = { $rounds ->
        [0] Zu viert, zu fünft und zu sechst teilen alle einmal aus, zu dritt zweimal.
        [one] Die Partie ist eine einzige Runde.
       *[other] Die Partie hat { $rounds } Runden.
    }
rule-thirteen-ours-dealer = Wer zuerst austeilt.
rule-thirteen-ours-tie = Wer bei gleich wenigen Punkten gewinnt.

# Freitag der 13.

rule-friday-aim = Katzen, Spiegel und Leitern, für jede Sorte ein Stapel. Bring keinen über { $limit }. Wer am Ende die wenigsten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
rule-friday-pack = { $cards } Karten. Bei den schwarzen Katzen, den zerbrochenen Spiegeln und den Leitern gibt es jeweils { $copies }. Die Freitagskarten ({ $fours } Stück) sind 4 wert.
rule-friday-start = { $first ->
        [random] Wer beginnt, wird ausgelost
       *[other] Wer beginnt, hat der Tisch vereinbart
    }; nach jeder Runde beginnt die nächste Person im Uhrzeigersinn.
rule-friday-deal = Alle Karten werden einzeln ausgeteilt, zuerst an die Person, die beginnt. Zu viert bekommen alle { $hand_4 } Karten, zu fünft { $hand_5 }, zu sechst { $hand_6 }; überzählige bekommen die, die zuerst dran sind.
rule-friday-three = Zu dritt wird auch eine vierte Hand mit { $aside } Karten ausgeteilt, die niemandem gehört: Sie wird ungesehen beiseitegelegt und zählt in dieser Runde nicht. Alle bekommen { $hand_3 } Karten.
rule-friday-play = Lege genau eine Karte auf einen Stapel. Niemand zieht nach.
rule-friday-where = Jede Sorte kommt auf ihren Stapel. Eine Freitagskarte darf auf jeden der drei, auch auf einen leeren; einen eigenen Stapel hat sie nicht.
rule-friday-safe = Ist die Summe des Stapels { $limit } oder kleiner, passiert nichts. Der Tisch zeigt alle Summen.
rule-friday-over = Ist sie größer als { $limit }, nimmst du alle Karten, die schon dort lagen, verdeckt an dich. Die gerade gelegte Karte bleibt liegen, und der Stapel beginnt mit ihr neu, auch mit einer Freitagskarte.
rule-friday-free = Du darfst absichtlich über { $limit } gehen. Irgendeine Karte geht immer.
rule-friday-hidden = Niemand darf genommene Karten vor dem Ende der Runde ansehen, auch nicht die eigenen. Wie viele jemand hat, sehen alle.
rule-friday-left = Die Runde endet, wenn niemand mehr Karten auf der Hand hat. Karten, die noch auf den Stapeln liegen, zählen für niemanden.
rule-friday-cost = Jede genommene Karte kostet 1 Punkt, jede Freitagskarte 2. Welche Zahl darauf steht, ist egal.
rule-friday-most = Hast du von einer Sorte mehr Karten genommen als jeder andere, kostet dich diese Sorte nichts. Haben mehrere gleich viele und am meisten, wird niemand verschont.
rule-friday-fours = Freitagskarten zählen immer, auch wenn du die meisten hast.
rule-friday-rounds = { $rounds ->
        [one] Die Partie ist eine einzige Runde,
       *[other] Die Partie hat { $rounds } Runden,
    } egal, wie viele ihr seid.
rule-friday-ours-start = Wer beginnt und wer die nächste Runde beginnt.
rule-friday-ours-hidden = Ob man die eigenen genommenen Karten ansehen darf.
rule-friday-ours-left = Was die Karten zählen, die auf den Stapeln bleiben.
rule-friday-ours-tie = Wer bei gleich wenigen Punkten gewinnt.

# Olé!

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

# 13 Blätter

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

# Mist, schon wieder 13!

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

# Nur in docs/rules

page-by = Von { $designer } ({ $publisher }), für { $least } bis { $most } Personen. Im Code: { $game }.
page-moves = Züge als Text
page-options = Hausregeln
page-option = Option
page-what = was
page-usual = sonst
page-allowed = möglich
