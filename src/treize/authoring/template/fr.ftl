# Les textes du jeu en français.

title-NAME = TITLE
line-NAME = Pose une carte plus haute, ou passe.
notation-NAME = Écris 7 pour la carte 7, et pass pour passer.

why-NAME-not-held = Tu n’as pas cette carte.
why-NAME-too-low = Cette carte n’est pas plus haute que la dernière.
why-NAME-must-lay = Il n’y a rien à battre ; pose une carte.

score-NAME-left = cartes restantes : { $points }
score-NAME-passes = tours passés : { $points }

rule-NAME-deal = Chacun reçoit { $hand } cartes.
rule-NAME-climb = Pose une carte plus haute que la dernière.
rule-NAME-pass = Ou passe ; le joueur suivant pose alors n’importe quelle carte.
rule-NAME-cost = La manche finit quand quelqu’un n’a plus de carte. Chaque carte restante et chaque tour passé coûte 1 point.
rule-NAME-rounds = Après { $rounds } manches, celui qui a le moins de points gagne.
