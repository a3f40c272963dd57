# La table dans le navigateur.

# Les pages et ce qui s'y trouve

web-title-home = Treize : cinq petits jeux de cartes
web-title = { $game } · Treize
web-title-turn = ● À toi · { $game }
web-welcome = Cinq petits jeux de cartes. Un nom, et on joue.
web-short-thirteen = 13
web-short-ole = Olé !
web-short-friday = Vendredi 13
web-short-leaves = 13 Feuilles
web-short-drat = Zut, encore 13 !
web-line-thirteen = Trois cibles. Qui dépasse 13 ramasse.
web-line-ole = Plus haut ou plus fort. Les deux ? Olé !
web-line-friday = Chat noir, miroir, échelle : gare au 13.
web-line-leaves = Une rangée qui pousse par les deux bouts.
web-line-drat = On compte, on frôle 13, on se défie.
web-play = Jouer
web-play-now = Jouer tout de suite à { $game }, contre des robots
web-friends = Entre amis
web-play-friends = Jouer à { $game } entre amis
web-dealing = On distribue …
web-rules = Règles
web-rules-of = Règles : { $game }
web-join = Une table t’attend ?
web-join-go = Rejoindre
web-code-here = CODE
web-your-name = Ton nom
web-name = Nom
web-guest = Moi
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
web-loading = Un instant …
web-nothing-here = Il n’y a rien ici.
web-unreachable = La maison ne répond pas. Vérifie ta connexion et réessaie.
web-close = Fermer
web-cancel = Annuler
web-yes = Oui
web-no = Non
web-you = toi

# Comme tu l'aimes

web-settings = Réglages
web-menu = Menu
web-language = Langue
web-theme = Lumière
web-theme-light = Clair
web-theme-dark = Sombre
web-theme-auto = Comme l’appareil
web-sound = Son
web-motion = Les cartes voyagent
web-text-view = La table en texte
web-keys = Les chiffres choisissent les cartes
web-notify = Me prévenir quand c’est à moi

# Une nouvelle table

web-new-table = { $game } entre amis
web-open-table = Ouvrir la table
web-seats = Places
web-access = Qui peut venir
web-access-link = Qui a le lien
web-access-public = Tout le monde
web-access-private = Sur invitation seulement
web-time = Temps de réflexion
web-time-none = Sans limite
web-time-move30 = 30 secondes par coup
web-time-move120 = 2 minutes par coup
web-time-bank = 5 minutes en tout, 5 s de plus par coup
web-time-day = Un jour par coup
web-bot-level = Robots
web-level-easy = facile
web-level-normal = normal
web-level-hard = difficile
web-level-expert = expert
web-allow-undo = On peut reprendre un coup
web-memory = Aide-mémoire : les cartes ramassées restent visibles
web-house-rules = Règles maison
web-option-limit = Le nombre à ne pas dépasser
web-option-hand = Cartes en main
web-option-rounds = Manches (0 : selon les règles)
web-option-chip = Points par pion
web-option-voluntary_chip = On peut prendre un pion par choix
web-option-opening = Ouverture
web-option-match = Partie
web-option-target = Points qui l’arrêtent
web-option-tokens = Jetons
web-choice-lowest = avec la carte la plus faible
web-choice-lowest-and-one = avec la plus faible et une autre
web-choice-basic = une manche
web-choice-advanced = plusieurs manches

# Avant la première carte

web-lobby-title = Qui joue ?
web-lobby-join = Prends place
web-lobby-full = Complet : tu peux regarder.
web-free = Place libre
web-sit = M’asseoir ici
web-stand = Me lever
web-add-bot = Asseoir un robot
web-remove-bot = Renvoyer { $name }
web-beside = Quelqu’un à côté de toi, sur cet écran
web-add = Ajouter
web-start = Commencer
web-start-bots = Commencer, des robots aux places libres
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
web-middle-friday = Les trois cibles
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
        [one] { $number } prise
       *[other] { $number } prises
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
web-state-plays = joue …
web-state-passed = passe
web-state-took = passe · prend { $value }
web-state-away = ailleurs
web-state-won = gagne
web-clock = Temps restant :
web-clock-days = { $number } j
web-clock-hours = { $number } h
web-your-turn = À toi !
web-your-turn-again = Encore à toi !
web-plays = { $name } joue
web-pick-ahead = Choisis déjà ta carte.
web-won = Gagné !
web-over = C’est fini
web-hand-empty = Plus de carte.
web-do-thirteen = Une carte sur sa cible.
web-do-friday = Une carte sur sa cible.
web-do-ole = Plus haut ou plus fort.
web-do-leaves = Pose à un bout, ou passe.
web-do-drat = Reste sous 13.
web-do-order = Choisis l’ordre des couleurs.
web-where-thirteen = Pourri : sur quelle cible ?
web-where-friday = Vendredi : sur quelle cible ?
web-where-ole = Encore une fois pour jouer.
web-where-leaves = Combien ?
web-where-drat = Duel : contre qui ?
web-tap-again = Touche encore : { $move }.
web-lay-here = Poser la carte ici
web-card-not = { $card }, pas jouable
web-card-makes = { $card }, ferait { $makes }
web-card-drat = { $card ->
        [duel] duel
       *[other] { $card }
    }
web-letter = { $suit ->
        [blue] B
        [yellow] J
        [green] V
        [red] R
        [rotten] P
        [cat] C
        [mirror] M
        [ladder] É
       *[friday] F
    }
web-friday-leaf = VEN 13
web-duel-card = DUEL
web-tag-token = zut !
web-target = { $pile } : { $sum }. Cartes : { $cards }. Reste { $left }.
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
web-ole-top = Dessus : { $card }.
web-ole-none = Aucune carte posée.
web-ole-choosing = { $name } choisit l’ordre des couleurs.
web-ole-opens = { $name } ouvre avec la plus faible.
web-ole-run = Plus haut et plus fort : { $name } continue.
web-ole-beat = Plus haut, ou une couleur plus forte.
web-ole-shout = Olé !
web-chip = Prendre un pion ({ $points } pts)
web-leaves-empty = La rangée est vide : pose ce que tu veux d’une même valeur.
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
web-leaves-take = Quelle carte prends-tu ?
web-lay = Poser { $number } × { $value }
web-fewer = Une carte de moins
web-more = Une carte de plus
web-pass = Passer et prendre
web-take = Prendre un { $value }
web-bank = reste { $number }
web-room = { $number ->
        [0] pas un de plus
       *[other] encore { $number }, pas plus
    }
web-count = Le total est de { $total } ; à { $limit } on prend un jeton.
web-laid = Posé : { $cards }.
web-laid-none = Aucune carte posée.
web-duel = Duel !
web-duel-total = Le total reste à { $total }.
web-undo = Reprendre
web-hint = Indice
web-thinking = Réflexion …
web-hint-how = Ce que promet chaque coup, d’après ce que tu vois : tes chances de gagner, et { $unit ->
        [tokens] les jetons
        [cards] les cartes restantes
       *[points] les points
    } à prévoir. Touche un coup pour le jouer.
web-hint-points = { $unit ->
        [tokens] { NUMBER($points, maximumFractionDigits: 1) } jetons
        [cards] { NUMBER($points, maximumFractionDigits: 1) } cartes
       *[points] { NUMBER($points, maximumFractionDigits: 1) } pts
    }
web-help = Règles et aide
web-chat = Discussion
web-chat-open = { $number ->
        [0] Discussion
        [one] Discussion, une nouvelle ligne
       *[other] Discussion, { $number } nouvelles lignes
    }
web-chat-none = Personne n’a encore rien dit.
web-chat-say = Dire quelque chose
web-send = Envoyer
web-said = { $name } dit : { $text }
web-mute = Ne plus entendre { $name }
web-unmute = Réentendre tout le monde
web-leave = Quitter la partie (un robot continue)
web-luck = Le hasard est-il honnête ?
web-luck-hash = La graine de cette partie était fixée avant la première carte. Son empreinte : { $hash }. La graine elle-même est montrée à la fin.
web-lost = Connexion perdue. On réessaie ; rien n’est perdu.
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
web-pass-title = Au tour de { $name }
web-pass-sub = Passe l’écran ; personne d’autre ne regarde.
web-pass-screen = Passe l’écran à { $name }.
web-uncover = Je suis { $name } : voir ma main

# Ce qui s'est passé

web-told-card = { $who ->
        [you] Tu poses
       *[other] { $name } pose
    } { $card }{ $shows ->
        [yes] {" "}: ça fait { $total }
       *[no] {""}
    }.{ $taken ->
        [0] {""}
        [one] {" "}Dépassé : une carte ramassée.
       *[other] {" "}Dépassé : { $taken } cartes ramassées.
    }{ $again ->
        [yes] {" "}Olé ! On continue.
       *[no] {""}
    }
web-told-token = { $who ->
        [you] Tu poses { $card }. Zut ! Tu prends un jeton.
       *[other] { $name } pose { $card }. Zut ! Un jeton pour { $name }.
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
       *[other] { $name } défie { $rival }
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
        [you] Tu voudrais reprendre un coup.
       *[other] { $name } voudrait reprendre un coup.
    }
web-told-undo-refused = Le coup reste.
web-told-undone = Le coup est repris.
web-told-paused = Les pendules s’arrêtent.
web-told-resumed = Les pendules repartent.

# Les points

web-round = Manche
web-total = total
web-score-sheet = Feuille de score
web-winners = { $number ->
        [one] { $who ->
            [you] Tu as gagné !
           *[other] { $names } a gagné
        }
       *[other] Victoire partagée : { $names }
    }
web-round-best = { $number ->
        [one] { $who ->
            [you] Ta manche : { $points ->
                [one] { $points } point
               *[other] { $points } points
            }
           *[other] { $names }, { $points ->
                [one] { $points } point
               *[other] { $points } points
            } : la meilleure manche
        }
       *[other] { $names } : { $points ->
            [one] { $points } point
           *[other] { $points } points
        } chacun
    }
web-score-how-thirteen = Une carte prise coûte 1 point, un quatre pourri 2. Le moins de points gagne.
web-score-how-friday = Une carte prise coûte 1 point, un quatre du vendredi 2. Le moins de points gagne.
web-score-how-ole = Les cartes en main coûtent leur valeur, les pions en plus. Le moins de points gagne.
web-score-how-leaves = Chaque carte en main compte. Le moins gagne.
web-score-how-drat = Chaque jeton compte. Le moins gagne.
web-score-most = { $who ->
        [you] Tu en as le plus
       *[other] { $name } en a le plus
    }
web-score-spared = { $number ->
        [one] Cette carte ne compte pas.
       *[other] Ces { $number } cartes ne comptent pas.
    }
web-score-tied = Égalité
web-score-nobody = Personne n’en a pris
web-score-unspared = Personne n’est épargné.
web-score-fours-thirteen = Les pourris comptent
web-score-fours-friday = Les vendredis comptent
web-score-fours-sub = Toujours, et double.
web-score-cards = { $number ->
        [one] { $number } carte,
       *[other] { $number } cartes,
    }
web-score-nothing = rien
web-next-round = Manche suivante
web-rematch = Rejouer
web-replay = Revoir la partie
web-publish = Laisser les autres la revoir

# La première manche apprend

web-guide = Première manche
web-understood = Compris
web-guide-stop = Plus de conseils
web-guide-thirteen-turn = Touche une carte, puis encore une fois : elle va sur la cible de sa couleur. Garde la somme à 13 ou moins.
web-guide-thirteen-wild = Un quatre pourri va sur n’importe quelle cible. Choisis-le, puis touche la cible.
web-guide-thirteen-taken = Qui dépasse 13 ramasse ce qui était là, face cachée : 1 point par carte. Mais qui a le plus d’une couleur ne la paie pas.
web-guide-friday-turn = Touche une carte, puis encore une fois : elle va sur sa cible. Garde la somme à 13 ou moins.
web-guide-friday-wild = Un quatre du vendredi va sur n’importe quelle cible. Choisis-le, puis touche la cible.
web-guide-friday-taken = Qui dépasse 13 ramasse ce qui était là, face cachée : 1 point par carte. Mais qui a le plus d’une sorte ne la paie pas.
web-guide-ole-turn = Bats la carte du dessus : un nombre plus haut, ou une couleur plus forte. Les drapeaux montrent l’ordre.
web-guide-ole-why = Les cartes grises ne se jouent pas maintenant. Touche-en une : tu verras pourquoi.
web-guide-ole-run = Plus haut et plus fort à la fois : olé ! Qui pose une telle carte doit continuer.
web-guide-ole-chip = Qui ne peut ou ne veut pas poser prend un pion : 5 points.
web-guide-ole-order = Tu as eu le plus de points, alors tu choisis : les drapeaux restent, ou se retournent ?
web-guide-leaves-turn = Pose des cartes d’une même valeur à un bout, au moins autant qu’il y en a là. Qui n’a plus de carte gagne.
web-guide-leaves-why = Les cartes grises ne se jouent pas maintenant. Touche-en une : tu verras pourquoi.
web-guide-leaves-pass = Ou passe : prends une carte de la rangée et attends la suivante. Choisis bien, elle peut compléter une série.
web-guide-leaves-out = Qui a passé porte une feuille brune. Quand tous ont passé sauf un, celui-là vide la rangée et en commence une autre.
web-guide-drat-turn = Pose une carte : elle s’ajoute au total. Qui atteint 13 prend un jeton. Touche une carte deux fois pour la poser.
web-guide-drat-token = Voilà le premier jeton. Au dernier jeton c’est fini ; le moins gagne.
web-guide-drat-duel = Un duel n’ajoute rien. Chacun tire un piment ; le plus fort donne tous ses jetons à l’autre !

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
web-eyes = Vu par
web-eyes-open = toutes les cartes ouvertes
web-eyes-table = un spectateur
web-download = Télécharger
web-check-luck = Vérifier le hasard
web-luck-holds = Tout est honnête : la graine { $seed } a bien l’empreinte montrée avant la première carte ({ $hash }), et les { $moves } coups en découlent.
web-luck-broken = Cela ne tient pas : la graine { $seed } a l’empreinte { $hash }, pas celle qui était montrée ({ $moves } coups vérifiés).
web-analyse = Analyser
web-analysis = Le cours de la partie
web-curve = Les chances de gagner de chacun à ses propres coups, en pour cent
web-costliest = Les coups les plus chers
web-better = Mieux : { $move } ({ $cost } de victoire perdus)
