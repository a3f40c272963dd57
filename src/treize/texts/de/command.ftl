# Die Befehlszeile: Hilfe, Ergebnisse, Fortschritt.

about =
    Treize: fünf kleine Kartenspiele um die Zahl 13.
    treize serve · treize backup DATEI · treize restore DATEI · treize move-house VON NACH · treize admin people · treize static ORDNER · treize games · treize play ole --bots hard · treize arena ole --players hard,greedy
    treize simulate leaves --matches 10000 · treize trace drat --seats 3 --seed 1 · treize train leaves · treize bench
    treize verify DATEI · treize replay DATEI --at 20 --seat 1 · treize advise DATEI --at 20 · treize new-game NAME · treize check-game NAME
    --help nach jedem davon sagt mehr; --lang fr, en oder de ändert die Sprache.

command-games = Die Spiele mit Personenzahl, Optionen und Zügen auflisten.
command-play = Im Terminal gegen Bots spielen.
command-trace = Zufällige Partien mit offenen Karten aufschreiben, eine Zeile je Austeilen, Zug, Runde und Ende.
command-verify = Aufzeichnungen und Protokolle prüfen: jeden Zug, jede Summe, den Zufall.
command-replay = Eine aufgezeichnete Partie zeigen, aus der Sicht eines Platzes oder mit offenen Karten.
command-advise = Sagen, was jeder Zug in einem Augenblick einer aufgezeichneten Partie verspricht, soweit es die Person am Zug sehen kann.
command-simulate = Viele Partien zufällig spielen und zusammenfassen, was herauskommt.
command-arena = Herausfinden, wer am besten spielt: Bots mit denselben Karten, jeder auf jedem Platz.
command-train = Ein Netz trainieren, das ein Spiel lernt, indem es gegen sich selbst spielt; derselbe Befehl setzt ein abgebrochenes Training fort.
command-bench = Messen, wie schnell die Spiele laufen, neben anderen installierten Programmen.
command-serve = Den Server starten: Im Browser spielen Leute und Bots zusammen.
command-backup = Alles, was ein Server aufbewahrt, in eine Datei sichern, während gespielt wird.
command-restore = Eine Sicherung in einen leeren Ordner oder eine leere Datenbank zurückspielen.
command-move-house = Mit allem, was ein Server aufbewahrt, umziehen, etwa von einem Ordner nach PostgreSQL; der alte Ort bleibt, wie er war.
command-admin = Personen, Tische und beendete Partien ansehen, die ein Server aufbewahrt; jemanden vergessen oder einen Tisch oder eine Partie löschen lassen.
command-static = Einen Ordner für jeden statischen Webspace schreiben: alle Spiele gegen Bots, im Browser, ohne Server.
command-new-game = Ein eigenes Spiel beginnen: ein Ordner, der sofort spielbar ist, zum Ändern.
command-check-game = Ein Spiel prüfen: auf jede Art spielen, auf die Gesetze achten und die schuldige Regel nennen.

option-help = diese Hilfe zeigen
option-lang = Sprache der Ausgabe: fr, en oder de
option-game = welches Spiel: { $games }
option-files = Aufzeichnungen (JSON) oder Protokolle (JSON Lines)
option-file = die Aufzeichnung
option-seats = wie viele mitspielen (4)
option-seat = ein Platz, ab 0 gezählt: deiner, oder der, aus dessen Sicht gezeigt wird
option-seed = Startwert des Zufalls, damit sich alles wiederholen lässt
option-matches = wie viele Partien
option-option = eine Regel ändern, etwa limit=12; auch mehrmals
option-bots = wer spielt: { $bots }; bei play auch je einer für jeden anderen Platz, etwa easy,hard,expert
option-at = welcher Augenblick: der Tisch nach so vielen Zügen
option-json = JSON für Programme ausgeben
option-name = wie das Spiel im Code heißt: Kleinbuchstaben, Ziffern und _
option-dir = der Ordner: neu, leer oder schon einmal so geschrieben
option-docs = wohin die Seite alle schickt, die fragen, wie man einen Server betreibt
option-folder = wohin es geschrieben wird (ein Ordner dieses Namens)
option-record = die Aufzeichnung der Partie in dieser Datei behalten
option-plain = Zeile für Zeile, für Screenreader und kleine Terminals; sonst füllt der Tisch den Bildschirm
option-commitment = die Prüfsumme, die vor der ersten Karte zu sehen war
option-part = der Anteil deines Browsers, der im Startwert stecken muss
option-players = wer spielt, durch Kommas getrennt: { $bots }; oder seer, der alle Karten sieht und zeigt, wie viel Glück ist
option-deals = wie oft ausgeteilt wird (10)
option-table = Plätze am Tisch (so viele wie Mitspielende, oder 4, wenn das Spiel nicht für so viele ist)
option-seatings = höchstens so viele Sitzordnungen je Austeilen, in ganzen Umläufen (24)
option-jobs = Partien zur gleichen Zeit (eine je Kern)
option-resume = fertig Gespieltes in dieser Datei behalten und mit dem weitermachen, was sie enthält
option-out = die Partien in diese Datei schreiben, eine Tabelle im Format Parquet
option-rows = was eine Zeile dieser Datei ist: matches (Partien) oder moves (Züge)
option-numbers = die Spielerzahlen, für die es lernt, durch Kommas getrennt (alle, die das Spiel kennt)
option-moves = aus wie vielen Zügen es lernt (20000000)
option-run = der Ordner, in dem das Training liegt (einer mit dem Namen des Spiels)
option-cluster = auf den Rechnern dieses Ray-Clusters spielen, etwa auto oder eine Adresse mit ihrem Port
option-plot = die Anteile an Siegen in diese Datei zeichnen, .png oder .svg
option-seconds = wie lange jede Messung dauert, oder das Nachdenken
option-simulations = wie viele Simulationen das Nachdenken hat (20000)
option-threads = auf wie vielen Prozessoren zugleich nachgedacht wird (1)
option-peers = auch die anderen Programme messen, und scheitern, wenn sie fehlen
option-host = wo der Server lauscht (127.0.0.1: nur dieser Rechner; 0.0.0.0: alle)
option-port = welcher Port (1313)
option-data = der Ordner, in dem alles aufbewahrt wird, oder die URL einer PostgreSQL-Datenbank
option-backup = die Datei der Sicherung
option-action = people, tables, records: auflisten; forget: eine Person; remove: einen Tisch oder eine Partie
option-subject = welche: eine Kennung, ein Teil eines Namens, der Code eines Tisches; ohne Angabe zeigen die Listen alles
option-old_place = wo jetzt alles ist: ein Ordner oder die URL einer PostgreSQL-Datenbank
option-new_place = wohin alles soll: ein leerer Ordner oder eine leere Datenbank
option-public_url = die Adresse, unter der man den Server erreicht, wenn er hinter einem Proxy steht
option-open = die Seite im Browser öffnen

serve-open = { $number ->
        [one] Der Server läuft unter dieser Adresse; Strg+C beendet ihn.
       *[other] Der Server läuft unter diesen Adressen, die zweite ist für andere in deinem Netz; Strg+C beendet ihn.
    }
serve-ssh = Du bist über SSH verbunden. Starte auf deinem eigenen Rechner diesen Befehl und lass ihn laufen:
serve-ssh-then = Dann erreichst du den Server unter dieser Adresse; Strg+C beendet ihn hier.
serve-closed = Der Server ist beendet.

word-usage = Aufruf:{" "}
word-arguments = Angaben
word-options = Optionen

argument-at = { $name }: { $message }
argument-required = es fehlt: { $names }
argument-unknown = nicht verstanden: { $names }
argument-expected = ein Wert fehlt
argument-both = nicht zusammen mit { $name }
argument-choice = { $value } ist nicht in dieser Liste: { $choices }
argument-number = „{ $value }“ ist keine ganze Zahl

games-players = { $least }–{ $most } Personen
games-by = von { $designer } ({ $publisher })
games-options = Optionen: { $options }
games-moves = Züge: { $moves }
games-legal = Die Spiele gehören ihren Autorinnen, Autoren und Verlagen; Treize ist mit ihnen nicht verbunden.

verify-record = { $file }: eine gültige Aufzeichnung ({ $game }), { $seats } Personen, { $moves ->
        [0] kein Zug
        [one] ein Zug
       *[other] { $moves } Züge
    }{ $over ->
        [yes] , gewonnen hat Platz { $winners }
       *[no] , nicht zu Ende
    }; Prüfsumme: { $commitment }
verify-trace = { $file }: ein gültiges Protokoll, { $matches ->
        [one] eine Partie
       *[other] { $matches } Partien
    }, { $moves ->
        [one] ein Zug
       *[other] { $moves } Züge
    }
verify-alone = Der Startwert hat nur einen Anteil: Die Prüfsumme zeigt, dass er gleich blieb, nicht, dass ihn niemand ausgesucht hat.
verify-server = Anteil des Servers: { $part } (Prüfsumme { $hash })
verify-part = Anteil von { $name }: { $came ->
        [yes] { $part } (Prüfsumme { $hash })
       *[no] versprochen (Prüfsumme { $hash }), aber nie gekommen
    }
verify-promises = Gehaltene Versprechen: { $kept } von { $all }.
verify-proof = { $number ->
        [0] Kein Browser hat einen Anteil dazugegeben: Die Prüfsumme zeigt, dass der Startwert gleich blieb, nicht, dass ihn niemand ausgesucht hat.
       *[other] Wenn deiner dabei ist und die Prüfsumme die ist, die du gesehen hast, hat niemand die Karten ausgesucht, auch nicht, wer den Server betreibt; dass niemand hineingeschaut hat, beweist das nicht.
    }
verify-bad = { $file }: { $problem }

replay-move = { $number }. { $text }

advise-title = { $title } · Zug { $number }
advise-move = Zug
advise-name = in Worten
advise-win = Siegchance
advise-points = { $unit ->
        [tokens] Plättchen
        [cards] Karten
       *[points] Punkte
    }
advise-tried = Versuche
advise-played = gespielt
advise-chance = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
advise-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
advise-count = { $number }
advise-how = { $number ->
        [one] Eine Simulation
       *[other] { $number } Simulationen
    }, Startwert { $seed }; ± deckt ihren Zufall in 95 von 100 Fällen ab. { $unit ->
        [tokens] Plättchen, die in den simulierten Zügen zu erwarten sind
        [cards] Karten, die am Ende der Runde zu erwarten sind
       *[points] Punkte, die am Ende der Runde zu erwarten sind
    }: je weniger, desto besser.
advise-only = Hier ist nur ein Zug erlaubt, es gibt nichts zu entscheiden: { $move }.
advise-open = Hier wurde noch kein Zug gespielt.
advise-untried = { $name }: { $move }, ein Zug, den keine Simulation versucht hat; erlaube mehr davon.
advise-best = { $name }: { $move }, der beste gefundene Zug.
advise-near = { $name }: { $move }; vielleicht ist ein anderer Zug besser ({ $best }), aber der Unterschied von { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } liegt in der Unsicherheit von ± { NUMBER($margin, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
advise-cost = { $name }: { $move }; das kostete { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } (± { NUMBER($margin, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }) Siegchance gegenüber dem besten Zug: { $best }.
advise-over = { $number ->
        [one] Nach einem Zug
       *[other] Nach { $number } Zügen
    } ist die Partie zu Ende; es gibt nichts zu entscheiden.

simulate-title = { $title } · { $seats } Personen, { $matches ->
        [one] eine zufällige Partie
       *[other] { $matches } zufällige Partien
    }, Startwert { $seed }
simulate-progress = Partien
simulate-length = Länge: { $moves } Züge (90 % zwischen { $low } und { $high }), Runden: { $rounds }
simulate-seat = Platz { $seat }: { $points } im Mittel (± { $deviation }), gewinnt { NUMBER($wins, style: "percent", maximumFractionDigits: 1) }
simulate-spread = Abstand vom ersten zum letzten Platz: { $spread }; vom ersten zum zweiten: { $lead }
simulate-ties = geteilte Siege: { NUMBER($ties, style: "percent", maximumFractionDigits: 1) }
simulate-starter = wer beginnt, gewinnt: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } (gleich verteilt: { NUMBER($even, style: "percent", maximumFractionDigits: 1) })
simulate-capped = nach { $cap } Zügen abgebrochen: { $capped }

arena-title = { $title } · { $seats } Plätze, { $deals ->
        [one] einmal
       *[other] { $deals }-mal
    } ausgeteilt × { $seatings ->
        [one] eine Sitzordnung
       *[other] { $seatings } Sitzordnungen
    } = { $matches ->
        [one] eine Partie
       *[other] { $matches } Partien
    }, Startwert { $seed }
arena-sure = ± ist das 95-%-Intervall über das Austeilen, bei der Wertung ihr σ
arena-progress = Partien
arena-capped = nach { $cap } Zügen abgebrochen und nach dem Stand gewertet: { $capped }
arena-player = wer
arena-matches = Partien
arena-wins = Siege (gleich verteilt: { $even })
arena-rank = Rang
arena-points = Punkte
arena-rating = Wertung
arena-ahead = besser als
arena-percent = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-plot = { $title } · wer gewinnt ({ $seats } Plätze, { $deals }-mal ausgeteilt, { $matches ->
        [one] eine Partie
       *[other] { $matches } Partien
    })
arena-axis = Anteil an den Siegen, mit 95-%-Intervall
arena-tick = { NUMBER($number, style: "percent", maximumFractionDigits: 1) }
arena-even = gleicher Anteil ({ $even })
arena-interrupted = Unterbrochen; fertig Gespieltes steht in { $file }, und derselbe Befehl macht dort weiter.

train-progress = Züge
train-won = { $seats } Spieler: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } (gleich verteilt: { NUMBER($even, style: "percent", maximumFractionDigits: 1) })
train-look = Züge (Millionen): { NUMBER($moves, maximumFractionDigits: 1) } · Siege gegen Faustregeln · { $won }
train-done = Das Netz liegt in { $file } ({ $kilobytes } kB); in einer Arena spielt es als policy@{ $file }.
train-axis = Millionen Züge
train-share = Anteil an den Siegen gegen Faustregeln
train-plot = { $title } · wie das Netz gelernt hat
train-line = { $seats } Spieler
train-interrupted = Unterbrochen; das Training liegt in { $folder }, und derselbe Befehl macht dort weiter.

compiling-rules = Die Regeln werden vorbereitet, nur dieses erste Mal; bis zu einer Minute je Spiel …
compiling = Wird vorbereitet, nur dieses erste Mal: { $what } …
interrupted = Unterbrochen.

bench-who = Programm
bench-how = gemessen
bench-speed = Entscheidungen je Sekunde
bench-searches = Simulationen einer Suche je Sekunde
bench-game = Spiel
bench-matches = Partien je Sekunde
bench-matches-all = Partien je Sekunde, alle Kerne
bench-bytes = Byte je Tisch
bench-import = Import, s
bench-compile = allererste Partie, s
bench-cached = erste Partie, gespeichert, s
bench-batched = Stapel: Anteil am Tempo des Kerns, Vielfaches der anderen
bench-times = so viel mal schneller als
bench-missing = { $peer } wird nicht gemessen: Das Modul { $module } ist nicht installiert.
output = die Ausgabe

copying = Kopieren
backup-done = { $file } enthält alles (Zeilen: { $rows }, beendete Partien: { $records }), zurückgelesen und verglichen. Bewahre die Datei so vertraulich auf wie den Server.
restore-done = { $place } enthält die ganze Sicherung (Zeilen: { $rows }, beendete Partien: { $records }), zurückgelesen und verglichen. Der Server kann gestartet werden.
move-done = { $place } enthält alles (Zeilen: { $rows }, beendete Partien: { $records }), zurückgelesen und verglichen. Starte den Server dort; am alten Ort hat sich nichts geändert.

admin-people = { $id }: { $name }, zuletzt gesehen { $date }; Tische: { $tables }, beendete Partien: { $records }
admin-tables = { $id }: { $code }, { $access }, { $phase }, zuletzt besucht { $date }; hier sitzen: { $people }
admin-records = { $id }: { $date }, { $public ->
        [yes] für alle
       *[no] nur für die Spieler
    }: { $names }
admin-none = Nichts gefunden.
admin-more = Nur die neuesten { $most } werden gezeigt; sag genauer, was du suchst.
admin-forget = { $subject } ist vergessen. Ältere Sicherungen enthalten den Namen noch.
admin-remove-table = Der Tisch { $subject } ist gelöscht; die Partien, die dort beendet wurden, bleiben bei denen, die sie gespielt haben.
admin-remove-record = Die Partie { $subject } ist gelöscht, ihr Tisch auch.
admin-noted = Mit { $place } arbeitet gerade kein Server. Es ist vorgemerkt und geschieht, sobald er startet ({ $subject }).

static-building = Das Modul der Spiele für Browser wird gebaut, etwa zwei Minuten …
static-written = { $folder } ist geschrieben: { $files } Dateien, von denen ein Browser { $kilobytes } kB behält, um offline zu spielen. Lade ihn auf irgendeinen statischen Webspace.
new-game =
    { $pip } { $folder }
    { $treize } play { $name }
    { $rules } kannst du ändern; { $treize } check-game { $name } sagt, ob die Gesetze noch gelten.

check-progress = { $mode ->
        [plain] Reines Python
        [bounds] Grenzen geprüft
       *[compiled] Übersetzt
    }
check-mode = { $mode ->
        [plain] Reines Python
        [bounds] Grenzen geprüft
       *[compiled] Übersetzt
    }: { $matches } Partien, { $moves } Züge, { $seconds } s, Prüfsumme { $digest }.
check-problem = { $where }: { $problem }
check-missing = Hinweis: kein Text auf { $language } für { $texts }.
check-left-out = Hinweis: ohne { $files }; { $english ->
        [yes] Texte werden dort mit ihren Namen genannt
       *[no] dort wird Englisch gesprochen
    }.
check-good = { $title } hält die Gesetze ein.
check-error = { $problem }
check-hook = „{ $hook }“ scheitert ({ $problem }).
check-name = „{ $hook }“ nennt „{ $name }“, was nicht zu { $known } gehört.
check-text = Es gibt keinen Text „{ $text }“ ({ $language }).
check-fill = Der Text „{ $text }“ ({ $language }) lässt sich nicht ausfüllen: { $problem }.
check-compile = Numba kann das nicht übersetzen ({ $problem }); die Dokumentation sagt, was eine übersetzte Regel verwenden darf.
check-return = „{ $rule }“ kann ohne return enden.
check-endless = Eine Regel ist nach { $seconds } Sekunden nicht zu Ende.
check-round = Nach { $moves } zufälligen Zügen ist die erste Runde nicht zu Ende; wer beendet sie?
check-match = Nach { $moves } zufälligen Zügen ist die Partie nicht zu Ende; sagt is_over jemals ja?
check-differs = Rein, mit geprüften Grenzen und übersetzt spielen die Regeln nicht dasselbe.

law-cards = Nach Zug { $move } liegen nicht die Karten des Spiels auf dem Tisch; sieh dir „{ $rule }“ an.
law-move = Nach Zug { $move } hat niemand einen erlaubten Zug; sieh dir „{ $rule }“ an.
law-after = Ein Zug ist erlaubt, obwohl die Runde zu Ende ist; sieh dir „{ $rule }“ an.
law-totals = Der Stand ist nicht die Summe der Punkte; sieh dir „{ $rule }“ an.
law-lines = Die Zeilen der Punkte ergeben nicht die Punkte; sieh dir „{ $rule }“ an.
law-redeal = Ein Platz sieht in einer Zahl auf dem Tisch, was er nicht sehen darf; sieh dir „{ $rule }“ an.
law-sight = Was erlaubt ist, hängt von Karten ab, die man nicht sieht; sieh dir „{ $rule }“ an.
law-blanks = Was erlaubt ist, ändert sich, wo verdeckte Zonen leer sind, wie man sie sieht; sieh dir „{ $rule }“ an.
law-winner = Niemand gewinnt eine Partie, die zu Ende ist; sieh dir „{ $rule }“ an.
law-shortcut = „{ $rule }“ nennt nicht die Züge, gegen die nichts spricht.
law-truth = Was das Spiel laut „{ $rule }“ bewiesen hat, stimmt nicht.
law-world = Neu gegebene Karten halten nicht ein, was das Spiel laut „{ $rule }“ bewiesen hat.
law-deal = Nach dem Geben liegen nicht die Karten des Spiels auf dem Tisch; sieh dir „{ $rule }“ an.
law-begin = Nach dem Geben hat niemand einen erlaubten Zug; sieh dir „{ $rule }“ an.
