# Le jeu, ses cartes et ses coups

title-ole = Olé !
line-ole = Monter par la couleur ou par la valeur ; par les deux, on continue.
card-ole = { $colour ->
    [R] { $value } rouge
    [B] { $value } bleu
    [G] { $value } vert
   *[Y] { $value } jaune
    }
move-ole-chip = prendre un pion
move-ole-normal = le rouge est le plus fort
move-ole-reversed = le jaune est le plus fort
ole-called = { $who ->
        [you] Tout le monde a pris un pion : à toi de poser une carte.
       *[other] Tout le monde a pris un pion : { $name } doit poser une carte.
    }
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
notation-ole = Écris G4 pour le 4 vert, R pour rouge, B pour bleu, Y pour jaune, chip pour un pion, normal ou reversed pour l’ordre des couleurs.

# Pourquoi un coup n’est pas permis

why-ole-not-held = Tu n’as pas le { $card_name }.
why-ole-too-weak = { $card_value } n’est pas plus haut que { $top_value }, et le { $card_colour } n’est pas plus fort que le { $top_colour }.
why-ole-must-open = Le { $opener_name } ouvre la manche ; joue celui-là.
why-ole-no-chip-yet = Pour ouvrir, il faut poser une carte ; on ne prend pas encore de pion.
why-ole-could-play = À cette table, on ne prend un pion que si l’on ne peut rien poser ; toi, tu peux.
why-ole-choose-order = Choisis d’abord l’ordre des couleurs : le rouge ou le jaune le plus fort.
why-ole-order-chosen = L’ordre des couleurs ne peut pas être changé maintenant.
why-ole-called-upon = Tout le monde a pris un pion depuis la dernière carte, et tu peux poser : pose une carte cette fois.

# Ce qui plaide pour un coup

merit-ole-again = Elle est plus haute et plus forte : tu continues.
merit-ole-unbeatable = Personne ne peut la battre.
merit-ole-few-beat = { $number ->
        [one] Une seule carte des autres peut la battre.
       *[other] Seules { $number } cartes des autres peuvent la battre.
    }
merit-ole-lowest = C’est la carte la plus basse que tu peux poser : tu gardes les plus hautes.
merit-ole-weakest = C’est la couleur la plus faible que tu peux poser : tu gardes les plus fortes.
merit-ole-costliest = C’est ta carte la plus haute : { $points ->
        [one] un point
       *[other] { $points } points
    } de moins en main.
merit-ole-chip = Un pion { $chip ->
        [0] ne coûte rien
        [one] coûte un point
       *[other] coûte { $chip } points
    }, et tu gardes tes cartes pour un meilleur moment.
merit-ole-colours = Tu as { $number ->
        [one] une carte
       *[other] { $number } cartes
    } des deux couleurs qui sont alors les plus fortes.
merit-ole-few-go-on = { $number ->
        [0] Personne n’a de carte à la fois plus haute et plus forte : personne ne pourra enchaîner.
        [one] Une seule carte des autres est à la fois plus haute et plus forte.
       *[other] Seules { $number } cartes des autres sont à la fois plus hautes et plus fortes.
    }
merit-ole-step = C’est le plus petit pas que tu peux faire : tu gardes tes meilleures cartes.
merit-ole-saves = Elle t’évite un pion, qui coûte { $chip ->
        [one] un point
       *[other] { $chip } points
    }.

# Options

option-chip = Points que coûte un pion
option-voluntary_chip = Un pion alors qu’on pourrait poser
option-opening = Première carte
option-ending = Quand tout le monde a pris un pion
option-ole-first = Qui distribue en premier
option-value-lowest = la plus faible
option-value-lowest-and-one = la plus faible et encore une
option-value-nobody-can = fin si personne ne peut poser
option-value-all-chips = fin de la manche

# À la table, en phrases

place-ole-top = carte à battre
table-choosing = { $who ->
        [you] Tu as eu le plus de points : choisis l’ordre des couleurs. Écris normal (le rouge est le plus fort) ou reversed (le jaune est le plus fort).
       *[other] { $name } a eu le plus de points et choisit l’ordre des couleurs.
    }
table-order = Couleurs de la plus forte à la plus faible : { $colours }.
table-top = Carte du dessus : { $card }.
told-run = Plus haut et plus fort : { $who ->
        [you] tu continues.
       *[other] { $name } continue.
    }
score-ole-hand = main ({ $cards }) : { $points }
score-ole-chips = { $number ->
    [one] un pion : { $points }
   *[other] { $number } pions : { $points }
    }
player-ole = { $name } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $chips ->
        [one] { $chips } pion
       *[other] { $chips } pions
    }
told-ole-chip = { $who ->
        [you] Tu prends un pion.
       *[other] { $name } prend un pion.
    }

# Les règles

rule-lying-ole = Dessus
rule-try-colour = Une couleur plus forte, mais pas un nombre plus haut : c’est bon, et ton tour est fini.
rule-try-value = Un nombre plus haut, mais pas une couleur plus forte : c’est bon, et ton tour est fini.
rule-try-both = Plus haut et plus fort : olé ! Tu dois continuer, avec une carte ou un pion.
rule-try-neither = Ni plus haut ni plus fort : celle-là ne se joue pas.
rule-ole-aim = Débarrasse-toi de tes cartes : chacune doit être plus haute ou plus forte que la précédente. Qui a le plus petit total après la dernière manche gagne ; à égalité, on partage la victoire.
rule-ole-pack = Le rouge et le jaune vont de 1 à { $low_8 }, le bleu et le vert de 1 à { $high_8 }, une carte de chaque.
rule-ole-used = À trois ou quatre, on prend le rouge et le jaune jusqu’à { $low_3 }, le bleu et le vert jusqu’à { $high_3 } ({ $each_3 } ou { $each_4 } cartes chacun). À cinq : jusqu’à { $low_5 } et jusqu’à { $high_5 } ({ $each_5 } chacun). À six : jusqu’à { $low_6 } et jusqu’à { $high_6 } ({ $each_6 } chacun). À sept ou huit : toutes les cartes ({ $each_7 } ou { $each_8 } chacun). On distribue tout ce qu’on a pris.
rule-ole-rounds = { $rounds ->
        [0] Il y a autant de manches que de joueurs.
        [one] La partie est une seule manche.
       *[other] La partie compte { $rounds } manches.
    } { $first ->
        [random] On tire au sort qui distribue en premier
       *[other] La table a convenu de qui distribue en premier
    } ; ensuite, on change à chaque manche, dans le sens des aiguilles d’une montre.
rule-ole-order = De la plus forte à la plus faible : rouge, bleu, vert, jaune. Inversé : jaune, vert, bleu, rouge. La première manche n’est jamais inversée.
rule-ole-choose = À partir de la deuxième manche, qui a eu le plus de points à la précédente regarde sa nouvelle main et choisit l’ordre de cette manche : normal ou inversé.
rule-ole-tied = À égalité, choisit qui a le plus grand total. Encore à égalité : la première personne concernée en partant de la gauche de celle qui a distribué.
rule-ole-seen = Tout le monde voit toujours combien de cartes chacun a en main.
rule-ole-open = { $opening ->
        [lowest-and-one] Qui a la carte la plus faible, le 1 jaune (inversé : le 1 rouge), commence avec elle, puis pose encore une carte de son choix. Son tour s’arrête là ; ce n’est pas une série.
       *[lowest] Qui a la carte la plus faible, le 1 jaune (inversé : le 1 rouge), commence avec elle. Son tour s’arrête là.
    }
rule-ole-play = Pose une carte qui bat celle du dessus, ou prends un pion.
rule-ole-legal = Une carte bat celle du dessus si sa couleur est plus forte, ou son nombre plus haut, ou les deux.
rule-ole-ends = Seulement la couleur plus forte, ou seulement le nombre plus haut : ton tour est fini.
rule-ole-run = Les deux à la fois : olé ! C’est une série. Tu continues et tu dois poser une autre carte qui bat celle du dessus, ou prendre un pion. Un tour compte donc au plus quatre cartes.
rule-ole-chip = Prendre un pion termine ton tour, même dans une série. { $voluntary_chip ->
        [false] On n’en prend un que si on ne peut pas poser de carte.
       *[true] On peut en prendre un même si on pourrait poser une carte.
    }
rule-ole-out = Qui pose sa dernière carte termine aussitôt la manche, même dans une série ; on ne prend pas de pion alors.
rule-ole-stuck = { $ending ->
        [all-chips] La manche se termine aussi quand tout le monde a pris un pion depuis la dernière carte posée.
       *[nobody-can] Quand tout le monde a pris un pion depuis la dernière carte posée, la manche se termine si personne ne peut poser de carte. Sinon, la première personne qui le peut, dans le sens des aiguilles d’une montre, doit en poser une ; les autres ne paient rien.
    } Un pion qui arrête une série est le premier de ceux-là.
rule-ole-chips = Chaque pion coûte { $chip ->
        [one] { $chip } point
       *[other] { $chip } points
    } à la fin de la manche. Il y a toujours assez de pions.
rule-ole-points = Les cartes qui te restent en main coûtent leur nombre, et tes pions s’y ajoutent. Même qui n’a plus de cartes paie ses pions.
rule-ole-ours-dealer = Qui distribue en premier.
rule-ole-ours-tied = Qui choisit l’ordre des couleurs à double égalité.
rule-ole-ours-chip = Si l’on peut prendre un pion alors qu’on pourrait poser.
rule-ole-ours-supply = Ce qui se passe quand il n’y a plus de pions.
rule-ole-ours-stuck = Ce qui se passe quand tout le monde a pris un pion et que quelqu’un pourrait encore poser, et si un pion qui arrête une série compte.
rule-ole-ours-tie = Qui gagne à égalité de points.

# Dans le navigateur

web-short-ole = Olé !
web-line-ole = Plus haut ou plus fort. Les deux ? Olé !
web-middle-ole = La pile
web-fact-chips = { $number ->
        [one] { $number } pion
       *[other] { $number } pions
    }
web-do-ole = Plus haut ou plus fort.
web-do-ole-open = Ouvre avec la carte la plus faible.
web-do-ole-second = Encore une carte, au choix.
web-do-ole-chip = Rien ne bat cette carte : prends un pion.
web-do-order = Choisis l’ordre des couleurs.
web-where-ole = Touche-la encore pour la jouer.
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
web-mark-chip = +1 pion
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
web-score-how-ole = Les cartes en main coûtent leur valeur, les pions s’y ajoutent. Qui a le moins de points gagne.
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
