# Les jeux, leurs cartes, et pourquoi un coup n'est pas permis.

colour = { $colour ->
    [R] rouge
    [B] bleu
    [G] vert
   *[Y] jaune
    }

# Coups et points d’un jeu qui n’a pas ses propres mots

move-target = { $card } sur { $pile }
move-seat = { $card } contre { $who ->
        [you] toi
       *[other] { $name }
    }
move-number = { $number } × { $card }
move-takes = prendre { $card }
move-pass = passer
move-draw = piocher
score-line = { $name } : { $points }

# Ce qui plaide pour un coup

merit-only = C’est ton seul coup.
merit-best = De tous tes coups, c’est celui qui gagne le plus souvent.
merit-out = Tu n’as plus de carte, et la manche est finie.
merit-no-token = Tu ne prends pas de jeton.
merit-again = Tu rejoues tout de suite.
merit-takes-nothing = Tu ne ramasses rien.
merit-takes-fewest = Tu ramasses le moins de cartes possible : { $number }.

# Options : ce qu’une table a changé

option-house-rules = Règles de cette table
option-changed = { $name } : { $value } (d’habitude : { $usual })
option-rounds = Manches
option-first = Qui commence
option-bounds = de { $least } à { $most }
option-bounds-zero = jusqu’à { $most } ; 0 : { $zero }
option-copies-sum = { $number } en tout ; il en faut de { $least } à { $most }, dont au moins { $enough } parmi { $first }.
option-value-true = permis
option-value-false = interdit
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
