# Les règles des cinq jeux, avec nos mots : pour l’aide dans le navigateur et pour docs/rules.
# Tout nombre qu’une table peut changer est rempli : par ses options, ou par ce qui en découle.

rule-section-aim = De quoi s’agit-il ?
rule-section-setup = Avant de commencer
rule-section-turn = Ton tour
rule-section-pass = Passer
rule-section-duel = Les duels
rule-section-end = La fin
rule-section-points = Les points
rule-section-match = Toute la partie
rule-section-ours = Ce que la règle du jeu ne dit pas, et que nous avons décidé
rule-example = Un exemple à essayer
rule-try = Essaie :
rule-lying-thirteen = Déjà là
rule-lying-friday = Déjà là
rule-lying-ole = Dessus
rule-lying-leaves = La rangée
rule-lying-drat = Déjà posé
rule-try-safe = Ça fait { $total }. Pas plus de { $limit } : il ne se passe rien.
rule-try-over = Ça fait { $total }, plus de { $limit } : tu ramasses les { $cards } cartes qui étaient là. La tienne reste, et on repart avec elle.
rule-try-colour = Une couleur plus forte, mais pas un nombre plus haut : c’est bon, et ton tour est fini.
rule-try-value = Un nombre plus haut, mais pas une couleur plus forte : c’est bon, et ton tour est fini.
rule-try-both = Plus haut et plus fort : olé ! Tu dois continuer, avec une carte ou un pion.
rule-try-neither = Ni plus haut ni plus fort : celle-là ne se joue pas.
rule-try-end = { $number } cartes : assez pour ce bout. Le bout est maintenant { $value }, avec { $number } cartes.
rule-try-few = Trop peu : à ce bout il y en a { $number }, pose-en au moins { $number }.
rule-try-between = { $value } est entre les deux bouts, on ne peut pas le poser.
rule-try-token = Ça fait { $total }. Zut ! Tu prends un jeton, et un nouveau compte commence.
rule-try-below = Ça fait { $total } : tu es tranquille.
rule-try-duel = Le total reste à { $total }, et tu défies quelqu’un.

# 13

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

# Vendredi 13

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

# Olé !

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

# 13 Feuilles

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

# Zut, encore une fois 13 !

rule-drat-aim = Additionne, et évite d’amener le total à { $limit } ou plus. Qui a le moins de jetons à la fin gagne.
rule-drat-pack = { $cards } cartes : { $copies } et { $duels } duels. Il y a aussi { $chilis } piments, numérotés de 1 à { $chilis }, et { $tokens } jetons.
rule-drat-deal = Chacun reçoit { $hand } cartes ; le reste forme la pioche. { $first ->
        [random] On tire au sort qui commence.
       *[other] La table a convenu de qui commence.
    } Puis on joue dans le sens des aiguilles d’une montre.
rule-drat-start = On retourne la carte du dessus : c’est la carte de départ. Une carte négative ou un duel va sous la pioche et on en retourne une autre, jusqu’à un 1, un 2, un 3 ou un 4. S’il n’y en a plus dans la pioche, on mélange et on redistribue tout.
rule-drat-play = Pioche une carte, puis pose une de tes { $held }. On ne peut pas passer.
rule-drat-count = Le nombre de ta carte s’ajoute au total ; une carte négative le fait baisser. Le total peut descendre sous zéro.
rule-drat-token = Si ta carte amène le total à { $limit } ou plus, tu prends un jeton et le compte est fini.
rule-drat-under = Les cartes posées vont sous la pioche, au-dessous de ce qui s’y trouve déjà ; chacun garde sa main. { $blocks ->
        [false] Tout ce qui s’y trouve revient dans un ordre inconnu.
       *[true] Les plus anciennes reviennent donc d’abord, dans un ordre inconnu à l’intérieur d’un compte.
    }
rule-drat-again = { $start_card ->
        [positive] Qui a pris le jeton pioche une carte et commence le compte suivant avec un 1, un 2, un 3 ou un 4, ou à défaut avec n’importe quelle carte.
       *[any] Qui a pris le jeton pioche une carte et commence le compte suivant avec n’importe quelle carte : une carte négative commence sous zéro, un duel commence à 0 et se joue.
    } Puis c’est à la personne suivante.
rule-drat-empty = S’il faut piocher et qu’il n’y a plus rien ni dans la pioche ni dessous, on mélange toutes les cartes posées sauf la dernière pour faire une nouvelle pioche. Le total reste.
rule-drat-duel = Un duel n’ajoute rien au total. Choisis quelqu’un ; chacun tire un des { $chilis } piments posés face cachée. Qui tire le plus fort gagne et donne tous ses jetons à l’autre. Puis on remélange les piments.
rule-drat-last = La partie se termine dès que le dernier jeton est pris.
rule-drat-tie = À égalité pour le moins de jetons, chacun tire un piment ; le plus fort gagne.
rule-drat-ours-copies = Combien il y a de cartes de chaque nombre.
rule-drat-ours-begin = Qui commence.
rule-drat-ours-start = Ce qui se passe quand aucune carte ne peut être la carte de départ.
rule-drat-ours-turn = Si l’on pioche à chaque tour, et si l’on peut passer.
rule-drat-ours-count = Si le total peut descendre sous zéro.
rule-drat-ours-under = Dans quel ordre reviennent les cartes mises sous la pioche.
rule-drat-ours-again = Quelles cartes peuvent commencer un compte suivant.
rule-drat-ours-empty = Ce qui se passe quand il n’y a plus rien à piocher.

# Seulement dans docs/rules

page-by = De { $designer } ({ $publisher }), de { $least } à { $most } joueurs. Dans le code : { $game }.
page-moves = Les coups écrits
page-options = Règles maison
page-option = option
page-what = quoi
page-usual = d’habitude
page-allowed = peut être
