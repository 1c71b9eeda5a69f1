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
/// `$1`: a time.
pub(crate) const ABANDONED_TABLES: &str = "SELECT t.id FROM summaries s JOIN tables t ON t.number = s.table_number
     JOIN events e ON e.table_number = s.table_number AND e.sequence = s.version - 1
     WHERE NOT s.over AND NOT s.paced AND NOT s.bot AND s.turn IS NOT NULL AND e.at < $1
         AND EXISTS (SELECT 1 FROM seats x WHERE x.table_number = s.table_number AND x.person IS NOT NULL) ORDER BY e.at, t.number";
pub(crate) const TABLES_AWAITING_BOTS: &str =
    "SELECT t.id FROM summaries s JOIN tables t ON t.number = s.table_number
     WHERE s.bot AND NOT s.over ORDER BY t.number";
/// `$1`: number of the table.
pub(crate) const HEAD: &str = "SELECT t.head, s.clock, e.standings, s.revision
     FROM tables t JOIN summaries s ON s.table_number = t.number
     LEFT JOIN endings e ON e.table_number = t.number WHERE t.number = $1";
/// `$1`: number of the table.
pub(crate) const EVENTS: &str =
    "SELECT body, client, at, story FROM events WHERE table_number = $1 ORDER BY sequence";
/// `$1`: number of the table, `$2`: number of the first event.
pub(crate) const EVENTS_SINCE: &str = "SELECT body, client, at, story FROM events
     WHERE table_number = $1 AND sequence >= $2 ORDER BY sequence";
/// `$1`: id of the table.
pub(crate) const REVISION: &str = "SELECT t.number, s.revision, s.clock, s.over
     FROM tables t JOIN summaries s ON s.table_number = t.number WHERE t.id = $1";
/// `$1`: id of a person.
pub(crate) const RAISE_TABLES_OF: &str =
    "UPDATE summaries SET revision = revision + 1 WHERE table_number IN (
         SELECT table_number FROM seats WHERE person = $1
         UNION SELECT table_number FROM hosts WHERE owner = $1
         UNION SELECT table_number FROM chat WHERE person = $1)";
/// `$1`: id of the table.
pub(crate) const RAISE_TABLE: &str = "UPDATE summaries SET revision = revision + 1
     WHERE table_number = (SELECT number FROM tables WHERE id = $1)";
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

macro_rules! of_review {
    ($table:literal) => {
        concat!(
            $table,
            " JOIN tables t ON t.number = r.table_number WHERE t.id = $1 AND r.depth = $2 AND r.seed = $3 ",
            "AND r.knowledge = $4 AND r.program = $5"
        )
    };
}

/// `$1` to `$5`: the key of the review.
pub(crate) const REVIEW: &str = of_review!("SELECT r.body FROM reviews r");
/// `$1` to `$5`: the key of the review.
pub(crate) const FINDINGS: &str =
    concat!(of_review!("SELECT r.finding FROM review_findings r"), " ORDER BY r.step");
/// `$1`: the version of the program's reviews.
pub(crate) const UNFINISHED_REVIEWS: &str =
    "SELECT t.id, r.depth, r.seed, r.knowledge, r.program, r.person, r.asked
     FROM reviews r JOIN tables t ON t.number = r.table_number
     WHERE r.body IS NULL AND r.program = $1 ORDER BY r.asked, t.number, r.knowledge";

macro_rules! result_rows {
    ($condition:literal) => {
        concat!(
            "SELECT r.table_number, t.id, r.game, r.options, r.rules, r.public, r.verdict, r.choices, r.started, r.ended, ",
            "s.seat, n.name, s.person, s.level, s.points, s.place, s.sources, ",
            "s.rating_before, s.uncertainty_before, s.rating, s.uncertainty ",
            "FROM results r JOIN tables t ON t.number = r.table_number ",
            "JOIN result_seats s ON s.table_number = r.table_number ",
            "JOIN seats n ON n.table_number = s.table_number AND n.seat = s.seat ",
            $condition
        )
    };
}

/// Finished tables without a result, or with one that is stale.
pub(crate) const DUE_RESULTS: &str = "SELECT t.id FROM summaries s JOIN tables t ON t.number = s.table_number
     JOIN hosts h ON h.table_number = t.number LEFT JOIN results r ON r.table_number = t.number
     WHERE s.over AND NOT h.ended AND (r.table_number IS NULL OR r.stale) ORDER BY s.changed, t.number";
/// `$1`: id of the table.
pub(crate) const RESULT: &str = result_rows!("WHERE t.id = $1 ORDER BY s.seat");
/// `$1`: id of the person, `$2`: limit.
pub(crate) const RESULTS_OF: &str = result_rows!(
    "WHERE r.table_number IN (SELECT o.table_number FROM results o WHERE o.table_number IN
         (SELECT table_number FROM result_seats WHERE person = $1) ORDER BY o.ended DESC, o.table_number DESC LIMIT $2)
     ORDER BY r.ended DESC, r.table_number DESC, s.seat"
);
/// `$1`: name of the game, `$2`: limit.
pub(crate) const PUBLIC_RESULTS: &str = result_rows!(
    "WHERE r.table_number IN (SELECT table_number FROM results WHERE game = $1 AND public
         ORDER BY ended DESC, table_number DESC LIMIT $2)
     ORDER BY r.ended DESC, r.table_number DESC, s.seat"
);
/// `$1`: name of the game.
pub(crate) const RATED_RESULTS: &str =
    result_rows!("WHERE r.game = $1 AND r.verdict = 'rated' ORDER BY r.ended, r.table_number, s.seat");
/// `$1`: name of the game, `$2`: name of the method.
pub(crate) const UNSETTLED_RESULTS: &str = result_rows!(
    "WHERE r.game = $1 AND r.verdict = 'rated' AND (r.method IS DISTINCT FROM $2 OR EXISTS
         (SELECT 1 FROM result_seats u
         WHERE u.table_number = r.table_number AND u.person IS NOT NULL AND u.rating IS NULL))
     ORDER BY r.ended, r.table_number, s.seat"
);
/// `$1`: name of the game. By whatever method.
pub(crate) const LAST_SETTLED: &str = "SELECT r.ended, r.table_number FROM results r WHERE r.game = $1
     AND EXISTS (SELECT 1 FROM result_seats s WHERE s.table_number = r.table_number AND s.rating IS NOT NULL)
     ORDER BY r.ended DESC, r.table_number DESC LIMIT 1";
/// `$1`: id of the person.
pub(crate) const RATINGS_OF: &str =
    "SELECT person, game, rating, uncertainty, games, at FROM ratings WHERE person = $1 ORDER BY game";
/// `$1`: name of the game, `$2`: fewest games, `$3`: limit.
pub(crate) const LEADERS: &str =
    "SELECT p.name, f.handle, r.person, r.game, r.rating, r.uncertainty, r.games, r.at
     FROM ratings r JOIN people p ON p.id = r.person JOIN profiles f ON f.person = r.person
     WHERE r.game = $1 AND r.games >= $2 AND f.public AND p.login IS NOT NULL
     ORDER BY r.rating - 2 * r.uncertainty DESC, r.person LIMIT $3";
/// `$1`: id of the person.
pub(crate) const PROFILE_OF: &str = "SELECT p.id, p.name, p.login, f.handle, f.public
     FROM profiles f JOIN people p ON p.id = f.person WHERE f.person = $1";
/// `$1`: handle.
pub(crate) const PROFILE: &str = "SELECT p.id, p.name, p.login, f.handle, f.public
     FROM profiles f JOIN people p ON p.id = f.person WHERE f.handle = $1";
pub(crate) const PUBLIC_PROFILES: &str =
    "SELECT f.person, f.handle FROM profiles f JOIN people p ON p.id = f.person
     WHERE f.public AND p.login IS NOT NULL";
/// `$1`: id of the person.
pub(crate) const PUZZLE_RESULTS: &str =
    "SELECT game, puzzle, first_at, first_right, tries, shown, shown_at, solved_at FROM puzzle_results WHERE person = $1
     ORDER BY first_at, game, puzzle";
/// `$1`: id of the person.
pub(crate) const PUZZLE_DAYS: &str = "SELECT day FROM puzzle_days WHERE person = $1 ORDER BY day DESC";

/// `$1`: id of the person.
pub(crate) const PASSKEYS_OF: &str = "SELECT id, person, name, key, counter, created, used FROM passkeys
     WHERE person = $1 ORDER BY used DESC, id";
/// `$1`: id of the passkey.
pub(crate) const PASSKEY: &str =
    "SELECT k.id, k.person, k.name, k.key, k.counter, k.created, k.used, p.id, p.name, p.login
     FROM passkeys k JOIN people p ON p.id = k.person WHERE k.id = $1";
/// `$1`: id of the person.
pub(crate) const RECOVERY_CODES_LEFT: &str = "SELECT count(*) FROM recovery_codes WHERE person = $1";
/// `$1`: hash of the link.
pub(crate) const RECOVERY_LINK: &str = "SELECT p.id, p.name, p.login, l.expires
     FROM recovery_links l JOIN people p ON p.id = l.person WHERE l.hash = $1";
/// `$1`: id of the person, `$2`: limit.
pub(crate) const CHAT_OF: &str = "SELECT c.number, c.person, c.name, c.text, c.at, t.id
     FROM chat c JOIN tables t ON t.number = c.table_number
     WHERE c.person = $1 ORDER BY c.at DESC, t.number DESC, c.number DESC LIMIT $2";

macro_rules! acquaintance {
    ($at:literal, $source:literal) => {
        concat!("SELECT p.id, p.name, p.login IS NOT NULL, ", $at, " FROM ", $source)
    };
}

/// `$1`: id of the person.
pub(crate) const FRIENDS: &str = acquaintance!(
    "f.since",
    "friendships f JOIN people p ON p.id = CASE WHEN f.person = $1 THEN f.friend ELSE f.person END
     WHERE (f.person = $1 OR f.friend = $1) AND f.since IS NOT NULL ORDER BY p.name, p.id"
);
/// `$1`: id of the person.
pub(crate) const ASKING: &str = acquaintance!(
    "f.asked",
    "friendships f JOIN people p ON p.id = f.person WHERE f.friend = $1 AND f.since IS NULL
     AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.person = $1 AND b.blocked = f.person)
     ORDER BY f.asked, p.id"
);
/// `$1`: id of the person.
pub(crate) const ASKED: &str = acquaintance!(
    "f.asked",
    "friendships f JOIN people p ON p.id = f.friend WHERE f.person = $1 AND f.since IS NULL
     AND NOT EXISTS (SELECT 1 FROM asked_logins a WHERE a.person = $1 AND a.friend = f.friend)
     ORDER BY f.asked, p.id"
);
/// `$1`: id of the person.
pub(crate) const ASKED_LOGINS: &str =
    "SELECT login, asked FROM asked_logins WHERE person = $1 ORDER BY asked, login";
/// `$1`: id of the person.
pub(crate) const BLOCKED: &str = acquaintance!(
    "b.at",
    "blocks b JOIN people p ON p.id = b.blocked WHERE b.person = $1 ORDER BY p.name, p.id"
);
/// `$1`: id of the person, `$2`: limit. A person without a name has deleted the account.
pub(crate) const PLAYED: &str = acquaintance!(
    "max(s.changed)",
    "seats own JOIN seats other ON other.table_number = own.table_number AND other.person <> own.person
     JOIN summaries s ON s.table_number = own.table_number JOIN people p ON p.id = other.person
     WHERE own.person = $1 AND p.name <> '' GROUP BY p.id, p.name, p.login
     ORDER BY max(s.changed) DESC, p.id LIMIT $2"
);
/// `$1` and `$2`: ids of two people.
pub(crate) const HAVE_MET: &str =
    "SELECT EXISTS (SELECT 1 FROM seats a JOIN seats b ON b.table_number = a.table_number
         WHERE a.person = $1 AND b.person = $2)
     OR EXISTS (SELECT 1 FROM friendships
         WHERE person = $1 AND friend = $2 AND since IS NOT NULL OR person = $2 AND friend = $1)";
/// `$1`: id of the person.
pub(crate) const BLOCKED_BY: &str = "SELECT blocked FROM blocks WHERE person = $1";
/// `$1`: id of the person, `$2`: id of the table.
pub(crate) const IS_SEPARATED: &str =
    "SELECT EXISTS (SELECT 1 FROM blocks b WHERE (b.person = $1 OR b.blocked = $1)
     AND CASE WHEN b.person = $1 THEN b.blocked ELSE b.person END IN (
         SELECT s.person FROM seats s JOIN tables t ON t.number = s.table_number WHERE t.id = $2
         UNION ALL SELECT h.owner FROM hosts h JOIN tables t ON t.number = h.table_number WHERE t.id = $2))";
/// `$1`: id of the table.
pub(crate) const INVITED_TO: &str =
    "SELECT i.person FROM invitations i JOIN tables t ON t.number = i.table_number
     WHERE t.id = $1 ORDER BY i.person";
/// `$1`: id of the person, `$2`: limit.
pub(crate) const INVITED_TABLES: &str = table_row!(
    "JOIN invitations i ON i.table_number = t.number WHERE i.person = $1 AND NOT s.over
     AND t.number IN (SELECT table_number FROM seats WHERE sitter = 'open')
     AND t.number NOT IN (SELECT table_number FROM seats WHERE person = $1)
     ORDER BY i.at DESC, t.number DESC LIMIT $2"
);
/// `$1`: id of the person.
pub(crate) const INVITERS: &str = "SELECT t.id, p.name, h.invitation FROM invitations i
     JOIN tables t ON t.number = i.table_number JOIN hosts h ON h.table_number = t.number
     JOIN people p ON p.id = i.inviter WHERE i.person = $1";
/// `$1`: id of the person, `$2`: limit.
pub(crate) const TABLES_OF_FRIENDS: &str = table_row!(
    "WHERE s.public AND NOT s.over
     AND t.number IN (SELECT table_number FROM seats WHERE sitter = 'open')
     AND t.number IN (SELECT q.table_number FROM seats q JOIN friendships f ON f.since IS NOT NULL
         AND (f.person = $1 AND f.friend = q.person OR f.friend = $1 AND f.person = q.person))
     AND t.number NOT IN (SELECT table_number FROM seats WHERE person = $1)
     ORDER BY s.changed DESC, t.number DESC LIMIT $2"
);

macro_rules! channel {
    ($columns:literal, $rest:literal) => {
        concat!(
            "SELECT c.id, c.person, c.kind, c.address, c.detail, c.state, c.failure, c.stop, c.created, c.failing",
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
/// `$1`: hash of the link.
pub(crate) const CHANNEL_TO_CONFIRM: &str = channel!("", "WHERE c.confirmation = $1");
/// `$1`: time, `$2`: limit.
pub(crate) const DUE_DELIVERIES: &str = channel!(
    ", d.id, d.body, d.at, d.attempts",
    "JOIN deliveries d ON d.channel = c.id WHERE d.due <= $1 AND c.state = 'on' ORDER BY d.due, d.id LIMIT $2"
);
/// `$1`: id of the person.
pub(crate) const NOTICE_SETTINGS: &str = "SELECT language, zone, quiet_from, quiet_until, silent, told, warned FROM notice_settings WHERE person = $1";
/// `$1`: id of the person, `$2`: id of the table.
pub(crate) const TABLE_NOTICES: &str =
    "SELECT n.kinds FROM table_notices n JOIN tables t ON t.number = n.table_number
     WHERE n.person = $1 AND t.id = $2";
/// `$1`: id of the person.
pub(crate) const TABLES_WITH_NOTICES: &str =
    "SELECT t.id, n.kinds FROM table_notices n JOIN tables t ON t.number = n.table_number
     WHERE n.person = $1 ORDER BY t.number";
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
