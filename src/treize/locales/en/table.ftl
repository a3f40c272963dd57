# A table in sentences: for the terminal and for those who listen.

nothing = nothing
name-you = You
name-guest = Guest
name-bot = Bot { $number }
name-seat = Seat { $number }

table-round = Round { $number }.
table-hand = Your hand: { $cards }.
table-hand-of = { $name } holds: { $cards }.
table-choosing = { $who ->
        [you] You had the most points: choose the order of the colours. Type normal (red is strongest) or reversed (yellow is strongest).
       *[other] { $name } had the most points and chooses the order of the colours.
    }
table-order = Colours from strongest to weakest: { $colours }.
table-top = Top card: { $card }.
table-row = The row: { $piles }.
table-count = Played: { $laid }. The total is { $total }; whoever reaches { $limit } takes a token. Tokens left: { $bank }.

told-sum-thirteen = The { $pile } target is now at { $total }.
told-sum-friday = The { $pile } pile is now at { $total }.
told-takes = Over the limit: { $who ->
        [you] you pick up
       *[other] { $name } picks up
    } { $number ->
        [one] one card.
       *[other] { $number } cards.
    }
told-run = Higher and stronger: { $who ->
        [you] you play again.
       *[other] { $name } plays again.
    }
told-cleared = Everyone else has passed, and the row is cleared. { $who ->
        [you] You start
       *[other] { $name } starts
    } a new one.
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

score-round = { $single ->
        [yes] The match is over.
       *[no] End of round { $number }.
    }
score-player = { $name }: { $why }.{ $single ->
        [yes] {""}
       *[no] {" "}This round { $points }, total { $total }.
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
score-targets-cards = { $cards }: { $points }
score-targets-spared = { $cards }, the most of all: free
score-thirteen-fours = { $cards ->
    [one] one rotten four: { $points }
   *[other] { $cards } rotten fours: { $points }
    }
score-friday-fours = { $cards ->
    [one] one Friday card: { $points }
   *[other] { $cards } Friday cards: { $points }
    }
score-ole-hand = hand ({ $cards }): { $points }
score-ole-chips = { $chips ->
    [one] one chip: { $points }
   *[other] { $chips } chips: { $points }
    }
score-leaves-cards = { $cards ->
    [0] no cards left
    [one] one card left
   *[other] { $cards } cards left
    }
score-drat-tokens = { $tokens ->
    [0] no tokens
    [one] one token
   *[other] { $tokens } tokens
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
    Type a move as it is shown, or its name. moves, m: the legal moves; #3 plays the third of them.
    table, t: the table again. score, s: the score. hint, i: the moves that promise most.
    undo, u: undo your last move. quit, q: leave the table.
play-word-help = help h
play-word-table = table t
play-word-moves = moves m
play-word-hint = hint i
play-word-undo = undo u
play-word-score = score s
play-word-quit = quit q
play-no-undo = You have no move to undo.
play-undone = Move undone.
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
        [easy] easy
        [normal] normal
        [hard] hard
        [expert] expert
       *[other] { $level }
    })
play-left = You have left the table; the match is not over.
play-saved = The record is in { $file }.
play-which = Which game?
list-mark = {"; "}
table-targets-thirteen = Targets: { $targets }.
table-targets-friday = Piles: { $targets }.
table-stock = Cards in the draw pile: { $number }.
table-players = { $players }.
table-turn = To play: { $name }.
table-drawn = You drew: { $card }.
player-thirteen = { $name }: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $taken } picked up
player-friday = { $name }: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $taken } picked up
player-ole = { $name }: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    }
player-leaves = { $name }: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }{ $passed ->
        [yes] , passed
       *[no] {""}
    }
player-drat = { $name }: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
told-card = { $name }: { $move }.
told-chip = { $who ->
        [you] You take a chip.
       *[other] { $name } takes a chip.
    }
told-pass = { $who ->
        [you] You pass and take the { $value }.
       *[other] { $name } passes and takes the { $value }.
    }
score-total = { $name }: { $total }
score-totals = Score: { $totals }.
