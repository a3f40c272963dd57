title-pester = L’Importun
why-pester-no-match = Cette carte n’est ni de la bonne couleur ni de la bonne valeur.
rule-pester-match = Posez une carte de même couleur ou de même valeur.
