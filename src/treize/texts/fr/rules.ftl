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

# Seulement dans docs/rules

page-by = De { $designer } ({ $publisher }), de { $least } à { $most } joueurs. Dans le code : { $game }.
page-moves = Les coups écrits
page-options = Règles maison
page-option = option
page-what = quoi
page-usual = d’habitude
page-allowed = peut être
