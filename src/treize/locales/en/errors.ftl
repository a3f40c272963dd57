# Errors: one sentence that says what to do.

error-game-unknown = There is no game “{ $game }”; choose one of { $known }.
error-game-seats = { $title } is for { $least } to { $most } players, not { $seats }.
error-option-unknown = There is no option “{ $option }” here; choose one of { $known }.
error-option-value = The option { $option } can't be “{ $value }”; it takes { $allowed }.
error-seed-bad = “{ $seed }” is not a seed; give 32 hexadecimal digits in small letters, or a whole number.
error-seat-unknown = There is no seat { $seat } here; seats go from 0 to { $most }.
error-move-unknown = “{ $move }” is not a move of { $title }; the list of moves shows how they are written.
error-move-illegal = { $reason } Legal: { $legal }.
error-move-several = “{ $move }” can be played in several ways: { $legal }.
error-move-over = The match is over; { $move } can't be played any more.
error-move-number = There is no move { $number }; give a number from 0 to { $most }.
error-record-type = This is not a record of a match: { $found }.
error-record-version = The record is of rules number { $found }; this program knows { $known }.
error-record-over = Move { $number } ({ $found }) comes after the end of the match.
error-record-move = Move { $number } is not legal: found { $found }, legal were { $legal }.
error-record-unfinished = The record gives { $what }, but after its { $number } moves the match is not over.
error-record-result = The record gives wrong { $what }: found { $found }, really { $real }.
error-record-empty = The file is empty; a record is one JSON object, a trace one a line.
error-record-huge = The file holds a line of more than { $most } bytes; no record or trace is that long.
error-record-commitment = The seed does not fit the commitment: its hash is { $real }.
error-trace-match = Line { $number }: a trace begins each match with a line of type “match”.
error-trace-move = Line { $number }: the move is not legal: found { $found }, legal were { $legal }.
error-trace-line = Line { $number }: “{ $what }” is not what follows from the seed and the moves.
error-trace-short = The trace breaks off after line { $number }, in the middle of a match.
error-trace-json = Line { $number } is no JSON object.
error-use-matches = The number of matches must be at least 1, not { $matches }.
error-use-file = { $file } can't be read or written: { $problem }.
error-use-command = There is no command “{ $command }”; choose one of { $known }.
error-use-argument = { $problem } (`{ $command } --help` tells more)
error-use-peers = The peers are not installed; `make bench` installs them, or leave out --peers.
error-option-none = Options are given by name, such as limit and 12; this is none: “{ $given }”.
error-move-turn = It is not the turn of seat { $seat }; wait for seat { $turn }.
error-move-none = No move has been played yet, so there is none to take back.
error-record-names = The record has { $found } names for { $seats } players; give one each.
error-use-exists = { $file } is there already; choose another name for the record.
error-use-game = Say which game to play: { $known }.
error-use-seconds = “{ $seconds }” is not a time to measure or to think; give seconds above 0 and below 3600.
error-option-twice = The option { $option } is given twice; give it once.
error-seat-blind = This is an observation already; observe the table itself.
error-seat-face-up = This table lies face up, so there is nothing to redeal; observe it first.
error-use-players = An arena is for 2 to { $most } players, not { $number }; name them with commas between.
error-use-deals = The number of deals must be at least 1, not { $deals }.
error-use-jobs = The number of matches at the same time must be at least 1, not { $jobs }.
error-use-seatings = The number of seatings must be at least { $least }, so that everybody sits everywhere, not { $seatings }.
error-use-broken = A process that played matches has ended unasked, perhaps for want of memory; try fewer --jobs.
error-use-plot = { $file } is not a picture we can draw; give a name that ends in one of { $known }.
error-use-matplotlib = Pictures need matplotlib, which is not installed; install it or leave out --plot.
error-arena-line = { $file } is damaged in line { $number }, or not of an arena; give another file.
error-arena-terms = { $file } is of another arena: its { $what } is { $found }, not { $given }; give the same or another file.
error-use-bot = There is no bot “{ $bot }”; choose one of { $known }.
error-use-bots = { $number } bots are given for { $others ->
        [one] one other seat
       *[other] { $others } other seats
    }; name one for all, or one for each.
error-use-simulations = The number of simulations must be from 1 to { $most }, not { $simulations }.
error-use-threads = The number of threads must be from 1 to { $most }, not { $threads }.
error-move-table = At table { $table } the move { $move } is not legal; no move was played anywhere.
error-use-tables = There must be at least one table, not { $tables }.
error-use-actions = Give one whole number for each of the { $tables } tables, not an array of shape { $shape }.
error-use-rewards = There are no rewards “{ $rewards }”; choose one of { $known }.
error-use-extra = This needs { $module }, which is not installed; in a checkout pip install -e ".[{ $extra }]" brings it.
error-use-exact = An exact { $game } is too large, or luck decides something after the deal: { $problem }.
error-use-parquet = { $file } is not a table of moves or matches written by treize simulate.

# The house and its guests.

error-wire-bad = This is no message that the house understands: { $problem }.
error-wire-hello = Say hello first.
error-wire-again = You have said hello already.
error-wire-protocol = The house speaks protocol { $known }, not { $given }; reload the page or bring the program up to date.
error-wire-fast = That is too much at once; wait a moment.
error-wire-many = One connection looks at { $most } tables at most; leave one of them first.
error-wire-huge = That is too large for the house; send less.
error-wire-method = This can’t be done here; /api/schema/ tells what can.
error-page-unknown = There is nothing here.
error-person-unknown = The house does not know you any more; tell your name again.
error-person-needed = Tell your name first.
error-person-name = Write a name with at least one letter or digit.
error-table-unknown = There is no table “{ $table }”; look at its link or code once more.
error-table-invite = This table is private; ask for its link.
error-table-full = Too many people are watching this table; try again later.
error-table-many = You have set up many tables in a short time; wait a while.
error-table-here = Come to the table first.
error-seat-taken = This seat is taken; choose another.
error-seat-free = Nobody sits there.
error-seat-yours = That seat is not yours; choose one that is.
error-seat-none = No seat is free; watch, or wait until somebody leaves.
error-seat-needed = Only those who play at this table may do that; take a seat.
error-host-only = Only the host of the table may do that.
error-match-running = Not while a match is being played; wait for its end.
error-match-none = No match has begun yet; the host can start one.
error-match-over = The match is over; ask for another one.
error-move-stale = Look at the table again: { $number ->
        [one] one move has
       *[other] { $number } moves have
    } been played.
error-undo-none = There is nothing to take back.
error-undo-off = At this table nothing is taken back.
error-undo-wish = Nobody has asked to take anything back.
error-chat-text = Say something that can be read, on one line.
error-chat-long = Say it in { $most } signs at most.
error-record-unknown = There is no match “{ $record }” that you may see.
error-house-busy = The house has much to do; try again.
error-house-full = The house is full; try again later.
error-house-storage = The house can’t write it down, so nothing was changed; try again later.
error-house-closing = The house is closing for a moment; try again soon.
error-house-error = Something went wrong in the house; nothing was changed.
error-use-data = { $place }: the house can’t keep anything there ({ $problem }); name a folder that it may write to, or a database that answers, with --data.
error-use-schema = The data was written by a newer version (schema { $found }, this one knows { $known }); bring Treize up to date.
error-use-setting = { $setting } can’t be “{ $value }”; give { $kind ->
        [int] a whole number from 1
        [bool] true or false
       *[float] a number from 0
    }.
error-use-twice = Another house is open in { $place }; close it, or name another folder with --data.
error-use-folder = { $place } is a file; name a folder with --data.
error-use-database = { $place } is no database that the house knows; name a folder with --data, or postgresql://user@host/name.
error-use-public-url = “{ $url }” is no address for the house; give one like https://play.example.org/, with nothing behind the host.
error-use-port = The house can’t open at { $host }, port { $port } ({ $problem }); name others with --host and --port.
