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
web-line-thirteen = Three targets. Go over 13 and you pick up the lot.
web-line-ole = Higher or stronger. Both? Olé!
web-line-friday = Black cat, mirror, ladder: mind the 13.
web-line-leaves = A row that grows at both ends.
web-line-drat = Count up, dodge 13, duel it out.
web-play = Play
web-play-now = Play { $game } now, against bots
web-friends = With friends
web-play-friends = Play { $game } with friends
web-dealing = Dealing…
web-rules = Rules
web-rules-of = Rules of { $game }
web-join = Got a table code?
web-join-go = Join
web-code-here = CODE
web-your-name = Your name
web-name = Name
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
web-loading = Just a moment…
web-nothing-here = There is nothing here.
web-unreachable = The server can’t be reached. Check your connection and try again.
web-again = Try again
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
web-theme-auto = Same as the device
web-sound = Sound
web-motion = Animate cards
web-text-view = Show the table as text
web-keys = Choose cards with the number keys
web-notify = Tell me when it’s my turn

# A new table

web-new-table = { $game } with friends
web-open-table = Open the table
web-seats = Seats
web-access = Who can join
web-access-link = With the link
web-access-public = Everyone
web-access-private = By invitation only
web-time = Thinking time
web-time-none = No limit
web-time-move30 = 30 seconds per move
web-time-move120 = 2 minutes per move
web-time-bank = 5 minutes in all, plus 5 s per move
web-time-day = One day per move
web-bot-level = Bots
web-level-easy = easy
web-level-normal = normal
web-level-hard = hard
web-level-expert = expert
web-allow-undo = Allow undo
web-memory = Memory aid: cards picked up stay visible
web-house-rules = House rules

# Before the first card

web-lobby-title = Who is playing?
web-lobby-join = Take a seat
web-lobby-full = Full: you can watch.
web-free = Free seat
web-sit = Sit here
web-stand = Leave seat
web-add-bot = Add a bot
web-remove-bot = Remove { $name }
web-beside = Someone beside you, on this screen
web-add = Add
web-start = Start
web-start-bots = Start with bots
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
web-share-text = Come and play { $game }
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
web-middle-friday = The three piles
web-middle-ole = The pile
web-middle-leaves = The row
web-middle-drat = The total
web-round-number = round { $round }
web-points = { $number ->
        [one] { $number } pt
       *[other] { $number } pts
    }
web-fact-held = { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
web-fact-taken = { $number } picked up
web-fact-chips = { $number ->
        [one] { $number } chip
       *[other] { $number } chips
    }
web-fact-tokens = { $number ->
        [one] { $number } token
       *[other] { $number } tokens
    }
web-fact-stock = { $number ->
        [one] { $number } card in the draw pile
       *[other] { $number } cards in the draw pile
    }
web-state-plays = playing…
web-state-passed = passed
web-state-took = passed · took { $value }
web-state-away = away
web-state-won = won
web-clock = Time left:
web-clock-days = { $number } d
web-clock-hours = { $number } h
web-your-turn = Your turn!
web-your-turn-again = Your turn again!
web-plays = { $name } is playing
web-pick-ahead = You can choose your card now.
web-won = You win!
web-over = The match is over
web-hand-empty = No cards left.
web-do-thirteen = Play a card on its target.
web-do-friday = Play a card on its pile.
web-do-ole = Higher or stronger.
web-do-ole-open = Open with the weakest card.
web-do-ole-second = One more card, any you like.
web-do-ole-chip = Nothing beats it: take a chip.
web-do-leaves = Play at an end, or pass.
web-do-leaves-start = Play cards of one value.
web-do-leaves-pass = Nothing fits: pass.
web-do-drat = Stay under { $limit }.
web-do-order = Choose the order of the colours.
web-where-thirteen = Rotten four: on which target?
web-where-friday = Friday card: on which pile?
web-where-ole = Tap again to play it.
web-where-leaves = How many?
web-where-drat = Duel: against whom?
web-tap-again = Tap again: { $move }.
web-lay-here = Play the card here
web-card-not = { $card }, can’t be played
web-card-makes = { $card }, makes { $makes }
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
web-target-thirteen = The { $pile } target: { $sum }. Cards: { $cards }. Room for { $left }.
web-target-friday = The { $pile } pile: { $sum }. Cards: { $cards }. Room for { $left }.
web-target-would = Would make { $total }{ $taken ->
        [0] .
        [one] , you would pick up one card.
       *[other] , you would pick up { $taken } cards.
    }
web-left = { $number ->
        [0] full
       *[other] { $number } left
    }
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
web-leaves-empty = The row is empty: play any cards of one value.
web-leaves-pile = { $number } × { $value }{ $end ->
        [low] , the low end
        [high] , the high end
        [both] , both ends
       *[none] {""}
    }.
web-leaves-low = { $value } or lower
web-leaves-high = { $value } or higher
web-leaves-least = { $number ->
        [one] at least one card
       *[other] at least { $number } cards
    }
web-leaves-take = Which card do you take?
web-lay = Play { $number } × { $value }
web-fewer = One card fewer
web-more = One card more
web-pass = Pass and take
web-take = Take the { $value }
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
web-undo = Undo
web-undo-waits = Undo? Waiting for { $names } to agree.
web-hint = Hint
web-thinking = Thinking…
web-hint-how = What each move promises, as far as you can see: your chance of winning, and how many { $unit ->
        [tokens] tokens to expect.
        [cards] cards you may be left with.
       *[points] points to expect.
    } Tap one to play it.
web-hint-points = { $unit ->
        [tokens] { NUMBER($points, maximumFractionDigits: 1) ->
            [one] { NUMBER($points, maximumFractionDigits: 1) } token
           *[other] { NUMBER($points, maximumFractionDigits: 1) } tokens
        }
        [cards] { NUMBER($points, maximumFractionDigits: 1) ->
            [one] { NUMBER($points, maximumFractionDigits: 1) } card
           *[other] { NUMBER($points, maximumFractionDigits: 1) } cards
        }
       *[points] { NUMBER($points, maximumFractionDigits: 1) ->
            [one] { NUMBER($points, maximumFractionDigits: 1) } pt
           *[other] { NUMBER($points, maximumFractionDigits: 1) } pts
        }
    }
web-help = Rules and help
web-chat = Chat
web-chat-open = { $number ->
        [0] Chat
        [one] Chat, one new message
       *[other] Chat, { $number } new messages
    }
web-chat-none = Nobody has written anything yet.
web-chat-say = Write a message
web-send = Send
web-said = { $name } says: { $text }
web-mute = Mute { $name }
web-unmute = Unmute everyone
web-leave = Leave the match (a bot plays on)
web-luck = Is the deal fair?
web-luck-hash = The seed of this match was fixed before the first card. Its fingerprint: { $hash }. The seed itself is shown at the end.
web-lost = Connection lost. Trying again; your match is safe.
web-sent-later = You’re offline: your move is sent as soon as the connection is back.
web-bot-plays = A bot plays for you.
web-take-back = I’m back
web-time-up = Time’s up: a bot played for you.
web-draw-off = A tie for fewest tokens, so chillies decide: { $chilis }.
web-text-player = { $name }: { $facts }
web-spectator = { $number ->
        [0] You are watching.
        [one] You are watching.
       *[other] { $number } of you are watching.
    }
web-pass-title = { $name }’s turn
web-pass-sub = Pass the screen. No peeking!
web-pass-screen = Pass the screen to { $name }.
web-uncover = I’m { $name }: show my hand

# What happened

web-told-card = { $who ->
        [you] You play
       *[other] { $name } plays
    } the { $card }{ $shows ->
        [yes] : that makes { $total }
       *[no] {""}
    }.{ $taken ->
        [0] {""}
        [one] {" "}Too much! One card picked up.
       *[other] {" "}Too much! { $taken } cards picked up.
    }{ $again ->
        [yes] {" "}Olé! Once more.
       *[no] {""}
    }
web-told-token = { $who ->
        [you] You play the { $card }. Drat! You take a token.
       *[other] { $name } plays the { $card }. Drat! { $name } takes a token.
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
        [you] You pass and take the { $value }.
       *[other] { $name } passes and takes the { $value }.
    }
web-told-lay = { $who ->
        [you] You play { $what }.
       *[other] { $name } plays { $what }.
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
web-told-sat = { $who ->
        [you] You take a seat.
       *[other] { $name } takes a seat.
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
        [you] You would like to undo a move.
       *[other] { $name } would like to undo a move.
    }
web-told-undo-refused = The move stands.
web-told-undone = The move was undone.
web-told-paused = The clocks are stopped.
web-told-resumed = The clocks are running again.

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
            [you] You win the round: { $points ->
                [one] { $points } point
               *[other] { $points } points
            }
           *[other] { $names } wins the round: { $points ->
                [one] { $points } point
               *[other] { $points } points
            }
        }
       *[other] A shared round, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }: { $names }
    }
web-score-how-thirteen = A card picked up costs 1 point, a rotten four 2. Whoever has the fewest points wins.
web-score-how-friday = A card picked up costs 1 point, a Friday card 2. Whoever has the fewest points wins.
web-score-how-ole = Cards in hand cost their value, and chips are added. Whoever has the fewest points wins.
web-score-how-leaves = Every card left in hand counts. Whoever has the fewest wins.
web-score-how-drat = Every token counts. Whoever has the fewest wins.
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
web-score-fours-friday = Friday cards count
web-score-fours-sub = Always, and double.
web-score-cards = { $number ->
        [one] { $number } card,
       *[other] { $number } cards,
    }
web-score-nothing = nothing
web-next-round = Next round
web-rematch = Play again
web-replay = Watch again
web-publish = Let others watch the match

# The first round teaches

web-guide = First round
web-understood = Got it
web-guide-stop = Hide tips
web-guide-thirteen-turn = Tap a card, then tap it again: it goes on the target of its colour. Keep the total at { $limit } or less.
web-guide-thirteen-wild = A rotten four goes on any target. Choose it, then tap the target.
web-guide-thirteen-taken = Whoever goes over { $limit } picks up the cards already there, face down: 1 point a card, 2 for a rotten four.
web-guide-thirteen-most = If you have picked up more of a colour than anyone else, it costs you nothing. Rotten fours always count.
web-guide-friday-turn = Tap a card, then tap it again: it goes on its pile. Keep the total at { $limit } or less.
web-guide-friday-wild = A Friday card goes on any pile. Choose it, then tap the pile.
web-guide-friday-taken = Whoever goes over { $limit } picks up the cards already there, face down: 1 point a card, 2 for a Friday card.
web-guide-friday-most = If you have picked up more of a kind than anyone else, it costs you nothing. Friday cards always count.
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
web-guide-leaves-turn = Play cards of one value at an end of the row, at least as many as are already there. Whoever runs out of cards first wins.
web-guide-leaves-why = Grey cards can’t be played now. Tap one to see why.
web-guide-leaves-pass = Or pass: take any one card from the row and sit out until the next row. Choose well, it may go with your other cards.
web-guide-leaves-out = Whoever has passed wears a brown leaf. The last one still in clears the row and starts a new one.
web-guide-drat-turn = Play a card: it is added to the total. Whoever brings it to { $limit } or more takes a token. Tap a card twice to play it.
web-guide-drat-token = There’s the first token. When the last one is taken it’s all over: whoever has the fewest wins.
web-guide-drat-duel = A duel adds nothing. Both draw a chilli; the hotter one wins, and the winner gives all their tokens to the loser!

# Watching again

web-guide-again = Show the tips of the first round again
web-replay-begin = Before the first move
web-replay-move = { $number }. { $name }: { $move }
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-next = One move forward
web-replay-last = To the end
web-replay-play = Play
web-replay-stop = Pause
web-replay-jump = Jump to a move
web-replay-link = Link to this moment
web-eyes = Point of view
web-eyes-open = all cards face up
web-eyes-table = a spectator
web-download = Download
web-check-luck = Check the shuffle
web-luck-holds = All is fair: the seed { $seed } has the fingerprint that was shown before the first card ({ $hash }), and all { $moves } moves follow from it.
web-luck-broken = Something is wrong: the seed { $seed } has the fingerprint { $hash }, not the one that was shown ({ $moves } moves checked).
web-analyse = Analyse
web-analysis = How the match went
web-curve = Each player’s chance of winning at their own moves, in per cent
web-costliest = The costliest moves
web-better = Better: { $move } (+{ $cost } chance of winning)
web-try-again = Try again
