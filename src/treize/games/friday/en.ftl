# The game, its cards and moves

title-friday = Friday the 13th
line-friday = Cats, mirrors and ladders: the whole pack is dealt, for four rounds.
card-friday = { $colour ->
    [C] cat { $value }
    [M] mirror { $value }
    [L] ladder { $value }
   *[F] Friday card
    }
pile-friday = { $colour ->
        [C] cat
        [M] mirror
       *[L] ladder
    }
move-friday-target = { $card } on the { $pile } pile
rules-friday =
    Play one card on a pile: cats, mirrors and ladders on their own, a Friday card on any. Nobody draws.
    Push a pile over { $limit } and you pick up the cards that were there; yours stays.
    At the end each card you picked up costs 1 point, a Friday card 2.
    A kind of which you picked up more than anybody else costs you nothing. In a tie for most nobody is spared, and Friday cards always count.
notation-friday = Write C7 for the cat 7, M for mirror, L for ladder, F4>M for a Friday card on the mirrors.

# Why a move is not legal

why-friday-not-held = You don’t have a { $card_name }.

# What speaks for a move

merit-friday-fills = It brings the { $pile } to exactly { $limit }: whoever plays there next picks it all up.
merit-friday-spared = { $number ->
        [one] With this card
       *[other] With these { $number } cards
    } you have the most { $pile } cards: as long as that lasts, they cost you nothing.
merit-friday-tight = Then the { $pile } has room for no more than { $left }: few cards still fit.
merit-friday-highest = It is your highest card, and now there is room for it.
merit-friday-doubles = Whoever picks up the { $pile } pays double for the Friday card.
merit-friday-fits = Then { $number ->
        [one] one of your other cards still fits
       *[other] { $number } of your other cards still fit
    } without your picking anything up.
merit-friday-clean = There is no Friday card among what you pick up.
merit-friday-lowest = It is your lowest card: you keep the higher ones for later.

# Options

option-friday-limit = Limit of a pile
option-friday-deck = Cards of each kind, and Friday cards

# At the table, in sentences

told-sum-friday = The { $pile } pile is now at { $total }.
taken-friday = { $colour ->
        [C] { $number ->
            [one] one cat
           *[other] { $number } cats
        }
        [M] { $number ->
            [one] one mirror
           *[other] { $number } mirrors
        }
       *[L] { $number ->
            [one] one ladder
           *[other] { $number } ladders
        }
    }
score-friday-fours = { $number ->
    [one] one Friday card: { $points }
   *[other] { $number } Friday cards: { $points }
    }
table-targets-friday = Piles: { $targets }.
table-wild-friday = { $name } = { $value }
player-friday = { $name }: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $taken } picked up

# The rules

rule-lying-friday = Already there
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

# In the browser

web-short-friday = Friday the 13th
web-line-friday = Black cat, mirror, ladder: mind the 13.
web-middle-friday = The three piles
web-do-friday = Play a card on its pile.
web-where-friday = Friday card: on which pile?
web-friday-leaf = FRI 13
web-target-friday = The { $pile } pile: { $sum }. Cards: { $cards }. Room for { $left }.
web-score-how-friday = A card picked up costs 1 point, a Friday card 2. Whoever has the fewest points wins.
web-score-fours-friday = Friday cards count
web-guide-friday-turn = Tap a card, then tap it again: it goes on its pile. Keep the total at { $limit } or less.
web-guide-friday-wild = A Friday card goes on any pile. Choose it, then tap the pile.
web-guide-friday-taken = Whoever goes over { $limit } picks up the cards already there, face down: 1 point a card, 2 for a Friday card.
web-guide-friday-most = If you have picked up more of a kind than anyone else, it costs you nothing. Friday cards always count.
