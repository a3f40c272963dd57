# The games, their cards, and why a move is not legal.

title-thirteen = 13
title-ole = Olé!
title-friday = Friday the 13th
title-leaves = 13 Leaves
title-drat = Drat, 13 again!

line-thirteen = Three targets: push one over 13 and its cards are yours.
line-ole = Climb by colour or by value; climb by both and you play again.
line-friday = Cats, mirrors and ladders: the whole pack is dealt, for four rounds.
line-leaves = Extend the row at either end, or take a card and sit out.
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
   *[F] Friday card
    }
card-ole = { $colour ->
    [R] red { $value }
    [B] blue { $value }
    [G] green { $value }
   *[Y] yellow { $value }
    }
card-leaves = { $card }
card-drat = { $card ->
    [duel] duel
   *[other] { $card }
    }

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

move-on-thirteen = { $card } on the { $pile } target
move-on-friday = { $card } on the { $pile } pile
move-duel = duel against { $who ->
        [you] you
       *[other] { $name }
    }
move-pass = pass and take the { $value }
move-lay = { $number ->
        [one] one { $value }
       *[other] { $number } cards of value { $value }
    }
move-chip = take a chip
move-normal = red is strongest
move-reversed = yellow is strongest

ole-called = { $who ->
        [you] Everybody has taken a chip: it’s up to you to play a card.
       *[other] Everybody has taken a chip: { $name } must play a card.
    }

# Why a move is not legal

why-thirteen-not-held = You don’t have a { $card_name }.
why-friday-not-held = You don’t have a { $card_name }.
why-ole-not-held = You don’t have the { $card_name }.
why-ole-too-weak = { $value } is not higher than { $top_value }, and { $colour } is not stronger than { $top_colour }.
why-ole-must-open = The { $opener_name } opens the round; play that one.
why-ole-no-chip-yet = To open you must play a card; you can’t take a chip yet.
why-ole-could-play = At this table a chip is only for players who can’t play a card, and you can.
why-ole-choose-order = First choose the order of the colours: red or yellow strongest.
why-ole-order-chosen = The order of the colours can’t be changed now.
why-ole-called-upon = Everyone has taken a chip since the last card, and you can play: play a card this time.
why-leaves-not-held = You don’t have that many { $card }s.
why-leaves-between = { $card } is between the ends of the row, { $low } and { $high }; play { $low } or lower, or { $high } or higher.
why-leaves-too-few = { $low ->
        [0] Play at least one card.
       *[other] { $ends ->
            [one] That is too few: play at least { $low_count }, as many as are already there.
           *[two] That is too few: you need { $low_count } or more at the { $low } end, { $high_count } or more at the { $high } end.
        }
    }
why-leaves-not-in-row = That card is not in the row.
why-drat-not-held = You don’t have a { $card_name }.
why-drat-no-rival = Choose another player at this table for the duel.
why-drat-start-positive = At this table a count starts with a card from 1 to 4; play one of those.

# The rules in short, for help in the terminal, and how its moves are written

rules-thirteen =
    Play one card on a target: a coloured one on its own, a rotten four on any; then you draw.
    Push a target over { $limit } and you pick up the cards that were there; yours stays.
    At the end each card you picked up costs 1 point, a rotten four 2.
    A colour of which you picked up more than anybody else costs you nothing. In a tie for most nobody is spared, and rotten fours always count.
rules-friday =
    Play one card on a pile: cats, mirrors and ladders on their own, a Friday card on any. Nobody draws.
    Push a pile over { $limit } and you pick up the cards that were there; yours stays.
    At the end each card you picked up costs 1 point, a Friday card 2.
    A kind of which you picked up more than anybody else costs you nothing. In a tie for most nobody is spared, and Friday cards always count.
rules-ole =
    Play a card that beats the top one: by a stronger colour or by a higher number. If it beats both, you go on.
    { $voluntary_chip ->
        [false] If you can’t, take a chip,
       *[true] Or take a chip,
    } which ends your turn. { $ending ->
        [all-chips] The round ends when somebody has no cards left, or when everybody has taken a chip since the last card.
       *[nobody-can] The round ends when somebody has no cards left, or when everybody has taken a chip since the last card and nobody can play.
    }
    Cards left in hand cost their numbers, each chip { $chip }; whoever has the fewest points wins.
rules-leaves =
    Play cards of one value at or beyond an end of the row, at least as many as there are at that end.
    Or pass: take any card of the row into your hand and sit out until all but one have passed.
    { $match ->
        [advanced] Whoever has no cards left wins the round; for everybody else each card in hand is a point. At { $target } points the match ends, and whoever has the fewest wins.
       *[basic] Whoever has no cards left wins.
    }
rules-drat =
    On every turn you draw a card and play one; it is added to the total. Whoever brings it to { $limit } or more takes a token, and the count begins anew.
    A duel adds nothing: you and a rival draw chillies, and the winner gives all their tokens to the loser.
    When the last of { $tokens } tokens is taken, whoever has the fewest wins.

notation-thirteen = Write B7 for the blue 7, Y for yellow, G for green, R4>Y for a rotten four on yellow.
notation-friday = Write C7 for the cat 7, M for mirror, L for ladder, F4>M for a Friday card on the mirrors.
notation-ole = Write G4 for the green 4, R for red, B for blue, Y for yellow, chip for a chip, normal or reversed for the order of the colours.
notation-leaves = Write 6x3 for three 6s, pass:6 to pass and take a 6.
notation-drat = Write +4 or -1 for a number, duel>2 for a duel against seat 2 (seats count from 0).

# Options: what a table has changed

option-house-rules = House rules at this table
option-changed = { $name }: { $value } (usually { $usual })
option-thirteen-limit = Limit of a target
option-friday-limit = Limit of a pile
option-drat-limit = Total that costs a token
option-hand = Cards in hand
option-rounds = Rounds
option-thirteen-deck = Cards in each colour, and rotten fours
option-friday-deck = Cards of each kind, and Friday cards
option-drat-deck = Cards of each number
option-chip = Points a chip costs
option-voluntary_chip = A chip although you could play
option-opening = Opening
option-ending = When everybody has taken a chip
option-match = Match
option-target = Points that end the match
option-tokens = Tokens
option-start_card = Start card of a later count
option-blocks = Cards under the draw pile
option-first = Who begins
option-thirteen-first = Who deals first
option-ole-first = Who deals first
option-bounds = from { $least } to { $most }
option-bounds-rounds = up to { $most }; 0: by the number of players
option-copies-sum = { $number } in all; from { $least } to { $most } are allowed, at least { $enough } of them { $first }.
option-value-true = allowed
option-value-false = not allowed
option-value-blocks-true = the oldest come back first
option-value-blocks-false = all mixed
option-value-lowest = with the weakest card
option-value-lowest-and-one = with the weakest card and one more
option-value-nobody-can = ends if nobody can play
option-value-all-chips = ends the round
option-value-basic = one round
option-value-advanced = several rounds
option-value-any = any card
option-value-positive = 1, 2, 3 or 4
option-value-by-players = by the number of players
option-value-random = drawn at random
option-value-seat = seat { $seat }
option-value-copies = { $number ->
        [0] no { $card }
        [1] one { $card }
        [2] two { $card }s
        [3] three { $card }s
        [4] four { $card }s
        [5] five { $card }s
        [6] six { $card }s
        [7] seven { $card }s
        [8] eight { $card }s
       *[other] { $number } × { $card }
    }
