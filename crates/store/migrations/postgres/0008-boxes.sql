-- The printed values of a box, as its owner entered them. The newest text is that of `version` in `box_versions`.
CREATE TABLE boxes (
    id      TEXT    PRIMARY KEY,
    owner   BIGINT  NOT NULL REFERENCES people (id),
    game    TEXT    NOT NULL,
    name    TEXT    NOT NULL,
    shared  BOOLEAN NOT NULL,
    version BIGINT  NOT NULL,
    created BIGINT  NOT NULL,
    changed BIGINT  NOT NULL
);

CREATE INDEX boxes_of_owner ON boxes (owner);

-- The last texts of a box. Older ones are deleted as new ones come.
CREATE TABLE box_versions (
    box     TEXT    NOT NULL REFERENCES boxes (id) ON DELETE CASCADE,
    version BIGINT  NOT NULL,
    text    TEXT    NOT NULL,
    at      BIGINT  NOT NULL,
    PRIMARY KEY (box, version)
);

-- What the owner began to enter for a face and did not save.
CREATE TABLE box_drafts (
    box   TEXT NOT NULL REFERENCES boxes (id) ON DELETE CASCADE,
    face  TEXT NOT NULL,
    draft TEXT NOT NULL,
    PRIMARY KEY (box, face)
);

-- The shared boxes of others that a person opened a table with.
CREATE TABLE box_uses (
    person BIGINT  NOT NULL REFERENCES people (id),
    box    TEXT    NOT NULL REFERENCES boxes (id) ON DELETE CASCADE,
    at     BIGINT  NOT NULL,
    PRIMARY KEY (person, box)
);

CREATE INDEX uses_of_box ON box_uses (box);
