title-pester = Pester
line-pester = Match the suit or the value, and be rid of your cards first.
card-pester = { $colour ->
    [F] fox { $value }
    [H] hare { $value }
    [O] owl { $value }
   *[T] toad { $value }
    }
move-pester-target = { $card }, then { $pile }
pile-pester = { $colour ->
    [F] foxes
    [H] hares
    [O] owls
   *[T] toads
    }
why-pester-no-match = A { $card_name } matches neither the suit nor the value.
why-pester-name-a-suit = Name the suit that must follow the { $card_name }.
told-pester-draw = { $name } draws a card.
score-pester-cards = { $number } left in hand: { $points }
score-pester-pests = { $number } eights: { $points }
rule-pester-match = Lay a card of the same suit or the same value.
rule-pester-deal = Everyone gets { $hand } cards; a match has { $rounds } rounds.
