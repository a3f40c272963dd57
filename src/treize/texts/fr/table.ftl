# Une table en phrases : pour le terminal et pour qui écoute.

nothing = rien
nobody = personne
name-you = Toi
name-guest = Anonyme
name-bot = Robot { $number }
name-seat = Place { $number }

table-round = Manche { $number }.
table-hand = Ta main : { $cards }.
table-hand-of = { $name } a en main : { $cards }.

score-round = { $single ->
        [yes] La partie est finie.
       *[no] Fin de la manche { $number }.
    }
score-player = { $name } : { $why }.{ $single ->
        [yes] {""}
       *[no] {" "}Cette manche { $points }, total { $total }.
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
    Écris un coup comme il est montré, ou son nom. coups, c : les coups permis ; { $digits ->
        [yes] 3
       *[no] #3
    } joue le troisième.
    table, t : la table encore une fois. score, s : le score. indice, i : les coups qui promettent le plus.
    annuler, a : annuler ton dernier coup. quitter, q : quitter la table.
play-word-help = aide
play-word-table = table t
play-word-moves = coups c
play-word-hint = indice conseil i
play-word-undo = annuler a
play-word-score = score s
play-word-quit = quitter q
play-unknown = « { $move } » n’est pas un coup possible ({ $title }) ; « { $moves } » donne les coups permis.
play-no-undo = Tu n’as pas de coup à annuler.
play-undone = Coup annulé.
hint-why = { $move } – { $why }
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
        [beginner] débutant
        [easy] facile
        [normal] normal
        [hard] difficile
        [expert] expert
       *[other] { $level }
    })
bot-name = { $bot ->
        [chance] hasard
        [greedy] règle simple
        [beginner] débutant
        [easy] facile
        [normal] normal
        [hard] difficile
        [expert] expert
        [seer] voyant
       *[other] { $bot }
    }
play-left = Tu as quitté la table ; la partie n’est pas finie.
play-saved = L’enregistrement est dans { $file }.
play-which = Quel jeu ?
list-mark = {" ; "}
table-stock = Cartes dans la pioche : { $number }.
table-players = { $players }.
table-turn = À jouer : { $name }.
table-drawn = Tu as pioché : { $card }.
told-card = { $name } : { $move }.
score-total = { $name } : { $total }
score-totals = Score : { $totals }.

# Un jeu qui n’a pas ses propres phrases

table-fact = { $name } : { $value }
table-flag = { $number ->
        [0] non
       *[other] oui
    }
table-cards = { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
player = { $name } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
place-hands = mains
place-stock = pioche
place-pile = pile
place-piles = piles
place-row = rangée
place-discarded = défausse
place-taken = ramassées
place-played = jouées
