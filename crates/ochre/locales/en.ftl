### The terminal in English.

## A game

ochre-welcome = A game of { $game } for { $seats }. It is saved after every action in { $file }.
ochre-put-aside = The game saved here before is kept in { $file }.
ochre-resumed = You go on with a saved game of { $game } ({ $seats }).
ochre-commitment = The dealer's promise (SHA-256 of the seed): { $commitment }
ochre-help =
    Type the number of an action, or its notation. Other words:
      list          all actions again          board   the board again
      undo          take your last action back log     the story so far
      why           why undo reaches no further
      scores        points so far, by source   hint    what a strong player would do
      quit          leave; the game is saved   help    this text
ochre-prompt = { $seat }>
ochre-no-choice = There is no action { $number }; there are { $count }.
ochre-refused = { $reason } ({ $rule })
ochre-not-action = I do not know "{ $text }". Type help to see what can be typed.
ochre-undone = Taken back.
ochre-undo-left = { $count ->
    [0] Nothing can be taken back. { $reason }
    [one] One action can be taken back. { $reason }
   *[other] { $count } actions can be taken back. { $reason }
}
ochre-hand-over = Hand the device to { $seat } and press Enter.
ochre-saved = The game is saved in { $file }. Type the same command to go on.
ochre-over = The game is over.
ochre-winner = { $seats } wins.
ochre-shared = { $seats } share the victory.
ochre-place = { $place }.
ochre-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
ochre-verify = The seed is { $seed }. Check the dealing with: ochre verify { $file }
ochre-more = …and { $count } more. Type list to see all.
ochre-player = Player { $number }
# Whoever sits at the terminal, in the list of seats; the story calls them ochre-player.
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

## Lists and records

ochre-games = Games:
ochre-content-good = { $file }: no mistakes.
ochre-from-rulebook = rulebook
ochre-from-source = source
ochre-from-inferred = inferred
ochre-from-house = house
ochre-from-overlay = overlay
ochre-replay-choose = { $events ->
    [one] After 1 event: seat { $number } must choose.
   *[other] After { $events } events: seat { $number } must choose.
}
ochre-replay-chance = { $events ->
    [one] After 1 event: chance must speak.
   *[other] After { $events } events: chance must speak.
}
ochre-verified-seed = The seed matches the commitment { $commitment }.
ochre-verified-draws = All { $draws } outcomes in { $events } events were dealt again from the seed, and every choice was legal.
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

ochre-serve-link = The tables are open: { $link }
ochre-serve-file = Everything is kept in { $file }
ochre-serve-stop = Press Ctrl+C to stop. No game is lost.
ochre-thinks = { $seat } thinks:
ochre-candidate = {"    "}{ $action } wins { $chance } %, tried { $visits } times: { $text }

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

## What was chosen

ochre-usage-head = What was chosen, of what could be chosen; and how often those who chose it won.
ochre-usage-action = action
ochre-usage-offered = offered
ochre-usage-chosen = chosen
ochre-usage-seats = seats
ochre-usage-wins = won
ochre-usage-scores = Winners scored { $winning } on average, everybody { $all }.
ochre-usage-sources = points of winners and of everybody, by source

## Tables as files

ochre-exported-secret = The game is not over. This record holds its seed and every card that was dealt: whoever plays must not see it.
ochre-imported = The game of { $game } with { $events } events is now table { $table }: open /table/{ $table } on the server.
ochre-imported-open = It is not over. People take their seats again on that page.
