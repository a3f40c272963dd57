line-pester = Bediene Farbe oder Wert und werde deine Karten zuerst los.
score-pester-cards = { $number } auf der Hand: { $points }
