//! My box: faces are entered by clicking, played with, exported, imported at another server, and verified.

use std::process::Command;

use fantoccini::key::Key;
use serde_json::Value;

use crate::{
    accessibility::examine,
    hands::{Hands, Way},
    kit::{Browser, Device, Server},
};

/// A face and what is clicked there: buttons of the form, each with the name of the field that it changes.
type Entered = (&'static str, &'static [(&'static str, &'static str)]);

struct Played {
    game: &'static str,
    faces: &'static [Entered; 5],
    /// A line of the file that these clicks make.
    line: &'static str,
    sitters: &'static [&'static str],
    options: &'static [&'static str],
}

/// Creates a box on the page of boxes; the id of the box.
async fn new_box(browser: &Browser, game: &str, text: &str) -> String {
    browser.go("/boxes").await;
    let form = format!("#new-{game} form");
    browser.click(&format!("#new-{game} > summary")).await;
    browser.write(&format!("{form} input[name=name]"), "Our box").await;
    let fill = "document.querySelector(arguments[0]).value = arguments[1]";
    let area = format!("{form} textarea");
    browser.page.execute(fill, vec![area.into(), text.into()]).await.unwrap();
    browser.click(&format!("{form} button.go")).await;
    browser.find("main.checklist").await;
    browser.path().await.rsplit('/').next().unwrap().to_owned()
}

/// The value of a field of the editor, as the page shows it.
async fn shown(browser: &Browser, field: &str) -> Value {
    let script = "return document.querySelector(`[name=\"${arguments[0]}\"]`)?.value";
    browser.page.execute(script, vec![field.into()]).await.unwrap()
}

async fn enter(browser: &Browser, id: &str, (face, clicks): &Entered) {
    browser.go(&format!("/boxes/{id}/faces/{face}")).await;
    browser.find("main.editor").await;
    for (field, button) in *clicks {
        let before = shown(browser, field).await;
        let css = format!("button[name=do][value='{button}']");
        // A list of instructions is closed until somebody picks one.
        let open = "document.querySelector(arguments[0]).closest('details.picker')?.setAttribute('open', '')";
        browser.page.execute(open, vec![css.clone().into()]).await.unwrap();
        browser.click(&css).await;
        browser.until("the change", async || shown(browser, field).await != before).await;
    }
    assert!(!browser.has(".entry.wrong").await, "{face}: {}", browser.text().await);
    let here = browser.path().await;
    browser.click("button[name=do][value=save]").await;
    browser.until("the next face", async || browser.path().await != here).await;
}

/// A file of the server, read with the session of the browser.
async fn download(browser: &Browser, path: &str) -> String {
    let script = "const done = arguments[arguments.length - 1]; \
                  fetch(arguments[0]).then(it => it.text()).then(done)";
    let text = browser.page.execute_async(script, vec![path.into()]).await.unwrap();
    text.as_str().unwrap().to_owned()
}

async fn play(browser: &Browser, played: &Played, id: &str) -> String {
    browser.go(&format!("/new?game={}&content={id}", played.game)).await;
    browser.choose("#option-seats", &played.sitters.len().to_string()).await;
    for (index, sitter) in played.sitters.iter().enumerate() {
        browser.choose(&format!("#seat-{}", index + 1), sitter).await;
    }
    for option in played.options {
        browser.click(&format!("#option-{option}")).await;
    }
    browser.click("form[action='/tables'] button.go").await;
    browser.find("main.table").await;
    let mut hands = Hands::new(Way::Buttons);
    while hands.step(browser).await {}
    browser.path().await.split('?').next().unwrap().to_owned()
}

async fn whole_way(played: &Played) {
    let server = Server::start();
    let ada = Browser::open(&server, Device { calm: true, ..Device::DESKTOP }).await;
    let id = new_box(&ada, played.game, "").await;
    for entered in played.faces {
        enter(&ada, &id, entered).await;
    }
    let last = played.faces.last().unwrap().0;
    for path in ["/boxes".to_owned(), format!("/boxes/{id}?entered=yes"), format!("/boxes/{id}/faces/{last}")]
    {
        ada.go(&path).await;
        examine(&ada, &path).await;
    }
    let text = download(&ada, &format!("/boxes/{id}/export")).await;
    assert!(text.lines().any(|line| line == played.line), "{text}");
    let table = play(&ada, played, &id).await;
    assert!(ada.text().await.contains("Our box") || ada.has(&format!("a[href='{table}/gallery']")).await);

    let record = download(&ada, &format!("{table}/record")).await;
    let kept: Value = serde_json::from_str(&record).unwrap();
    assert_eq!(kept["content"]["overlay"]["text"], Value::String(text.clone()));
    let file = std::env::temp_dir().join(format!("ochre-box-{}-{}.json", played.game, std::process::id()));
    std::fs::write(&file, record).unwrap();
    let verified = Command::new(env!("CARGO_BIN_EXE_ochre")).arg("verify").arg(&file).output().unwrap();
    std::fs::remove_file(&file).unwrap();
    assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stderr));

    let other = Server::start();
    let eve = Browser::open(&other, Device { calm: true, ..Device::PHONE }).await;
    let id = new_box(&eve, played.game, &text).await;
    assert_eq!(download(&eve, &format!("/boxes/{id}/export")).await, text);
    eve.go(&format!("/boxes/{id}/faces/{last}")).await;
    examine(&eve, "the editor on a phone").await;
}

#[tokio::test]
async fn five_faces_of_ice_age_are_entered_played_exported_and_imported() {
    whole_way(&Played {
        game: "ice-age",
        faces: &[
            (
                "light/L-ice",
                &[("cards.L-ice.effects/0", "token cards.L-ice.effects/0 place 4 hunters anywhere")],
            ),
            ("light/L-mtn", &[("cards.L-mtn.stones/0", "step cards.L-mtn.stones/0 1")]),
            ("light/L-steppe", &[("cards.L-steppe.stones/1", "step cards.L-steppe.stones/1 -1")]),
            ("light/L-forest", &[("cards.L-forest.effects/1", "token cards.L-forest.effects/1 take a club")]),
            ("numbers/numbers", &[("numbers.clubs", "step numbers.clubs -1")]),
        ],
        line: "clubs = 5",
        sitters: &["me", "easy", "easy"],
        options: &["short"],
    })
    .await;
}

#[tokio::test]
async fn five_faces_of_endless_winter_are_entered_played_exported_and_imported() {
    whole_way(&Played {
        game: "endless-winter",
        faces: &[
            ("culture-1/adopted-kin", &[("culture.adopted-kin.points", "step culture.adopted-kin.points 1")]),
            (
                "culture-1/flint-cache",
                &[
                    ("culture.flint-cache.skill", "drop culture.flint-cache.skill 0"),
                    ("culture.flint-cache.skill", "token culture.flint-cache.skill [m]"),
                    ("culture.flint-cache.skill", "token culture.flint-cache.skill C"),
                    ("culture.flint-cache.skill", "token culture.flint-cache.skill L"),
                    ("culture.flint-cache.skill", "token culture.flint-cache.skill then"),
                    ("culture.flint-cache.skill", "token culture.flint-cache.skill -D"),
                    ("culture.flint-cache.skill", "token culture.flint-cache.skill -D"),
                    ("culture.flint-cache.skill", "token culture.flint-cache.skill ->"),
                    ("culture.flint-cache.skill", "token culture.flint-cache.skill M"),
                    ("culture.flint-cache.skill", "token culture.flint-cache.skill then"),
                    ("culture.flint-cache.skill", "token culture.flint-cache.skill G"),
                    ("culture.flint-cache.skill", "token culture.flint-cache.skill G"),
                    ("culture.flint-cache.skill", "token culture.flint-cache.skill :"),
                    ("culture.flint-cache.skill", "token culture.flint-cache.skill I"),
                    ("culture.flint-cache.skill", "token culture.flint-cache.skill (max 1)"),
                ],
            ),
            ("chief/thunder-staff", &[("chief.thunder-staff.side-b", "token chief.thunder-staff.side-b F")]),
            ("animal/rhino", &[("animal.rhino.tip", "token animal.rhino.tip I")]),
            ("culture-1/ochre-grave", &[("culture.ochre-grave.points", "step culture.ochre-grave.points 1")]),
        ],
        line: "skill = \"[m] C L then 2-D -> M then 2G : I (max 1)\"",
        sitters: &["me", "easy"],
        options: &[],
    })
    .await;
}

#[tokio::test]
async fn five_faces_of_rise_of_tribes_are_entered_played_exported_and_imported() {
    whole_way(&Played {
        game: "rise-of-tribes",
        faces: &[
            ("development/bow", &[("developments.bow.cost/2", "step developments.bow.cost/2 -1")]),
            ("development/oxen", &[("developments.oxen.cost/1", "step developments.oxen.cost/1 -1")]),
            ("development/pottery", &[("developments.pottery.points", "step developments.pottery.points 1")]),
            (
                "achievement/clan",
                &[("achievements.clan.condition/members", "step achievements.clan.condition/members -1")],
            ),
            (
                "achievement/overlords",
                &[("achievements.overlords.points", "step achievements.overlords.points -1")],
            ),
        ],
        line: "points = 2",
        sitters: &["me", "easy"],
        options: &[],
    })
    .await;
}

/// An editor undoes the last change with its button and with Ctrl+Z, one change at a time.
#[tokio::test]
async fn an_edit_is_undone_by_button_and_key() {
    let server = Server::start();
    let ada = Browser::open(&server, Device { calm: true, ..Device::DESKTOP }).await;
    let id = new_box(&ada, "endless-winter", "").await;
    let field = "culture.flint-cache.skill";
    ada.go(&format!("/boxes/{id}/faces/culture-1/flint-cache")).await;
    ada.find("main.editor").await;
    assert!(ada.has("#undo-edit:disabled").await, "nothing to undo yet");
    let before = shown(&ada, field).await;
    let mut texts = Vec::new();
    for token in ["I", "I"] {
        let now = shown(&ada, field).await;
        ada.click(&format!("button[name=do][value='token {field} {token}']")).await;
        ada.until("the change", async || shown(&ada, field).await != now).await;
        texts.push(now);
    }
    assert_eq!(texts[0], before);
    ada.click("#undo-edit").await;
    ada.until("the first undo", async || shown(&ada, field).await == texts[1]).await;
    let ctrl_z = format!("{}z{}", char::from(Key::Control), char::from(Key::Null));
    ada.page.active_element().await.unwrap().send_keys(&ctrl_z).await.unwrap();
    ada.until("the second undo", async || shown(&ada, field).await == before).await;
    ada.until("an empty past", async || ada.has("#undo-edit:disabled").await).await;
}

/// What is typed while an answer is on its way is neither overwritten by it nor left out of the draft.
#[tokio::test]
async fn typing_during_a_slow_answer_is_kept() {
    let server = Server::start();
    let ada = Browser::open(&server, Device { calm: true, ..Device::DESKTOP }).await;
    let id = new_box(&ada, "endless-winter", "").await;
    let (field, face) = ("culture.flint-cache.skill", format!("/boxes/{id}/faces/culture-1/flint-cache"));
    ada.go(&face).await;
    ada.find("main.editor").await;
    // Every answer takes two seconds.
    let slow = "window.asked = 0; window.answered = 0; const real = window.fetch; \
                window.fetch = (...it) => { window.asked += 1; return real(...it).then((answer) => \
                new Promise((done) => setTimeout(() => { window.answered += 1; done(answer); }, 2000))); }";
    ada.page.execute(slow, Vec::new()).await.unwrap();
    let count = async |what: &str| {
        ada.page.execute(&format!("return window.{what}"), Vec::new()).await.unwrap().as_u64().unwrap()
    };
    let css = format!("input[name='{field}']");
    let add = async |text: &str| {
        let keys = format!("{}{text}", char::from(Key::End));
        ada.find(&css).await.send_keys(&keys).await.unwrap();
    };
    let before = shown(&ada, field).await;
    add(" F").await;
    ada.until("the first question", async || count("asked").await == 1).await;
    add(" T").await;
    ada.until("the second answer", async || count("answered").await == 2).await;
    let after = format!("{} F T", before.as_str().unwrap());
    assert_eq!(shown(&ada, field).await, after);
    ada.go(&face).await;
    ada.find("main.editor").await;
    assert_eq!(shown(&ada, field).await, after, "the draft");
}
