# A table in sentences: for the terminal and for those who listen.

nothing = nothing
name-you = You
name-bot = Bot { $number }
name-seat = Seat { $number }

table-round = Round { $number }.
table-hand = Your hand: { $cards }.
table-hand-of = { $name } holds: { $cards }.
table-target = The { $name } target is at { $total }: { $cards }.
table-stock = Cards in the stock: { $number }.
table-choosing = The loser of the last round chooses the order of the colours.
table-order = Colours from the strongest: { $colours }.
table-top = Top card: { $card }.
table-row = The row: { $piles }.
table-count = The total is { $total }; whoever reaches { $limit } takes a token. Tokens left: { $bank }.

player-thirteen = { $name }: { $cards } cards in hand, { $taken } taken, { $points } points{ $turn ->
    [yes] , to play
   *[no] {""}
}.
player-friday = { $name }: { $cards } cards in hand, { $taken } taken, { $points } points{ $turn ->
    [yes] , to play
   *[no] {""}
}.
player-ole = { $name }: { $cards } cards in hand, { $chips } chips, { $points } points{ $turn ->
    [yes] , to play
   *[no] {""}
}.
player-leaves = { $name }: { $cards } cards in hand{ $passed ->
    [yes] , passed
   *[no] {""}
}{ $turn ->
    [yes] , to play
   *[no] {""}
}.
player-drat = { $name }: { $cards } cards in hand, { $points } tokens{ $turn ->
    [yes] , to play
   *[no] {""}
}.

told-thirteen = { $name }: { $move }.
told-friday = { $name }: { $move }.
told-ole = { $name }: { $move }.
told-leaves = { $name }: { $move }.
told-drat = { $name }: { $move }.
told-sum = That makes { $total } on { $name }.
told-takes = Over the limit: { $name }, { $number ->
    [one] one card taken
   *[other] { $number } cards taken
}.
told-run = Both colour and value: { $name } may go on.
told-cleared = All others have passed: the row is cleared, and a new one begins. To start: { $name }.
told-total = The total is { $total }.
told-token = Drat, 13! A token for { $name }; tokens left: { $bank }.
told-duel = Chilis: { $name } { $mine }, { $rival } { $other }. All tokens of { $winner } go to { $loser }.
told-draw-off = Tied for fewest tokens, so chilis decide: { $chilis }.

score-round = End of round { $number }:
score-player = { $name }: { $why }. Points: { $points }, in all { $total }.
score-total = { $name }: { $total }
score-targets-cards = { $cards } { $pile }: { $points }
score-targets-spared = most { $pile }: { $cards } cards, spared
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
    [one] Winner: { $names }.
   *[other] Winners, tied: { $names }.
}
score-seed = The seed of the luck was { $seed }; its hash { $commitment } was shown before the first card.

play-begin = Seed hash: { $commitment }
play-prompt = Your move (? for help):{" "}
play-help =
    Write a move as it is listed, such as B7, R4>Y, chip, 6x3, pass:6, +4 or duel>2.
    moves, m: the legal moves; #3 plays the third of them.
    table, t: the table again. score, s: the totals.
    undo, u: take back your last move. quit, q: leave the table.
play-word-help = help h
play-word-table = table t
play-word-moves = moves m
play-word-undo = undo u
play-word-score = score s
play-word-quit = quit q
play-no-undo = There is no move of yours to take back.
play-undone = Taken back.
play-left = You left the table; the match is not over.
play-saved = The record is in { $file }.
play-which = Which game?
