# Erreurs : une phrase qui dit quoi faire.

error-game-unknown = Il n’y a pas de jeu « { $game } » ; choisis parmi { $known }.
error-game-seats = { $title } se joue de { $least } à { $most }, pas à { $seats }.
error-game-twice = Il y a déjà un jeu nommé « { $game } » ; donne un autre nom au tien.
error-game-incomplete = Aux règles de « { $game } », il manque { $missing } ; écris-le.
error-game-broken = Le jeu « { $game } » n’a pas pu être chargé ({ $problem }) ; { $treize } check-game { $game } montre à quel endroit.
error-option-unknown = Il n’y a pas d’option « { $option } » ici ; choisis parmi { $known }.
error-option-value = L’option { $option } ne peut pas valoir « { $value } » ; elle prend { $allowed }.
error-seed-bad = « { $seed } » n’est pas une graine ; donne 32 chiffres hexadécimaux en minuscules, ou un nombre entier.
error-seat-unknown = Il n’y a pas de place { $seat } ici ; les places vont de 0 à { $most }.
error-move-unknown = « { $move } » n’est pas un coup possible ({ $title }) ; `match.legal()` donne les coups permis.
error-move-illegal = { $reason } Permis : { $legal }.
error-move-several = « { $move } » peut se jouer de plusieurs façons : { $legal }.
error-move-over = La partie est finie ; { $move } ne peut plus être joué.
error-move-number = Il n’y a pas de coup { $number } ; donne un nombre de 0 à { $most }.
error-record-type = Ce n’est pas l’enregistrement d’une partie : { $found }.
error-record-version = L’enregistrement suit les règles numéro { $found } ; ce programme connaît { $known }.
error-record-over = Le coup { $number } ({ $found }) vient après la fin de la partie.
error-record-move = Le coup { $number } n’est pas permis : trouvé { $found } ; coups permis : { $legal }.
error-record-unfinished = L’enregistrement donne { $what }, mais après { $number ->
        [one] un coup
       *[other] { $number } coups
    } la partie n’est pas finie.
error-record-result = L’enregistrement donne un mauvais résultat ({ $what }) : trouvé { $found }, en vérité { $real }.
error-record-empty = Le fichier est vide ; un enregistrement est un objet JSON, une trace en a un par ligne.
error-record-huge = Le fichier a une ligne de plus de { $most } octets ; aucun enregistrement ni trace n’est si long.
error-record-commitment = L’empreinte n’est pas celle qui était montrée : c’est { $real }.
error-record-part = La part de la place { $seat } n’est pas celle qui était promise : son empreinte est { $real }.
error-record-parts = La graine ne découle pas de ses parts ; elles donnent { $real }.
error-record-without = La part { $part } n’est pas dans cette graine.
error-record-deal = Les parts étaient promises pour une autre donne ({ $found }) ; celle-ci est { $real }.
error-trace-match = Ligne { $number } : une trace commence chaque partie par une ligne de type « match ».
error-trace-move = Ligne { $number } : le coup n’est pas permis : trouvé { $found } ; coups permis : { $legal }.
error-trace-line = Ligne { $number } : « { $what } » ne découle pas de la graine et des coups.
error-trace-short = La trace s’arrête après la ligne { $number }, au milieu d’une partie.
error-trace-json = La ligne { $number } n’est pas un objet JSON.
error-use-matches = Le nombre de parties doit être d’au moins 1, pas { $matches }.
error-use-file = { $file } ne peut pas être lu ou écrit : { $problem }.
error-use-command = Il n’y a pas de commande « { $command } » ; choisis parmi { $known }.
error-use-argument = { $problem } (`{ $command } --help` en dit plus)
error-use-peers = Les autres moteurs ne sont pas installés ; `make bench` les installe, ou enlève --peers.
error-option-none = Les options se donnent par leur nom, comme limit et 12 ; « { $given } » n’en est pas une.
error-move-turn = Ce n’est pas à la place { $seat } de jouer ; attends la place { $turn }.
error-move-kept = Cette partie ne garde pas les tables des coups passés ; commence-la sans is_light.
error-move-none = Aucun coup n’a encore été joué ; il n’y en a pas à annuler.
error-record-names = L’enregistrement n’a pas un nom par joueur (noms : { $found }, joueurs : { $seats }) ; donnes-en un à chacun.
error-use-exists = { $file } existe déjà ; choisis un autre nom.
error-use-taken = { $folder } existe déjà ; choisis un autre endroit avec --folder.
error-use-name = « { $name } » ne peut pas être le nom d’un jeu ; prends des minuscules, des chiffres et _, en commençant par une lettre.
error-use-package = Il y a déjà un paquet Python nommé « { $name } » ; donne un autre nom à ton jeu.
error-use-game = Dis à quel jeu jouer : { $known }.
error-use-seconds = « { $seconds } » n’est pas une durée ; donne des secondes, plus de 0 et moins de 3600.
error-option-twice = L’option { $option } est donnée deux fois ; donne-la une fois.
error-seat-blind = C’est déjà une observation ; observe la table elle-même.
error-seat-early = Les cartes seront dévoilées à la fin de la partie ; observe plutôt une place.
error-seat-face-up = Les cartes de cette table sont visibles, il n’y a rien à redistribuer ; observe-la d’abord.
error-use-players = Une arène est pour 2 à { $most } joueurs, pas { $number } ; nomme-les séparés par des virgules.
error-use-deals = Le nombre de donnes doit être d’au moins 1, pas { $deals }.
error-use-jobs = Le nombre de parties en même temps doit être d’au moins 1, pas { $jobs }.
error-use-seatings = Le nombre de placements doit être d’au moins { $least }, pour que chacun soit à chaque place, pas { $seatings }.
error-use-broken = Un processus qui jouait des parties s’est arrêté tout seul, peut-être faute de mémoire ; essaie moins de --jobs.
error-use-moves = Un entraînement demande au moins { $least } coups, pas { $moves }.
error-use-numbers = « { $numbers } » n’est pas une liste de nombres de joueurs ; donne par exemple 3,4.
error-use-recipe = Dans { $folder } se trouve un entraînement d’une autre recette ; donne les mêmes joueurs, coups et graine, ou un autre dossier avec --out.
error-use-network = { $file } n’est pas lisible comme réseau ({ $problem }) ; donne un fichier écrit par treize train.
error-use-network-old = { $file } a été entraîné pour { $game } avec d’autres règles que celles d’aujourd’hui ; entraîne un nouveau réseau avec treize train { $game }.
error-use-network-game = Le réseau de { $file } joue à { $game } ; donne un réseau entraîné pour ce jeu.
error-use-cluster = Aucune grappe Ray à l’adresse { $address } ; lances-en une avec `ray start --head`, ou enlève --cluster.
error-use-plot = { $file } n’est pas une image que nous savons dessiner ; donne un nom qui finit par { $known }.
error-arena-line = { $file } est abîmé à la ligne { $number }, ou ne vient pas d’une arène ; donne un autre fichier.
error-arena-terms = { $file } vient d’une autre arène : { $what } y vaut { $found }, pas { $given } ; donne le même ou un autre fichier.
error-use-bot = Il n’y a pas de robot « { $bot } » ; choisis parmi { $known }.
error-use-bots = { $number ->
        [one] Un robot est donné
       *[other] { $number } robots sont donnés
    } pour { $others ->
        [one] une autre place
       *[other] { $others } autres places
    } ; nommes-en un pour toutes, ou un pour chacune.
error-use-simulations = Le nombre de simulations doit être entre 1 et { $most }, pas { $simulations }.
error-use-threads = Le nombre de processeurs doit être entre 1 et { $most }, pas { $threads }.
error-move-table = À la table { $table }, le coup { $move } n’est pas permis ; aucun coup n’a été joué nulle part.
error-use-tables = Il faut au moins une table, pas { $tables }.
error-use-illegal = On ne peut pas répondre à un coup interdit par « { $illegal } » ; choisis parmi { $known }.
error-use-where = Donne vrai ou faux par table (tables : { $tables }), pas un tableau de forme { $shape }.
error-use-reset = Aucune partie n’est en cours ; appelle d’abord `reset`.
error-move-action = « { $action } » n’est pas une action ici ; les actions sont des nombres entiers de 0 à { $most }.
error-use-actions = Donne un nombre entier par table (tables : { $tables }), pas un tableau de forme { $shape }.
error-use-rewards = Il n’y a pas de récompense « { $rewards } » ; choisis parmi { $known }.
error-use-extra = Il faut pour cela { $module }, qui n’est pas installé ; dans un checkout, `pip install -e '.[{ $extra }]'` l’apporte.
error-use-exact = { $game } est trop grand pour être résolu exactement, ou le hasard décide encore après la donne : { $problem }.
error-use-parquet = { $file } n’est pas un tableau de coups ou de parties écrit par treize simulate.

# Le serveur et ses hôtes.

error-wire-bad = Le serveur ne comprend pas ce message : { $problem }.
error-wire-hello = Envoie d’abord un message `hello`.
error-wire-again = Un message `hello` est déjà venu ; envoie autre chose.
error-wire-protocol = Le serveur parle le protocole { $known }, pas le { $given } ; recharge la page ou mets le programme à jour.
error-wire-fast = C’est trop à la fois ; attends un instant.
error-wire-many = Une connexion regarde { $most } tables au plus ; quittes-en d’abord une.
error-wire-huge = C’est trop gros pour le serveur ; envoie moins.
error-wire-host = Ce serveur ne porte pas le nom « { $host } » ; son exploitant peut l’ajouter par --public-url ou TREIZE_ALLOWED_HOSTS.
error-wire-method = Cela ne se fait pas ici ; /api/schema/ dit ce qui se fait.
error-page-unknown = Il n’y a rien à cette adresse ; reviens à l’accueil.
error-person-unknown = Le serveur ne te connaît plus ; écris ton nom encore une fois.
error-person-needed = Écris d’abord ton nom.
error-person-name = Écris un nom avec au moins une lettre ou un chiffre.
error-person-mutes = Tu as mis { $most } personnes en sourdine ; réécoute d’abord l’une d’elles.
error-table-unknown = Il n’y a pas de table « { $table } » ; vérifie son lien ou son code.
error-table-invite = Cette table est privée ; demande son lien.
error-table-banned = L’hôte t’a écarté de cette table ; joue à une autre.
error-table-full = Trop de gens regardent cette table ; réessaie plus tard.
error-table-many = Tu as ouvert beaucoup de tables en peu de temps ; attends un peu.
error-table-here = Viens d’abord à la table.
error-seat-taken = Cette place est prise ; choisis-en une autre.
error-seat-free = Personne n’est assis là ; choisis une place occupée.
error-seat-yours = Cette place n’est pas la tienne ; choisis-en une à toi.
error-seat-name = Tu as déjà une place ici ; donne le nom de la personne à côté de toi.
error-seat-beside = À une table publique, chacun a une seule place ; demande à l’hôte, ou ouvre ta propre table.
error-seat-again = Tu as quitté ta place dans cette partie ; attends la suivante.
error-seat-none = Aucune place n’est libre ; regarde, ou attends que quelqu’un parte.
error-seat-needed = Il faut jouer à cette table pour le faire ; prends une place.
error-host-only = Seul l’hôte de la table peut le faire ; demande-le-lui.
error-host-self = Tu ne peux pas t’écarter toi-même ; quitte plutôt la table.
error-match-running = Pas pendant une partie ; attends la fin.
error-match-none = Aucune partie n’a commencé ; l’hôte peut en lancer une.
error-match-over = La partie est finie ; lances-en une autre.
error-match-shuffling = On mélange, personne ne change de place maintenant ; attends un instant.
error-move-stale = Regarde la table à nouveau : { $number ->
        [one] { $number } coup a été joué
       *[other] { $number } coups ont été joués
    }.
error-undo-none = Il n’y a pas de coup à annuler ; joue d’abord.
error-undo-many = On a déjà annulé des coups { $most } fois dans cette partie ; joue maintenant.
error-luck-late = Le mélange se fait déjà avec d’autres parts ; cette partie commence sans la tienne.
error-luck-part = Ce n’est pas la part que tu as promise ; donne celle-là.
error-luck-copied = Quelqu’un d’autre a déjà promis cette même part ; fais-en une à toi.
error-undo-off = À cette table, on n’annule pas de coup ; permets-le en ouvrant la prochaine.
error-undo-wish = Personne ne demande plus à annuler un coup ; continue à jouer.
error-chat-text = Écris quelque chose de lisible, sur une ligne.
error-chat-fast = Doucement : attends un instant avant d’en dire plus.
error-chat-long = Écris-le en { $most } caractères au plus.
error-record-unknown = Il n’y a pas de partie « { $record } » que tu puisses voir ; vérifie le lien, ou demande à qui l’a jouée de la partager.
error-record-false = L’enregistrement ne tient pas : ses coups ne mènent pas à son résultat.
error-server-busy = Le serveur a beaucoup à faire ; réessaie.
error-server-full = Le serveur est plein ; réessaie plus tard.
error-server-storage = Le serveur n’arrive pas à l’écrire, donc rien n’a changé ; réessaie plus tard.
error-server-closing = Le serveur s’arrête un instant ; réessaie bientôt.
error-server-error = Quelque chose s’est mal passé sur le serveur, et rien n’a changé ; réessaie.
error-use-data = { $place } : le serveur ne peut rien y garder ({ $problem }) ; indique avec --data un dossier où il peut écrire, ou une base qui répond.
error-use-schema = Les données viennent d’une version plus récente (schéma { $found }, celle-ci connaît { $known }) ; mets Treize à jour.
error-analysis-failed = Cette partie n’a pas pu être analysée ; réessaie.
error-use-setting = { $setting } ne peut pas valoir « { $value } » ; donne { $kind ->
        [int] un nombre entier à partir de 1
        [bool] true ou false
       *[float] un nombre à partir de 0
    }.
error-use-twice = Un autre serveur travaille déjà dans { $place } ; arrête-le, ou indique un autre dossier avec --data.
error-use-older = Les données viennent d’une version plus ancienne (schéma { $found }, celle-ci en est à { $known }) ; démarre le serveur une fois, puis réessaie.
error-use-subject = Il n’y a pas de « { $subject } » ici ; treize admin people, tables et records montrent ce qu’il y a.
error-use-chore = Le serveur ne l’a pas encore fait ({ $subject }) ; regarde son journal, puis réessaie.
error-use-no-data = Il n’y a pas de données d’un serveur dans { $place } ; indique où elles se trouvent.
error-use-open = Un serveur se sert de { $place } ; arrête-le d’abord, pour que rien ne reste en arrière.
error-use-not-empty = { $place } sert déjà ; indique un dossier vide ou une base vide.
error-use-copy-differs = Ce qui a été relu dans { $place } n’est pas ce qui a été copié ({ $table }), donc rien n’y est gardé ; réessaie, et vérifie le disque.
error-use-folder = { $place } est un fichier ; indique un dossier avec --data.
error-use-database = { $place } n’est pas une base que le serveur connaît ; indique avec --data un dossier, ou postgresql://user@host/name.
error-use-public-url = « { $url } » n’est pas une adresse pour le serveur ; donnes-en une comme https://play.example.org/, sans rien derrière l’hôte.
error-use-foreign = Il y a autre chose dans { $folder } ; indique un dossier nouveau ou vide.
error-use-no-page = La table du navigateur n’a pas été construite ; dans une copie du dépôt, make web la construit.
error-use-engine = Le module des jeux ne peut pas être construit ici : { $problem }.
error-use-port = Le serveur ne peut pas écouter à { $host }, port { $port } ({ $problem }) ; indique autre chose avec --host et --port.
