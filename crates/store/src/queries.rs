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

macro_rules! channel {
    ($columns:literal, $rest:literal) => {
        concat!(
            "SELECT c.id, c.person, c.kind, c.address, c.detail, c.state, c.failure, c.stop, c.created",
            $columns,
            " FROM channels c ",
            $rest
        )
    };
}

/// `$1`: id of the person.
pub(crate) const CHANNELS_OF: &str = channel!("", "WHERE c.person = $1 ORDER BY c.created, c.id");
/// `$1`: secret of the links that switch the channel off.
pub(crate) const CHANNEL_TO_STOP: &str = channel!("", "WHERE c.stop = $1");
/// `$1`: time, `$2`: limit.
pub(crate) const DUE_DELIVERIES: &str = channel!(
    ", d.id, d.body, d.at, d.attempts",
    "JOIN deliveries d ON d.channel = c.id WHERE d.due <= $1 AND c.state = 'on' ORDER BY d.due, d.id LIMIT $2"
);
/// `$1`: address, in lower case.
pub(crate) const PEOPLE_WITH_MAIL: &str =
    "SELECT p.id, p.name, p.login FROM people p JOIN channels c ON c.person = p.id
     WHERE c.address = $1 AND c.kind = 'mail' AND c.state <> 'unconfirmed' ORDER BY p.id";
/// `$1`: id of the person.
pub(crate) const NOTICE_SETTINGS: &str = "SELECT language, zone, quiet_from, quiet_until, silent, told, warned FROM notice_settings WHERE person = $1";
/// `$1`: id of the person, `$2`: id of the table.
pub(crate) const TABLE_NOTICES: &str =
    "SELECT n.kinds FROM table_notices n JOIN tables t ON t.number = n.table_number
     WHERE n.person = $1 AND t.id = $2";
/// `$1`: time, `$2`: limit.
pub(crate) const DUE_NOTICES: &str = "SELECT o.person, t.id, o.occasion, o.version, o.body, o.at
     FROM outbox o JOIN tables t ON t.number = o.table_number
     WHERE o.handled IS NULL AND o.due <= $1 ORDER BY o.person, o.at, t.number, o.version LIMIT $2";
pub(crate) const NEXT_DUE: &str = "SELECT min(due) FROM (
         SELECT min(due) AS due FROM outbox WHERE handled IS NULL
         UNION ALL
         SELECT min(d.due) FROM deliveries d JOIN channels c ON c.id = d.channel WHERE c.state = 'on') AS waiting";
pub(crate) const WAITING_NOTICES: &str =
    "SELECT (SELECT count(*) FROM outbox WHERE handled IS NULL) + (SELECT count(*) FROM deliveries)";
/// `$1`: name.
pub(crate) const SERVER_KEY: &str = "SELECT value FROM server_keys WHERE name = $1";
