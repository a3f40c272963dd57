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
web-line-thirteen = Drei Ziele. Wer über 13 kommt, nimmt alles.
web-line-ole = Höher oder stärker. Beides? Olé!
web-line-friday = Katze, Spiegel, Leiter: Vorsicht vor der 13.
web-line-leaves = Eine Reihe, die an beiden Enden wächst.
web-line-drat = Zählen, der 13 ausweichen, sich duellieren.
web-play = Spielen
web-play-now = { $game } sofort gegen Bots spielen
web-friends = Mit Freunden
web-play-friends = { $game } mit Freunden spielen
web-dealing = Wird gegeben …
web-rules = Regeln
web-rules-of = Regeln von { $game }
web-join = Ein Tisch wartet auf dich?
web-join-go = Hingehen
web-code-here = CODE
web-your-name = Dein Name
web-name = Name
web-guest = Ich
web-yours = Deine Tische
web-public = Offene Tische
web-finished = Deine gespielten Partien
web-watch = zusehen
web-seats-free = { $number ->
        [one] ein Platz frei
       *[other] { $number } Plätze frei
    }
web-owners = Die Spiele gehören ihren Autorinnen, Autoren und Verlagen. Treize ist mit keinem von ihnen verbunden.
web-home = Startseite
web-loading = Einen Moment …
web-nothing-here = Hier ist nichts.
web-unreachable = Das Haus ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.
web-close = Schließen
web-cancel = Abbrechen
web-yes = Ja
web-no = Nein
web-you = du

# Wie du es magst

web-settings = Einstellungen
web-menu = Menü
web-language = Sprache
web-theme = Licht
web-theme-light = Hell
web-theme-dark = Dunkel
web-theme-auto = Wie das Gerät
web-sound = Ton
web-motion = Karten bewegen sich
web-text-view = Der Tisch als Text
web-keys = Zifferntasten wählen Karten
web-notify = Sag mir, wenn ich dran bin

# Ein neuer Tisch

web-new-table = { $game } mit Freunden
web-open-table = Tisch öffnen
web-seats = Plätze
web-access = Wer darf kommen
web-access-link = Wer den Link hat
web-access-public = Alle
web-access-private = Nur mit Einladung
web-time = Bedenkzeit
web-time-none = Ohne Grenze
web-time-move30 = 30 Sekunden je Zug
web-time-move120 = 2 Minuten je Zug
web-time-bank = 5 Minuten im Ganzen, 5 s mehr je Zug
web-time-day = Ein Tag je Zug
web-bot-level = Bots
web-level-easy = leicht
web-level-normal = normal
web-level-hard = schwer
web-level-expert = Experte
web-allow-undo = Züge dürfen zurückgenommen werden
web-memory = Gedächtnishilfe: genommene Karten bleiben sichtbar
web-house-rules = Hausregeln
web-option-limit = Die Zahl, über die niemand will
web-option-hand = Karten auf der Hand
web-option-rounds = Runden (0: wie in den Regeln)
web-option-chip = Punkte für einen Chip
web-option-voluntary_chip = Ein Chip darf freiwillig genommen werden
web-option-opening = Eröffnung
web-option-match = Partie
web-option-target = Punkte, die sie beenden
web-option-tokens = Marken
web-choice-lowest = mit der schwächsten Karte
web-choice-lowest-and-one = mit der schwächsten und noch einer
web-choice-basic = eine Runde
web-choice-advanced = mehrere Runden

# Vor der ersten Karte

web-lobby-title = Wer spielt mit?
web-lobby-join = Nimm Platz
web-lobby-full = Voll besetzt: Du kannst zusehen.
web-free = Freier Platz
web-sit = Hier sitzen
web-stand = Aufstehen
web-add-bot = Bot setzen
web-remove-bot = { $name } wegschicken
web-beside = Jemand neben dir, an diesem Bildschirm
web-add = Dazu
web-start = Anfangen
web-start-bots = Anfangen, Bots auf die freien Plätze
web-waiting = Gleich geht es los.
web-watching = { $number ->
        [one] Jemand sieht zu.
       *[other] { $number } sehen zu.
    }
web-invite = Andere einladen
web-code = Code
web-link = Link zu diesem Tisch
web-copy = Link kopieren
web-copied = Kopiert
web-share = Teilen
web-share-text = Komm und spiel { $game }!
web-qr = Der Link als Bild zum Scannen

# Am Tisch

web-others = Die anderen
web-mine = Deine Hand
web-players = Spieler
web-player = Spieler
web-moves = Deine Züge
web-log = Was geschah
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
web-middle-thirteen = Die drei Ziele
web-middle-friday = Die drei Ziele
web-middle-ole = Der Stapel
web-middle-leaves = Die Reihe
web-middle-drat = Die Zählung
web-round-number = Runde { $round }
web-points = { $number ->
        [one] { $number } Pkt.
       *[other] { $number } Pkt.
    }
web-fact-held = { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    }
web-fact-taken = { $number } genommen
web-fact-chips = { $number ->
        [one] ein Chip
       *[other] { $number } Chips
    }
web-fact-tokens = { $number ->
        [one] eine Marke
       *[other] { $number } Marken
    }
web-fact-stock = { $number ->
        [one] eine Karte im Stapel
       *[other] { $number } Karten im Stapel
    }
web-state-plays = spielt …
web-state-passed = gepasst
web-state-took = gepasst · nahm { $value }
web-state-away = kurz weg
web-state-won = hat gewonnen
web-clock = Restzeit:
web-clock-days = { $number } T
web-clock-hours = { $number } Std.
web-your-turn = Du bist dran!
web-your-turn-again = Noch einmal du!
web-plays = { $name } spielt
web-pick-ahead = Such dir schon eine Karte aus.
web-won = Gewonnen!
web-over = Es ist vorbei
web-hand-empty = Keine Karte mehr.
web-do-thirteen = Eine Karte auf ihr Ziel.
web-do-friday = Eine Karte auf ihr Ziel.
web-do-ole = Höher oder stärker.
web-do-leaves = Lege an ein Ende, oder passe.
web-do-drat = Bleib unter 13.
web-do-order = Wähle die Reihenfolge der Farben.
web-where-thirteen = Faul: auf welches Ziel?
web-where-friday = Freitag: auf welches Ziel?
web-where-ole = Noch einmal, um sie zu spielen.
web-where-leaves = Wie viele?
web-where-drat = Duell: gegen wen?
web-tap-again = Noch einmal: { $move }.
web-lay-here = Karte hierher legen
web-card-not = { $card }, nicht spielbar
web-card-makes = { $card }, macht { $makes }
web-card-drat = { $card ->
        [duel] Duell
       *[other] { $card }
    }
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
web-target = { $pile }: { $sum }. Karten: { $cards }. Platz für { $left }.
web-target-would = Macht { $total }{ $taken ->
        [0] .
        [one] , du nimmst eine Karte.
       *[other] , du nimmst { $taken } Karten.
    }
web-left = { $number ->
        [0] voll
       *[other] noch { $number }
    }
web-ole-order = Farben von der stärksten: { $colours }.
web-ole-top = Oben: { $card }.
web-ole-none = Noch liegt keine Karte.
web-ole-choosing = { $name } wählt die Reihenfolge der Farben.
web-ole-opens = { $name } eröffnet mit der schwächsten Karte.
web-ole-run = Höher und stärker: { $name } spielt weiter.
web-ole-beat = Höher, oder eine stärkere Farbe.
web-ole-shout = Olé!
web-chip = Chip nehmen ({ $points } Pkt.)
web-leaves-empty = Die Reihe ist leer: beliebig viele Karten eines Wertes.
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
web-bank = noch { $number }
web-room = { $number ->
        [0] keine mehr
       *[other] noch { $number }, nicht mehr
    }
web-count = Die Summe ist { $total }; bei { $limit } nimmt man eine Marke.
web-laid = Gelegt: { $cards }.
web-laid-none = Noch liegt keine Karte.
web-duel = Duell!
web-duel-total = Die Summe bleibt bei { $total }.
web-undo = Zurücknehmen
web-hint = Tipp
web-thinking = Denkt nach …
web-hint-how = Was jeder Zug verspricht, soweit du es sehen kannst: deine Gewinnchance und { $unit ->
        [tokens] die Marken
        [cards] die übrigen Karten
       *[points] die Punkte
    }, die zu erwarten sind. Tippe einen an, um ihn zu spielen.
web-hint-points = { $unit ->
        [tokens] { NUMBER($points, maximumFractionDigits: 1) } Marken
        [cards] { NUMBER($points, maximumFractionDigits: 1) } Karten
       *[points] { NUMBER($points, maximumFractionDigits: 1) } Pkt.
    }
web-help = Regeln und Hilfe
web-chat = Gespräch
web-chat-open = { $number ->
        [0] Gespräch
        [one] Gespräch, eine neue Zeile
       *[other] Gespräch, { $number } neue Zeilen
    }
web-chat-none = Noch hat niemand etwas gesagt.
web-chat-say = Etwas sagen
web-send = Senden
web-said = { $name } sagt: { $text }
web-mute = { $name } nicht mehr hören
web-unmute = Wieder alle hören
web-leave = Partie verlassen (ein Bot spielt weiter)
web-luck = Ist das Glück ehrlich?
web-luck-hash = Der Keim dieser Partie stand vor der ersten Karte fest. Sein Abdruck: { $hash }. Der Keim selbst wird am Ende gezeigt.
web-lost = Verbindung verloren. Es wird neu versucht; nichts ist verloren.
web-sent-later = Du bist offline: Dein Zug wird gesendet, sobald die Verbindung wieder da ist.
web-bot-plays = Ein Bot spielt für dich.
web-take-back = Ich bin wieder da
web-time-up = Die Zeit ist um: Ein Bot hat für dich gespielt.
web-draw-off = Gleich viele Marken, also entscheiden Chilis: { $chilis }.
web-text-player = { $name }: { $facts }
web-spectator = { $number ->
        [0] Du siehst zu.
        [one] Du siehst zu.
       *[other] Ihr seht zu { $number }t zu.
    }
web-pass-title = { $name } ist dran
web-pass-sub = Gib den Bildschirm weiter; sonst sieht niemand hin.
web-pass-screen = Gib den Bildschirm an { $name }.
web-uncover = Ich bin { $name }: meine Hand zeigen

# Was geschah

web-told-card = { $who ->
        [you] Du legst
       *[other] { $name } legt
    } { $card }{ $shows ->
        [yes] : macht { $total }
       *[no] {""}
    }.{ $taken ->
        [0] {""}
        [one] {" "}Darüber: eine Karte genommen.
       *[other] {" "}Darüber: { $taken } Karten genommen.
    }{ $again ->
        [yes] {" "}Olé! Noch einmal.
       *[no] {""}
    }
web-told-token = { $who ->
        [you] Du legst { $card }. Mist! Du nimmst eine Marke.
       *[other] { $name } legt { $card }. Mist! Eine Marke für { $name }.
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
       *[other] { $name } fordert { $rival } heraus
    }: { $mine } gegen { $theirs }. { $won ->
        [you] Du gewinnst.
       *[other] { $winner } gewinnt.
    }
web-told-sat = { $who ->
        [you] Du setzt dich.
       *[other] { $name } setzt sich.
    }
web-told-dealt = Runde { $round }: Die Karten sind gegeben.
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
            [you] Deine Runde: { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            }
           *[other] { $names }, { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            }: die beste Runde
        }
       *[other] { $names }: je { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
    }
web-score-how-thirteen = Eine genommene Karte kostet 1 Punkt, eine faule Vier 2. Die wenigsten Punkte gewinnen.
web-score-how-friday = Eine genommene Karte kostet 1 Punkt, eine Freitags-Vier 2. Die wenigsten Punkte gewinnen.
web-score-how-ole = Handkarten kosten ihren Wert, Chips kosten extra. Die wenigsten Punkte gewinnen.
web-score-how-leaves = Jede Karte auf der Hand zählt. Die wenigsten gewinnen.
web-score-how-drat = Jede Marke zählt. Die wenigsten gewinnen.
web-score-most = { $who ->
        [you] Du hast die meisten
       *[other] { $name } hat die meisten
    }
web-score-spared = { $number ->
        [one] Diese Karte zählt nicht.
       *[other] Diese { $number } Karten zählen nicht.
    }
web-score-tied = Gleichstand
web-score-nobody = Niemand nahm eine
web-score-unspared = Niemand wird verschont.
web-score-fours-thirteen = Faule Vieren zählen
web-score-fours-friday = Freitags-Vieren zählen
web-score-fours-sub = Immer, und doppelt.
web-score-cards = { $number ->
        [one] eine Karte,
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
web-guide-stop = Keine Tipps mehr
web-guide-thirteen-turn = Tippe eine Karte an, dann noch einmal: Sie geht auf das Ziel ihrer Farbe. Halte die Summe bei 13 oder weniger.
web-guide-thirteen-wild = Eine faule Vier geht auf jedes Ziel. Wähle sie, dann tippe das Ziel an.
web-guide-thirteen-taken = Wer über 13 kommt, nimmt verdeckt, was dort lag: je 1 Punkt. Doch wer von einer Farbe am meisten hat, zahlt für sie nichts.
web-guide-friday-turn = Tippe eine Karte an, dann noch einmal: Sie geht auf ihr Ziel. Halte die Summe bei 13 oder weniger.
web-guide-friday-wild = Eine Freitags-Vier geht auf jedes Ziel. Wähle sie, dann tippe das Ziel an.
web-guide-friday-taken = Wer über 13 kommt, nimmt verdeckt, was dort lag: je 1 Punkt. Doch wer von einer Sorte am meisten hat, zahlt für sie nichts.
web-guide-ole-turn = Schlage die oberste Karte: eine höhere Zahl oder eine stärkere Farbe. Die Fahnen zeigen die Reihenfolge.
web-guide-ole-why = Graue Karten gehen jetzt nicht. Tippe eine an, und du siehst, warum.
web-guide-ole-run = Höher und stärker zugleich: olé! Wer so eine Karte legt, muss weiterspielen.
web-guide-ole-chip = Wer nicht legen kann oder mag, nimmt einen Chip: 5 Punkte.
web-guide-ole-order = Du hattest die meisten Punkte und wählst: Bleiben die Fahnen, oder drehen sie sich um?
web-guide-leaves-turn = Lege Karten eines Wertes an ein Ende, mindestens so viele, wie dort liegen. Wer keine Karte mehr hat, gewinnt.
web-guide-leaves-why = Graue Karten gehen jetzt nicht. Tippe eine an, und du siehst, warum.
web-guide-leaves-pass = Oder passe: Nimm eine Karte aus der Reihe und setze aus, bis sie vorbei ist. Wähle gut, sie kann einen Satz ergeben.
web-guide-leaves-out = Wer gepasst hat, trägt ein braunes Blatt. Haben alle bis auf eine Person gepasst, räumt diese ab und beginnt neu.
web-guide-drat-turn = Lege eine Karte: Sie zählt zur Summe. Wer 13 erreicht, nimmt eine Marke. Tippe eine Karte zweimal an.
web-guide-drat-token = Da ist die erste Marke. Ist die letzte weg, ist es vorbei; die wenigsten gewinnen.
web-guide-drat-duel = Ein Duell zählt nichts. Beide ziehen eine Chili; die höhere gibt alle eigenen Marken der anderen!

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
web-eyes = Gesehen von
web-eyes-open = alle Karten offen
web-eyes-table = Zuschauern
web-download = Herunterladen
web-check-luck = Glück prüfen
web-luck-holds = Alles ehrlich: Der Keim { $seed } hat den Abdruck, der vor der ersten Karte gezeigt wurde ({ $hash }), und alle { $moves } Züge folgen daraus.
web-luck-broken = Das stimmt nicht: Der Keim { $seed } hat den Abdruck { $hash }, nicht den gezeigten ({ $moves } Züge geprüft).
web-analyse = Analysieren
web-analysis = Wie die Partie verlief
web-curve = Die Gewinnchance aller bei ihren eigenen Zügen, in Prozent
web-costliest = Die teuersten Züge
web-better = Besser: { $move } ({ $cost } eines Sieges verloren)
