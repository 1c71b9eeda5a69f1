//! Overlays from anywhere: a broken one gets a message, an accepted one gives a game that can be played.
#![no_main]

use libfuzzer_sys::fuzz_target;
use ochre_fuzz::play_on;
use table::{any::Opening, dealer::Seed, record::Overlay};

/// Lines of overlays, with a place for a number and for a word.
const LINES: &[&str] = &[
    "[numbers]\n",
    "[cards]\n",
    "[events]\n",
    "[goals]\n",
    "[tribes]\n",
    "[columns]\n",
    "clubs = { is = # }\n",
    "hunters = { is = # }\n",
    "name = \"@\"\n",
    "effect = \"@ # @\"\n",
    "count = #\n",
    "points = #\n",
    "@ = { is = # }\n",
    "[@.@]\n",
    "@ = \"place # hunters on steppe\"\n",
    "@ = [#, #, #]\n",
];

fuzz_target!(|data: &[u8]| {
    let Some((&first, rest)) = data.split_first() else { return };
    let games = catalog::all();
    let game = games[usize::from(first >> 1) % games.len()].boxed();
    let text = if first & 1 == 0 {
        String::from_utf8_lossy(rest).into_owned()
    } else {
        let line = |bytes: &[u8]| {
            let word: String = bytes.iter().skip(2).map(|byte| char::from(b'a' + byte % 26)).collect();
            let number = bytes.get(1).copied().unwrap_or_default().to_string();
            LINES[usize::from(bytes[0]) % LINES.len()].replace('#', &number).replace('@', &word)
        };
        rest.chunks(6).map(line).collect()
    };
    let checked = game.check_content("mine.toml", &text);
    if let Err(error) = &checked {
        assert!(!error.to_string().is_empty());
    }
    let opening = Opening {
        overlay: Some(Overlay { file: "mine.toml".to_owned(), text }),
        seed: Some(Seed::from_number(rest.len() as u64)),
        ..Opening::default()
    };
    if let Ok(mut table) = game.open(&opening) {
        assert!(checked.is_ok(), "a table opens with content that was refused");
        play_on(table.as_mut(), rest, 40);
    }
});
