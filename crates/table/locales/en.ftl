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
table-why-played-later = It brings about as much now as what was played, and more later.
table-why-only = There is no other choice.
table-why-half = about half a point from { $term }
table-why-points =
    { $points ->
        [one] about { $points } point from { $term }
       *[other] about { $points } points from { $term }
    }
table-term-score = the score
table-term-others = setting the others back

# How good a choice was, in the review of a finished game.
table-grade-best = best
table-grade-good = good
table-grade-inaccuracy = inaccuracy
table-grade-mistake = mistake
table-grade-blunder = blunder
table-review-unfinished = The game is not over. It can be reviewed when it has ended.
table-review-stopped = The review was stopped.
table-review-other-game = This is a table of another game.

# What is wrong with a content file. `table-shape-…` says what was expected.
table-mistake-expected = Expected { $expected }, found { $found }.
table-shape-text = a line of text of 1 to { $most } characters
table-shape-number = a whole number from { $least } to { $most }
table-shape-switch = true or false
table-shape-one-of = one of { $choices }
table-shape-program = an instruction in quotation marks, such as { $example }
table-shape-list = a list such as { $example }
table-shape-record = a group of values such as { $example }
table-mistake-count = Expected { $least } to { $most } entries, found { $found }.
table-mistake-length = Expected { $least } entries, found { $found }.
table-mistake-entry = Entry { $number }: { $mistake }
table-mistake-part = { $part }: { $mistake }
table-part-kind = Kind
table-mistake-part-missing = { $part } is missing; add it.
table-mistake-part-unknown = { $part } has no meaning here; expected only { $known }.
table-mistake-from = Source: { $mistake }
table-mistake-table = There is no table { $found } in this box; use one of { $known }.
table-mistake-face = There is no { $found } in this table; use one of { $known }.
table-mistake-key = There is no value { $found } here; use one of { $known }.
table-mistake-structure = Values of this table stand under a line { $example }, one on each line.
table-mistake-id = The first line of this part must be its id, such as id = "…"; use one of { $known }, or a new one.
table-mistake-own-id = Expected the id { $known }, found { $found }; correct it or leave it out.
table-mistake-unreadable-id = { $found } cannot be an id; use up to 40 lower-case letters, digits and hyphens.
table-mistake-no-room = There is no { $found } to change and no room for another; use one of { $known }.
table-mistake-face-twice = { $found } stands twice; put all its values in one part.
table-mistake-incomplete = There is no { $found } to change, and a new one also needs { $keys }; those in the box are { $known }.
table-mistake-missing = Missing: { $keys }.
table-mistake-not-here = This face has no value { $key }; remove the line.
table-mistake-unusable = { $found } cannot be used here.
table-mistake-no-content = This game has no content that a file could change.
table-mistake-twice = This line repeats a name that stands above it ({ $found }); keep one of the two.
table-mistake-unclosed = Something that begins here is never closed ({ $found }); look for a missing quotation mark or bracket.
table-mistake-comma = A comma is missing between two entries ({ $found }).
table-mistake-no-value = This line gives no value ({ $found }); write name = value.
table-mistake-quotes = Text stands between quotation marks, all on one line ({ $found }).
table-mistake-syntax = This line cannot be read ({ $found }); write name = value: text in quotation marks, lists in square brackets, groups in braces.
table-hint-number = { $least } to { $most }
table-hint-text = up to { $most } characters
table-hint-list = { $least } to { $most } entries

## What a puzzle is about

table-theme-cards = Cards
table-theme-labor = Labor
table-theme-placement = Placement
table-theme-movement = Movement
table-theme-conflict = Conflict
table-theme-dice = Dice
table-theme-goods = Goods
table-theme-building = Building
table-theme-hunting = Hunting
table-theme-rites = Rites
table-theme-timing = Timing
