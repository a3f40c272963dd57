# Le jeu, ses cartes et ses coups

title-friday = Vendredi 13
line-friday = Chats, miroirs et échelles : tout le paquet est distribué, pour quatre manches.
card-friday = { $colour ->
    [C] chat { $value }
    [M] miroir { $value }
    [L] échelle { $value }
   *[F] Vendredi 13
    }
pile-friday = { $colour ->
        [C] chats
        [M] miroirs
       *[L] échelles
    }
move-friday-target = { $card } sur le tas des { $pile }
rules-friday =
    Pose une carte sur un tas : chats, miroirs et échelles sur le leur, une carte Vendredi 13 où tu veux. On ne pioche pas.
    Si le tas dépasse { $limit }, tu ramasses les cartes qui y étaient ; la tienne reste.
    À la fin, chaque carte ramassée coûte 1 point, une carte Vendredi 13 en coûte 2.
    Une sorte dont tu as ramassé plus de cartes que n’importe qui d’autre ne te coûte rien. À égalité, personne n’est épargné, et les cartes Vendredi 13 comptent toujours.
notation-friday = Écris C7 pour le chat 7, M pour miroir, L pour échelle, F4>M pour une carte Vendredi 13 sur les miroirs.

# Pourquoi un coup n’est pas permis

why-friday-not-held = Tu n’as pas la carte { $card_name }.

# Ce qui plaide pour un coup

merit-friday-fills = Le tas des { $pile } arrive juste à { $limit } : qui pose ensuite dessus ramasse tout.
merit-friday-spared = Avec { $number ->
        [one] cette carte
       *[other] ces { $number } cartes
    }, tu es en tête pour les { $pile } : tant que ça dure, cela ne te coûte rien.
merit-friday-tight = Place restante sur le tas des { $pile } : { $left }. Peu de cartes y vont encore.
merit-friday-highest = C’est ta carte la plus haute, et pour l’instant elle passe.
merit-friday-doubles = Qui ramassera le tas des { $pile } paiera double pour la carte Vendredi 13.
merit-friday-fits = Après, { $number ->
        [one] une de tes autres cartes passe encore
       *[other] { $number } de tes autres cartes passent encore
    } sans que tu ramasses rien.
merit-friday-clean = Il n’y a pas de carte Vendredi 13 dans ce que tu ramasses.
merit-friday-lowest = C’est ta carte la plus basse : tu gardes les plus hautes pour plus tard.

# Options

option-friday-limit = Limite d’un tas
option-friday-deck = Cartes de chaque sorte, et cartes Vendredi 13

# À la table, en phrases

told-sum-friday = Le tas des { $pile } est maintenant à { $total }.
taken-friday = { $colour ->
        [C] { $number ->
            [one] un chat
           *[other] { $number } chats
        }
        [M] { $number ->
            [one] un miroir
           *[other] { $number } miroirs
        }
       *[L] { $number ->
            [one] une échelle
           *[other] { $number } échelles
        }
    }
score-friday-fours = { $number ->
    [one] une carte Vendredi 13 : { $points }
   *[other] { $number } cartes Vendredi 13 : { $points }
    }
table-targets-friday = Tas : { $targets }.
table-wild-friday = { $name } = { $value }
player-friday = { $name } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $taken ->
        [one] { $taken } ramassée
       *[other] { $taken } ramassées
    }

# Les règles

rule-lying-friday = Déjà là
rule-friday-aim = Des chats, des miroirs et des échelles, un tas pour chaque sorte. Évite de faire dépasser { $limit } à un tas. Qui a le moins de points à la fin gagne ; à égalité, on partage la victoire.
rule-friday-pack = { $cards } cartes. Les chats noirs, les miroirs brisés et les échelles ont chacun { $copies }. Les cartes Vendredi 13 (il y en a { $fours }) valent 4.
rule-friday-start = { $first ->
        [random] On tire au sort qui commence
       *[other] La table a convenu de qui commence
    } ; ensuite, on change à chaque manche, dans le sens des aiguilles d’une montre.
rule-friday-deal = On distribue toutes les cartes, une par une, à partir de la personne qui commence. À quatre, chacun en reçoit { $hand_4 } ; à cinq, { $hand_5 } ; à six, { $hand_6 }. Les cartes en plus vont aux premiers à jouer.
rule-friday-three = À trois, on distribue aussi une quatrième main, de { $aside } cartes, qui n’est à personne : on la met de côté sans la regarder, et elle ne compte pas pendant cette manche. Chacun reçoit { $hand_3 } cartes.
rule-friday-play = Pose exactement une carte sur un tas. On ne pioche pas.
rule-friday-where = Chaque sorte va sur son tas. Une carte Vendredi 13 va sur n’importe lequel des trois, même vide ; elle n’a pas de tas à elle.
rule-friday-safe = Si le total du tas est de { $limit } ou moins, il ne se passe rien. La table affiche tous les totaux.
rule-friday-over = S’il dépasse { $limit }, tu ramasses, face cachée, toutes les cartes qui étaient déjà là. La carte que tu viens de poser reste : le tas repart avec elle, même si c’est une carte Vendredi 13.
rule-friday-free = On peut dépasser { $limit } exprès. Il y a toujours une carte à jouer.
rule-friday-hidden = Personne ne regarde les cartes ramassées avant la fin de la manche, pas même les siennes. Tout le monde voit combien chacun en a.
rule-friday-left = La manche se termine quand plus personne n’a de cartes en main. Les cartes qui restent sur les tas ne comptent pour personne.
rule-friday-cost = Chaque carte ramassée coûte 1 point, chaque carte Vendredi 13 en coûte 2. Le nombre écrit sur la carte n’y change rien.
rule-friday-most = Si tu as ramassé plus de cartes d’une sorte que n’importe qui d’autre, cette sorte ne te coûte rien. À égalité pour le plus grand nombre, personne n’est épargné.
rule-friday-fours = Les cartes Vendredi 13 comptent toujours, même si tu en as le plus.
rule-friday-rounds = { $rounds ->
        [one] La partie est une seule manche,
       *[other] La partie compte { $rounds } manches,
    } quel que soit le nombre de joueurs.
rule-friday-ours-start = Qui commence, et qui commence la manche suivante.
rule-friday-ours-hidden = Si l’on peut regarder les cartes qu’on a ramassées.
rule-friday-ours-left = Ce que comptent les cartes restées sur les tas.
rule-friday-ours-tie = Qui gagne à égalité de points.

# Dans le navigateur

web-short-friday = Vendredi 13
web-line-friday = Chat noir, miroir, échelle : gare au 13.
web-middle-friday = Les trois tas
web-do-friday = Pose une carte sur son tas.
web-where-friday = Vendredi 13 : sur quel tas ?
web-friday-leaf = VEN 13
web-target-friday = Tas des { $pile } : { $sum }. Cartes : { $cards }. Reste { $left }.
web-score-how-friday = Une carte ramassée coûte 1 point, une carte Vendredi 13 en coûte 2. Qui a le moins de points gagne.
web-score-fours-friday = Les cartes Vendredi 13 comptent
web-guide-friday-turn = Touche une carte, puis touche-la encore : elle va sur son tas. Garde le total à { $limit } ou moins.
web-guide-friday-wild = Une carte Vendredi 13 va sur n’importe quel tas. Choisis-la, puis touche le tas.
web-guide-friday-taken = Qui dépasse { $limit } ramasse les cartes déjà là, face cachée : 1 point par carte, 2 pour une carte Vendredi 13.
web-guide-friday-most = Si tu as ramassé plus de cartes d’une sorte que n’importe qui d’autre, elle ne te coûte rien. Les cartes Vendredi 13 comptent toujours.
