-- The least schema version of programs that can use the database after a migration; those write to it, too. Migrations before this
-- one are older than every program that looks here.
ALTER TABLE migrations ADD COLUMN needs INTEGER;

-- Once for each statement, not for each row: all of them change the one row of `hall`, and whoever deletes a thousand tokens would
-- write it a thousand times.
DROP TRIGGER a_token_has_ended ON tokens;
DROP TRIGGER somebody_has_another_name ON people;
DROP TRIGGER blocks_have_changed ON blocks;
DROP TRIGGER profiles_have_changed ON profiles;

-- A statement that changes nothing changes nothing here either. `changed` is what the statement has touched.
CREATE OR REPLACE FUNCTION note_change_of_people() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN UPDATE hall SET people = people + 1 WHERE EXISTS (SELECT 1 FROM changed); RETURN NULL; END $$;

CREATE OR REPLACE FUNCTION note_change_of_blocks() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN UPDATE hall SET blocks = blocks + 1 WHERE EXISTS (SELECT 1 FROM changed); RETURN NULL; END $$;

CREATE OR REPLACE FUNCTION note_change_of_profiles() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN UPDATE hall SET profiles = profiles + 1 WHERE EXISTS (SELECT 1 FROM changed); RETURN NULL; END $$;

CREATE FUNCTION note_change_of_names() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN
    UPDATE hall SET people = people + 1 WHERE EXISTS (
        SELECT 1 FROM earlier JOIN changed USING (id)
        WHERE earlier.name IS DISTINCT FROM changed.name OR earlier.login IS DISTINCT FROM changed.login);
    RETURN NULL;
END $$;

CREATE TRIGGER tokens_have_ended AFTER DELETE ON tokens
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_change_of_people();

-- Transition tables and lists of columns exclude each other.
CREATE TRIGGER names_have_changed AFTER UPDATE ON people
REFERENCING OLD TABLE AS earlier NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_change_of_names();

CREATE TRIGGER blocks_were_added AFTER INSERT ON blocks
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_change_of_blocks();

CREATE TRIGGER blocks_were_removed AFTER DELETE ON blocks
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_change_of_blocks();

CREATE TRIGGER profiles_were_added AFTER INSERT ON profiles
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_change_of_profiles();

CREATE TRIGGER profiles_have_changed AFTER UPDATE ON profiles
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_change_of_profiles();

CREATE TRIGGER profiles_were_removed AFTER DELETE ON profiles
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_change_of_profiles();
