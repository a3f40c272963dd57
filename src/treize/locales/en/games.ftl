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
        [C] cat
        [M] mirror
       *[L] ladder
    }

move-on = { $card } on { $target }
move-duel = duel against { $who ->
        [you] you
       *[other] { $name }
    }
move-pass = pass and take a { $value }
move-lay = { $number ->
        [one] one { $value }
       *[other] { $number } cards of { $value }
    }
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
       *[other] { $ends ->
            [one] That is too few: lay at least as many as lie there, { $low_count }.
           *[two] That is too few: at the { $low } end { $low_count } or more are needed, at the { $high } end { $high_count } or more.
        }
    }
why-leaves-not-in-row = That card is not in the row.
why-drat-not-held = You do not hold { $card }.
why-drat-no-rival = Choose another player of this table for the duel.
rules-thirteen =
    Lay one card on a target: a coloured one on its own, a rotten four (R4) on any; then you draw.
    Push a target over 13 and you take the cards that lay there; yours stays.
    At the end a card taken costs a point, a rotten four two; the colour you took most of costs nothing.
    Write B7 for the blue 7, R4>Y for a rotten four on yellow.
rules-friday =
    Lay one card on a target: cats, mirrors and ladders on their own, a Friday four (F4) on any. Nobody draws.
    Push a target over 13 and you take the cards that lay there; yours stays.
    At the end a card taken costs a point, a Friday four two; what you took most of costs nothing.
    Write C7 for the cat 7, F4>M for a Friday four on the mirrors.
rules-ole =
    Lay a card that beats the top one: by a stronger colour or by a higher value. If it beats both, you go on.
    Or take a chip, which ends your turn. The round ends when somebody has no card left, or when all in turn took a chip.
    Cards left in hand cost their value, each chip five; the fewest points win.
    Write G4 for the green 4, chip for a chip, normal or reversed for the order of the colours.
rules-leaves =
    Lay cards of one value at or beyond an end of the row, at least as many as lie at that end.
    Or pass: take any card of the row into your hand and sit out until all but one have passed.
    Whoever is rid of all cards wins the round.
    Write 6x3 for three 6, pass:6 to pass and take a 6.
rules-drat =
    Each turn you draw a card and lay one; it is added to the total. Whoever reaches 13 takes a token, and the count begins anew.
    A duel counts nothing: you and a rival draw chilis, and the hotter one gives all own tokens to the other.
    When the last token is taken, the fewest tokens win. How many cards there are of each number is our choice.
    Write +4 or -1 for a number, duel>2 for a duel against seat 2 (seats count from 0).
