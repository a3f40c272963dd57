# Le jeu, ses cartes et ses coups

title-thirteen = 13
line-thirteen = Trois cibles : si tu en pousses une au-delà de 13, ses cartes sont pour toi.
card-thirteen = { $colour ->
    [B] { $value } bleu
    [Y] { $value } jaune
    [G] { $value } vert
   *[R] Quatre Pourri
    }
pile-thirteen = { $colour ->
        [B] bleue
        [Y] jaune
       *[G] verte
    }
move-thirteen-target = { $card } sur la cible { $pile }
rules-thirteen =
    Pose une carte sur une cible : une couleur sur la sienne, un Quatre Pourri où tu veux ; puis tu pioches.
    Si la cible dépasse { $limit }, tu ramasses les cartes qui y étaient ; la tienne reste.
    À la fin, chaque carte ramassée coûte 1 point, un Quatre Pourri 2.
    Une couleur dont tu as ramassé plus de cartes que n’importe qui d’autre ne te coûte rien. À égalité, personne n’est épargné, et les Quatre Pourri comptent toujours.
notation-thirteen = Écris B7 pour le 7 bleu, Y pour jaune, G pour vert, R4>Y pour un Quatre Pourri sur la cible jaune.

# Pourquoi un coup n’est pas permis

why-thirteen-not-held = Tu n’as pas de { $card_name }.

# Ce qui plaide pour un coup

merit-thirteen-fills = La cible { $pile } arrive juste à { $limit } : qui pose ensuite dessus ramasse tout.
merit-thirteen-spared = Avec { $number ->
        [one] cette carte
       *[other] ces { $number } cartes
    }, tu as le plus de cartes de couleur { $pile } : tant que ça dure, elles ne te coûtent rien.
merit-thirteen-tight = Place restante sur la cible { $pile } : { $left }. Peu de cartes y vont encore.
merit-thirteen-highest = C’est ta carte la plus haute, et pour l’instant elle passe.
merit-thirteen-doubles = Qui ramassera la cible { $pile } paiera double pour le Quatre Pourri.
merit-thirteen-fits = Après, { $number ->
        [one] une de tes autres cartes passe encore
       *[other] { $number } de tes autres cartes passent encore
    } sans que tu ramasses rien.
merit-thirteen-clean = Il n’y a pas de Quatre Pourri dans ce que tu ramasses.
merit-thirteen-lowest = C’est ta carte la plus basse : tu gardes les plus hautes pour plus tard.

# Options

option-thirteen-limit = Limite d’une cible
option-hand = Cartes en main
option-thirteen-deck = Cartes de chaque couleur, et Quatre Pourri
option-thirteen-first = Qui distribue en premier

# À la table, en phrases

told-sum-thirteen = La cible { $pile } est maintenant à { $total }.
told-takes = Limite dépassée : { $who ->
        [you] tu ramasses
       *[other] { $name } ramasse
    } { $number ->
        [one] une carte.
       *[other] { $number } cartes.
    }
taken-thirteen = { $colour ->
        [B] { $number ->
            [one] une carte bleue
           *[other] { $number } cartes bleues
        }
        [Y] { $number ->
            [one] une carte jaune
           *[other] { $number } cartes jaunes
        }
       *[G] { $number ->
            [one] une carte verte
           *[other] { $number } cartes vertes
        }
    }
score-targets-cards = { $cards } : { $points }
score-targets-spared = { $cards }, la majorité : rien
score-thirteen-fours = { $number ->
    [one] un Quatre Pourri : { $points }
   *[other] { $number } Quatre Pourri : { $points }
    }
table-targets-thirteen = Cibles : { $targets }.
table-wild-thirteen = { $name }
player-thirteen = { $name } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $taken ->
        [one] { $taken } ramassée
       *[other] { $taken } ramassées
    }

# Les règles

rule-lying-thirteen = Déjà là
rule-try-safe = Ça fait { $total }. Pas plus de { $limit } : il ne se passe rien.
rule-try-over = Ça fait { $total }, plus de { $limit } : tu ramasses les { $cards } cartes qui étaient là. La tienne reste, et on repart avec elle.
rule-thirteen-aim = Trois cibles, une par couleur. Évite de faire dépasser { $limit } à une cible. Qui a le moins de points à la fin gagne ; à égalité, on partage la victoire.
rule-thirteen-pack = { $cards } cartes. Le bleu, le jaune et le vert ont chacun { $copies }. Les Quatre Pourri (il y en a { $fours }) sont rouges et valent 4.
rule-thirteen-deal = Chacun reçoit { $hand } cartes ; le reste forme la pioche. { $first ->
        [random] On tire au sort qui distribue en premier
       *[other] La table a convenu de qui distribue en premier
    } ; ensuite, on change à chaque manche, dans le sens des aiguilles d’une montre.
rule-thirteen-lead = La personne à gauche de celle qui a distribué commence, puis on joue dans le sens des aiguilles d’une montre.
rule-thirteen-play = Pose exactement une carte sur une cible, puis pioches-en une, tant qu’il y en a.
rule-thirteen-where = Une carte de couleur va sur la cible de sa couleur. Un Quatre Pourri va sur n’importe quelle cible, à tout moment, même vide.
rule-thirteen-safe = Si le total de la cible est de { $limit } ou moins, il ne se passe rien.
rule-thirteen-over = S’il dépasse { $limit }, tu ramasses, face cachée, toutes les cartes qui étaient déjà là. La carte que tu viens de poser reste : la cible repart avec elle, même si c’est un Quatre Pourri.
rule-thirteen-free = On peut dépasser { $limit } exprès. Il y a toujours une carte à jouer.
rule-thirteen-hidden = Personne ne regarde les cartes ramassées avant la fin de la manche, pas même les siennes. Tout le monde voit combien chacun en a.
rule-thirteen-stock = Quand la pioche est vide, on joue sans piocher. La manche se termine quand plus personne n’a de cartes en main.
rule-thirteen-left = Les cartes qui restent sur les cibles ne comptent pour personne.
rule-thirteen-cost = Chaque carte de couleur ramassée coûte 1 point, chaque Quatre Pourri 2. Le nombre écrit sur la carte n’y change rien.
rule-thirteen-most = Si tu as ramassé plus de cartes d’une couleur que n’importe qui d’autre, cette couleur ne te coûte rien. À égalité pour le plus grand nombre, personne n’est épargné.
rule-thirteen-fours = Les Quatre Pourri comptent toujours, même si tu en as le plus.
rule-thirteen-rounds = { $rounds ->
        [0] De quatre à six, chacun distribue une fois ; à trois, chacun distribue deux fois.
        [one] La partie est une seule manche.
       *[other] La partie compte { $rounds } manches.
    }
rule-thirteen-ours-dealer = Qui distribue en premier.
rule-thirteen-ours-tie = Qui gagne à égalité de points.

# Dans le navigateur

web-short-thirteen = 13
web-line-thirteen = Trois cibles. Qui dépasse 13 ramasse.
web-middle-thirteen = Les trois cibles
web-fact-taken = { $number ->
        [one] { $number } ramassée
       *[other] { $number } ramassées
    }
web-do-thirteen = Pose une carte sur sa cible.
web-where-thirteen = Quatre Pourri : sur quelle cible ?
web-target-thirteen = Cible { $pile } : { $sum }. Cartes : { $cards }. Reste { $left }.
web-score-how-thirteen = Une carte ramassée coûte 1 point, un Quatre Pourri 2. Qui a le moins de points gagne.
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
web-score-fours-sub = Toujours, et double.
web-guide-thirteen-turn = Touche une carte, puis touche-la encore : elle va sur la cible de sa couleur. Garde le total à { $limit } ou moins.
web-guide-thirteen-wild = Un Quatre Pourri va sur n’importe quelle cible. Choisis-le, puis touche la cible.
web-guide-thirteen-taken = Qui dépasse { $limit } ramasse les cartes déjà là, face cachée : 1 point par carte, 2 pour un Quatre Pourri.
web-guide-thirteen-most = Si tu as ramassé plus de cartes d’une couleur que n’importe qui d’autre, elle ne te coûte rien. Les Quatre Pourri comptent toujours.
