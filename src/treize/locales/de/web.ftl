# Der Tisch im Browser.

# Die Seiten und was darauf ist

web-title-home = Treize: fünf kleine Kartenspiele
web-title = { $game } · Treize
web-title-turn = ● Du bist dran · { $game }
web-welcome = Fünf kleine Kartenspiele. Ein Name, und los geht’s.
web-short-thirteen = 13
web-short-ole = Olé!
web-short-friday = Freitag, der 13.
web-short-leaves = 13 Blätter
web-short-drat = Mist, wieder 13!
web-line-thirteen = Drei Zielscheiben. Wer über 13 kommt, nimmt alles.
web-line-ole = Höher oder stärker. Beides? Olé!
web-line-friday = Katze, Spiegel, Leiter: Vorsicht vor der 13.
web-line-leaves = Eine Reihe, die an beiden Enden wächst.
web-line-drat = Zählen, der 13 ausweichen, sich duellieren.
web-play = Spielen
web-play-now = { $game } sofort gegen Bots spielen
web-friends = Mit Freunden
web-play-friends = { $game } mit Freunden spielen
web-dealing = Wird ausgeteilt …
web-rules = Regeln
web-rules-of = Regeln: { $game }
web-join = Hast du einen Tischcode?
web-join-go = Mitspielen
web-code-here = CODE
web-your-name = Dein Name
web-name = Name
web-yours = Deine Tische
web-public = Offene Tische
web-finished = Deine gespielten Partien
web-watch = zuschauen
web-seats-free = { $number ->
        [one] ein Platz frei
       *[other] { $number } Plätze frei
    }
web-owners = Die Spiele gehören ihren Autorinnen, Autoren und Verlagen. Treize ist mit keinem von ihnen verbunden.
web-home = Startseite
web-loading = Einen Moment …
web-nothing-here = Hier ist nichts.
web-unreachable = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.
web-again = Noch einmal versuchen
web-close = Schließen
web-cancel = Abbrechen
web-yes = Ja
web-no = Nein
web-you = du

# Wie du es magst

web-settings = Einstellungen
web-menu = Menü
web-language = Sprache
web-theme = Darstellung
web-theme-light = Hell
web-theme-dark = Dunkel
web-theme-auto = Wie das Gerät
web-sound = Ton
web-motion = Karten animieren
web-text-view = Tisch als Text zeigen
web-keys = Karten mit Zifferntasten wählen
web-notify = Sag mir, wenn ich dran bin

# Ein neuer Tisch

web-new-table = { $game } mit Freunden
web-open-table = Tisch öffnen
web-seats = Plätze
web-access = Zugang
web-access-link = Mit dem Link
web-access-public = Alle
web-access-private = Nur mit Einladung
web-time = Bedenkzeit
web-time-none = Unbegrenzt
web-time-move30 = 30 Sekunden je Zug
web-time-move120 = 2 Minuten je Zug
web-time-bank = 5 Minuten insgesamt, plus 5 s je Zug
web-time-day = Ein Tag je Zug
web-bot-level = Bots
web-level-easy = leicht
web-level-normal = normal
web-level-hard = schwer
web-level-expert = Profi
web-allow-undo = Zurücknehmen erlauben
web-memory = Gedächtnishilfe: Genommene Karten bleiben sichtbar
web-house-rules = Hausregeln

# Vor der ersten Karte

web-lobby-title = Wer spielt mit?
web-lobby-join = Nimm Platz
web-lobby-full = Voll besetzt: Du kannst zuschauen.
web-free = Freier Platz
web-sit = Hier sitzen
web-stand = Aufstehen
web-add-bot = Bot hinzufügen
web-remove-bot = { $name } entfernen
web-beside = Jemand neben dir, an diesem Bildschirm
web-add = Hinzufügen
web-start = Starten
web-start-bots = Mit Bots starten
web-waiting = Gleich geht es los.
web-watching = { $number ->
        [one] Jemand schaut zu.
       *[other] { $number } schauen zu.
    }
web-invite = Andere einladen
web-code = Code
web-link = Link zu diesem Tisch
web-copy = Link kopieren
web-copied = Kopiert
web-share = Teilen
web-share-text = Komm und spiel { $game }
web-qr = Der Link als Bild zum Scannen

# Am Tisch

web-others = Die anderen
web-mine = Deine Hand
web-players = Spieler
web-player = Spieler
web-moves = Deine Züge
web-log = Was passiert ist
web-bot = (Bot)
web-name-bot = { $number ->
        [1] Mina
        [2] Lukas
        [3] Zoe
        [4] Paul
        [5] Nora
        [6] Leo
        [7] Max
       *[other] Eva
    }
web-name-seat = Platz { $number }
web-middle-thirteen = Die drei Zielscheiben
web-middle-friday = Die drei Stapel
web-middle-ole = Der Stapel
web-middle-leaves = Die Reihe
web-middle-drat = Die Summe
web-round-number = Runde { $round }
web-points = { $number } Pkt.
web-fact-held = { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }
web-fact-taken = { $number } genommen
web-fact-chips = { $number ->
        [one] { $number } Chip
       *[other] { $number } Chips
    }
web-fact-tokens = { $number } Plättchen
web-fact-stock = { $number ->
        [one] { $number } Karte im Nachziehstapel
       *[other] { $number } Karten im Nachziehstapel
    }
web-state-plays = spielt …
web-state-passed = gepasst
web-state-took = gepasst · nahm { $value }
web-state-away = kurz weg
web-state-won = hat gewonnen
web-clock = Restzeit:
web-clock-days = { $number } T
web-clock-hours = { $number } Std.
web-your-turn = Du bist dran!
web-your-turn-again = Du bist noch mal dran!
web-plays = { $name } spielt
web-pick-ahead = Du kannst schon eine Karte wählen.
web-won = Gewonnen!
web-over = Die Partie ist zu Ende
web-hand-empty = Keine Karte mehr.
web-do-thirteen = Karte auf ihre Zielscheibe.
web-do-friday = Karte auf ihren Stapel.
web-do-ole = Höher oder stärker.
web-do-ole-open = Eröffne mit der schwächsten Karte.
web-do-ole-second = Noch eine Karte, welche du willst.
web-do-ole-chip = Keine schlägt sie: Nimm einen Chip.
web-do-leaves = Lege an ein Ende oder passe.
web-do-leaves-start = Lege Karten eines Wertes.
web-do-leaves-pass = Nichts passt: Passe.
web-do-drat = Bleib unter { $limit }.
web-do-order = Wähle die Reihenfolge der Farben.
web-where-thirteen = Faule Vier: auf welche Zielscheibe?
web-where-friday = Freitagskarte: auf welchen Stapel?
web-where-ole = Noch einmal antippen, um sie zu spielen.
web-where-leaves = Wie viele?
web-where-drat = Duell: gegen wen?
web-tap-again = Noch einmal tippen: { $move }.
web-lay-here = Karte hierher legen
web-card-not = { $card }, nicht spielbar
web-card-makes = { $card }, ergibt { $makes }
web-letter = { $suit ->
        [blue] B
        [yellow] Ge
        [green] Gr
        [red] R
        [rotten] F
        [cat] K
        [mirror] S
        [ladder] L
       *[friday] F
    }
web-friday-leaf = FR 13
web-duel-card = DUELL
web-tag-token = Mist!
web-target-thirteen = Zielscheibe { $pile }: { $sum }. Karten: { $cards }. Platz für { $left }.
web-target-friday = Stapel der { $pile }: { $sum }. Karten: { $cards }. Platz für { $left }.
web-target-would = Ergibt { $total }{ $taken ->
        [0] .
        [one] , dann nimmst du eine Karte.
       *[other] , dann nimmst du { $taken } Karten.
    }
web-left = { $number ->
        [0] voll
       *[other] noch { $number }
    }
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
web-fewer = Eine Karte weniger
web-more = Eine Karte mehr
web-pass = Passen und nehmen
web-take = Eine { $value } nehmen
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
web-undo = Zurücknehmen
web-undo-waits = Zurücknehmen? Es fehlt noch die Zustimmung von { $names }.
web-hint = Tipp
web-thinking = Denkt nach …
web-hint-how = Was jeder Zug verspricht, soweit du es sehen kannst: deine Siegchance und { $unit ->
        [tokens] die Plättchen
        [cards] die übrigen Karten
       *[points] die Punkte
    }, die zu erwarten sind. Tippe einen an, um ihn zu spielen.
web-hint-points = { $unit ->
        [tokens] { NUMBER($points, maximumFractionDigits: 1) } Plättchen
        [cards] { NUMBER($points, maximumFractionDigits: 1) ->
            [one] { NUMBER($points, maximumFractionDigits: 1) } Karte
           *[other] { NUMBER($points, maximumFractionDigits: 1) } Karten
        }
       *[points] { NUMBER($points, maximumFractionDigits: 1) } Pkt.
    }
web-help = Regeln und Hilfe
web-chat = Chat
web-chat-open = { $number ->
        [0] Chat
        [one] Chat, eine neue Nachricht
       *[other] Chat, { $number } neue Nachrichten
    }
web-chat-none = Noch hat niemand etwas geschrieben.
web-chat-say = Nachricht schreiben
web-send = Senden
web-said = { $name } sagt: { $text }
web-mute = { $name } stummschalten
web-unmute = Alle wieder anzeigen
web-leave = Partie verlassen (ein Bot spielt weiter)
web-luck = Geht es fair zu?
web-luck-hash = Der Startwert dieser Partie stand vor der ersten Karte fest. Seine Prüfsumme: { $hash }. Der Startwert selbst wird am Ende gezeigt.
web-lost = Verbindung verloren. Wir versuchen es weiter; deine Partie ist sicher.
web-sent-later = Du bist offline: Dein Zug wird gesendet, sobald die Verbindung wieder da ist.
web-bot-plays = Ein Bot spielt für dich.
web-take-back = Ich bin wieder da
web-time-up = Die Zeit ist um: Ein Bot hat für dich gespielt.
web-draw-off = Gleich viele Plättchen, also entscheiden die Chilis: { $chilis }.
web-text-player = { $name }: { $facts }
web-spectator = { $number ->
        [0] Du schaust zu.
        [one] Du schaust zu.
       *[other] Mit dir schauen { $number } zu.
    }
web-pass-title = { $name } ist dran
web-pass-sub = Gib den Bildschirm weiter. Nicht gucken!
web-pass-screen = Gib den Bildschirm an { $name }.
web-uncover = Ich bin { $name }: meine Hand zeigen

# Was geschah

web-told-card = { $who ->
        [you] Du legst:
       *[other] { $name } legt:
    } { $card }.{ $shows ->
        [yes] {" "}Das macht { $total }.
       *[no] {""}
    }{ $taken ->
        [0] {""}
        [one] {" "}Zu viel! Eine Karte genommen.
       *[other] {" "}Zu viel! { $taken } Karten genommen.
    }{ $again ->
        [yes] {" "}Olé! Noch einmal.
       *[no] {""}
    }
web-told-token = { $who ->
        [you] Du legst: { $card }. Mist! Du nimmst ein Plättchen.
       *[other] { $name } legt: { $card }. Mist! Ein Plättchen für { $name }.
    }
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
web-told-pass = { $who ->
        [you] Du passt und nimmst eine { $value }.
       *[other] { $name } passt und nimmt eine { $value }.
    }
web-told-lay = { $who ->
        [you] Du legst { $what }.
       *[other] { $name } legt { $what }.
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
web-told-sat = { $who ->
        [you] Du setzt dich.
       *[other] { $name } setzt sich.
    }
web-told-dealt = Runde { $round }: Die Karten sind ausgeteilt.
web-told-scored = Runde { $round } ist zu Ende.
web-told-taken-over = { $who ->
        [you] Ein Bot spielt für dich.
       *[other] Ein Bot spielt für { $name }.
    }
web-told-handed-back = { $who ->
        [you] Du bist wieder da.
       *[other] { $name } ist wieder da.
    }
web-told-undo-asked = { $who ->
        [you] Du möchtest einen Zug zurücknehmen.
       *[other] { $name } möchte einen Zug zurücknehmen.
    }
web-told-undo-refused = Der Zug bleibt.
web-told-undone = Der Zug ist zurückgenommen.
web-told-paused = Die Uhren stehen.
web-told-resumed = Die Uhren laufen wieder.

# Die Punkte

web-round = Runde
web-total = gesamt
web-score-sheet = Punktezettel
web-winners = { $number ->
        [one] { $who ->
            [you] Du hast gewonnen!
           *[other] { $names } hat gewonnen
        }
       *[other] Geteilter Sieg: { $names }
    }
web-round-best = { $number ->
        [one] { $who ->
            [you] Du gewinnst die Runde: { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            }
           *[other] { $names } gewinnt die Runde: { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            }
        }
       *[other] Geteilte Runde, { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }: { $names }
    }
web-score-how-thirteen = Eine genommene Karte kostet 1 Punkt, eine faule Vier 2. Wer die wenigsten Punkte hat, gewinnt.
web-score-how-friday = Eine genommene Karte kostet 1 Punkt, eine Freitagskarte 2. Wer die wenigsten Punkte hat, gewinnt.
web-score-how-ole = Handkarten kosten ihren Wert, Chips kommen dazu. Wer die wenigsten Punkte hat, gewinnt.
web-score-how-leaves = Jede Karte auf der Hand zählt. Wer am wenigsten hat, gewinnt.
web-score-how-drat = Jedes Plättchen zählt. Wer am wenigsten hat, gewinnt.
web-score-most = { $who ->
        [you] Du hast die meisten
       *[other] { $name } hat die meisten
    }
web-score-spared = { $number ->
        [one] Diese Karte zählt nicht.
       *[other] Diese { $number } Karten zählen nicht.
    }
web-score-tied = Gleichstand
web-score-nobody = Niemand hat welche
web-score-unspared = Niemand wird verschont.
web-score-fours-thirteen = Faule Vieren zählen
web-score-fours-friday = Freitags{"\u00AD"}karten zählen
web-score-fours-sub = Immer, und doppelt.
web-score-cards = { $number ->
        [one] { $number } Karte,
       *[other] { $number } Karten,
    }
web-score-nothing = nichts
web-next-round = Nächste Runde
web-rematch = Noch einmal spielen
web-replay = Noch einmal ansehen
web-publish = Partie für andere freigeben

# Die erste Runde lehrt

web-guide = Erste Runde
web-understood = Verstanden
web-guide-stop = Tipps ausblenden
web-guide-thirteen-turn = Tippe eine Karte an, dann noch einmal: Sie kommt auf die Zielscheibe ihrer Farbe. Halte die Summe bei { $limit } oder weniger.
web-guide-thirteen-wild = Eine faule Vier darf auf jede Zielscheibe. Wähle sie, dann tippe die Zielscheibe an.
web-guide-thirteen-taken = Wer über { $limit } kommt, nimmt verdeckt die Karten, die schon da waren: 1 Punkt je Karte, 2 für eine faule Vier.
web-guide-thirteen-most = Hast du von einer Farbe mehr genommen als alle anderen, kostet sie dich nichts. Faule Vieren zählen immer.
web-guide-friday-turn = Tippe eine Karte an, dann noch einmal: Sie kommt auf ihren Stapel. Halte die Summe bei { $limit } oder weniger.
web-guide-friday-wild = Eine Freitagskarte darf auf jeden Stapel. Wähle sie, dann tippe den Stapel an.
web-guide-friday-taken = Wer über { $limit } kommt, nimmt verdeckt die Karten, die schon da waren: 1 Punkt je Karte, 2 für eine Freitagskarte.
web-guide-friday-most = Hast du von einer Sorte mehr genommen als alle anderen, kostet sie dich nichts. Freitagskarten zählen immer.
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
web-guide-leaves-turn = Lege Karten eines Wertes an ein Ende, mindestens so viele, wie dort liegen. Wer keine Karte mehr hat, gewinnt.
web-guide-leaves-why = Graue Karten gehen jetzt nicht. Tippe eine an, dann siehst du, warum.
web-guide-leaves-pass = Oder passe: Nimm eine Karte aus der Reihe und setze bis zur nächsten Reihe aus. Wähle gut, sie kann zu deinen anderen Karten passen.
web-guide-leaves-out = Wer gepasst hat, trägt ein braunes Blatt. Haben alle bis auf eine Person gepasst, räumt diese ab und beginnt neu.
web-guide-drat-turn = Lege eine Karte: Sie zählt zur Summe. Wer sie auf { $limit } oder mehr bringt, nimmt ein Plättchen. Tippe eine Karte zweimal an, um sie zu legen.
web-guide-drat-token = Da ist das erste Plättchen. Ist das letzte weg, ist es vorbei: Wer am wenigsten hat, gewinnt.
web-guide-drat-duel = Ein Duell zählt nichts. Beide ziehen eine Chili; die schärfere gewinnt, und wer gewinnt, gibt alle Plättchen dem Verlierer!

# Noch einmal ansehen

web-guide-again = Die Tipps der ersten Runde noch einmal zeigen
web-replay-begin = Vor dem ersten Zug
web-replay-move = { $number }. { $name }: { $move }
web-replay-first = Zum Anfang
web-replay-back = Einen Zug zurück
web-replay-next = Einen Zug weiter
web-replay-last = Zum Ende
web-replay-play = Abspielen
web-replay-stop = Pause
web-replay-jump = Zu einem Zug springen
web-replay-link = Link zu diesem Moment
web-eyes = Blickwinkel
web-eyes-open = alle Karten offen
web-eyes-table = wie beim Zuschauen
web-download = Herunterladen
web-check-luck = Fairness prüfen
web-luck-holds = Alles fair: Der Startwert { $seed } hat die Prüfsumme, die vor der ersten Karte zu sehen war ({ $hash }), und alle { $moves } Züge folgen daraus.
web-luck-broken = Das stimmt nicht: Der Startwert { $seed } hat die Prüfsumme { $hash }, nicht die gezeigte ({ $moves } Züge geprüft).
web-analyse = Analysieren
web-analysis = Wie die Partie verlief
web-curve = Die Siegchance aller bei ihren eigenen Zügen, in Prozent
web-try-again = Noch einmal versuchen
web-costliest = Die teuersten Züge
web-better = Besser: { $move } (+{ $cost } Siegchance)
