# Pages and what is on them

web-title-home = Treize: five small card games
web-title = { $game } · Treize
web-title-turn = ● Your turn · { $game }
web-welcome = Five small card games. A name, and off you go.
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
web-finished-more =
    { $number ->
        [one] One more match
       *[other] { $number } more matches
    }
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
web-no-server = There is no server here.
web-friends-need = Friends on other devices meet on a server: whoever has Treize on a computer starts one with this command, and sends them the link.
web-friends-how = How to run a server
web-not-able = This browser can’t run the games by itself; a current Chrome, Edge, Firefox or Safari can.
web-update = A new version is there.
web-update-take = Use it now
web-again = Try again
web-close = Close
web-cancel = Cancel
web-yes = Yes
web-no = No
web-you = you

# How you like it

web-settings = Settings
web-menu = Menu
web-look = Your animal and your colour
web-look-animal = Animal
web-look-colour = Colour
web-animal = { $animal ->
        [fox] Fox
        [owl] Owl
        [hedgehog] Hedgehog
        [cat] Cat
        [whale] Whale
        [rabbit] Rabbit
        [bear] Bear
        [frog] Frog
        [snail] Snail
        [duck] Duck
        [turtle] Turtle
       *[elephant] Elephant
    }
web-tint = { $colour ->
        [blue] Blue
        [violet] Violet
        [teal] Teal
        [red] Red
        [plum] Plum
        [green] Green
        [brown] Brown
       *[grey] Grey
    }
web-language = Language
web-theme = Appearance
web-theme-light = Light
web-theme-dark = Dark
web-theme-auto = Same as the device
web-pace = Pace
web-pace-calm = Calm
web-pace-normal = Normal
web-pace-quick = Quick
web-pace-instant = Without waiting
web-sound = Sound
web-sound-ask = Play with sound?
web-vibration = Vibrate
web-motion = Animate cards
web-text-view = Show the table as text
web-keys = Choose cards with the number keys
web-tips = Tips while a game is new
web-notify = Tell me when it’s my turn

# A new table

web-new-table = { $game } with friends
web-open-table = Open the table
web-seats = Seats
web-access = Who can join
web-access-link = With the link
web-access-public = Everyone
web-access-private = By invitation only
web-access-here = This screen
web-time = Thinking time
web-time-none = No limit
web-time-move30 = 30 seconds per move
web-time-move120 = 2 minutes per move
web-time-bank = 5 minutes in all, plus 5 s per move
web-time-day = One day per move
web-bot-level = Bots
web-level-beginner = beginner
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
web-watching-names = Watching: { $names }
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
web-log-open = Open the log
web-log-part = What came before is no longer known here.
web-log-empty = Nothing has happened yet.
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
web-round-number = round { $round }
web-points = { $number ->
        [one] { $number } pt
       *[other] { $number } pts
    }
web-fact-held = { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
web-fact-stock = { $number ->
        [one] { $number } card in the draw pile
       *[other] { $number } cards in the draw pile
    }
web-mark-takes = takes { $number }
web-state-plays = playing…
web-state-here = here
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
web-round-over = Round { $round } is over
web-hand-empty = No cards left.
web-tap-again = Tap again: { $move }.
web-misplaced = Not there. Its place: { $pile }.
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
web-left = { $number ->
        [0] full
       *[other] { $number } left
    }
web-undo = Undo
web-undo-waits = Undo? Waiting for { $names } to agree.
web-hint = Hint
web-hint-why = Why?
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
web-react = React without words
web-reaction = { $reaction ->
        [applause] Bravo!
        [laugh] Ha ha!
        [wow] Wow!
        [ouch] Ouch!
        [hurry] I’m waiting…
       *[heart] A heart
    }
web-reacted = { $name } { $reaction ->
        [applause] applauds.
        [laugh] laughs.
        [wow] is amazed.
        [ouch] says ouch.
        [hurry] is waiting.
       *[heart] sends a heart.
    }
web-remove = Remove { $name }…
web-remove-title = Remove { $name }
web-remove-words = If you only free the seat, anyone can take it again, { $name } too. If you send { $name } away, there is no way back to this table.
web-remove-ban-words = Once sent away, { $name } can’t come back to this table.
web-remove-seat = Free the seat
web-remove-ban = Send away for good
web-account = You on this server
web-account-words = The server knows this browser by a secret key. If someone else may have it, ask for a new one: then only this browser is still you.
web-account-renew = Get a new key
web-account-renewed = Done: your other devices are signed out.
web-account-forget = Forget me everywhere
web-account-forget-words = Your seats become free, and your name, your messages and your list of matches are deleted from this server, for all your devices. Others keep the matches they played with you, without your name. This can’t be undone.
web-account-forgotten = Done: the server has forgotten you.
web-privacy = What this server keeps
web-privacy-you = About you: the name and the look you chose, the fingerprint of your browser’s key, whom you have muted, and the day you were last here. There is no password and no email address, and your internet address is never written down.
web-privacy-tables = About tables: who sat where, every move with its time, and what was said. About finished matches: names, moves and the shuffle. Those who played can see them again; unless the table was private, so can anyone with the link.
web-privacy-seen = Whoever runs this server can see all of that, hands and messages included, and makes backups of it. A proxy in front of it may keep logs of its own.
web-privacy-days = A table that nobody enters for { $days } days is removed, with all that was said there; then so is everyone who has neither a table nor a finished match. Finished matches stay.
web-privacy-ever = All of it stays until someone removes it.
web-privacy-forget = “Forget me everywhere” in the settings removes your name, seats, messages and list of matches at once. Others keep the matches they played with you, without your name. Backups made before still hold it until they are deleted. If you have lost your key, ask whoever runs this server.
web-privacy-browser = Your browser keeps your key, your settings, the matches you play on this device, and this page for when you are offline; all of that goes when you delete the site’s data. There are no cookies, and nothing is loaded from anywhere else.
web-mute = Mute { $name }
web-unmute = Unmute everyone
web-leave = Leave the match (a bot plays on)
web-luck = Is the deal fair?
web-luck-hash = The seed of this match was fixed before the first card. Its fingerprint: { $hash }. The seed itself is shown at the end.
web-luck-promises = The server and everyone’s browser each add a part to the shuffle; all of them were promised before anyone revealed theirs. Fingerprint of the promises: { $hash }. The parts are shown at the end.
web-luck-own = Your browser’s part: { $part }
web-luck-fair = Your browser’s part is in the shuffle, and all { $number } promises were kept. Under “{ web-replay }” you can check cards and moves too.
web-luck-problem = { $problem ->
        [out] This match was shuffled without a part of this browser; perhaps it was too late, or another of your devices gave one.
        [missing] This shuffle is without your browser’s part, so it proves nothing to you; the part may have come too late.
        [list] The list of promises was not in order, so your browser kept its part to itself: don’t trust this deal.
        [again] Your browser had already revealed a part here, for a match that it never saw begin; perhaps the server shuffled again: don’t trust this deal.
        [withheld] A promised part is missing in this shuffle ({ $names }): it may be a lost connection, or a choice between shuffles.
        [hidden] The server has not shown its part, so nothing proves this shuffle.
        [seen] The record does not have the hand and the moves that you saw: don’t trust this deal.
       *[changed] This is not what was promised before the shuffle: don’t trust this deal.
    }
web-shuffling = Shuffling…
web-lost = Connection lost. Trying again; your match is safe.
web-sent-later = You’re offline: your move is sent as soon as the connection is back.
web-bot-plays = A bot plays for you.
web-take-back = I’m back
web-time-up = Time’s up: a bot played for you.
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
web-score-cards = { $number ->
        [one] { $number } card,
       *[other] { $number } cards,
    }
web-score-nothing = nothing
web-next-round = Next round
web-go-on = Continue
web-rematch = Play again
web-level-up = Next level: { $level }
web-level-down = Gentler level: { $level }
web-replay = Watch again
web-publish = Let others watch the match

# The first round teaches

web-guide = First round
web-understood = Got it
web-guide-stop = Hide tips

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
web-luck-holds = { $luck ->
        [one] The seed { $seed } has the fingerprint that was shown before the first card ({ $hash }).
       *[several] { $kept } of { $all } promises were kept, and the parts that came make the seed.
    }
web-luck-moves = { $checked ->
        [seen] This browser has played all { $moves } moves again from the seed; your hand and the moves are those that it saw at the table.
        [replayed] This browser has played all { $moves } moves again from the seed.
       *[told] That all { $moves } moves follow from it, the server says; this browser could not play them again.
    }
web-luck-broken = Something is wrong: the seed { $seed } or its parts (fingerprint { $hash }) are not what was promised before the first card ({ $moves } moves checked).
web-luck-proof = { $proof ->
        [own] What this proves: nobody chose the cards, not even whoever runs the server. What it doesn’t: that they never looked at them.
        [seed] What this proves: nobody chose the seed, not even whoever runs the server. That your cards came from it, “treize verify” on your own computer shows.
        [partly] Your browser’s part is in it, but not every part that was promised: whoever held one back may have chosen between shuffles.
        [others] No part is from this browser. To those whose part is there it proves that nobody chose the cards, but not that whoever runs the server never looked at them.
        [device] This device shuffled alone: nobody else had a part in it.
       *[alone] Only the server had a part in it: this proves that the shuffle stayed the same, not that nobody chose it.
    }
web-part-server = Server
web-part-fingerprint = Fingerprint
web-part-seed = Seed
web-part = { $state ->
        [shown] shown before the first card
        [made] made of all parts
        [own] your part, promise kept
        [kept] promise kept
        [late] promised, but never came
       *[broken] not what was promised
    }

# Matches on this device, without a server.

web-device = On this device
web-device-words = A match on this device needs no server. Its cards are in the memory of this device, so whoever knows their way around it could look; luck, levels and records are the same as on a server.
web-device-save = Save everything
web-device-take = Open a file
web-device-files = A saved file has all your matches and settings in it; open it here or on another device to get them back. You can also open the record of one match.
web-device-taken =
    { $number ->
        [0] Your settings are back; there were no matches in the file.
        [one] One match and your settings are back.
       *[other] { $number } matches and your settings are back.
    }
web-device-left =
    { $number ->
        [one] One match could not be read.
       *[other] { $number } matches could not be read.
    }
web-device-file = This file is not one of Treize; open a saved file or the record of a match.
web-device-refused = This browser keeps nothing: your matches are gone when you close the page.
web-device-full = No room left on this device: what you play is gone when you close the page.
web-device-send = Send to the server
web-device-missing = This device can’t play without the server yet. Open the page once with a connection, then try again.
web-device-broken = Something went wrong in this match, and it can’t go on. Download its record to report it.
web-device-alone = There is nobody else on this device; open a table on the server for that.
web-device-cut = This match was not played to its end; open one that was.
web-device-elsewhere = This match goes on in another tab.
web-device-here = Go on here
web-people-here = People here
web-names-here = Who else plays on this screen?
web-analyse = Analyse
web-analysis = How the match went
web-curve = Each player’s chance of winning at their own moves, in per cent
web-costliest = The costliest moves
web-better = Better: { $move } (+{ $cost } chance of winning)
web-try-again = Try again

# A game that has no picture of its own

web-state-passed = passed
web-state-took = took { $card }
web-takes = Take a card
web-take = Take the { $value }
web-fewer = One card fewer
web-more = One card more
web-do-card = Play a card.
web-do-word = What will you do?
web-do-take = Which card do you take?
web-where = Where does it go?
web-where-whom = Against whom?
web-where-number = How many?
web-target-would = Would make { $total }{ $taken ->
        [0] .
        [one] , you would pick up one card.
       *[other] , you would pick up { $taken } cards.
    }
web-flag = yes
web-empty = empty
web-fact = { $name }: { $value }
web-told-move = { $who ->
        [you] You
       *[other] { $name }
    }: { $move }.{ $taken ->
        [0] {""}
        [one] {" "}One card taken.
       *[other] {" "}{ $taken } cards taken.
    }
