# La table en plein écran dans le terminal.

screen-your-turn = À toi de jouer.
screen-thinking = { $name } joue…
screen-hurry = Espace : ne pas attendre.
screen-no-cards = Tu n’as pas de cartes.
screen-total = { $unit ->
        [tokens] { $total ->
            [one] { $total } jeton
           *[other] { $total } jetons
        }
        [cards] { $total ->
            [one] { $total } carte
           *[other] { $total } cartes
        }
       *[points] { $total ->
            [one] { $total } point
           *[other] { $total } points
        }
    }
screen-which-target = { $name } : sur quelle pile ?
screen-which-seat = { $name } : contre qui ?
screen-which-number = { $name } : combien ?
screen-which-card = { $name } : quelle carte ?
screen-makes = cela fait { $total }
screen-takes = { $number ->
        [one] tu ramasses une carte
       *[other] tu ramasses { $number } cartes
    }
screen-token = tu prends un jeton
screen-again = tu rejoues
screen-out = ta dernière carte
screen-key-pick = choisir
screen-key-play = jouer
screen-key-hint = indice
screen-key-undo = annuler
screen-key-help = règles
screen-key-quit = quitter
screen-hints = Ce qui promet le plus
screen-on = Continuer
screen-rematch = Une autre partie
screen-leave = Quitter la table
screen-stay = Continuer à jouer
screen-unfinished = La partie n’est pas finie. Veux-tu quitter la table ?
screen-help =
    Les flèches choisissent, Entrée joue ; le numéro d’une carte la choisit aussi. À la souris : un clic choisit, le suivant joue.
    Une carte posée plus bas ne peut pas être jouée maintenant ; choisis-la, et la ligne au-dessus dit pourquoi.
    Espace presse les robots. Page précédente et page suivante font relire ce qui s’est passé. Échap revient en arrière.
    treize play --plain joue ligne par ligne.
screen-small = La table demande au moins { $width } colonnes et { $height } lignes ; ce terminal en a { $has_width } et { $has_height }. Agrandis-le, et la partie continue. Pour jouer ligne par ligne : treize play --plain.
screen-missing = { $problem } En attendant, tu joues ligne par ligne.
