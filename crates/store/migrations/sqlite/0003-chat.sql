-- How many lines were said at a table: gives the next one its number.
ALTER TABLE summaries ADD COLUMN lines INTEGER NOT NULL DEFAULT 0;

CREATE TABLE chat (
    table_number INTEGER NOT NULL REFERENCES tables (number),
    number       INTEGER NOT NULL,
    person       INTEGER NOT NULL REFERENCES people (id),
    name         TEXT    NOT NULL,
    text         TEXT    NOT NULL,
    at           INTEGER NOT NULL,
    PRIMARY KEY (table_number, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX chat_of_person ON chat (person);
