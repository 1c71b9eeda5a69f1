### The pages in English.

pages-title = Ochre
pages-front-title = Ochre – board games from the age of ice
pages-skip = Skip to the content
pages-menu = Menu
pages-menu-tables = Tables
pages-menu-account = Name and account
pages-language = Language
pages-theme = Colours
pages-theme-device = Device
pages-theme-light = Day
pages-theme-dark = Night
pages-footer = Ochre deals fairly, knows the rules, and remembers every game.
pages-home = To the front page
pages-close = Close
pages-save = Save
pages-contents = Contents
pages-board = Board

## Seats

pages-mark-bear = bear
pages-mark-wolf = wolf
pages-mark-eagle = eagle
pages-mark-stag = stag
pages-mark-owl = owl
pages-level-random = Bot: any move will do
pages-level-greedy = Bot: quick and greedy
pages-level-easy = Bot: easy
pages-level-medium = Bot: medium
pages-level-hard = Bot: hard
pages-seat-open = open seat
pages-you = you
pages-here = here
pages-away = away
pages-bot = bot
pages-stand-in = bot, for now
pages-points = pts

## Front page

pages-hero = Gather round the fire
pages-hero-words = Strategy board games from the age of ice, against bots or with friends. No account needed: pick a game and play.
pages-games = Play now
pages-quick = Play against bots
pages-guided = Show me how to play
pages-new = Set up a table
pages-rules = Rules
pages-gallery = Cards and tiles
pages-card-seats = { $fewest } to { $most } players
pages-mine = Your tables
pages-public = Open to everybody
pages-join-title = Join friends
pages-join-words = Somebody sent you the link of a table? Open it, or paste it here.
pages-join-link = Link of the table
pages-join-go = Go there
pages-row-yours = Your turn
pages-row-waiting = { $open ->
    [one] One seat is open
   *[other] { $open } seats are open
}
pages-row-playing = { $name } to move
pages-row-over = Won by { $names }
pages-ago-now = just now
pages-ago-minutes = { $count } min ago
pages-ago-hours = { $count } h ago
pages-ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}

## A new table

pages-new-title = A new table of { $game }
pages-new-people = Players
pages-new-seat = Seat { $number }
pages-new-seat-here = At this device
pages-new-seat-open = Open: somebody with the link
pages-new-seat-name = Name in seat { $number }, if it is not you
pages-new-seat-name-example = name, if not you
pages-new-seats-words = Several people can share this device: the screen is handed over and hands stay hidden. Seats beyond the number of players are left out.
pages-new-options = Options
pages-new-table = Table
pages-new-name = Title
pages-new-name-words = Shown to everybody at the table. May be left empty.
pages-new-visibility = Who can find it?
pages-new-visibility-link = Whoever has the link
pages-new-visibility-public = Everybody: it is listed on the front page
pages-new-pace = Time for a turn
pages-new-pace-none = No limit
pages-new-pace-minutes = Minutes
pages-new-pace-days = Days
pages-new-pace-amount = How many minutes or days
pages-new-pace-words = When the time is up a bot plays on; you can come back at any moment.
pages-new-open = Open the table
pages-new-others = Another game?
pages-name = Your name

## Account

pages-account = Name and account
pages-account-words = You can play without an account. With one you find your seats again on every device.
pages-account-new = New account
pages-account-have = I have an account
pages-account-login = Account name
pages-account-password = Password (at least 8 characters)
pages-account-create = Create the account
pages-account-sign-in = Sign in
pages-account-sign-out = Sign out
pages-account-signed-in = You are signed in as { $login }.
pages-account-wrong = Account name or password is wrong.
pages-account-taken = There is already an account of this name.
pages-account-short = The password is too short: at least 8 characters.
pages-account-no-name = Please say a name first.
pages-account-saved = Saved.
pages-account-programs = Programs
pages-account-programs-words = A program of yours can take your seats with a token. The description is at /api/v1/openapi.json.
pages-account-token = Make a new token
pages-account-token-once = This token is shown only now. Keep it secret:
pages-name-shown = The name others see

## A table that waits

pages-waiting-title = Waiting for players
pages-waiting-words = The game begins when every seat is taken. Send this link to those who are to join: a name is all they need.
pages-link = Link
pages-copy = Copy
pages-copied = Copied.
pages-sit = Sit down
pages-stand-up = Stand up
pages-fill = Begin with bots
pages-fill-words = Nobody else coming? Open seats go to
pages-pace-minutes = { $count ->
    [one] One minute a turn.
   *[other] { $count } minutes a turn.
}
pages-pace-days = { $count ->
    [one] One day a turn.
   *[other] { $count } days a turn.
}

## A table in play

pages-your-turn = Your turn
pages-turn-yours = Your turn. { $question }
pages-turn-theirs = { $name } to move: “{ $question }”
pages-turn-bot = { $name } is thinking: “{ $question }”
pages-turn-chance = The dealer is dealing.
pages-clock-title = Time left for this turn
pages-clock-seconds = { $count } s
pages-clock-minutes = { $count } min
pages-clock-hours = { $count } h
pages-clock-days = { $count } days
pages-parts = Parts of the board
pages-own-board = Your board
pages-hand = Your hand
pages-choices = What you can do
pages-narrowed = Only what fits the places you touched.
pages-show-all = Show all
pages-watching = You are watching. Only what everybody may know is shown.
pages-undo = Undo
pages-restart = Restart turn
pages-undo-left = { $steps ->
    [0] Nothing to undo. { $why }
    [one] One decision can be undone, no more: { $why }
   *[other] { $steps } decisions can be undone, no more: { $why }
}
pages-advice = Ask for advice
pages-hint = Advice
pages-hint-bot = A bot would do this:
pages-guide-step = First game, step { $step } of { $of }
pages-guide-skip = Play on without the guide
pages-seats = Around the table
pages-estimate = Between { $least } and { $most }, as far as you can know
pages-estimate-words = ≈ is an estimate from what you can see.
pages-log = What happened
pages-log-all = The whole story
pages-log-empty = Nothing yet.
pages-chat = Chat
pages-chat-empty = Nobody has said anything yet.
pages-chat-say = Say something
pages-chat-send = Send
pages-about = This table
pages-own-seats = Your seats:
pages-leave = Leave
pages-resign = Resign
pages-leave-words = A bot plays on for you, so that the others can finish. After leaving you can come back.
pages-away-words = A bot is playing your seat.
pages-return = Take my seat back
pages-commitment = The dealer’s promise (SHA-256 of the seed)
pages-commitment-words = All chance at this table comes from one secret number. This is its fingerprint; after the game the number itself is shown, and everybody can check the dealing.
pages-lost = Connection lost. Trying again…
pages-back = Connected again.
pages-failed = That did not reach the table. Please try again.
pages-rule = Rule

## Asking first

pages-sure = Are you sure?
pages-sure-yes = Do it
pages-sure-no = Go back

## Keys

pages-keys = Keyboard
pages-key-help = this list
pages-key-number = do what stands at this place in the list
pages-key-list = go through the list
pages-key-board = go from place to place on the board
pages-key-to-board = to the board
pages-key-to-choices = to the list
pages-key-escape = forget the places touched, fold up an opponent’s board
pages-key-undo = undo
pages-key-restart = restart the turn
pages-key-log = the whole story
pages-key-chat = chat
pages-key-say = read out whose turn it is
pages-key-face = read the next card or tile (Shift: the one before)
pages-key-rule = go to the rule behind the words in sight

## Handing over

pages-hand-over-title = Hand the device to { $name }
pages-hand-over-words = Nothing secret is on this screen. Everybody else looks away.
pages-hand-over-go = I am { $name }

## After the game

pages-over = The game is over
pages-winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
pages-result = Result
pages-points-source = Points from
pages-points-place = Place
pages-points-total = Total
pages-points-tie = In a tie: { $what }
pages-chart-source = Points by source
pages-chart-source-words = Bars of points by source for each player. The same numbers are in the table of results.
pages-chart-round = Points by round
pages-chart-round-words = Lines of points round by round for each player. The same numbers are in the table below.
pages-chart-numbers = The numbers
pages-round = Round
pages-next = And now?
pages-rematch = Play again
pages-record = Download the record
pages-to-table = To the table
pages-replay = Replay
pages-replay-start = Watch it again from the beginning
pages-replay-end = Look back from the end
pages-replay-step = Step { $step } of { $last }
pages-replay-first = To the beginning
pages-replay-previous = One step back
pages-replay-next = One step on
pages-replay-last = To the end
pages-replay-eyes = Seen by
pages-replay-public = a spectator
pages-fork = Try it from here
pages-fork-words = Opens a table of your own at this position. You play all seats.

## Fair dealing

pages-verify = Fair dealing
pages-verify-go = Verify the dealing
pages-verify-words = The fingerprint was shown before the first card was dealt. The seed belongs to it and no other, and decides every deal of the game.
pages-verify-fair = The dealing was fair: { $events } events were played again, and the seed dealt all { $draws } outcomes.
pages-verify-not-yet = The game is not over. The seed stays secret until then.
pages-verify-broken = The dealing does not fit the promise.
pages-verify-yourself = You need not trust this page. Download the record and check it yourself:
pages-seed = The seed

## Rules and faces

pages-rules-title = Rules of { $game }
pages-rules-words = Every rule has a number, and refusals and tooltips lead to it. Search with your browser (Ctrl+F or ⌘F).
pages-gallery-title = Cards and tiles of { $game }
pages-gallery-words = Everything printed in the box, drawn with our own icons and put into words. Each value says where it comes from.
pages-gallery-copies = { $copies ->
    [one] 1 copy.
   *[other] { $copies } copies.
}
pages-from-rulebook = rulebook
pages-from-source = source
pages-from-inferred = inferred
pages-from-house = house
pages-from-overlay = yours
pages-from-rulebook-words = stated in a rulebook
pages-from-source-words = seen in a public source
pages-from-inferred-words = follows from a rulebook or a source
pages-from-house-words = designed by us, because the rulebook shows only a picture
pages-from-overlay-words = from the content file of the box’s owner

## What can go wrong

pages-problem-no-page = There is no such page
pages-problem-no-page-words = The address is wrong, or the page has moved on with the herds.
pages-problem-no-table = There is no such table
pages-problem-no-table-words = Check the link. It may have lost a letter on the way.
pages-problem-no-game = There is no such game
pages-problem-no-game-words = The front page shows all games there are.
pages-problem-not-yours = This seat is not yours
pages-problem-not-yours-words = Only the person who sits there may do this. If it is you, open the table in the browser you sat down with, or sign in.
pages-problem-forged = This request came from elsewhere
pages-problem-forged-words = It was not sent from a page of this table, so nothing was done. Go back and try again.
pages-problem-unreadable = We could not read that
pages-problem-unreadable-words = Something in the form or the address makes no sense to us. Nothing was changed.
pages-problem-not-now = Not now
pages-problem-not-now-words = The table cannot do that at the moment. Nothing was changed.
pages-problem-too-large = That is too much
pages-problem-too-large-words = What was sent is larger than anything we expect. Nothing was changed.
pages-problem-too-many = Slowly, please
pages-problem-too-many-words = Too many requests came from you in a short time. Wait a moment and try again.
pages-problem-busy = The server is resting
pages-problem-busy-words = It is stopping or has too much to do. Your games are safe. Try again in a moment.
pages-problem-broken = Something broke
pages-problem-broken-words = This is our fault. Everything that was confirmed to you is safe. Try again.
