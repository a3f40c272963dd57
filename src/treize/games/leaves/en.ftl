# The game, its cards and moves

title-leaves = 13 Leaves
line-leaves = Extend the row at either end, or take a card and sit out.
card-leaves = { $card }
move-leaves-pass = pass and take the { $value }
move-leaves-number = { $number ->
        [one] one { $value }
       *[other] { $number } cards of value { $value }
    }
rules-leaves =
    Play cards of one value at or beyond an end of the row, at least as many as there are at that end.
    Or pass: take any card of the row into your hand and sit out until all but one have passed.
    { $match ->
        [advanced] Whoever has no cards left wins the round; for everybody else each card in hand is a point. At { $target } points the match ends, and whoever has the fewest wins.
       *[basic] Whoever has no cards left wins.
    }
notation-leaves = Write 6x3 for three 6s, pass:6 to pass and take a 6.

# Why a move is not legal

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

# What speaks for a move

merit-leaves-out = You have no cards left and win the round.
merit-leaves-unfollowed = Nobody can follow: all the others have to pass.
merit-leaves-most = You get rid of { $number } cards at once.
merit-leaves-both-ends = Your other cards then fit at both ends of the row.
merit-leaves-whole = { $number ->
        [one] It is your only { $value }, so you split nothing up.
       *[other] You play all your { $value }s together.
    }
merit-leaves-open = It leaves the row most open: { $number } values still fit.
merit-leaves-matches = { $number ->
        [one] The { $value } goes with the one you hold.
       *[other] The { $value } goes with the { $number } you hold.
    }
merit-leaves-outer = A { $value } fits at the end of most rows.
merit-leaves-saves = { $number ->
        [one] You keep your { $value } for another row.
       *[other] You keep your { $number } { $value }s for another row.
    }
merit-leaves-inner = It leaves both ends of the row as they are: that makes nothing easier for the others.

# Options

option-match = Match
option-target = Points that end the match
option-value-basic = one round
option-value-advanced = several rounds

# At the table, in sentences

word-leaves-pass = pass
table-row = The row: { $piles }.
told-cleared = Everyone else has passed, and the row is cleared. { $who ->
        [you] You start
       *[other] { $name } starts
    } a new one.
score-leaves-cards = { $number ->
    [0] no cards left
    [one] one card left
   *[other] { $number } cards left
    }
player-leaves = { $name }: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }{ $passed ->
        [yes] , passed
       *[no] {""}
    }
told-leaves-pass = { $who ->
        [you] You pass and take the { $value }.
       *[other] { $name } passes and takes the { $value }.
    }

# The rules

rule-lying-leaves = The row
rule-try-end = { $number } cards: enough for that end. Now { $value } is the end, with { $number } cards.
rule-try-few = Too few: there are { $number } at that end, so play at least { $number }.
rule-try-between = { $value } is between the two ends, so you can’t play it.
rule-leaves-aim = A row grows at both ends. Whoever is first to have no cards left wins the round at once.
rule-leaves-pack = { $cards } cards from 1 to 13. There are two 1s, three 2s and so on up to eight 7s, then fewer again down to two 13s; the little dots on a card show how many there are of it.
rule-leaves-deal = With 3, 4, 5 or 6 players everybody is dealt { $hand_3 }, { $hand_4 }, { $hand_5 } or { $hand_6 } cards; the rest stays face down and is not used. { $first ->
        [random] The first player is drawn at random.
       *[other] The table has agreed who begins.
    }
rule-leaves-play = Play one or more cards of one value, or pass.
rule-leaves-first = On an empty table play as many cards of one value as you like. You can’t pass there, because there is nothing to take.
rule-leaves-ends = Otherwise your value must be equal to the low end or lower, or equal to the high end or higher. Gaps are fine; nothing can be played between the ends.
rule-leaves-number = Play at least as many cards as there are at the end where you play.
rule-leaves-stack = A new value becomes the new end, with just the cards you played. An equal value is stacked: three on three make six.
rule-leaves-single = A single pile is both ends at once: go lower, higher or equal, with at least as many cards.
rule-leaves-pass = You may pass even if you could play: take one card of your choice from the row into your hand, from the middle or from a stack too, and sit out this row.
rule-leaves-vanish = The pile loses the card you take. An empty pile disappears; if it was an end, the next pile is the end now.
rule-leaves-empty = If a pass empties the row while two or more players are still in, the next of them starts afresh. Players who have passed stay out.
rule-leaves-clear = When all but one have passed, the row is over at once: the player left clears it away, everybody is back in, and that player starts a new row.
rule-leaves-seen = Cleared cards are out for the round, and nobody may look through them. Everyone sees which card is taken in a pass.
rule-leaves-basic = { $match ->
        [advanced] The match has several rounds.
       *[basic] The match is a single round.
    }
rule-leaves-advanced = { $match ->
        [advanced] The winner of a round gets 0 points, everybody else 1 point for each card in hand.
       *[basic] For a longer game there is the advanced match: the winner of a round gets 0 points, everybody else 1 point for each card in hand.
    } New rounds are dealt until somebody has { $target } points or more. Whoever has the fewest then wins; players tied for fewest share the win.
rule-leaves-starter = { $match ->
        [advanced] Whoever has the highest total begins the next round.
       *[basic] In the advanced match whoever has the highest total begins the next round.
    } If several do, the one of them who got the most in the last round; if they are still tied, the first of them clockwise after the last starter.
rule-leaves-ours-first = Whether you may pass on an empty table.
rule-leaves-ours-empty = What happens if a pass empties the row.
rule-leaves-ours-tie = What happens if several players have the fewest points.
rule-leaves-ours-starter = Who begins the next round if several have the highest total.
rule-leaves-ours-seen = Whether cleared cards may be looked through.

# In the browser

web-short-leaves = 13 Leaves
web-line-leaves = A row that grows at both ends.
web-middle-leaves = The row
web-state-took-leaves = passed · took { $value }
web-do-leaves = Play at an end, or pass.
web-do-leaves-start = Play cards of one value.
web-do-leaves-pass = Nothing fits: pass.
web-where-leaves = How many?
web-leaves-empty = The row is empty: play any cards of one value.
web-leaves-pile = { $number } × { $value }{ $end ->
        [low] , the low end
        [high] , the high end
        [both] , both ends
       *[none] {""}
    }.
web-leaves-low = { $value } or lower
web-leaves-high = { $value } or higher
web-leaves-least = { $number ->
        [one] at least one card
       *[other] at least { $number } cards
    }
web-leaves-take = Which card do you take?
web-lay = Play { $number } × { $value }
web-takes-leaves = Pass and take
web-leaves-last = Out of cards!
web-told-pass = { $who ->
        [you] You pass and take the { $value }.
       *[other] { $name } passes and takes the { $value }.
    }
web-told-lay = { $who ->
        [you] You play { $what }.
       *[other] { $name } plays { $what }.
    }
web-score-how-leaves = Every card left in hand counts. Whoever has the fewest wins.
web-guide-leaves-turn = Play cards of one value at an end of the row, at least as many as are already there. Whoever runs out of cards first wins.
web-guide-leaves-why = Grey cards can’t be played now. Tap one to see why.
web-guide-leaves-pass = Or pass: take any one card from the row and sit out until the next row. Choose well, it may go with your other cards.
web-guide-leaves-out = Whoever has passed wears a brown leaf. The last one still in clears the row and starts a new one.
