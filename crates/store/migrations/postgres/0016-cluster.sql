-- What the processes of one table hall share. Backups leave it out: it is about processes that run.

-- `name` keeps the messages of different halls apart. The others grow whenever what processes know may no longer be so: a token
-- has ended or somebody has another name; somebody has blocked somebody; somebody shows a profile.
CREATE TABLE hall (
    id       INTEGER PRIMARY KEY CHECK (id = 1),
    name     TEXT   NOT NULL,
    people   BIGINT NOT NULL DEFAULT 0,
    blocks   BIGINT NOT NULL DEFAULT 0,
    profiles BIGINT NOT NULL DEFAULT 0
);

INSERT INTO hall (id, name) VALUES (1, left(replace(gen_random_uuid()::text, '-', ''), 16));

-- The processes, and when each was last seen, by the clock of the database.
CREATE TABLE members (
    id      TEXT        PRIMARY KEY,
    program TEXT        NOT NULL,
    schema  INTEGER     NOT NULL,
    seen    TIMESTAMPTZ NOT NULL
);

-- Who does what only one process should do: 64 parts of the tables, and 64, everything that is not about one table.
CREATE TABLE leases (
    number INTEGER     PRIMARY KEY,
    holder TEXT        NOT NULL DEFAULT '',
    until  TIMESTAMPTZ NOT NULL DEFAULT '-infinity'
);

INSERT INTO leases (number) SELECT generate_series(0, 64);

CREATE FUNCTION note_change_of_people() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN UPDATE hall SET people = people + 1; RETURN NULL; END $$;

CREATE FUNCTION note_change_of_blocks() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN UPDATE hall SET blocks = blocks + 1; RETURN NULL; END $$;

CREATE FUNCTION note_change_of_profiles() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN UPDATE hall SET profiles = profiles + 1; RETURN NULL; END $$;

CREATE TRIGGER a_token_has_ended AFTER DELETE ON tokens
FOR EACH ROW EXECUTE FUNCTION note_change_of_people();

CREATE TRIGGER somebody_has_another_name AFTER UPDATE OF name, login ON people
FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name OR OLD.login IS DISTINCT FROM NEW.login)
EXECUTE FUNCTION note_change_of_people();

CREATE TRIGGER blocks_have_changed AFTER INSERT OR DELETE ON blocks
FOR EACH ROW EXECUTE FUNCTION note_change_of_blocks();

CREATE TRIGGER profiles_have_changed AFTER INSERT OR UPDATE OR DELETE ON profiles
FOR EACH ROW EXECUTE FUNCTION note_change_of_profiles();
