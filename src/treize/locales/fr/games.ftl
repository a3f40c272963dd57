# Les jeux, leurs cartes, et pourquoi un coup n'est pas permis.

title-thirteen = 13
title-ole = Olé !
title-friday = Vendredi 13
title-leaves = 13 Feuilles
title-drat = Zut, encore une fois 13 !

line-thirteen = Trois cibles : qui en pousse une au-delà de 13 ramasse ses cartes.
line-ole = Monter par la couleur ou par la valeur ; par les deux, on continue.
line-friday = Chats, miroirs et échelles : tout le paquet distribué, quatre manches.
line-leaves = Élargir la rangée d'un côté ou de l'autre, ou prendre une carte et attendre.
line-drat = Additionner, rester sous 13, et perdre ses jetons en duel.

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
    [B] bleu
    [Y] jaune
   *[G] vert
}
pile-friday = { $colour ->
    [C] chats
    [M] miroirs
   *[L] échelles
}

move-on = { $card } sur { $target }
move-duel = duel contre { $name }
move-pass = passer et prendre un { $value }
move-lay = { $number } × { $value }
move-chip = prendre un pion
move-normal = le rouge est le plus fort
move-reversed = le jaune est le plus fort

# Pourquoi un coup n'est pas permis

why-thirteen-not-held = Vous n'avez pas de { $card_name }.
why-friday-not-held = Vous n'avez pas la carte { $card_name }.
why-ole-not-held = Vous n'avez pas le { $card_name }.
why-ole-too-weak = { $value } n'est pas plus haut que { $top_value }, et { $colour } n'est pas plus fort que { $top_colour }.
why-ole-must-open = Le { $opener_name } ouvre la manche ; jouez celui-là.
why-ole-no-chip-yet = Qui ouvre doit poser une carte ; on ne prend pas encore de pion.
why-ole-could-play = À cette table, un pion est réservé à qui ne peut pas poser, et vous le pouvez.
why-ole-choose-order = Choisissez d'abord l'ordre des couleurs : normal ou reversed (inversé).
why-ole-order-chosen = L'ordre des couleurs ne peut pas être changé maintenant.
why-leaves-not-held = Vous n'avez pas autant de { $card }.
why-leaves-between = { $card } est entre les bouts de la rangée, { $low } et { $high } ; posez { $low } ou moins, ou { $high } ou plus.
why-leaves-too-few = { $low ->
    [0] Posez au moins une carte.
   *[other] C'est trop peu : du côté du { $low } il en faut { $low_count } ou plus, du côté du { $high } { $high_count } ou plus.
}
why-leaves-not-in-row = Il n'y a pas de telle carte à prendre dans la rangée.
why-drat-not-held = Vous n'avez pas de { $card }.
why-drat-no-rival = Un duel demande un autre joueur de cette table.
why-match-over = La partie est finie.
