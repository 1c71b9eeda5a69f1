-- The earliest time from which the current turn is counted: when the last seat was taken, or a player came back after their
-- time had run out. NULL if an older program created the table.
ALTER TABLE summaries ADD COLUMN clock INTEGER;

-- What spectators read about an event, in every language, as JSON. Together with the standings it can be read without the
-- rules of the game, which a later program may no longer have.
ALTER TABLE events ADD COLUMN story TEXT;

-- The final standings in every language, as JSON.
CREATE TABLE endings (
    table_number INTEGER PRIMARY KEY REFERENCES tables (number),
    standings    TEXT    NOT NULL
) STRICT;
