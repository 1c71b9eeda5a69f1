-- The result of a finished table. Everything here follows from the log, the seats and the standings, and can be derived again.
-- A result is stale when a person of its table changed since.
CREATE TABLE results (
    table_number BIGINT  PRIMARY KEY REFERENCES tables (number),
    game         TEXT    NOT NULL,
    options      TEXT    NOT NULL,
    rules        BIGINT  NOT NULL,
    public       BOOLEAN NOT NULL,
    verdict      TEXT    NOT NULL,
    choices      BIGINT  NOT NULL,
    started      BIGINT  NOT NULL,
    ended        BIGINT  NOT NULL,
    stale        BOOLEAN NOT NULL
);

CREATE INDEX results_in_order ON results (game, ended, table_number);

-- The result of a seat: of a person, of a bot (`level`), or of a person for whom a bot played to the end (both). Ratings are in
-- millionths, before and after the game; NULL until the game is rated.
CREATE TABLE result_seats (
    table_number       BIGINT  NOT NULL REFERENCES results (table_number),
    seat               BIGINT  NOT NULL,
    person             BIGINT  REFERENCES people (id),
    level              TEXT,
    points             BIGINT  NOT NULL,
    place              BIGINT  NOT NULL,
    sources            TEXT    NOT NULL,
    rating_before      BIGINT,
    uncertainty_before BIGINT,
    rating             BIGINT,
    uncertainty        BIGINT,
    PRIMARY KEY (table_number, seat)
);

CREATE INDEX results_of_person ON result_seats (person) WHERE person IS NOT NULL;

-- The current rating of a person at a game: that of the last rated result.
CREATE TABLE ratings (
    person      BIGINT  NOT NULL REFERENCES people (id),
    game        TEXT    NOT NULL,
    rating      BIGINT  NOT NULL,
    uncertainty BIGINT  NOT NULL,
    games       BIGINT  NOT NULL,
    at          BIGINT  NOT NULL,
    PRIMARY KEY (person, game)
);

CREATE INDEX ratings_of_game ON ratings (game);

-- Who has decided about their profile. The handle stays, so that links work again when a profile becomes public again.
CREATE TABLE profiles (
    person BIGINT  PRIMARY KEY REFERENCES people (id),
    handle TEXT    NOT NULL UNIQUE,
    public BOOLEAN NOT NULL
);
