//! Boxes of people.

use std::sync::Arc;

use store::{BoxId, BoxLabel, BoxLimits, BoxSave, NewBox, PersonId, Store, StoreError, StoredBox};

use crate::{
    common::{TestDatabase, new_table},
    guest, load,
};

everywhere![
    a_box_is_created_saved_renamed_shared_and_deleted,
    only_the_newest_versions_are_kept,
    a_save_over_an_unknown_version_is_refused,
    a_person_keeps_a_limited_number_of_boxes_and_bytes,
    drafts_are_kept_until_their_face_is_saved,
    used_boxes_are_listed_while_they_are_shared,
    boxes_of_a_guest_move_to_the_account,
    deleting_a_box_leaves_tables_alone,
    texts_with_the_character_nul_are_refused,
];

const LIMITS: BoxLimits = BoxLimits { boxes: 3, versions: 2, bytes: 100 };

fn id(text: &str) -> BoxId {
    BoxId(text.to_owned())
}

fn new_box(name: &str, owner: PersonId) -> NewBox {
    NewBox {
        id: id(name),
        owner,
        game: "ice-age".to_owned(),
        name: name.to_owned(),
        text: "first".to_owned(),
        at: 10,
    }
}

fn label(name: &str, shared: bool) -> BoxLabel {
    BoxLabel { name: name.to_owned(), shared }
}

fn save(name: &str, known: u64, text: &str) -> BoxSave {
    BoxSave { id: id(name), known, text: text.to_owned(), face: None, at: 20 }
}

async fn found(store: &Arc<dyn Store>, name: &str) -> StoredBox {
    store.load_box(id(name)).await.unwrap().unwrap()
}

async fn a_box_is_created_saved_renamed_shared_and_deleted(database: TestDatabase) {
    let store = database.open().await;
    let oona = guest(&store, "Oona").await;
    assert_eq!(store.load_box(id("mine")).await.unwrap(), None);
    store.create_box(new_box("mine", oona), LIMITS).await.unwrap();
    let fresh = found(&store, "mine").await;
    assert_eq!((fresh.text.as_str(), fresh.row.version, fresh.row.shared), ("first", 1, false));
    assert_eq!((fresh.row.owner, fresh.row.owner_name.as_str(), fresh.row.changed), (oona, "Oona", 10));
    store.save_box(save("mine", 1, "second"), LIMITS).await.unwrap();
    store.describe_box(id("mine"), label("Our box", true)).await.unwrap();
    let changed = found(&store, "mine").await;
    assert_eq!((changed.text.as_str(), changed.row.version, changed.row.changed), ("second", 2, 20));
    assert_eq!((changed.row.name.as_str(), changed.row.shared, changed.row.created), ("Our box", true, 10));
    assert_eq!(store.boxes_of(oona).await.unwrap(), [changed.row]);
    store.delete_box(id("mine")).await.unwrap();
    store.delete_box(id("mine")).await.unwrap();
    assert_eq!(store.load_box(id("mine")).await.unwrap(), None);
    assert_eq!(store.box_versions(id("mine")).await.unwrap(), []);
    for answer in [
        store.save_box(save("mine", 2, "third"), LIMITS).await,
        store.describe_box(id("mine"), label("", false)).await,
        store.set_draft(id("mine"), "face".to_owned(), Some("draft".to_owned())).await,
        store.note_use(oona, id("mine"), 1).await,
    ] {
        assert!(matches!(answer, Err(StoreError::BoxNotFound(_))), "{answer:?}");
    }
}

async fn only_the_newest_versions_are_kept(database: TestDatabase) {
    let store = database.open().await;
    let oona = guest(&store, "Oona").await;
    store.create_box(new_box("mine", oona), LIMITS).await.unwrap();
    store.create_box(new_box("other", oona), LIMITS).await.unwrap();
    for (known, text) in [(1, "b"), (2, "äc"), (3, "d")] {
        store.save_box(save("mine", known, text), LIMITS).await.unwrap();
    }
    let versions = store.box_versions(id("mine")).await.unwrap();
    let kept: Vec<(u64, u64)> = versions.iter().map(|version| (version.number, version.bytes)).collect();
    assert_eq!(kept, [(4, 1), (3, 3)]);
    assert_eq!(store.box_text(id("mine"), 3).await.unwrap().as_deref(), Some("äc"));
    assert_eq!(store.box_text(id("mine"), 2).await.unwrap(), None);
    assert_eq!(store.box_text(id("other"), 1).await.unwrap().as_deref(), Some("first"));
}

async fn a_save_over_an_unknown_version_is_refused(database: TestDatabase) {
    let store = database.open().await;
    let oona = guest(&store, "Oona").await;
    store.create_box(new_box("mine", oona), LIMITS).await.unwrap();
    store.save_box(save("mine", 1, "theirs"), LIMITS).await.unwrap();
    for known in [0, 1, 3] {
        let answer = store.save_box(save("mine", known, "ours"), LIMITS).await;
        assert!(matches!(answer, Err(StoreError::BoxChanged(_))), "{known}: {answer:?}");
    }
    assert_eq!(found(&store, "mine").await.text, "theirs");
    let again = store.create_box(new_box("mine", oona), LIMITS).await;
    assert!(again.is_err());
    assert_eq!(found(&store, "mine").await.text, "theirs");
}

async fn a_person_keeps_a_limited_number_of_boxes_and_bytes(database: TestDatabase) {
    let store = database.open().await;
    let (oona, brom) = (guest(&store, "Oona").await, guest(&store, "Brom").await);
    for name in ["a", "b", "c"] {
        store.create_box(new_box(name, oona), LIMITS).await.unwrap();
    }
    let answer = store.create_box(new_box("d", oona), LIMITS).await;
    assert!(matches!(answer, Err(StoreError::TooManyBoxes)), "{answer:?}");
    assert_eq!(store.load_box(id("d")).await.unwrap(), None);
    // Three boxes hold 15 bytes; the first text of the one that is saved stays.
    let answer = store.save_box(save("a", 1, &"x".repeat(86)), LIMITS).await;
    assert!(matches!(answer, Err(StoreError::BoxesTooLarge)), "{answer:?}");
    assert_eq!(found(&store, "a").await.text, "first");
    store.save_box(save("a", 1, &"x".repeat(85)), LIMITS).await.unwrap();
    // The first text makes room for the third.
    store.save_box(save("a", 2, "first"), LIMITS).await.unwrap();
    let large = NewBox { text: "x".repeat(101), ..new_box("large", brom) };
    let answer = store.create_box(large, LIMITS).await;
    assert!(matches!(answer, Err(StoreError::BoxesTooLarge)), "{answer:?}");
    store.create_box(new_box("d", brom), LIMITS).await.unwrap();
    let nobody = store.create_box(new_box("e", PersonId(4_711)), LIMITS).await;
    assert!(matches!(nobody, Err(StoreError::PersonNotFound)), "{nobody:?}");
}

async fn drafts_are_kept_until_their_face_is_saved(database: TestDatabase) {
    let store = database.open().await;
    let oona = guest(&store, "Oona").await;
    store.create_box(new_box("mine", oona), LIMITS).await.unwrap();
    for (face, draft) in [("b", "1"), ("a", "2"), ("b", "3")] {
        store.set_draft(id("mine"), face.to_owned(), Some(draft.to_owned())).await.unwrap();
    }
    let pair = |face: &str, draft: &str| (face.to_owned(), draft.to_owned());
    assert_eq!(found(&store, "mine").await.drafts, [pair("a", "2"), pair("b", "3")]);
    let saved = BoxSave { face: Some("b".to_owned()), ..save("mine", 1, "second") };
    store.save_box(BoxSave { known: 7, ..saved.clone() }, LIMITS).await.unwrap_err();
    assert_eq!(found(&store, "mine").await.drafts.len(), 2);
    store.save_box(saved, LIMITS).await.unwrap();
    assert_eq!(found(&store, "mine").await.drafts, [pair("a", "2")]);
    store.set_draft(id("mine"), "a".to_owned(), None).await.unwrap();
    assert_eq!(found(&store, "mine").await.drafts, []);
}

async fn used_boxes_are_listed_while_they_are_shared(database: TestDatabase) {
    let store = database.open().await;
    let (oona, brom) = (guest(&store, "Oona").await, guest(&store, "Brom").await);
    for (name, at) in [("a", 3), ("b", 1), ("c", 2)] {
        store.create_box(new_box(name, oona), LIMITS).await.unwrap();
        store.describe_box(id(name), label(name, true)).await.unwrap();
        store.note_use(brom, id(name), at).await.unwrap();
        store.note_use(oona, id(name), at).await.unwrap();
    }
    store.note_use(brom, id("b"), 4).await.unwrap();
    store.describe_box(id("c"), label("c", false)).await.unwrap();
    let names = |rows: Vec<store::BoxRow>| rows.into_iter().map(|row| row.name).collect::<Vec<_>>();
    assert_eq!(names(store.boxes_used(brom, 9).await.unwrap()), ["b", "a"]);
    assert_eq!(names(store.boxes_used(brom, 1).await.unwrap()), ["b"]);
    assert_eq!(store.boxes_used(oona, 9).await.unwrap(), []);
}

async fn boxes_of_a_guest_move_to_the_account(database: TestDatabase) {
    let store = database.open().await;
    let (visitor, oona, brom) =
        (guest(&store, "Visitor").await, guest(&store, "Oona").await, guest(&store, "Brom").await);
    store.create_box(new_box("mine", visitor), LIMITS).await.unwrap();
    store.create_box(new_box("theirs", brom), LIMITS).await.unwrap();
    store.describe_box(id("theirs"), label("theirs", true)).await.unwrap();
    store.note_use(visitor, id("theirs"), 2).await.unwrap();
    store.note_use(oona, id("theirs"), 1).await.unwrap();
    store.merge_people(visitor, oona).await.unwrap();
    assert_eq!(store.boxes_of(visitor).await.unwrap(), []);
    let moved = store.boxes_of(oona).await.unwrap();
    assert_eq!((moved.len(), moved[0].id.clone(), moved[0].owner), (1, id("mine"), oona));
    assert_eq!(store.boxes_used(oona, 9).await.unwrap().len(), 1);
    assert_eq!(store.boxes_used(visitor, 9).await.unwrap().len(), 0);
}

async fn deleting_a_box_leaves_tables_alone(database: TestDatabase) {
    let store = database.open().await;
    let oona = guest(&store, "Oona").await;
    store.create_box(new_box("mine", oona), LIMITS).await.unwrap();
    let mut table = new_table("cave", 2);
    table.head = r#"{"content":{"overlay":{"file":"mine","text":"first"}}}"#.to_owned();
    table.settings = r#"{"box":{"id":"mine"}}"#.to_owned();
    store.create(table).await.unwrap();
    let before = load(&store, "cave").await;
    store.delete_box(id("mine")).await.unwrap();
    assert_eq!(load(&store, "cave").await, before);
}

async fn texts_with_the_character_nul_are_refused(database: TestDatabase) {
    let store = database.open().await;
    let oona = guest(&store, "Oona").await;
    let answer = store.create_box(NewBox { text: "\0".to_owned(), ..new_box("mine", oona) }, LIMITS).await;
    assert!(matches!(answer, Err(StoreError::NulCharacter)), "{answer:?}");
    assert_eq!(store.load_box(id("\0")).await.unwrap(), None);
    assert_eq!(store.box_text(id("\0"), 1).await.unwrap(), None);
    assert_eq!(store.box_versions(id("\0")).await.unwrap(), []);
}
