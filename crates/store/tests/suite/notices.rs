//! Channels, settings, the outbox and messages on their way.

use std::sync::Arc;

use store::{
    Append, Channel, ChannelId, ChannelKind, ChannelState, Confirmation, Dispatch, Invitation, LastTold,
    NewChannel, NewDelivery, NewNotice, NoticeKey, NoticeSettings, Occasion, OutboxChange, PersonId, Store,
    StoreError,
};

use crate::{
    common::{TestDatabase, new_table, one_more},
    guest, id, line,
};

everywhere![
    an_address_is_used_after_its_link_was_followed_once_in_time,
    a_person_has_a_limited_number_of_channels,
    a_browser_belongs_to_whoever_used_it_last,
    a_notice_is_written_with_its_cause_or_not_at_all,
    nobody_without_a_channel_gets_a_notice,
    the_next_turn_replaces_what_waits_to_tell_of_the_last,
    notices_become_messages_once,
    a_dropped_notice_can_be_written_again_and_is_another_one_then,
    of_two_processes_one_handles_a_notice_and_one_sends_its_message,
    channels_of_a_guest_move_to_the_account,
    what_is_forgotten_or_old_is_deleted,
];

fn channel(name: &str, person: PersonId, kind: ChannelKind) -> NewChannel {
    NewChannel {
        id: ChannelId(format!("{name}-{}", person.0)),
        person,
        kind,
        address: name.to_owned(),
        detail: "{}".to_owned(),
        stop: format!("stop-{name}-{}", person.0),
        confirmation: None,
        at: 1,
    }
}

async fn add(store: &Arc<dyn Store>, channel: NewChannel) -> Result<(), StoreError> {
    store.add_channel(channel, "pl".to_owned(), 3).await
}

fn unconfirmed(name: &str, person: PersonId) -> NewChannel {
    let confirmation = Some(Confirmation { hash: format!("hash of {name}"), expires: 100 });
    NewChannel { confirmation, ..channel(name, person, ChannelKind::Mail) }
}

fn notice(person: PersonId, occasion: Occasion, version: u64) -> NewNotice {
    NewNotice { person, occasion, version, body: "{}".to_owned(), at: 5, due: 10 }
}

/// Writes notices about the cave.
async fn tell(store: &Arc<dyn Store>, notices: Vec<NewNotice>) {
    let changes = notices.into_iter().map(OutboxChange::Add).collect();
    store.set_seats(id("cave"), Vec::new(), changes, None).await.unwrap();
}

fn addresses(channels: &[Channel]) -> Vec<&str> {
    channels.iter().map(|channel| channel.address.as_str()).collect()
}

async fn an_address_is_used_after_its_link_was_followed_once_in_time(database: TestDatabase) {
    let store = database.open().await;
    let oona = guest(&store, "Oona").await;
    add(&store, unconfirmed("a@x", oona)).await.unwrap();
    add(&store, unconfirmed("b@x", oona)).await.unwrap();
    assert_eq!(addresses(&store.channels_of(oona).await.unwrap()), ["b@x"], "the last one stays");
    let found = store.channel_to_confirm("hash of b@x".to_owned()).await.unwrap().unwrap();
    assert_eq!((found.address.as_str(), found.person, found.state), ("b@x", oona, ChannelState::Unconfirmed));
    assert_eq!(store.channel_to_confirm("hash of a@x".to_owned()).await.unwrap(), None);
    assert!(
        !store.switch_channel(oona, ChannelId(format!("b@x-{}", oona.0)), ChannelState::On).await.unwrap()
    );
    assert_eq!(store.confirm_channel("hash of b@x".to_owned(), 100).await.unwrap(), None, "too late");
    assert_eq!(store.confirm_channel("hash of b@x".to_owned(), 99).await.unwrap(), Some(oona));
    assert_eq!(store.confirm_channel("hash of b@x".to_owned(), 99).await.unwrap(), None, "used");
    assert_eq!(store.channel_to_confirm("hash of b@x".to_owned()).await.unwrap(), None);
    assert_eq!(store.channel_to_confirm("\0".to_owned()).await.unwrap(), None);
    add(&store, unconfirmed("c@x", oona)).await.unwrap();
    assert_eq!(addresses(&store.channels_of(oona).await.unwrap()), ["b@x", "c@x"]);
    store.confirm_channel("hash of c@x".to_owned(), 50).await.unwrap();
    assert_eq!(addresses(&store.channels_of(oona).await.unwrap()), ["c@x"], "it replaces the old one");
    let (settings, last) = store.notice_settings(oona).await.unwrap().unwrap();
    assert_eq!((settings.language.as_str(), last), ("pl", LastTold::default()));
}

async fn a_person_has_a_limited_number_of_channels(database: TestDatabase) {
    let store = database.open().await;
    let oona = guest(&store, "Oona").await;
    for name in ["a", "b", "c", "b"] {
        add(&store, channel(name, oona, ChannelKind::Webhook)).await.unwrap();
    }
    let answer = add(&store, channel("d", oona, ChannelKind::Webhook)).await;
    assert!(matches!(answer, Err(StoreError::TooManyChannels)), "{answer:?}");
    add(&store, channel("d", oona, ChannelKind::Push)).await.unwrap();
    let nobody = add(&store, channel("e", PersonId(4_711), ChannelKind::Push)).await;
    assert!(matches!(nobody, Err(StoreError::PersonNotFound)), "{nobody:?}");
    let nul = add(&store, channel("\0", oona, ChannelKind::Push)).await;
    assert!(matches!(nul, Err(StoreError::NulCharacter)), "{nul:?}");
    assert_eq!(store.channel_to_stop("\0".to_owned()).await.unwrap(), None);
}

async fn a_browser_belongs_to_whoever_used_it_last(database: TestDatabase) {
    let store = database.open().await;
    let (oona, brom) = (guest(&store, "Oona").await, guest(&store, "Brom").await);
    add(&store, channel("browser", oona, ChannelKind::Push)).await.unwrap();
    add(&store, channel("browser", brom, ChannelKind::Push)).await.unwrap();
    assert_eq!(store.channels_of(oona).await.unwrap(), []);
    let found = store.channel_to_stop(format!("stop-browser-{}", brom.0)).await.unwrap().unwrap();
    assert_eq!(found.person, brom);
    let note = |failure: Option<&str>, state, at| {
        store.note_failure(found.id.clone(), failure.map(str::to_owned), state, at)
    };
    let failing = async || store.channels_of(brom).await.unwrap()[0].failing;
    for (failure, at, since) in [
        (Some("HTTP 500"), 20, Some(20)),
        (Some("HTTP 503"), 30, Some(20)),
        (None, 40, None),
        (Some("HTTP 500"), 50, Some(50)),
    ] {
        note(failure, ChannelState::On, at).await.unwrap();
        assert_eq!(failing().await, since, "{failure:?} at {at}");
    }
    store.switch_channel(brom, found.id.clone(), ChannelState::On).await.unwrap();
    assert_eq!(failing().await, None, "whoever switches it on has mended it");
    note(Some("HTTP 410"), ChannelState::Dead, 60).await.unwrap();
    let dead = store.channels_of(brom).await.unwrap();
    assert_eq!((dead[0].state, dead[0].failure.as_deref()), (ChannelState::Dead, Some("HTTP 410")));
    assert!(!store.delete_channel(oona, found.id.clone()).await.unwrap());
    assert!(store.delete_channel(brom, found.id).await.unwrap());
}

async fn a_notice_is_written_with_its_cause_or_not_at_all(database: TestDatabase) {
    let store = database.open().await;
    let (oona, brom) = (guest(&store, "Oona").await, guest(&store, "Brom").await);
    add(&store, channel("hook", oona, ChannelKind::Webhook)).await.unwrap();
    store.create(new_table("cave", 2)).await.unwrap();
    let told = |first| {
        let outbox = vec![OutboxChange::Add(notice(oona, Occasion::Turn, first + 1))];
        Append { outbox, ..one_more("cave", first) }
    };
    store.append(told(7)).await.unwrap_err();
    assert_eq!(store.next_due().await.unwrap(), None, "the append was refused");
    store.append(told(2)).await.unwrap();
    let number =
        store.post_chat(id("cave"), line(oona, "@Oona"), vec![notice(oona, Occasion::Mention, 0)], None);
    assert_eq!(number.await.unwrap(), 1);
    tell(&store, vec![notice(oona, Occasion::Rematch, 3)]).await;
    let invitation = || Invitation { table: id("cave"), person: oona, inviter: brom, at: 5 };
    let invite = || store.invite(invitation(), vec![notice(oona, Occasion::Invitation, 3)]);
    let stranger = invite().await;
    assert!(matches!(stranger, Err(StoreError::NotFriends)), "{stranger:?}");
    assert_eq!(store.waiting_notices().await.unwrap(), 3, "the invitation was refused");
    store.ask_friend(oona, brom, 1, 9).await.unwrap();
    store.accept_friend(brom, oona, 2).await.unwrap();
    invite().await.unwrap();
    assert_eq!(store.due_notices(9, 10).await.unwrap(), []);
    let due = store.due_notices(10, 10).await.unwrap();
    let mut found: Vec<_> = due.iter().map(|notice| (notice.key.occasion, notice.key.version)).collect();
    found.sort();
    assert_eq!(
        found,
        [(Occasion::Turn, 3), (Occasion::Invitation, 3), (Occasion::Rematch, 3), (Occasion::Mention, 1)]
    );
    assert_eq!((store.next_due().await.unwrap(), store.waiting_notices().await.unwrap()), (Some(10), 4));
}

async fn nobody_without_a_channel_gets_a_notice(database: TestDatabase) {
    let store = database.open().await;
    let oona = guest(&store, "Oona").await;
    store.create(new_table("cave", 1)).await.unwrap();
    tell(&store, vec![notice(oona, Occasion::Invitation, 1)]).await;
    assert_eq!(store.next_due().await.unwrap(), None);
    add(&store, unconfirmed("a@x", oona)).await.unwrap();
    tell(&store, vec![notice(oona, Occasion::Invitation, 1)]).await;
    assert_eq!(store.next_due().await.unwrap(), None, "an unconfirmed address is no channel");
}

async fn the_next_turn_replaces_what_waits_to_tell_of_the_last(database: TestDatabase) {
    let store = database.open().await;
    let (oona, brom) = (guest(&store, "Oona").await, guest(&store, "Brom").await);
    for person in [oona, brom] {
        add(&store, channel("hook", person, ChannelKind::Webhook)).await.unwrap();
    }
    store.create(new_table("cave", 1)).await.unwrap();
    let first = vec![notice(oona, Occasion::Turn, 1), notice(oona, Occasion::Clock, 1)];
    tell(&store, first).await;
    for number in 2..5 {
        tell(&store, vec![notice(oona, Occasion::Mention, number)]).await;
    }
    let passed = vec![OutboxChange::ForgetTurns, OutboxChange::Add(notice(brom, Occasion::Turn, 2))];
    store.set_seats(id("cave"), Vec::new(), passed, None).await.unwrap();
    let due = store.due_notices(10, 10).await.unwrap();
    let found: Vec<_> = due.iter().map(|it| (it.key.person, it.key.occasion, it.key.version)).collect();
    assert_eq!(found, [(oona, Occasion::Mention, 2), (brom, Occasion::Turn, 2)]);
}

async fn notices_become_messages_once(database: TestDatabase) {
    let store = database.open().await;
    let oona = guest(&store, "Oona").await;
    add(&store, channel("hook", oona, ChannelKind::Webhook)).await.unwrap();
    store.create(new_table("cave", 1)).await.unwrap();
    tell(&store, vec![notice(oona, Occasion::Turn, 1)]).await;
    let key = store.due_notices(10, 10).await.unwrap()[0].key.clone();
    store.postpone_notices(vec![key.clone()], 20).await.unwrap();
    assert_eq!(
        (store.due_notices(19, 10).await.unwrap().len(), store.next_due().await.unwrap()),
        (0, Some(20))
    );
    let channel = store.channels_of(oona).await.unwrap()[0].id.clone();
    let deliveries =
        vec![NewDelivery { id: "d".to_owned(), channel: channel.clone(), body: "[]".to_owned() }];
    let last = LastTold { told: Some(20), warned: None };
    assert!(
        store
            .dispatch(Dispatch {
                person: oona,
                told: vec![key],
                dropped: Vec::new(),
                deliveries,
                last,
                at: 20
            })
            .await
            .unwrap()
    );
    assert_eq!(store.due_notices(99, 10).await.unwrap(), []);
    assert_eq!(store.notice_settings(oona).await.unwrap().unwrap().1, last);
    tell(&store, vec![notice(oona, Occasion::Turn, 1)]).await;
    assert_eq!(store.due_notices(99, 10).await.unwrap(), [], "nobody is told twice");
    let due = store.due_deliveries(20, 10).await.unwrap();
    assert_eq!((due[0].id.as_str(), due[0].attempts, due[0].channel.id.clone()), ("d", 0, channel.clone()));
    assert!(store.claim_delivery("d".to_owned(), 0, 80).await.unwrap());
    assert_eq!(store.due_deliveries(79, 10).await.unwrap(), []);
    assert_eq!(
        (store.due_deliveries(80, 10).await.unwrap()[0].attempts, store.next_due().await.unwrap()),
        (1, Some(80))
    );
    store.postpone_deliveries(vec![("d".to_owned(), 0)], 200).await.unwrap();
    assert_eq!(store.next_due().await.unwrap(), Some(80), "there was an attempt since");
    store.postpone_deliveries(vec![("d".to_owned(), 1)], 90).await.unwrap();
    let due = store.due_deliveries(90, 10).await.unwrap();
    assert_eq!((due[0].attempts, store.next_due().await.unwrap()), (1, Some(90)), "waiting is no attempt");
    store.switch_channel(oona, channel, ChannelState::Off).await.unwrap();
    assert_eq!(
        (store.due_deliveries(80, 10).await.unwrap().len(), store.next_due().await.unwrap()),
        (0, None)
    );
    store.delete_delivery("d".to_owned()).await.unwrap();
    assert_eq!(store.waiting_notices().await.unwrap(), 0);
}

async fn a_dropped_notice_can_be_written_again_and_is_another_one_then(database: TestDatabase) {
    let store = database.open().await;
    let oona = guest(&store, "Oona").await;
    add(&store, channel("hook", oona, ChannelKind::Webhook)).await.unwrap();
    store.create(new_table("cave", 1)).await.unwrap();
    let drop_notice = |key: NoticeKey| {
        store.dispatch(Dispatch {
            person: oona,
            told: Vec::new(),
            dropped: vec![key],
            deliveries: Vec::new(),
            last: LastTold::default(),
            at: 20,
        })
    };
    tell(&store, vec![notice(oona, Occasion::Turn, 1)]).await;
    let first = store.due_notices(10, 10).await.unwrap()[0].key.clone();
    assert!(drop_notice(first.clone()).await.unwrap());
    assert_eq!(store.waiting_notices().await.unwrap(), 0);
    tell(&store, vec![NewNotice { at: 7, ..notice(oona, Occasion::Turn, 1) }]).await;
    // Whoever read the first one comes too late.
    assert!(!drop_notice(first.clone()).await.unwrap());
    store.postpone_notices(vec![first], 90).await.unwrap();
    let again = store.due_notices(10, 10).await.unwrap()[0].key.clone();
    assert_eq!((again.version, again.at), (1, 7));
    assert!(drop_notice(again).await.unwrap());
    assert_eq!(store.waiting_notices().await.unwrap(), 0);
}

/// Two processes have read the same rows before either of them wrote.
async fn of_two_processes_one_handles_a_notice_and_one_sends_its_message(database: TestDatabase) {
    let (one, other) = (database.open().await, database.open().await);
    let oona = guest(&one, "Oona").await;
    add(&one, channel("hook", oona, ChannelKind::Webhook)).await.unwrap();
    one.create(new_table("cave", 1)).await.unwrap();
    let waiting = vec![notice(oona, Occasion::Turn, 1), notice(oona, Occasion::Mention, 2)];
    tell(&one, waiting).await;
    let mut keys: Vec<_> = one.due_notices(10, 10).await.unwrap().into_iter().map(|it| it.key).collect();
    let channel = one.channels_of(oona).await.unwrap()[0].id.clone();
    let dispatch = |id: &str, keys, told| {
        let deliveries =
            vec![NewDelivery { id: id.to_owned(), channel: channel.clone(), body: "[]".to_owned() }];
        Dispatch {
            person: oona,
            told: keys,
            dropped: Vec::new(),
            deliveries,
            last: LastTold { told: Some(told), warned: None },
            at: 20,
        }
    };
    let last = keys.pop().unwrap();
    assert!(one.dispatch(dispatch("d", vec![last.clone()], 20)).await.unwrap());
    // What it has not handled comes first: nothing of it may stay.
    keys.push(last);
    assert!(!other.dispatch(dispatch("e", keys.clone(), 21)).await.unwrap());
    assert_eq!(other.due_notices(99, 10).await.unwrap().len(), 1, "the first one still waits");
    let due = other.due_deliveries(20, 10).await.unwrap();
    assert_eq!((due.len(), due[0].id.as_str()), (1, "d"));
    assert_eq!(other.notice_settings(oona).await.unwrap().unwrap().1.told, Some(20));
    let claims = tokio::join!(
        one.claim_delivery("d".to_owned(), due[0].attempts, 80),
        other.claim_delivery("d".to_owned(), due[0].attempts, 80),
    );
    assert_ne!(claims.0.unwrap(), claims.1.unwrap());
    assert_eq!(one.due_deliveries(80, 10).await.unwrap()[0].attempts, 1);
}

async fn channels_of_a_guest_move_to_the_account(database: TestDatabase) {
    let store = database.open().await;
    let (visitor, oona) = (guest(&store, "Visitor").await, guest(&store, "Oona").await);
    for (name, person) in [("mine", visitor), ("both", visitor), ("both", oona)] {
        add(&store, channel(name, person, ChannelKind::Webhook)).await.unwrap();
    }
    add(&store, unconfirmed("v@x", visitor)).await.unwrap();
    store.confirm_channel("hash of v@x".to_owned(), 50).await.unwrap();
    store.create(new_table("cave", 1)).await.unwrap();
    store.set_table_notices(visitor, id("cave"), Some(vec![ChannelKind::Mail])).await.unwrap();
    tell(&store, vec![notice(visitor, Occasion::Turn, 1)]).await;
    store.merge_people(visitor, oona).await.unwrap();
    let mut moved = store.channels_of(oona).await.unwrap();
    moved.sort_by(|one, other| one.address.cmp(&other.address));
    assert_eq!(addresses(&moved), ["both", "mine"], "the way into an account does not come with a guest");
    assert_eq!(store.channels_of(visitor).await.unwrap(), []);
    assert_eq!(store.table_notices(oona, id("cave")).await.unwrap(), Some(vec![ChannelKind::Mail]));
    assert_eq!(store.tables_with_notices(oona).await.unwrap(), [(id("cave"), vec![ChannelKind::Mail])]);
    assert_eq!(store.due_notices(10, 10).await.unwrap()[0].key.person, oona);
}

async fn what_is_forgotten_or_old_is_deleted(database: TestDatabase) {
    let store = database.open().await;
    let oona = guest(&store, "Oona").await;
    add(&store, channel("hook", oona, ChannelKind::Webhook)).await.unwrap();
    store.create(new_table("cave", 1)).await.unwrap();
    let settings = NoticeSettings {
        language: "fr".to_owned(),
        zone: "Europe/Paris".to_owned(),
        quiet: Some((1320, 420)),
        silent: vec![Occasion::Mention, Occasion::Clock],
    };
    store.set_notice_settings(oona, settings.clone()).await.unwrap();
    assert_eq!(store.notice_settings(oona).await.unwrap().unwrap().0, settings);
    store.set_table_notices(oona, id("cave"), Some(Vec::new())).await.unwrap();
    assert_eq!(store.table_notices(oona, id("cave")).await.unwrap(), Some(Vec::new()));
    assert_eq!(store.tables_with_notices(oona).await.unwrap(), [(id("cave"), Vec::new())]);
    store.set_table_notices(oona, id("cave"), None).await.unwrap();
    assert_eq!(store.table_notices(oona, id("cave")).await.unwrap(), None);
    assert_eq!(store.tables_with_notices(oona).await.unwrap(), []);
    tell(&store, vec![notice(oona, Occasion::Turn, 1)]).await;
    store.prune_notices(1_000).await.unwrap();
    assert_eq!(store.waiting_notices().await.unwrap(), 1, "what waits is not old");
    store.forget_notices(oona).await.unwrap();
    assert_eq!(
        (store.waiting_notices().await.unwrap(), store.channels_of(oona).await.unwrap().len()),
        (0, 0)
    );
    assert_eq!(store.notice_settings(oona).await.unwrap(), None);
    let key = store.server_key("vapid", "first".to_owned()).await.unwrap();
    assert_eq!(
        (key.as_str(), &*store.server_key("vapid", "second".to_owned()).await.unwrap()),
        ("first", "first")
    );
    assert_eq!(store.table_row(id("cave")).await.unwrap().unwrap().id, id("cave"));
    assert_eq!(store.table_row(id("nowhere")).await.unwrap(), None);
}

/// Something in every table of notices.
pub(crate) async fn furnish(store: &Arc<dyn Store>, person: PersonId) {
    add(store, channel("a@x", person, ChannelKind::Webhook)).await.unwrap();
    store.set_table_notices(person, id("cave"), Some(vec![ChannelKind::Mail])).await.unwrap();
    tell(store, vec![notice(person, Occasion::Turn, 1)]).await;
    let channel = store.channels_of(person).await.unwrap()[0].id.clone();
    let deliveries = vec![NewDelivery { id: "d".to_owned(), channel, body: "[]".to_owned() }];
    let last = LastTold { told: Some(20), warned: None };
    let (told, dropped) = (Vec::new(), Vec::new());
    store.dispatch(Dispatch { person, told, dropped, deliveries, last, at: 20 }).await.unwrap();
    store.server_key("vapid", "key".to_owned()).await.unwrap();
}
