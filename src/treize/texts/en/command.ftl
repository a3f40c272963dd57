# The command line: help, results, progress.

about =
    Treize: five small card games about the number 13.
    treize serve · treize backup FILE · treize restore FILE · treize move-house FROM TO · treize admin people · treize static DIR · treize games · treize play ole --bots hard · treize arena ole --players hard,greedy
    treize simulate leaves --matches 10000 · treize trace drat --seats 3 --seed 1 · treize train leaves · treize bench
    treize verify FILE · treize replay FILE --at 20 --seat 1 · treize advise FILE --at 20 · treize new-game NAME · treize check-game NAME
    --help after any of them tells more; --lang fr, en or de changes the language.

command-games = List the games with their players, options and moves.
command-play = Play in the terminal, against bots.
command-trace = Write random matches with all cards face up, one line for every deal, move, round and end.
command-verify = Check records and traces: every move, every total, the shuffle.
command-replay = Show a recorded match, as one seat sees it or with all cards face up.
command-advise = Tell what each move promises at a moment of a recorded match, going by what that player can see.
command-simulate = Play many matches at random and sum up what comes out.
command-arena = Find out who plays best: bots playing the same deals, each in every seat.
command-train = Train a network that plays a game by playing against itself; the same command carries on with a training that was broken off.
command-bench = Measure how fast the games run, beside the other engines that are installed.
command-serve = Start the server: people and bots play in the browser.
command-backup = Write all that a server keeps into one file, while people play.
command-restore = Bring a backup into an empty folder or database.
command-move-house = Bring all that a server keeps from one place to another, such as from a folder to PostgreSQL; the old place stays as it was.
command-admin = See the people, tables and finished matches that a server keeps; have somebody forgotten, or a table or match removed.
command-static = Write a folder for any static host: all games against bots, in the browser, without a server.
command-new-game = Begin a game of your own: a folder that plays at once, to be changed.
command-check-game = Check a game: play it in every way, keep watch over the laws, and name the rule at fault.

option-help = show this help
option-lang = language of the output: fr, en or de
option-game = which game: { $games }
option-files = records (JSON) or traces (JSON Lines)
option-file = the record
option-seats = number of players (4)
option-seat = a seat, counting from 0: yours, or the one to look from
option-seed = seed of all luck, so that it can be repeated
option-matches = how many matches
option-option = change a rule, such as limit=12; may be repeated
option-bots = who plays: { $bots }; in play also one for each other seat, such as easy,hard,expert
option-at = which moment: the table after so many moves
option-json = print JSON for programs
option-name = what the game is called in code: lower-case letters, digits and _
option-dir = the folder, which is new, empty or was written so before
option-docs = where the page sends those who ask how to run a server
option-folder = where to write it (a folder of that name)
option-record = keep the record of the match in this file
option-plain = line by line, for screen readers and small terminals; else the table fills the screen
option-commitment = the fingerprint that was shown before the first card
option-part = your browser’s part of the seed, which must be among its parts
option-players = who plays, separated by commas: { $bots }; or seer, who sees all cards and shows how much is luck
option-deals = how many deals (10)
option-table = seats at the table (as many as players, or 4 if the game is not for so many)
option-seatings = at most so many seatings of each deal, in whole rotations (24)
option-jobs = matches at the same time (one for each core)
option-resume = keep finished deals in this file, and go on with those it holds
option-out = write the matches to this file, a Parquet table
option-rows = what a row of that file is: matches or moves
option-numbers = the numbers of players it learns to play with, separated by commas (all that the game has)
option-moves = how many moves to learn from (20000000)
option-run = the folder where the training is kept (one named after the game)
option-cluster = play on the machines of this Ray cluster, such as auto or an address with its port
option-plot = draw the shares of wins into this file, .png or .svg
option-seconds = how long to measure each thing, or to think
option-simulations = how many simulations to think for (20000)
option-threads = on how many processors to think at once (1)
option-peers = measure the other engines too, and fail if they are not installed
option-host = where to listen (127.0.0.1: this machine only; 0.0.0.0: everyone)
option-port = which port (1313)
option-data = the folder where everything is kept, or the URL of a PostgreSQL database
option-backup = the file of the backup
option-action = people, tables, records: list them; forget: a person; remove: a table or a match
option-subject = which: an id, part of a name, the code of a table; in lists all if left out
option-old_place = where everything is now: a folder, or the URL of a PostgreSQL database
option-new_place = where it shall be: an empty folder or database
option-public_url = the address where people reach the server, if it is behind a proxy
option-open = open the page in the browser

serve-open = { $number ->
        [one] The server is ready at this address; Ctrl+C stops it.
       *[other] The server is ready at these addresses, the second one for others in your network; Ctrl+C stops it.
    }
serve-ssh = You are connected over SSH. On your own computer, run this and leave it open:
serve-ssh-then = Then the server is ready at this address; Ctrl+C here stops it.
serve-closed = The server has stopped.

word-usage = usage:{" "}
word-arguments = arguments
word-options = options

argument-at = { $name }: { $message }
argument-required = missing: { $names }
argument-unknown = not understood: { $names }
argument-expected = a value is missing
argument-both = not together with { $name }
argument-choice = { $value } is not one of { $choices }
argument-number = “{ $value }” is not a whole number

games-players = { $least }–{ $most } players
games-by = by { $designer } ({ $publisher })
games-options = options: { $options }
games-moves = moves: { $moves }
games-legal = The games belong to their authors and publishers; Treize is not affiliated with them.

verify-record = { $file }: a valid record ({ $game }), { $seats } players, { $moves ->
        [0] no moves
        [one] one move
       *[other] { $moves } moves
    }{ $over ->
        [yes] , won by seat { $winners }
       *[no] , not over
    }; fingerprint: { $commitment }
verify-trace = { $file }: a valid trace, { $matches ->
        [one] one match
       *[other] { $matches } matches
    }, { $moves ->
        [one] one move
       *[other] { $moves } moves
    }
verify-alone = The seed has one part: the fingerprint shows that it stayed the same, not that nobody chose it.
verify-server = Part of the server: { $part } (fingerprint { $hash })
verify-part = Part of { $name }: { $came ->
        [yes] { $part } (fingerprint { $hash })
       *[no] promised (fingerprint { $hash }), but never came
    }
verify-promises = Promises kept: { $kept } of { $all }.
verify-proof = { $number ->
        [0] No browser added a part: the fingerprint shows that the seed stayed the same, not that nobody chose it.
       *[other] If your part is among these and the fingerprint is the one you saw, nobody chose the cards, not even whoever runs the server; that they did not look at them, this does not prove.
    }
verify-bad = { $file }: { $problem }

replay-move = { $number }. { $text }

advise-title = { $title } · move { $number }
advise-move = move
advise-name = in words
advise-win = chance of winning
advise-points = { $unit ->
        [tokens] tokens
        [cards] cards
       *[points] points
    }
advise-tried = tried
advise-played = played
advise-chance = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
advise-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
advise-count = { $number }
advise-how = { $number ->
        [one] One simulation
       *[other] { $number } simulations
    }, seed { $seed }; ± covers their luck 95 times in 100. { $unit ->
        [tokens] Tokens to expect in the turns that the simulations play
        [cards] Cards to expect when the round ends
       *[points] Points to expect when the round ends
    }: the fewer, the better.
advise-only = Only one move is legal here, so there is nothing to decide: { $move }.
advise-open = No move has been played here yet.
advise-untried = { $name }: { $move }, a move that no simulation tried; allow more of them.
advise-best = { $name }: { $move }, the best move found.
advise-near = { $name }: { $move }; another move may be better ({ $best }), but the difference of { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } is within the uncertainty of ± { NUMBER($margin, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
advise-cost = { $name }: { $move }, which lowered the chance of winning by { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } (± { NUMBER($margin, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }) compared with the best move: { $best }.
advise-over = { $number ->
        [one] After one move
       *[other] After { $number } moves
    } the match is over; there is nothing to decide.

simulate-title = { $title } · { $seats } players, { $matches ->
        [one] one random match
       *[other] { $matches } random matches
    }, seed { $seed }
simulate-progress = matches
simulate-length = length: { $moves } moves (90% between { $low } and { $high }), rounds: { $rounds }
simulate-seat = seat { $seat }: { $points } on average (± { $deviation }), wins { NUMBER($wins, style: "percent", maximumFractionDigits: 1) }
simulate-spread = gap from first to last: { $spread }; from first to second: { $lead }
simulate-ties = ties for the win: { NUMBER($ties, style: "percent", maximumFractionDigits: 1) }
simulate-starter = the starter wins: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } (an even share would be { NUMBER($even, style: "percent", maximumFractionDigits: 1) })
simulate-capped = broken off after { $cap } moves: { $capped }

arena-title = { $title } · { $seats } seats, { $deals ->
        [one] one deal
       *[other] { $deals } deals
    } × { $seatings ->
        [one] one seating
       *[other] { $seatings } seatings
    } = { $matches ->
        [one] one match
       *[other] { $matches } matches
    }, seed { $seed }
arena-sure = ± is the 95% interval over deals, and for a rating its σ
arena-progress = matches
arena-capped = broken off after { $cap } moves and scored as they stood: { $capped }
arena-player = player
arena-matches = matches
arena-wins = wins (even: { $even })
arena-rank = rank
arena-points = points
arena-rating = rating
arena-ahead = ahead of
arena-percent = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-plot = { $title } · who wins ({ $seats } seats, { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }, { $matches ->
        [one] one match
       *[other] { $matches } matches
    })
arena-axis = share of wins, with its 95% interval
arena-tick = { NUMBER($number, style: "percent", maximumFractionDigits: 1) }
arena-even = even share ({ $even })
arena-interrupted = Interrupted; finished deals are kept in { $file }, and the same command carries on from there.

train-progress = moves
train-won = { $seats } players: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } (even: { NUMBER($even, style: "percent", maximumFractionDigits: 1) })
train-look = moves (millions): { NUMBER($moves, maximumFractionDigits: 1) } · wins against rules of thumb · { $won }
train-done = The network is in { $file } ({ $kilobytes } kB); in an arena it plays as policy@{ $file }.
train-axis = millions of moves
train-share = share of wins against rules of thumb
train-plot = { $title } · how the policy learnt
train-line = { $seats } players
train-interrupted = Interrupted; the training is kept in { $folder }, and the same command carries on from there.

compiling-rules = Compiling the rules, only this first time; up to a minute for each game…
compiling = Compiling, only this first time: { $what }…
interrupted = Interrupted.

bench-who = engine
bench-how = measured
bench-speed = decisions per second
bench-searches = simulations of a search per second
bench-game = game
bench-matches = matches per second
bench-matches-all = matches per second, all cores
bench-bytes = bytes per table
bench-import = import, s
bench-compile = first match ever, s
bench-cached = first match, cached, s
bench-batched = batches: share of the kernel’s speed, times the other engines’
bench-times = times as fast as
bench-missing = { $peer } is not measured: the module { $module } is not installed.
output = the output

copying = Copying
backup-done = { $file } holds everything (rows: { $rows }, finished matches: { $records }), read again and compared. Keep it as private as the server.
restore-done = { $place } holds the whole backup (rows: { $rows }, finished matches: { $records }), read again and compared. The server can be started.
move-done = { $place } holds everything (rows: { $rows }, finished matches: { $records }), read again and compared. Start the server there; the old place was not changed.

admin-people = { $id }: { $name }, last seen { $date }; tables: { $tables }, finished matches: { $records }
admin-tables = { $id }: { $code }, { $access }, { $phase }, last visited { $date }; seated: { $people }
admin-records = { $id }: { $date }, { $public ->
        [yes] for all
       *[no] for its players
    }: { $names }
admin-none = Nothing found.
admin-more = Only the newest { $most } are listed; name what you are looking for.
admin-forget = { $subject } is forgotten. Backups made before still hold the name.
admin-remove-table = The table { $subject } is removed; matches finished there stay with their players.
admin-remove-record = The match { $subject } is removed, and its table too.
admin-noted = No server is running with { $place }. It is noted, and done when the server starts ({ $subject }).

static-building = Building the engine module for browsers, about two minutes…
static-written = { $folder } is written: { $files } files, of which a browser keeps { $kilobytes } kB for when it is offline. Put it on any static host.
new-game =
    { $pip } { $folder }
    { $treize } play { $name }
    { $rules } is yours to change; { $treize } check-game { $name } tells whether it still keeps the laws.

check-progress = { $mode ->
        [plain] Plain Python
        [bounds] Bounds checked
       *[compiled] Compiled
    }
check-mode = { $mode ->
        [plain] Plain Python
        [bounds] Bounds checked
       *[compiled] Compiled
    }: { $matches } matches, { $moves } moves, { $seconds } s, digest { $digest }.
check-problem = { $where }: { $problem }
check-missing = Note: no text in { $language } for { $texts }.
check-left-out = Note: there is no { $files }; { $english ->
        [yes] texts are told by their names there
       *[no] English is told there
    }.
check-good = { $title } keeps the laws.
check-error = { $problem }
check-hook = “{ $hook }” fails ({ $problem }).
check-name = “{ $hook }” names “{ $name }”, which is none of { $known }.
check-text = There is no text “{ $text }” ({ $language }).
check-fill = The text “{ $text }” ({ $language }) can’t be filled in: { $problem }.
check-compile = Numba can’t compile this ({ $problem }); the docs tell what a compiled rule may use.
check-return = “{ $rule }” can end without a return.
check-endless = A rule has not come to an end within { $seconds } seconds.
check-round = After { $moves } random moves the first round is not over; who ends it?
check-match = After { $moves } random moves the match is not over; does is_over ever say yes?
check-differs = Plain, bounds-checked and compiled, the rules do not play the same.

law-cards = After move { $move } the cards on the table are not those of the pack; look at “{ $rule }”.
law-move = After move { $move } nobody has a legal move; look at “{ $rule }”.
law-after = A move is legal although the round is over; look at “{ $rule }”.
law-totals = The totals are not the sum of the points; look at “{ $rule }”.
law-lines = The lines of a player’s points do not add up to them; look at “{ $rule }”.
law-redeal = A seat can see what it should not, in a number of the table; look at “{ $rule }”.
law-sight = What is legal depends on cards that the player does not see; look at “{ $rule }”.
law-blanks = What is legal changes where hidden zones are blank, as players see them; look at “{ $rule }”.
law-winner = Nobody wins a match that is over; look at “{ $rule }”.
law-shortcut = “{ $rule }” does not list the moves that nothing speaks against.
law-truth = What “{ $rule }” says play has proved is not true.
law-world = Redeals do not keep what “{ $rule }” says play has proved.
law-deal = After a deal the cards on the table are not those of the pack; look at “{ $rule }”.
law-begin = After a deal nobody has a legal move; look at “{ $rule }”.
