-- Two logins that look alike have the same key. The server fills it in for accounts that are older than the column.
ALTER TABLE people ADD COLUMN login_key TEXT;
CREATE UNIQUE INDEX people_login_key ON people (login_key);

-- A token ends when it expires. The server moves `used` and `expires` as it sees the token used.
ALTER TABLE tokens ADD COLUMN kind TEXT NOT NULL DEFAULT 'program' CHECK (kind IN ('browser', 'program'));
ALTER TABLE tokens ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tokens ADD COLUMN expires INTEGER NOT NULL DEFAULT 0;
-- Tokens that are older than the columns last a year from now.
UPDATE tokens SET used = created, expires = (unixepoch() + 365 * 24 * 60 * 60) * 1000;

-- Who opened a table and who may take its open seats.
CREATE TABLE hosts (
    table_number INTEGER PRIMARY KEY REFERENCES tables (number),
    owner        INTEGER REFERENCES people (id),
    invitation   TEXT    NOT NULL,
    rematch      TEXT    NOT NULL,
    seating      TEXT    NOT NULL CHECK (seating IN ('anyone', 'invited')),
    ended        INTEGER NOT NULL
) STRICT;

CREATE INDEX hosts_of_owner ON hosts (owner) WHERE owner IS NOT NULL;

-- A table that is older than this belongs to the person in its first occupied seat.
INSERT INTO hosts (table_number, owner, invitation, rematch, seating, ended)
SELECT number,
       (SELECT person FROM seats WHERE table_number = number AND person IS NOT NULL ORDER BY seat LIMIT 1),
       lower(hex(randomblob(10))), lower(hex(randomblob(10))), 'anyone', 0
FROM tables;

-- A row to write, which shows that the database takes writes.
CREATE TABLE health (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;

INSERT INTO health (id, at) VALUES (1, 0);
