# Une table en phrases : pour le terminal et pour qui écoute.

nothing = rien
name-you = Vous
name-bot = Robot { $number }
name-seat = Place { $number }

table-round = Manche { $number }.
table-hand = Votre main : { $cards }.
table-hand-of = Main de { $name } : { $cards }.
table-target = La cible { $name } est à { $total } : { $cards }.
table-stock = Cartes dans la pioche : { $number }.
table-choosing = Le perdant de la dernière manche choisit l'ordre des couleurs.
table-order = Couleurs de la plus forte à la plus faible : { $colours }.
table-top = Carte du dessus : { $card }.
table-row = La rangée : { $piles }.
table-count = Le total est de { $total } ; qui atteint { $limit } prend un jeton. Jetons restants : { $bank }.

player-thirteen = { $name } : { $cards } cartes en main, { $taken } ramassées, { $points } points{ $turn ->
    [yes] , à jouer
   *[no] {""}
}.
player-friday = { $name } : { $cards } cartes en main, { $taken } ramassées, { $points } points{ $turn ->
    [yes] , à jouer
   *[no] {""}
}.
player-ole = { $name } : { $cards } cartes en main, { $chips } pions, { $points } points{ $turn ->
    [yes] , à jouer
   *[no] {""}
}.
player-leaves = { $name } : { $cards } cartes en main{ $passed ->
    [yes] , a passé
   *[no] {""}
}{ $turn ->
    [yes] , à jouer
   *[no] {""}
}.
player-drat = { $name } : { $cards } cartes en main, { $points } jetons{ $turn ->
    [yes] , à jouer
   *[no] {""}
}.

told-thirteen = { $name } : { $move }.
told-friday = { $name } : { $move }.
told-ole = { $name } : { $move }.
told-leaves = { $name } : { $move }.
told-drat = { $name } : { $move }.
told-sum = Cela fait { $total } sur { $name }.
told-takes = Limite dépassée : { $name }, { $number ->
    [one] une carte ramassée
   *[other] { $number } cartes ramassées
}.
told-run = Couleur et valeur : { $name }, à vous de continuer.
told-cleared = Tous les autres ont passé : la rangée est vidée, une nouvelle commence. Commence : { $name }.
told-total = Le total est de { $total }.
told-token = Zut, 13 ! Un jeton pour { $name } ; jetons restants : { $bank }.
told-duel = Piments : { $name } { $mine }, { $rival } { $other }. Tous les jetons de { $winner } vont à { $loser }.
told-draw-off = À égalité de jetons, les piments décident : { $chilis }.

score-round = Fin de la manche { $number } :
score-player = { $name } : { $why }. Points : { $points }, en tout { $total }.
score-total = { $name } : { $total }
score-targets-cards = { $cards } { $pile } : { $points }
score-targets-spared = le plus de { $pile } : { $cards } cartes, épargnées
score-thirteen-fours = { $cards ->
    [one] un quatre pourri : 2
   *[other] { $cards } quatre pourris : { $points }
}
score-friday-fours = { $cards ->
    [one] un quatre du vendredi : 2
   *[other] { $cards } quatre du vendredi : { $points }
}
score-ole-hand = en main { $cards } : { $points }
score-ole-chips = { $chips ->
    [one] un pion : { $points }
   *[other] { $chips } pions : { $points }
}
score-leaves-cards = { $cards ->
    [0] plus de carte
    [one] encore une carte
   *[other] encore { $cards } cartes
}
score-drat-tokens = { $tokens ->
    [0] aucun jeton
    [one] un jeton
   *[other] { $tokens } jetons
}
score-winners = { $number ->
    [one] Gagnant : { $names }.
   *[other] Gagnants à égalité : { $names }.
}
score-seed = La graine du hasard était { $seed } ; son empreinte { $commitment } était montrée avant la première carte.

play-begin = Empreinte de la graine : { $commitment }
play-prompt = Votre coup (? pour l'aide) :{" "}
play-help =
    Écrivez un coup comme dans la liste, par exemple B7, R4>Y, chip, 6x3, pass:6, +4 ou duel>2.
    coups, c : les coups permis ; #3 joue le troisième.
    table, t : la table encore une fois. score, s : les totaux.
    annuler, a : reprendre votre dernier coup. quitter, q : quitter la table.
play-word-help = aide
play-word-table = table t
play-word-moves = coups c
play-word-undo = annuler a
play-word-score = score s
play-word-quit = quitter q
play-no-undo = Vous n'avez pas de coup à reprendre.
play-undone = Coup repris.
play-left = Vous avez quitté la table ; la partie n'est pas finie.
play-saved = L'enregistrement est dans { $file }.
play-which = Quel jeu ?
