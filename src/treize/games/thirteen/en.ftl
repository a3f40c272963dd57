# The game, its cards and moves

title-thirteen = 13
line-thirteen = Three targets: push one over 13 and its cards are yours.
card-thirteen = { $colour ->
    [B] blue { $value }
    [Y] yellow { $value }
    [G] green { $value }
   *[R] rotten four
    }
pile-thirteen = { $colour ->
    [B] blue
    [Y] yellow
   *[G] green
    }
move-thirteen-target = { $card } on the { $pile } target
rules-thirteen =
    Play one card on a target: a coloured one on its own, a rotten four on any; then you draw.
    Push a target over { $limit } and you pick up the cards that were there; yours stays.
    At the end each card you picked up costs 1 point, a rotten four 2.
    A colour of which you picked up more than anybody else costs you nothing. In a tie for most nobody is spared, and rotten fours always count.
notation-thirteen = Write B7 for the blue 7, Y for yellow, G for green, R4>Y for a rotten four on yellow.

# Why a move is not legal

why-thirteen-not-held = You don’t have a { $card_name }.

# What speaks for a move

merit-thirteen-fills = It brings { $pile } to exactly { $limit }: whoever plays there next picks it all up.
merit-thirteen-spared = { $number ->
        [one] With this card
       *[other] With these { $number } cards
    } you have the most { $pile }: as long as that lasts, it costs you nothing.
merit-thirteen-tight = Then { $pile } has room for no more than { $left }: few cards still fit.
merit-thirteen-highest = It is your highest card, and now there is room for it.
merit-thirteen-doubles = Whoever picks up { $pile } pays double for the rotten four.
merit-thirteen-fits = Then { $number ->
        [one] one of your other cards still fits
       *[other] { $number } of your other cards still fit
    } without your picking anything up.
merit-thirteen-clean = There is no rotten four among what you pick up.
merit-thirteen-lowest = It is your lowest card: you keep the higher ones for later.

# Options

option-thirteen-limit = Limit of a target
option-hand = Cards in hand
option-thirteen-deck = Cards in each colour, and rotten fours
option-thirteen-first = Who deals first

# At the table, in sentences

told-sum-thirteen = The { $pile } target is now at { $total }.
told-takes = Over the limit: { $who ->
        [you] you pick up
       *[other] { $name } picks up
    } { $number ->
        [one] one card.
       *[other] { $number } cards.
    }
taken-thirteen = { $colour ->
        [B] { $number ->
            [one] one blue card
           *[other] { $number } blue cards
        }
        [Y] { $number ->
            [one] one yellow card
           *[other] { $number } yellow cards
        }
       *[G] { $number ->
            [one] one green card
           *[other] { $number } green cards
        }
    }
score-targets-cards = { $cards }: { $points }
score-targets-spared = { $cards }, the most of all: free
score-thirteen-fours = { $number ->
    [one] one rotten four: { $points }
   *[other] { $number } rotten fours: { $points }
    }
table-targets-thirteen = Targets: { $targets }.
table-wild-thirteen = { $name }
player-thirteen = { $name }: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $taken } picked up

# The rules

rule-lying-thirteen = Already there
rule-try-safe = That makes { $total }. Not over { $limit }, so nothing happens.
rule-try-over = That makes { $total }, over { $limit }: you pick up the { $cards } cards that were there. Yours stays and makes a fresh start.
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

# In the browser

web-short-thirteen = 13
web-line-thirteen = Three targets. Go over 13 and you pick up the lot.
web-middle-thirteen = The three targets
web-fact-taken = { $number } picked up
web-do-thirteen = Play a card on its target.
web-where-thirteen = Rotten four: on which target?
web-target-thirteen = The { $pile } target: { $sum }. Cards: { $cards }. Room for { $left }.
web-score-how-thirteen = A card picked up costs 1 point, a rotten four 2. Whoever has the fewest points wins.
web-score-most = { $who ->
        [you] You have the most
       *[other] { $name } has the most
    }
web-score-spared = { $number ->
        [one] That card doesn’t count.
       *[other] Those { $number } cards don’t count.
    }
web-score-tied = Tied for most
web-score-nobody = Nobody picked any up
web-score-unspared = So nobody is spared.
web-score-fours-thirteen = Rotten fours count
web-score-fours-sub = Always, and double.
web-guide-thirteen-turn = Tap a card, then tap it again: it goes on the target of its colour. Keep the total at { $limit } or less.
web-guide-thirteen-wild = A rotten four goes on any target. Choose it, then tap the target.
web-guide-thirteen-taken = Whoever goes over { $limit } picks up the cards already there, face down: 1 point a card, 2 for a rotten four.
web-guide-thirteen-most = If you have picked up more of a colour than anyone else, it costs you nothing. Rotten fours always count.
