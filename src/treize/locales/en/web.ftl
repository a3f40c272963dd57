# The table in the browser.

# Pages and what is on them

web-title-home = Treize: five small card games
web-title = { $game } · Treize
web-title-turn = ● Your turn · { $game }
web-welcome = Five small card games. A name, and off you go.
web-short-thirteen = 13
web-short-ole = Olé!
web-short-friday = Friday the 13th
web-short-leaves = 13 Leaves
web-short-drat = Drat, 13 again!
web-line-thirteen = Three targets. Go over 13 and it is all yours.
web-line-ole = Higher or stronger. Both? Olé!
web-line-friday = Black cat, mirror, ladder: mind the 13.
web-line-leaves = A row that grows at both ends.
web-line-drat = Count up, dodge 13, duel it out.
web-play = Play
web-play-now = Play { $game } now, against bots
web-friends = With friends
web-play-friends = Play { $game } with friends
web-dealing = Dealing …
web-rules = Rules
web-rules-of = Rules of { $game }
web-join = A table is waiting?
web-join-go = Join
web-code-here = CODE
web-your-name = Your name
web-name = Name
web-guest = Me
web-yours = Your tables
web-public = Open tables
web-finished = Matches you played
web-watch = watch
web-seats-free = { $number ->
        [one] one free seat
       *[other] { $number } free seats
    }
web-owners = The games belong to their authors and publishers. Treize is not affiliated with any of them.
web-home = Home
web-loading = Just a moment …
web-nothing-here = There is nothing here.
web-unreachable = The house can't be reached. Check your connection and try again.
web-close = Close
web-cancel = Cancel
web-yes = Yes
web-no = No
web-you = you

# How you like it

web-settings = Settings
web-menu = Menu
web-language = Language
web-theme = Appearance
web-theme-light = Light
web-theme-dark = Dark
web-theme-auto = Like the device
web-sound = Sound
web-motion = Cards travel
web-text-view = The table as text
web-keys = Number keys pick cards
web-notify = Tell me when it is my turn

# A new table

web-new-table = { $game } with friends
web-open-table = Open the table
web-seats = Seats
web-access = Who may come
web-access-link = Who has the link
web-access-public = Everybody
web-access-private = By invitation only
web-time = Time to think
web-time-none = No limit
web-time-move30 = 30 seconds a move
web-time-move120 = 2 minutes a move
web-time-bank = 5 minutes in all, 5 s more a move
web-time-day = A day a move
web-bot-level = Bots
web-level-easy = easy
web-level-normal = normal
web-level-hard = hard
web-level-expert = expert
web-allow-undo = Moves may be taken back
web-memory = Memory aid: taken cards stay visible
web-house-rules = House rules
web-option-limit = The number not to pass
web-option-hand = Cards in hand
web-option-rounds = Rounds (0: as the rules say)
web-option-chip = Points for a chip
web-option-voluntary_chip = A chip may be taken by choice
web-option-opening = Opening
web-option-match = Match
web-option-target = Points that end it
web-option-tokens = Tokens
web-choice-lowest = with the weakest card
web-choice-lowest-and-one = with the weakest card and one more
web-choice-basic = one round
web-choice-advanced = several rounds

# Before the first card

web-lobby-title = Who is playing?
web-lobby-join = Take a seat
web-lobby-full = Full: you may watch.
web-free = Free seat
web-sit = Sit here
web-stand = Get up
web-add-bot = Seat a bot
web-remove-bot = Send { $name } away
web-beside = Somebody beside you, on this screen
web-add = Add
web-start = Start
web-start-bots = Start, bots in the free seats
web-waiting = The host will start soon.
web-watching = { $number ->
        [one] One person is watching.
       *[other] { $number } people are watching.
    }
web-invite = Invite others
web-code = Code
web-link = Link to this table
web-copy = Copy the link
web-copied = Copied
web-share = Share
web-share-text = Come and play { $game }!
web-qr = The link as a picture to scan

# At the table

web-others = The others
web-mine = Your hand
web-players = Players
web-player = Player
web-moves = Your moves
web-log = What happened
web-bot = (bot)
web-name-bot = { $number ->
        [1] Mina
        [2] Luke
        [3] Zoe
        [4] Paul
        [5] Nora
        [6] Leo
        [7] Max
       *[other] Eva
    }
web-name-seat = Seat { $number }
web-middle-thirteen = The three targets
web-middle-friday = The three targets
web-middle-ole = The pile
web-middle-leaves = The row
web-middle-drat = The count
web-round-number = round { $round }
web-points = { $number ->
        [one] one pt
       *[other] { $number } pts
    }
web-fact-held = { $number ->
        [one] one card
       *[other] { $number } cards
    }
web-fact-taken = { $number } taken
web-fact-chips = { $number ->
        [one] one chip
       *[other] { $number } chips
    }
web-fact-tokens = { $number ->
        [one] one token
       *[other] { $number } tokens
    }
web-fact-stock = { $number ->
        [one] one card in the stock
       *[other] { $number } cards in the stock
    }
web-state-plays = plays …
web-state-passed = passed
web-state-took = passed · took { $value }
web-state-away = away
web-state-won = has won
web-clock = Time left:
web-clock-days = { $number } d
web-clock-hours = { $number } h
web-your-turn = Your turn!
web-your-turn-again = Your turn again!
web-plays = { $name } is playing
web-pick-ahead = Pick your card already.
web-won = You have won!
web-over = It is over
web-hand-empty = No card left.
web-do-thirteen = One card on its target.
web-do-friday = One card on its target.
web-do-ole = Higher or stronger.
web-do-leaves = Lay at an end, or pass.
web-do-drat = Stay below 13.
web-do-order = Choose the order of the colours.
web-where-thirteen = Rotten: on which target?
web-where-friday = Friday: on which target?
web-where-ole = Once more to play it.
web-where-leaves = How many?
web-where-drat = Duel: against whom?
web-tap-again = Tap again: { $move }.
web-lay-here = Lay the card here
web-card-not = { $card }, can't be played
web-card-makes = { $card }, makes { $makes }
web-card-drat = { $card ->
        [duel] duel
       *[other] { $card }
    }
web-letter = { $suit ->
        [blue] B
        [yellow] Y
        [green] G
        [red] R
        [rotten] R
        [cat] C
        [mirror] M
        [ladder] L
       *[friday] F
    }
web-friday-leaf = FRI 13
web-duel-card = DUEL
web-tag-token = drat!
web-target = { $pile }: { $sum }. Cards: { $cards }. Room for { $left }.
web-target-would = Would make { $total }{ $taken ->
        [0] .
        [one] , you would take one card.
       *[other] , you would take { $taken } cards.
    }
web-left = { $number ->
        [0] full
       *[other] { $number } left
    }
web-ole-order = Colours from the strongest: { $colours }.
web-ole-top = On top: { $card }.
web-ole-none = No card has been laid yet.
web-ole-choosing = { $name } chooses the order of the colours.
web-ole-opens = { $name } opens with the weakest card.
web-ole-run = Higher and stronger: { $name } goes on.
web-ole-beat = Higher, or a stronger colour.
web-ole-shout = Olé!
web-chip = Take a chip ({ $points } pts)
web-leaves-empty = The row is empty: any cards of one value.
web-leaves-pile = { $number } × { $value }{ $end ->
        [low] , the low end
        [high] , the high end
        [both] , both ends
       *[none] {""}
    }.
web-leaves-low = { $value } or less
web-leaves-high = { $value } or more
web-leaves-least = { $number ->
        [one] at least one card
       *[other] at least { $number } cards
    }
web-leaves-take = Which card do you take?
web-lay = Lay { $number } × { $value }
web-fewer = One card fewer
web-more = One card more
web-pass = Pass and take
web-take = Take a { $value }
web-bank = { $number } left
web-room = { $number ->
        [0] not one more
       *[other] { $number } more, no further
    }
web-count = The total is { $total }; at { $limit } you take a token.
web-laid = Laid: { $cards }.
web-laid-none = No card has been laid yet.
web-duel = Duel!
web-duel-total = The total stays at { $total }.
web-undo = Take back
web-hint = Hint
web-thinking = Thinking …
web-hint-how = What each move promises, as far as you can see: your chance to win, and { $unit ->
        [tokens] the tokens
        [cards] the cards left
       *[points] the points
    } to expect. Tap one to play it.
web-hint-points = { $unit ->
        [tokens] { NUMBER($points, maximumFractionDigits: 1) } tokens
        [cards] { NUMBER($points, maximumFractionDigits: 1) } cards
       *[points] { NUMBER($points, maximumFractionDigits: 1) } pts
    }
web-help = Rules and help
web-chat = Chat
web-chat-open = { $number ->
        [0] Chat
        [one] Chat, one new line
       *[other] Chat, { $number } new lines
    }
web-chat-none = Nobody has said anything yet.
web-chat-say = Say something
web-send = Send
web-said = { $name } says: { $text }
web-mute = Mute { $name }
web-unmute = Hear everybody again
web-leave = Leave the match (a bot plays on)
web-luck = Is the luck fair?
web-luck-hash = The seed of this match was fixed before the first card. Its hash: { $hash }. The seed itself is shown at the end.
web-lost = Connection lost. Trying again; nothing is lost.
web-sent-later = You are offline: your move is sent as soon as the connection is back.
web-bot-plays = A bot plays for you.
web-take-back = I am back
web-time-up = Time is up: a bot played for you.
web-draw-off = A tie of tokens, so chilis decide: { $chilis }.
web-text-player = { $name }: { $facts }
web-spectator = { $number ->
        [0] You are watching.
        [one] You are watching.
       *[other] You are watching, { $number } in all.
    }
web-pass-title = { $name }’s turn
web-pass-sub = Pass the screen; nobody else looks.
web-pass-screen = Pass the screen to { $name }.
web-uncover = I am { $name }: show my hand

# What happened

web-told-card = { $who ->
        [you] You play
       *[other] { $name } plays
    } { $card }{ $shows ->
        [yes] : that makes { $total }
       *[no] {""}
    }.{ $taken ->
        [0] {""}
        [one] {" "}Over the top: one card taken.
       *[other] {" "}Over the top: { $taken } cards taken.
    }{ $again ->
        [yes] {" "}Olé! Once more.
       *[no] {""}
    }
web-told-token = { $who ->
        [you] You play { $card }. Drat! You take a token.
       *[other] { $name } plays { $card }. Drat! { $name } takes a token.
    }
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
web-told-pass = { $who ->
        [you] You pass and take a { $value }.
       *[other] { $name } passes and takes a { $value }.
    }
web-told-lay = { $who ->
        [you] You lay { $what }.
       *[other] { $name } lays { $what }.
    }
web-told-duel = { $who ->
        [you] You challenge { $rival }
       *[other] { $name } challenges { $rival }
    }: { $mine } against { $theirs }. { $won ->
        [you] You win.
       *[other] { $winner } wins.
    }
web-told-sat = { $who ->
        [you] You sit down.
       *[other] { $name } sits down.
    }
web-told-dealt = Round { $round }: the cards are dealt.
web-told-scored = Round { $round } is over.
web-told-taken-over = { $who ->
        [you] A bot plays for you.
       *[other] A bot plays for { $name }.
    }
web-told-handed-back = { $who ->
        [you] You are back.
       *[other] { $name } is back.
    }
web-told-undo-asked = { $who ->
        [you] You would like to take a move back.
       *[other] { $name } would like to take a move back.
    }
web-told-undo-refused = The move stays.
web-told-undone = The move was taken back.
web-told-paused = The clocks stand still.
web-told-resumed = The clocks run again.

# Points

web-round = Round
web-total = total
web-score-sheet = Score sheet
web-winners = { $number ->
        [one] { $who ->
            [you] You have won!
           *[other] { $names } has won
        }
       *[other] A shared win: { $names }
    }
web-round-best = { $number ->
        [one] { $who ->
            [you] Your round: { $points ->
                [one] { $points } point
               *[other] { $points } points
            }
           *[other] { $names }, { $points ->
                [one] { $points } point
               *[other] { $points } points
            }: the best round
        }
       *[other] { $names }: { $points ->
            [one] { $points } point
           *[other] { $points } points
        } each
    }
web-score-how-thirteen = A taken card costs 1 point, a rotten four 2. Fewest points win.
web-score-how-friday = A taken card costs 1 point, a Friday four 2. Fewest points win.
web-score-how-ole = Cards in hand cost their value, and chips cost extra. Fewest points win.
web-score-how-leaves = Every card left in hand counts. Fewest win.
web-score-how-drat = Every token counts. Fewest win.
web-score-most = { $who ->
        [you] You have most
       *[other] { $name } has most
    }
web-score-spared = { $number ->
        [one] That card doesn’t count.
       *[other] Those { $number } cards don’t count.
    }
web-score-tied = Tied for most
web-score-nobody = Nobody took any
web-score-unspared = Nobody is spared.
web-score-fours-thirteen = Rotten fours count
web-score-fours-friday = Friday fours count
web-score-fours-sub = Always, and double.
web-score-cards = { $number ->
        [one] one card,
       *[other] { $number } cards,
    }
web-score-nothing = nothing
web-next-round = Next round
web-rematch = Play again
web-replay = Watch again
web-publish = Let others watch it

# The first round teaches

web-guide = First round
web-understood = Got it
web-guide-stop = No more tips
web-guide-thirteen-turn = Tap a card, then tap it again: it goes on the target of its colour. Keep the sum at 13 or less.
web-guide-thirteen-wild = A rotten four goes on any target. Pick it, then tap the target.
web-guide-thirteen-taken = Who goes over 13 takes what lay there, face down: 1 point against each. But whoever has most of a colour gets that colour for free.
web-guide-friday-turn = Tap a card, then tap it again: it goes on its target. Keep the sum at 13 or less.
web-guide-friday-wild = A Friday four goes on any target. Pick it, then tap the target.
web-guide-friday-taken = Who goes over 13 takes what lay there, face down: 1 point against each. But whoever has most of a kind gets that kind for free.
web-guide-ole-turn = Beat the top card: a higher number, or a stronger colour. The flags show which colour is stronger.
web-guide-ole-why = Grey cards can’t be played now. Tap one, and you see why.
web-guide-ole-run = Higher and stronger at once: olé! Whoever lays such a card must go on.
web-guide-ole-chip = Whoever can’t or won’t lay takes a chip: 5 points against.
web-guide-ole-order = You had most points last round, so you choose: do the flags stay or turn round?
web-guide-leaves-turn = Lay cards of one value at an end of the row, at least as many as lie there. The first who has no card left wins.
web-guide-leaves-why = Grey cards can’t be played now. Tap one, and you see why.
web-guide-leaves-pass = Or pass: take any one card from the row and sit out until the row is over. Choose well, it may make a set.
web-guide-leaves-out = Who passed has a brown leaf. When all but one have passed, that one clears the row and starts a new one.
web-guide-drat-turn = Lay a card: it is added to the total. Whoever reaches 13 takes a token. Tap a card twice to lay it.
web-guide-drat-token = There is the first token. When the last one is taken it is over; fewest win.
web-guide-drat-duel = A duel adds nothing. Both draw a chili; the higher one gives all own tokens to the other!

# Watching again

web-guide-again = Show the tips of the first round again
web-replay-begin = Before the first move
web-replay-move = { $number }. { $name }: { $move }
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-next = One move on
web-replay-last = To the end
web-replay-play = Play
web-replay-stop = Pause
web-replay-jump = Jump to a move
web-replay-link = Link to this moment
web-eyes = Seen by
web-eyes-open = all cards open
web-eyes-table = a spectator
web-download = Download
web-check-luck = Check the luck
web-luck-holds = All is fair: the seed { $seed } has the hash that was shown before the first card ({ $hash }), and all { $moves } moves follow from it.
web-luck-broken = This does not hold: the seed { $seed } has the hash { $hash }, not the one that was shown ({ $moves } moves checked).
web-analyse = Analyse
web-analysis = How the match went
web-curve = Each player’s chance to win at their own moves, in per cent
web-costliest = The moves that cost most
web-better = Better: { $move } ({ $cost } of a win lost)
