CREATE TABLE people (
    id       BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name     TEXT   NOT NULL,
    login    TEXT   UNIQUE,
    password TEXT,
    created  BIGINT NOT NULL,
    CHECK ((login IS NULL) = (password IS NULL))
);

-- Secrets by which people are known again; only their SHA-256 is kept.
CREATE TABLE tokens (
    hash    BYTEA  PRIMARY KEY,
    person  BIGINT NOT NULL REFERENCES people (id),
    created BIGINT NOT NULL
);

CREATE INDEX tokens_of_person ON tokens (person);
