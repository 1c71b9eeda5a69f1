-- The printed values of a box, as its owner entered them. The newest text is that of `version` in `box_versions`.
CREATE TABLE boxes (
    id      TEXT    PRIMARY KEY,
    owner   INTEGER NOT NULL REFERENCES people (id),
    game    TEXT    NOT NULL,
    name    TEXT    NOT NULL,
    shared  INTEGER NOT NULL,
    version INTEGER NOT NULL,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX boxes_of_owner ON boxes (owner);

-- The last texts of a box. Older ones are deleted as new ones come.
CREATE TABLE box_versions (
    box     TEXT    NOT NULL REFERENCES boxes (id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    text    TEXT    NOT NULL,
    at      INTEGER NOT NULL,
    PRIMARY KEY (box, version)
) STRICT, WITHOUT ROWID;

-- What the owner began to enter for a face and did not save.
CREATE TABLE box_drafts (
    box   TEXT NOT NULL REFERENCES boxes (id) ON DELETE CASCADE,
    face  TEXT NOT NULL,
    draft TEXT NOT NULL,
    PRIMARY KEY (box, face)
) STRICT, WITHOUT ROWID;

-- The shared boxes of others that a person opened a table with.
CREATE TABLE box_uses (
    person INTEGER NOT NULL REFERENCES people (id),
    box    TEXT    NOT NULL REFERENCES boxes (id) ON DELETE CASCADE,
    at     INTEGER NOT NULL,
    PRIMARY KEY (person, box)
) STRICT, WITHOUT ROWID;

CREATE INDEX uses_of_box ON box_uses (box);
