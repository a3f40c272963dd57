# La ligne de commande : aide, résultats, progression.

about =
    Treize : cinq petits jeux de cartes autour du nombre 13.
    treize games · treize play ole · treize simulate leaves --seats 4 --matches 10000
    treize trace drat --seats 3 --matches 2 --seed 1 · treize verify FICHIER
    treize replay FICHIER --at 20 --seat 1 · treize bench
    --help après chacun en dit plus ; --lang fr, en ou de change la langue.

command-games = Lister les jeux avec joueurs, options et coups.
command-play = Jouer dans le terminal, contre des robots.
command-trace = Écrire des parties au hasard cartes ouvertes, une ligne par donne, coup, manche et fin.
command-verify = Vérifier enregistrements et traces : chaque coup, chaque total, le hasard.
command-replay = Montrer une partie enregistrée, vue d’une place ou toutes cartes visibles.
command-simulate = Jouer beaucoup de parties au hasard et résumer ce qui en sort.
command-bench = Mesurer la vitesse des jeux, à côté des autres moteurs installés.

option-help = montrer cette aide
option-lang = langue : fr, en ou de
option-game = quel jeu : { $games }
option-files = enregistrements (JSON) ou traces (JSON Lines)
option-file = l’enregistrement
option-seats = nombre de joueurs (4)
option-seat = une place, à partir de 0 : la vôtre, ou celle dont on prend la vue
option-seed = graine de tout hasard, pour pouvoir répéter
option-matches = combien de parties
option-option = changer une règle, par exemple limit=12 ; plusieurs fois si l’on veut
option-bots = qui joue : { $bots }
option-at = montrer seulement la table après tant de coups
option-json = écrire du JSON pour les programmes
option-record = garder l’enregistrement de la partie dans ce fichier
option-commitment = l’empreinte de la graine montrée avant la première carte
option-seconds = durée de chaque mesure
option-peers = mesurer aussi les autres moteurs, et échouer s’ils ne sont pas installés

word-usage = utilisation :{" "}
word-arguments = arguments
word-options = options

argument-at = { $name } : { $message }
argument-required = il manque : { $names }
argument-unknown = pas compris : { $names }
argument-expected = il manque une valeur
argument-choice = { $value } n’est pas parmi { $choices }
argument-number = « { $value } » n’est pas un nombre entier

games-players = { $least }–{ $most } joueurs
games-by = de { $designer } ({ $publisher })
games-options = options : { $options }
games-moves = coups : { $moves } …
games-legal = Les jeux appartiennent à leurs auteurs et éditeurs ; Treize n’a aucun lien avec eux.

verify-record = { $file } : enregistrement valide de { $game }, { $seats } joueurs, { $moves ->
        [0] aucun coup
        [one] un coup
       *[other] { $moves } coups
    }{ $over ->
        [yes] , gagne : place { $winners }
       *[no] , partie non terminée
    } ; empreinte de la graine { $commitment }
verify-trace = { $file } : trace valide de { $matches ->
        [one] une partie
       *[other] { $matches } parties
    }, { $moves } coups
verify-bad = { $file } : { $problem }

replay-move = { $number }. { $text }

simulate-title = { $title }, { $seats } joueurs, { $matches } parties au hasard, graine { $seed }
simulate-progress = parties
simulate-length = durée : { $moves } coups (90 % entre { $low } et { $high }), manches : { $rounds }
simulate-seat = place { $seat } : { $points } points en moyenne (± { $deviation }), gagne { NUMBER($wins, style: "percent", maximumFractionDigits: 1) }
simulate-spread = du premier au dernier : { $spread } points ; du premier au deuxième : { $lead }
simulate-ties = égalités pour la victoire : { NUMBER($ties, style: "percent", maximumFractionDigits: 1) }
simulate-starter = qui commence gagne : { NUMBER($share, style: "percent", maximumFractionDigits: 1) } (à chances égales : { NUMBER($even, style: "percent", maximumFractionDigits: 1) })
simulate-capped = interrompues après { $cap } coups : { $capped }

compiling = Préparation de { $what }, cette première fois seulement …
interrupted = Interrompu.

bench-who = moteur
bench-how = mesure
bench-speed = décisions par seconde
bench-game = jeu
bench-matches = parties par seconde
bench-matches-all = parties par seconde, tous les cœurs
bench-bytes = octets par table
bench-import = import, s
bench-compile = toute première partie, s
bench-cached = première partie, en cache, s
bench-times = fois plus rapide que
output = la sortie
