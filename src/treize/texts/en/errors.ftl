# Errors: one sentence that says what to do.

error-game-unknown = There is no game “{ $game }”; choose one of { $known }.
error-game-seats = { $title } is for { $least } to { $most } players, not { $seats }.
error-game-twice = There is already a game called “{ $game }”; give yours another name.
error-game-incomplete = The rules of “{ $game }” lack { $missing }; write it.
error-game-broken = The game “{ $game }” could not be loaded ({ $problem }); run { $treize } check-game { $game } to see where.
error-option-unknown = There is no option “{ $option }” here; choose one of { $known }.
error-option-value = The option { $option } can’t be “{ $value }”; it takes { $allowed }.
error-seed-bad = “{ $seed }” is not a seed; give 32 hexadecimal digits in lower case, or a whole number.
error-seat-unknown = There is no seat { $seat } here; seats go from 0 to { $most }.
error-move-unknown = “{ $move }” is not a possible move ({ $title }); `match.legal()` lists the legal moves.
error-move-illegal = { $reason } Legal: { $legal }.
error-move-several = “{ $move }” can be played in several ways: { $legal }.
error-move-over = The match is over; { $move } can’t be played any more.
error-move-number = There is no move { $number }; give a number from 0 to { $most }.
error-record-type = This is not a record of a match: { $found }.
error-record-version = The record follows rules number { $found }; this program knows { $known }.
error-record-over = Move { $number } ({ $found }) comes after the end of the match.
error-record-move = Move { $number } is not legal: found { $found }; the legal moves were { $legal }.
error-record-unfinished = The record gives { $what }, but after { $number ->
        [one] one move
       *[other] { $number } moves
    } the match is not over.
error-record-result = The record gives a wrong result ({ $what }): found { $found }, should be { $real }.
error-record-empty = The file is empty; a record is one JSON object, a trace has one per line.
error-record-huge = The file holds a line of more than { $most } bytes; no record or trace is that long.
error-record-commitment = The fingerprint does not match the one shown: it is { $real }.
error-record-part = The part of seat { $seat } is not the one that was promised: its fingerprint is { $real }.
error-record-parts = The seed does not follow from its parts; they make { $real }.
error-record-without = The part { $part } is not in this seed.
error-record-deal = The parts were promised for another deal ({ $found }); this one is { $real }.
error-trace-match = Line { $number }: a trace begins each match with a line of type “match”.
error-trace-move = Line { $number }: the move is not legal: found { $found }; the legal moves were { $legal }.
error-trace-line = Line { $number }: “{ $what }” does not follow from the seed and the moves.
error-trace-short = The trace breaks off after line { $number }, in the middle of a match.
error-trace-json = Line { $number } is not a JSON object.
error-use-matches = The number of matches must be at least 1, not { $matches }.
error-use-file = { $file } can’t be read or written: { $problem }.
error-use-command = There is no command “{ $command }”; choose one of { $known }.
error-use-argument = { $problem } (`{ $command } --help` tells more)
error-use-peers = The other engines are not installed; `make bench` installs them, or leave out --peers.
error-option-none = Options are given by name, such as limit and 12; “{ $given }” is not one.
error-move-turn = It is not seat { $seat }’s turn; wait for seat { $turn }.
error-move-kept = This match keeps no tables of past moves; begin it without is_light.
error-move-none = No move has been played yet, so there is none to undo.
error-record-names = The record does not have one name per player (names: { $found }, players: { $seats }); give one each.
error-use-exists = { $file } already exists; choose another name.
error-use-taken = { $folder } is already there; choose another place with --folder.
error-use-name = “{ $name }” can’t be the name of a game; use lower-case letters, digits and _, beginning with a letter.
error-use-package = There is already a Python package called “{ $name }”; give your game another name.
error-use-game = Say which game to play: { $known }.
error-use-seconds = “{ $seconds }” is not a length of time; give seconds above 0 and below 3600.
error-option-twice = The option { $option } is given twice; give it once.
error-seat-blind = This is already an observation; observe the table itself.
error-seat-early = All cards are shown once the match is over; until then, observe one seat.
error-seat-face-up = This table is face up, so there is nothing to redeal; observe it first.
error-use-players = An arena is for 2 to { $most } players, not { $number }; name them, separated by commas.
error-use-deals = The number of deals must be at least 1, not { $deals }.
error-use-jobs = The number of matches at the same time must be at least 1, not { $jobs }.
error-use-seatings = The number of seatings must be at least { $least }, so that everyone sits everywhere, not { $seatings }.
error-use-broken = A process that played matches stopped by itself, perhaps for lack of memory; try fewer --jobs.
error-use-moves = A training takes at least { $least } moves, not { $moves }.
error-use-numbers = “{ $numbers }” is no list of numbers of players; give one such as 3,4.
error-use-recipe = In { $folder } is a training with another recipe; give the same seats, moves and seed, or another folder by --out.
error-use-network = { $file } can’t be read as a network ({ $problem }); give a file that treize train has written.
error-use-network-old = { $file } was trained for other rules of { $game } than those of today; train a new one with treize train { $game }.
error-use-network-game = The network in { $file } plays { $game }; give one that was trained for this game.
error-use-cluster = There is no Ray cluster at { $address }; start one with `ray start --head`, or leave --cluster out.
error-use-plot = { $file } is not a picture we can draw; give a name that ends in one of { $known }.
error-arena-line = { $file } is damaged in line { $number }, or is not from an arena; give another file.
error-arena-terms = { $file } is from another arena: its { $what } is { $found }, not { $given }; give the same or another file.
error-use-bot = There is no bot “{ $bot }”; choose one of { $known }.
error-use-bots = { $number ->
        [one] One bot is
       *[other] { $number } bots are
    } given for { $others ->
        [one] one other seat
       *[other] { $others } other seats
    }; name one for all, or one for each.
error-use-simulations = The number of simulations must be from 1 to { $most }, not { $simulations }.
error-use-threads = The number of threads must be from 1 to { $most }, not { $threads }.
error-move-table = At table { $table } the move { $move } is not legal; no move was played anywhere.
error-use-tables = There must be at least one table, not { $tables }.
error-use-actions = Give one whole number per table (tables: { $tables }), not an array of shape { $shape }.
error-use-rewards = There are no rewards “{ $rewards }”; choose one of { $known }.
error-use-illegal = An illegal move can’t be answered by “{ $illegal }”; choose one of { $known }.
error-use-where = Give true or false per table (tables: { $tables }), not an array of shape { $shape }.
error-use-reset = No match is being played; call `reset` first.
error-move-action = “{ $action }” is not an action here; actions are whole numbers from 0 to { $most }.
error-use-extra = This needs { $module }, which is not installed; in a checkout, `pip install -e '.[{ $extra }]'` brings it.
error-use-exact = { $game } is too large to be solved exactly, or luck still decides something after the deal: { $problem }.
error-use-parquet = { $file } is not a table of moves or matches written by treize simulate.

# The server and its guests.

error-wire-bad = The server does not understand this message: { $problem }.
error-wire-hello = Send a `hello` message first.
error-wire-again = A `hello` message has already come; send something else.
error-wire-protocol = The server speaks protocol { $known }, not { $given }; reload the page or update the program.
error-wire-fast = That is too much at once; wait a moment.
error-wire-many = One connection looks at { $most } tables at most; leave one of them first.
error-wire-huge = That is too large for the server; send less.
error-wire-host = This server does not go by the name “{ $host }”; its operator can add it with --public-url or TREIZE_ALLOWED_HOSTS.
error-wire-method = This can’t be done here; /api/schema/ tells what can.
error-page-unknown = There is nothing at this address; go back to the home page.
error-person-unknown = The server does not know you any more; enter your name again.
error-person-needed = Enter your name first.
error-person-name = Enter a name with at least one letter or digit.
error-person-mutes = You have muted { $most } people; listen to one of them again first.
error-table-unknown = There is no table “{ $table }”; check its link or code.
error-table-invite = This table is private; ask for its link.
error-table-banned = The host has sent you away from this table; play at another one.
error-table-full = Too many people are watching this table; try again later.
error-table-many = You have opened many tables in a short time; wait a while.
error-table-here = Come to the table first.
error-seat-taken = This seat is taken; choose another.
error-seat-free = Nobody is sitting there; choose a seat that is taken.
error-seat-yours = That seat is not yours; choose one that is.
error-seat-name = You already have a seat here; give the name of the person beside you.
error-seat-beside = At a public table everyone has one seat; ask the host, or open a table of your own.
error-seat-again = You gave up your seat in this match; wait for the next one.
error-seat-none = No seat is free; watch, or wait until someone leaves.
error-seat-needed = Only those who play at this table can do that; take a seat.
error-host-only = Only the host of the table can do that; ask the host.
error-host-self = You can’t remove yourself; leave the table instead.
error-match-running = Not during a match; wait until it ends.
error-match-none = No match has begun yet; the host can start one.
error-match-over = The match is over; start another one.
error-match-shuffling = The cards are being shuffled, so nobody changes seats now; wait a moment.
error-move-stale = Look at the table again: { $number ->
        [one] one move has
       *[other] { $number } moves have
    } been played.
error-undo-none = There is no move to undo; play one first.
error-undo-many = Undo has been used { $most } times in this match; play on.
error-luck-late = The cards are already being shuffled with other parts; this match begins without yours.
error-luck-part = This is not the part you promised; reveal that one.
error-luck-copied = Somebody else has promised this very part; make one of your own.
error-undo-off = Moves can’t be undone at this table; allow it when you open the next one.
error-undo-wish = Nobody is asking to undo a move any more; just play on.
error-chat-text = Write something that can be read, on one line.
error-chat-fast = That was quick: wait a moment before you say more.
error-chat-long = Write it in { $most } characters at most.
error-record-unknown = There is no match “{ $record }” that you can see; check the link, or ask someone who played it to share it.
error-record-false = The record does not hold: its moves do not lead to its result.
error-server-busy = The server is busy; try again.
error-server-full = The server is full; try again later.
error-server-storage = The server can’t save this, so nothing was changed; try again later.
error-server-closing = The server is stopping for a moment; try again soon.
error-server-error = Something went wrong on the server, and nothing was changed; try again.
error-use-data = { $place }: the server can’t keep anything there ({ $problem }); name a folder it may write to, or a database that answers, with --data.
error-use-schema = The data was written by a newer version (schema { $found }, this one knows { $known }); update Treize.
error-analysis-failed = This match could not be analysed; try again.
error-use-setting = { $setting } can’t be “{ $value }”; give { $kind ->
        [int] a whole number, at least 1
        [bool] true or false
       *[float] a number, at least 0
    }.
error-use-twice = Another server is already running in { $place }; stop it, or name another folder with --data.
error-use-older = The data is of an older version (schema { $found }, this one has { $known }); start the server once, then try again.
error-use-subject = There is no “{ $subject }” here; treize admin people, tables and records list what there is.
error-use-chore = The server has not done this yet ({ $subject }); look at its log, then try again.
error-use-no-data = There is no server’s data in { $place }; name where it is kept.
error-use-open = A server is working with { $place }; stop it first, so that nothing is left behind.
error-use-not-empty = { $place } is already in use; name an empty folder or database.
error-use-copy-differs = What was read back from { $place } is not what was copied ({ $table }), so nothing was kept there; try again, and look at the disk.
error-use-folder = { $place } is a file; name a folder with --data.
error-use-database = { $place } is not a database that the server knows; name a folder with --data, or postgresql://user@host/name.
error-use-public-url = “{ $url }” is not an address for the server; give one like https://play.example.org/, with nothing behind the host.
error-use-foreign = There is something else in { $folder }; name a folder that is new or empty.
error-use-no-page = The table in the browser has not been built; in a checkout, make web builds it.
error-use-engine = The engine module can’t be built here: { $problem }.
error-use-port = The server can’t listen at { $host }, port { $port } ({ $problem }); name others with --host and --port.
