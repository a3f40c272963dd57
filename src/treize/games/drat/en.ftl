# The game, its cards and moves

title-drat = Drat, 13 again!
line-drat = Add up, stay under 13, and duel your tokens away.
card-drat = { $card ->
    [duel] duel
   *[other] { $card }
    }
move-drat-seat = duel against { $who ->
        [you] you
       *[other] { $name }
    }
rules-drat =
    On every turn you draw a card and play one; it is added to the total. Whoever brings it to { $limit } or more takes a token, and the count begins anew.
    A duel adds nothing: you and a rival draw chillies, and the winner gives all their tokens to the loser.
    When the last of { $tokens } tokens is taken, whoever has the fewest wins.
notation-drat = Write +4 or -1 for a number, duel>2 for a duel against seat 2 (seats count from 0).

# Why a move is not legal

why-drat-not-held = You don’t have a { $card_name }.
why-drat-no-rival = Choose another player at this table for the duel.
why-drat-start-positive = At this table a count starts with a card from 1 to 4; play one of those.

# What speaks for a move

merit-drat-brink = It brings the total to { $total }: whoever adds to it takes a token.
merit-drat-again = You begin the next count.
merit-drat-duel = If you win, you are rid of { $mine ->
        [one] your token
       *[other] your { $mine } tokens
    }; if you lose, you get { $theirs ->
        [0] nothing.
        [one] one.
       *[other] { $theirs }.
    }
merit-drat-stays = The total stays at { $total }.
merit-drat-lowers = It brings the total down to { $total }.
merit-drat-highest = You get rid of your highest number.
merit-drat-keeps = For when it gets tight you keep { $number ->
        [one] one card that does not raise the total.
       *[other] { $number } cards that do not raise the total.
    }

# Options

option-drat-limit = Total that costs a token
option-drat-deck = Cards of each number
option-tokens = Tokens
option-start_card = Start card of a later count
option-blocks = Cards under the draw pile
option-value-blocks-true = the oldest come back first
option-value-blocks-false = all mixed
option-value-any = any card
option-value-positive = 1, 2, 3 or 4

# At the table, in sentences

place-drat-table = played
place-drat-last = last card
place-drat-under = under the pile
table-count = Played: { $laid }. The total is { $total }; whoever reaches { $limit } takes a token. Tokens left: { $bank }.
told-total = The total is { $total }.
told-token = Drat, { $total }! { $who ->
        [you] You take a token.
       *[other] { $name } takes a token.
    } Tokens left: { $bank }.
told-duel = Chillies: { $chilis }. { $number ->
        [0] { $role ->
            [winner] You have the hotter chilli, but no token to give to { $loser }.
            [loser] { $winner } has the hotter chilli, but no token to give you.
           *[none] { $winner } has the hotter chilli, but no token to give to { $loser }.
        }
        [one] { $role ->
            [winner] You win and give your token to { $loser }.
            [loser] { $winner } wins and gives you a token.
           *[none] { $winner } wins and gives a token to { $loser }.
        }
       *[other] { $role ->
            [winner] You win and give your { $number } tokens to { $loser }.
            [loser] { $winner } wins and gives you { $number } tokens.
           *[none] { $winner } wins and gives { $number } tokens to { $loser }.
        }
    }
told-draw-off = A tie for fewest tokens, so chillies decide: { $chilis }.
score-drat-tokens = { $number ->
    [0] no tokens
    [one] one token
   *[other] { $number } tokens
    }
player-drat = { $name }: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }

# The rules

rule-lying-drat = Played so far
rule-try-token = That makes { $total }. Drat! You take a token, and a new count begins.
rule-try-below = That makes { $total }: you are safe.
rule-try-duel = The total stays at { $total }, and you duel somebody.
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

# In the browser

web-short-drat = Drat, 13 again!
web-line-drat = Count up, dodge 13, duel it out.
web-middle-drat = The total
web-fact-tokens = { $number ->
        [one] { $number } token
       *[other] { $number } tokens
    }
web-do-drat = Stay under { $limit }.
web-where-drat = Duel: against whom?
web-duel-card = DUEL
web-tag-token = drat!
web-drat-shout = Drat!
web-bank = { $number ->
        [one] { $number } token left
       *[other] { $number } tokens left
    }
web-room = { $number ->
        [0] no room left
       *[other] room for { $number }
    }
web-count = The total is { $total }; at { $limit } you take a token.
web-laid = Played: { $cards }.
web-laid-none = No card has been played yet.
web-duel = Duel!
web-duel-total = The total stays at { $total }.
web-draw-off = A tie for fewest tokens, so chillies decide: { $chilis }.
web-told-token = { $who ->
        [you] You play the { $card }. Drat! You take a token.
       *[other] { $name } plays the { $card }. Drat! { $name } takes a token.
    }
web-told-duel = { $who ->
        [you] You challenge { $rival }
       *[other] { $aimed ->
            [you] { $name } challenges you
           *[other] { $name } challenges { $rival }
        }
    }: { $mine } against { $theirs }. { $won ->
        [you] You win.
       *[other] { $winner } wins.
    }
web-score-how-drat = Every token counts. Whoever has the fewest wins.
web-guide-drat-turn = Play a card: it is added to the total. Whoever brings it to { $limit } or more takes a token. Tap a card twice to play it.
web-guide-drat-token = There’s the first token. When the last one is taken it’s all over: whoever has the fewest wins.
web-guide-drat-duel = A duel adds nothing. Both draw a chilli; the hotter one wins, and the winner gives all their tokens to the loser!
