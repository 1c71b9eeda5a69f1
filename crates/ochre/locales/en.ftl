### Messages of the command line, in English.

## A game

ochre-welcome = A new game of { $game } for { $seats }. It is saved in { $file } after every action.
ochre-put-aside = The game that was saved before is kept in { $file }.
ochre-resumed = You continue a saved game of { $game } ({ $seats }).
ochre-saved-differs = An unfinished game of { $game } ({ $seats }) is saved in { $file }, { $difference }.
ochre-other-seats = with other seats
ochre-other-seed = with another seed
ochre-other-options = with other options
ochre-other-content = with other content
ochre-saved-question = Continue the saved game, start a new one, or quit? The saved game is kept. ({ $answers })
ochre-saved-advice = Continue it with --continue, start a new game with --new (the saved game is kept), or choose another file with --file.
ochre-commitment = Commitment of the dealer (SHA-256 of the seed): { $commitment }
ochre-help =
    Type the number of an action or its notation, or one of these words:
      list     show all actions           board    show the board
      undo     take back your last action log      show the log
      why      explain the limit of undo  scores   show the points
      hint     ask a strong bot           help     show this text
      quit     leave; the game is saved
ochre-prompt = { $seat }>
ochre-no-choice = There is no action { $number }; there are { $count }.
ochre-refused = { $reason } ({ $rule })
ochre-not-action = "{ $text }" is neither an action nor a word. Type help for a list.
ochre-undone = Taken back.
ochre-undo-left = { $count ->
    [0] Nothing can be taken back. { $reason }
    [one] One action can be taken back. { $reason }
   *[other] { $count } actions can be taken back. { $reason }
}
ochre-hand-over = Hand the device to { $seat } and press Enter.
ochre-saved = The game is saved in { $file }. Run the same command to continue.
ochre-over = The game is over.
ochre-winner = { $seats } wins.
ochre-shared = { $seats } share the victory.
ochre-place = { $place }.
ochre-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
ochre-verify = The seed was { $seed }. To check the dealing, run: ochre verify { $file }
ochre-more = …and { $count } more. Type list to see all.
ochre-player = Player { $number }
# The person at the terminal, in the list of seats; sentences call them ochre-player.
ochre-you = you

## Words typed at the prompt; the English ones work in every language

ochre-word-quit = quit
ochre-word-list = list
ochre-word-board = board
ochre-word-help = help
ochre-word-log = log
ochre-word-scores = scores
ochre-word-undo = undo
ochre-word-why = why
ochre-word-hint = hint
ochre-word-continue = continue
ochre-word-new = new

## Lists and records

ochre-games = Games:
ochre-games-options = "ochre games GAME" shows the options of a game.
ochre-options = Options of { $game }, set with -o NAME=VALUE:
ochre-option-number = { $from } to { $to }
ochre-option-switch = true or false
ochre-option-one = { $values }
ochre-option-any = any of { $values }, separated by commas
ochre-option-default = { $values } (default: { $default })
ochre-content-good = { $file }: no mistakes.
ochre-from-rulebook = rulebook
ochre-from-source = source
ochre-from-inferred = inferred
ochre-from-house = the project's own
ochre-from-overlay = content file
ochre-replay-choose = { $events ->
    [one] After 1 event: seat { $number } must choose.
   *[other] After { $events } events: seat { $number } must choose.
}
ochre-replay-chance = { $events ->
    [one] After 1 event: a chance event must be dealt.
   *[other] After { $events } events: a chance event must be dealt.
}
ochre-verified-seed = The seed matches the commitment { $commitment }.
ochre-verified-contributions = Added to the seed before the deal:
ochre-verified-draws = All { $draws } outcomes in { $events } events follow from the seed, and every choice was legal.
ochre-verified-unfinished = The game is not over yet.

## Simulations

ochre-sim-head = { $game }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, options { $options }
ochre-sim-seat = seat
ochre-sim-bot = bot
ochre-sim-wins = wins (95 % interval)
ochre-sim-score = score mean ± sd
ochre-sim-share = { $share } %  ({ $low } to { $high })
ochre-sim-sources = points per seat by source
ochre-sim-scores = score distribution
ochre-sim-length = game length { $mean } ± { $deviation } decisions ({ $least } to { $most })
ochre-sim-speed = { $games } games/s, { $decisions } million decisions/s on { $threads ->
    [one] 1 thread
   *[other] { $threads } threads
}, { $seconds } s

## Server

ochre-serve-link = Ochre is running: open { $link } in a browser.
ochre-serve-file = Games are stored in { $file }.
ochre-serve-stop = Press Ctrl+C to stop. No game is lost.
ochre-worker-begins = { $threads ->
    [one] This worker waits for jobs, on one thread.
   *[other] This worker waits for jobs, on { $threads } threads.
}
ochre-worker-stop = Press Ctrl+C to stop. What it has begun is finished, or given back.

## Bots

ochre-ratings = { $seat } rates its choices:
ochre-candidate = {"    "}{ $action } wins { $chance } % of { $visits } tries: { $text }
ochre-advised = {"    "}{ $action } wins { $chance } %: { $text }

## Ladders and tuning

ochre-ladder-seats = seats
ochre-ladder-pairing = one : the others
ochre-ladder-games = games
ochre-ladder-wins = wins (95 % interval)
ochre-ladder-fair = fair share
ochre-ladder-score = mean score
ochre-ladder-time = median time per decision
ochre-ladder-bot = bot
ochre-ladder-rating = rating
ochre-tune-log-loss = { $positions } positions of { $games } games. Log loss on held-out games: { $before } before, { $after } after.
ochre-tune-wins = The new weights win { $share } % ({ $low } to { $high }) of { $games } games against the old ones.
ochre-written = Written to { $file }.

## Usage of actions

ochre-usage-head = How often each action was offered and chosen, and how often the seats that chose it won.
ochre-usage-action = action
ochre-usage-offered = offered
ochre-usage-chosen = chosen
ochre-usage-seats = seats
ochre-usage-wins = won
ochre-usage-scores = Winners scored { $winning } points on average, all seats { $all }.
ochre-usage-sources = points of winners and of all seats, by source

## Balance

ochre-balance-specialists = One { $level } bot with a taste against { $level } bots without, { $seats } seats
ochre-balance-viable = can win
ochre-balance-not-viable = does not win often enough
ochre-balance-seeds = Seed and games: { $seeds }
ochre-balance-sources = points by source: share of the winners' points, share of all points, mean per seat
ochre-balance-sources-plot = Where points come from
ochre-balance-winners = of winners
ochre-balance-all = of all seats
ochre-balance-taken = taken when offered
ochre-balance-portion = of its kind
ochre-balance-each = per game
ochre-balance-wins = wins of its takers
ochre-balance-first = wins if taken first
ochre-balance-by-seat = Wins by seat
ochre-balance-by-bot = Wins by bot
ochre-balance-maps = Maps of strategies
ochre-balance-maps-read = Each disc stands for seats that drew like shares of their points from two sources. The larger it is, the more seats; from grey over ochre to red, the more wins.

## Reviews

ochre-review-head = { $game }: the chance of each seat to win, in per cent, and the rounds
ochre-review-known = Judged from what each seat could know, with { $evaluations } positions evaluated for each choice.
ochre-review-all = Judged from the whole position, hidden cards included, with { $evaluations } positions evaluated for each choice.
ochre-review-turning = Turning points
ochre-review-marked = Mistakes
ochre-review-none = No choice gave away 2 points or more.
ochre-review-given-away = Round { $round }, event { $event }: { $seat } gives away { $points } points, from { $before } to { $after } % ({ $grade }).
ochre-review-lucky = Round { $round }, event { $event }: luck gives { $seat } { $points } points.
ochre-review-unlucky = Round { $round }, event { $event }: luck takes { $points } points from { $seat }.
ochre-review-played = Played: { $action }
ochre-review-better = Better: { $action }
ochre-review-minor = { $count ->
    [one] 1 inaccuracy is not listed; --seat lists those of a seat.
   *[other] { $count } inaccuracies are not listed; --seat lists those of a seat.
}
ochre-review-seat = seat
ochre-review-choices = choices
ochre-review-lost = given away
ochre-review-luck = luck
ochre-review-legend = Points are hundredths of the chance to win. Inaccuracy (?!), mistake (?), blunder (??), ★ won the game.

## Trials of reviews

ochre-trial-marks = { $choices } choices judged. Marks for each seat and game: { $inaccuracies } inaccuracies, { $mistakes } mistakes, { $blunders } blunders.
ochre-trial-planted = Planted blunders worth { $worth } points or more: { $blunders }. Marked: { $marked }, which is { $share } % ({ $low } to { $high }); as a mistake or a blunder: { $mistakes }.
ochre-trial-stated = stated chance
ochre-trial-choices = choices
ochre-trial-mean = mean
ochre-trial-won = won (95 % interval)
ochre-calibrate-fit = Log loss of the stated chances: { $loss }. What the search found would fit these games best with a confidence of { $confidence } and an optimism of { $optimism } ({ $fitted }).

## Puzzles

ochre-puzzles-found = { $count ->
    [one] 1 puzzle in the file, { $lines } of several choices. By what it is about:
   *[other] { $count } puzzles in the file, { $lines } of several choices. By what they are about:
}
ochre-puzzles-searched = Looked at { $positions } positions of { $games } games: { $candidates } puzzles, { $found } of them wanted.

## Export and import

ochre-exported-secret = The game is not over. This record holds its seed and every card dealt: do not show it to the players.
ochre-imported = The game of { $game } with { $events } events is now table { $table }: open /table/{ $table } on the server.
ochre-imported-open = The game is not over. Players take their seats again on that page.

## Backups

ochre-backed-up = { $file } holds { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} with { $events ->
    [one] 1 event
   *[other] { $events } events
} and { $people ->
    [one] 1 person
   *[other] { $people } people
}. It contains hidden cards and password hashes: keep it where nobody else can read it.
ochre-restored = The database now holds what { $file } holds: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} with { $events ->
    [one] 1 event
   *[other] { $events } events
} and { $people ->
    [one] 1 person
   *[other] { $people } people
}.

## Doctor

ochre-doctor-good = good
ochre-doctor-warning = warning
ochre-doctor-error = error
ochre-doctor-failed = { $errors ->
    [one] one thing is wrong
   *[other] { $errors } things are wrong
}; what to do stands below each
ochre-doctor-no-database = There is no database yet. The server creates it when it starts.
ochre-doctor-unreachable = The database cannot be read: { $error }
ochre-doctor-unreachable-advice = Check --data and --database, the rights of the file, and whether the database server is running.
ochre-doctor-in-use = A server is using the database.
ochre-doctor-free = No server is using the database.
ochre-doctor-intact = The database is intact.
ochre-doctor-damage = The database is damaged: { $problem }
ochre-doctor-loose = { $rows ->
    [one] 1 row
   *[other] { $rows } rows
} of { $table } ({ $column }) refer to missing rows of { $parent }.
ochre-doctor-broken-log = The log of table { $table } has gaps or is not as long as it should be.
ochre-doctor-restore-advice = Copy the database files to a safe place, stop the server, and restore your last backup: ochre restore FILE --replace
ochre-doctor-schema = The schema has version { $found }, the version of this program.
ochre-doctor-schema-older = The schema has version { $found }; this program uses version { $newest }. The tables were not checked.
ochre-doctor-schema-older-advice = Make a backup and start the server, which migrates the schema. Then run ochre doctor again.
ochre-doctor-schema-newer = The schema has version { $found }; this program knows versions up to { $newest }.
ochre-doctor-schema-newer-advice = Run the newer version of the program, or restore a backup from before the upgrade.
ochre-doctor-records = { $tables ->
    [one] 1 table was
   *[other] { $tables } tables were
} replayed and verified, { $events ->
    [one] 1 event
   *[other] { $events } events
} in all.
ochre-doctor-record-broken = Table { $table } cannot be replayed: { $error }
ochre-doctor-record-broken-advice = The server does not open this table; all others continue. If it matters, restore a backup in which it is whole.
ochre-doctor-record-outdated = { $tables ->
    [one] 1 finished game was played with other rules or content. Its page
   *[other] { $tables } finished games were played with other rules or content. Their pages
} still show players, result and log.
ochre-doctor-record-stuck = The game at table { $table } is not over and cannot continue with this program: { $error }
ochre-doctor-record-stuck-advice = To continue it, export its record and import it into the earlier version of the program.
ochre-doctor-private = Only you can read the database files.
ochre-doctor-readable = Others can read { $file } (mode { $mode }), which holds hidden cards and password hashes.
ochre-doctor-folder = Others can write to the folder { $file } (mode { $mode }) and replace the database.
ochre-doctor-readable-advice = Run: { $command }
ochre-doctor-space = { $free } MB of disk space are free; the database has { $size } MB.
ochre-doctor-space-low = Only { $free } MB of disk space are free; the database has { $size } MB.
ochre-doctor-space-advice = Free some space, or move the database to a larger disk with --data. On a full disk nobody can play.
ochre-doctor-settings = The settings have no mistakes.
ochre-doctor-listen = The server cannot listen on { $address }: { $error }
ochre-doctor-listen-advice = Stop the program that uses this address, or choose another with --listen or --metrics-listen.
ochre-doctor-metrics = Everybody who reaches { $address } can read the metrics.
ochre-doctor-metrics-advice = Listen on a loopback address, such as --metrics-listen 127.0.0.1:4401.
ochre-doctor-plain = The public URL is not encrypted: passwords and cards cross the network in the clear.
ochre-doctor-plain-advice = Run the server behind a proxy with TLS and give an https address with --public-url.
ochre-doctor-open = Other machines can reach { $address }, and connections are not encrypted. That is fine in a network you trust.
ochre-doctor-open-advice = On the internet, listen on 127.0.0.1 behind a proxy with TLS, and set --public-url and --trust-proxy.
ochre-doctor-untrusted = The public URL has https, but no proxy is trusted: all players share one client address and its rate limits.
ochre-doctor-untrusted-advice = Set --trust-proxy to the number of proxies in front of the server, usually 1.
ochre-doctor-forged = Clients who reach { $address } without the proxy can pretend to have any address.
ochre-doctor-forged-advice = Listen on 127.0.0.1, or let only the proxy connect.
ochre-doctor-unlimited = Rate limits are off, and other machines can reach the server.
ochre-doctor-unlimited-advice = Remove --rate-limits off, unless you trust everybody in the network.
ochre-doctor-seed = All seeds follow from --seed: whoever knows the number knows the cards.
ochre-doctor-seed-advice = Remove --seed for games that should be fair.
ochre-doctor-token = The metrics token is short and can be guessed.
ochre-doctor-token-advice = Choose a random one of 16 characters or more.
ochre-doctor-database = The connection to the database crosses a network without encryption.
ochre-doctor-database-advice = Add the parameter sslmode=require to the URL of the database.
ochre-doctor-content = The folder of --content has a mistake, and the server does not start: { $error }
ochre-doctor-content-advice = Correct the file, or start without --content.
ochre-doctor-mail = The server cannot start with these settings of e-mails: { $error }
ochre-doctor-mail-advice = Correct --smtp, --mail-from and --public-url, or start without --smtp.
ochre-doctor-mail-plain = The connection to the mail server { $host } is not encrypted: others can read its password and the links to new passwords.
ochre-doctor-mail-plain-advice = Use an address with smtps://, or add ?tls=required to it.
ochre-doctor-mail-unused = There is a sender of e-mails, but without --smtp none are sent.
ochre-doctor-mail-unused-advice = Set --smtp, or remove --mail-from.
ochre-doctor-private-calls = Everybody who plays here can make the server call addresses of its private network.
ochre-doctor-private-calls-advice = Remove --notice-private on, unless you trust everybody who plays here.

# Ratings.
ochre-ratings-rebuilt =
    { $results ->
        [one] 1 result
       *[other] { $results } results
    }, { $rated } of them rated.{ $unreadable ->
        [0] {""}
        [one] {" "}1 finished game cannot be read; its result stays as it was.
       *[other] {" "}{ $unreadable } finished games cannot be read; their results stay as they were.
    }

## House
ochre-admin-done = Done.
ochre-admin-nothing = There is nothing like this, or it has been done already.
ochre-admin-none = There is no database of Ochre here. Check --data and --database.
ochre-admin-schema = The database has another version than this program. Start the server once with this program.
ochre-admin-nobody = Nobody has the login or number { $person }.
ochre-admin-administrator = An administrator cannot be banned. End the rights first with ochre admin revoke.
