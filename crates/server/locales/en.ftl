### What only the server says, in English.

server-guest = Nomad
server-bot = Bot { $number }
server-open-seat = Seat { $number }
server-yes = yes
server-no = no
server-hint = A bot would choose: { $action }

server-no-page = There is no such page.
server-no-table = There is no such table. Is the link complete?
server-no-game = There is no such game.
server-no-seat = The table has no such seat.
server-no-step = The game has no such step.
server-unreadable = This request cannot be read: { $why }
server-too-large = This is too large.
server-no-method = This address cannot be used in that way.
server-wrong-kind = This address expects content of another kind.
server-bad-options = The game cannot be set up like this: { $why }
server-bad-name = A name has 1 to 24 letters.
server-bad-title = A title has at most 60 letters.
server-bad-chat = A line of chat has 1 to 500 letters.
server-bad-password = A password has at least 8 letters.
server-no-level = There is no bot of that name.
server-bad-pace = A turn may take 1 to 1440 minutes, or 1 to 60 days.
server-wrong-password = The name or the password is wrong.
server-login-taken = There is already an account of that name.
server-already-account = You already have an account.
server-stranger = Say who you are first.
server-unknown-token = This token is not known.
server-forged = This request came from another site.
server-not-your-seat = This is not your seat.
server-not-at-table = Only those who sit at the table can do that.
server-seat-taken = This seat is taken.
server-bot-plays = A bot plays for you. Come back to your seat first.
server-nobody-stands-in = Nobody plays for you.
server-not-begun = Play has not begun: seats are still open.
server-has-begun = Play has begun.
server-not-over = The game is not over yet.
server-is-over = The game is over.
server-too-many = Too many requests. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
server-too-many-streams = Too many pages of this table are open. Close one.
server-no-hint = No bot knows what to do here.
server-no-store = The table cannot be written down just now. Nothing has changed; try again in a moment.
server-stopping = The server is stopping. Try again in a moment.
server-internal = Something is wrong on our side. Nothing has changed.
