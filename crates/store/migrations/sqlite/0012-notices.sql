-- Where a person is told that a table waits: an e-mail address, a browser (Web Push) or a webhook. An e-mail address is used
-- only after its owner has followed a link, of which the SHA-256 is kept. `stop` is the secret of the links that switch the
-- channel off.
CREATE TABLE channels (
    id           TEXT    PRIMARY KEY,
    person       INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind         TEXT    NOT NULL CHECK (kind IN ('mail', 'push', 'webhook')),
    address      TEXT    NOT NULL,
    detail       TEXT    NOT NULL,
    state        TEXT    NOT NULL CHECK (state IN ('unconfirmed', 'on', 'off', 'dead')),
    failure      TEXT,
    stop         TEXT    NOT NULL UNIQUE,
    confirmation TEXT    UNIQUE,
    confirmable  INTEGER,
    created      INTEGER NOT NULL,
    UNIQUE (person, kind, address)
) STRICT, WITHOUT ROWID;

CREATE INDEX channels_by_address ON channels (address);

-- In which language and when a person wants to be told of what. `silent` lists the occasions that are switched off. `told` and
-- `warned` are the times of the last messages.
CREATE TABLE notice_settings (
    person      INTEGER PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    language    TEXT    NOT NULL,
    zone        TEXT    NOT NULL,
    quiet_from  INTEGER,
    quiet_until INTEGER,
    silent      TEXT    NOT NULL,
    told        INTEGER,
    warned      INTEGER
) STRICT;

-- The kinds of channels that a person wants for one table. Without a row, all.
CREATE TABLE table_notices (
    person       INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_number INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
    kinds        TEXT    NOT NULL,
    PRIMARY KEY (person, table_number)
) STRICT, WITHOUT ROWID;

-- What people are to be told, written in the transaction of its cause. A row stays for a while after it was handled, so that
-- nobody is told twice.
CREATE TABLE outbox (
    person       INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_number INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
    occasion     TEXT    NOT NULL
        CHECK (occasion IN ('turn', 'invitation', 'rematch', 'mention', 'clock', 'finished')),
    version      INTEGER NOT NULL,
    body         TEXT    NOT NULL,
    at           INTEGER NOT NULL,
    due          INTEGER NOT NULL,
    handled      INTEGER,
    PRIMARY KEY (person, table_number, occasion, version)
) STRICT, WITHOUT ROWID;

CREATE INDEX outbox_waiting ON outbox (due) WHERE handled IS NULL;
CREATE INDEX outbox_of_table ON outbox (table_number) WHERE handled IS NULL;

-- Messages on their way to a channel. A row goes when its message has arrived or is given up.
CREATE TABLE deliveries (
    id       TEXT    PRIMARY KEY,
    channel  TEXT    NOT NULL REFERENCES channels (id) ON DELETE CASCADE,
    body     TEXT    NOT NULL,
    at       INTEGER NOT NULL,
    due      INTEGER NOT NULL,
    attempts INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX deliveries_by_time ON deliveries (due);
CREATE INDEX deliveries_of_channel ON deliveries (channel);

-- Keys that this server has made for itself, by name.
CREATE TABLE server_keys (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
