# Les pages et ce qui s'y trouve

web-title-home = Treize : cinq petits jeux de cartes
web-title = { $game } · Treize
web-title-turn = ● À toi · { $game }
web-welcome = Cinq petits jeux de cartes. Un nom, et on joue.
web-play = Jouer
web-play-now = Jouer à { $game } tout de suite, contre des robots
web-friends = Entre amis
web-play-friends = Jouer à { $game } entre amis
web-dealing = On distribue…
web-rules = Règles
web-rules-of = Règles : { $game }
web-join = Tu as un code de table ?
web-join-go = Rejoindre
web-code-here = CODE
web-your-name = Ton nom
web-name = Nom
web-yours = Tes tables
web-public = Tables ouvertes
web-finished = Tes parties jouées
web-finished-more =
    { $number ->
        [one] Une autre partie
       *[other] { $number } autres parties
    }
web-watch = regarder
web-seats-free = { $number ->
        [one] une place libre
       *[other] { $number } places libres
    }
web-owners = Les jeux appartiennent à leurs auteurs et éditeurs. Treize n’est lié à aucun d’eux.
web-home = Accueil
web-loading = Un instant…
web-nothing-here = Il n’y a rien ici.
web-unreachable = Le serveur ne répond pas. Vérifie ta connexion et réessaie.
web-no-server = Il n’y a pas de serveur ici.
web-friends-need = Pour des amis sur d’autres appareils, il faut un serveur : qui a Treize sur un ordinateur en lance un avec cette commande, et leur envoie le lien.
web-friends-how = Comment lancer un serveur
web-not-able = Ce navigateur ne peut pas faire tourner les jeux lui-même ; Chrome, Edge, Firefox ou Safari, à jour, le peuvent.
web-update = Une nouvelle version est là.
web-update-take = La prendre
web-again = Réessayer
web-close = Fermer
web-cancel = Annuler
web-yes = Oui
web-no = Non
web-you = toi

# Comme tu l'aimes

web-settings = Réglages
web-menu = Menu
web-look = Ton animal et ta couleur
web-look-animal = Animal
web-look-colour = Couleur
web-animal = { $animal ->
        [fox] Renard
        [owl] Hibou
        [hedgehog] Hérisson
        [cat] Chat
        [whale] Baleine
        [rabbit] Lapin
        [bear] Ours
        [frog] Grenouille
        [snail] Escargot
        [duck] Canard
        [turtle] Tortue
       *[elephant] Éléphant
    }
web-tint = { $colour ->
        [blue] Bleu
        [violet] Violet
        [teal] Bleu canard
        [red] Rouge
        [plum] Prune
        [green] Vert
        [brown] Marron
       *[grey] Gris
    }
web-language = Langue
web-theme = Apparence
web-theme-light = Clair
web-theme-dark = Sombre
web-theme-auto = Comme l’appareil
web-pace = Rythme
web-pace-calm = Calme
web-pace-normal = Normal
web-pace-quick = Rapide
web-pace-instant = Sans attendre
web-sound = Son
web-sound-ask = Jouer avec le son ?
web-vibration = Vibrer
web-motion = Animer les cartes
web-text-view = Montrer la table en texte
web-keys = Choisir les cartes avec les chiffres
web-tips = Conseils tant qu’un jeu est nouveau
web-notify = Me prévenir quand c’est à moi

# Une nouvelle table

web-new-table = { $game } entre amis
web-open-table = Ouvrir la table
web-seats = Places
web-access = Qui peut venir
web-access-link = Avec le lien
web-access-public = Tout le monde
web-access-private = Sur invitation seulement
web-access-here = Cet écran
web-time = Temps de réflexion
web-time-none = Sans limite
web-time-move30 = 30 secondes par coup
web-time-move120 = 2 minutes par coup
web-time-bank = 5 minutes en tout, et 5 s de plus par coup
web-time-day = Un jour par coup
web-bot-level = Robots
web-level-beginner = débutant
web-level-easy = facile
web-level-normal = normal
web-level-hard = difficile
web-level-expert = expert
web-allow-undo = Permettre d’annuler un coup
web-memory = Aide-mémoire : les cartes ramassées restent visibles
web-house-rules = Règles maison

# Avant la première carte

web-lobby-title = Qui joue ?
web-lobby-join = Prends place
web-lobby-full = Complet : tu peux regarder.
web-free = Place libre
web-sit = M’asseoir ici
web-stand = Quitter la place
web-add-bot = Ajouter un robot
web-remove-bot = Retirer { $name }
web-beside = Quelqu’un à côté de toi, sur cet écran
web-add = Ajouter
web-start = Commencer
web-start-bots = Commencer avec des robots
web-waiting = L’hôte va bientôt commencer.
web-watching = { $number ->
        [one] Une personne regarde.
       *[other] { $number } personnes regardent.
    }
web-watching-names = Dans le public : { $names }
web-invite = Inviter les autres
web-code = Code
web-link = Lien vers cette table
web-copy = Copier le lien
web-copied = Copié
web-share = Partager
web-share-text = Viens jouer à { $game }
web-qr = Le lien en image à scanner

# À la table

web-others = Les autres
web-mine = Ta main
web-players = Joueurs
web-player = Joueur
web-moves = Tes coups
web-log = Ce qui s’est passé
web-log-open = Ouvrir le journal
web-log-part = Ce qui s’est passé avant n’est plus connu ici.
web-log-empty = Il ne s’est encore rien passé.
web-bot = (robot)
web-name-bot = { $number ->
        [1] Mina
        [2] Luc
        [3] Zoé
        [4] Paul
        [5] Nora
        [6] Léo
        [7] Max
       *[other] Éva
    }
web-name-seat = Place { $number }
web-round-number = manche { $round }
web-points = { $number ->
        [one] { $number } pt
       *[other] { $number } pts
    }
web-fact-held = { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
web-fact-stock = { $number ->
        [one] { $number } carte dans la pioche
       *[other] { $number } cartes dans la pioche
    }
web-mark-takes = en prend { $number }
web-state-plays = joue…
web-state-here = là
web-state-away = ailleurs
web-state-won = a gagné
web-clock = Temps restant :
web-clock-days = { $number } j
web-clock-hours = { $number } h
web-your-turn = À toi !
web-your-turn-again = Encore à toi !
web-plays = { $name } joue
web-pick-ahead = Tu peux déjà choisir ta carte.
web-won = Gagné !
web-over = La partie est finie
web-round-over = La manche { $round } est finie
web-hand-empty = Ta main est vide.
web-tap-again = Touche encore : { $move }.
web-misplaced = Pas ici. Sa place : { $pile }.
web-lay-here = Poser la carte ici
web-card-not = { $card }, pas jouable
web-card-makes = { $card }, donne { $makes }
web-letter = { $suit ->
        [blue] B
        [yellow] J
        [green] V
        [red] R
        [rotten] P
        [cat] C
        [mirror] M
        [ladder] É
       *[friday] V
    }
web-left = { $number ->
        [0] plein
       *[other] reste { $number }
    }
web-undo = Annuler le coup
web-undo-waits = Annuler le coup ? Il manque l’accord de : { $names }.
web-hint = Indice
web-hint-why = Pourquoi ?
web-thinking = Réflexion…
web-hint-how = Ce que promet chaque coup, d’après ce que tu vois : tes chances de gagner, et { $unit ->
        [tokens] les jetons
        [cards] les cartes restantes
       *[points] les points
    } à prévoir. Touche un coup pour le jouer.
web-hint-points = { $unit ->
        [tokens] { NUMBER($points, maximumFractionDigits: 1) ->
            [one] { NUMBER($points, maximumFractionDigits: 1) } jeton
           *[other] { NUMBER($points, maximumFractionDigits: 1) } jetons
        }
        [cards] { NUMBER($points, maximumFractionDigits: 1) ->
            [one] { NUMBER($points, maximumFractionDigits: 1) } carte
           *[other] { NUMBER($points, maximumFractionDigits: 1) } cartes
        }
       *[points] { NUMBER($points, maximumFractionDigits: 1) ->
            [one] { NUMBER($points, maximumFractionDigits: 1) } pt
           *[other] { NUMBER($points, maximumFractionDigits: 1) } pts
        }
    }
web-help = Règles et aide
web-chat = Discussion
web-chat-open = { $number ->
        [0] Discussion
        [one] Discussion, un nouveau message
       *[other] Discussion, { $number } nouveaux messages
    }
web-chat-none = Personne n’a encore rien écrit.
web-chat-say = Écrire un message
web-send = Envoyer
web-said = { $name } dit : { $text }
web-react = Réagir sans un mot
web-reaction = { $reaction ->
        [applause] Bravo !
        [laugh] Ha ha !
        [wow] Oh !
        [ouch] Aïe !
        [hurry] J’attends…
       *[heart] Un cœur
    }
web-reacted = { $name } { $reaction ->
        [applause] applaudit.
        [laugh] rit.
        [wow] n’en revient pas.
        [ouch] fait « aïe ! ».
        [hurry] attend.
       *[heart] envoie un cœur.
    }
web-remove = Écarter { $name }…
web-remove-title = Écarter { $name }
web-remove-words = Si tu libères seulement la place, tout le monde peut la reprendre, { $name } aussi. Si tu écartes { $name } pour de bon, son retour à cette table est impossible.
web-remove-ban-words = Une fois hors de la table, { $name } ne peut plus y revenir.
web-remove-seat = Libérer la place
web-remove-ban = Écarter pour de bon
web-account = Toi sur ce serveur
web-account-words = Le serveur reconnaît ce navigateur à une clé secrète. Si quelqu’un d’autre a pu la voir, demande-en une nouvelle : dès lors, seul ce navigateur est encore toi.
web-account-renew = Demander une nouvelle clé
web-account-renewed = C’est fait : tes autres appareils sont déconnectés.
web-account-forget = M’oublier partout
web-account-forget-words = Tes places se libèrent ; ton nom, tes messages et la liste de tes parties sont effacés de ce serveur, pour tous tes appareils. Les autres gardent les parties jouées avec toi, sans ton nom. C’est définitif.
web-account-forgotten = C’est fait : le serveur t’a oublié.
web-privacy = Ce que garde ce serveur
web-privacy-you = Sur toi : le nom et l’apparence que tu as choisis, l’empreinte de la clé de ton navigateur, les personnes que tu ne veux plus lire et le jour de ta dernière visite. Ni mot de passe ni adresse électronique ; ton adresse sur Internet n’est jamais notée.
web-privacy-tables = Sur les tables : qui s’est assis où, chaque coup avec son heure, et ce qui s’est dit. Sur les parties terminées : les noms, les coups et le mélange. Celles et ceux qui ont joué peuvent les revoir ; si la table n’était pas privée, toute personne qui a le lien aussi.
web-privacy-seen = La personne qui tient ce serveur peut voir tout cela, mains et messages compris, et en fait des sauvegardes. Un serveur mandataire placé devant peut tenir son propre journal.
web-privacy-days = Une table où personne n’entre pendant { $days } jours est retirée, avec tout ce qui s’y est dit ; puis toute personne qui n’a ni table ni partie terminée. Les parties terminées restent.
web-privacy-ever = Tout cela reste jusqu’à ce que quelqu’un l’efface.
web-privacy-forget = « M’oublier partout », dans les réglages, efface aussitôt ton nom, tes places, tes messages et la liste de tes parties. Les autres gardent les parties jouées avec toi, sans ton nom. Les sauvegardes d’avant le contiennent encore, jusqu’à ce qu’on les supprime. Si tu as perdu ta clé, adresse-toi à la personne qui tient ce serveur.
web-privacy-browser = Ton navigateur garde ta clé, tes réglages, les parties jouées sur cet appareil, et cette page pour quand tu es hors ligne ; tout disparaît quand tu supprimes les données du site. Il n’y a pas de cookies, et rien n’est chargé d’ailleurs.
web-mute = Ne plus lire { $name }
web-unmute = Lire à nouveau tout le monde
web-leave = Quitter la partie (un robot continue)
web-luck = Le hasard est-il honnête ?
web-luck-hash = La graine de cette partie a été fixée avant la première carte. Son empreinte : { $hash }. La graine elle-même est montrée à la fin.
web-luck-promises = Le serveur et le navigateur de chacun ajoutent une part au mélange ; toutes ont été promises avant qu’une seule soit révélée. Empreinte des promesses : { $hash }. Les parts sont montrées à la fin.
web-luck-own = La part de ton navigateur : { $part }
web-luck-fair = La part de ton navigateur est dans le mélange, et les { $number } promesses ont été tenues. Sous « { web-replay } », tu peux aussi vérifier les cartes et les coups.
web-luck-problem = { $problem ->
        [out] Cette partie a été mélangée sans part de ce navigateur ; c’était peut-être trop tard, ou un autre de tes appareils en a donné une.
        [missing] Ce mélange s’est fait sans la part de ton navigateur, il ne te prouve donc rien ; elle est peut-être arrivée trop tard.
        [list] La liste des promesses n’était pas en ordre, ton navigateur a donc gardé sa part pour lui : ne te fie pas à cette donne.
        [again] Ton navigateur avait déjà révélé une part ici, pour une partie qu’il n’a jamais vue commencer ; peut-être le serveur a-t-il mélangé de nouveau : ne te fie pas à cette donne.
        [withheld] Une part promise manque dans ce mélange ({ $names }) : c’est peut-être une connexion perdue, ou un choix entre deux mélanges.
        [hidden] Le serveur n’a pas montré sa part : rien ne prouve ce mélange.
        [seen] L’enregistrement n’a pas la main et les coups que tu as vus : ne te fie pas à cette donne.
       *[changed] Ce n’est pas ce qui était promis avant le mélange : ne te fie pas à cette donne.
    }
web-shuffling = On mélange…
web-lost = Connexion perdue. On réessaie ; ta partie est gardée.
web-sent-later = Hors ligne : ton coup part dès que la connexion revient.
web-bot-plays = Un robot joue pour toi.
web-take-back = Me revoilà
web-time-up = Temps écoulé : un robot a joué pour toi.
web-text-player = { $name } : { $facts }
web-spectator = { $number ->
        [0] Tu regardes.
        [one] Tu regardes.
       *[other] Vous êtes { $number } à regarder.
    }
web-pass-title = À { $name } de jouer
web-pass-sub = Passe l’écran. Les autres ne regardent pas !
web-pass-screen = Passe l’écran à { $name }.
web-uncover = Je suis { $name } : voir ma main

# Ce qui s'est passé

web-told-card = { $who ->
        [you] Tu poses :
       *[other] { $name } pose :
    } { $card }{ $shows ->
        [yes] , ça fait { $total }
       *[no] {""}
    }.{ $taken ->
        [0] {""}
        [one] {" "}Ça dépasse : une carte ramassée.
       *[other] {" "}Ça dépasse : { $taken } cartes ramassées.
    }{ $again ->
        [yes] {" "}Olé ! On continue.
       *[no] {""}
    }
web-told-sat = { $who ->
        [you] Tu prends place.
       *[other] { $name } prend place.
    }
web-told-dealt = Manche { $round } : les cartes sont distribuées.
web-told-scored = La manche { $round } est finie.
web-told-taken-over = { $who ->
        [you] Un robot joue pour toi.
       *[other] Un robot joue pour { $name }.
    }
web-told-handed-back = { $who ->
        [you] Te revoilà.
       *[other] Revoilà { $name }.
    }
web-told-undo-asked = { $who ->
        [you] Tu voudrais annuler un coup.
       *[other] { $name } voudrait annuler un coup.
    }
web-told-undo-refused = Le coup est maintenu.
web-told-undone = Le coup est annulé.
web-told-paused = Les pendules s’arrêtent.
web-told-resumed = Les pendules repartent.

# Les points

web-round = Manche
web-total = total
web-score-sheet = Feuille de score
web-winners = { $number ->
        [one] { $who ->
            [you] Tu as gagné !
           *[other] { $names } a gagné
        }
       *[other] Victoire partagée : { $names }
    }
web-round-best = { $number ->
        [one] { $who ->
            [you] Tu gagnes la manche : { $points ->
                [one] { $points } point
               *[other] { $points } points
            }
           *[other] { $names } gagne la manche : { $points ->
                [one] { $points } point
               *[other] { $points } points
            }
        }
       *[other] Manche partagée, { $points ->
            [one] { $points } point
           *[other] { $points } points
        } : { $names }
    }
web-score-cards = { $number ->
        [one] { $number } carte,
       *[other] { $number } cartes,
    }
web-score-nothing = rien
web-next-round = Manche suivante
web-go-on = Continuer
web-rematch = Rejouer
web-level-up = Niveau suivant : { $level }
web-level-down = Niveau plus doux : { $level }
web-replay = Revoir la partie
web-publish = Laisser les autres revoir la partie

# La première manche apprend

web-guide = Première manche
web-understood = Compris
web-guide-stop = Masquer les conseils

# Revoir

web-guide-again = Remontrer les conseils de la première manche
web-replay-begin = Avant le premier coup
web-replay-move = { $number }. { $name } : { $move }
web-replay-first = Au début
web-replay-back = Un coup en arrière
web-replay-next = Un coup en avant
web-replay-last = À la fin
web-replay-play = Lire
web-replay-stop = Pause
web-replay-jump = Aller à un coup
web-replay-link = Lien vers ce moment
web-eyes = Point de vue
web-eyes-open = toutes les cartes visibles
web-eyes-table = un spectateur
web-download = Télécharger
web-check-luck = Vérifier le hasard
web-luck-holds = { $luck ->
        [one] La graine { $seed } a bien l’empreinte montrée avant la première carte ({ $hash }).
       *[several] Promesses tenues : { $kept } sur { $all } ; les parts arrivées donnent la graine.
    }
web-luck-moves = { $checked ->
        [seen] Ce navigateur a rejoué les { $moves } coups à partir de la graine ; ta main et les coups sont ceux qu’il a vus à la table.
        [replayed] Ce navigateur a rejoué les { $moves } coups à partir de la graine.
       *[told] Que les { $moves } coups en découlent, c’est le serveur qui le dit ; ce navigateur n’a pas pu les rejouer.
    }
web-luck-broken = Cela ne va pas : la graine { $seed } ou ses parts (empreinte { $hash }) ne sont pas ce qui était promis avant la première carte ({ $moves } coups vérifiés).
web-luck-proof = { $proof ->
        [own] Ce que cela prouve : personne n’a choisi les cartes, pas même qui tient le serveur. Ce que cela ne prouve pas : qu’on ne les ait jamais regardées.
        [seed] Ce que cela prouve : personne n’a choisi la graine, pas même qui tient le serveur. Que tes cartes en viennent, « treize verify » le montre sur ton propre ordinateur.
        [partly] La part de ton navigateur en est, mais pas toutes celles qui étaient promises : qui en a retenu une a pu choisir entre des mélanges.
        [others] Aucune part ne vient de ce navigateur. À ceux dont la part y est, cela prouve que personne n’a choisi les cartes, mais pas que qui tient le serveur ne les ait jamais regardées.
        [device] Cet appareil a mélangé seul : personne d’autre n’y a eu part.
       *[alone] Seul le serveur y a eu part : cela prouve que le mélange n’a pas changé, pas que personne ne l’a choisi.
    }
web-part-server = Serveur
web-part-fingerprint = Empreinte
web-part-seed = Graine
web-part = { $state ->
        [shown] montrée avant la première carte
        [made] faite de toutes les parts
        [own] ta part, promesse tenue
        [kept] promesse tenue
        [late] promise, mais jamais arrivée
       *[broken] pas ce qui était promis
    }

# Matches on this device, without a server.

web-device = Sur cet appareil
web-device-words = Une partie sur cet appareil n’a pas besoin de serveur. Ses cartes sont dans la mémoire de l’appareil : qui s’y connaît pourrait les regarder. Le hasard, les niveaux et les enregistrements sont les mêmes que sur un serveur.
web-device-save = Tout sauvegarder
web-device-take = Ouvrir un fichier
web-device-files = Une sauvegarde contient toutes tes parties et tes réglages ; ouvre-la ici ou sur un autre appareil pour les retrouver. Tu peux aussi ouvrir l’enregistrement d’une partie.
web-device-taken =
    { $number ->
        [0] Les réglages sont repris ; il n’y avait pas de partie.
        [one] Une partie et les réglages sont repris.
       *[other] { $number } parties et les réglages sont repris.
    }
web-device-left =
    { $number ->
        [one] Une partie n’a pas pu être lue.
       *[other] { $number } parties n’ont pas pu être lues.
    }
web-device-file = Ce fichier ne vient pas de Treize ; ouvre une sauvegarde ou l’enregistrement d’une partie.
web-device-refused = Ce navigateur ne garde rien : tes parties disparaissent quand tu fermes la page.
web-device-full = Plus de place sur cet appareil : ce que tu joues disparaît quand tu fermes la page.
web-device-send = Envoyer au serveur
web-device-missing = Cet appareil ne peut pas encore jouer sans le serveur. Ouvre la page une fois avec une connexion, puis réessaie.
web-device-broken = Quelque chose s’est mal passé dans cette partie, elle ne peut pas continuer. Télécharge son enregistrement pour le signaler.
web-device-alone = Il n’y a personne d’autre sur cet appareil ; pour cela, ouvre une table sur le serveur.
web-device-cut = Cette partie n’a pas été jouée jusqu’au bout ; ouvres-en une qui est finie.
web-device-elsewhere = Cette partie continue dans un autre onglet.
web-device-here = Continuer ici
web-people-here = Personnes ici
web-names-here = Qui d’autre joue sur cet écran ?
web-analyse = Analyser
web-analysis = Le cours de la partie
web-try-again = Réessayer
web-curve = Les chances de gagner de chacun à ses propres coups, en pour cent
web-costliest = Les coups qui ont coûté le plus
web-better = Mieux : { $move } (+{ $cost } de chances de gagner)

# A game that has no picture of its own

web-state-passed = passe
web-state-took = prend { $card }
web-takes = Prendre une carte
web-take = Prendre un { $value }
web-fewer = Une carte de moins
web-more = Une carte de plus
web-do-card = Pose une carte.
web-do-word = Que fais-tu ?
web-do-take = Quelle carte prends-tu ?
web-where = Où la poser ?
web-where-whom = Contre qui ?
web-where-number = Combien ?
web-target-would = Ferait { $total }{ $taken ->
        [0] .
        [one] , tu ramasserais une carte.
       *[other] , tu ramasserais { $taken } cartes.
    }
web-flag = oui
web-empty = vide
web-fact = { $name } : { $value }
web-told-move = { $who ->
        [you] Toi
       *[other] { $name }
    } : { $move }.{ $taken ->
        [0] {""}
        [one] {" "}Une carte ramassée.
       *[other] {" "}{ $taken } cartes ramassées.
    }
