# La table dans le navigateur.

# Les pages et ce qui s'y trouve

web-title-home = Treize : cinq petits jeux de cartes
web-title = { $game } · Treize
web-title-turn = ● À toi · { $game }
web-welcome = Cinq petits jeux de cartes. Un nom, et on joue.
web-short-thirteen = 13
web-short-ole = Olé !
web-short-friday = Vendredi 13
web-short-leaves = 13 Feuilles
web-short-drat = Zut, encore 13 !
web-line-thirteen = Trois cibles. Qui dépasse 13 ramasse.
web-line-ole = Plus haut ou plus fort. Les deux ? Olé !
web-line-friday = Chat noir, miroir, échelle : gare au 13.
web-line-leaves = Une rangée qui pousse par les deux bouts.
web-line-drat = On compte, on frôle 13, on se défie.
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
web-again = Réessayer
web-close = Fermer
web-cancel = Annuler
web-yes = Oui
web-no = Non
web-you = toi

# Comme tu l'aimes

web-settings = Réglages
web-menu = Menu
web-language = Langue
web-theme = Apparence
web-theme-light = Clair
web-theme-dark = Sombre
web-theme-auto = Comme l’appareil
web-sound = Son
web-motion = Animer les cartes
web-text-view = Montrer la table en texte
web-keys = Choisir les cartes avec les chiffres
web-notify = Me prévenir quand c’est à moi

# Une nouvelle table

web-new-table = { $game } entre amis
web-open-table = Ouvrir la table
web-seats = Places
web-access = Qui peut venir
web-access-link = Avec le lien
web-access-public = Tout le monde
web-access-private = Sur invitation seulement
web-time = Temps de réflexion
web-time-none = Sans limite
web-time-move30 = 30 secondes par coup
web-time-move120 = 2 minutes par coup
web-time-bank = 5 minutes en tout, et 5 s de plus par coup
web-time-day = Un jour par coup
web-bot-level = Robots
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
web-middle-thirteen = Les trois cibles
web-middle-friday = Les trois tas
web-middle-ole = La pile
web-middle-leaves = La rangée
web-middle-drat = Le compte
web-round-number = manche { $round }
web-points = { $number ->
        [one] { $number } pt
       *[other] { $number } pts
    }
web-fact-held = { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
web-fact-taken = { $number ->
        [one] { $number } ramassée
       *[other] { $number } ramassées
    }
web-fact-chips = { $number ->
        [one] { $number } pion
       *[other] { $number } pions
    }
web-fact-tokens = { $number ->
        [one] { $number } jeton
       *[other] { $number } jetons
    }
web-fact-stock = { $number ->
        [one] { $number } carte dans la pioche
       *[other] { $number } cartes dans la pioche
    }
web-state-plays = joue…
web-state-passed = passe
web-state-took = passe · prend { $value }
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
web-hand-empty = Ta main est vide.
web-do-thirteen = Pose une carte sur sa cible.
web-do-friday = Pose une carte sur son tas.
web-do-ole = Plus haut ou plus fort.
web-do-ole-open = Ouvre avec la carte la plus faible.
web-do-ole-second = Encore une carte, au choix.
web-do-ole-chip = Rien ne bat cette carte : prends un pion.
web-do-leaves = Pose à un bout, ou passe.
web-do-leaves-start = Pose des cartes d’une même valeur.
web-do-leaves-pass = Rien ne va : passe.
web-do-drat = Reste sous { $limit }.
web-do-order = Choisis l’ordre des couleurs.
web-where-thirteen = Quatre Pourri : sur quelle cible ?
web-where-friday = Vendredi 13 : sur quel tas ?
web-where-ole = Touche-la encore pour la jouer.
web-where-leaves = Combien ?
web-where-drat = Duel : contre qui ?
web-tap-again = Touche encore : { $move }.
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
web-friday-leaf = VEN 13
web-duel-card = DUEL
web-tag-token = zut !
web-target-thirteen = Cible { $pile } : { $sum }. Cartes : { $cards }. Reste { $left }.
web-target-friday = Tas des { $pile } : { $sum }. Cartes : { $cards }. Reste { $left }.
web-target-would = Ferait { $total }{ $taken ->
        [0] .
        [one] , tu ramasserais une carte.
       *[other] , tu ramasserais { $taken } cartes.
    }
web-left = { $number ->
        [0] plein
       *[other] reste { $number }
    }
web-ole-order = Couleurs, de la plus forte à la plus faible : { $colours }.
web-ole-top = Sur le dessus : { $card }.
web-ole-none = Aucune carte posée.
web-ole-choosing = { $who ->
        [you] Choisis l’ordre des couleurs.
       *[other] { $name } choisit l’ordre des couleurs.
    }
web-ole-opens = { $who ->
        [you] Ouvre avec la carte la plus faible.
       *[other] { $name } ouvre avec la carte la plus faible.
    }
web-ole-second = { $who ->
        [you] Pose encore une carte, au choix.
       *[other] { $name } pose encore une carte, au choix.
    }
web-ole-run = Plus haut et plus fort : { $who ->
        [you] tu continues.
       *[other] { $name } continue.
    }
web-ole-beat = Plus haut, ou une couleur plus forte.
web-ole-shout = Olé !
web-chip = Prendre un pion ({ $points ->
        [one] { $points } pt
       *[other] { $points } pts
    })
web-leaves-empty = La rangée est vide : pose autant de cartes d’une même valeur que tu veux.
web-leaves-pile = { $number } × { $value }{ $end ->
        [low] , le bout bas
        [high] , le bout haut
        [both] , les deux bouts
       *[none] {""}
    }.
web-leaves-low = { $value } ou moins
web-leaves-high = { $value } ou plus
web-leaves-least = { $number ->
        [one] au moins une carte
       *[other] au moins { $number } cartes
    }
web-leaves-take = Quelle carte prends-tu ?
web-lay = Poser { $number } × { $value }
web-fewer = Une carte de moins
web-more = Une carte de plus
web-pass = Passer et prendre
web-take = Prendre un { $value }
web-bank = { $number ->
        [one] { $number } jeton restant
       *[other] { $number } jetons restants
    }
web-room = { $number ->
        [0] plein
       *[other] reste { $number }
    }
web-count = Le total est de { $total } ; à { $limit } on prend un jeton.
web-laid = Cartes posées : { $cards }.
web-laid-none = Aucune carte posée.
web-duel = Duel !
web-duel-total = Le total reste à { $total }.
web-undo = Annuler le coup
web-undo-waits = Annuler le coup ? Il manque l’accord de : { $names }.
web-hint = Indice
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
web-mute = Ne plus lire { $name }
web-unmute = Lire à nouveau tout le monde
web-leave = Quitter la partie (un robot continue)
web-luck = Le hasard est-il honnête ?
web-luck-hash = La graine de cette partie a été fixée avant la première carte. Son empreinte : { $hash }. La graine elle-même est montrée à la fin.
web-lost = Connexion perdue. On réessaie ; ta partie est gardée.
web-sent-later = Hors ligne : ton coup part dès que la connexion revient.
web-bot-plays = Un robot joue pour toi.
web-take-back = Me revoilà
web-time-up = Temps écoulé : un robot a joué pour toi.
web-draw-off = Égalité de jetons, les piments décident : { $chilis }.
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
web-told-token = { $who ->
        [you] Tu poses : { $card }. Zut ! Tu prends un jeton.
       *[other] { $name } pose : { $card }. Zut ! Un jeton pour { $name }.
    }
web-told-chip = { $who ->
        [you] Tu prends un pion.
       *[other] { $name } prend un pion.
    }
web-told-order = { $who ->
        [you] Tu choisis :
       *[other] { $name } choisit :
    } { $order ->
        [normal] le rouge est le plus fort.
       *[reversed] le jaune est le plus fort.
    }
web-told-pass = { $who ->
        [you] Tu passes et prends un { $value }.
       *[other] { $name } passe et prend un { $value }.
    }
web-told-lay = { $who ->
        [you] Tu poses { $what }.
       *[other] { $name } pose { $what }.
    }
web-told-duel = { $who ->
        [you] Tu défies { $rival }
       *[other] { $aimed ->
            [you] { $name } te défie
           *[other] { $name } défie { $rival }
        }
    } : { $mine } contre { $theirs }. { $won ->
        [you] Tu gagnes.
       *[other] { $winner } gagne.
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
web-score-how-thirteen = Une carte ramassée coûte 1 point, un Quatre Pourri 2. Qui a le moins de points gagne.
web-score-how-friday = Une carte ramassée coûte 1 point, une carte Vendredi 13 en coûte 2. Qui a le moins de points gagne.
web-score-how-ole = Les cartes en main coûtent leur valeur, les pions s’y ajoutent. Qui a le moins de points gagne.
web-score-how-leaves = Chaque carte en main compte. Qui en a le moins gagne.
web-score-how-drat = Chaque jeton compte. Qui en a le moins gagne.
web-score-most = { $who ->
        [you] Tu en as le plus
       *[other] { $name } en a le plus
    }
web-score-spared = { $number ->
        [one] Cette carte ne compte pas.
       *[other] Ces { $number } cartes ne comptent pas.
    }
web-score-tied = Égalité
web-score-nobody = Personne n’en a ramassé
web-score-unspared = Personne n’est épargné.
web-score-fours-thirteen = Les Quatre Pourri comptent
web-score-fours-friday = Les cartes Vendredi 13 comptent
web-score-fours-sub = Toujours, et double.
web-score-cards = { $number ->
        [one] { $number } carte,
       *[other] { $number } cartes,
    }
web-score-nothing = rien
web-next-round = Manche suivante
web-rematch = Rejouer
web-replay = Revoir la partie
web-publish = Laisser les autres revoir la partie

# La première manche apprend

web-guide = Première manche
web-understood = Compris
web-guide-stop = Masquer les conseils
web-guide-thirteen-turn = Touche une carte, puis touche-la encore : elle va sur la cible de sa couleur. Garde le total à { $limit } ou moins.
web-guide-thirteen-wild = Un Quatre Pourri va sur n’importe quelle cible. Choisis-le, puis touche la cible.
web-guide-thirteen-taken = Qui dépasse { $limit } ramasse les cartes déjà là, face cachée : 1 point par carte, 2 pour un Quatre Pourri.
web-guide-thirteen-most = Si tu as ramassé plus de cartes d’une couleur que n’importe qui d’autre, elle ne te coûte rien. Les Quatre Pourri comptent toujours.
web-guide-friday-turn = Touche une carte, puis touche-la encore : elle va sur son tas. Garde le total à { $limit } ou moins.
web-guide-friday-wild = Une carte Vendredi 13 va sur n’importe quel tas. Choisis-la, puis touche le tas.
web-guide-friday-taken = Qui dépasse { $limit } ramasse les cartes déjà là, face cachée : 1 point par carte, 2 pour une carte Vendredi 13.
web-guide-friday-most = Si tu as ramassé plus de cartes d’une sorte que n’importe qui d’autre, elle ne te coûte rien. Les cartes Vendredi 13 comptent toujours.
web-guide-ole-turn = Bats la carte du dessus : un nombre plus haut, ou une couleur plus forte. Les drapeaux montrent l’ordre.
web-guide-ole-why = Les cartes grises ne se jouent pas maintenant. Touche-en une : tu verras pourquoi.
web-guide-ole-run = Plus haut et plus fort à la fois : olé ! Qui pose une telle carte doit continuer.
web-guide-ole-chip = { $voluntary_chip ->
        [false] Qui ne peut pas poser prend un pion
       *[true] Qui ne peut ou ne veut pas poser prend un pion
    } : { $chip ->
        [one] { $chip } point
       *[other] { $chip } points
    } de pénalité.
web-guide-ole-order = Tu as eu le plus de points, alors tu choisis : les drapeaux restent, ou se retournent ?
web-guide-leaves-turn = Pose des cartes d’une même valeur à un bout, au moins autant qu’il y en a là. Qui n’a plus de carte gagne.
web-guide-leaves-why = Les cartes grises ne se jouent pas maintenant. Touche-en une : tu verras pourquoi.
web-guide-leaves-pass = Ou passe : prends une carte de la rangée et attends la rangée suivante. Choisis bien, elle peut aller avec tes autres cartes.
web-guide-leaves-out = Qui a passé porte une feuille brune. Quand il ne reste qu’une personne en jeu, elle vide la rangée et en commence une autre.
web-guide-drat-turn = Pose une carte : elle s’ajoute au total. Qui l’amène à { $limit } ou plus prend un jeton. Touche une carte deux fois pour la poser.
web-guide-drat-token = Voilà le premier jeton. Quand le dernier est pris, c’est fini : qui en a le moins gagne.
web-guide-drat-duel = Un duel n’ajoute rien. Chacun tire un piment ; le plus fort gagne et donne tous ses jetons à l’autre !

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
web-luck-holds = Tout est honnête : la graine { $seed } a bien l’empreinte montrée avant la première carte ({ $hash }), et les { $moves } coups en découlent.
web-luck-broken = Cela ne va pas : la graine { $seed } a l’empreinte { $hash }, pas celle qui était montrée ({ $moves } coups vérifiés).
web-analyse = Analyser
web-analysis = Le cours de la partie
web-try-again = Réessayer
web-curve = Les chances de gagner de chacun à ses propres coups, en pour cent
web-costliest = Les coups qui ont coûté le plus
web-better = Mieux : { $move } (+{ $cost } de chances de gagner)
