//! Every face of each box as the gallery draws it, by day and by night: its picture is there and painted. The contact sheets in
//! `docs/faces` are taken again with `OCHRE_BLESS=1`.

use std::path::Path;

use serde_json::json;

use crate::kit::{Browser, Device, Server};

/// As many faces as a sheet holds: its file stays small enough to look at.
const MOST: usize = 64;
/// A wide window shows a sheet in few rows.
const SHEET: Device = Device { width: 1180, calm: true, ..Device::DESKTOP };

/// The names of the faces whose picture is missing, tiny, or refers to a motif that is not in the kit.
const UNPAINTED: &str = "return [...document.querySelectorAll('.faces > li')].filter(face => { \
    const picture = face.querySelector('svg.picture'); \
    if (!picture) return true; \
    const { width, height } = picture.getBoundingClientRect(); \
    const painted = use => { const { width, height } = use.getBBox(); return width > 1 && height > 1 }; \
    return width < 100 || height < 70 || ![...picture.querySelectorAll('use')].every(painted); \
}).map(face => face.querySelector('h3').textContent).join(', ')";

/// Leaves pictures, cards and names of the faces, and tells how many sheets they fill: kinds stay together.
const LAY_OUT: &str = "const most = arguments[0], style = new CSSStyleSheet(); \
    style.replaceSync(`body { padding: 12px } body::before, .top, .bottom, .skip, .reference > :not(section), .faces > li > p, .face-drawing a, .ia-card-words, .away { display: none !important } \
        .reference { max-width: none; padding: 0 } h2 { margin: .3rem 0 } .faces { grid-template-columns: repeat(8, minmax(0, 1fr)); gap: .4rem; margin: 0 0 .5rem } \
        .faces > li { padding: .3rem; border: 0; background: none; overflow-wrap: normal } .face-drawing { margin: 0 } .faces h3 { font-size: .8rem; text-align: center; margin: .2rem 0 0 } .ia-card-name, .rt-card-head { font-size: .72rem; letter-spacing: -.02em; overflow-wrap: normal; word-break: normal }`); \
    document.adoptedStyleSheets = [style]; \
    let sheet = 0, held = 0; \
    for (const kind of document.querySelectorAll('.reference > section')) { \
        const faces = kind.querySelectorAll('.faces > li').length; \
        if (held > 0 && held + faces > most) [sheet, held] = [sheet + 1, 0]; \
        held += faces; kind.dataset.sheet = sheet; } \
    return sheet + 1";

/// Shows one sheet and returns its height.
const TURN_TO: &str = "for (const kind of document.querySelectorAll('[data-sheet]')) kind.classList.toggle('away', kind.dataset.sheet !== String(arguments[0])); \
    return Math.ceil(document.querySelector('.reference').getBoundingClientRect().bottom + scrollY + 12)";

async fn look(game: &str) {
    let server = Server::start();
    let mut ada = Browser::open(&server, SHEET).await;
    for (time, dark) in [("day", false), ("night", true)] {
        ada.switch_to(SHEET).await;
        ada.prefer_dark(dark).await;
        ada.go(&format!("/gallery/{game}")).await;
        ada.until("every face has its picture", async || ada.run(UNPAINTED).await == json!("")).await;
        if std::env::var_os("OCHRE_BLESS").is_some() {
            take_sheets(&mut ada, game, time).await;
        }
    }
}

async fn take_sheets(ada: &mut Browser, game: &str, time: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/faces");
    let sheets = ada.page.execute(LAY_OUT, vec![json!(MOST)]).await.unwrap().as_u64().unwrap();
    for sheet in 0..sheets {
        let height = ada.page.execute(TURN_TO, vec![json!(sheet)]).await.unwrap().as_u64().unwrap();
        ada.switch_to(Device { height: u32::try_from(height).unwrap(), ..SHEET }).await;
        let name = if sheets > 1 {
            format!("{game}-{}-{time}.png", sheet + 1)
        } else {
            format!("{game}-{time}.png")
        };
        ada.screenshot(&folder.join(name)).await;
    }
}

#[tokio::test]
async fn every_face_of_ice_age_has_its_picture() {
    look("ice-age").await;
}

/// With Rivers & Rafts.
#[tokio::test]
async fn every_face_of_endless_winter_has_its_picture() {
    look("endless-winter").await;
}

#[tokio::test]
async fn every_face_of_rise_of_tribes_has_its_picture() {
    look("rise-of-tribes").await;
}
