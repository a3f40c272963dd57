# The games, their cards, and why a move is not legal.

title-thirteen = 13
title-ole = Olé!
title-friday = Friday the 13th
title-leaves = 13 Leaves
title-drat = Drat, 13 again!

line-thirteen = Three targets: push one over 13 and its cards are yours.
line-ole = Climb by colour or by value; climb by both and you go on.
line-friday = Cats, mirrors and ladders: the whole pack dealt, four rounds.
line-leaves = Widen the row at either end, or take a card and sit out.
line-drat = Add up, stay under 13, and duel your tokens away.

colour = { $colour ->
    [R] red
    [B] blue
    [G] green
   *[Y] yellow
}

card-thirteen = { $colour ->
    [B] blue { $value }
    [Y] yellow { $value }
    [G] green { $value }
   *[R] rotten four
}
card-friday = { $colour ->
    [C] cat { $value }
    [M] mirror { $value }
    [L] ladder { $value }
   *[F] Friday four
}
card-ole = { $colour ->
    [R] red { $value }
    [B] blue { $value }
    [G] green { $value }
   *[Y] yellow { $value }
}
card-leaves = { $card }
card-drat = { $card }

pile-thirteen = { $colour ->
    [B] blue
    [Y] yellow
   *[G] green
}
pile-friday = { $colour ->
    [C] cats
    [M] mirrors
   *[L] ladders
}

move-on = { $card } on { $target }
move-duel = duel against { $name }
move-pass = pass and take a { $value }
move-lay = { $number } × { $value }
move-chip = take a chip
move-normal = red is strongest
move-reversed = yellow is strongest

# Why a move is not legal

why-thirteen-not-held = You do not hold the { $card_name }.
why-friday-not-held = You do not hold the { $card_name }.
why-ole-not-held = You do not hold the { $card_name }.
why-ole-too-weak = { $value } is not higher than { $top_value }, and { $colour } is not stronger than { $top_colour }.
why-ole-must-open = The { $opener_name } opens the round; play that one.
why-ole-no-chip-yet = The opener must lay a card; a chip can't be taken yet.
why-ole-could-play = At this table a chip is only for who can't lay a card, and you can.
why-ole-choose-order = First choose the order of the colours: normal or reversed.
why-ole-order-chosen = The order of the colours can't be changed now.
why-leaves-not-held = You do not hold that many { $card }s.
why-leaves-between = { $card } lies between the ends of the row, { $low } and { $high }; lay { $low } or lower, or { $high } or higher.
why-leaves-too-few = { $low ->
    [0] Lay at least one card.
   *[other] That is too few: at the { $low } end { $low_count } or more are needed, at the { $high } end { $high_count } or more.
}
why-leaves-not-in-row = There is no such card in the row to take.
why-drat-not-held = You do not hold { $card }.
why-drat-no-rival = A duel needs another player at this table.
why-match-over = The match is over.
