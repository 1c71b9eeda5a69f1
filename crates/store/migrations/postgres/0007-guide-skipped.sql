-- Whether the player of a guided table has skipped its guide.
ALTER TABLE hosts ADD COLUMN guide_skipped BOOLEAN NOT NULL DEFAULT FALSE;
