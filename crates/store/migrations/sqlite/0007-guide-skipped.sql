-- Whether the player of a guided table has skipped its guide.
ALTER TABLE hosts ADD COLUMN guide_skipped INTEGER NOT NULL DEFAULT 0;
