//! What administrators decide, reports, the audit log, and what is deleted after a while.

use std::sync::Arc;

use store::{
    AuditActor, BanTarget, HouseChange, NewInvitation, NewReport, Notice, Occupant, Person, PersonId,
    Registration, Store, StoreError,
};

use crate::{
    common::{TestDatabase, account, host, new_table, seat, token},
    guest, id, line, load, take_seat,
};

everywhere![
    only_the_first_account_of_a_house_becomes_administrator_by_itself,
    every_change_is_noted_and_a_change_of_nothing_is_refused,
    a_person_or_a_network_has_one_ban_at_a_time,
    an_invitation_is_used_as_often_as_it_says_and_until_it_ends,
    a_report_is_made_once_and_moves_with_its_people,
    a_removed_line_keeps_its_place_without_its_text,
    a_closed_table_is_over_for_everybody,
    people_and_tables_are_found_by_parts_of_names,
    the_audit_log_cannot_be_changed,
    unfinished_tables_of_guests_are_forgotten_with_all_that_refers_to_them,
    guests_are_forgotten_when_nothing_refers_to_them,
];

async fn person(store: &Arc<dyn Store>, id: PersonId) -> Person {
    store.person(id).await.unwrap().unwrap()
}

async fn member(store: &Arc<dyn Store>, login: &str) -> Person {
    let id = guest(store, login).await;
    store.register(id, account(login, "hash")).await.unwrap();
    person(store, id).await
}

fn ada() -> AuditActor {
    AuditActor::Person("ada".to_owned())
}

async fn change(store: &Arc<dyn Store>, change: HouseChange) -> Result<i64, StoreError> {
    store.change_house(change, ada(), 50).await
}

fn ban(target: BanTarget, reason: &str, expires: Option<i64>) -> HouseChange {
    HouseChange::Ban { target, reason: reason.to_owned(), expires }
}

fn closing(table: &str) -> HouseChange {
    HouseChange::CloseTable { table: id(table), shown: "ended".to_owned() }
}

fn report(reporter: PersonId, person: PersonId, line: Option<u64>) -> NewReport {
    NewReport {
        reporter,
        person,
        name: "Brak".to_owned(),
        table: id("cave"),
        line,
        text: line.map_or_else(String::new, |_| "You mammoth!".to_owned()),
        reason: "Rude".to_owned(),
        at: 9,
    }
}

/// A row in every table of the house.
pub(crate) async fn furnish(store: &Arc<dyn Store>, oona: PersonId, brak: PersonId) {
    let invitation =
        NewInvitation { code: "code".to_owned(), note: "Club".to_owned(), uses: 3, expires: Some(99) };
    let (oona, brak) = (person(store, oona).await, person(store, brak).await);
    for made in [
        HouseChange::Grant(oona.clone()),
        ban(BanTarget::Person(brak.clone()), "Rude", None),
        ban(BanTarget::Network("192.0.2.0/24".to_owned()), "Spam", Some(99)),
        HouseChange::SetRegistration(Registration::Invitation),
        HouseChange::CreateInvitation(invitation),
        HouseChange::SetNotice { language: String::new(), text: Some("Hello".to_owned()) },
    ] {
        change(store, made).await.unwrap();
    }
    store.add_report(report(oona.id, brak.id, Some(1))).await.unwrap();
}

async fn only_the_first_account_of_a_house_becomes_administrator_by_itself(database: TestDatabase) {
    let store = database.open().await;
    let visitor = person(&store, guest(&store, "Visitor").await).await;
    let refused = change(&store, HouseChange::GrantFirst(visitor)).await;
    assert!(matches!(refused, Err(StoreError::EntryNotFound)), "a guest: {refused:?}");
    let oona = member(&store, "oona").await;
    change(&store, HouseChange::GrantFirst(oona.clone())).await.unwrap();
    assert_eq!(store.house().await.unwrap().administrators, std::slice::from_ref(&oona));
    let brak = member(&store, "brak").await;
    assert!(change(&store, HouseChange::GrantFirst(brak.clone())).await.is_err());
    change(&store, HouseChange::Revoke(oona.clone())).await.unwrap();
    assert!(change(&store, HouseChange::GrantFirst(oona.clone())).await.is_err(), "never a second time");
    change(&store, HouseChange::Grant(brak.clone())).await.unwrap();
    assert!(change(&store, HouseChange::Grant(brak.clone())).await.is_err(), "is one already");
    assert_eq!(store.house().await.unwrap().administrators, [brak]);
}

async fn every_change_is_noted_and_a_change_of_nothing_is_refused(database: TestDatabase) {
    let store = database.open().await;
    assert_eq!(store.last_audit().await.unwrap(), 0);
    for nothing in [
        HouseChange::Unban(7),
        HouseChange::RevokeInvitation("none".to_owned()),
        HouseChange::SetNotice { language: "fr".to_owned(), text: None },
        HouseChange::RemoveLine { table: id("cave"), line: 1 },
        closing("cave"),
        HouseChange::ResolveReport(7),
    ] {
        let refused = change(&store, nothing.clone()).await;
        assert!(matches!(refused, Err(StoreError::EntryNotFound)), "{nothing:?}: {refused:?}");
    }
    assert_eq!(store.audit(None, 9).await.unwrap(), []);
    let oona = member(&store, "oona").await;
    store.add_token(token(1, oona.id)).await.unwrap();
    change(&store, HouseChange::EndSessions(oona.clone())).await.unwrap();
    assert_eq!(store.tokens_of(oona.id).await.unwrap(), []);
    let welcome = HouseChange::SetNotice { language: "fr".to_owned(), text: Some("Bonjour".to_owned()) };
    store.change_house(welcome, AuditActor::Command, 60).await.unwrap();
    let forgot = HouseChange::Forgot { tables: 3, guests: 4 };
    store.change_house(forgot, AuditActor::Server, 70).await.unwrap();
    let notice = Notice { language: "fr".to_owned(), text: "Bonjour".to_owned() };
    assert_eq!(store.house().await.unwrap().notices, [notice]);
    let entries = store.audit(None, 9).await.unwrap();
    let told: Vec<_> =
        entries.iter().map(|it| (it.action.as_str(), it.subject.as_str(), it.detail.as_str())).collect();
    let subject = format!("oona #{}", oona.id.0);
    assert_eq!(told, [("forget", "3", "4"), ("notice", "fr", "Bonjour"), ("end-sessions", &subject, "")]);
    assert_eq!(entries[0].actor, AuditActor::Server);
    assert_eq!((&entries[2].actor, entries[2].at), (&ada(), 50));
    assert_eq!(store.last_audit().await.unwrap(), entries[0].number);
    assert_eq!(store.audit_since(entries[1].number).await.unwrap(), entries[..1]);
    assert_eq!(store.audit(Some(entries[1].number), 9).await.unwrap(), entries[2..]);
}

async fn a_person_or_a_network_has_one_ban_at_a_time(database: TestDatabase) {
    let store = database.open().await;
    let brak = person(&store, guest(&store, "Brak").await).await;
    let network = || BanTarget::Network("192.0.2.0/24".to_owned());
    change(&store, ban(BanTarget::Person(brak.clone()), "Rude", Some(100))).await.unwrap();
    let second = change(&store, ban(BanTarget::Person(brak.clone()), "Ruder", None)).await.unwrap();
    change(&store, ban(network(), "Spam", Some(100))).await.unwrap();
    let third = change(&store, ban(network(), "More spam", Some(200))).await.unwrap();
    let bans = store.house().await.unwrap().bans;
    let told: Vec<_> = bans.iter().map(|ban| (ban.id, ban.reason.as_str(), ban.expires)).collect();
    assert_eq!(told, [(third, "More spam", Some(200)), (second, "Ruder", None)]);
    assert_eq!((&bans[0].target, &bans[1].target), (&network(), &BanTarget::Person(brak)));
    change(&store, HouseChange::Unban(second)).await.unwrap();
    assert_eq!(store.house().await.unwrap().bans.len(), 1);
}

async fn an_invitation_is_used_as_often_as_it_says_and_until_it_ends(database: TestDatabase) {
    let store = database.open().await;
    let new =
        NewInvitation { code: "caveman".to_owned(), note: "Club".to_owned(), uses: 2, expires: Some(100) };
    change(&store, HouseChange::CreateInvitation(new)).await.unwrap();
    let enter = async |code: &str, now| store.use_invitation(code.to_owned(), now).await;
    enter("caveman", 99).await.unwrap();
    for (code, now) in [("caveman", 100), ("hill", 1), ("ca\0ve", 1)] {
        assert!(enter(code, now).await.is_err(), "{code}");
    }
    enter("caveman", 1).await.unwrap();
    let full = enter("caveman", 1).await;
    assert!(matches!(full, Err(StoreError::InvitationNotValid)), "{full:?}");
    store.return_invitation("caveman".to_owned()).await.unwrap();
    assert_eq!(store.invitations().await.unwrap()[0].used, 1);
    change(&store, HouseChange::RevokeInvitation("caveman".to_owned())).await.unwrap();
    assert!(enter("caveman", 1).await.is_err());
    let entries = store.audit(None, 9).await.unwrap();
    assert!(
        entries.iter().all(|entry| !entry.subject.contains("caveman")),
        "a code is a secret: {entries:?}"
    );
}

async fn a_report_is_made_once_and_moves_with_its_people(database: TestDatabase) {
    let store = database.open().await;
    let (oona, brak, visitor) =
        (member(&store, "oona").await, guest(&store, "Brak").await, guest(&store, "Visitor").await);
    let first = store.add_report(report(visitor, brak, Some(1))).await.unwrap();
    let again = store.add_report(report(visitor, brak, Some(1))).await;
    assert!(matches!(again, Err(StoreError::ReportedBefore)), "{again:?}");
    let second = store.add_report(report(visitor, brak, None)).await.unwrap();
    change(&store, HouseChange::ResolveReport(second)).await.unwrap();
    assert!(change(&store, HouseChange::ResolveReport(second)).await.is_err());
    store.merge_people(visitor, oona.id).await.unwrap();
    let reports = store.reports(9).await.unwrap();
    let told: Vec<_> = reports.iter().map(|it| (it.id, it.report.line, it.resolved)).collect();
    assert_eq!(told, [(first, Some(1), None), (second, None, Some(50))]);
    assert_eq!((&reports[0].reporter, reports[0].person.id), (&oona, brak));
    assert_eq!(reports[0].report.text, "You mammoth!");
    let made: Vec<i64> = store.reports_by(oona.id).await.unwrap().iter().map(|it| it.id).collect();
    assert_eq!(made, [first, second]);
    assert_eq!(store.reports_by(brak).await.unwrap(), []);
}

async fn a_removed_line_keeps_its_place_without_its_text(database: TestDatabase) {
    let store = database.open().await;
    let brak = guest(&store, "Brak").await;
    store.create(new_table("cave", 1)).await.unwrap();
    store.post_chat(id("cave"), line(brak, "One"), Vec::new(), None).await.unwrap();
    store.post_chat(id("cave"), line(brak, "Two"), Vec::new(), None).await.unwrap();
    let removal = HouseChange::RemoveLine { table: id("cave"), line: 1 };
    change(&store, removal.clone()).await.unwrap();
    assert!(change(&store, removal).await.is_err());
    let chat = store.chat(id("cave"), 9).await.unwrap();
    assert!(chat[0].1.is_removed() && !chat[1].1.is_removed());
    assert_eq!((chat[0].0, chat[1].1.text.as_str()), (1, "Two"));
}

async fn a_closed_table_is_over_for_everybody(database: TestDatabase) {
    let store = database.open().await;
    store.create(new_table("cave", 1)).await.unwrap();
    store.create(new_table("hill", 1)).await.unwrap();
    change(&store, closing("cave")).await.unwrap();
    assert!(change(&store, closing("cave")).await.is_err());
    let closed = load(&store, "cave").await;
    assert!(closed.host.ended && closed.row.summary.over && !closed.row.public);
    assert_eq!((closed.row.summary.turn, closed.row.summary.shown.as_str()), (None, "ended"));
    assert!(!load(&store, "hill").await.host.ended);
}

async fn people_and_tables_are_found_by_parts_of_names(database: TestDatabase) {
    let store = database.open().await;
    let (oona, brak) = (member(&store, "oona").await, guest(&store, "50% Brak_").await);
    store.create(new_table("cave", 1)).await.unwrap();
    take_seat(&store, "cave", seat(1, Occupant::Person(brak))).await.unwrap();
    store.add_token(token(3, brak)).await.unwrap();
    let found = async |text: &str| {
        let rows = store.find_people(text.to_owned(), None, 9).await.unwrap();
        rows.into_iter().map(|row| row.person.id).collect::<Vec<_>>()
    };
    assert_eq!(found("").await, [brak, oona.id]);
    assert_eq!(found("ON").await, [oona.id]);
    assert_eq!(found("0% b").await, [brak]);
    assert_eq!(found("k_").await, [brak]);
    assert_eq!(found("a_").await, Vec::<PersonId>::new());
    assert_eq!(found(&format!("#{}", oona.id.0)).await, [oona.id]);
    assert_eq!(found("a\0b").await, Vec::<PersonId>::new());
    let row = &store.find_people(String::new(), None, 1).await.unwrap()[0];
    assert_eq!((row.created, row.used, row.tables), (1, Some(1), 1));
    assert_eq!(store.find_people(String::new(), Some(brak.0), 9).await.unwrap().len(), 1);
    for (text, tables) in [("cave", 1), ("seat 0", 1), ("SEAT", 1), ("", 1), ("mammoth", 0), ("\0", 0)] {
        let found = store.find_tables(text.to_owned(), None, 9).await.unwrap();
        assert_eq!(found.len(), tables, "{text}");
    }
    assert_eq!(store.find_tables(String::new(), Some(5), 9).await.unwrap(), []);
}

async fn the_audit_log_cannot_be_changed(database: TestDatabase) {
    let store = database.open().await;
    change(&store, HouseChange::SetRegistration(Registration::Closed)).await.unwrap();
    for statement in ["UPDATE audit SET actor = 'eve'", "DELETE FROM audit"] {
        assert!(database.try_execute(statement).await.is_err(), "{statement}");
    }
    assert_eq!(store.audit(None, 9).await.unwrap()[0].actor, ada());
}

async fn unfinished_tables_of_guests_are_forgotten_with_all_that_refers_to_them(database: TestDatabase) {
    let store = database.open().await;
    let (oona, visitor) = (member(&store, "oona").await, guest(&store, "Visitor").await);
    // Events of these tables end at 2000.
    for (name, owner) in
        [("cave", Some(visitor)), ("hill", Some(oona.id)), ("lake", None), ("wood", Some(visitor))]
    {
        let mut table = new_table(name, 1);
        table.host = host(owner);
        table.summary.over = name == "wood";
        store.create(table).await.unwrap();
    }
    store.post_chat(id("cave"), line(visitor, "Hello"), Vec::new(), None).await.unwrap();
    assert_eq!(store.idle_guest_tables(2_000, 9).await.unwrap(), []);
    assert_eq!(store.idle_guest_tables(2_001, 9).await.unwrap(), [id("cave")]);
    for (table, before) in [("cave", 2_000), ("hill", 9_000), ("lake", 9_000), ("wood", 9_000)] {
        let kept = store.forget_table(id(table), before).await;
        assert!(matches!(kept, Err(StoreError::EntryNotFound)), "{table}: {kept:?}");
    }
    store.forget_table(id("cave"), 2_001).await.unwrap();
    assert_eq!(store.load(id("cave")).await.unwrap(), None);
    assert_eq!(store.all_tables().await.unwrap(), [id("hill"), id("lake"), id("wood")]);
    // Somebody with an account sits down.
    let mut table = new_table("rock", 1);
    table.host = host(Some(visitor));
    store.create(table).await.unwrap();
    take_seat(&store, "rock", seat(1, Occupant::Person(oona.id))).await.unwrap();
    assert_eq!(store.idle_guest_tables(9_000, 9).await.unwrap(), []);
}

async fn guests_are_forgotten_when_nothing_refers_to_them(database: TestDatabase) {
    let store = database.open().await;
    member(&store, "oona").await;
    let (gone, host_of_cave, back) =
        (guest(&store, "Gone").await, guest(&store, "Host").await, guest(&store, "Back").await);
    let mut table = new_table("cave", 1);
    table.host = host(Some(host_of_cave));
    store.create(table).await.unwrap();
    store.add_token(token(1, gone)).await.unwrap();
    store.add_token(store::Token { used: 500, ..token(2, back) }).await.unwrap();
    assert_eq!(store.idle_guests(500, PersonId(0), 9).await.unwrap(), [gone]);
    assert_eq!(store.idle_guests(500, gone, 9).await.unwrap(), []);
    assert!(store.forget_guest(back, 500).await.is_err());
    store.forget_guest(gone, 500).await.unwrap();
    assert_eq!(store.person(gone).await.unwrap(), None);
    assert_eq!(store.token([1; 32]).await.unwrap(), None);
    assert_eq!(store.idle_guests(501, PersonId(0), 9).await.unwrap(), [back]);
}
