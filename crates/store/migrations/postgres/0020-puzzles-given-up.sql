-- When the answer of a puzzle was last shown before it was solved. NULL too if an older program noted it.
ALTER TABLE puzzle_results ADD COLUMN shown_at BIGINT;
