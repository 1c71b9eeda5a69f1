-- The result of a finished table. Everything here follows from the log, the seats and the standings, and can be derived again.
-- A result is stale when a person of its table changed since.
CREATE TABLE results (
    table_number INTEGER PRIMARY KEY REFERENCES tables (number),
    game         TEXT    NOT NULL,
    options      TEXT    NOT NULL,
    rules        INTEGER NOT NULL,
    public       INTEGER NOT NULL,
    verdict      TEXT    NOT NULL,
    choices      INTEGER NOT NULL,
    started      INTEGER NOT NULL,
    ended        INTEGER NOT NULL,
    stale        INTEGER NOT NULL
) STRICT;

CREATE INDEX results_in_order ON results (game, ended, table_number);

-- The result of a seat: of a person, of a bot (`level`), or of a person for whom a bot played to the end (both). Ratings are in
-- millionths, before and after the game; NULL until the game is rated.
CREATE TABLE result_seats (
    table_number       INTEGER NOT NULL REFERENCES results (table_number),
    seat               INTEGER NOT NULL,
    person             INTEGER REFERENCES people (id),
    level              TEXT,
    points             INTEGER NOT NULL,
    place              INTEGER NOT NULL,
    sources            TEXT    NOT NULL,
    rating_before      INTEGER,
    uncertainty_before INTEGER,
    rating             INTEGER,
    uncertainty        INTEGER,
    PRIMARY KEY (table_number, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_of_person ON result_seats (person) WHERE person IS NOT NULL;

-- The current rating of a person at a game: that of the last rated result.
CREATE TABLE ratings (
    person      INTEGER NOT NULL REFERENCES people (id),
    game        TEXT    NOT NULL,
    rating      INTEGER NOT NULL,
    uncertainty INTEGER NOT NULL,
    games       INTEGER NOT NULL,
    at          INTEGER NOT NULL,
    PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_of_game ON ratings (game);

-- Who has decided about their profile. The handle stays, so that links work again when a profile becomes public again.
CREATE TABLE profiles (
    person INTEGER PRIMARY KEY REFERENCES people (id),
    handle TEXT    NOT NULL UNIQUE,
    public INTEGER NOT NULL
) STRICT;
