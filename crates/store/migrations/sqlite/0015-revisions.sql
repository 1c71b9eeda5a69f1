-- Grows by one with every change of a table: events, seats, host, chat, result. A writer names the one it knows, so nobody changes
-- what somebody else has changed since. It begins above the revisions that older programs gave to pages: times in milliseconds,
-- divided by what a page may count between two changes.
ALTER TABLE summaries ADD COLUMN revision INTEGER NOT NULL DEFAULT 4194304;
