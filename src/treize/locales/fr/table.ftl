# Une table en phrases : pour le terminal et pour qui écoute.

nothing = rien
name-you = Toi
name-guest = Anonyme
name-bot = Robot { $number }
name-seat = Place { $number }

table-round = Manche { $number }.
table-hand = Ta main : { $cards }.
table-hand-of = { $name } a en main : { $cards }.
table-choosing = { $who ->
        [you] Tu as eu le plus de points : choisis l’ordre des couleurs. Écris normal (le rouge est le plus fort) ou reversed (le jaune est le plus fort).
       *[other] { $name } a eu le plus de points et choisit l’ordre des couleurs.
    }
table-order = Couleurs de la plus forte à la plus faible : { $colours }.
table-top = Carte du dessus : { $card }.
table-row = La rangée : { $piles }.
table-count = Cartes posées : { $laid }. Le total est de { $total } ; qui atteint { $limit } prend un jeton. Jetons restants : { $bank }.

told-sum-thirteen = La cible { $pile } est maintenant à { $total }.
told-sum-friday = Le tas des { $pile } est maintenant à { $total }.
told-takes = Limite dépassée : { $who ->
        [you] tu ramasses
       *[other] { $name } ramasse
    } { $number ->
        [one] une carte.
       *[other] { $number } cartes.
    }
told-run = Plus haut et plus fort : { $who ->
        [you] tu continues.
       *[other] { $name } continue.
    }
told-cleared = Tous les autres ont passé, la rangée est vidée. { $who ->
        [you] Tu en commences
       *[other] { $name } en commence
    } une nouvelle.
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

score-round = { $single ->
        [yes] La partie est finie.
       *[no] Fin de la manche { $number }.
    }
score-player = { $name } : { $why }.{ $single ->
        [yes] {""}
       *[no] {" "}Cette manche { $points }, total { $total }.
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
score-targets-cards = { $cards } : { $points }
score-targets-spared = { $cards }, la majorité : rien
score-thirteen-fours = { $cards ->
    [one] un Quatre Pourri : { $points }
   *[other] { $cards } Quatre Pourri : { $points }
    }
score-friday-fours = { $cards ->
    [one] une carte Vendredi 13 : { $points }
   *[other] { $cards } cartes Vendredi 13 : { $points }
    }
score-ole-hand = main ({ $cards }) : { $points }
score-ole-chips = { $chips ->
    [one] un pion : { $points }
   *[other] { $chips } pions : { $points }
    }
score-leaves-cards = { $cards ->
        [0] aucune carte en main
        [one] une carte en main
       *[other] { $cards } cartes en main
    }
score-drat-tokens = { $tokens ->
    [0] aucun jeton
    [one] un jeton
   *[other] { $tokens } jetons
    }
score-winners = { $number ->
        [one] { $who ->
            [you] Tu as gagné !
           *[other] { $names } a gagné.
        }
       *[other] Victoire partagée : { $names }.
    }
score-seed = La graine du hasard était { $seed } ; son empreinte { $commitment } avait été montrée avant la première carte.

play-begin = Le hasard de cette partie est fixé ; empreinte de sa graine : { $commitment }.
play-prompt = Ton coup (? pour l’aide) :{" "}
play-help =
    Écris un coup comme il est montré, ou son nom. coups, c : les coups permis ; #3 joue le troisième.
    table, t : la table encore une fois. score, s : le score. indice, i : les coups qui promettent le plus.
    annuler, a : annuler ton dernier coup. quitter, q : quitter la table.
play-word-help = aide
play-word-table = table t
play-word-moves = coups c
play-word-hint = indice conseil i
play-word-undo = annuler a
play-word-score = score s
play-word-quit = quitter q
play-no-undo = Tu n’as pas de coup à annuler.
play-undone = Coup annulé.
play-hint = { $number }. { $move } : { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } de chances de gagner, { $unit ->
        [tokens] jetons attendus
        [cards] cartes restant à la fin
       *[points] points après la manche
    } : environ { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
play-hint-only = Un seul coup est permis : { $move }.
play-thinking = Réflexion…
play-opponents = Adversaires : { $opponents }.
play-opponent = { $name } ({ $level ->
        [chance] joue au hasard
        [greedy] joue selon une règle simple
        [easy] facile
        [normal] normal
        [hard] difficile
        [expert] expert
       *[other] { $level }
    })
play-left = Tu as quitté la table ; la partie n’est pas finie.
play-saved = L’enregistrement est dans { $file }.
play-which = Quel jeu ?
list-mark = {" ; "}
table-targets-thirteen = Cibles : { $targets }.
table-targets-friday = Tas : { $targets }.
table-stock = Cartes dans la pioche : { $number }.
table-players = { $players }.
table-turn = À jouer : { $name }.
table-drawn = Tu as pioché : { $card }.
player-thirteen = { $name } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $taken ->
        [one] { $taken } ramassée
       *[other] { $taken } ramassées
    }
player-friday = { $name } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $taken ->
        [one] { $taken } ramassée
       *[other] { $taken } ramassées
    }
player-ole = { $name } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $chips ->
        [one] { $chips } pion
       *[other] { $chips } pions
    }
player-leaves = { $name } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }{ $passed ->
        [yes] , a passé
       *[no] {""}
    }
player-drat = { $name } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }
told-card = { $name } : { $move }.
told-chip = { $who ->
        [you] Tu prends un pion.
       *[other] { $name } prend un pion.
    }
told-pass = { $who ->
        [you] Tu passes et prends un { $value }.
       *[other] { $name } passe et prend un { $value }.
    }
score-total = { $name } : { $total }
score-totals = Score : { $totals }.
