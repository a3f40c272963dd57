# The game, its cards and moves

title-ole = Olé!
line-ole = Climb by colour or by value; climb by both and you play again.
card-ole = { $colour ->
    [R] red { $value }
    [B] blue { $value }
    [G] green { $value }
   *[Y] yellow { $value }
    }
move-ole-chip = take a chip
move-ole-normal = red is strongest
move-ole-reversed = yellow is strongest
ole-called = { $who ->
        [you] Everybody has taken a chip: it’s up to you to play a card.
       *[other] Everybody has taken a chip: { $name } must play a card.
    }
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
notation-ole = Write G4 for the green 4, R for red, B for blue, Y for yellow, chip for a chip, normal or reversed for the order of the colours.

# Why a move is not legal

why-ole-not-held = You don’t have the { $card_name }.
why-ole-too-weak = { $card_value } is not higher than { $top_value }, and { $card_colour } is not stronger than { $top_colour }.
why-ole-must-open = The { $opener_name } opens the round; play that one.
why-ole-no-chip-yet = To open you must play a card; you can’t take a chip yet.
why-ole-could-play = At this table a chip is only for players who can’t play a card, and you can.
why-ole-choose-order = First choose the order of the colours: red or yellow strongest.
why-ole-order-chosen = The order of the colours can’t be changed now.
why-ole-called-upon = Everyone has taken a chip since the last card, and you can play: play a card this time.

# What speaks for a move

merit-ole-again = It is higher and stronger: you go on.
merit-ole-unbeatable = Nobody can beat it.
merit-ole-few-beat = { $number ->
        [one] Only one of the others’ cards can beat it.
       *[other] Only { $number } of the others’ cards can beat it.
    }
merit-ole-lowest = It is the lowest card you can play: you keep the higher ones.
merit-ole-weakest = It is the weakest colour you can play: you keep the stronger ones.
merit-ole-costliest = It is your highest card: { $points ->
        [one] one point
       *[other] { $points } points
    } less in your hand.
merit-ole-chip = A chip costs { $chip ->
        [0] nothing
        [one] one point
       *[other] { $chip } points
    }, and you keep your cards for a better moment.
merit-ole-colours = You hold { $number ->
        [one] one card
       *[other] { $number } cards
    } of the two colours that are strongest then.
merit-ole-few-go-on = { $number ->
        [0] Nobody holds a card that is both higher and stronger: nobody can go on from it.
        [one] Only one of the others’ cards is both higher and stronger.
       *[other] Only { $number } of the others’ cards are both higher and stronger.
    }
merit-ole-step = It is the smallest step up you can take: you keep your better cards.
merit-ole-saves = It saves you a chip, which costs { $chip ->
        [one] one point
       *[other] { $chip } points
    }.

# Options

option-chip = Points a chip costs
option-voluntary_chip = A chip although you could play
option-opening = Opening
option-ending = When everybody has taken a chip
option-ole-first = Who deals first
option-value-lowest = with the weakest card
option-value-lowest-and-one = with the weakest card and one more
option-value-nobody-can = ends if nobody can play
option-value-all-chips = ends the round

# At the table, in sentences

place-ole-top = card to beat
table-choosing = { $who ->
        [you] You had the most points: choose the order of the colours. Type normal (red is strongest) or reversed (yellow is strongest).
       *[other] { $name } had the most points and chooses the order of the colours.
    }
table-order = Colours from strongest to weakest: { $colours }.
table-top = Top card: { $card }.
told-run = Higher and stronger: { $who ->
        [you] you play again.
       *[other] { $name } plays again.
    }
score-ole-hand = hand ({ $cards }): { $points }
score-ole-chips = { $number ->
    [one] one chip: { $points }
   *[other] { $number } chips: { $points }
    }
player-ole = { $name }: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    }
told-ole-chip = { $who ->
        [you] You take a chip.
       *[other] { $name } takes a chip.
    }

# The rules

rule-lying-ole = On top
rule-try-colour = A stronger colour but not a higher number: fine, and your turn ends.
rule-try-value = A higher number but not a stronger colour: fine, and your turn ends.
rule-try-both = Higher and stronger: olé! You must go on with another card or a chip.
rule-try-neither = Neither higher nor stronger: you can’t play this one.
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

# In the browser

web-short-ole = Olé!
web-line-ole = Higher or stronger. Both? Olé!
web-middle-ole = The pile
web-fact-chips = { $number ->
        [one] { $number } chip
       *[other] { $number } chips
    }
web-do-ole = Higher or stronger.
web-do-ole-open = Open with the weakest card.
web-do-ole-second = One more card, any you like.
web-do-ole-chip = Nothing beats it: take a chip.
web-do-order = Choose the order of the colours.
web-where-ole = Tap again to play it.
web-ole-order = Colours from strongest to weakest: { $colours }.
web-ole-top = On top: { $card }.
web-ole-none = No card has been played yet.
web-ole-choosing = { $who ->
        [you] Choose the order of the colours.
       *[other] { $name } chooses the order of the colours.
    }
web-ole-opens = { $who ->
        [you] Open with the weakest card.
       *[other] { $name } opens with the weakest card.
    }
web-ole-second = { $who ->
        [you] Play one more card, any you like.
       *[other] { $name } plays one more card, any one.
    }
web-ole-run = Higher and stronger: { $who ->
        [you] you play again.
       *[other] { $name } plays again.
    }
web-ole-beat = Higher, or a stronger colour.
web-ole-shout = Olé!
web-chip = Take a chip ({ $points ->
        [one] { $points } pt
       *[other] { $points } pts
    })
web-mark-chip = +1 chip
web-told-chip = { $who ->
        [you] You take a chip.
       *[other] { $name } takes a chip.
    }
web-told-order = { $who ->
        [you] You choose:
       *[other] { $name } chooses:
    } { $order ->
        [normal] red is strongest.
       *[reversed] yellow is strongest.
    }
web-score-how-ole = Cards in hand cost their value, and chips are added. Whoever has the fewest points wins.
web-guide-ole-turn = Beat the top card: a higher number, or a stronger colour. The flags show which colour is stronger.
web-guide-ole-why = Grey cards can’t be played now. Tap one to see why.
web-guide-ole-run = Higher and stronger at once: olé! Whoever plays such a card must go on.
web-guide-ole-chip = { $voluntary_chip ->
        [false] Whoever can’t play takes a chip
       *[true] Whoever can’t or won’t play takes a chip
    }: { $chip ->
        [one] { $chip } point
       *[other] { $chip } points
    } against.
web-guide-ole-order = You had the most points last round, so you choose: do the flags stay or turn round?
