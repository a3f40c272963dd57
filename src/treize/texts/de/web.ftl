# Die Seiten und was darauf ist

web-title-home = Treize: fünf kleine Kartenspiele
web-title = { $game } · Treize
web-title-turn = ● Du bist dran · { $game }
web-welcome = Fünf kleine Kartenspiele. Ein Name, und los geht’s.
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
web-finished-more =
    { $number ->
        [one] Noch eine Partie
       *[other] Noch { $number } Partien
    }
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
web-no-server = Hier gibt es keinen Server.
web-friends-need = Für Freunde an anderen Geräten braucht es einen Server: Wer Treize auf einem Computer hat, startet ihn mit diesem Befehl und schickt ihnen den Link.
web-friends-how = Wie man einen Server betreibt
web-not-able = Dieser Browser kann die Spiele nicht selbst ausführen; ein aktueller Chrome, Edge, Firefox oder Safari kann es.
web-update = Eine neue Version ist da.
web-update-take = Jetzt nehmen
web-again = Noch einmal versuchen
web-close = Schließen
web-cancel = Abbrechen
web-yes = Ja
web-no = Nein
web-you = du

# Wie du es magst

web-settings = Einstellungen
web-menu = Menü
web-look = Dein Tier und deine Farbe
web-look-animal = Tier
web-look-colour = Farbe
web-animal = { $animal ->
        [fox] Fuchs
        [owl] Eule
        [hedgehog] Igel
        [cat] Katze
        [whale] Wal
        [rabbit] Hase
        [bear] Bär
        [frog] Frosch
        [snail] Schnecke
        [duck] Ente
        [turtle] Schildkröte
       *[elephant] Elefant
    }
web-tint = { $colour ->
        [blue] Blau
        [violet] Violett
        [teal] Petrol
        [red] Rot
        [plum] Pflaume
        [green] Grün
        [brown] Braun
       *[grey] Grau
    }
web-language = Sprache
web-theme = Darstellung
web-theme-light = Hell
web-theme-dark = Dunkel
web-theme-auto = Wie das Gerät
web-pace = Tempo
web-pace-calm = Ruhig
web-pace-normal = Normal
web-pace-quick = Flott
web-pace-instant = Ohne Warten
web-sound = Ton
web-sound-ask = Mit Ton spielen?
web-vibration = Vibrieren
web-motion = Karten animieren
web-text-view = Tisch als Text zeigen
web-keys = Karten mit Zifferntasten wählen
web-tips = Tipps, solange ein Spiel neu ist
web-notify = Sag mir, wenn ich dran bin

# Ein neuer Tisch

web-new-table = { $game } mit Freunden
web-open-table = Tisch öffnen
web-seats = Plätze
web-access = Zugang
web-access-link = Mit dem Link
web-access-public = Alle
web-access-private = Nur mit Einladung
web-access-here = Dieser Bildschirm
web-time = Bedenkzeit
web-time-none = Unbegrenzt
web-time-move30 = 30 Sekunden je Zug
web-time-move120 = 2 Minuten je Zug
web-time-bank = 5 Minuten insgesamt, plus 5 s je Zug
web-time-day = Ein Tag je Zug
web-bot-level = Bots
web-level-beginner = Anfänger
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
web-watching-names = Es schauen zu: { $names }
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
web-log-open = Verlauf öffnen
web-log-part = Was davor war, ist hier nicht mehr bekannt.
web-log-empty = Noch ist nichts passiert.
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
web-round-number = Runde { $round }
web-points = { $number } Pkt.
web-fact-held = { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }
web-fact-stock = { $number ->
        [one] { $number } Karte im Nachziehstapel
       *[other] { $number } Karten im Nachziehstapel
    }
web-mark-takes = nimmt { $number }
web-state-plays = spielt …
web-state-here = da
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
web-round-over = Runde { $round } ist zu Ende
web-hand-empty = Keine Karte mehr.
web-tap-again = Noch einmal tippen: { $move }.
web-misplaced = Nicht dorthin. Ihr Platz: { $pile }.
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
web-left = { $number ->
        [0] voll
       *[other] noch { $number }
    }
web-undo = Zurücknehmen
web-undo-waits = Zurücknehmen? Es fehlt noch die Zustimmung von { $names }.
web-hint = Tipp
web-hint-why = Warum?
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
web-react = Ohne Worte reagieren
web-reaction = { $reaction ->
        [applause] Bravo!
        [laugh] Haha!
        [wow] Wow!
        [ouch] Autsch!
        [hurry] Ich warte …
       *[heart] Ein Herz
    }
web-reacted = { $name } { $reaction ->
        [applause] applaudiert.
        [laugh] lacht.
        [wow] staunt.
        [ouch] sagt „Autsch!“.
        [hurry] wartet.
       *[heart] schickt ein Herz.
    }
web-remove = { $name } entfernen …
web-remove-title = { $name } entfernen
web-remove-words = Machst du nur den Platz frei, kann ihn jeder wieder einnehmen, auch { $name }. Verweist du { $name } vom Tisch, führt kein Weg zurück.
web-remove-ban-words = Einmal vom Tisch verwiesen, kann { $name } nicht zurückkommen.
web-remove-seat = Platz frei machen
web-remove-ban = Endgültig verweisen
web-account = Du auf diesem Server
web-account-words = Der Server erkennt diesen Browser an einem geheimen Schlüssel. Hat ihn vielleicht jemand anders, verlang einen neuen: Dann bist nur noch dieser Browser du.
web-account-renew = Neuen Schlüssel holen
web-account-renewed = Erledigt: Deine anderen Geräte sind abgemeldet.
web-account-forget = Mich überall vergessen
web-account-forget-words = Deine Plätze werden frei; dein Name, deine Nachrichten und die Liste deiner Partien werden auf diesem Server gelöscht, für alle deine Geräte. Andere behalten die Partien, die sie mit dir gespielt haben, ohne deinen Namen. Das lässt sich nicht rückgängig machen.
web-account-forgotten = Erledigt: Der Server hat dich vergessen.
web-privacy = Was dieser Server aufbewahrt
web-privacy-you = Über dich: den Namen und das Aussehen, die du gewählt hast, den Fingerabdruck des Schlüssels deines Browsers, wen du stummgeschaltet hast, und den Tag, an dem du zuletzt hier warst. Es gibt kein Passwort und keine E-Mail-Adresse; deine Internetadresse wird nie aufgeschrieben.
web-privacy-tables = Über Tische: wer wo saß, jeden Zug mit seiner Zeit und was gesagt wurde. Über beendete Partien: Namen, Züge und das Mischen. Wer mitgespielt hat, kann sie wieder ansehen; war der Tisch nicht privat, auch jeder mit dem Link.
web-privacy-seen = Wer diesen Server betreibt, kann all das sehen, auch Blätter und Nachrichten, und sichert es. Ein Proxy davor kann eigene Protokolle führen.
web-privacy-days = Ein Tisch, an den { $days } Tage lang niemand kommt, wird gelöscht, mit allem, was dort gesagt wurde; danach auch, wer weder einen Tisch noch eine beendete Partie hat. Beendete Partien bleiben.
web-privacy-ever = All das bleibt, bis es jemand löscht.
web-privacy-forget = „Mich überall vergessen“ in den Einstellungen löscht sofort deinen Namen, deine Plätze, deine Nachrichten und die Liste deiner Partien. Andere behalten die Partien, die sie mit dir gespielt haben, ohne deinen Namen. Ältere Sicherungen enthalten ihn noch, bis sie gelöscht werden. Hast du deinen Schlüssel verloren, wende dich an den Betreiber dieses Servers.
web-privacy-browser = Dein Browser behält deinen Schlüssel, deine Einstellungen, die Partien auf diesem Gerät und diese Seite, falls du offline bist; all das verschwindet, wenn du die Daten der Website löschst. Es gibt keine Cookies, und nichts wird von anderswo geladen.
web-mute = { $name } stummschalten
web-unmute = Alle wieder anzeigen
web-leave = Partie verlassen (ein Bot spielt weiter)
web-luck = Geht es fair zu?
web-luck-hash = Der Startwert dieser Partie stand vor der ersten Karte fest. Seine Prüfsumme: { $hash }. Der Startwert selbst wird am Ende gezeigt.
web-luck-promises = Der Server und der Browser von jedem geben einen Anteil zum Mischen; alle waren versprochen, bevor der erste aufgedeckt wurde. Prüfsumme der Versprechen: { $hash }. Die Anteile werden am Ende gezeigt.
web-luck-own = Der Anteil deines Browsers: { $part }
web-luck-fair = Der Anteil deines Browsers ist in der Mischung, und alle { $number } Versprechen wurden gehalten. Unter „{ web-replay }“ kannst du auch Karten und Züge prüfen.
web-luck-problem = { $problem ->
        [out] Diese Partie wurde ohne einen Anteil dieses Browsers gemischt; vielleicht war es zu spät, oder ein anderes deiner Geräte gab einen.
        [missing] Diesmal wurde ohne den Anteil deines Browsers gemischt, darum beweist es dir nichts; vielleicht kam er zu spät.
        [list] Die Liste der Versprechen war nicht in Ordnung, darum hat dein Browser seinen Anteil für sich behalten: Trau diesen Karten nicht.
        [again] Dein Browser hatte hier schon einen Anteil aufgedeckt, für eine Partie, die er nie beginnen sah; vielleicht hat der Server noch einmal gemischt: Trau diesen Karten nicht.
        [withheld] Ein versprochener Anteil fehlt in dieser Mischung ({ $names }): vielleicht eine verlorene Verbindung, vielleicht eine Wahl zwischen Mischungen.
        [hidden] Der Server hat seinen Anteil nicht gezeigt; nichts beweist diese Mischung.
        [seen] Die Aufzeichnung hat nicht die Karten und Züge, die du gesehen hast: Trau diesen Karten nicht.
       *[changed] Das ist nicht, was vor dem Mischen versprochen war: Trau diesen Karten nicht.
    }
web-shuffling = Es wird gemischt …
web-lost = Verbindung verloren. Wir versuchen es weiter; deine Partie ist sicher.
web-sent-later = Du bist offline: Dein Zug wird gesendet, sobald die Verbindung wieder da ist.
web-bot-plays = Ein Bot spielt für dich.
web-take-back = Ich bin wieder da
web-time-up = Die Zeit ist um: Ein Bot hat für dich gespielt.
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
web-score-cards = { $number ->
        [one] { $number } Karte,
       *[other] { $number } Karten,
    }
web-score-nothing = nichts
web-next-round = Nächste Runde
web-go-on = Weiter
web-rematch = Noch einmal spielen
web-level-up = Nächste Stufe: { $level }
web-level-down = Leichtere Stufe: { $level }
web-replay = Noch einmal ansehen
web-publish = Partie für andere freigeben

# Die erste Runde lehrt

web-guide = Erste Runde
web-understood = Verstanden
web-guide-stop = Tipps ausblenden

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
web-luck-holds = { $luck ->
        [one] Der Startwert { $seed } hat die Prüfsumme, die vor der ersten Karte zu sehen war ({ $hash }).
       *[several] Gehaltene Versprechen: { $kept } von { $all }; die Anteile, die kamen, ergeben den Startwert.
    }
web-luck-moves = { $checked ->
        [seen] Dieser Browser hat alle { $moves } Züge aus dem Startwert nachgespielt; deine Karten und die Züge sind die, die er am Tisch gesehen hat.
        [replayed] Dieser Browser hat alle { $moves } Züge aus dem Startwert nachgespielt.
       *[told] Dass alle { $moves } Züge daraus folgen, sagt der Server; dieser Browser konnte sie nicht nachspielen.
    }
web-luck-broken = Das stimmt nicht: Der Startwert { $seed } oder seine Anteile (Prüfsumme { $hash }) sind nicht das, was vor der ersten Karte versprochen war ({ $moves } Züge geprüft).
web-luck-proof = { $proof ->
        [own] Das beweist: Niemand hat die Karten ausgesucht, auch nicht, wer den Server betreibt. Es beweist nicht, dass niemand hineingeschaut hat.
        [seed] Das beweist: Niemand hat den Startwert ausgesucht, auch nicht, wer den Server betreibt. Dass deine Karten daraus kamen, zeigt „treize verify“ auf deinem eigenen Rechner.
        [partly] Der Anteil deines Browsers ist dabei, aber nicht jeder versprochene: Wer einen zurückhielt, konnte zwischen Mischungen wählen.
        [others] Kein Anteil ist von diesem Browser. Wessen Anteil dabei ist, dem beweist es, dass niemand die Karten ausgesucht hat, aber nicht, dass beim Server niemand hineingeschaut hat.
        [device] Dieses Gerät hat allein gemischt: Niemand sonst hatte einen Anteil daran.
       *[alone] Nur der Server hatte einen Anteil daran: Das beweist, dass die Mischung gleich blieb, nicht, dass sie niemand ausgesucht hat.
    }
web-part-server = Server
web-part-fingerprint = Prüfsumme
web-part-seed = Startwert
web-part = { $state ->
        [shown] vor der ersten Karte gezeigt
        [made] aus allen Anteilen
        [own] dein Anteil, Versprechen gehalten
        [kept] Versprechen gehalten
        [late] versprochen, aber nie gekommen
       *[broken] nicht, was versprochen war
    }

# Matches on this device, without a server.

web-device = Auf diesem Gerät
web-device-words = Eine Partie auf diesem Gerät braucht keinen Server. Ihre Karten liegen im Speicher des Geräts; wer sich auskennt, könnte sie ansehen. Zufall, Stufen und Aufzeichnungen sind dieselben wie auf einem Server.
web-device-save = Alles sichern
web-device-take = Datei öffnen
web-device-files = In der gesicherten Datei sind alle deine Partien und Einstellungen; öffne sie hier oder auf einem anderen Gerät, um sie zurückzuholen. Auch die Aufzeichnung einer einzelnen Partie kannst du öffnen.
web-device-taken =
    { $number ->
        [0] Deine Einstellungen sind wieder da; Partien waren keine in der Datei.
        [one] Eine Partie und deine Einstellungen sind wieder da.
       *[other] { $number } Partien und deine Einstellungen sind wieder da.
    }
web-device-left =
    { $number ->
        [one] Eine Partie war nicht lesbar.
       *[other] { $number } Partien waren nicht lesbar.
    }
web-device-file = Diese Datei stammt nicht von Treize; öffne eine gesicherte Datei oder die Aufzeichnung einer Partie.
web-device-refused = Dieser Browser bewahrt nichts auf: Deine Partien sind weg, wenn du die Seite schließt.
web-device-full = Kein Platz mehr auf diesem Gerät: Was du spielst, ist weg, wenn du die Seite schließt.
web-device-send = An den Server senden
web-device-missing = Dieses Gerät kann noch nicht ohne Server spielen. Öffne die Seite einmal mit Verbindung und versuche es dann noch einmal.
web-device-broken = In dieser Partie ist etwas schiefgegangen, sie kann nicht weitergehen. Lade ihre Aufzeichnung herunter, um es zu melden.
web-device-alone = Auf diesem Gerät ist sonst niemand; öffne dafür einen Tisch auf dem Server.
web-device-cut = Diese Partie wurde nicht zu Ende gespielt; öffne eine, die zu Ende ist.
web-device-elsewhere = Diese Partie geht in einem anderen Tab weiter.
web-device-here = Hier weiterspielen
web-people-here = Personen hier
web-names-here = Wer spielt noch an diesem Bildschirm?
web-analyse = Analysieren
web-analysis = Wie die Partie verlief
web-curve = Die Siegchance aller bei ihren eigenen Zügen, in Prozent
web-try-again = Noch einmal versuchen
web-costliest = Die teuersten Züge
web-better = Besser: { $move } (+{ $cost } Siegchance)

# A game that has no picture of its own

web-state-passed = gepasst
web-state-took = nahm { $card }
web-takes = Eine Karte nehmen
web-take = Eine { $value } nehmen
web-fewer = Eine Karte weniger
web-more = Eine Karte mehr
web-do-card = Lege eine Karte.
web-do-word = Was machst du?
web-do-take = Welche Karte nimmst du?
web-where = Wohin damit?
web-where-whom = Gegen wen?
web-where-number = Wie viele?
web-target-would = Ergibt { $total }{ $taken ->
        [0] .
        [one] , dann nimmst du eine Karte.
       *[other] , dann nimmst du { $taken } Karten.
    }
web-flag = ja
web-empty = leer
web-fact = { $name }: { $value }
web-told-move = { $who ->
        [you] Du
       *[other] { $name }
    }: { $move }.{ $taken ->
        [0] {""}
        [one] {" "}Eine Karte genommen.
       *[other] {" "}{ $taken } Karten genommen.
    }
