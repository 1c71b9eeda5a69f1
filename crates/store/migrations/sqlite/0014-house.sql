-- Who may administrate the house.
CREATE TABLE administrators (
    person INTEGER PRIMARY KEY REFERENCES people (id),
    at     INTEGER NOT NULL
) STRICT;

-- Whom the house does not let in: a person, or a range of addresses in CIDR notation. Without `expires` for ever.
CREATE TABLE bans (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    person  INTEGER REFERENCES people (id),
    network TEXT,
    reason  TEXT    NOT NULL,
    at      INTEGER NOT NULL,
    expires INTEGER,
    CHECK ((person IS NULL) <> (network IS NULL))
) STRICT;

CREATE INDEX bans_of_person ON bans (person) WHERE person IS NOT NULL;

-- Who may create an account.
CREATE TABLE house (
    id           INTEGER PRIMARY KEY CHECK (id = 1),
    registration TEXT    NOT NULL CHECK (registration IN ('open', 'invitation', 'closed'))
) STRICT;

INSERT INTO house (id, registration) VALUES (1, 'open');

-- With the code of an invitation `uses` accounts can be created while registration is by invitation.
CREATE TABLE registration_invitations (
    code    TEXT    PRIMARY KEY,
    note    TEXT    NOT NULL,
    uses    INTEGER NOT NULL,
    used    INTEGER NOT NULL,
    created INTEGER NOT NULL,
    expires INTEGER
) STRICT, WITHOUT ROWID;

-- The message of the day by language tag; an empty tag is for everybody else.
CREATE TABLE notices (
    language TEXT    PRIMARY KEY,
    text     TEXT    NOT NULL,
    at       INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What players reported: a chat line, or with line 0 a person. A report keeps what it is about and outlives the table, so it
-- does not refer to it. People who are deleted take their reports with them.
CREATE TABLE reports (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    reporter INTEGER NOT NULL REFERENCES people (id),
    person   INTEGER NOT NULL REFERENCES people (id),
    name     TEXT    NOT NULL,
    table_id TEXT    NOT NULL,
    line     INTEGER NOT NULL,
    text     TEXT    NOT NULL,
    reason   TEXT    NOT NULL,
    at       INTEGER NOT NULL,
    resolved INTEGER
) STRICT;

CREATE INDEX reports_by_reporter ON reports (reporter);
CREATE INDEX reports_about_person ON reports (person);

-- What administrators did. Entries name people in words, so that they outlive them, and are never changed.
CREATE TABLE audit (
    number  INTEGER PRIMARY KEY AUTOINCREMENT,
    at      INTEGER NOT NULL,
    source  TEXT    NOT NULL CHECK (source IN ('person', 'command', 'server')),
    actor   TEXT    NOT NULL,
    action  TEXT    NOT NULL,
    subject TEXT    NOT NULL,
    detail  TEXT    NOT NULL
) STRICT;

CREATE TRIGGER audit_is_not_changed BEFORE UPDATE ON audit
BEGIN SELECT RAISE(ABORT, 'the audit log is never changed'); END;

CREATE TRIGGER audit_is_not_deleted BEFORE DELETE ON audit
BEGIN SELECT RAISE(ABORT, 'the audit log is never changed'); END;
