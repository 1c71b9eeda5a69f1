-- What came of the puzzles a person tried. The first attempt is rated; later ones only solve the puzzle.
CREATE TABLE puzzle_results (
    person      INTEGER NOT NULL REFERENCES people (id),
    game        TEXT    NOT NULL,
    puzzle      TEXT    NOT NULL,
    first_at    INTEGER NOT NULL,
    first_right INTEGER NOT NULL,
    tries       INTEGER NOT NULL,
    shown       INTEGER NOT NULL,
    solved_at   INTEGER,
    PRIMARY KEY (person, game, puzzle)
) STRICT, WITHOUT ROWID;

-- The days, counted from 1 January 1970, on which a person solved the puzzle of the day.
CREATE TABLE puzzle_days (
    person INTEGER NOT NULL REFERENCES people (id),
    day    INTEGER NOT NULL,
    PRIMARY KEY (person, day)
) STRICT, WITHOUT ROWID;
