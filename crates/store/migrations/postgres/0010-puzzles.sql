-- What came of the puzzles a person tried. The first attempt is rated; later ones only solve the puzzle.
CREATE TABLE puzzle_results (
    person      BIGINT  NOT NULL REFERENCES people (id),
    game        TEXT    NOT NULL,
    puzzle      TEXT    NOT NULL,
    first_at    BIGINT  NOT NULL,
    first_right BOOLEAN NOT NULL,
    tries       BIGINT  NOT NULL,
    shown       BOOLEAN NOT NULL,
    solved_at   BIGINT,
    PRIMARY KEY (person, game, puzzle)
);

-- The days, counted from 1 January 1970, on which a person solved the puzzle of the day.
CREATE TABLE puzzle_days (
    person BIGINT NOT NULL REFERENCES people (id),
    day    BIGINT NOT NULL,
    PRIMARY KEY (person, day)
);
