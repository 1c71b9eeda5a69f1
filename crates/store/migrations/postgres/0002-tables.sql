-- What never changes about a table. Links carry the id; everything here refers to the number, which is shorter.
CREATE TABLE tables (
    number   BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id       TEXT   NOT NULL UNIQUE,
    game     TEXT   NOT NULL,
    head     TEXT   NOT NULL,
    settings TEXT   NOT NULL,
    created  BIGINT NOT NULL
);

-- The log.
CREATE TABLE events (
    table_number BIGINT NOT NULL REFERENCES tables (number),
    sequence     BIGINT NOT NULL,
    body         TEXT   NOT NULL,
    client       TEXT,
    at           BIGINT NOT NULL,
    PRIMARY KEY (table_number, sequence)
);

-- What changes with every append, apart from the wide rows of `tables`. The version is the number of events; appending
-- moves it from the number the writer expects, so two writers can never both succeed.
CREATE TABLE summaries (
    table_number BIGINT   PRIMARY KEY REFERENCES tables (number),
    version      BIGINT   NOT NULL,
    turn         SMALLINT,
    over         BOOLEAN  NOT NULL,
    bot          BOOLEAN  NOT NULL,
    shown        TEXT     NOT NULL,
    public       BOOLEAN  NOT NULL,
    paced        BOOLEAN  NOT NULL,
    changed      BIGINT   NOT NULL
);

CREATE INDEX public_tables ON summaries (changed) WHERE public;
CREATE INDEX paced_tables ON summaries (table_number) WHERE paced AND NOT over;
CREATE INDEX tables_awaiting_bots ON summaries (table_number) WHERE bot AND NOT over;

CREATE TABLE seats (
    table_number BIGINT   NOT NULL REFERENCES tables (number),
    seat         SMALLINT NOT NULL,
    name         TEXT     NOT NULL,
    sitter       TEXT     NOT NULL CHECK (sitter IN ('open', 'bot', 'person')),
    person       BIGINT   REFERENCES people (id),
    bot          TEXT,
    PRIMARY KEY (table_number, seat),
    CHECK ((sitter = 'person') = (person IS NOT NULL))
);

CREATE INDEX seats_of_person ON seats (person) WHERE person IS NOT NULL;
