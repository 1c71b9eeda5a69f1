//! Pages of administrators with hostile texts.

use pages::model::{
    AuditActor, AuditLine, AuditList, BanLine, HousePage, InvitationLine, Overview, PeopleList, PersonLine,
    PersonPage, Registration, RegistrationPage, ReportLine, ReportPage, ReportState, RowState, TableList,
    TableRow,
};

use super::EVIL;

fn person() -> PersonLine {
    PersonLine {
        id: 7,
        name: EVIL.to_owned(),
        login: Some(EVIL.to_owned()),
        created: 0,
        used: Some(1_800_000_000_000),
        tables: 2,
        administrator: true,
        banned: true,
    }
}

fn ban(network: Option<&str>) -> BanLine {
    BanLine {
        id: 3,
        person: network.is_none().then(|| (7, EVIL.to_owned())),
        network: network.map(str::to_owned),
        reason: EVIL.to_owned(),
        at: 0,
        expires: Some(1_800_000_000_000),
        active: false,
    }
}

fn table() -> TableRow {
    TableRow {
        id: "first".to_owned(),
        game: "tusk",
        title: EVIL.to_owned(),
        seats: vec![Some(EVIL.to_owned()), None],
        state: RowState::Waiting,
        idle: 100_000,
    }
}

fn audit() -> AuditList {
    let line = |action: &str, actor| AuditLine {
        at: 0,
        actor,
        action: action.to_owned(),
        subject: EVIL.to_owned(),
        detail: EVIL.to_owned(),
    };
    let mut entries = vec![line("ban", AuditActor::Person(EVIL.to_owned())), line("ban", AuditActor::Server)];
    for action in [
        "grant",
        "revoke",
        "unban",
        "registration",
        "invite",
        "uninvite",
        "notice",
        "remove-line",
        "close-table",
        "end-sessions",
        "resolve",
        "forget",
    ] {
        entries.push(line(action, AuditActor::Command));
    }
    AuditList { entries, older: Some(5) }
}

fn overview() -> Overview {
    Overview {
        version: "1".to_owned(),
        schema: 9,
        database: false,
        database_size: Some(3),
        free: Some(1),
        memory: None,
        uptime: 90,
        tables: 1,
        streams: 2,
        bot_queue: 3,
        mail: false,
        notices_waiting: 5,
        notices_failed: 6,
        failures: 4,
        reports: 5,
        bans: 6,
        registration: Registration::Invitation,
        administrators: vec![EVIL.to_owned()],
    }
}

/// Every page of administrators, by name.
pub(crate) fn house_pages() -> Vec<(&'static str, HousePage)> {
    let report = ReportLine {
        id: 1,
        table: "first".to_owned(),
        line: Some(1),
        text: EVIL.to_owned(),
        person: (7, EVIL.to_owned()),
        reporter: (8, EVIL.to_owned()),
        reason: EVIL.to_owned(),
        at: 0,
        resolved: false,
    };
    let invitation = InvitationLine {
        code: "code".to_owned(),
        link: EVIL.to_owned(),
        note: EVIL.to_owned(),
        used: (1, 2),
        expires: None,
        valid: false,
    };
    let people = PeopleList { search: EVIL.to_owned(), people: vec![person()], older: Some(3) };
    let member = PersonLine { administrator: false, ..person() };
    vec![
        ("overview", HousePage::Overview(overview())),
        ("people", HousePage::People(people)),
        (
            "person, banned",
            HousePage::Person(Box::new(PersonPage {
                person: person(),
                ban: Some(ban(None)),
                tables: vec![table()],
            })),
        ),
        ("person", HousePage::Person(Box::new(PersonPage { person: member, ban: None, tables: Vec::new() }))),
        (
            "tables",
            HousePage::Tables(TableList { search: EVIL.to_owned(), tables: vec![table()], older: None }),
        ),
        ("reports", HousePage::Reports(vec![report])),
        ("bans", HousePage::Bans(vec![ban(None), ban(Some(EVIL))])),
        (
            "registration",
            HousePage::Registration(RegistrationPage {
                registration: Registration::Closed,
                invitations: vec![invitation],
                notices: vec![(String::new(), EVIL.to_owned()), ("fr".to_owned(), EVIL.to_owned())],
            }),
        ),
        ("audit", HousePage::Audit(audit())),
    ]
}

/// The page of a report.
pub(crate) fn report_page() -> ReportPage {
    ReportPage {
        table: "first".to_owned(),
        name: EVIL.to_owned(),
        line: Some((1, EVIL.to_owned())),
        seat: None,
        state: ReportState::Refused(EVIL.to_owned()),
        may_remove: true,
    }
}
