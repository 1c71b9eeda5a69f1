-- An account without a password has an empty hash: its owner signs in with a passkey.
-- A person without a name is a former player, whose account was deleted; seats and chat lines without a name are theirs.

-- WebAuthn credentials. The public key is in the format of COSE.
CREATE TABLE passkeys (
    id      BYTEA   PRIMARY KEY,
    person  BIGINT  NOT NULL REFERENCES people (id),
    name    TEXT    NOT NULL,
    key     BYTEA   NOT NULL,
    counter BIGINT  NOT NULL,
    created BIGINT  NOT NULL,
    used    BIGINT  NOT NULL
);

CREATE INDEX passkeys_of_person ON passkeys (person);

-- Codes with which a person sets a new password, each once; only their SHA-256 is kept.
CREATE TABLE recovery_codes (
    person BIGINT  NOT NULL REFERENCES people (id),
    hash   BYTEA   NOT NULL,
    PRIMARY KEY (person, hash)
);

-- The link to a new password that was last sent to a person.
CREATE TABLE recovery_links (
    person  BIGINT  PRIMARY KEY REFERENCES people (id),
    hash    BYTEA   NOT NULL UNIQUE,
    expires BIGINT  NOT NULL
);

-- `person` asked `friend`. They are friends since `since`; NULL until `friend` accepts.
CREATE TABLE friendships (
    person BIGINT  NOT NULL REFERENCES people (id),
    friend BIGINT  NOT NULL REFERENCES people (id),
    asked  BIGINT  NOT NULL,
    since  BIGINT ,
    PRIMARY KEY (person, friend),
    CHECK (person <> friend)
);

CREATE INDEX friendships_of_friend ON friendships (friend);

CREATE TABLE blocks (
    person  BIGINT  NOT NULL REFERENCES people (id),
    blocked BIGINT  NOT NULL REFERENCES people (id),
    at      BIGINT  NOT NULL,
    PRIMARY KEY (person, blocked),
    CHECK (person <> blocked)
);

CREATE INDEX blocks_of_blocked ON blocks (blocked);

-- `inviter` asked `person` to take a seat.
CREATE TABLE invitations (
    table_number BIGINT  NOT NULL REFERENCES tables (number),
    person       BIGINT  NOT NULL REFERENCES people (id),
    inviter      BIGINT  NOT NULL REFERENCES people (id),
    at           BIGINT  NOT NULL,
    PRIMARY KEY (table_number, person)
);

CREATE INDEX invitations_of_person ON invitations (person);
