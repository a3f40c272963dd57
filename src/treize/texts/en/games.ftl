# The games, their cards, and why a move is not legal.

colour = { $colour ->
    [R] red
    [B] blue
    [G] green
   *[Y] yellow
    }

# Moves and points of a game that has no words of its own for them

move-target = { $card } on { $pile }
move-seat = { $card } against { $who ->
        [you] you
       *[other] { $name }
    }
move-number = { $number } × { $card }
move-takes = take { $card }
move-pass = pass
move-draw = draw
score-line = { $name }: { $points }

# What speaks for a move

merit-only = It is your only move.
merit-best = Of all your moves it wins most often.
merit-out = You are out of cards then, and the round is over.
merit-no-token = You take no token.
merit-again = You play again at once.
merit-takes-nothing = You pick up nothing.
merit-takes-fewest = You pick up as few cards as you can: { $number }.

# Options: what a table has changed

option-house-rules = House rules at this table
option-changed = { $name }: { $value } (usually { $usual })
option-rounds = Rounds
option-first = Who begins
option-bounds = from { $least } to { $most }
option-bounds-zero = up to { $most }; 0: { $zero }
option-copies-sum = { $number } in all; from { $least } to { $most } are allowed, at least { $enough } of them { $first }.
option-value-true = allowed
option-value-false = not allowed
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
