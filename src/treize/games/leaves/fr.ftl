# Le jeu, ses cartes et ses coups

title-leaves = 13 Feuilles
line-leaves = Allonger la rangée à l’un ou l’autre bout, ou prendre une carte et attendre.
card-leaves = { $card }
move-leaves-pass = passer et prendre un { $value }
move-leaves-number = { $number ->
        [one] un { $value }
       *[other] { $number } cartes de valeur { $value }
    }
rules-leaves =
    Pose des cartes d’une même valeur à un bout de la rangée ou au-delà, au moins autant qu’il y en a à ce bout.
    Ou passe : prends une carte de la rangée et attends que tout le monde ait passé sauf une personne.
    { $match ->
        [advanced] Qui n’a plus de cartes gagne la manche ; pour les autres, chaque carte en main est un point. À { $target } points, la partie se termine, et qui en a le moins gagne.
       *[basic] Qui n’a plus de cartes gagne.
    }
notation-leaves = Écris 6x3 pour trois 6, pass:6 pour passer et prendre un 6.

# Pourquoi un coup n’est pas permis

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

# Ce qui plaide pour un coup

merit-leaves-out = Tu n’as plus de carte et tu gagnes la manche.
merit-leaves-unfollowed = Personne ne peut suivre : tous les autres doivent passer.
merit-leaves-most = Tu te débarrasses de { $number } cartes d’un coup.
merit-leaves-both-ends = Tes autres cartes vont ensuite aux deux bouts de la rangée.
merit-leaves-whole = { $number ->
        [one] C’est ton seul { $value } : tu ne sépares rien.
       *[other] Tu poses tous tes { $value } ensemble.
    }
merit-leaves-open = C’est ce qui laisse la rangée la plus ouverte : { $number } valeurs y vont encore.
merit-leaves-matches = { $number ->
        [one] Le { $value } va avec celui que tu as en main.
       *[other] Le { $value } va avec les { $number } que tu as en main.
    }
merit-leaves-outer = Un { $value } va au bout de la plupart des rangées.
merit-leaves-saves = { $number ->
        [one] Tu gardes ton { $value } pour une autre rangée.
       *[other] Tu gardes tes { $number } cartes de valeur { $value } pour une autre rangée.
    }
merit-leaves-inner = Les deux bouts de la rangée restent tels quels : tu ne facilites rien aux autres.

# Options

option-match = Partie
option-target = Points qui terminent la partie
option-value-basic = une manche
option-value-advanced = plusieurs manches

# À la table, en phrases

word-leaves-pass = passer
table-row = La rangée : { $piles }.
told-cleared = Tous les autres ont passé, la rangée est vidée. { $who ->
        [you] Tu en commences
       *[other] { $name } en commence
    } une nouvelle.
score-leaves-cards = { $number ->
        [0] aucune carte en main
        [one] une carte en main
       *[other] { $number } cartes en main
    }
player-leaves = { $name } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }{ $passed ->
        [yes] , a passé
       *[no] {""}
    }
told-leaves-pass = { $who ->
        [you] Tu passes et prends un { $value }.
       *[other] { $name } passe et prend un { $value }.
    }

# Les règles

rule-lying-leaves = La rangée
rule-try-end = { $number } cartes : assez pour ce bout. Le bout est maintenant { $value }, avec { $number } cartes.
rule-try-few = Trop peu : à ce bout il y en a { $number }, pose-en au moins { $number }.
rule-try-between = { $value } est entre les deux bouts, on ne peut pas le poser.
rule-leaves-aim = Une rangée pousse par les deux bouts. La première personne qui n’a plus de cartes gagne aussitôt la manche.
rule-leaves-pack = { $cards } cartes de 1 à 13. Il y a deux 1, trois 2 et ainsi de suite jusqu’à huit 7, puis de moins en moins jusqu’à deux 13 ; les pastilles sur une carte montrent combien il y en a.
rule-leaves-deal = À trois, quatre, cinq ou six, chacun reçoit { $hand_3 }, { $hand_4 }, { $hand_5 } ou { $hand_6 } cartes ; le reste demeure face cachée et ne sert pas. { $first ->
        [random] On tire au sort qui commence.
       *[other] La table a convenu de qui commence.
    }
rule-leaves-play = Pose une ou plusieurs cartes d’une même valeur, ou passe.
rule-leaves-first = Sur une table vide, pose autant de cartes d’une même valeur que tu veux. Là, on ne peut pas passer, car il n’y a rien à prendre.
rule-leaves-ends = Sinon, ta valeur doit être celle du bout bas ou moins, ou celle du bout haut ou plus. Les trous sont permis ; entre les deux bouts, on ne pose rien.
rule-leaves-number = Pose au moins autant de cartes qu’il y en a au bout où tu joues.
rule-leaves-stack = Une nouvelle valeur devient le nouveau bout, avec les seules cartes que tu as posées. Une valeur égale s’empile : trois sur trois font six.
rule-leaves-single = Une pile toute seule est les deux bouts à la fois : plus bas, plus haut ou égal, avec au moins autant de cartes.
rule-leaves-pass = On peut passer même si on pourrait poser : prends en main une carte de ton choix dans la rangée, au milieu ou dans une pile aussi, et attends la rangée suivante.
rule-leaves-vanish = La pile perd la carte que tu prends. Une pile vide disparaît ; si c’était un bout, la pile suivante devient le bout.
rule-leaves-empty = Si quelqu’un vide la rangée en passant alors qu’au moins deux jouent encore, la personne suivante recommence à neuf. Qui a passé attend.
rule-leaves-clear = Quand tout le monde a passé sauf une personne, la rangée est aussitôt finie : cette personne l’enlève, tout le monde revient, et elle en commence une nouvelle.
rule-leaves-seen = Les cartes enlevées sont hors jeu pour la manche, et personne ne les regarde plus. Tout le monde voit quelle carte on prend en passant.
rule-leaves-basic = { $match ->
        [advanced] La partie compte plusieurs manches.
       *[basic] La partie est une seule manche.
    }
rule-leaves-advanced = { $match ->
        [advanced] Qui gagne une manche a 0 point, les autres 1 point par carte en main.
       *[basic] Pour jouer plus longtemps, il y a la partie avancée : qui gagne une manche a 0 point, les autres 1 point par carte en main.
    } On redistribue jusqu’à ce que quelqu’un ait { $target } points ou plus. Qui a alors le moins de points gagne ; à égalité, on partage la victoire.
rule-leaves-starter = { $match ->
        [advanced] Qui a le plus grand total commence la manche suivante.
       *[basic] Dans la partie avancée, qui a le plus grand total commence la manche suivante.
    } À égalité : qui a eu le plus de points à la dernière manche. Encore à égalité : la première personne concernée après celle qui avait commencé, dans le sens des aiguilles d’une montre.
rule-leaves-ours-first = Si l’on peut passer sur une table vide.
rule-leaves-ours-empty = Ce qui se passe quand on vide la rangée en passant.
rule-leaves-ours-tie = Qui gagne à égalité de points.
rule-leaves-ours-starter = Qui commence la manche suivante à égalité de total.
rule-leaves-ours-seen = Si l’on peut regarder les cartes enlevées.

# Dans le navigateur

web-short-leaves = 13 Feuilles
web-line-leaves = Une rangée qui pousse par les deux bouts.
web-middle-leaves = La rangée
web-state-took-leaves = passe · prend { $value }
web-do-leaves = Pose à un bout, ou passe.
web-do-leaves-start = Pose des cartes d’une même valeur.
web-do-leaves-pass = Rien ne va : passe.
web-where-leaves = Combien ?
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
web-takes-leaves = Passer et prendre
web-leaves-last = Plus de cartes !
web-told-pass = { $who ->
        [you] Tu passes et prends un { $value }.
       *[other] { $name } passe et prend un { $value }.
    }
web-told-lay = { $who ->
        [you] Tu poses { $what }.
       *[other] { $name } pose { $what }.
    }
web-score-how-leaves = Chaque carte en main compte. Qui en a le moins gagne.
web-guide-leaves-turn = Pose des cartes d’une même valeur à un bout, au moins autant qu’il y en a là. Qui n’a plus de carte gagne.
web-guide-leaves-why = Les cartes grises ne se jouent pas maintenant. Touche-en une : tu verras pourquoi.
web-guide-leaves-pass = Ou passe : prends une carte de la rangée et attends la rangée suivante. Choisis bien, elle peut aller avec tes autres cartes.
web-guide-leaves-out = Qui a passé porte une feuille brune. Quand il ne reste qu’une personne en jeu, elle vide la rangée et en commence une autre.
