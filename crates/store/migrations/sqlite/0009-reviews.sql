-- Reviews of finished tables. The same key gives the same review: positions evaluated for a choice (0: the standard depth), seed,
-- from what choices are judged, and the version of the program's reviews. The body is missing while it is being made.
CREATE TABLE reviews (
    table_number INTEGER NOT NULL REFERENCES tables (number),
    depth        INTEGER NOT NULL,
    seed         INTEGER NOT NULL,
    knowledge    TEXT    NOT NULL,
    program      INTEGER NOT NULL,
    person       INTEGER REFERENCES people (id),
    asked        INTEGER NOT NULL,
    body         TEXT,
    PRIMARY KEY (table_number, depth, seed, knowledge, program)
) STRICT;

CREATE INDEX unfinished_reviews ON reviews (asked) WHERE body IS NULL;
CREATE INDEX reviews_of_person ON reviews (person) WHERE person IS NOT NULL;

-- What was found out for a review that is being made, step by step.
CREATE TABLE review_findings (
    table_number INTEGER NOT NULL,
    depth        INTEGER NOT NULL,
    seed         INTEGER NOT NULL,
    knowledge    TEXT    NOT NULL,
    program      INTEGER NOT NULL,
    step         INTEGER NOT NULL,
    finding      TEXT    NOT NULL,
    PRIMARY KEY (table_number, depth, seed, knowledge, program, step),
    FOREIGN KEY (table_number, depth, seed, knowledge, program)
        REFERENCES reviews (table_number, depth, seed, knowledge, program) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
