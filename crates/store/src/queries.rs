//! Queries that are valid in both SQL dialects.
//!
//! SQLite numbers `$` parameters by first appearance, so `$1` precedes `$2` in each query.

macro_rules! table_row {
    ($condition:literal) => {
        concat!(
            "SELECT t.number, t.id, t.game, t.settings, s.public, s.turn, s.over, s.bot, s.version, s.shown, ",
            "t.created, s.changed FROM summaries s JOIN tables t ON t.number = s.table_number ",
            $condition
        )
    };
}

/// `$1`: id of the table.
pub(crate) const TABLE: &str = table_row!("WHERE t.id = $1");
/// `$1`: upper bound of `changed`, `$2`: limit. Includes all tables of the last millisecond, see `Store::public_tables`.
pub(crate) const PUBLIC_TABLES: &str = table_row!(
    "WHERE s.public AND s.changed < $1 AND s.changed >= (SELECT min(changed) FROM
         (SELECT changed FROM summaries WHERE public AND changed < $1 ORDER BY changed DESC LIMIT $2) AS page)
     ORDER BY s.changed DESC, t.number DESC"
);
/// `$1`: id of the person, `$2`: limit.
pub(crate) const TABLES_OF: &str = table_row!(
    "WHERE t.number IN (SELECT table_number FROM seats WHERE person = $1)
     ORDER BY s.changed DESC, t.number DESC LIMIT $2"
);
/// `$1`: upper bound of `changed`, `$2`: id of a table, `$3`: pattern of a player's name, `$4`: limit.
pub(crate) const FIND_TABLES: &str = table_row!(
    "WHERE s.changed < $1 AND (t.id = $2 OR EXISTS
         (SELECT 1 FROM seats x WHERE x.table_number = t.number AND lower(x.name) LIKE $3 ESCAPE '\\'))
     ORDER BY s.changed DESC, t.number DESC LIMIT $4"
);
pub(crate) const ALL_TABLES: &str = "SELECT id FROM tables ORDER BY number";
pub(crate) const PACED_TABLES: &str =
    "SELECT t.id FROM summaries s JOIN tables t ON t.number = s.table_number
     WHERE s.paced AND NOT s.over ORDER BY t.number";
pub(crate) const TABLES_AWAITING_BOTS: &str =
    "SELECT t.id FROM summaries s JOIN tables t ON t.number = s.table_number
     WHERE s.bot AND NOT s.over ORDER BY t.number";
/// `$1`: number of the table.
pub(crate) const HEAD: &str = "SELECT t.head, s.clock, e.standings
     FROM tables t JOIN summaries s ON s.table_number = t.number
     LEFT JOIN endings e ON e.table_number = t.number WHERE t.number = $1";
/// `$1`: number of the table.
pub(crate) const EVENTS: &str =
    "SELECT body, client, at, story FROM events WHERE table_number = $1 ORDER BY sequence";
/// `$1`: id of the table, `$2`: limit.
pub(crate) const CHAT: &str = "SELECT c.number, c.person, c.name, c.text, c.at
     FROM chat c JOIN tables t ON t.number = c.table_number
     WHERE t.id = $1 ORDER BY c.number DESC LIMIT $2";
/// `$1`: id of the person.
pub(crate) const PERSON: &str = "SELECT id, name, login FROM people WHERE id = $1";
/// `$1`: login.
pub(crate) const ACCOUNT: &str = "SELECT id, name, login, password FROM people WHERE login = $1";
pub(crate) const ACCOUNTS_WITHOUT_KEY: &str =
    "SELECT id, login FROM people WHERE login IS NOT NULL AND login_key IS NULL ORDER BY id";
/// `$1`: hash of the token.
pub(crate) const TOKEN: &str =
    "SELECT p.id, p.name, p.login, t.hash, t.person, t.kind, t.created, t.used, t.expires
     FROM tokens t JOIN people p ON p.id = t.person WHERE t.hash = $1";
/// `$1`: id of the person.
pub(crate) const TOKENS_OF: &str = "SELECT hash, person, kind, created, used, expires FROM tokens WHERE person = $1 ORDER BY used DESC, hash";
/// `$1`: number of the table.
pub(crate) const HOST: &str =
    "SELECT owner, invitation, rematch, seating, ended, guide_skipped FROM hosts WHERE table_number = $1";
/// `$1`: id of the owner.
pub(crate) const OPEN_TABLES_OF: &str = "SELECT count(*), count(*) FILTER (WHERE NOT EXISTS
         (SELECT 1 FROM seats p WHERE p.table_number = s.table_number AND p.sitter <> 'bot'))
     FROM hosts h JOIN summaries s ON s.table_number = h.table_number WHERE h.owner = $1 AND NOT s.over";

macro_rules! box_row {
    ($columns:literal, $condition:literal) => {
        concat!(
            "SELECT b.id, b.owner, p.name, b.game, b.name, b.shared, b.version, b.created, b.changed",
            $columns,
            " FROM boxes b JOIN people p ON p.id = b.owner ",
            $condition
        )
    };
}

/// `$1`: id of the box. The last column is the newest text.
pub(crate) const BOX: &str =
    box_row!(", v.text", "JOIN box_versions v ON v.box = b.id AND v.version = b.version WHERE b.id = $1");
/// `$1`: id of the owner.
pub(crate) const BOXES_OF: &str = box_row!("", "WHERE b.owner = $1 ORDER BY b.game, b.name, b.id");
/// `$1`: id of the person, `$2`: limit.
pub(crate) const BOXES_USED: &str = box_row!(
    "",
    "JOIN box_uses u ON u.box = b.id WHERE u.person = $1 AND b.shared AND b.owner <> $1
     ORDER BY u.at DESC, b.id LIMIT $2"
);
/// `$1`: id of the box.
pub(crate) const BOX_DRAFTS: &str = "SELECT face, draft FROM box_drafts WHERE box = $1 ORDER BY face";
/// `$1`: id of the box.
pub(crate) const BOX_VERSIONS: &str =
    "SELECT version, at, octet_length(text) FROM box_versions WHERE box = $1 ORDER BY version DESC";
/// `$1`: id of the box, `$2`: version.
pub(crate) const BOX_TEXT: &str = "SELECT text FROM box_versions WHERE box = $1 AND version = $2";
