-- An account without a password has an empty hash: its owner signs in with a passkey.
-- A person without a name is a former player, whose account was deleted; seats and chat lines without a name are theirs.

-- WebAuthn credentials. The public key is in the format of COSE.
CREATE TABLE passkeys (
    id      BLOB    PRIMARY KEY,
    person  INTEGER NOT NULL REFERENCES people (id),
    name    TEXT    NOT NULL,
    key     BLOB    NOT NULL,
    counter INTEGER NOT NULL,
    created INTEGER NOT NULL,
    used    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX passkeys_of_person ON passkeys (person);

-- Codes with which a person sets a new password, each once; only their SHA-256 is kept.
CREATE TABLE recovery_codes (
    person INTEGER NOT NULL REFERENCES people (id),
    hash   BLOB    NOT NULL,
    PRIMARY KEY (person, hash)
) STRICT, WITHOUT ROWID;

-- The link to a new password that was last sent to a person.
CREATE TABLE recovery_links (
    person  INTEGER PRIMARY KEY REFERENCES people (id),
    hash    BLOB    NOT NULL UNIQUE,
    expires INTEGER NOT NULL
) STRICT;

-- `person` asked `friend`. They are friends since `since`; NULL until `friend` accepts.
CREATE TABLE friendships (
    person INTEGER NOT NULL REFERENCES people (id),
    friend INTEGER NOT NULL REFERENCES people (id),
    asked  INTEGER NOT NULL,
    since  INTEGER,
    PRIMARY KEY (person, friend),
    CHECK (person <> friend)
) STRICT, WITHOUT ROWID;

CREATE INDEX friendships_of_friend ON friendships (friend);

CREATE TABLE blocks (
    person  INTEGER NOT NULL REFERENCES people (id),
    blocked INTEGER NOT NULL REFERENCES people (id),
    at      INTEGER NOT NULL,
    PRIMARY KEY (person, blocked),
    CHECK (person <> blocked)
) STRICT, WITHOUT ROWID;

CREATE INDEX blocks_of_blocked ON blocks (blocked);

-- `inviter` asked `person` to take a seat.
CREATE TABLE invitations (
    table_number INTEGER NOT NULL REFERENCES tables (number),
    person       INTEGER NOT NULL REFERENCES people (id),
    inviter      INTEGER NOT NULL REFERENCES people (id),
    at           INTEGER NOT NULL,
    PRIMARY KEY (table_number, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX invitations_of_person ON invitations (person);
