# A table in sentences: for the terminal and for those who listen.

nothing = nothing
name-you = You
name-bot = Bot { $number }
name-seat = Seat { $number }

table-round = Round { $number }.
table-hand = Your hand: { $cards }.
table-hand-of = { $name } holds: { $cards }.
table-choosing = { $who ->
        [you] You had the most points: choose the order of the colours. normal: red is strongest; reversed: yellow is strongest.
       *[other] { $name } had the most points and chooses the order of the colours.
    }
table-order = Colours from the strongest: { $colours }.
table-top = Top card: { $card }.
table-row = The row: { $piles }.
table-count = Laid: { $laid }. The total is { $total }; whoever reaches { $limit } takes a token. Tokens left: { $bank }.

told-sum = The { $name } target is at { $total } now.
told-takes = Over the limit: { $who ->
        [you] you take
       *[other] { $name } takes
    } { $number ->
        [one] one card.
       *[other] { $number } cards.
    }
told-run = Stronger in colour and in value: { $who ->
        [you] you go on.
       *[other] { $name } goes on.
    }
told-cleared = All others have passed, and the row is cleared. { $who ->
        [you] You start
       *[other] { $name } starts
    } a new one.
told-total = The total is { $total }.
told-token = Drat, { $total }! { $who ->
        [you] You take a token.
       *[other] { $name } takes a token.
    } Tokens left: { $bank }.
told-duel = Chilis: { $chilis }. { $number ->
        [0] { $winner }: the hotter chili, but no tokens to give to { $loser }.
       *[other] { $role ->
            [winner] You win and give your tokens to { $loser }: { $number }.
            [loser] { $winner } wins and gives you tokens: { $number }.
           *[none] { $winner } wins and gives tokens to { $loser }: { $number }.
        }
    }
told-draw-off = A tie for fewest tokens, so chilis decide: { $chilis }.

score-round = { $single ->
        [yes] The match is over.
       *[no] End of round { $number }.
    }
score-player = { $name }: { $why }.{ $single ->
        [yes] {""}
       *[no] {" "}This round { $points }, in all { $total }.
    }
score-targets-cards = { $cards } × { $pile }: { $points }
score-targets-spared = { $cards } × { $pile }, the most of all: spared
score-thirteen-fours = { $cards ->
    [one] one rotten four: 2
   *[other] { $cards } rotten fours: { $points }
    }
score-friday-fours = { $cards ->
    [one] one Friday four: 2
   *[other] { $cards } Friday fours: { $points }
    }
score-ole-hand = in hand { $cards }: { $points }
score-ole-chips = { $chips ->
    [one] one chip: { $points }
   *[other] { $chips } chips: { $points }
    }
score-leaves-cards = { $cards ->
    [0] no card left
    [one] one card left
   *[other] { $cards } cards left
    }
score-drat-tokens = { $tokens ->
    [0] no token
    [one] one token
   *[other] { $tokens } tokens
    }
score-winners = { $number ->
        [one] { $who ->
            [you] You have won!
           *[other] { $names } has won.
        }
       *[other] A shared victory: { $names }.
    }
score-seed = The seed of the luck was { $seed }; its hash { $commitment } was shown before the first card.

play-begin = The luck of this match is fixed; the hash of its seed is { $commitment }.
play-prompt = Your move (? for help):{" "}
play-help =
    Write a move as it is shown, or its name. moves, m: the legal moves; #3 plays the third of them.
    table, t: the table again. score, s: the standing. hint, i: the moves that promise most.
    undo, u: take back your last move. quit, q: leave the table.
play-word-help = help h
play-word-table = table t
play-word-moves = moves m
play-word-hint = hint i
play-word-undo = undo u
play-word-score = score s
play-word-quit = quit q
play-no-undo = There is no move of yours to take back.
play-undone = Taken back.
play-hint = { $number }. { $move }: chance to win { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }, { $unit ->
        [tokens] tokens to expect
        [cards] cards left in the end
       *[points] points after the round
    }: about { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
play-hint-only = Only one move is legal: { $move }.
play-thinking = Thinking …
play-opponents = Opponents: { $opponents }.
play-opponent = { $name } ({ $level ->
        [chance] plays at random
        [greedy] plays by a rule of thumb
        [easy] easy
        [normal] normal
        [hard] hard
        [expert] expert
       *[other] { $level }
    })
play-left = You left the table; the match is not over.
play-saved = The record is in { $file }.
play-which = Which game?
list-mark = {"; "}
table-targets = Targets: { $targets }.
table-stock = Cards in the stock: { $number }.
table-players = { $players }.
table-turn = To play: { $name }.
table-drawn = You drew: { $card }.
player-thirteen = { $name }: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }, { $taken } taken
player-friday = { $name }: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }, { $taken } taken
player-ole = { $name }: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }, { $chips ->
        [one] one chip
       *[other] { $chips } chips
    }
player-leaves = { $name }: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }{ $passed ->
        [yes] , passed
       *[no] {""}
    }
player-drat = { $name }: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }, { $tokens ->
        [one] one token
       *[other] { $tokens } tokens
    }
told-card = { $name }: { $move }.
told-chip = { $who ->
        [you] You take a chip.
       *[other] { $name } takes a chip.
    }
told-pass = { $who ->
        [you] You pass and take a { $value }.
       *[other] { $name } passes and takes a { $value }.
    }
score-total = { $name }: { $total }
score-totals = Standing: { $totals }.
