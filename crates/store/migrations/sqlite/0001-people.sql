CREATE TABLE people (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    name     TEXT    NOT NULL,
    login    TEXT    UNIQUE,
    password TEXT,
    created  INTEGER NOT NULL,
    CHECK ((login IS NULL) = (password IS NULL))
) STRICT;

-- Secrets by which people are known again; only their SHA-256 is kept.
CREATE TABLE tokens (
    hash    BLOB    PRIMARY KEY,
    person  INTEGER NOT NULL REFERENCES people (id),
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tokens_of_person ON tokens (person);
