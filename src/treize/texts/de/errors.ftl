# Fehler: ein Satz, der sagt, was zu tun ist.

error-game-unknown = Es gibt kein Spiel „{ $game }“; wähle eines von { $known }.
error-game-seats = { $title } ist für { $least } bis { $most } Personen, nicht für { $seats }.
error-game-twice = Ein Spiel namens „{ $game }“ gibt es schon; gib deinem einen anderen Namen.
error-game-incomplete = Den Regeln von „{ $game }“ fehlt { $missing }; schreib es dazu.
error-game-broken = Das Spiel „{ $game }“ ließ sich nicht laden ({ $problem }); { $treize } check-game { $game } zeigt die Stelle.
error-option-unknown = Es gibt hier keine Option „{ $option }“; wähle eine von { $known }.
error-option-value = Die Option { $option } kann nicht „{ $value }“ sein; möglich ist { $allowed }.
error-seed-bad = „{ $seed }“ ist kein Startwert; gib 32 kleine Hexadezimalziffern oder eine ganze Zahl an.
error-seat-unknown = Es gibt hier keinen Platz { $seat }; die Plätze gehen von 0 bis { $most }.
error-move-unknown = „{ $move }“ ist kein möglicher Zug ({ $title }); `match.legal()` nennt die erlaubten Züge.
error-move-illegal = { $reason } Erlaubt: { $legal }.
error-move-several = „{ $move }“ kann man auf mehrere Arten spielen: { $legal }.
error-move-over = Die Partie ist zu Ende; { $move } kann nicht mehr gespielt werden.
error-move-number = Es gibt keinen Zug { $number }; gib eine Zahl von 0 bis { $most } an.
error-record-type = Das ist keine Aufzeichnung einer Partie: { $found }.
error-record-version = Die Aufzeichnung folgt den Regeln Nummer { $found }; dieses Programm kennt { $known }.
error-record-over = Zug { $number } ({ $found }) kommt nach dem Ende der Partie.
error-record-move = Zug { $number } ist nicht erlaubt: gefunden { $found }, erlaubt waren { $legal }.
error-record-unfinished = Die Aufzeichnung nennt { $what }, aber nach { $number ->
        [one] einem Zug
       *[other] { $number } Zügen
    } ist die Partie nicht zu Ende.
error-record-result = Die Aufzeichnung nennt ein falsches Ergebnis ({ $what }): gefunden { $found }, wirklich { $real }.
error-record-empty = Die Datei ist leer; eine Aufzeichnung ist ein JSON-Objekt, ein Protokoll hat eines je Zeile.
error-record-huge = Die Datei hat eine Zeile von mehr als { $most } Byte; so lang ist keine Aufzeichnung und kein Protokoll.
error-record-commitment = Die Prüfsumme ist nicht die gezeigte: Sie lautet { $real }.
error-record-part = Der Anteil von Platz { $seat } ist nicht der versprochene: Seine Prüfsumme ist { $real }.
error-record-parts = Der Startwert folgt nicht aus seinen Anteilen; sie ergeben { $real }.
error-record-without = Der Anteil { $part } steckt nicht in diesem Startwert.
error-record-deal = Die Anteile waren für ein anderes Austeilen versprochen ({ $found }); dieses ist { $real }.
error-trace-match = Zeile { $number }: Ein Protokoll beginnt jede Partie mit einer Zeile vom Typ „match“.
error-trace-move = Zeile { $number }: Der Zug ist nicht erlaubt: gefunden { $found }, erlaubt waren { $legal }.
error-trace-line = Zeile { $number }: „{ $what }“ folgt so nicht aus Startwert und Zügen.
error-trace-short = Das Protokoll bricht nach Zeile { $number } mitten in einer Partie ab.
error-trace-json = Zeile { $number } ist kein JSON-Objekt.
error-use-matches = Es muss mindestens eine Partie sein, nicht { $matches }.
error-use-file = { $file } kann nicht gelesen oder geschrieben werden: { $problem }.
error-use-command = Es gibt keinen Befehl „{ $command }“; wähle einen von { $known }.
error-use-argument = { $problem } (`{ $command } --help` sagt mehr)
error-use-peers = Die anderen Programme sind nicht installiert; `make bench` installiert sie, oder lass --peers weg.
error-option-none = Optionen gibt man mit Namen an, etwa limit und 12; „{ $given }“ ist keine.
error-move-turn = Platz { $seat } ist nicht am Zug; warte auf Platz { $turn }.
error-move-kept = Diese Partie behält die Tische früherer Züge nicht; beginne sie ohne is_light.
error-move-none = Noch wurde kein Zug gespielt, also gibt es keinen zurückzunehmen.
error-record-names = Die Aufzeichnung hat nicht einen Namen je Person (Namen: { $found }, Personen: { $seats }); gib jeder einen.
error-use-exists = { $file } gibt es schon; wähle einen anderen Namen.
error-use-taken = { $folder } gibt es schon; wähle mit --folder einen anderen Ort.
error-use-name = „{ $name }“ kann kein Spiel heißen; nimm Kleinbuchstaben, Ziffern und _, mit einem Buchstaben am Anfang.
error-use-package = Ein Python-Paket namens „{ $name }“ gibt es schon; gib deinem Spiel einen anderen Namen.
error-use-game = Sag, welches Spiel: { $known }.
error-use-seconds = „{ $seconds }“ ist keine Dauer; gib Sekunden über 0 und unter 3600 an.
error-option-twice = Die Option { $option } ist doppelt angegeben; gib sie einmal an.
error-seat-blind = Das ist schon eine Beobachtung; beobachte den Tisch selbst.
error-seat-early = Die Karten werden aufgedeckt, wenn die Partie vorbei ist; beobachte lieber einen Platz.
error-seat-face-up = Dieser Tisch liegt offen, es gibt nichts neu auszuteilen; beobachte ihn zuerst.
error-use-players = Eine Arena ist für 2 bis { $most } Bots, nicht für { $number }; nenne sie durch Kommas getrennt.
error-use-deals = Es muss mindestens einmal ausgeteilt werden, nicht { $deals }-mal.
error-use-jobs = Es muss mindestens eine Partie zur gleichen Zeit sein, nicht { $jobs }.
error-use-seatings = Es müssen mindestens { $least } Sitzordnungen sein, damit alle überall sitzen, nicht { $seatings }.
error-use-broken = Ein Prozess, der Partien spielte, hat sich von selbst beendet, vielleicht aus Speichermangel; versuche es mit weniger --jobs.
error-use-moves = Ein Training braucht mindestens { $least } Züge, nicht { $moves }.
error-use-numbers = „{ $numbers }“ ist keine Liste von Spielerzahlen; gib zum Beispiel 3,4 an.
error-use-recipe = In { $folder } liegt ein Training nach einem anderen Rezept; gib dieselben Spielerzahlen, Züge und denselben Seed an, oder mit --out einen anderen Ordner.
error-use-network = { $file } lässt sich nicht als Netz lesen ({ $problem }); gib eine Datei an, die treize train geschrieben hat.
error-use-network-old = { $file } wurde für andere Regeln von { $game } trainiert als die heutigen; trainiere mit treize train { $game } ein neues.
error-use-network-game = Das Netz in { $file } spielt { $game }; gib eines an, das für dieses Spiel trainiert wurde.
error-use-cluster = Unter { $address } gibt es keinen Ray-Cluster; starte einen mit `ray start --head`, oder lass --cluster weg.
error-use-plot = { $file } ist kein Bild, das wir zeichnen können; gib einen Namen an, der auf { $known } endet.
error-arena-line = { $file } ist in Zeile { $number } beschädigt oder stammt nicht aus einer Arena; gib eine andere Datei an.
error-arena-terms = { $file } stammt aus einer anderen Arena: { $what } ist dort { $found }, nicht { $given }; gib dasselbe oder eine andere Datei an.
error-use-bot = Es gibt keinen Bot „{ $bot }“; wähle einen von { $known }.
error-use-bots = { $number ->
        [one] Ein Bot ist
       *[other] { $number } Bots sind
    } angegeben für { $others ->
        [one] einen anderen Platz
       *[other] { $others } andere Plätze
    }; nenne einen für alle oder einen für jeden.
error-use-simulations = Die Zahl der Simulationen muss zwischen 1 und { $most } liegen; { $simulations } geht nicht.
error-use-threads = Die Zahl der Prozessoren muss zwischen 1 und { $most } liegen; { $threads } geht nicht.
error-move-table = An Tisch { $table } ist der Zug { $move } nicht erlaubt; nirgends wurde ein Zug gespielt.
error-use-tables = Es muss mindestens ein Tisch sein, nicht { $tables }.
error-use-actions = Gib je Tisch eine ganze Zahl an (Tische: { $tables }), kein Feld der Form { $shape }.
error-use-rewards = Es gibt keine Belohnung „{ $rewards }“; wähle eine von { $known }.
error-use-illegal = Auf einen unerlaubten Zug kann nicht „{ $illegal }“ folgen; wähle eines von { $known }.
error-use-where = Gib je Tisch wahr oder falsch an (Tische: { $tables }), kein Feld der Form { $shape }.
error-use-reset = Gerade läuft keine Partie; rufe zuerst `reset` auf.
error-move-action = „{ $action }“ ist hier keine Aktion; Aktionen sind ganze Zahlen von 0 bis { $most }.
error-use-extra = Dafür braucht es { $module }, das nicht installiert ist; in einem Checkout bringt `pip install -e '.[{ $extra }]'` es mit.
error-use-exact = { $game } ist zu groß, um es exakt zu lösen, oder nach dem Austeilen entscheidet noch das Glück: { $problem }.
error-use-parquet = { $file } ist keine Tabelle von Zügen oder Partien, die treize simulate geschrieben hat.

# Der Server und seine Gäste.

error-wire-bad = Der Server versteht diese Nachricht nicht: { $problem }.
error-wire-hello = Schick zuerst eine `hello`-Nachricht.
error-wire-again = Eine `hello`-Nachricht ist schon gekommen; schick etwas anderes.
error-wire-protocol = Der Server spricht Protokoll { $known }, nicht { $given }; lade die Seite neu oder aktualisiere das Programm.
error-wire-fast = Das ist zu viel auf einmal; warte einen Augenblick.
error-wire-many = Eine Verbindung schaut höchstens { $most } Tischen zu; verlass zuerst einen davon.
error-wire-huge = Das ist zu groß für den Server; schick weniger.
error-wire-host = Dieser Server heißt nicht „{ $host }“; wer ihn betreibt, kann den Namen mit --public-url oder TREIZE_ALLOWED_HOSTS angeben.
error-wire-method = Das geht hier nicht; /api/schema/ sagt, was geht.
error-page-unknown = Unter dieser Adresse ist nichts; geh zurück zur Startseite.
error-person-unknown = Der Server kennt dich nicht mehr; gib deinen Namen noch einmal ein.
error-person-needed = Gib zuerst deinen Namen ein.
error-person-name = Gib einen Namen mit mindestens einem Buchstaben oder einer Ziffer ein.
error-person-mutes = Du hast { $most } Leute stummgeschaltet; hör erst einer davon wieder zu.
error-table-unknown = Es gibt keinen Tisch „{ $table }“; prüfe den Link oder den Code.
error-table-invite = Dieser Tisch ist privat; frag nach seinem Link.
error-table-banned = Du wurdest von diesem Tisch verwiesen; spiel an einem anderen.
error-table-full = Zu viele schauen diesem Tisch zu; versuch es später noch einmal.
error-table-many = Du hast in kurzer Zeit viele Tische geöffnet; warte eine Weile.
error-table-here = Komm zuerst an den Tisch.
error-seat-taken = Dieser Platz ist besetzt; wähle einen anderen.
error-seat-free = Dort sitzt niemand; wähle einen besetzten Platz.
error-seat-yours = Dieser Platz ist nicht deiner; wähle einen von deinen.
error-seat-name = Du sitzt schon an diesem Tisch; gib den Namen der Person neben dir an.
error-seat-beside = An einem öffentlichen Tisch hat jeder nur einen Platz; frag, wer ihn geöffnet hat, oder öffne einen eigenen.
error-seat-again = Du hast deinen Platz in dieser Partie aufgegeben; warte auf die nächste.
error-seat-none = Kein Platz ist frei; schau zu, oder warte, bis jemand geht.
error-seat-needed = Das dürfen nur die, die an diesem Tisch spielen; nimm einen Platz.
error-host-only = Das darf nur, wer den Tisch geöffnet hat; bitte diese Person darum.
error-host-self = Dich selbst kannst du nicht entfernen; verlass stattdessen den Tisch.
error-match-running = Nicht während einer Partie; warte auf ihr Ende.
error-match-none = Es hat noch keine Partie begonnen; wer den Tisch geöffnet hat, kann eine starten.
error-match-over = Die Partie ist vorbei; starte eine neue.
error-match-shuffling = Es wird gemischt, darum wechselt jetzt niemand den Platz; warte einen Augenblick.
error-move-stale = Sieh dir den Tisch noch einmal an: { $number ->
        [one] Ein Zug wurde
       *[other] { $number } Züge wurden
    } gespielt.
error-undo-none = Es gibt keinen Zug, den du zurücknehmen könntest; spiel erst einen.
error-undo-many = In dieser Partie wurden schon { $most } Mal Züge zurückgenommen; spiel weiter.
error-luck-late = Es wird schon mit anderen Anteilen gemischt; diese Partie beginnt ohne deinen.
error-luck-part = Das ist nicht der Anteil, den du versprochen hast; gib diesen.
error-luck-copied = Genau diesen Anteil hat schon jemand anders versprochen; nimm einen eigenen.
error-undo-off = An diesem Tisch wird nichts zurückgenommen; erlaube es, wenn du den nächsten öffnest.
error-undo-wish = Niemand bittet mehr darum, einen Zug zurückzunehmen; spiel einfach weiter.
error-chat-text = Schreib etwas Lesbares, in einer Zeile.
error-chat-fast = Langsam: Warte einen Augenblick, bevor du mehr sagst.
error-chat-long = Schreib es in höchstens { $most } Zeichen.
error-record-unknown = Es gibt keine Partie „{ $record }“, die du sehen darfst; prüfe den Link oder bitte jemanden, der sie gespielt hat, sie freizugeben.
error-record-false = Die Aufzeichnung stimmt nicht: Ihre Züge führen nicht zu ihrem Ergebnis.
error-server-busy = Der Server hat viel zu tun; versuch es noch einmal.
error-server-full = Der Server ist voll; versuch es später noch einmal.
error-server-storage = Der Server kann es nicht speichern, also hat sich nichts geändert; versuch es später noch einmal.
error-server-closing = Der Server hält einen Augenblick an; versuch es bald noch einmal.
error-server-error = Auf dem Server ist etwas schiefgegangen, und es hat sich nichts geändert; versuch es noch einmal.
error-use-data = { $place }: dort kann der Server nichts aufbewahren ({ $problem }); nenne mit --data einen Ordner, in den er schreiben darf, oder eine Datenbank, die antwortet.
error-use-schema = Die Daten stammen von einer neueren Version (Schema { $found }, diese kennt { $known }); aktualisiere Treize.
error-analysis-failed = Diese Partie konnte nicht analysiert werden; versuch es noch einmal.
error-use-setting = { $setting } kann nicht „{ $value }“ sein; gib { $kind ->
        [int] eine ganze Zahl ab 1
        [bool] true oder false
       *[float] eine Zahl ab 0
    } an.
error-use-twice = In { $place } arbeitet schon ein anderer Server; beende ihn, oder nenne mit --data einen anderen Ordner.
error-use-older = Die Daten stammen von einer älteren Version (Schema { $found }, diese hat { $known }); starte den Server einmal, dann versuch es noch einmal.
error-use-subject = Hier gibt es kein „{ $subject }“; treize admin people, tables und records zeigen, was es gibt.
error-use-chore = Der Server hat das noch nicht erledigt ({ $subject }); schau in sein Protokoll, dann versuch es noch einmal.
error-use-no-data = In { $place } liegen keine Daten eines Servers; nenne den Ort, an dem sie sind.
error-use-open = Ein Server arbeitet gerade mit { $place }; beende ihn zuerst, damit nichts zurückbleibt.
error-use-not-empty = { $place } wird schon benutzt; nenne einen leeren Ordner oder eine leere Datenbank.
error-use-copy-differs = Was aus { $place } zurückgelesen wurde, ist nicht, was kopiert wurde ({ $table }); dort blieb deshalb nichts. Versuche es noch einmal und sieh nach der Festplatte.
error-use-folder = { $place } ist eine Datei; nenne mit --data einen Ordner.
error-use-database = { $place } ist keine Datenbank, die der Server kennt; nenne mit --data einen Ordner oder postgresql://user@host/name.
error-use-public-url = „{ $url }“ ist keine Adresse für den Server; gib eine wie https://play.example.org/ an, ohne etwas hinter dem Host.
error-use-foreign = In { $folder } liegt etwas anderes; nenne einen Ordner, der neu oder leer ist.
error-use-no-page = Der Tisch im Browser ist noch nicht gebaut; in einem Checkout baut ihn make web.
error-use-engine = Das Modul der Spiele lässt sich hier nicht bauen: { $problem }.
error-use-port = Der Server kann bei { $host }, Port { $port }, nicht lauschen ({ $problem }); nenne anderes mit --host und --port.
