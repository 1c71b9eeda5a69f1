### What all games share, in English.

table-seat = { $seat }
table-seat-unnamed = Seat { $number }
table-list-separator = {", "}
table-choice-separator = {", or "}
table-option-seats = Players
table-barrier-start = Nothing has been decided yet.
table-barrier-chance = Something hidden has become known since; that cannot be taken back.
table-barrier-other-seat = Another player has decided since.
table-barrier-over = The game is over.
table-out-of-turn = It is not your turn.
table-unreadable = That is not an action.
table-stale = The table has moved on since you looked.
