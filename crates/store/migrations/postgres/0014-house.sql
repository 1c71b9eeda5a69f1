-- Who may administrate the house.
CREATE TABLE administrators (
    person BIGINT PRIMARY KEY REFERENCES people (id),
    at     BIGINT NOT NULL
);

-- Whom the house does not let in: a person, or a range of addresses in CIDR notation. Without `expires` for ever.
CREATE TABLE bans (
    id      BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    person  BIGINT REFERENCES people (id),
    network TEXT,
    reason  TEXT    NOT NULL,
    at      BIGINT NOT NULL,
    expires BIGINT,
    CHECK ((person IS NULL) <> (network IS NULL))
);

CREATE INDEX bans_of_person ON bans (person) WHERE person IS NOT NULL;

-- Who may create an account.
CREATE TABLE house (
    id           INTEGER PRIMARY KEY CHECK (id = 1),
    registration TEXT    NOT NULL CHECK (registration IN ('open', 'invitation', 'closed'))
);

INSERT INTO house (id, registration) VALUES (1, 'open');

-- With the code of an invitation `uses` accounts can be created while registration is by invitation.
CREATE TABLE registration_invitations (
    code    TEXT    PRIMARY KEY,
    note    TEXT    NOT NULL,
    uses    BIGINT NOT NULL,
    used    BIGINT NOT NULL,
    created BIGINT NOT NULL,
    expires BIGINT
);

-- The message of the day by language tag; an empty tag is for everybody else.
CREATE TABLE notices (
    language TEXT    PRIMARY KEY,
    text     TEXT    NOT NULL,
    at       BIGINT NOT NULL
);

-- What players reported: a chat line, or with line 0 a person. A report keeps what it is about and outlives the table, so it
-- does not refer to it. People who are deleted take their reports with them.
CREATE TABLE reports (
    id       BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    reporter BIGINT NOT NULL REFERENCES people (id),
    person   BIGINT NOT NULL REFERENCES people (id),
    name     TEXT    NOT NULL,
    table_id TEXT    NOT NULL,
    line     BIGINT NOT NULL,
    text     TEXT    NOT NULL,
    reason   TEXT    NOT NULL,
    at       BIGINT NOT NULL,
    resolved BIGINT
);

CREATE INDEX reports_by_reporter ON reports (reporter);
CREATE INDEX reports_about_person ON reports (person);

-- What administrators did. Entries name people in words, so that they outlive them, and are never changed.
CREATE TABLE audit (
    number  BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at      BIGINT NOT NULL,
    source  TEXT    NOT NULL CHECK (source IN ('person', 'command', 'server')),
    actor   TEXT    NOT NULL,
    action  TEXT    NOT NULL,
    subject TEXT    NOT NULL,
    detail  TEXT    NOT NULL
);

CREATE FUNCTION refuse_to_change_audit() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'the audit log is never changed'; END $$;

CREATE TRIGGER audit_is_not_changed BEFORE UPDATE OR DELETE ON audit
FOR EACH ROW EXECUTE FUNCTION refuse_to_change_audit();
