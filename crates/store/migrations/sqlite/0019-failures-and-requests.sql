-- Since when no message to a channel has arrived; NULL while `failure` is, which counts.
ALTER TABLE channels ADD COLUMN failing INTEGER;

-- The logins that somebody has asked to be friends. Without a `friend` there was no such account, but whoever asked is shown the same,
-- so that a request does not tell which accounts exist.
CREATE TABLE asked_logins (
    person INTEGER NOT NULL REFERENCES people (id),
    login  TEXT    NOT NULL,
    friend INTEGER REFERENCES people (id),
    asked  INTEGER NOT NULL,
    PRIMARY KEY (person, login)
) STRICT, WITHOUT ROWID;

CREATE INDEX asked_logins_of_friend ON asked_logins (friend);

-- Whoever has asked somebody without having played with them has named their login.
INSERT INTO asked_logins (person, login, friend, asked)
SELECT f.person, p.login, f.friend, f.asked FROM friendships f JOIN people p ON p.id = f.friend
WHERE f.since IS NULL AND p.login IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM seats a JOIN seats b ON b.table_number = a.table_number
    WHERE a.person = f.person AND b.person = f.friend);
