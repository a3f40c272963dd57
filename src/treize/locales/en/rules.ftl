# The rules of the five games, in our own words: for the help in the browser and for docs/rules.
# Every number that a table may change is filled in: by its options, or by what follows from them.

rule-section-aim = What it is about
rule-section-setup = Before you start
rule-section-turn = Your turn
rule-section-pass = Passing
rule-section-duel = Duels
rule-section-end = When it ends
rule-section-points = Points
rule-section-match = The whole match
rule-section-ours = What the rulebook leaves open, and we decided
rule-example = An example to try
rule-try = Try:
rule-lying-thirteen = Already there
rule-lying-friday = Already there
rule-lying-ole = On top
rule-lying-leaves = The row
rule-lying-drat = Played so far
rule-try-safe = That makes { $total }. Not over { $limit }, so nothing happens.
rule-try-over = That makes { $total }, over { $limit }: you pick up the { $cards } cards that were there. Yours stays and makes a fresh start.
rule-try-colour = A stronger colour but not a higher number: fine, and your turn ends.
rule-try-value = A higher number but not a stronger colour: fine, and your turn ends.
rule-try-both = Higher and stronger: olé! You must go on with another card or a chip.
rule-try-neither = Neither higher nor stronger: you can’t play this one.
rule-try-end = { $number } cards: enough for that end. Now { $value } is the end, with { $number } cards.
rule-try-few = Too few: there are { $number } at that end, so play at least { $number }.
rule-try-between = { $value } is between the two ends, so you can’t play it.
rule-try-token = That makes { $total }. Drat! You take a token, and a new count begins.
rule-try-below = That makes { $total }: you are safe.
rule-try-duel = The total stays at { $total }, and you duel somebody.

# 13

rule-thirteen-aim = Three targets, one for each colour. Try not to push a target over { $limit }. Whoever has the fewest points at the end wins; players tied for fewest share the win.
rule-thirteen-pack = { $cards } cards. Blue, yellow and green each have { $copies }. The rotten fours, { $fours } of them, are red and worth 4.
rule-thirteen-deal = Everybody is dealt { $hand } cards; the rest is the draw pile. { $first ->
        [random] The first dealer is drawn at random
       *[other] The table has agreed who deals first
    }; after each round the next player clockwise deals.
rule-thirteen-lead = The player to the left of the dealer begins; then play goes clockwise.
rule-thirteen-play = Play exactly one card on a target, then draw one as long as the draw pile lasts.
rule-thirteen-where = A coloured card goes on the target of its own colour. A rotten four goes on any target at any time, even on an empty one.
rule-thirteen-safe = If the target’s total is { $limit } or less, nothing happens.
rule-thirteen-over = If it is more than { $limit }, you pick up all the cards that were already there, face down. The card you just played stays and starts the target afresh, even if it is a rotten four.
rule-thirteen-free = You may go over { $limit } on purpose. There is always a card you can play.
rule-thirteen-hidden = Nobody may look at picked-up cards before the round ends, not even at their own. Everyone can see how many each player has.
rule-thirteen-stock = When the draw pile is empty you play on without drawing. The round ends when all hands are empty.
rule-thirteen-left = Cards still on the targets count for nobody.
rule-thirteen-cost = Each coloured card you picked up costs 1 point, each rotten four 2. The number on the card doesn’t matter.
rule-thirteen-most = If you picked up more cards of a colour than anybody else, that colour costs you nothing. If several are tied for most, nobody is spared.
rule-thirteen-fours = Rotten fours always count, even if you have the most.
rule-thirteen-rounds = { $rounds ->
        [0] With four to six players everybody deals once, with three players twice.
        [one] The match is a single round.
       *[other] The match has { $rounds } rounds.
    }
rule-thirteen-ours-dealer = Who deals first.
rule-thirteen-ours-tie = What happens if several players have the fewest points.

# Friday the 13th

rule-friday-aim = Cats, mirrors and ladders, a pile for each kind. Try not to push a pile over { $limit }. Whoever has the fewest points at the end wins; players tied for fewest share the win.
rule-friday-pack = { $cards } cards. Black cats, broken mirrors and ladders each have { $copies }. The Friday cards, { $fours } of them, are worth 4.
rule-friday-start = { $first ->
        [random] The first player is drawn at random
       *[other] The table has agreed who begins
    }; after each round the next player clockwise begins.
rule-friday-deal = The whole pack is dealt, one card at a time, from the player who begins. With 4 players everybody gets { $hand_4 } cards, with 5 players { $hand_5 }, with 6 players { $hand_6 }; extra cards go to those who play first.
rule-friday-three = With 3 players a fourth hand of { $aside } cards is dealt to nobody: it is set aside unseen and counts for nobody this round. The players get { $hand_3 } cards each.
rule-friday-play = Play exactly one card on a pile. Nobody draws.
rule-friday-where = Each kind goes on its own pile. A Friday card goes on any of the three, even on an empty one; it has no pile of its own.
rule-friday-safe = If the pile’s total is { $limit } or less, nothing happens. The table shows every total.
rule-friday-over = If it is more than { $limit }, you pick up all the cards that were already there, face down. The card you just played stays and starts the pile afresh, even if it is a Friday card.
rule-friday-free = You may go over { $limit } on purpose. There is always a card you can play.
rule-friday-hidden = Nobody may look at picked-up cards before the round ends, not even at their own. Everyone can see how many each player has.
rule-friday-left = The round ends when all hands are empty. Cards still on the piles count for nobody.
rule-friday-cost = Each card you picked up costs 1 point, each Friday card 2. The number on the card doesn’t matter.
rule-friday-most = If you picked up more cards of a kind than anybody else, that kind costs you nothing. If several are tied for most, nobody is spared.
rule-friday-fours = Friday cards always count, even if you have the most.
rule-friday-rounds = { $rounds ->
        [one] The match is a single round,
       *[other] The match has { $rounds } rounds,
    } however many you are.
rule-friday-ours-start = Who begins, and who begins the next round.
rule-friday-ours-hidden = Whether you may look at the cards you picked up.
rule-friday-ours-left = What the cards left on the piles count.
rule-friday-ours-tie = What happens if several players have the fewest points.

# Olé!

rule-ole-aim = Get rid of your cards: each has to be higher or stronger than the one before. Whoever has the lowest total after the last round wins; players tied for lowest share the win.
rule-ole-pack = Red and yellow run from 1 to { $low_8 }, blue and green from 1 to { $high_8 }, one card of each.
rule-ole-used = With 3 or 4 players use red and yellow up to { $low_3 } and blue and green up to { $high_3 } ({ $each_3 } or { $each_4 } cards each). With 5 players: up to { $low_5 } and up to { $high_5 } ({ $each_5 } each). With 6 players: up to { $low_6 } and up to { $high_6 } ({ $each_6 } each). With 7 or 8 players: all the cards ({ $each_7 } or { $each_8 } each). Whatever is used is dealt out completely.
rule-ole-rounds = { $rounds ->
        [0] There are as many rounds as players.
        [one] The match is a single round.
       *[other] The match has { $rounds } rounds.
    } { $first ->
        [random] The first dealer is drawn at random
       *[other] The table has agreed who deals first
    }; after each round the next player clockwise deals.
rule-ole-order = From strongest to weakest: red, blue, green, yellow. Reversed: yellow, green, blue, red. The first round is never reversed.
rule-ole-choose = From the second round on, whoever had the most points in the last round looks at their new hand and chooses the order for this round: normal or reversed.
rule-ole-tied = If several had the most, the one of them with the highest total chooses. If they are still tied, the first of them clockwise from the dealer’s left.
rule-ole-seen = Everyone can always see how many cards each player holds.
rule-ole-open = { $opening ->
        [lowest-and-one] Whoever holds the weakest card, the yellow 1 (reversed: the red 1), opens with it and then plays one more card of their choice. That ends the turn; it starts no run.
       *[lowest] Whoever holds the weakest card, the yellow 1 (reversed: the red 1), opens with it. That ends the turn.
    }
rule-ole-play = Play a card that beats the top one, or take a chip.
rule-ole-legal = A card beats the top one if its colour is stronger, or its number is higher, or both.
rule-ole-ends = Only the colour stronger, or only the number higher: your turn ends.
rule-ole-run = Both at once: olé! That is a run. You go on and must play another card that beats the top one, or take a chip. A turn therefore has at most four cards.
rule-ole-chip = Taking a chip ends your turn, in a run too. { $voluntary_chip ->
        [false] You may only take one if you can’t play a card.
       *[true] You may take one even if you could play a card.
    }
rule-ole-out = Whoever plays their last card ends the round at once, in a run too; no chip is due then.
rule-ole-stuck = { $ending ->
        [all-chips] The round also ends when everybody has taken a chip since the last card was played.
       *[nobody-can] When everybody has taken a chip since the last card was played, the round ends if nobody can play a card. Otherwise the next player clockwise who can play one must do so; those passed over pay nothing.
    } A chip that broke off a run is the first of these chips.
rule-ole-chips = Each chip costs { $chip ->
        [one] 1 point
       *[other] { $chip } points
    } at the end of the round. There are always enough chips.
rule-ole-points = The cards left in your hand cost their numbers, and your chips come on top. Even whoever went out pays for their chips.
rule-ole-ours-dealer = Who deals first.
rule-ole-ours-tied = Who chooses the order of the colours if the totals are tied as well.
rule-ole-ours-chip = Whether you may take a chip although you could play.
rule-ole-ours-supply = What happens if the chips run out.
rule-ole-ours-stuck = What happens if everybody has taken a chip and somebody could still play, and whether a chip that broke off a run counts.
rule-ole-ours-tie = What happens if several players have the lowest total.

# 13 Leaves

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

# Drat, 13 again!

rule-drat-aim = Add up, and don’t let your card bring the total to { $limit } or more. Whoever has the fewest tokens at the end wins.
rule-drat-pack = { $cards } cards: { $copies } and { $duels } duels. There are also { $chilis } chillies, numbered 1 to { $chilis }, and { $tokens } tokens.
rule-drat-deal = Everybody is dealt { $hand } cards; the rest is the draw pile. { $first ->
        [random] The first player is drawn at random.
       *[other] The table has agreed who begins.
    } Then play goes clockwise.
rule-drat-start = The top card is turned up as the start card. A minus card or a duel goes under the draw pile and another card is turned up, until it is a 1, 2, 3 or 4. If none is left in the draw pile, all cards are shuffled and dealt again.
rule-drat-play = Draw a card, then play one of your { $held }. Nobody may pass.
rule-drat-count = The number on your card is added to the total; a minus card is subtracted. The total may fall below zero.
rule-drat-token = If your card brings the total to { $limit } or more, you take a token and the count is over.
rule-drat-under = The cards played go under the draw pile, below whatever is already there; everybody keeps their hand. { $blocks ->
        [false] All that is there comes back in no known order.
       *[true] So the cards that have been there longest come back first, in no known order within a count.
    }
rule-drat-again = { $start_card ->
        [positive] Whoever took the token draws a card and starts the next count with a 1, 2, 3 or 4, or for want of one with any card.
       *[any] Whoever took the token draws a card and starts the next count with any card: a minus card starts below zero, and a duel starts at 0 and is fought.
    } Then the next player goes on.
rule-drat-empty = If a card must be drawn and none is left in the draw pile or under it, all the cards played but the last are shuffled into a new draw pile. The total stays.
rule-drat-duel = A duel adds nothing to the total. Choose any other player; each of you draws one of the { $chilis } face-down chillies. Whoever draws the higher one wins and gives all their tokens to the loser. The chillies are then shuffled back.
rule-drat-last = The match ends as soon as the last token is taken.
rule-drat-tie = If several have the fewest tokens, each of them draws a chilli; the highest wins.
rule-drat-ours-copies = How many cards there are of each number.
rule-drat-ours-begin = Who begins.
rule-drat-ours-start = What happens if no card can be the start card.
rule-drat-ours-turn = Whether everybody draws on every turn, and whether you may pass.
rule-drat-ours-count = Whether the total may fall below zero.
rule-drat-ours-under = In which order the cards under the draw pile come back.
rule-drat-ours-again = Which cards may start a later count.
rule-drat-ours-empty = What happens if there is nothing left to draw.

# Only in docs/rules

page-by = By { $designer } ({ $publisher }), for { $least } to { $most } players. In code: { $game }.
page-moves = Moves as text
page-options = House rules
page-option = option
page-what = what
page-usual = usually
page-allowed = may be
