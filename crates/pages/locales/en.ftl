### The pages in English.

pages-title = Ochre
pages-front-title = Ochre – board games from the age of ice
pages-skip = Skip to content
pages-menu = Menu
pages-menu-tables = Tables
pages-menu-account = Name and account
pages-language = Language
pages-theme = Theme
pages-theme-device = Same as device
pages-theme-light = Light
pages-theme-dark = Dark
pages-footer = Every game is saved, and every random draw can be verified.
pages-licences = Licences of the software
pages-translations = Translations
pages-translations-words = How many messages of each folder there are in each language. What is missing is said in English.
pages-translations-folder = Folder
pages-translations-rules = Rule index, { $game }
pages-translations-there = translated
pages-translations-in-english = in English
pages-translations-complete = Nothing is missing in any language.
pages-translations-copy = Below is what is missing. Copy an entry into the file named above it and translate what stands right of the equals sign.
pages-translations-missing = { $count ->
    [one] 1 message is missing.
   *[other] { $count } messages are missing.
}
pages-home = Go to the front page
pages-close = Close
pages-save = Save
pages-contents = Contents
pages-board = Board

## Seats

pages-emblem-bear = bear
pages-emblem-wolf = wolf
pages-emblem-eagle = eagle
pages-emblem-stag = stag
pages-emblem-owl = owl
pages-level-random = Bot: random moves
pages-level-greedy = Bot: greedy
pages-level-easy = Bot: easy
pages-level-medium = Bot: medium
pages-level-hard = Bot: hard
pages-seat-open = open seat
pages-you = you
pages-here = online
pages-away = away
pages-bot = bot
pages-stand-in = bot standing in
pages-points = pts

## Front page

pages-hero = Gather round the fire
pages-hero-words = Strategy board games from the age of ice, against bots or with friends. No account needed: pick a game and play.
pages-games = Games
pages-quick = Play against bots
pages-guided = Show me how to play
pages-new = Set up a table
pages-rules = Rules
pages-gallery = Cards and tiles
pages-card-seats = { $fewest } to { $most } players
pages-mine = Your tables
pages-public = Public tables
pages-join-title = Join a table
pages-join-words = Did someone send you a link to a table? Open it, or paste it here.
pages-join-link = Table link
pages-join-go = Join
pages-row-yours = Your turn
pages-row-waiting = { $open ->
    [one] One seat is open
   *[other] { $open } seats are open
}
pages-row-playing = { $name }’s turn
pages-row-over = Won by { $names }
pages-row-ended = Ended
pages-ago-now = just now
pages-ago-minutes = { $count } min ago
pages-ago-hours = { $count } h ago
pages-ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}

## A new table

pages-new-title = New table: { $game }
pages-new-people = Players
pages-new-seat = Seat { $number }
pages-new-seat-here = On this device
pages-new-seat-open = Open: anyone with the link
pages-new-seat-name = Player name for seat { $number }, if it is not you
pages-new-seat-name-example = Name, if not you
pages-new-seats-words = Several players can share this device: you pass it on between turns, and hands stay hidden. Seats beyond the number of players are not used.
pages-new-options = Options
pages-new-table = Table
pages-new-name = Title
pages-new-name-words = Everyone at the table sees it. Optional.
pages-new-visibility = Who can find this table?
pages-new-visibility-link = Anyone with the link
pages-new-visibility-public = Everyone: the table is listed on the front page
pages-new-pace = Time per turn
pages-new-pace-none = No limit
pages-new-pace-minutes = Minutes
pages-new-pace-days = Days
pages-new-pace-amount = Number of minutes or days
pages-new-pace-words = When your time runs out, a bot plays for you. You can take your seat back at any time.
pages-new-open = Open the table
pages-new-others = Other games:
pages-name = Your name

## Account

pages-account = Name and account
pages-account-words = You can play without an account. With one, you keep your seats on every device.
pages-account-new = Create an account
pages-account-have = Already have an account?
pages-account-login = Account name
pages-account-password = Password (at least 8 characters)
pages-account-create = Create account
pages-account-sign-in = Sign in
pages-account-sign-out = Sign out
pages-account-signed-in = You are signed in as { $login }.
pages-account-wrong = Wrong account name or password.
pages-account-taken = This account name, or one that looks like it, is taken.
pages-account-short = The password is too short: use at least 8 characters.
pages-account-weak = This password is too easy to guess: it is common, a simple pattern, or made from the account name.
pages-account-no-name = Enter a name first.
pages-account-saved = Saved.
pages-account-change-password = Change password
pages-account-change-password-words = A new password signs you out everywhere else.
pages-account-current-password = Current password
pages-account-new-password = New password (at least 8 characters)
pages-sessions = Where you are signed in
pages-sessions-words = A browser is signed out after 90 days without use, a guest after a year. A token lasts a year.
pages-session-browser = { $number }. Browser
pages-session-program = { $number }. API token
pages-session-current = this one
pages-session-used = Last used: { $ago }.
pages-session-left = { $days ->
    [0] Ends today.
    [one] Ends in one day.
   *[other] Ends in { $days } days.
}
pages-session-end = End
pages-session-end-others = End all others
pages-account-programs = API token
pages-account-programs-words = With a token, a program can play in your seats. The API is described at /api/v1/openapi.json.
pages-account-token = Create token
pages-account-token-once = This token is shown only once. Keep it secret:
pages-name-shown = Name other players see

## Waiting for players

pages-waiting-title = Waiting for players
pages-waiting-words = The game starts when every seat is taken. Send this link to your friends: all they need is a name.
pages-link = Link
pages-copy = Copy
pages-copied = Copied.
pages-sit = Join
pages-stand-up = Leave seat
pages-fill = Start with bots
pages-fill-words = Nobody else joining? Fill the open seats with
pages-fill-later = { $minutes ->
    [one] In one minute, everyone at the table can start with bots. Until then only the person who opened it can.
   *[other] In { $minutes } minutes, everyone at the table can start with bots. Until then only the person who opened it can.
}
pages-remove = Remove
pages-seating-anyone-words = Anyone who finds this table can take an open seat.
pages-seating-close = Only with my invitation
pages-seating-invited-words = Only people with your link above can take an open seat.
pages-seating-open = Let anyone join
pages-seating-closed = The open seats are kept for people with an invitation from the person who opened this table.
pages-end = End this table
pages-ended = This table was closed.
pages-pace-minutes = { $count ->
    [one] One minute per turn.
   *[other] { $count } minutes per turn.
}
pages-pace-days = { $count ->
    [one] One day per turn.
   *[other] { $count } days per turn.
}

## Playing

pages-your-turn = Your turn
pages-turn-yours = Your turn. { $question }
pages-turn-theirs = { $name }’s turn: “{ $question }”
pages-turn-bot = { $name } is thinking: “{ $question }”
pages-turn-chance = Drawing at random.
pages-clock-title = Time left for this turn
pages-clock-seconds = { $count } s
pages-clock-minutes = { $count } min
pages-clock-hours = { $count } h
pages-clock-days = { $count } days
pages-own-board = Your board
pages-hand = Your hand
pages-choices = Your choices
pages-narrowed = Only the choices for the places you selected are shown.
pages-show-all = Show all
pages-watching = You are watching, so you see only public information.
pages-undo = Undo
pages-restart = Restart
pages-undo-left = { $steps ->
    [0] You cannot undo anything. { $why }
    [one] You can undo one decision. { $why }
   *[other] You can undo { $steps } decisions. { $why }
}
pages-advice = Advice
pages-hint = Advice
pages-hint-bot = The best choices and your chance of winning:
pages-hint-chance = { $percent }%
pages-guide-step = First game, step { $step } of { $of }
pages-guide-skip = Skip the guide
pages-seats = Players
pages-estimate = Between { $least } and { $most }, judging by what you can see
pages-log = Story
pages-log-empty = Nothing has happened yet.
pages-chat = Chat
pages-chat-empty = No messages yet.
pages-chat-say = Write a message
pages-chat-send = Send
pages-about = Table
pages-own-seats = Your seats:
pages-leave = Leave
pages-resign = Resign
pages-leave-words = If you leave or resign, a bot takes over your seat so that the others can finish. You can come back at any time.
pages-away-words = A bot is playing in your seat.
pages-return = Take your seat back
pages-commitment = Commitment (SHA-256 of the seed)
pages-commitment-words = Every random draw at this table comes from one secret number, the seed. This is its fingerprint. After the game the seed is shown, and you can verify every draw.
pages-lost = Connection lost. Reconnecting…
pages-back = Reconnected.
pages-failed = Your request did not reach the server. Try again.
pages-rule = Rule
pages-tip-primer = In the primer

## Confirmation

pages-sure = Are you sure?
pages-sure-yes = Confirm
pages-sure-no = Go back

## Keyboard

pages-keys = Keyboard shortcuts
pages-key-help = Show this list
pages-key-number = Choose the action with this number
pages-key-list = Move through the list of actions
pages-key-board = Move between places on the board
pages-key-to-board = Go to the board
pages-key-to-choices = Go to the list of actions
pages-key-escape = Close the menu, a panel or an enlarged view; clear your selection
pages-key-again = Do the same again
pages-key-undo = Undo
pages-key-restart = Restart turn
pages-key-log = Show the full log
pages-key-chat = Open the chat
pages-key-say = Read out whose turn it is
pages-key-face = Read the next card or tile (with Shift: the previous one)
pages-key-rule = Open what the tooltip links to
pages-key-numbers = Show or hide the numbers of places

## Passing the device

pages-hand-over-title = Hand the device to { $name }
pages-hand-over-words = Nothing secret is on this screen. Everyone else, please look away.
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
pages-points-tie = Tie-breaker: { $what }
pages-chart-source = Points by source
pages-chart-source-words = Bar chart of points by source for each player. The results table shows the same numbers.
pages-chart-round = Points by round
pages-chart-round-words = Line chart of points by round for each player. The table below shows the same numbers.
pages-chart-numbers = Show the numbers
pages-round = Round
pages-next = What next?
pages-rematch = Play again
pages-record = Download the record
pages-to-table = Go to the table
pages-replay = Replay
pages-replay-start = Replay from the beginning
pages-replay-end = Replay from the end
pages-replay-first = Go to the beginning
pages-replay-previous = Go back one step
pages-replay-next = Go forward one step
pages-replay-last = Go to the end
pages-replay-viewpoint = View as
pages-replay-public = Spectator
pages-replay-step =
    { $round ->
        [0] Step { $step } of { $last }
       *[other] Round { $round }, step { $step } of { $last }
    }
pages-replay-turn-back = Go back one turn
pages-replay-turn-on = Go forward one turn
pages-replay-play = Play
pages-replay-pause = Pause
pages-replay-slider = Step
pages-replay-go = Go
pages-replay-speed = Speed
pages-replay-slow = Slow
pages-replay-normal = Normal
pages-replay-fast = Fast
pages-replay-elsewhere = Other seats, rounds and turns
pages-replay-rounds = Rounds
pages-replay-round = Round { $round }
pages-replay-turns = Turns of this round
pages-replay-turn = Turn of { $name }, step { $step }
pages-fork = Try it from here
pages-fork-all = Play all seats
pages-fork-words = Opens a new table at this position. You take the seat of { $name }, and bots take the others; this game stays as it is.

## Tables without their rules

pages-archive-no-game = This server no longer has the game “{ $game }”, so it cannot show or continue the table.
pages-archive-rules = This game was played with version { $played } of its rules. This server has version { $ours }, so it cannot show the board or continue the game.
pages-archive-content = The cards or tiles of this game have changed since it was played, so this server cannot show the board or continue the game.
pages-archive-damaged = The stored data of this table is inconsistent, so this server cannot show the board or continue the game. Whoever runs the server finds the reason in its log.
pages-archive-over = The game is over. Its result, its log and its record are kept.
pages-archive-running = The game is not over. It is stored unchanged: whoever runs the server can continue it with the version of the program it was played with.
pages-archive-players = Players
pages-archive-no-standings = The points were not stored by the version of the program it was played with.
pages-archive-no-log = No log was stored.

## Fair dealing

pages-verify = Fair dealing
pages-verify-go = Verify the dealing
pages-verify-words = The fingerprint was shown before the first card was dealt. Only this seed has that fingerprint, and it determines every random draw of the game.
pages-verify-fair = The dealing was fair: { $events } events were replayed, and all { $draws } draws came from the seed.
pages-verify-not-yet = The game is not over. The seed stays secret until then.
pages-verify-broken = The dealing does not match the commitment.
pages-verify-yourself = You do not have to trust this page. Download the record and verify it yourself:
pages-seed = Seed
pages-contributions-words = The draws come from the seed together with these random values, which the players’ browsers added after the fingerprint was shown. So neither the players nor the operator of this server could choose the cards.
pages-contributions-none = Nobody has added a random value to the seed.
pages-contribution-own = from this browser
pages-contribution-missing = The random value that this browser added, or the fingerprint that it saw, is not part of this game. Do not rely on the dealing.
pages-start = Deal the cards
pages-start-words = The cards are dealt when the browser of every player has added a random value. You can also deal without waiting.

## Rules and gallery

pages-rules-title = Rules: { $game }
pages-rules-words = Every rule has an ID, and messages and tooltips link to it. To find a word, use the search of your browser (Ctrl+F or ⌘F).
pages-rules-untranslated = The rules of this box are not translated yet; this is the English index.
pages-rules-primer = New to this box? Read the primer first.
pages-rules-explained = primer
pages-rules-explained-words = Explained in the primer
pages-primer-title = How to play { $game }
pages-primer-time = Five minutes to read.
pages-primer-index = All rules, by number
pages-primer-guided = Play a guided round
pages-primer-instead = Instead:
pages-primer-player = { $number ->
    [1] You
    [2] Mara
    [3] Jonas
    [4] Iris
   *[other] Noor
}
pages-gallery-title = Cards and tiles: { $game }
pages-gallery-words = The cards, tiles and boards with which Ochre plays, drawn with our own icons and explained. Each value shows its source: many stand only as pictures in the rulebooks, and those marked as our design are not what is printed.
pages-gallery-copies = { $copies ->
    [one] 1 copy.
   *[other] { $copies } copies.
}
pages-from-rulebook = rulebook
pages-from-source = public source
pages-from-inferred = inferred
pages-from-house = our design
pages-from-overlay = custom
pages-from-rulebook-words = stated in a rulebook
pages-from-source-words = seen in a public source
pages-from-inferred-words = follows from a rulebook or a source
pages-from-house-words = the rulebook shows only a picture, so we chose the value
pages-from-overlay-words = entered by the owner of the box

## Errors

pages-problem-no-page = Page not found
pages-problem-no-page-words = There is nothing at this address. Check it, or start from the front page.
pages-problem-no-table = Table not found
pages-problem-no-table-words = Check the link: part of it may be missing.
pages-problem-no-game = Game not found
pages-problem-no-game-words = The front page lists all games.
pages-problem-not-yours = This is not your seat
pages-problem-not-yours-words = Only the player in this seat can do that. If it is you, use the browser you joined with, or sign in.
pages-problem-cross-origin = This request came from another site
pages-problem-cross-origin-words = It was not sent from a page of this server, so nothing was changed. Go back and try again.
pages-problem-unreadable = Invalid request
pages-problem-unreadable-words = Something in the form or the address is not valid. Nothing was changed.
pages-problem-not-now = Not possible now
pages-problem-not-now-words = You cannot do that at this table right now. Nothing was changed.
pages-problem-too-large = Too much data
pages-problem-too-large-words = You sent more than the server accepts. Nothing was changed.
pages-problem-too-many = Too many requests
pages-problem-too-many-words = You sent too many requests in a short time. Wait a moment and try again.
pages-problem-busy = The server is busy
pages-problem-busy-words = It is shutting down or overloaded. Your games are safe. Try again in a moment.
pages-problem-broken = Something went wrong
pages-problem-broken-words = This is our fault. Every confirmed action is saved. Try again.

pages-zoom = Zoom
pages-zoom-in = Enlarge
pages-zoom-out = Reduce
pages-zoom-fit = Fit the table to the window
pages-views = Views
pages-view-own = Yours
pages-view-talk = Story
pages-sheet = Height of the panel with your actions
pages-sheet-peek = Low: the question
pages-sheet-half = Half: your hand and the choices
pages-sheet-full = Full: all choices
pages-plan = Your turn
pages-all-choices = All { $count }
pages-key-all = Show or hide all choices
pages-key-zoom = Zoom in, zoom out, fit

## Settings
pages-settings = Settings
pages-settings-words = How tables behave for you. These settings are kept in this browser.
pages-settings-back = Back
pages-setting-obvious = Obvious decisions
pages-setting-obvious-words = If there is only one sensible answer, it is given for you. You can exchange it or undo it.
pages-setting-confirm = Confirm what gives something up
pages-setting-confirm-words = Ask before an action that gives something up even if it can be undone. What cannot be undone is always confirmed.
pages-setting-bots = Speed of bots
pages-setting-bots-words = How long bots wait before they act, so that you can follow.
pages-setting-motion = Motion
pages-setting-motion-words = Whether pieces move or simply change place.
pages-setting-zoom = Size of the table
pages-setting-zoom-words = How the table is shown when you open it.
pages-setting-numbers = Numbers of places
pages-setting-numbers-words = Show the numbers of regions and hexes all the time. The key N shows them too.
pages-setting-value-on = On
pages-setting-value-off = Off
pages-setting-value-instant = Instant
pages-setting-value-fast = Fast
pages-setting-value-normal = Normal
pages-setting-value-slow = Slow
pages-setting-value-device = As the device is set
pages-setting-value-reduced = Less motion
pages-setting-value-full = All motion
pages-setting-value-fit = All of it
pages-setting-value-last = As I left it

pages-blocked = Not possible now
pages-again = Again
pages-taken = Done for you:
pages-instead = Change
pages-take-back = Take it back

# The told story: recap, scenes, what is played.
pages-recap = Since your turn
pages-recap-all = The last turns
pages-recap-empty = The others have not acted since.
pages-recap-times = ({ $times }×)
pages-scene = Scene
pages-scene-none = The great moments of the game are told here.
pages-scene-watch = Watch it
pages-film = What happens
pages-film-back = One step back
pages-film-pause = Pause or go on
pages-film-on = One step on
pages-film-skip = Skip
pages-film-key = Space
pages-key-film = Skip what is being shown
pages-key-sound = Sound on or off
pages-setting-sound = Sound
pages-setting-sound-words = A stone when a piece is placed, a drum when it is your turn, a tick for chat. The key M mutes it. Silent until you touch the page, and where the device asks for less motion.
pages-sound = Sound on or off
pages-sound-on = Sound is on.
pages-sound-off = Sound is off.

## People at the table
pages-clock-hurry = Your time is running out.
pages-resign-words = A bot plays your seat to the end, and everybody is told.
pages-resign-sure = Yes, resign
pages-hand-over-last = { $name } played last
pages-spectators =
    { $named ->
        [0] { $others ->
            [one] 1 person is watching
           *[other] { $others } people are watching
        }
       *[other] { $others ->
            [0] Watching: { $names }
           *[other] Watching: { $names } and { $others } more
        }
    }
pages-rematch-offer = { $name } wants to play again.
pages-rematch-agreed = agreed
pages-rematch-missing = has not answered
pages-rematch-accept = Accept the rematch
pages-rematch-now = Start now, with bots for the others
pages-rematch-go = Go to the new game

## My box
pages-boxes = My boxes
pages-boxes-words = Enter once what is printed on the cards and tiles of your own box, and play with it everywhere. Where the rulebooks show only pictures, Ochre plays with values of its own until you enter yours.
pages-boxes-none = You have no box of this game yet.
pages-boxes-friends = Boxes of friends
pages-boxes-household = Boxes of this house
pages-box-entered = { $entered } of { $faces } faces entered
pages-box-problems =
    { $count ->
        [one] The file has a mistake. Nothing was saved.
       *[other] The file has { $count } mistakes. Nothing was saved.
    }
pages-box-missing = not entered
pages-box-done = entered
pages-box-yours = yours
pages-box-same = as printed
pages-box-draft = draft
pages-box-drafts =
    { $count ->
        [one] 1 draft
       *[other] { $count } drafts
    }
pages-box-open = Enter faces
pages-box-play = Play with it
pages-box-export = Export
pages-box-more = Share, versions, more
pages-box-name = Name
pages-box-name-example = Our box
pages-box-rename = Rename
pages-box-copy = Copy
pages-box-copy-mine = Copy to my boxes
pages-box-delete = Delete …
pages-box-delete-words = The box, its versions and its drafts are deleted. Games that were begun with it keep their cards.
pages-box-delete-sure = Yes, delete it
pages-box-shared = shared by link
pages-box-private = private
pages-box-shared-words = Whoever has the link can see, copy and use it.
pages-box-private-words = Only you see it; tables you open may use it.
pages-box-share = Share by link
pages-box-unshare = Stop sharing
pages-box-link = Link to the box
pages-box-new = New box
pages-box-create = Create the box
pages-box-text = Overlay file (TOML)
pages-box-text-words = Optional: paste a file that was exported here or on another server.
pages-box-file = Choose a file
pages-box-import = Import over this box
pages-box-import-words = The import replaces every value you entered. The versions before it stay below.
pages-box-versions = Versions
pages-box-version = Version { $number }, { $time }
pages-box-restore = Restore
pages-box-of = Box of { $owner }.
pages-box-of-household = Box of this house: everybody here can see, copy and use it.
pages-box-next-missing = Enter the next face
pages-box-nothing = No face passes the filter.
pages-box-all = all
pages-box-filter = Filter
pages-box-filter-kind = Kind
pages-box-filter-from = Source of a value
pages-box-filter-entered = Entered
pages-edit-faces = Faces
pages-edit-look = Look
pages-edit-place = { $kind }, { $place } of { $count }
pages-edit-rules = How to play
pages-edit-shown = At the table
pages-edit-live = changes as you type
pages-edit-words = In words
pages-edit-problems =
    { $count ->
        [one] 1 problem
       *[other] { $count } problems
    }
pages-edit-wrong = Shown without what is wrong.
pages-edit-standard = Ochre’s own
pages-edit-begun = Games already begun keep the cards they began with.
pages-edit-save = Save
pages-edit-save-next = Save, next: { $name }
pages-edit-skip = Skip
pages-edit-kept = Draft kept. It can be saved when the problem is solved.
pages-edit-ready = As printed? Save it.
pages-edit-reset = Use Ochre’s
pages-edit-undo = Undo
pages-edit-key = Ctrl ↵
pages-edit-change = Change
pages-edit-less = one less
pages-edit-more = one more
pages-edit-remove = remove
pages-edit-remove-word = Remove { $word }
pages-edit-add = Add
pages-edit-type = or type
pages-edit-line = instruction
pages-edit-pick = Pick
pages-new-content = Cards and tiles
pages-new-content-which = Play with
pages-new-content-standard = Ochre’s own values
pages-new-content-link = the box of a link
pages-new-content-words = The table keeps the version it begins with.
pages-table-box = Played with the box { $name }.
pages-table-box-faces = See its cards and tiles
pages-gallery-of = The cards and tiles of the box { $name }, drawn with our own icons. Its owner entered the values marked as custom.
pages-gallery-boxes = Own the box? Enter what is printed.

## Review
pages-review = Review
pages-review-title = Review: { $game }
pages-review-go = Review the game
pages-review-share = Share
pages-review-scores = Result
pages-review-known = Judged from
pages-review-known-seat = What each player knew
pages-review-known-all = Everything known
pages-review-begin-title = Where was this game won?
pages-review-begin-seat = A strong bot looks at every choice of the game, from what its player could know then. It finds the turning points, the choices that gave something away and what would have been better, and it measures luck apart from choices.
pages-review-begin-all = A strong bot looks at every choice of the game again, this time with all hidden cards known. What was right then may turn out to be wrong.
pages-review-begin = Review the game
pages-review-begin-words = It takes a minute or two, and longer while many games are being played. It is kept for everybody who played.
pages-review-being-made = The review is being made
pages-review-waiting = { $ahead ->
        [0] It begins in a moment.
        [one] 1 other review comes first.
       *[other] { $ahead } other reviews come first.
    }
pages-review-making = { $done } of { $total } choices and deals looked at
pages-review-leave = You can leave this page. The review goes on, and waits for you here.
pages-review-look-again = Look again
pages-review-curve = Chance to win
pages-review-curve-words = In per cent, as a strong bot sees it from each seat. Touch a mark to go there.
pages-review-curve-label = Chance of each player to win over the game, with links to marked choices and rounds. The values are in a table below.
pages-review-mark = { $name }, { $grade }: { $action }. Chance to win from { $before } to { $after } per cent.
pages-review-dealt = Luck, { $name } { $points } points. { $story }
pages-review-values = The curve in numbers
pages-review-when = Beginning of
pages-review-end = End of the game
pages-review-turning = Turning points
pages-review-turning-words = What changed most: choices and luck.
pages-review-lucky = Good luck
pages-review-unlucky = Bad luck
pages-review-opening = The opening deal.
pages-review-points = Points
pages-review-more = More about this choice
pages-review-marked = Choices to learn from
pages-review-filter = Choices of
pages-review-all = All
pages-review-none = No choice gave away 2 points or more.
pages-review-rest =
    { $count ->
        [one] One more that gave away less
       *[other] { $count } more that gave away less
    }
pages-review-round = round { $round }
pages-review-better = Better
pages-review-played = Played
pages-review-both = Both
pages-review-drawn = Drawn on the board
pages-review-came = What came of it
pages-review-came-next = At { $name }’s next turn the chance was { $chance }%.
pages-review-came-end = At the end: { $name } in place { $place }, points: { $points }.
pages-review-chances = { $before } → { $after }%
pages-review-percent = { $chance }%
pages-review-finding = { $name }: { $grade }
pages-review-fine = { $name }: { $grade }. Chance to win { $chance }%.
pages-review-no-verdict = Nothing to choose between at this step.
pages-review-rated = The most promising choices
pages-review-see-as = See it as { $name } saw it
pages-review-previous = Marked choice before
pages-review-next = Next marked choice
pages-review-sums = Choices and luck
pages-review-sums-words = In points: hundredths of the chance to win.
pages-review-player = Player
pages-review-choices = Choices
pages-review-inaccuracies = Inaccuracies
pages-review-mistakes = Mistakes
pages-review-blunders = Blunders
pages-review-lost = Given away
pages-review-luck = Luck
pages-review-won = won
pages-review-sentence = { $marks ->
        [0] { $name }: { $choices } choices, none to learn from.
        [one] { $name }: { $choices } choices, 1 to learn from. Given away: { $lost } points.
       *[other] { $name }: { $choices } choices, { $marks } to learn from. Given away: { $lost } points.
    }
pages-review-depth = { $evaluations } positions were evaluated for each choice, and as many again to compare it with the best. A point is a hundredth of the chance to win.

## Profiles, ratings and statistics.

pages-profile-contents = On this page
pages-profile-mine = My games
pages-profile-of = The games of { $name }
pages-profile-empty = No finished games yet. They appear here when a game ends.
pages-profile-guest = Only you can see this page. With an account you can share it.
pages-profile-private = Only you can see this page.
pages-profile-public = Everybody can see this page:
pages-profile-make-public = Share it
pages-profile-make-private = Make it private
pages-profile-streak-won =
    { $count ->
        [one] Won the last game.
       *[other] Won the last { $count } games in a row.
    }
pages-profile-streak-lost =
    { $count ->
        [one] Did not win the last game.
       *[other] Without a win for { $count } games.
    }
pages-profile-played = Games
pages-profile-won = Won
pages-profile-rated = Rated games
pages-profile-average = Average score
pages-profile-best = Best score
pages-profile-lead = Largest lead
pages-profile-longest = Most wins in a row
pages-profile-by-seats = Players
pages-profile-seats =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
pages-profile-curve = Rating after each game, with its uncertainty
pages-profile-scores = Last scores against the average
pages-profile-paths = Where the points come from
pages-profile-own = This player
pages-profile-others = Everybody
pages-profile-game-number = Game
pages-rating = Rating
pages-rating-uncertainty = Uncertainty
pages-rated = This game counted for ratings.
pages-unrated-content = Not rated: the game was played with values of a box of somebody’s own.
pages-unrated-guided = Not rated: this was a guided first game.
pages-unrated-copy = Not rated: the game began in the middle of another one.
pages-unrated-bots = Not rated: only bots played.
pages-unrated-hot-seat = Not rated: one person played several seats.
pages-unrated-practice = Not rated: alone against bots counts only at a public table.
pages-unrated-guests = Not rated: at a table that is not public, only games between people with accounts count.
pages-history = Games played
pages-history-found =
    { $count ->
        [0] No such game
        [one] 1 game
       *[other] { $count } games
    }
pages-history-game = Game
pages-history-outcome = Result
pages-history-won = Won
pages-history-lost = Not won
pages-history-against = Against
pages-history-against-people = people
pages-history-against-bots = bots alone
pages-history-all = all
pages-history-show = Show
pages-history-place = Place { $place } of { $seats }
pages-history-left = left the game
pages-history-with = with { $names }
pages-history-hidden = at a private table
pages-history-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
pages-history-newer = Newer
pages-history-older = Older
pages-history-page = Page { $page } of { $pages }
pages-leaders = Leaderboard
pages-leaders-title = Leaderboard: { $game }
pages-leaders-words = People with public profiles and at least { $least } rated games. The order is by the rating less twice its uncertainty: what it is almost certainly worth.
pages-leaders-empty = Nobody is listed yet.
pages-leaders-you = Your rating is { $rating } after { $games ->
        [one] 1 rated game
       *[other] { $games } rated games
    }. You are listed when you have played enough and share your games.
pages-leaders-sure = At least
pages-leaders-plot = Ratings with their uncertainty: people as circles, bots as squares
pages-leaders-bots = Bots
pages-leaders-bots-words = Bots have fixed ratings. A newcomer begins halfway between the weakest and the strongest bot, and one game against bots already shows roughly where they belong.
pages-statistics = Statistics
pages-statistics-title = Statistics: { $game }
pages-statistics-words = From the finished public games of this server, played with the values of the game itself.
pages-statistics-empty = No public game has been finished yet.
pages-statistics-length = Usual length
pages-statistics-minutes = { $count } min
pages-statistics-choices = Choices in a game
pages-statistics-mean = Average score
pages-statistics-winning = Winning score
pages-statistics-seats = Who wins
pages-statistics-seats-words = The line is the range in which the true share lies with 95% certainty. The dashed mark is an equal share.
pages-statistics-seats-of = Wins by seat, { $seats } players, { $games ->
        [one] 1 game
       *[other] { $games } games
    }
pages-statistics-seat = { $number } – { $emblem }
pages-statistics-who = Who
pages-statistics-share = Share of wins
pages-statistics-interval = 95% interval
pages-statistics-of = Seats
pages-statistics-points = Points
pages-statistics-distribution = How many points players reach
pages-statistics-winners = Winners
pages-statistics-not-winners = The others
pages-statistics-all = All players
pages-statistics-sources = Average points by source
pages-statistics-bots = People and bots
pages-statistics-bots-words = Games of people with bots of each level: how often a person’s seat wins, and how often a bot’s.
pages-statistics-levels = Wins of people and bots
pages-statistics-people = People ({ $games })
pages-statistics-kinds-distribution = People and bots: how many points they reach
pages-statistics-kinds-sources = Average points by source: people and bots
pages-statistics-kind-people = People
pages-statistics-kind-bots = Bots
pages-statistics-mean-people = Average score of people
pages-statistics-mean-bots = Average score of bots
pages-statistics-modules = Modules and variants
pages-statistics-module = Option

## Puzzles

pages-puzzles = Puzzles
pages-puzzles-words = Positions from real games in which one choice is clearly best. Find it, and read why.
pages-puzzle-daily = Puzzle of the day
pages-puzzle-solve = Solve it
pages-puzzle-again = Look at it again
pages-puzzle-all = All puzzles
pages-puzzle-rating = rating { $rating }
pages-puzzle-score = Your score
pages-puzzle-solved = { $count ->
    [one] 1 puzzle solved
   *[other] { $count } puzzles solved
}
pages-puzzle-tries = { $count ->
    [one] 1 try
   *[other] { $count } tries
}
pages-puzzle-streak = { $count ->
    [one] 1 puzzle of the day in a row
   *[other] { $count } puzzles of the day in a row
}
pages-puzzle-own-rating = your rating: { $rating }
pages-puzzles-rest = { $count ->
    [one] 1 more puzzle
   *[other] { $count } more puzzles
}
pages-puzzles-of = { $solved } of { $all } solved, the easiest first
pages-puzzle-seats = { $seats } seats
pages-puzzle-steps = { $steps } choices
pages-puzzle-mark-tried = tried
pages-puzzle-mark-solved = ✓ solved
pages-puzzle-mark-shown = answer seen
pages-puzzle-title = Puzzle { $number }
pages-puzzle-question = Find the best choice: { $question }
pages-puzzle-task = It is your turn. One of your choices gives you a clearly better chance of winning than all others. Which one?
pages-puzzle-line = The solution has { $steps } choices, one after the other. You are looking for number { $step }.
pages-puzzle-how = Touch the places on the board that glow, or take a choice from the list. You can try as often as you like; your first attempt counts for your rating.
pages-puzzle-touch = Touch a place that glows, or open the list.
pages-puzzle-facts = Rating { $rating }: weaker bots miss it in { $missed } % of their tries.
pages-puzzle-onward = Right so far! Now go on.
pages-puzzle-wrong = Good try, but something is better than “{ $choice }”. Look again!
pages-puzzle-right = Solved! That is the best choice.
pages-puzzle-shown = This is the answer.
pages-puzzle-give-up = Show the answer
pages-puzzle-after = This is the position after the solution.
pages-puzzle-back = Back to the beginning
pages-puzzle-next = Next puzzle
pages-puzzle-chances = Chance of winning after each choice
pages-puzzle-percent = { $percent } %
pages-puzzle-found = { $level }: finds it in { $found } of { $tries } tries
pages-puzzle-tempting = What weaker bots choose most often instead: { $choice }

## Accounts and friends
pages-account-you = You
pages-account-change = Change
pages-account-set = Set
pages-account-manage = Manage
pages-account-renew = New codes
pages-account-new-login = New account name
pages-account-new-login-words = You sign in with it. Other players do not see it.
pages-account-ways = How you sign in
pages-account-password-plain = Password
pages-account-password-set = Set
pages-account-password-none = None: you sign in with a passkey
pages-account-set-password = Set a password
pages-account-remove-password = Remove password
pages-account-remove-password-words = You have a passkey. Without a password, nobody can guess it or steal it.
pages-account-forgotten = Lost your password?
pages-account-recovered = Your password was changed. Sign in with the new one.
pages-account-back = Back to the account
pages-account-confirm = Is it you?
pages-account-confirm-words = This change could lock you out of your account, so we ask once more. The answer counts for ten minutes.
pages-account-confirm-go = Confirm
pages-account-data = Your data
pages-account-data-words = Download everything this server keeps about you: your games, chat, boxes and settings, as a JSON file.
pages-account-download = Download my data
pages-account-delete = Delete my account…
pages-passkeys = Passkeys
pages-passkeys-words = A passkey is kept by your phone, computer or security key. You sign in with your fingerprint, face or PIN; no password can be stolen.
pages-passkeys-script = Passkeys need a browser with script.
pages-passkeys-unavailable = Passkeys need an encrypted connection (https), which this server does not have at this address.
pages-passkey-add = Add a passkey
pages-passkey-name = Name of the passkey
pages-passkey-default = This device
pages-passkey-remove = Remove
pages-passkey-sign-in = Sign in with a passkey
pages-passkey-confirm = Confirm with a passkey
pages-passkey-failed = The passkey was not accepted. Try again.
pages-passkey-cancelled = The browser has stopped before it was done.
pages-codes = Recovery codes
pages-codes-words = Each code replaces a lost password once. New codes make the old ones worthless.
pages-codes-renew = Create ten codes
pages-codes-once = Write these codes down or print them. They are shown only this once.
pages-codes-use = If you lose your password, choose “Lost your password?” on the sign-in page and enter one of them.
pages-codes-kept = I have kept them
pages-recover = A new password
pages-recover-words = Enter one of the recovery codes of your account and choose a new password.
pages-recover-code = With a recovery code
pages-recover-code-field = Recovery code
pages-recover-go = Set the new password
pages-recover-mail = By e-mail
pages-recover-mail-words = If the account has a confirmed e-mail address, a link is sent there. It is valid for an hour.
pages-recover-mail-go = Send the link
pages-recover-mail-sent = If the account has a confirmed e-mail address, a link is on its way there.
pages-recover-link = Choose a new password
pages-delete = Delete your account
pages-delete-words = This cannot be undone.
pages-delete-account = Your name, account name, password, passkeys, sessions, friends and blocks are deleted.
pages-delete-games = Bots play on in your running games. Games stay, and your seats in them belong to “a former player”.
pages-delete-chat = What you wrote in the chat stays without your name.
pages-delete-boxes = Your boxes are deleted. Tables that were opened with them keep their own copy.
pages-delete-download = Download your data first
pages-delete-sure = Are you sure?
pages-delete-type = Type { $login } to confirm
pages-delete-go = Delete my account for good
pages-delete-keep = Keep my account
pages-friends = Friends
pages-friends-none = Nobody here yet. People you play with appear on this page.
pages-friends-account = With an account you can have friends and invite them to your tables.
pages-friends-asking = They want to be friends
pages-friends-list = Your friends
pages-friends-asked = You have asked
pages-friends-played = People you played with
pages-friends-blocked = Blocked
pages-friends-blocked-words = You do not see what blocked people write, they cannot invite you, and you are not seated together at public tables. They are not told.
pages-friends-tables = Tables of your friends
pages-friends-add = Add a friend
pages-friends-add-words = They see your name and can accept or decline.
pages-friends-sent = If there is such an account, your request has been sent.
pages-friend-accept = Accept
pages-friend-decline = Decline
pages-friend-remove = Remove
pages-friend-withdraw = Withdraw
pages-friend-ask = Ask to be friends
pages-friend-block = Block
pages-friend-unblock = Unblock
pages-friend-guest = guest
pages-invitations = Invitations
pages-invitation-from = { $name } invites you
pages-invitation-decline = Decline
pages-invite = Invite friends
pages-invite-words = The invitation appears on their front page.
pages-invite-none = You have no friends here yet.
pages-invite-go = Invite
pages-invite-done = invited
pages-invite-seated = at the table
pages-invite-back = Back to the table
pages-passkeys-count = { $count ->
        [0] None
        [one] 1 passkey
       *[other] { $count } passkeys
    }
pages-codes-left = { $count ->
        [0] None: create some, so that you can replace a lost password
        [one] 1 left
       *[other] { $count } left
    }
pages-friends-requests = { $count ->
        [one] Somebody wants to be friends with you
       *[other] { $count } people want to be friends with you
    }

## House
pages-house = House
pages-house-overview = Overview
pages-house-people = People
pages-house-tables = Tables
pages-house-reports = Reports
pages-house-bans = Bans
pages-house-registration = Registration and message
pages-house-audit = Audit log
pages-house-search = Search
pages-house-search-people = Name, account or #number
pages-house-search-tables = Link of a table, or name of a player
pages-house-older = Show older ones
pages-house-reason = Reason
pages-house-reason-words = Those who are banned read it.
pages-house-days = Days
pages-house-days-words = 0 means for ever.
pages-house-until = Until { $time }
pages-house-for-ever = Without end
pages-house-megabytes = { $count } MB
pages-house-gigabytes = { $count } GB
pages-house-well = takes writes
pages-house-unwell = takes no writes
pages-house-open-reports = Open reports
pages-house-open-bans = Bans in force
pages-house-health = Health
pages-house-database = Database
pages-house-database-size = Size of the database
pages-house-free = Free on its disk
pages-house-memory = Memory of the server
pages-house-live-tables = Tables in memory
pages-house-streams = Open pages of tables
pages-house-queue = Decisions waiting for a bot
pages-house-mail = E-mail
pages-house-mail-on = on
pages-house-mail-off = off: the server was started without --smtp
pages-house-notices = Messages that wait
pages-house-notices-failed = Failed attempts to send a message
pages-house-failures = Failures since the start
pages-house-started = Started
pages-house-version = Version of Ochre
pages-house-schema = Version of the database
pages-house-administrators = Administrators
pages-house-secrets = Administrators see at tables what every spectator sees: hidden cards stay hidden.
pages-house-nobody = Nobody was found.
pages-house-account = account
pages-house-guest = guest
pages-house-administrator = administrator
pages-house-banned = banned
pages-house-ended = ended
pages-house-since = came { $time }
pages-house-seen = last seen { $time }
pages-house-no-ban = An administrator cannot be banned. End the rights first with ochre admin revoke.
pages-house-ban = Ban
pages-house-ban-do = Ban now
pages-house-ban-words = Open pages close at once, and bots play on in the person’s seats.
pages-house-sessions = End all sessions
pages-house-sessions-words = Signs the person out everywhere.
pages-house-bans-words = A person is banned on their own page.
pages-house-no-bans = Nobody is banned.
pages-house-ban-network = Ban addresses
pages-house-network = Address or range
pages-house-lift = Lift
pages-house-no-tables = No tables were found.
pages-house-close = Close
pages-house-close-words = The game ends for everybody and cannot be continued.
pages-house-close-sure = Close this table
pages-house-no-reports = Nobody has reported anything.
pages-house-resolved = resolved
pages-house-resolve = Mark as resolved
pages-house-reported-by = Reported by
pages-house-table = table
pages-house-remove = Remove the line
pages-house-removed = Removed by an administrator.
pages-house-report = Report
pages-house-report-menu = Report somebody:
pages-house-report-line = Report a line of { $name }
pages-house-report-person = Report { $name }
pages-house-report-reason = What is wrong?
pages-house-report-words = Only the administrators of this server read it.
pages-house-report-send = Send the report
pages-house-report-sent = Thank you. An administrator will look at it.
pages-house-back = Back to the table
pages-house-who-registers = Who may create an account?
pages-house-registration-open = Everybody
pages-house-registration-invitation = People with an invitation
pages-house-registration-closed = Nobody
pages-house-registration-words = Guests can play in any case.
pages-house-invitations = Invitations
pages-house-invite = New invitation
pages-house-invite-note = For whom (only administrators read it)
pages-house-invite-uses = For how many accounts
pages-house-invite-used = { $used } of { $uses } used
pages-house-invite-do = Create the link
pages-house-invite-revoke = Revoke
pages-house-notice = Message of the day
pages-house-notice-words = It stands on the front page until a reader dismisses it. Readers without a message in their language get the one for everybody. Delete the text to remove it.
pages-house-notice-all = For everybody
pages-house-dismiss = Dismiss
pages-house-audit-words = What administrators did, newest first. Entries are never changed.
pages-house-by-command = Command line
pages-house-by-server = Server
pages-house-did-grant = made { $subject } an administrator
pages-house-did-revoke = ended the rights of { $subject }
pages-house-did-ban = banned { $subject }: { $detail }
pages-house-did-unban = lifted ban { $subject }
pages-house-did-registration = registration: { $subject }
pages-house-did-invite = created invitation { $subject } ({ $detail })
pages-house-did-uninvite = revoked invitation { $subject }
pages-house-did-notice = set the message of the day ({ $subject }): { $detail }
pages-house-did-notice-everybody = set the message of the day: { $detail }
pages-house-did-notice-removed = removed the message of the day
pages-house-did-remove-line = removed line { $detail } at table { $subject }
pages-house-did-close-table = closed table { $subject }
pages-house-did-end-sessions = ended the sessions of { $subject }
pages-house-did-resolve = resolved report { $subject }
pages-house-did-forget = deleted unused tables ({ $subject }) and guests ({ $detail })
pages-house-excluded = You are banned
pages-house-excluded-words = The administrators of this server do not let you in. They wrote:
pages-house-closed = Nobody can create an account here at present.
pages-house-invitation-only = To create an account here you need an invitation. Ask an administrator for a link.
pages-house-invited = You are invited to create an account.
pages-house-not-invited = This invitation is unknown, used up or has ended.
pages-house-tables-count = { $count ->
        [one] 1 table
       *[other] { $count } tables
    }

## Notices
pages-notices = Messages
pages-notices-words = When you are not at the table, Ochre can tell you that it waits: at most every ten minutes, with everything new in one message, and never while you have the table open.
pages-notices-none = You are told nothing yet. Choose where below.
pages-notices-nobody = First tell us your name:
pages-notices-push = Tell me in this browser
pages-notices-push-on = This browser tells you when a table waits.
pages-notices-push-off = This browser tells you nothing.
pages-notices-push-asking = Asking your browser…
pages-notices-push-denied = Your browser forbids notifications from this page. Allow them in its settings for this page, then try again.
pages-notices-push-silent = The push service of your browser does not answer. Try again later, or choose e-mail or a webhook in the settings.
pages-notices-push-failed = That did not work. Try again later.
pages-notices-push-unable = This browser cannot tell you. It needs an encrypted connection (https); on an iPhone or iPad, add Ochre to the home screen first.
pages-notices-push-script = Only with script.
pages-notices-kind-mail = E-mail
pages-notices-kind-push = Browser
pages-notices-kind-webhook = Webhook
pages-notices-state-unconfirmed = waits for your confirmation
pages-notices-state-on = on
pages-notices-state-off = off
pages-notices-state-dead = does not exist any more
pages-notices-failure = The last message did not arrive:
pages-notices-switch-on = Switch on
pages-notices-switch-off = Switch off
pages-notices-remove = Remove
pages-notices-mail = Address
pages-notices-mail-words = You get a link first. Until you open it, nothing else is sent there.
pages-notices-mail-send = Send the link
pages-notices-mail-sent = Open the link in the e-mail that is on its way to you.
pages-notices-no-mail = This server sends no e-mails.
pages-notices-webhook = Address of the other service
pages-notices-webhook-words = It gets every message meant for you.
pages-notices-webhook-add = Add
pages-notices-shape = Format
pages-notices-shape-plain = JSON
pages-notices-shape-discord = Discord
pages-notices-shape-slack = Slack
pages-notices-shape-ntfy = ntfy
pages-notices-wishes = What and when
pages-notices-occasion-turn = It is my turn
pages-notices-occasion-invitation = Somebody invites me
pages-notices-occasion-rematch = Somebody offers a rematch
pages-notices-occasion-mention = Somebody mentions me in the chat with @ and my name
pages-notices-occasion-clock = My time is about to run out
pages-notices-occasion-finished = A game is over
pages-notices-quiet = Quiet hours
pages-notices-quiet-words = Nothing is sent in between. Leave both empty to be told at any time.
pages-notices-from = From
pages-notices-until = Until
pages-notices-zone = Time zone
pages-notices-saved = Saved.
pages-notices-table = Messages about this table
pages-notices-table-words = What you choose here is for this table alone. Without a tick you hear nothing of it.
pages-notices-table-kinds = Tell me by
pages-notices-more = All settings for messages
pages-mail-confirm = Confirm this address
pages-mail-confirm-words = From then on, Ochre tells you there when a table waits.
pages-mail-confirmed = Confirmed
pages-mail-confirmed-words = Your e-mail address is confirmed.
pages-stop = Stop these messages
pages-stop-words = Nothing more will be sent to { $address }. You can switch it on again in the settings.
pages-stopped = Stopped
pages-stopped-words = No more messages come.
