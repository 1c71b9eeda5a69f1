### Messages of the server in English.

server-guest = Nomad
server-bot = Bot { $number }
server-open-seat = Seat { $number }
server-yes = yes
server-no = no
server-hint = A bot would choose: { $action }

server-page-not-found = This page does not exist.
server-table-not-found = This table does not exist. Check that the link is complete.
server-game-not-found = This game does not exist.
server-seat-not-found = The table has no such seat.
server-step-not-found = The game has no such step.
server-token-not-found = You have no such session or token.
server-method-not-allowed = This address does not support that method.
server-bad-request = The request cannot be read: { $why }
server-payload-too-large = The request is too large.
server-unsupported-media-type = This address expects a different content type.

server-invalid-options = The game cannot be set up like this: { $why }
server-invalid-name = A name must have 1 to 24 characters.
server-invalid-title = A title can have at most 60 characters.
server-invalid-chat = A message must have 1 to 500 characters.
server-invalid-password = A password must have 8 to 200 characters.
server-weak-password = This password is too easy to guess: it is common, a simple pattern, or made from the account name.
server-invalid-pace = A turn can take 1 to 1440 minutes or 1 to 60 days.
server-unknown-level = There is no bot level of that name.

server-unauthenticated = Enter your name or sign in first.
server-invalid-token = This token is unknown, has ended or has expired.
server-wrong-credentials = The name or the password is wrong.
server-cross-origin = This request came from another site.
server-not-your-seat = This is not your seat.
server-not-owner = Only the person who opened the table can do that.
server-not-invited = The open seats are kept for people with an invitation. Ask the person who opened the table for the link.
server-not-at-table = Only players at the table can do that.

server-bot-is-playing = A bot is playing for you. Return to your seat first.
server-turn-expired = Your time for this turn has run out, and a bot plays it. You can come back when it is over.
server-undo-exhausted = You have taken back as many decisions as one may at a table.
server-no-stand-in = No bot is playing for you.
server-seat-taken = This seat is taken.
server-one-seat = You already have a seat at this table.
server-name-taken = Somebody at this table already has this name, or one that looks like it. Choose another one.
server-fill-too-early = Only the person who opened the table can start with bots now. Everyone at the table can in { $minutes } min.
server-others-are-playing = Other people are playing at this table, so it cannot be ended. You can leave your seat.
server-game-counts = This game counts for ratings, so it cannot be ended: a bot plays it to the end for you. You can take your seat back until then.
server-table-ended = This table was closed.
server-not-started = The game has not started: seats are still open, or the cards are not dealt.
server-already-started = The game has already started.
server-invalid-entropy = A contribution to the seed is 64 hexadecimal digits.
server-already-dealt = The cards are dealt. Nobody can add to the seed any more.
server-too-many-contributions = This table takes no more contributions to its seed.
server-not-over = The game is not over yet.
server-game-over = The game is over.
server-login-taken = An account with this name, or one that looks like it, already exists.
server-already-registered = You already have an account.
server-not-registered = You do not have an account.
server-no-hint = The bot has no suggestion here.

server-too-many-requests = Too many requests. Try again in { $seconds } s.
server-too-many-tables = You have too many tables that are not over. Finish or end one first.
server-too-many-streams = Too many pages of this table are open. Close one and try again.

server-store-unavailable = The database is not available. Nothing has changed; try again in a moment.
server-outcome-unknown = The connection to the database was lost while this was being saved, so it is not known yet whether it was. Load the page again to see; sending the same request again does no harm.
server-shutting-down = The server is restarting. Try again in a moment.
server-messages-delayed = The machines of this house cannot reach each other just now. The game goes on; what others do may show a second late.
server-table-unreadable = This version of the program cannot load the table. Nothing was lost: its page says why and shows what is kept.
server-internal = The server has failed. Nothing has changed; try again in a moment.

server-news-joined = { $name } takes a seat.
server-news-arrived = { $name } is here.
server-news-away = { $name } has gone away.
server-news-left = { $name } has left; a bot plays on.
server-news-resigned = { $name } resigns; a bot plays on.
server-news-expired = { $name } has run out of time; a bot plays on.
server-news-returned = { $name } is back.
server-news-offered = { $name } wants to play again.
server-news-agreed = { $name } accepts the rematch.

## My box
server-box-not-found = There is no such box, or it is private.
server-version-not-found = This version of the box is no longer kept.
server-invalid-content = { $place }: { $message }{ $others ->
        [0] {""}
        [one] {" "}There is 1 more mistake.
       *[other] {" "}There are { $others } more mistakes.
    }
server-invalid-box-name = The name of a box has 1 to 40 characters.
server-box-of-other-game = This box belongs to another game. Choose one of the game of the table.
server-box-too-large = The file is too large: 128 KB is the most.
server-not-your-box = This box belongs to somebody else. Copy it to change it.
server-box-changed = The box has changed since you read it. Read it again and repeat your change.
server-too-many-boxes = You have as many boxes as one may have here. Delete one first.
server-boxes-too-large = Your boxes and their versions take up as much as they may here. Delete a box first.

## Review
server-not-reviewable = This game was played with rules or cards that this version of the program does not have. It cannot be reviewed.
server-review-running = Another review that you asked for is not complete. Wait for it, then ask again.
server-too-many-reviews = Too many games are waiting to be reviewed. Try again in a few minutes.

## Puzzles

server-puzzle-not-found = The game has no such puzzle.

## Accounts and friends
server-former-player = A former player
server-passkey-not-found = You have no such passkey.
server-person-not-found = You do not know such a person.
server-passkey-refused = The passkey was not accepted. Try again.
server-recovery-refused = Account name and code do not match, or the code or link was used or has expired.
server-confirmation-required = Confirm first that it is you: sign in again, or enter your password.
server-seat-refused = You cannot take a seat at this table.
server-rematch-refused = You cannot take part in this rematch.
server-not-friends = You can only invite friends.
server-deletion-not-confirmed = To delete the account, type its name exactly.
server-passkeys-unavailable = Passkeys need an encrypted connection (https) and a host name.
server-passkey-taken = This passkey is registered already.
server-too-many-passkeys = You have 20 passkeys, which is the most. Remove one first.
server-last-credential = This is the only way into your account. Add a passkey or a password first.
server-no-account = Only people with an account can be friends.
server-person-blocked = You have blocked this person. Unblock them first.
server-too-many-friends = You have asked 500 people, which is the most.

## House
server-entry-not-found = There is nothing like this, or it has been done already.
server-line-not-found = This line of the chat does not exist or is not shown any more.
server-invalid-reason = A reason must have 1 to 500 characters.
server-invalid-notice = A message of the day has at most 2000 characters.
server-invalid-network = This is not an address such as 192.0.2.7, nor a range such as 192.0.2.0/24.
server-not-administrator = Only administrators may do this.
server-registration-closed = Nobody can create an account here at present.
server-invitation-not-valid = To create an account here you need an invitation, and this one is unknown, used up or has ended.
server-reported-before = You have reported this already.
server-not-reportable = Only other people can be reported, no bots.
server-is-administrator = An administrator cannot be banned. End the rights first with ochre admin revoke.
server-own-network = Your own address is in this range.
server-banned = The administrators of this server have banned you{ $until ->
        [never] {""}
       *[other] {" "}until { $until }
    }: { $reason }

## Profiles and statistics.

server-profile-not-found = There is no such profile, or its owner does not share it.
server-number = { $number }

## Notices
server-channel-not-found = You have no such channel.
server-link-expired = This link was used already, was replaced by a newer one, or has expired.
server-invalid-mail-address = This is not an e-mail address that mail can be sent to.
server-invalid-endpoint = This address cannot be called. It must begin with https:// and be on the public Internet.
server-invalid-push-keys = The keys of this browser cannot be read.
server-invalid-zone = There is no such time zone. Choose one such as Europe/Paris.
server-invalid-quiet-hours = Quiet hours need two different times of the day.
server-no-mail = This server sends no e-mails.
server-mail-not-sent = The e-mail could not be sent. Try again later.
server-too-many-channels = You have as many channels of this kind as one may have. Remove one first.
server-mail-confirm = Confirm your e-mail address
server-mail-confirm-words = { $name } wants to be told at this address when a table waits. If that is you, open the link within two days.
server-mail-confirm-label = Confirm
server-mail-confirm-ignore = If you did not ask for this, do nothing: no more messages come.
server-mail-replaced = Another e-mail address replaces this one
server-mail-replaced-words = { $name }: messages and links to a new password do not come to this address any more. Another address was confirmed instead.
server-mail-replaced-not-you = If that was not you, sign in, remove the other address under Settings and change your password.
server-mail-recover = A new password for your account
server-mail-recover-words = Somebody, probably you, has lost the password of the account { $login }. The link is valid for an hour and sets a new password.
server-mail-recover-label = Choose a new password
server-mail-recover-ignore = If you did not ask for this, do nothing: your password stays.
server-notice-turn = It is your turn at “{ $table }”.
server-notice-clock = Your time is about to run out at “{ $table }”.
server-notice-finished = The game at “{ $table }” is over.
server-notice-invitation = { $name } invites you to “{ $table }”.
server-notice-rematch = { $name } offers a rematch of “{ $table }”.
server-notice-mention = { $name } mentions you in the chat of “{ $table }”.
server-notice-several = News from { $count } tables
server-notice-more = { $count ->
        [one] And 1 more.
       *[other] And { $count } more.
    }
server-notice-open = Go to the table
server-notice-why = You get this message because you asked for it in your settings.
server-notice-stop = Stop these messages
server-notice-settings = Change what you are told
