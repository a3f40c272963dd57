# Les jeux, leurs cartes, et pourquoi un coup n'est pas permis.

title-thirteen = 13
title-ole = Olé !
title-friday = Vendredi 13
title-leaves = 13 Feuilles
title-drat = Zut, encore une fois 13 !

line-thirteen = Trois cibles : si tu en pousses une au-delà de 13, ses cartes sont pour toi.
line-ole = Monter par la couleur ou par la valeur ; par les deux, on continue.
line-friday = Chats, miroirs et échelles : tout le paquet est distribué, pour quatre manches.
line-leaves = Allonger la rangée à l’un ou l’autre bout, ou prendre une carte et attendre.
line-drat = Additionner, rester sous 13, et se débarrasser de ses jetons en duel.

colour = { $colour ->
    [R] rouge
    [B] bleu
    [G] vert
   *[Y] jaune
    }

card-thirteen = { $colour ->
    [B] { $value } bleu
    [Y] { $value } jaune
    [G] { $value } vert
   *[R] Quatre Pourri
    }
card-friday = { $colour ->
    [C] chat { $value }
    [M] miroir { $value }
    [L] échelle { $value }
   *[F] Vendredi 13
    }
card-ole = { $colour ->
    [R] { $value } rouge
    [B] { $value } bleu
    [G] { $value } vert
   *[Y] { $value } jaune
    }
card-leaves = { $card }
card-drat = { $card ->
    [duel] duel
   *[other] { $card }
    }

pile-thirteen = { $colour ->
        [B] bleue
        [Y] jaune
       *[G] verte
    }
pile-friday = { $colour ->
        [C] chats
        [M] miroirs
       *[L] échelles
    }

move-on-thirteen = { $card } sur la cible { $pile }
move-on-friday = { $card } sur le tas des { $pile }
move-duel = duel contre { $who ->
        [you] toi
       *[other] { $name }
    }
move-pass = passer et prendre un { $value }
move-lay = { $number ->
        [one] un { $value }
       *[other] { $number } cartes de valeur { $value }
    }
move-chip = prendre un pion
move-normal = le rouge est le plus fort
move-reversed = le jaune est le plus fort

ole-called = { $who ->
        [you] Tout le monde a pris un pion : à toi de poser une carte.
       *[other] Tout le monde a pris un pion : { $name } doit poser une carte.
    }

# Pourquoi un coup n'est pas permis

why-thirteen-not-held = Tu n’as pas de { $card_name }.
why-friday-not-held = Tu n’as pas la carte { $card_name }.
why-ole-not-held = Tu n’as pas le { $card_name }.
why-ole-too-weak = { $value } n’est pas plus haut que { $top_value }, et le { $colour } n’est pas plus fort que le { $top_colour }.
why-ole-must-open = Le { $opener_name } ouvre la manche ; joue celui-là.
why-ole-no-chip-yet = Pour ouvrir, il faut poser une carte ; on ne prend pas encore de pion.
why-ole-could-play = À cette table, on ne prend un pion que si l’on ne peut rien poser ; toi, tu peux.
why-ole-choose-order = Choisis d’abord l’ordre des couleurs : le rouge ou le jaune le plus fort.
why-ole-order-chosen = L’ordre des couleurs ne peut pas être changé maintenant.
why-ole-called-upon = Tout le monde a pris un pion depuis la dernière carte, et tu peux poser : pose une carte cette fois.
why-leaves-not-held = Tu n’as pas autant de { $card }.
why-leaves-between = { $card } est entre les bouts de la rangée, { $low } et { $high } ; pose { $low } ou moins, ou { $high } ou plus.
why-leaves-too-few = { $low ->
        [0] Pose au moins une carte.
       *[other] { $ends ->
            [one] C’est trop peu : poses-en au moins { $low_count }, autant qu’il y en a là.
           *[two] C’est trop peu : il en faut { $low_count } ou plus du côté du { $low }, { $high_count } ou plus du côté du { $high }.
        }
    }
why-leaves-not-in-row = Cette carte n’est pas dans la rangée.
why-drat-not-held = Tu n’as pas de { $card_name }.
why-drat-no-rival = Choisis quelqu’un d’autre à cette table pour le duel.
why-drat-start-positive = À cette table, un compte commence par une carte de 1 à 4 ; pose l’une des tiennes.

# Les règles en bref, pour l’aide dans le terminal, et comment on y écrit les coups

rules-thirteen =
    Pose une carte sur une cible : une couleur sur la sienne, un Quatre Pourri où tu veux ; puis tu pioches.
    Si la cible dépasse { $limit }, tu ramasses les cartes qui y étaient ; la tienne reste.
    À la fin, chaque carte ramassée coûte 1 point, un Quatre Pourri 2.
    Une couleur dont tu as ramassé plus de cartes que n’importe qui d’autre ne te coûte rien. À égalité, personne n’est épargné, et les Quatre Pourri comptent toujours.
rules-friday =
    Pose une carte sur un tas : chats, miroirs et échelles sur le leur, une carte Vendredi 13 où tu veux. On ne pioche pas.
    Si le tas dépasse { $limit }, tu ramasses les cartes qui y étaient ; la tienne reste.
    À la fin, chaque carte ramassée coûte 1 point, une carte Vendredi 13 en coûte 2.
    Une sorte dont tu as ramassé plus de cartes que n’importe qui d’autre ne te coûte rien. À égalité, personne n’est épargné, et les cartes Vendredi 13 comptent toujours.
rules-ole =
    Pose une carte qui bat celle du dessus : couleur plus forte ou nombre plus haut. Si elle bat les deux, tu continues.
    { $voluntary_chip ->
        [false] Si tu ne peux pas, prends un pion,
       *[true] Ou prends un pion,
    } ce qui termine ton tour. { $ending ->
        [all-chips] La manche se termine quand quelqu’un n’a plus de cartes, ou quand tout le monde a pris un pion depuis la dernière carte.
       *[nobody-can] La manche se termine quand quelqu’un n’a plus de cartes, ou quand tout le monde a pris un pion depuis la dernière carte et que personne ne peut poser.
    }
    Les cartes en main coûtent leur nombre, chaque pion { $chip } ; qui a le moins de points gagne.
rules-leaves =
    Pose des cartes d’une même valeur à un bout de la rangée ou au-delà, au moins autant qu’il y en a à ce bout.
    Ou passe : prends une carte de la rangée et attends que tout le monde ait passé sauf une personne.
    { $match ->
        [advanced] Qui n’a plus de cartes gagne la manche ; pour les autres, chaque carte en main est un point. À { $target } points, la partie se termine, et qui en a le moins gagne.
       *[basic] Qui n’a plus de cartes gagne.
    }
rules-drat =
    À chaque tour, tu pioches une carte et tu en poses une ; elle s’ajoute au total. Qui l’amène à { $limit } ou plus prend un jeton, et on recommence à compter.
    Un duel n’ajoute rien : toi et un rival tirez des piments, et qui gagne donne tous ses jetons à l’autre.
    Quand le dernier des { $tokens } jetons est pris, qui en a le moins gagne.

notation-thirteen = Écris B7 pour le 7 bleu, Y pour jaune, G pour vert, R4>Y pour un Quatre Pourri sur la cible jaune.
notation-friday = Écris C7 pour le chat 7, M pour miroir, L pour échelle, F4>M pour une carte Vendredi 13 sur les miroirs.
notation-ole = Écris G4 pour le 4 vert, R pour rouge, B pour bleu, Y pour jaune, chip pour un pion, normal ou reversed pour l’ordre des couleurs.
notation-leaves = Écris 6x3 pour trois 6, pass:6 pour passer et prendre un 6.
notation-drat = Écris +4 ou -1 pour un nombre, duel>2 pour un duel contre la place 2 (on compte à partir de 0).

# Options : ce qu’une table a changé

option-house-rules = Règles de cette table
option-changed = { $name } : { $value } (d’habitude : { $usual })
option-thirteen-limit = Limite d’une cible
option-friday-limit = Limite d’un tas
option-drat-limit = Total qui coûte un jeton
option-hand = Cartes en main
option-rounds = Manches
option-thirteen-deck = Cartes de chaque couleur, et Quatre Pourri
option-friday-deck = Cartes de chaque sorte, et cartes Vendredi 13
option-drat-deck = Cartes de chaque nombre
option-chip = Points que coûte un pion
option-voluntary_chip = Un pion alors qu’on pourrait poser
option-opening = Première carte
option-ending = Quand tout le monde a pris un pion
option-match = Partie
option-target = Points qui terminent la partie
option-tokens = Jetons
option-start_card = Carte de départ des comptes suivants
option-blocks = Cartes sous la pioche
option-first = Qui commence
option-thirteen-first = Qui distribue en premier
option-ole-first = Qui distribue en premier
option-bounds = de { $least } à { $most }
option-bounds-rounds = jusqu’à { $most } ; 0 : selon le nombre de joueurs
option-copies-sum = { $number } en tout ; il en faut de { $least } à { $most }, dont au moins { $enough } parmi { $first }.
option-value-true = permis
option-value-false = interdit
option-value-blocks-true = les plus anciennes d’abord
option-value-blocks-false = toutes mélangées
option-value-lowest = la plus faible
option-value-lowest-and-one = la plus faible et encore une
option-value-nobody-can = fin si personne ne peut poser
option-value-all-chips = fin de la manche
option-value-basic = une manche
option-value-advanced = plusieurs manches
option-value-any = n’importe laquelle
option-value-positive = 1, 2, 3 ou 4
option-value-by-players = selon le nombre de joueurs
option-value-random = tirage au sort
option-value-seat = place { $seat }
option-value-copies = { $number ->
        [0] aucun { $card }
        [1] un { $card }
        [2] deux { $card }
        [3] trois { $card }
        [4] quatre { $card }
        [5] cinq { $card }
        [6] six { $card }
        [7] sept { $card }
        [8] huit { $card }
       *[other] { $number } × { $card }
    }
