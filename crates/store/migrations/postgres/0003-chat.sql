-- How many lines were said at a table: gives the next one its number.
ALTER TABLE summaries ADD COLUMN lines BIGINT NOT NULL DEFAULT 0;

CREATE TABLE chat (
    table_number BIGINT NOT NULL REFERENCES tables (number),
    number       BIGINT NOT NULL,
    person       BIGINT NOT NULL REFERENCES people (id),
    name         TEXT   NOT NULL,
    text         TEXT   NOT NULL,
    at           BIGINT NOT NULL,
    PRIMARY KEY (table_number, number)
);

CREATE INDEX chat_of_person ON chat (person);
