-- The least schema version of programs that can use the database after a migration. Migrations before this one are older than every
-- program that looks here.
ALTER TABLE migrations ADD COLUMN needs INTEGER;
