# Fehler: ein Satz, der sagt, was zu tun ist.

error-game-unknown = Es gibt kein Spiel „{ $game }“; wähle eines von { $known }.
error-game-seats = { $title } ist für { $least } bis { $most } Personen, nicht für { $seats }.
error-option-unknown = Es gibt hier keine Option „{ $option }“; wähle eine von { $known }.
error-option-value = Die Option { $option } kann nicht „{ $value }“ sein; möglich ist { $allowed }.
error-seed-bad = „{ $seed }“ ist kein Startwert; gib 32 kleine Hexadezimalziffern oder eine ganze Zahl an.
error-seat-unknown = Es gibt hier keinen Platz { $seat }; die Plätze gehen von 0 bis { $most }.
error-move-unknown = „{ $move }“ ist kein Zug von { $title }; die Liste der Züge zeigt, wie man sie schreibt.
error-move-illegal = { $reason } Erlaubt: { $legal }.
error-move-several = „{ $move }“ kann man auf mehrere Arten spielen: { $legal }.
error-move-over = Die Partie ist zu Ende; { $move } kann nicht mehr gespielt werden.
error-move-number = Es gibt keinen Zug { $number }; gib eine Zahl von 0 bis { $most } an.
error-record-type = Das ist keine Aufzeichnung einer Partie: { $found }.
error-record-version = Die Aufzeichnung folgt den Regeln Nummer { $found }; dieses Programm kennt { $known }.
error-record-over = Zug { $number } ({ $found }) kommt nach dem Ende der Partie.
error-record-move = Zug { $number } ist nicht erlaubt: gefunden { $found }, erlaubt waren { $legal }.
error-record-unfinished = Die Aufzeichnung nennt { $what }, aber nach ihren { $number } Zügen ist die Partie nicht zu Ende.
error-record-result = Die Aufzeichnung nennt ein falsches Ergebnis ({ $what }): gefunden { $found }, wirklich { $real }.
error-record-empty = Die Datei ist leer; eine Aufzeichnung ist ein JSON-Objekt, ein Protokoll hat eines je Zeile.
error-record-huge = Die Datei hat eine Zeile von mehr als { $most } Byte; so lang ist keine Aufzeichnung und kein Protokoll.
error-record-commitment = Der Startwert passt nicht zur gezeigten Prüfsumme: seine ist { $real }.
error-trace-match = Zeile { $number }: ein Protokoll beginnt jede Partie mit einer Zeile vom Typ „match“.
error-trace-move = Zeile { $number }: der Zug ist nicht erlaubt: gefunden { $found }, erlaubt waren { $legal }.
error-trace-line = Zeile { $number }: „{ $what }“ folgt so nicht aus Startwert und Zügen.
error-trace-short = Das Protokoll bricht nach Zeile { $number } mitten in einer Partie ab.
error-trace-json = Zeile { $number } ist kein JSON-Objekt.
error-use-matches = Es muss mindestens eine Partie sein, nicht { $matches }.
error-use-file = { $file } kann nicht gelesen oder geschrieben werden: { $problem }.
error-use-command = Es gibt keinen Befehl „{ $command }“; wähle einen von { $known }.
error-use-argument = { $problem } (`{ $command } --help` sagt mehr)
error-use-peers = Die anderen Programme sind nicht installiert; `make bench` installiert sie, oder lass --peers weg.
error-option-none = Optionen gibt man mit Namen an, etwa limit und 12; das ist keine: „{ $given }“.
error-move-turn = Platz { $seat } ist nicht am Zug; warte auf Platz { $turn }.
error-move-none = Noch ist kein Zug gespielt, also gibt es keinen zurückzunehmen.
error-record-names = Die Aufzeichnung hat { $found } Namen für { $seats } Personen; gib jeder einen.
error-use-exists = { $file } gibt es schon; wähle einen anderen Namen für die Aufzeichnung.
error-use-game = Sag, welches Spiel: { $known }.
error-use-seconds = „{ $seconds }“ ist keine Dauer zum Messen oder Nachdenken; gib Sekunden über 0 und unter 3600 an.
error-option-twice = Die Option { $option } ist doppelt angegeben; gib sie einmal an.
error-seat-blind = Das ist schon eine Beobachtung; beobachte den Tisch selbst.
error-seat-face-up = Dieser Tisch liegt offen, es gibt nichts neu zu verteilen; beobachte ihn zuerst.
error-use-players = Eine Arena ist für 2 bis { $most } Bots, nicht für { $number }; nenne sie durch Kommas getrennt.
error-use-deals = Es muss mindestens einmal ausgeteilt werden, nicht { $deals }-mal.
error-use-jobs = Es muss mindestens eine Partie zur gleichen Zeit sein, nicht { $jobs }.
error-use-seatings = Es müssen mindestens { $least } Sitzordnungen sein, damit alle überall sitzen, nicht { $seatings }.
error-use-broken = Ein Prozess, der Partien spielte, hat von selbst geendet, vielleicht aus Mangel an Speicher; versuche es mit weniger --jobs.
error-use-plot = { $file } ist kein Bild, das wir zeichnen können; gib einen Namen an, der auf eines von { $known } endet.
error-use-matplotlib = Für Bilder braucht es matplotlib, das nicht installiert ist; installiere es oder lass --plot weg.
error-arena-line = { $file } ist in Zeile { $number } beschädigt oder nicht von einer Arena; gib eine andere Datei an.
error-arena-terms = { $file } ist von einer anderen Arena: { $what } ist dort { $found }, nicht { $given }; gib dasselbe oder eine andere Datei an.
error-use-bot = Es gibt keinen Bot „{ $bot }“; wähle einen von { $known }.
error-use-bots = { $number } Bots sind angegeben für { $others ->
        [one] einen anderen Platz
       *[other] { $others } andere Plätze
    }; nenne einen für alle oder einen für jeden.
error-use-simulations = Die Zahl der Simulationen muss zwischen 1 und { $most } liegen; { $simulations } geht nicht.
error-use-threads = Die Zahl der Prozessoren muss zwischen 1 und { $most } liegen; { $threads } geht nicht.
error-move-table = An Tisch { $table } ist der Zug { $move } nicht erlaubt; nirgends wurde ein Zug gespielt.
error-use-tables = Es muss mindestens ein Tisch sein, nicht { $tables }.
error-use-actions = Gib für jeden der { $tables } Tische eine ganze Zahl an, nicht ein Feld der Form { $shape }.
error-use-rewards = Es gibt keine Belohnung „{ $rewards }“; wähle eine von { $known }.
error-use-extra = Dafür braucht es { $module }, das nicht installiert ist; in einem Checkout bringt es pip install -e ".[{ $extra }]" mit.
error-use-exact = Ein exaktes { $game } ist zu groß, oder nach dem Geben entscheidet noch das Glück: { $problem }.
error-use-parquet = { $file } ist keine Tabelle von Zügen oder Partien, die treize simulate geschrieben hat.

# Das Haus und seine Gäste.

error-wire-bad = Das ist keine Nachricht, die das Haus versteht: { $problem }.
error-wire-hello = Sag zuerst Hallo.
error-wire-again = Du hast schon Hallo gesagt.
error-wire-protocol = Das Haus spricht Protokoll { $known }, nicht { $given }; lade die Seite neu oder erneuere das Programm.
error-wire-fast = Das ist zu viel auf einmal; warte einen Augenblick.
error-wire-many = Eine Verbindung schaut höchstens { $most } Tischen zu; verlass zuerst einen davon.
error-wire-huge = Das ist zu groß für das Haus; schick weniger.
error-wire-method = Das geht hier nicht; /api/schema/ sagt, was geht.
error-page-unknown = Hier ist nichts.
error-person-unknown = Das Haus kennt dich nicht mehr; sag deinen Namen noch einmal.
error-person-needed = Sag zuerst deinen Namen.
error-person-name = Schreib einen Namen mit mindestens einem Buchstaben oder einer Ziffer.
error-table-unknown = Es gibt keinen Tisch „{ $table }“; sieh dir den Link oder den Code noch einmal an.
error-table-invite = Dieser Tisch ist privat; frag nach seinem Link.
error-table-full = Zu viele schauen diesem Tisch zu; versuch es später noch einmal.
error-table-many = Du hast in kurzer Zeit viele Tische aufgestellt; warte eine Weile.
error-table-here = Komm zuerst an den Tisch.
error-seat-taken = Dieser Platz ist besetzt; wähle einen anderen.
error-seat-free = Dort sitzt niemand.
error-seat-yours = Dieser Platz ist nicht deiner; wähle einen von deinen.
error-seat-none = Kein Platz ist frei; schau zu, oder warte, bis jemand geht.
error-seat-needed = Das dürfen nur die, die an diesem Tisch spielen; nimm einen Platz.
error-host-only = Das darf nur der Gastgeber des Tisches.
error-match-running = Nicht während einer Partie; warte auf ihr Ende.
error-match-none = Es hat noch keine Partie begonnen; der Gastgeber kann eine starten.
error-match-over = Die Partie ist vorbei; bitte um eine neue.
error-move-stale = Sieh dir den Tisch noch einmal an: { $number ->
        [one] Ein Zug wurde
       *[other] { $number } Züge wurden
    } gespielt.
error-undo-none = Es gibt nichts zurückzunehmen.
error-undo-off = An diesem Tisch wird nichts zurückgenommen.
error-undo-wish = Niemand hat darum gebeten, etwas zurückzunehmen.
error-chat-text = Sag etwas, das man lesen kann, in einer Zeile.
error-chat-long = Sag es in höchstens { $most } Zeichen.
error-record-unknown = Es gibt keine Partie „{ $record }“, die du sehen darfst.
error-house-busy = Das Haus hat viel zu tun; versuch es noch einmal.
error-house-full = Das Haus ist voll; versuch es später noch einmal.
error-house-storage = Das Haus kann es nicht aufschreiben, also hat sich nichts geändert; versuch es später noch einmal.
error-house-closing = Das Haus schließt einen Augenblick; versuch es bald noch einmal.
error-house-error = Im Haus ist etwas schiefgegangen; es hat sich nichts geändert.
error-use-data = { $place }: dort kann das Haus nichts aufbewahren ({ $problem }); nenne mit --data einen Ordner, in den es schreiben darf, oder eine Datenbank, die antwortet.
error-use-schema = Die Daten stammen von einer neueren Version (Schema { $found }, diese kennt { $known }); erneuere Treize.
error-use-setting = { $setting } kann nicht „{ $value }“ sein; gib { $kind ->
        [int] eine ganze Zahl ab 1
        [bool] true oder false
       *[float] eine Zahl ab 0
    } an.
error-use-twice = In { $place } ist schon ein Haus offen; schließ es, oder nenne mit --data einen anderen Ordner.
error-use-folder = { $place } ist eine Datei; nenne mit --data einen Ordner.
error-use-database = { $place } ist keine Datenbank, die das Haus kennt; nenne mit --data einen Ordner oder postgresql://user@host/name.
error-use-public-url = „{ $url }“ ist keine Adresse für das Haus; gib eine wie https://play.example.org/ an, mit nichts hinter dem Host.
error-use-port = Das Haus kann bei { $host }, Port { $port }, nicht öffnen ({ $problem }); nenne anderes mit --host und --port.
