-- What never changes about a table. Links carry the id; everything here refers to the number, which is shorter.
CREATE TABLE tables (
    number   INTEGER PRIMARY KEY,
    id       TEXT    NOT NULL UNIQUE,
    game     TEXT    NOT NULL,
    head     TEXT    NOT NULL,
    settings TEXT    NOT NULL,
    created  INTEGER NOT NULL
) STRICT;

-- The log.
CREATE TABLE events (
    table_number INTEGER NOT NULL REFERENCES tables (number),
    sequence     INTEGER NOT NULL,
    body         TEXT    NOT NULL,
    client       TEXT,
    at           INTEGER NOT NULL,
    PRIMARY KEY (table_number, sequence)
) STRICT, WITHOUT ROWID;

-- What changes with every append, apart from the wide rows of `tables`. The version is the number of events; appending
-- moves it from the number the writer expects, so two writers can never both succeed.
CREATE TABLE summaries (
    table_number INTEGER PRIMARY KEY REFERENCES tables (number),
    version      INTEGER NOT NULL,
    turn         INTEGER,
    over         INTEGER NOT NULL,
    bot          INTEGER NOT NULL,
    shown        TEXT    NOT NULL,
    public       INTEGER NOT NULL,
    paced        INTEGER NOT NULL,
    changed      INTEGER NOT NULL
) STRICT;

CREATE INDEX public_tables ON summaries (changed) WHERE public;
CREATE INDEX paced_tables ON summaries (table_number) WHERE paced AND NOT over;
CREATE INDEX tables_awaiting_bots ON summaries (table_number) WHERE bot AND NOT over;

CREATE TABLE seats (
    table_number INTEGER NOT NULL REFERENCES tables (number),
    seat         INTEGER NOT NULL,
    name         TEXT    NOT NULL,
    sitter       TEXT    NOT NULL CHECK (sitter IN ('open', 'bot', 'person')),
    person       INTEGER REFERENCES people (id),
    bot          TEXT,
    PRIMARY KEY (table_number, seat),
    CHECK ((sitter = 'person') = (person IS NOT NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_of_person ON seats (person) WHERE person IS NOT NULL;
