# La ligne de commande : aide, résultats, progression.

about =
    Treize : cinq petits jeux de cartes autour du nombre 13.
    treize serve · treize backup FICHIER · treize restore FICHIER · treize move-house ANCIEN NOUVEAU · treize admin people · treize static DOSSIER · treize games · treize play ole --bots hard · treize arena ole --players hard,greedy
    treize simulate leaves --matches 10000 · treize trace drat --seats 3 --seed 1 · treize train leaves · treize bench
    treize verify FICHIER · treize replay FICHIER --at 20 --seat 1 · treize advise FICHIER --at 20 · treize new-game NOM · treize check-game NOM
    --help après chacun en dit plus ; --lang fr, en ou de change la langue.

command-games = Lister les jeux avec joueurs, options et coups.
command-play = Jouer dans le terminal, contre des robots.
command-trace = Écrire des parties au hasard, cartes visibles, une ligne par donne, coup, manche et fin.
command-verify = Vérifier enregistrements et traces : chaque coup, chaque total, le hasard.
command-replay = Montrer une partie enregistrée, vue d’une place ou toutes cartes visibles.
command-advise = Dire ce que promet chaque coup à un moment d’une partie enregistrée, d’après ce que voit la personne qui joue.
command-simulate = Jouer beaucoup de parties au hasard et résumer ce qui en sort.
command-arena = Trouver qui joue le mieux : des robots aux mêmes donnes, chacun à chaque place.
command-train = Entraîner un réseau qui apprend un jeu en jouant contre lui-même ; la même commande reprend un entraînement interrompu.
command-bench = Mesurer la vitesse des jeux, à côté des autres moteurs installés.
command-serve = Lancer le serveur : on joue dans le navigateur, entre amis et avec des robots.
command-backup = Sauvegarder dans un seul fichier tout ce que garde un serveur, pendant qu’on joue.
command-restore = Remettre une sauvegarde dans un dossier vide ou une base vide.
command-move-house = Déménager tout ce que garde un serveur, par exemple d’un dossier vers PostgreSQL ; l’ancien endroit reste tel quel.
command-admin = Voir les personnes, les tables et les parties terminées que garde un serveur ; faire oublier quelqu’un, faire retirer une table ou une partie.
command-static = Écrire un dossier pour n’importe quel hébergement statique : tous les jeux contre des robots, dans le navigateur, sans serveur.
command-new-game = Commencer un jeu à soi : un dossier qui se joue tout de suite, à modifier.
command-check-game = Vérifier un jeu en le jouant de toutes les façons, et nommer la règle en cause.

option-help = montrer cette aide
option-lang = langue : fr, en ou de
option-game = quel jeu : { $games }
option-files = enregistrements (JSON) ou traces (JSON Lines)
option-file = l’enregistrement
option-seats = nombre de joueurs (4)
option-seat = une place, à partir de 0 : la tienne, ou celle dont on prend la vue
option-seed = graine du hasard, pour pouvoir tout rejouer
option-matches = combien de parties
option-option = changer une règle, par exemple limit=12 ; se répète au besoin
option-bots = qui joue : { $bots } ; pour play, aussi un par autre place, par exemple easy,hard,expert
option-at = quel moment : la table après tant de coups
option-json = écrire du JSON pour les programmes
option-name = le nom du jeu dans le code : minuscules, chiffres et _
option-dir = le dossier : nouveau, vide ou déjà écrit ainsi
option-docs = où la page envoie qui demande comment lancer un serveur
option-folder = où l’écrire (un dossier de ce nom)
option-record = garder l’enregistrement de la partie dans ce fichier
option-plain = ligne par ligne, pour lecteurs d’écran et petits terminaux ; sinon la table remplit l’écran
option-commitment = l’empreinte montrée avant la première carte
option-part = la part de ton navigateur, qui doit être dans la graine
option-players = qui joue, séparés par des virgules : { $bots } ; ou seer, qui voit toutes les cartes et montre la part du hasard
option-deals = combien de donnes (10)
option-table = places à la table (autant que de joueurs, ou 4 si le jeu ne s’y prête pas)
option-seatings = au plus tant de placements par donne, en rotations entières (24)
option-jobs = parties en même temps (une par cœur)
option-resume = garder les donnes finies dans ce fichier, et reprendre celles qu’il contient
option-out = écrire les parties dans ce fichier, un tableau Parquet
option-rows = ce qu’est une ligne de ce fichier : matches (parties) ou moves (coups)
option-numbers = les nombres de joueurs pour lesquels il apprend, séparés par des virgules (tous ceux du jeu)
option-moves = de combien de coups il apprend (20000000)
option-run = le dossier où l’entraînement est gardé (un dossier au nom du jeu)
option-cluster = jouer sur les machines de cette grappe Ray, par exemple auto ou une adresse avec son port
option-plot = dessiner les parts de victoires dans ce fichier, .png ou .svg
option-seconds = durée de chaque mesure, ou de la réflexion
option-simulations = combien de simulations pour réfléchir (20000)
option-threads = sur combien de processeurs réfléchir à la fois (1)
option-peers = mesurer aussi les autres moteurs, et échouer s’ils ne sont pas installés
option-host = où écouter (127.0.0.1 : cette machine seulement ; 0.0.0.0 : tout le monde)
option-port = quel port (1313)
option-data = le dossier où tout est gardé, ou l’URL d’une base PostgreSQL
option-backup = le fichier de la sauvegarde
option-action = people, tables, records : en afficher la liste ; forget : une personne ; remove : une table ou une partie
option-subject = laquelle : un identifiant, un bout de nom, le code d’une table ; sans rien, les listes montrent tout
option-old_place = où tout se trouve maintenant : un dossier, ou l’adresse d’une base PostgreSQL
option-new_place = où tout doit aller : un dossier vide ou une base vide
option-public_url = l’adresse où l’on trouve le serveur, s’il est derrière un proxy
option-open = ouvrir la page dans le navigateur

serve-open = { $number ->
        [one] Le serveur est prêt à cette adresse ; Ctrl+C l’arrête.
       *[other] Le serveur est prêt à ces adresses, la seconde pour les autres de ton réseau ; Ctrl+C l’arrête.
    }
serve-ssh = Tu es ici par SSH. Sur ton propre ordinateur, lance cette commande et laisse-la tourner :
serve-ssh-then = Le serveur t’attend alors à cette adresse ; Ctrl+C ici l’arrête.
serve-closed = Le serveur est arrêté.

word-usage = utilisation :{" "}
word-arguments = arguments
word-options = options

argument-at = { $name } : { $message }
argument-required = il manque : { $names }
argument-unknown = pas compris : { $names }
argument-expected = il manque une valeur
argument-both = pas en même temps que { $name }
argument-choice = { $value } n’est pas dans cette liste : { $choices }
argument-number = « { $value } » n’est pas un nombre entier

games-players = { $least }–{ $most } joueurs
games-by = par { $designer } ({ $publisher })
games-options = options : { $options }
games-moves = coups : { $moves }
games-legal = Les jeux appartiennent à leurs auteurs et éditeurs ; Treize n’a aucun lien avec eux.

verify-record = { $file } : enregistrement valide ({ $game }), { $seats } joueurs, { $moves ->
        [0] aucun coup
        [one] un coup
       *[other] { $moves } coups
    }{ $over ->
        [yes] , gagne : place { $winners }
       *[no] , partie non terminée
    } ; empreinte de la graine : { $commitment }
verify-trace = { $file } : trace valide, { $matches ->
        [one] une partie
       *[other] { $matches } parties
    }, { $moves ->
        [one] un coup
       *[other] { $moves } coups
    }
verify-alone = La graine n’a qu’une part : l’empreinte montre qu’elle n’a pas changé, pas que personne ne l’a choisie.
verify-server = Serveur : la part { $part } (empreinte { $hash })
verify-part = { $name } : { $came ->
        [yes] la part { $part } (empreinte { $hash })
       *[no] une part promise (empreinte { $hash }), mais jamais arrivée
    }
verify-promises = Promesses tenues : { $kept } sur { $all }.
verify-proof = { $number ->
        [0] Aucun navigateur n’a ajouté de part : l’empreinte montre que la graine n’a pas changé, pas que personne ne l’a choisie.
       *[other] Si ta part en est et que l’empreinte est celle que tu as vue, personne n’a choisi les cartes, pas même qui tient le serveur ; qu’on ne les ait pas regardées, cela ne le prouve pas.
    }
verify-bad = { $file } : { $problem }

replay-move = { $number }. { $text }

advise-title = { $title } · coup { $number }
advise-move = coup
advise-name = en mots
advise-win = victoire
advise-points = { $unit ->
        [tokens] jetons
        [cards] cartes
       *[points] points
    }
advise-tried = essais
advise-played = joué
advise-chance = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
advise-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
advise-count = { $number }
advise-how = { $number ->
        [one] { $number } simulation
       *[other] { $number } simulations
    }, graine { $seed } ; ± couvre leur hasard 95 fois sur 100. { $unit ->
        [tokens] Jetons attendus dans les tours que jouent les simulations
        [cards] Cartes attendues à la fin de la manche
       *[points] Points attendus à la fin de la manche
    } : moins il y en a, mieux c’est.
advise-only = Un seul coup est permis ici, il n’y a rien à décider : { $move }.
advise-open = Aucun coup n’a encore été joué ici.
advise-untried = { $name } : { $move }, un coup qu’aucune simulation n’a essayé ; permets-en davantage.
advise-best = { $name } : { $move }, le meilleur coup trouvé.
advise-near = { $name } : { $move } ; un autre coup est peut-être meilleur ({ $best }), mais l’écart de { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } reste dans l’incertitude de ± { NUMBER($margin, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
advise-cost = { $name } : { $move }, ce qui a coûté { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } (± { NUMBER($margin, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }) de chances de gagner par rapport au meilleur coup : { $best }.
advise-over = { $number ->
        [one] Après { $number } coup
       *[other] Après { $number } coups
    } la partie est finie ; il n’y a rien à décider.

simulate-title = { $title } · { $seats } joueurs, { $matches ->
        [one] une partie
       *[other] { $matches } parties
    } au hasard, graine { $seed }
simulate-progress = parties
simulate-length = durée : { $moves } coups (90 % entre { $low } et { $high }), manches : { $rounds }
simulate-seat = place { $seat } : { $points } en moyenne (± { $deviation }), gagne { NUMBER($wins, style: "percent", maximumFractionDigits: 1) }
simulate-spread = écart du premier au dernier : { $spread } ; du premier au deuxième : { $lead }
simulate-ties = égalités pour la victoire : { NUMBER($ties, style: "percent", maximumFractionDigits: 1) }
simulate-starter = qui commence gagne : { NUMBER($share, style: "percent", maximumFractionDigits: 1) } (à chances égales : { NUMBER($even, style: "percent", maximumFractionDigits: 1) })
simulate-capped = interrompues après { $cap } coups : { $capped }

arena-title = { $title } · { $seats } places, { $deals ->
        [one] une donne
       *[other] { $deals } donnes
    } × { $seatings ->
        [one] un placement
       *[other] { $seatings } placements
    } = { $matches ->
        [one] une partie
       *[other] { $matches } parties
    }, graine { $seed }
arena-sure = ± est l’intervalle à 95 % sur les donnes, et pour une cote son σ
arena-progress = parties
arena-capped = interrompues après { $cap } coups et comptées telles quelles : { $capped }
arena-player = joueur
arena-matches = parties
arena-wins = victoires (part égale : { $even })
arena-rank = rang
arena-points = points
arena-rating = cote
arena-ahead = devant
arena-percent = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-plot = { $title } · qui gagne ({ $seats } places, { $deals ->
        [one] une donne
       *[other] { $deals } donnes
    }, { $matches ->
        [one] une partie
       *[other] { $matches } parties
    })
arena-axis = part de victoires, avec son intervalle à 95 %
arena-tick = { NUMBER($number, style: "percent", maximumFractionDigits: 1) }
arena-even = part égale ({ $even })
arena-interrupted = Interrompu ; les donnes finies sont gardées dans { $file }, et la même commande reprend de là.

train-progress = coups
train-won = à { $seats } : { NUMBER($share, style: "percent", maximumFractionDigits: 1) } (part égale : { NUMBER($even, style: "percent", maximumFractionDigits: 1) })
train-look = coups (millions) : { NUMBER($moves, maximumFractionDigits: 1) } · victoires contre des règles simples · { $won }
train-done = Le réseau est dans { $file } ({ $kilobytes } ko) ; dans une arène, il joue sous le nom policy@{ $file }.
train-axis = millions de coups
train-share = part des victoires contre des règles simples
train-plot = { $title } · comment le réseau a appris
train-line = à { $seats }
train-interrupted = Interrompu ; l’entraînement est gardé dans { $folder }, et la même commande le reprend.

compiling-rules = Préparation des règles, cette première fois seulement ; jusqu’à une minute par jeu…
compiling = Préparation, cette première fois seulement : { $what }…
interrupted = Interrompu.

bench-who = moteur
bench-how = mesure
bench-speed = décisions par seconde
bench-searches = simulations d’une recherche par seconde
bench-game = jeu
bench-matches = parties par seconde
bench-matches-all = parties par seconde, tous les cœurs
bench-bytes = octets par table
bench-import = import, s
bench-compile = toute première partie, s
bench-cached = première partie, en cache, s
bench-batched = lots : part de la vitesse du noyau, multiple des autres
bench-times = fois plus rapide que
bench-missing = { $peer } n’est pas mesuré : le module { $module } n’est pas installé.
output = la sortie

copying = Copie en cours
backup-done = { $file } contient tout (lignes : { $rows }, parties terminées : { $records }), relu et comparé. À garder aussi secret que le serveur.
restore-done = { $place } contient toute la sauvegarde (lignes : { $rows }, parties terminées : { $records }), relu et comparé. Le serveur peut démarrer.
move-done = { $place } contient tout (lignes : { $rows }, parties terminées : { $records }), relu et comparé. Démarre le serveur là-bas ; l’ancien endroit n’a pas changé.

admin-people = { $id } : { $name }, dernière visite le { $date } ; tables : { $tables }, parties terminées : { $records }
admin-tables = { $id } : { $code }, { $access }, { $phase }, dernière visite le { $date } ; assis : { $people }
admin-records = { $id } : { $date }, { $public ->
        [yes] pour tout le monde
       *[no] pour qui l’a jouée
    } : { $names }
admin-none = Rien trouvé.
admin-more = Seules les { $most } plus récentes sont affichées ; précise ce que tu cherches.
admin-forget = { $subject } est oublié. Les sauvegardes d’avant contiennent encore le nom.
admin-remove-table = La table { $subject } est retirée ; les parties qu’on y a terminées restent à qui les a jouées.
admin-remove-record = La partie { $subject } est retirée, et sa table aussi.
admin-noted = Aucun serveur ne se sert de { $place }. C’est noté, et ce sera fait à son démarrage ({ $subject }).

static-building = Compilation du module des jeux pour les navigateurs, environ deux minutes…
static-written = { $folder } est écrit : { $files } fichiers, dont un navigateur garde { $kilobytes } ko pour jouer hors ligne. Mets-le chez n’importe quel hébergeur statique.
new-game =
    { $pip } { $folder }
    { $treize } play { $name }
    { $rules } est à toi ; { $treize } check-game { $name } dit si les lois sont encore respectées.

check-progress = { $mode ->
        [plain] Python tel quel
        [bounds] Bornes surveillées
       *[compiled] Compilé
    }
check-mode = { $mode ->
        [plain] Python tel quel
        [bounds] Bornes surveillées
       *[compiled] Compilé
    } : { $matches } parties, { $moves } coups, { $seconds } s, empreinte { $digest }.
check-problem = { $where } : { $problem }
check-missing = Remarque : pas de texte en { $language } pour { $texts }.
check-left-out = Remarque : sans { $files } ; { $english ->
        [yes] les textes y sont remplacés par leurs noms
       *[no] ces textes sont dits en anglais
    }.
check-good = { $title } respecte les lois.
check-error = { $problem }
check-hook = « { $hook } » échoue ({ $problem }).
check-name = « { $hook } » nomme « { $name } », qui n’est pas parmi { $known }.
check-text = Il n’y a pas de texte « { $text } » ({ $language }).
check-fill = Le texte « { $text } » ({ $language }) ne peut pas être rempli : { $problem }.
check-compile = Numba ne peut pas compiler ceci ({ $problem }) ; la documentation dit ce qu’une règle compilée peut utiliser.
check-return = « { $rule } » peut finir sans return.
check-endless = Une règle n’est pas finie après { $seconds } secondes.
check-round = Après { $moves } coups au hasard, la première manche n’est pas finie ; qui la termine ?
check-match = Après { $moves } coups au hasard, la partie n’est pas finie ; is_over dit-il jamais oui ?
check-differs = Tel quel, bornes surveillées et compilé, le jeu ne se joue pas pareil.

law-cards = Après le coup { $move }, les cartes sur la table ne sont pas celles du paquet ; regarde « { $rule } ».
law-move = Après le coup { $move }, personne n’a de coup permis ; regarde « { $rule } ».
law-after = Un coup est permis alors que la manche est finie ; regarde « { $rule } ».
law-totals = Les totaux ne sont pas la somme des points ; regarde « { $rule } ».
law-lines = Les lignes des points d’un joueur n’en font pas la somme ; regarde « { $rule } ».
law-redeal = Une place voit ce qu’elle ne devrait pas, dans un nombre de la table ; regarde « { $rule } ».
law-sight = Les coups permis dépendent de cartes que le joueur ne voit pas ; regarde « { $rule } ».
law-blanks = Les coups permis changent là où les zones cachées sont vides, comme les joueurs les voient ; regarde « { $rule } ».
law-winner = Personne ne gagne une partie finie ; regarde « { $rule } ».
law-shortcut = « { $rule } » ne donne pas les coups que rien n’interdit.
law-truth = Ce que « { $rule } » dit prouvé par le jeu n’est pas vrai.
law-world = Les nouvelles donnes ne respectent pas ce que « { $rule } » dit prouvé par le jeu.
law-deal = Après une donne, les cartes sur la table ne sont pas celles du paquet ; regarde « { $rule } ».
law-begin = Après une donne, personne n’a de coup permis ; regarde « { $rule } ».
