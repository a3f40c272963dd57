# Les jeux, leurs cartes, et pourquoi un coup n'est pas permis.

title-thirteen = 13
title-ole = Olé !
title-friday = Vendredi 13
title-leaves = 13 Feuilles
title-drat = Zut, encore une fois 13 !

line-thirteen = Trois cibles : si tu en pousses une au-delà de 13, ses cartes sont pour toi.
line-ole = Monter par la couleur ou par la valeur ; par les deux, on continue.
line-friday = Chats, miroirs et échelles : tout le paquet distribué, quatre manches.
line-leaves = Élargir la rangée d’un côté ou de l’autre, ou prendre une carte et attendre.
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
   *[R] quatre pourri
    }
card-friday = { $colour ->
    [C] chat { $value }
    [M] miroir { $value }
    [L] échelle { $value }
   *[F] quatre du vendredi
    }
card-ole = { $colour ->
    [R] { $value } rouge
    [B] { $value } bleu
    [G] { $value } vert
   *[Y] { $value } jaune
    }
card-leaves = { $card }
card-drat = { $card }

pile-thirteen = { $colour ->
        [B] bleue
        [Y] jaune
       *[G] verte
    }
pile-friday = { $colour ->
        [C] chat
        [M] miroir
       *[L] échelle
    }

move-on = { $card } sur la cible { $target }
move-duel = duel contre { $who ->
        [you] toi
       *[other] { $name }
    }
move-pass = passer et prendre un { $value }
move-lay = { $number ->
        [one] un { $value }
       *[other] { $number } cartes { $value }
    }
move-chip = prendre un pion
move-normal = le rouge est le plus fort
move-reversed = le jaune est le plus fort

# Pourquoi un coup n'est pas permis

why-thirteen-not-held = Tu n’as pas de { $card_name }.
why-friday-not-held = Tu n’as pas la carte { $card_name }.
why-ole-not-held = Tu n’as pas le { $card_name }.
why-ole-too-weak = { $value } n’est pas plus haut que { $top_value }, et { $colour } n’est pas plus fort que { $top_colour }.
why-ole-must-open = Le { $opener_name } ouvre la manche ; joue celui-là.
why-ole-no-chip-yet = Qui ouvre doit poser une carte ; on ne prend pas encore de pion.
why-ole-could-play = À cette table, un pion est réservé à qui ne peut pas poser, et tu le peux.
why-ole-choose-order = Choisis d’abord l’ordre des couleurs : normal ou reversed (inversé).
why-ole-order-chosen = L’ordre des couleurs ne peut pas être changé maintenant.
why-leaves-not-held = Tu n’as pas autant de { $card }.
why-leaves-between = { $card } est entre les bouts de la rangée, { $low } et { $high } ; pose { $low } ou moins, ou { $high } ou plus.
why-leaves-too-few = { $low ->
        [0] Pose au moins une carte.
       *[other] { $ends ->
            [one] C’est trop peu : poses-en au moins autant qu’il y en a, { $low_count }.
           *[two] C’est trop peu : du côté du { $low } il en faut { $low_count } ou plus, du côté du { $high } { $high_count } ou plus.
        }
    }
why-leaves-not-in-row = Cette carte n’est pas dans la rangée.
why-drat-not-held = Tu n’as pas de { $card }.
why-drat-no-rival = Choisis un autre joueur de la table pour le duel.
rules-thirteen =
    Pose une carte sur une cible : une couleur sur la sienne, un quatre pourri (R4) n’importe où ; puis tu pioches.
    Si la cible dépasse 13, tu ramasses les cartes qui y étaient ; la tienne reste.
    À la fin, une carte ramassée coûte un point, un quatre pourri deux ; la couleur que tu as le plus ne coûte rien.
    Écris B7 pour le 7 bleu, Y pour jaune, G pour vert, R4>Y pour un quatre pourri sur la cible jaune.
rules-friday =
    Pose une carte sur une cible : chats, miroirs et échelles sur la leur, un quatre du vendredi (F4) n’importe où. On ne pioche pas.
    Si la cible dépasse 13, tu ramasses les cartes qui y étaient ; la tienne reste.
    À la fin, une carte ramassée coûte un point, un quatre du vendredi deux ; ce que tu as le plus ne coûte rien.
    Écris C7 pour le chat 7, M pour miroir, L pour échelle, F4>M pour un quatre du vendredi sur les miroirs.
rules-ole =
    Pose une carte qui bat celle du dessus : couleur plus forte ou valeur plus haute. Si elle bat les deux, tu continues.
    Ou prends un pion, ce qui finit ton tour. La manche finit quand quelqu’un n’a plus de carte, ou quand tous ont pris un pion à la suite.
    Les cartes en main coûtent leur valeur, chaque pion cinq ; le moins de points gagne.
    Écris G4 pour le 4 vert, R rouge, B bleu, Y jaune, chip pour un pion, normal ou reversed pour l’ordre des couleurs.
rules-leaves =
    Pose des cartes d’une même valeur à un bout de la rangée ou au-delà, au moins autant qu’il y en a à ce bout.
    Ou passe : prends une carte de la rangée et attends que tous sauf un aient passé.
    Qui n’a plus de carte gagne la manche.
    Écris 6x3 pour trois 6, pass:6 pour passer et prendre un 6.
rules-drat =
    À chaque tour tu pioches une carte et en poses une ; elle s’ajoute au total. Qui atteint 13 prend un jeton, et on recommence.
    Un duel compte zéro : toi et un rival tirez des piments, le plus fort donne tous ses jetons à l’autre.
    Quand le dernier jeton est pris, le moins de jetons gagne. Le nombre de cartes de chaque chiffre est notre choix.
    Écris +4 ou -1 pour un chiffre, duel>2 pour un duel contre la place 2 (on compte à partir de 0).
