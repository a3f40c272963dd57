# The table full screen in the terminal.

screen-your-turn = Your turn.
screen-thinking = { $name } is playing…
screen-hurry = Space: don’t wait.
screen-no-cards = You have no cards.
screen-total = { $unit ->
        [tokens] { $total ->
            [one] { $total } token
           *[other] { $total } tokens
        }
        [cards] { $total ->
            [one] { $total } card
           *[other] { $total } cards
        }
       *[points] { $total ->
            [one] { $total } point
           *[other] { $total } points
        }
    }
screen-which-target = { $name }: on which pile?
screen-which-seat = { $name }: against whom?
screen-which-number = { $name }: how many?
screen-which-card = { $name }: which card?
screen-makes = makes { $total }
screen-takes = { $number ->
        [one] you pick up one card
       *[other] you pick up { $number } cards
    }
screen-token = you take a token
screen-again = you play again
screen-out = your last card
screen-key-pick = choose
screen-key-play = play
screen-key-hint = hint
screen-key-undo = undo
screen-key-help = rules
screen-key-quit = leave
screen-hints = What promises most
screen-on = Go on
screen-rematch = Another match
screen-leave = Leave the table
screen-stay = Keep playing
screen-unfinished = The match is not over. Do you want to leave the table?
screen-help =
    Arrows choose, Enter plays; the number of a card chooses it too. With the mouse: one click chooses, the next one plays.
    A card that stands lower can’t be played now; choose it, and the line above tells why.
    Space hurries the bots. Page up and page down leaf through what happened. Escape goes back.
    treize play --plain plays line by line.
screen-small = The table needs at least { $width } columns and { $height } lines; this terminal has { $has_width } and { $has_height }. Make it larger, and the match goes on. To play line by line: treize play --plain.
screen-missing = { $problem } Until then you play line by line.
