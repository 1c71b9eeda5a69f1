-- The name of the method that computed the rating changes of a result. NULL or another one: they are computed again.
ALTER TABLE results ADD COLUMN method TEXT;
