# Le jeu, ses cartes et ses coups

title-drat = Zut, encore une fois 13 !
line-drat = Additionner, rester sous 13, et se débarrasser de ses jetons en duel.
card-drat = { $card ->
    [duel] duel
   *[other] { $card }
    }
move-drat-seat = duel contre { $who ->
        [you] toi
       *[other] { $name }
    }
rules-drat =
    À chaque tour, tu pioches une carte et tu en poses une ; elle s’ajoute au total. Qui l’amène à { $limit } ou plus prend un jeton, et on recommence à compter.
    Un duel n’ajoute rien : toi et un rival tirez des piments, et qui gagne donne tous ses jetons à l’autre.
    Quand le dernier des { $tokens } jetons est pris, qui en a le moins gagne.
notation-drat = Écris +4 ou -1 pour un nombre, duel>2 pour un duel contre la place 2 (on compte à partir de 0).

# Pourquoi un coup n’est pas permis

why-drat-not-held = Tu n’as pas de { $card_name }.
why-drat-no-rival = Choisis quelqu’un d’autre à cette table pour le duel.
why-drat-start-positive = À cette table, un compte commence par une carte de 1 à 4 ; pose l’une des tiennes.

# Ce qui plaide pour un coup

merit-drat-brink = Le total arrive à { $total } : qui y ajoute quoi que ce soit prend un jeton.
merit-drat-again = Tu commences le compte suivant.
merit-drat-duel = Si tu gagnes, tu n’as plus { $mine ->
        [one] ton jeton
       *[other] tes { $mine } jetons
    } ; si tu perds, { $theirs ->
        [0] tu n’en reçois aucun.
        [one] tu en reçois un.
       *[other] tu en reçois { $theirs }.
    }
merit-drat-stays = Le total reste à { $total }.
merit-drat-lowers = Le total redescend à { $total }.
merit-drat-highest = Tu te débarrasses de ton nombre le plus haut.
merit-drat-keeps = Pour plus tard, tu gardes { $number ->
        [one] une carte qui n’augmente pas le total.
       *[other] { $number } cartes qui n’augmentent pas le total.
    }

# Options

option-drat-limit = Total qui coûte un jeton
option-drat-deck = Cartes de chaque nombre
option-tokens = Jetons
option-start_card = Carte de départ des comptes suivants
option-blocks = Cartes sous la pioche
option-value-blocks-true = les plus anciennes d’abord
option-value-blocks-false = toutes mélangées
option-value-any = n’importe laquelle
option-value-positive = 1, 2, 3 ou 4

# À la table, en phrases

place-drat-table = jouées
place-drat-last = dernière carte
place-drat-under = sous la pioche
table-count = Cartes posées : { $laid }. Le total est de { $total } ; qui atteint { $limit } prend un jeton. Jetons restants : { $bank }.
told-total = Le total est de { $total }.
told-token = Zut, { $total } ! { $who ->
        [you] Tu prends un jeton.
       *[other] { $name } prend un jeton.
    } Jetons restants : { $bank }.
told-duel = Piments : { $chilis }. { $number ->
        [0] { $role ->
            [winner] Tu as le piment le plus fort, mais aucun jeton à donner à { $loser }.
            [loser] { $winner } a le piment le plus fort, mais aucun jeton à te donner.
           *[none] { $winner } a le piment le plus fort, mais aucun jeton à donner à { $loser }.
        }
        [one] { $role ->
            [winner] Tu gagnes et donnes ton jeton à { $loser }.
            [loser] { $winner } gagne et te donne son jeton.
           *[none] { $winner } gagne et donne son jeton à { $loser }.
        }
       *[other] { $role ->
            [winner] Tu gagnes et donnes tes { $number } jetons à { $loser }.
            [loser] { $winner } gagne et te donne ses { $number } jetons.
           *[none] { $winner } gagne et donne ses { $number } jetons à { $loser }.
        }
    }
told-draw-off = Égalité de jetons, les piments décident : { $chilis }.
score-drat-tokens = { $number ->
    [0] aucun jeton
    [one] un jeton
   *[other] { $number } jetons
    }
player-drat = { $name } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }

# Les règles

rule-lying-drat = Déjà posé
rule-try-token = Ça fait { $total }. Zut ! Tu prends un jeton, et un nouveau compte commence.
rule-try-below = Ça fait { $total } : tu es tranquille.
rule-try-duel = Le total reste à { $total }, et tu défies quelqu’un.
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

# Dans le navigateur

web-short-drat = Zut, encore 13 !
web-line-drat = On compte, on frôle 13, on se défie.
web-middle-drat = Le compte
web-fact-tokens = { $number ->
        [one] { $number } jeton
       *[other] { $number } jetons
    }
web-do-drat = Reste sous { $limit }.
web-where-drat = Duel : contre qui ?
web-duel-card = DUEL
web-tag-token = zut !
web-drat-shout = Zut !
web-bank = { $number ->
        [one] { $number } jeton restant
       *[other] { $number } jetons restants
    }
web-room = { $number ->
        [0] plein
       *[other] reste { $number }
    }
web-count = Le total est de { $total } ; à { $limit } on prend un jeton.
web-laid = Cartes posées : { $cards }.
web-laid-none = Aucune carte posée.
web-duel = Duel !
web-duel-total = Le total reste à { $total }.
web-draw-off = Égalité de jetons, les piments décident : { $chilis }.
web-told-token = { $who ->
        [you] Tu poses : { $card }. Zut ! Tu prends un jeton.
       *[other] { $name } pose : { $card }. Zut ! Un jeton pour { $name }.
    }
web-told-duel = { $who ->
        [you] Tu défies { $rival }
       *[other] { $aimed ->
            [you] { $name } te défie
           *[other] { $name } défie { $rival }
        }
    } : { $mine } contre { $theirs }. { $won ->
        [you] Tu gagnes.
       *[other] { $winner } gagne.
    }
web-score-how-drat = Chaque jeton compte. Qui en a le moins gagne.
web-guide-drat-turn = Pose une carte : elle s’ajoute au total. Qui l’amène à { $limit } ou plus prend un jeton. Touche une carte deux fois pour la poser.
web-guide-drat-token = Voilà le premier jeton. Quand le dernier est pris, c’est fini : qui en a le moins gagne.
web-guide-drat-duel = Un duel n’ajoute rien. Chacun tire un piment ; le plus fort gagne et donne tous ses jetons à l’autre !
