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

# Why a choice is better than the next one.
table-why = It gains { $gains }.
table-why-but = It gains { $gains }, but gives up { $costs }.
table-why-later = It brings about as much as the next choice now, and more later.
table-why-only = There is no other choice.
table-why-half = about half a point from { $term }
table-why-points =
    { $points ->
        [one] about { $points } point from { $term }
       *[other] about { $points } points from { $term }
    }
table-term-score = the score
table-term-others = setting the others back
