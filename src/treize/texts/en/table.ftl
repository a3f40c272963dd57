# A table in sentences: for the terminal and for those who listen.

nothing = nothing
nobody = nobody
name-you = You
name-guest = Guest
name-bot = Bot { $number }
name-seat = Seat { $number }

table-round = Round { $number }.
table-hand = Your hand: { $cards }.
table-hand-of = { $name } holds: { $cards }.

score-round = { $single ->
        [yes] The match is over.
       *[no] End of round { $number }.
    }
score-player = { $name }: { $why }.{ $single ->
        [yes] {""}
       *[no] {" "}This round { $points }, total { $total }.
    }
score-winners = { $number ->
        [one] { $who ->
            [you] You have won!
           *[other] { $names } has won.
        }
       *[other] A shared win: { $names }.
    }
score-seed = The seed of the shuffle was { $seed }; its fingerprint { $commitment } was shown before the first card.

play-begin = The shuffle of this match is fixed; the fingerprint of its seed is { $commitment }.
play-prompt = Your move (? for help):{" "}
play-help =
    Type a move as it is shown, or its name. moves, m: the legal moves; { $digits ->
        [yes] 3
       *[no] #3
    } plays the third of them.
    table, t: the table again. score, s: the score. hint, i: the moves that promise most.
    undo, u: undo your last move. quit, q: leave the table.
play-word-help = help h
play-word-table = table t
play-word-moves = moves m
play-word-hint = hint i
play-word-undo = undo u
play-word-score = score s
play-word-quit = quit q
play-unknown = “{ $move }” is not a possible move ({ $title }); “{ $moves }” lists the legal moves.
play-no-undo = You have no move to undo.
play-undone = Move undone.
hint-why = { $move } – { $why }
play-hint = { $number }. { $move }: { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } chance of winning, { $unit ->
        [tokens] tokens to expect
        [cards] cards left at the end
       *[points] points after the round
    }: about { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
play-hint-only = Only one move is legal: { $move }.
play-thinking = Thinking…
play-opponents = Opponents: { $opponents }.
play-opponent = { $name } ({ $level ->
        [chance] plays at random
        [greedy] plays by a rule of thumb
        [beginner] beginner
        [easy] easy
        [normal] normal
        [hard] hard
        [expert] expert
       *[other] { $level }
    })
bot-name = { $bot ->
        [chance] chance
        [greedy] greedy
        [beginner] beginner
        [easy] easy
        [normal] normal
        [hard] hard
        [expert] expert
        [seer] seer
       *[other] { $bot }
    }
play-left = You have left the table; the match is not over.
play-saved = The record is in { $file }.
play-which = Which game?
list-mark = {"; "}
table-stock = Cards in the draw pile: { $number }.
table-players = { $players }.
table-turn = To play: { $name }.
table-drawn = You drew: { $card }.
told-card = { $name }: { $move }.
score-total = { $name }: { $total }
score-totals = Score: { $totals }.

# A game that has no sentences of its own

table-fact = { $name }: { $value }
table-flag = { $number ->
        [0] no
       *[other] yes
    }
table-cards = { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
player = { $name }: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
place-hands = hands
place-stock = draw pile
place-pile = pile
place-piles = piles
place-row = row
place-discarded = discarded
place-taken = taken
place-played = played
